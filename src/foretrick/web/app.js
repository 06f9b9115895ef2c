/** The entry: looks at the path and shows the page that belongs to it. */
import { html, render, useEffect } from "./lib.js";
import { NewTablePage, ReviewPage, RulesPage, StartPage } from "./pages.js";
import { TablePage } from "./table.js";
import { go, path } from "./store.js";

/** Links inside the client change the page without loading it anew. @param {MouseEvent} event */
function onClick(event) {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = /** @type {Element} */ (event.target).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (!/^\/($|new\/|t\/|rules\/|review$)/.test(link.pathname) || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

function App() {
  useEffect(() => {
    addEventListener("click", onClick);
    return () => removeEventListener("click", onClick);
  }, []);
  const [, first, second, third] = path.value.split("/").map(decodeURIComponent);
  if (first === "t" && second && third === "review") return html`<${ReviewPage} key=${second} table=${second} />`;
  if (first === "review") return html`<${ReviewPage} key="any" table=${null} />`;
  if (first === "t" && second) return html`<${TablePage} key=${second} id=${second} />`;
  if (first === "new" && second) return html`<${NewTablePage} key=${second} game=${second} />`;
  if (first === "rules" && second) return html`<${RulesPage} key=${second} game=${second} />`;
  return html`<${StartPage} />`;
}

const root = document.getElementById("app");
if (root) render(html`<${App} />`, root);
