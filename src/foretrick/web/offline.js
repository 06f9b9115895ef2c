/** Keeps the pad at hand without a network, where the page is secure enough for a browser to allow it. */

/** The version of the client that this page is, as the server wrote it. */
const VERSION = document.querySelector('meta[name="version"]')?.getAttribute("content") ?? "";

/** A page of an older version is loaded anew as soon as nobody is in the middle of something: all that was written is kept. */
function renew() {
  const busy = () => document.querySelector("dialog[open]") !== null || document.activeElement?.matches("input:not(.slot), textarea");
  if (!busy() || document.hidden) return location.reload();
  setTimeout(renew, 1000);
}

let begun = false;
/** Begins to keep the client's files, once the page is quiet. */
export function keepAtHand() {
  const worker = navigator.serviceWorker;
  if (!worker || begun) return;
  begun = true;
  worker.addEventListener("message", ({ data }) => {
    if (data?.kind === "version" && VERSION && data.version !== VERSION) renew();
  });
  const begin = () => void worker.register("/sw.js").catch(() => {});
  // A page that was shown without a network may be of an older version than the server.
  addEventListener("online", () => void worker.getRegistration().then((found) => found?.update()).catch(() => {}));
  if (document.readyState === "complete") setTimeout(begin);
  else addEventListener("load", begin, { once: true });
}
