/** A rule page as the server sends it, made ready to read, to link into and to search. */
import { SUIT_PATHS, cardName } from "./cards.js";
import { say } from "./say.js";

/** @typedef {import("./types").SuitLetter} SuitLetter */
/** @typedef {import("./finding.js").Passage} Passage */
/** @typedef {{id: string, number: string, title: string}} Entry */

/** @type {Record<string, SuitLetter>} */
export const LETTERS = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };
const CLASSES = { S: "spade", H: "heart", D: "diamond", C: "club" };
const CLAUSE = /^\d+\.\d+$/;
export const TOKENS = /(10|[2-9AKQJ])?([♠♥♦♣])|\b(\d{1,2}\.\d{1,2})\b/g;

/** The suits as they are said here, by their symbols. @returns {Record<string, string>} */
export const suitWords = () => ({ "♠": say("suit-spades"), "♥": say("suit-hearts"), "♦": say("suit-diamonds"), "♣": say("suit-clubs") });

/**
 * The drawn symbol: the character may come out as a picture on some phones. A screen reader hears the card.
 * @param {Document} page
 * @param {string} rank
 * @param {string} symbol
 */
function suitNode(page, rank, symbol) {
  const letter = LETTERS[symbol];
  const node = page.createElement("span");
  node.className = "suit-in-text";
  node.innerHTML = `<span aria-hidden="true">${rank}<svg class="suit ${CLASSES[letter]}" viewBox="0 0 32 32"><path d="${SUIT_PATHS[letter]}"/></svg></span><span class="unseen"></span>`;
  const heard = rank ? cardName(`${rank === "10" ? "T" : rank}${letter}`) : suitWords()[symbol];
  if (node.lastElementChild) node.lastElementChild.textContent = ` ${heard} `;
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
      const [whole, rank = "", suit, clause] = found;
      if (!suit && (inLink || !clauses.has(clause))) continue;
      pieces.push(text.data.slice(from, found.index), suit ? suitNode(page, rank, suit) : clauseLink(page, clause));
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
    heading.id = number || title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
    if (number) {
      heading.innerHTML = `<span class="heading-number">${number}</span> `;
      heading.append(title);
    }
    return { id: heading.id, number, title };
  });
}

/** @param {Element} element */
const words = (element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();

/**
 * The passages that can be found: every clause with what belongs to it, and elsewhere every paragraph and tip.
 * @param {Document} page
 * @param {Entry[]} entries
 */
function gather(page, entries) {
  /** @type {Passage[]} */
  const passages = [];
  /** @type {Entry|undefined} */
  let entry;
  let among = 0;
  /** @param {Element} element */
  const add = (element) => {
    const number = element.classList.contains("clause") ? element.id : "";
    element.id ||= `${entry?.id ?? "lead"}-${++among}`;
    passages.push({ id: element.id, number, section: entry?.title ?? "", parts: [number ? words(element).slice(number.length).trim() : words(element)] });
  };
  for (const element of page.body.children) {
    const last = passages[passages.length - 1];
    if (element.tagName === "H2") {
      entry = entries.find(({ id }) => id === element.id);
      among = 0;
    } else if (element.tagName === "TABLE" && last) last.parts.push(...[...element.querySelectorAll("tr")].map((row) => [...row.children].map(words).join(" · ")));
    else if (element.tagName === "UL" || element.tagName === "OL") [...element.children].forEach(add);
    else if (!entry?.number || element.classList.contains("clause") || !last) add(element);
    else last.parts.push(words(element));
  }
  return passages;
}

/** @param {Document} page */
function frameTables(page) {
  for (const table of page.querySelectorAll("table")) {
    const frame = page.createElement("div");
    frame.className = "wide";
    frame.tabIndex = 0;
    frame.setAttribute("role", "group");
    frame.setAttribute("aria-label", say("rules-table"));
    table.replaceWith(frame);
    frame.append(table);
  }
}

/**
 * What the server sent, made ready to read. The html comes from the package's own pages.
 * @param {string} source
 */
export function prepared(source) {
  const page = new DOMParser().parseFromString(source, "text/html");
  page.querySelector("h1")?.remove();
  const lead = page.querySelector("body > p");
  if (lead && !lead.querySelector("strong")) lead.className = "lead";
  const entries = markHeadings(page);
  const clauses = markClauses(page);
  const passages = gather(page, entries);
  enrichTexts(page, clauses);
  frameTables(page);
  return { html: page.body.innerHTML, entries, passages };
}
