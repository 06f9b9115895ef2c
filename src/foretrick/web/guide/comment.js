/** What is said of a move: what happened, and the comment, with its clauses as links and its suits drawn. */
import { html } from "../lib.js";
import { Suit, cardName } from "../cards.js";
import { LETTERS, TOKENS, suitWords } from "../clauses.js";

/** @typedef {import("./page.js").Frame} Frame */

/** @param {{rank: string, symbol: string, faces: Frame["faces"]}} props */
function Card({ rank, symbol, faces }) {
  const suit = LETTERS[symbol];
  const heard = rank ? cardName(`${rank === "10" ? "T" : rank}${suit}`, faces) : suitWords()[symbol];
  return html`<span class="suit-in-text"><span aria-hidden="true">${rank}<${Suit} suit=${suit} /></span><span class="unseen">${heard}</span></span>`;
}

/** @param {{text: string, game: string, faces: Frame["faces"]}} props */
function Prose({ text, game, faces }) {
  /** @type {unknown[]} */
  const pieces = [];
  let from = 0;
  for (const found of text.matchAll(TOKENS)) {
    const [whole, rank = "", symbol, clause] = found;
    pieces.push(text.slice(from, found.index));
    pieces.push(symbol ? html`<${Card} rank=${rank} symbol=${symbol} faces=${faces} />` : html`<a href=${`/rules/${game}#${clause}`}>${clause}</a>`);
    from = found.index + whole.length;
  }
  return html`${pieces}${text.slice(from)}`;
}

/** Spoken when it changes. @param {{frame: Frame, game: string}} props */
export function Comment({ frame, game }) {
  const { told, note, faces } = frame;
  return html`<div class=${`guide-words${note ? " noted" : ""}`} role="status">
    <p class="guide-told">${told}</p>
    ${note && html`<p class="guide-note"><${Prose} text=${note} game=${game} faces=${faces} /></p>`}
  </div>`;
}
