/** The rules of a game, as a page to read and as a panel at the table. */
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "./lib.js";
import { get } from "./ask.js";
import { prepared } from "./clauses.js";
import { Emblem } from "./emblems.js";
import { Finder } from "./finder.js";
import { TopBar, Trouble, useTitle } from "./frame.js";
import { language, say } from "./say.js";
import { calm } from "./store.js";

/** @typedef {import("./clauses.js").Entry} Entry */
/** @typedef {{game: string, title: string, language: string, guide: boolean, html: string}} Rules */

/**
 * The page in the language of now. While it is fetched in another one, the one before stays.
 * @param {string} game
 */
function useRules(game) {
  const [state, setState] = useState(/** @type {Rules|{error: string}|null} */ (null));
  const now = language.value;
  useEffect(() => {
    let late = false;
    void get(`/api/rules/${encodeURIComponent(game)}`).then((answer) => {
      if (!late) setState(answer.ok ? { game, ...answer.body } : { error: answer.error });
    });
    return () => void (late = true);
  }, [game, now]);
  return state && "html" in state && state.game !== game ? null : state;
}

/** @param {{entries: Entry[]}} props */
const Contents = ({ entries }) => html`<nav class="contents" aria-label=${say("rules-contents")}>
  <ol>
    ${entries.map(({ id, number, title }) => html`<li key=${id}><a href=${`#${id}`}><span>${number}</span>${title}</a></li>`)}
  </ol>
</nav>`;

/** Another language is longer or shorter: what was at the top of the window is there again. @param {{current: HTMLElement|null}} root @param {string} source */
function useSamePlace(root, source) {
  const before = useRef({ source: "", id: "" });
  if (before.current.source !== source) before.current = { source, id: before.current.source ? topmost(root.current) : "" };
  useLayoutEffect(() => {
    if (before.current.id) root.current?.querySelector(`[id="${CSS.escape(before.current.id)}"]`)?.scrollIntoView({ block: "start" });
  }, [source]);
}

/** The clause or numbered heading at the top of the window, unless the page is still at its beginning. @param {HTMLElement|null} root */
function topmost(root) {
  const all = [...(root?.querySelectorAll(".clause, h2[id]") ?? [])].filter(({ id }) => /^\d/.test(id));
  const at = all.findIndex((element) => element.getBoundingClientRect().top > 60);
  return at > 0 ? all[at].id : "";
}

/** @param {{rules: Rules}} props */
const OtherWays = ({ rules }) => html`<p class="rules-ways">
  <a href=${`/learn/${rules.game}`}>${say("rules-to-lesson")}</a>
  ${rules.guide && html`<a href=${`/guide/${rules.game}`}>${say("rules-to-guide")}</a>`}
  <a href=${`/new/${rules.game}`}>${say("rules-to-table")}</a>
</p>`;

/**
 * The text with its contents; it fits a page and a narrow panel alike.
 * @param {{game: string, page?: boolean}} props  `page`: it is a page of its own, with an address to each clause
 */
export function RulesText({ game, page = false }) {
  const state = useRules(game);
  const root = useRef(/** @type {HTMLElement|null} */ (null));
  const source = state && "html" in state ? state.html : "";
  const text = useMemo(() => prepared(source), [source, language.value]);
  useSamePlace(root, source);
  useEffect(() => {
    if (source && page && location.hash) show(root.current, decodeURIComponent(location.hash.slice(1)), "auto");
  }, [game, source === ""]);
  /** @param {string} id @param {boolean} [focus] */
  const goTo = (id, focus = true) => {
    show(root.current, id, "smooth", focus);
    if (page) history.replaceState(null, "", `#${id}`);
  };
  /** @param {MouseEvent} event */
  const clicked = (event) => {
    const link = /** @type {HTMLElement} */ (event.target).closest("a[href^='#']");
    if (!link) return;
    event.preventDefault();
    goTo(decodeURIComponent(link.getAttribute("href")?.slice(1) ?? ""));
  };
  if (state && "error" in state) return html`<${Trouble} text=${state.error} />`;
  if (!state) return html`<p class="rules-wait">${say("rules-wait")}</p>`;
  return html`<article class="rules" ref=${root} onClick=${clicked}>
    <div class="rules-sheet">
      <header>
        <${Emblem} game=${game} size="small" />
        <div><h1>${state.title}</h1>${page && html`<${OtherWays} rules=${state} />`}</div>
      </header>
      <${Finder} passages=${text.passages} root=${root} onShow=${goTo} />
      <${Contents} entries=${text.entries} />
      ${state.language !== language.value && html`<p class="rules-note">${say("rules-not-in-language")}</p>`}
      <div class="prose" lang=${state.language} dangerouslySetInnerHTML=${{ __html: text.html }}></div>
    </div>
  </article>`;
}

/**
 * Goes to a clause and marks it for a while.
 * @param {HTMLElement|null} root
 * @param {string} id
 * @param {ScrollBehavior} behavior
 * @param {boolean} [focus]
 */
function show(root, id, behavior, focus = true) {
  const found = root?.querySelector(`[id="${CSS.escape(id)}"]`);
  if (!(found instanceof HTMLElement)) return;
  root?.querySelector("[data-shown]")?.removeAttribute("data-shown");
  found.dataset.shown = "";
  found.tabIndex = -1;
  if (focus) found.focus({ preventScroll: true });
  found.scrollIntoView({ block: "start", behavior: calm() ? "auto" : behavior });
}

/** @param {{game: string}} props */
export function RulesPage({ game }) {
  useTitle(say("rules-name"));
  return html`<div class="page rules-page">
    <${TopBar} />
    <main><${RulesText} game=${game} page /></main>
  </div>`;
}
