/** The search box of a text: what is typed, where it stands, and the way from hit to hit. */
import { html, useEffect, useMemo, useRef, useState } from "./lib.js";
import { Suit } from "./cards.js";
import { LETTERS, suitWords } from "./clauses.js";
import { find, wordsOf } from "./finding.js";
import { language, say } from "./say.js";

/** @typedef {import("./finding.js").Passage} Passage */
/** @typedef {import("./finding.js").Hit} Hit */
/** @typedef {import("./finding.js").Fits} Fits */

const NAME = "found";

/**
 * Marks the words in the text itself, where the browser can without touching it.
 * @param {HTMLElement|null} root
 * @param {Hit[]} hits
 * @param {Fits[]} fits
 */
function markIn(root, hits, fits) {
  const marks = /** @type {Map<string, unknown>|undefined} */ (/** @type {any} */ (CSS).highlights);
  if (!marks) return;
  marks.delete(NAME);
  const ranges = hits.flatMap(({ passage }) => {
    const first = root?.querySelector(`[id="${CSS.escape(passage.id)}"]`);
    return first ? elementsOf(first).flatMap((element) => rangesIn(element, fits)) : [];
  });
  const Marks = /** @type {any} */ (globalThis).Highlight;
  if (ranges.length) marks.set(NAME, new Marks(...ranges));
}

/** A passage, and the tables and paragraphs that belong to it. @param {Element} first */
function elementsOf(first) {
  const found = [first];
  if (!first.classList.contains("clause")) return found;
  for (let next = first.nextElementSibling; next && !next.id; next = next.nextElementSibling) found.push(next);
  return found;
}

