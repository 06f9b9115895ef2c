/** The entry: looks at the path and shows the page that belongs to it. */
import { html, render, useEffect, useState } from "./lib.js";
import { TopBar } from "./frame.js";
import { ROUTES, pageOf, routeOf } from "./routes.js";
import { firstWords, say } from "./say.js";
import { go, path } from "./store.js";

/** @typedef {import("./routes.js").Found} Found */

/** Links inside the client change the page without loading it anew. @param {MouseEvent} event */
function onClick(event) {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = /** @type {Element} */ (event.target).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (!routeOf(link.pathname) || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** A page that could not be loaded: a server that is gone, or a version of it without this page. */
function NoPage() {
  return html`<div class="page">
    <${TopBar} />
    <main class="no-page">
      <h1>${say("page-missing")}</h1>
      <p>${say("page-missing-why")}</p>
      <p class="row"><button type="button" class="press" onClick=${() => location.reload()}>${say("page-again")}</button></p>
    </main>
  </div>`;
}

/** The page of the path; the one before stays until the next is here. */
function App() {
  const [shown, setShown] = useState(/** @type {{page: any, found: Found, at: string}|null} */ (null));
  useEffect(() => {
    addEventListener("click", onClick);
    return () => removeEventListener("click", onClick);
  }, []);
  const at = path.value;
  useEffect(() => {
    let late = false;
    const found = routeOf(at) ?? { route: ROUTES[0], props: {} };
    const show = (/** @type {any} */ page) => late || setShown({ page: page ?? NoPage, found, at });
    void pageOf(found.route).then(show, () => show(NoPage));
    return () => void (late = true);
  }, [at]);
  return shown && html`<${shown.page} key=${shown.at} ...${shown.found.props} />`;
}

const root = document.getElementById("app");
void firstWords().then(() => root && render(html`<${App} />`, root));
