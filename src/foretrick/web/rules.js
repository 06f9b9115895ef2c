/** The rules of a game, as a page to read and as a panel at the table. */
import { html, useEffect, useMemo, useRef, useState } from "./lib.js";
import { get } from "./ask.js";
import { SUIT_PATHS, SUIT_WORDS } from "./cards.js";
import { Emblem } from "./emblems.js";
import { TopBar, Trouble, useTitle } from "./frame.js";

/** @typedef {import("./types").SuitLetter} SuitLetter */
/** @typedef {{id: string, number: string, title: string}} Entry */

/** @type {Record<string, SuitLetter>} */
const LETTERS = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };
const CLASSES = { S: "spade", H: "heart", D: "diamond", C: "club" };
const CLAUSE = /^\d+\.\d+$/;
const TOKENS = /([♠♥♦♣])|\b(\d{1,2}\.\d{1,2})\b/g;

/**
 * The drawn symbol: the character may come out as a picture on some phones.
 * @param {Document} page
 * @param {string} symbol
 */
function suitNode(page, symbol) {
  const letter = LETTERS[symbol];
  const node = page.createElement("span");
  node.className = "suit-in-text";
  node.innerHTML = `<svg class="suit ${CLASSES[letter]}" viewBox="0 0 32 32" aria-hidden="true"><path d="${SUIT_PATHS[letter]}"/></svg><span class="unseen"> of ${SUIT_WORDS[letter]} </span>`;
  return node;
}

/**
 * @param {Document} page
 * @param {string} clause
 */
function clauseLink(page, clause) {
  const link = page.createElement("a");
  link.href = `#${clause}`;
  link.textContent = clause;
  return link;
}

/**
 * Suits become drawn symbols, mentioned clauses links, in every text of the page.
 * @param {Document} page
 * @param {Set<string>} clauses
 */
function enrichTexts(page, clauses) {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  /** @type {Text[]} */
  const texts = [];
  while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
  for (const text of texts) {
    const inLink = text.parentElement?.closest("a, code, .clause-number");
    const pieces = [];
    let from = 0;
    for (const found of text.data.matchAll(TOKENS)) {
      const [whole, suit, clause] = found;
      if (!suit && (inLink || !clauses.has(clause))) continue;
      pieces.push(text.data.slice(from, found.index), suit ? suitNode(page, suit) : clauseLink(page, clause));
      from = found.index + whole.length;
    }
    if (pieces.length) text.replaceWith(...pieces, text.data.slice(from));
  }
}

/**
 * Each paragraph that opens with its number becomes a clause with an anchor.
 * @param {Document} page
 */
function markClauses(page) {
  const clauses = new Set();
  for (const strong of page.querySelectorAll("p > strong:first-child")) {
    const number = (strong.textContent ?? "").trim();
    const paragraph = strong.parentElement;
    if (!CLAUSE.test(number) || !paragraph) continue;
    clauses.add(number);
    page.getElementById(number)?.removeAttribute("id");
    paragraph.id = number;
    paragraph.className = "clause";
    const link = clauseLink(page, number);
    link.className = "clause-number";
    strong.replaceWith(link);
  }
  return clauses;
}

/**
 * Headings get anchors and are listed.
 * @param {Document} page
 * @returns {Entry[]}
 */
function markHeadings(page) {
  return [...page.querySelectorAll("h2")].map((heading) => {
    const text = (heading.textContent ?? "").trim();
    const [, number = "", title = text] = /^(\d+)\.?\s+(.*)$/.exec(text) ?? [];
    heading.id = number || title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
    if (number) {
      heading.innerHTML = `<span class="heading-number">${number}</span> `;
      heading.append(title);
    }
    return { id: heading.id, number, title };
  });
}