/** @param {Element} element @param {Fits[]} fits */
function rangesIn(element, fits) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  /** @type {Range[]} */
  const ranges = [];
  while (walker.nextNode()) {
    const text = /** @type {Text} */ (walker.currentNode);
    if (text.parentElement?.closest(".unseen")) continue;
    for (const { from, to, forms } of wordsOf(text.data, {})) {
      if (!fits.some((fit) => fit(forms))) continue;
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Text with its suits drawn. @param {string} text */
const drawn = (text) => text.split(/([♠♥♦♣])/).map((piece) => (LETTERS[piece] ? html`<${Suit} suit=${LETTERS[piece]} />` : piece));

/** @param {{hit: Hit, id: string, active: boolean, onPick: () => void}} props */
function Found({ hit, id, active, onPick }) {
  const root = useRef(/** @type {HTMLElement|null} */ (null));
  const { passage, pieces } = hit;
  useEffect(() => {
    if (active) root.current?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return html`<li role="option" id=${id} ref=${root} aria-selected=${String(active)} data-goes=${passage.id} onClick=${onPick}>
    <span class="found-place">${passage.number && html`<b>${passage.number}</b>`}<span>${passage.section}</span></span>
    <span class="found-words">${pieces.map(({ text, marked }) => (marked ? html`<mark>${drawn(text)}</mark>` : drawn(text)))}</span>
  </li>`;
}

/** "/" comes here, from wherever nobody types. @param {{current: HTMLInputElement|null}} field */
function useSlash(field) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (/** @type {Element} */ (event.target).closest("input, select, textarea, [contenteditable]")) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/**
 * What is found, and the hit one stands at; null until one was shown.
 * @param {Passage[]} passages
 * @param {{current: HTMLElement|null}} root
 */
function useFinding(passages, root) {
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const [shown, setShown] = useState(/** @type {number|null} */ (null));
  const { hits, fits } = useMemo(() => find(passages, query, suitWords()), [passages, query, language.value]);
  useEffect(() => {
    markIn(root.current, hits, fits);
    return () => markIn(null, [], []);
  }, [hits]);
  /** @param {string} text */
  const type = (text) => {
    setQuery(text);
    setAt(0);
    setShown(null);
  };
  return { query, type, at, setAt, shown, setShown, hits };
}

/** What a live region says, and what the bar shows. @param {string} query @param {Hit[]} hits @param {number|null} shown */
function countWords(query, hits, shown) {
  if (!query.trim()) return "";
  return shown === null ? say("rules-find-count", { hits: hits.length }) : say("rules-find-at", { at: shown + 1, hits: hits.length });
}

/** @param {{d: string, label: string, onPress: () => void}} props */
const Step = ({ d, label, onPress }) => html`<button type="button" class="find-step" aria-label=${label} title=${label} onClick=${onPress}><svg viewBox="0 0 20 20" aria-hidden="true"><path d=${d} /></svg></button>`;

/**
 * @param {{passages: Passage[], root: {current: HTMLElement|null}, onShow: (id: string, focus: boolean) => void}} props
 *   `onShow`: goes to a passage; `focus`: and takes the keyboard there
 */
export function Finder({ passages, root, onShow }) {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));
  const [open, setOpen] = useState(false);
  const { query, type, at, setAt, shown, setShown, hits } = useFinding(passages, root);
  useSlash(field);
  /** @param {number} place @param {boolean} focus */
  const show = (place, focus) => {
    const hit = hits[(place + hits.length) % hits.length];
    if (!hit) return;
    setAt(hits.indexOf(hit));
    setShown(hits.indexOf(hit));
    setOpen(false);
    onShow(hit.passage.id, focus);
  };
  /** @param {number} by */
  const step = (by) => show(shown === null ? at : shown + by, false);
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by && hits.length) {
      if (open) setAt((at + by + hits.length) % hits.length);
      else setOpen(true);
    } else if (event.key === "Enter") open ? show(at, false) : step(event.shiftKey ? -1 : 1);
    else if (event.key === "Escape" && query) open ? setOpen(false) : type("");
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** @param {FocusEvent} event */
  const left = (event) => {
    if (!box.current?.contains(/** @type {Node|null} */ (event.relatedTarget))) setOpen(false);
  };
  const some = query.trim() !== "";
  const listed = open && some;
  const count = countWords(query, hits, shown);
  return html`<search class="find" ref=${box} onFocusOut=${left}>
    <div class="find-bar">
      <svg class="find-glass" viewBox="0 0 20 20" aria-hidden="true"><circle cx="8.500" cy="8.500" r="5.500" /><path d="m12.700 12.700 4.300 4.300" /></svg>
      <input type="search" role="combobox" ref=${field} value=${query} aria-label=${say("rules-find")} placeholder=${say("rules-find")} aria-keyshortcuts="/" autocomplete="off" autocapitalize="none" spellcheck=${false} enterkeyhint="search"
        aria-autocomplete="list" aria-expanded=${String(listed && hits.length > 0)} aria-controls="found-list" aria-activedescendant=${listed && hits.length ? `found-${at}` : null}
        onInput=${(/** @type {Event} */ event) => {
          type(/** @type {HTMLInputElement} */ (event.target).value);
          setOpen(true);
        }} onFocus=${() => setOpen(true)} onKeyDown=${onKey} />
      ${!some && html`<kbd class="find-key" aria-hidden="true">/</kbd>`}
      <span class="find-count" role="status">${count}</span>
      ${some && hits.length > 0 && html`<${Step} d="M5 12.500 10 7.500l5 5" label=${say("rules-find-before")} onPress=${() => step(-1)} /><${Step} d="m5 7.500 5 5 5-5" label=${say("rules-find-next")} onPress=${() => step(1)} />`}
    </div>
    <div class="find-list" hidden=${!listed}>
      <ul role="listbox" id="found-list" aria-label=${say("rules-find-hits")} onPointerDown=${(/** @type {Event} */ event) => event.preventDefault()}>
        ${hits.map((hit, place) => html`<${Found} key=${hit.passage.id} hit=${hit} id=${`found-${place}`} active=${place === at} onPick=${() => show(place, true)} />`)}
      </ul>
      ${listed && !hits.length && html`<div class="find-none"><p><b>${say("rules-find-none", { words: query.trim() })}</b></p><p>${say("rules-find-none-try")}</p></div>`}
    </div>
  </search>`;
}
