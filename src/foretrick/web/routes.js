/** Which page belongs to which path. A page's module and its own style sheets are loaded when it is first wanted. */

/**
 * `path`: `{name}` in it stands for one part, which the page gets as a property of that name. `module` exports the
 * component `page`. `sheets`: style sheets beside those that every page has.
 * @typedef {{path: string, module: string, page: string, sheets?: string[]}} Route
 * @typedef {{route: Route, props: Record<string, string>}} Found
 */

/** One line a page. @type {Route[]} */
export const ROUTES = [
  { path: "/", module: "./start.js", page: "StartPage" },
  { path: "/new/{game}", module: "./create.js", page: "NewTablePage" },
  { path: "/t/{id}", module: "./table.js", page: "TablePage" },
  { path: "/t/{table}/review", module: "./review.js", page: "ReviewPage" },
  { path: "/review", module: "./review.js", page: "ReviewPage" },
  { path: "/rules/{game}", module: "./rules.js", page: "RulesPage" },
  { path: "/guide/{game}", module: "./guide/page.js", page: "GuidePage", sheets: ["./guide/guide.css"] },
  { path: "/pad", module: "./pad/page.js", page: "PadPage", sheets: ["pad/pad.css"] },
  { path: "/pad/{id}", module: "./pad/page.js", page: "PadPage", sheets: ["pad/pad.css"] },
  { path: "/learn", module: "./learn/page.js", page: "LearnPage", sheets: ["./learn/learn.css"] },
  { path: "/learn/{game}", module: "./learn/page.js", page: "LessonPage", sheets: ["./learn/learn.css"] },
  { path: "/learn/{game}/trainer", module: "./learn/page.js", page: "TrainerPage", sheets: ["./learn/learn.css"] },
  { path: "/sheets", module: "./sheets/page.js", page: "SheetsPage", sheets: ["./sheets/sheets.css"] },
];

/** The page at a path and what the path says to it. @param {string} path @returns {Found|null} */
export function routeOf(path) {
  for (const route of ROUTES) {
    const props = fitting(route.path, path);
    if (props) return { route, props };
  }
  return null;
}

/** @param {string} pattern @param {string} path @returns {Record<string, string>|null} */
function fitting(pattern, path) {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return null;
  /** @type {Record<string, string>} */
  const props = {};
  for (const [at, part] of wanted.entries()) {
    if (!part.startsWith("{")) {
      if (part !== given[at]) return null;
    } else if (!given[at]) return null;
    else props[part.slice(1, -1)] = decoded(given[at]);
  }
  return props;
}

/** @param {string} part */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** @type {Map<string, Promise<unknown>>} */
const sheetsHere = new Map();

/** @param {string} file */
function sheet(file) {
  const begun =
    sheetsHere.get(file) ??
    new Promise((done) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = new URL(file, import.meta.url).href;
      link.onload = done;
      // A page without its own style is better than none.
      link.onerror = done;
      document.head.append(link);
    });
  sheetsHere.set(file, begun);
  return begun;
}

/** Begins to load the page at a path, which will be wanted in a moment. @param {string} path */
export function expectPage(path) {
  const found = routeOf(path);
  // Whoever shows it then hears why it could not be loaded.
  if (found) pageOf(found.route).catch(() => {});
}

/** The component of a route, once its module and its sheets are here. @param {Route} route @returns {Promise<any>} */
export async function pageOf({ module, page, sheets = [] }) {
  const [found] = await Promise.all([import(module), ...sheets.map(sheet)]);
  return found[page];
}
