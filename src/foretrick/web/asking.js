/** What the player is asked besides cards: a bid, a trump suit, to look or to bid blind. */
import { html, signal, useLayoutEffect, useRef } from "./lib.js";
import { Suit, suitWord } from "./cards.js";
import { note, pending } from "./store.js";
import { hintedAction } from "./hint.js";
import { bidText, capital } from "./format.js";
import { say } from "./say.js";
import { act } from "./socket.js";
import { speak } from "./speech.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").BidValue} BidValue */
/** @typedef {import("./types").SuitLetter} SuitLetter */

const SECOND_DIGIT = 800;
/** The digits typed so far, while a second one may come. */
export const typed = signal("");
let timer = 0;

/** Bids, or says why not. @param {View} view @param {BidValue} bid */
export function choose(view, bid) {
  const action = `bid ${bid}`;
  if (view.legal.includes(action)) return void act(action);
  const why = view.barred[action];
  if (!why) return;
  note(why);
  speak(why);
}

/**
 * A digit bids; where a longer number may be meant, it waits a moment for the second.
 * @param {View} view @param {string} digit
 */
export function typeBid(view, digit) {
  const numbers = view.bid_row.filter((bid) => typeof bid === "number").map(String);
  const text = numbers.includes(typed.value + digit) ? typed.value + digit : digit;
  if (!numbers.includes(text)) return;
  clearTimeout(timer);
  const longer = numbers.some((number) => number !== text && number.startsWith(text));
  if (!longer) return take(view, text);
  typed.value = text;
  timer = window.setTimeout(() => take(view, text), SECOND_DIGIT);
}

/** @param {View} view @param {string} text */
function take(view, text) {
  typed.value = "";
  choose(view, Number(text));
}

/** @param {BidValue} bid */
const label = (bid) => capital(bidText(bid));

/** Rows of equal length, at most seven in each. @param {number} many */
const columns = (many) => Math.ceil(many / Math.ceil(many / 7));

/** @param {{view: View}} props */
function BidRow({ view }) {
  const reasons = [...new Set(view.bid_row.map((bid) => view.barred[`bid ${bid}`]).filter(Boolean))];
  return html`<div class="asking bids" role="group" aria-label=${say("table-your-bid")}>
    <div class="bid-row" style=${`--columns:${columns(view.bid_row.length)}`}>
      ${view.bid_row.map((bid) => {
        const action = `bid ${bid}`;
        const barred = !view.legal.includes(action);
        const on = pending.value?.action === action || typed.value === String(bid);
        const hinted = hintedAction() === action;
        return html`<button type="button" key=${bid} class=${`bid${typeof bid === "number" ? "" : " wide"}${on ? " on" : ""}${hinted ? " hinted" : ""}`} data-bid=${bid}
          aria-disabled=${barred ? "true" : null} aria-describedby=${barred ? "why-bid" : null}
          aria-label=${hinted ? say("table-suggested", { what: say("table-bid-it", { bid: bidText(bid) }) }) : say("table-bid-it", { bid: bidText(bid) })} onClick=${() => choose(view, bid)}>${label(bid)}</button>`;
      })}
    </div>
    ${reasons.length > 0 && html`<p class="why" id="why-bid">${reasons[0]}</p>`}
  </div>`;
}

/** @param {{view: View}} props */
function TrumpRow({ view }) {
  const suits = view.legal.filter((action) => action.startsWith("trump ")).map((action) => /** @type {SuitLetter} */ (action.slice(6)));
  return html`<div class="asking trumps" role="group" aria-label=${say("table-name-trump")}>
    ${suits.map((suit) => html`<button type="button" key=${suit} class=${`trump-choice${pending.value?.action === `trump ${suit}` ? " on" : ""}${hintedAction() === `trump ${suit}` ? " hinted" : ""}`} data-trump=${suit} onClick=${() => act(`trump ${suit}`)}>
      <${Suit} suit=${suit} /><span>${capital(suitWord(suit))}</span></button>`)}
  </div>`;
}

/** @param {{view: View}} props */
function LookRow({ view }) {
  const blind = view.legal.includes("bid blind-nil");
  return html`<div class="asking look" role="group" aria-label=${say("table-before-look")}>
    <button type="button" class=${hintedAction() === "look" ? "choice hinted" : "choice"} data-look onClick=${() => act("look")}><b>${say("table-look")}</b><span>${say("table-look-help")}</span></button>
    ${blind && html`<button type="button" class=${hintedAction() === "bid blind-nil" ? "choice hinted" : "choice"} data-bid="blind-nil" onClick=${() => act("bid blind-nil")}><b>${capital(say("table-blind-nil"))}</b><span>${say("table-blind-nil-help")}</span></button>`}
  </div>`;
}

/** Whoever answered by keyboard goes on in the hand. @param {{children?: unknown}} props */
function Question({ children }) {
  const root = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      setTimeout(() => document.activeElement === document.body && /** @type {HTMLElement|null} */ (document.querySelector('.hand [tabindex="0"]'))?.focus());
    };
  }, []);
  return html`<div class="question" ref=${root}>${children}</div>`;
}

/** @param {View} view */
function question(view) {
  if (view.legal.includes("look")) return html`<${LookRow} view=${view} />`;
  if (view.phase === "trump" && view.legal.length) return html`<${TrumpRow} view=${view} />`;
  if (view.phase === "bid" && view.legal.length && view.bid_row.length) return html`<${BidRow} view=${view} />`;
  return null;
}

/** @param {{view: View}} props */
export function Asking({ view }) {
  const asked = question(view);
  return asked && html`<${Question}>${asked}<//>`;
}