/** @param {Document} page */
function frameTables(page) {
  for (const table of page.querySelectorAll("table")) {
    const frame = page.createElement("div");
    frame.className = "wide";
    frame.tabIndex = 0;
    frame.setAttribute("role", "group");
    frame.setAttribute("aria-label", "Table");
    table.replaceWith(frame);
    frame.append(table);
  }
}

/**
 * What the server sent, made ready to read. The html comes from the package's own pages.
 * @param {string} source
 */
function prepared(source) {
  const page = new DOMParser().parseFromString(source, "text/html");
  page.querySelector("h1")?.remove();
  const lead = page.querySelector("body > p");
  if (lead && !lead.querySelector("strong")) lead.className = "lead";
  const entries = markHeadings(page);
  enrichTexts(page, markClauses(page));
  frameTables(page);
  return { html: page.body.innerHTML, entries };
}

/** @param {string} game */
function useRules(game) {
  const [state, setState] = useState(/** @type {{title: string, html: string}|{error: string}|null} */ (null));
  useEffect(() => {
    let late = false;
    setState(null);
    void get(`/api/rules/${encodeURIComponent(game)}`).then((answer) => {
      if (!late) setState(answer.ok ? answer.body : { error: answer.error });
    });
    return () => void (late = true);
  }, [game]);
  return state;
}

/** @param {{entries: Entry[]}} props */
const Contents = ({ entries }) => html`<nav class="contents" aria-label="Contents">
  <ol>
    ${entries.map(({ id, number, title }) => html`<li key=${id}><a href=${`#${id}`}><span>${number}</span>${title}</a></li>`)}
  </ol>
</nav>`;

/**
 * The text with its contents; it fits a page and a narrow panel alike.
 * @param {{game: string}} props
 */
export function RulesText({ game }) {
  const state = useRules(game);
  const root = useRef(/** @type {HTMLElement|null} */ (null));
  const source = state && "html" in state ? state.html : "";
  const text = useMemo(() => prepared(source), [source]);
  useEffect(() => {
    if (source && location.hash) show(root.current, decodeURIComponent(location.hash.slice(1)), "auto");
  }, [source]);
  /** @param {MouseEvent} event */
  const clicked = (event) => {
    const link = /** @type {HTMLElement} */ (event.target).closest("a[href^='#']");
    if (!link) return;
    event.preventDefault();
    const id = link.getAttribute("href")?.slice(1) ?? "";
    show(root.current, id, "smooth");
    if (location.pathname.startsWith("/rules/")) history.replaceState(null, "", `#${id}`);
  };
  if (state && "error" in state) return html`<${Trouble} text=${state.error} />`;
  if (!state) return html`<p class="rules-wait">Opening the rules</p>`;
  return html`<article class="rules" ref=${root} onClick=${clicked}>
    <div class="rules-sheet">
      <header>
        <${Emblem} game=${game} size="small" />
        <h1>${state.title}</h1>
      </header>
      <${Contents} entries=${text.entries} />
      <div class="prose" dangerouslySetInnerHTML=${{ __html: text.html }}></div>
    </div>
  </article>`;
}

/**
 * Goes to a clause and marks it for a while.
 * @param {HTMLElement|null} root
 * @param {string} id
 * @param {ScrollBehavior} behavior
 */
function show(root, id, behavior) {
  const found = root?.querySelector(`[id="${CSS.escape(id)}"]`);
  if (!(found instanceof HTMLElement)) return;
  root?.querySelector("[data-shown]")?.removeAttribute("data-shown");
  found.dataset.shown = "";
  found.tabIndex = -1;
  found.focus({ preventScroll: true });
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  found.scrollIntoView({ block: "start", behavior: calm ? "auto" : behavior });
}

/** @param {{game: string}} props */
export function RulesPage({ game }) {
  useTitle("Rules");
  return html`<div class="page rules-page">
    <${TopBar}><a class="press link" href=${`/new/${game}`}>Set a table</a></${TopBar}>
    <main><${RulesText} game=${game} /></main>
  </div>`;
}
