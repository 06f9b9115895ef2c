/**
 * The hint: asked for by a button or a key, shown beside the trick until something is played. The card or bid that
 * it names is marked where it lies, and what every other choice would lose stands in the panel as a column.
 */
import { effect, html, useEffect, useRef } from "./lib.js";
import { Suit, cardName, cardWord, suitMessage, suitOf, suitWord } from "./cards.js";
import { bidText, capital, figure } from "./format.js";
import { language, message, say } from "./say.js";
import { asked, connection, note, pending, prefs, setPref, table as tableSignal, view as viewSignal } from "./store.js";
import { newId, send } from "./socket.js";
import { mine, speak } from "./speech.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").Weighed} Weighed */
/** @typedef {import("./types").Advice} Advice */
/** @typedef {import("./types").SuitLetter} SuitLetter */

/** A hint that has not come by then was lost on the way. */
const PATIENCE = 35000;
/** The tallest column stands for at least so many points, so that trifles look like trifles. */
const TALL = 10;
/** A cost within so many standard errors may be chance. */
const SURE = 2;

/** The turn that a view asks something for: a hint is for this turn and no other. @param {View} view */
const placeOf = (view) => [tableSignal.value?.match, view.round, view.phase, view.tricks.length, view.trick?.plays.length, view.hand === null, view.has_bid.filter(Boolean).length].join("/");

/** Whether a hint may be asked for now; with one choice there is none to make. @param {View} view @param {Table} table */
const offered = (view, table) => table.hints && table.status === "playing" && !table.paused && mine(view) && view.legal.length > 1;

/** Takes the hint away. @returns {boolean} whether there was one */
export function putAway() {
  const had = asked.value !== null;
  asked.value = null;
  return had;
}

/** Lets go of a hint whose turn is over. @param {View|null} view */
export function keepHint(view) {
  if (asked.value && (!view || asked.value.place !== placeOf(view) || !mine(view))) putAway();
}

/** Asks for a hint, unless one is there or on its way. */
export function askHint() {
  const view = viewSignal.value, table = tableSignal.value;
  if (!view || !table || asked.value) return;
  if (!offered(view, table)) {
    if (!table.hints) note(say("hint-not-here"));
    return;
  }
  if (connection.value !== "open" || pending.value) return;
  note(null);
  const id = newId();
  asked.value = { id, place: placeOf(view), told: null };
  void send("hint", {}, id).then((reply) => !reply.ok && asked.value?.id === id && putAway());
  setTimeout(() => asked.value?.id === id && !asked.value.told && putAway() && note(say("hint-none")), PATIENCE);
}

// In another language the same hint is told again, which counts for nothing; by then the socket has said which one.
effect(() => {
  void language.value;
  if (!asked.peek()?.told) return;
  queueMicrotask(() => {
    if (!asked.value) return;
    const id = newId();
    asked.value = { ...asked.value, id };
    void send("hint", {}, id);
  });
});

/** The action that the hint names, to be marked where it lies. */
export const hintedAction = () => asked.value?.told?.action ?? null;

/** A bid out of an action. @param {string} which @returns {import("./types").BidValue} */
export const bidOf = (which) => (which === "nil" || which === "blind-nil" ? which : Number(which));

/** An action as advice: "Play the king of hearts". @param {string} action @param {View["faces"]} faces */
export function inWords(action, faces) {
  const [what, which] = action.split(" ");
  if (what === "play") return say("hint-play", { card: cardWord(which, faces) });
  if (what === "trump") return say("hint-name", { suit: suitMessage(/** @type {SuitLetter} */ (which)) });
  return what === "look" ? say("hint-look") : say("hint-bid", { bid: bidText(bidOf(which)) });
}

/** A choice among others, by what it is: "King of hearts", "Hearts", "Bid 3". @param {string} action @param {View["faces"]} faces */
function named(action, faces) {
  const [what, which] = action.split(" ");
  if (what === "play") return cardName(which, faces);
  return what === "trump" ? capital(suitWord(/** @type {SuitLetter} */ (which))) : inWords(action, faces);
}

/** An action as short as it can be said: K♥, 3, nil. @param {{action: string}} props */
export function Short({ action }) {
  const [what, which] = action.split(" ");
  if (what === "trump") return html`<${Suit} suit=${/** @type {SuitLetter} */ (which)} />`;
  if (what !== "play") return !which ? say("hint-look-short") : which === "blind-nil" ? say("hint-blind-short") : capital(bidText(bidOf(which)));
  const suit = suitOf(which);
  if (!suit) return which === "BJ" ? say("hint-big-short") : say("hint-little-short");
  return html`${which[0] === "T" ? "10" : which[0]}<${Suit} suit=${suit} />`;
}

/** "3.2", "0". @param {number} points */
export const pointsText = (points) => figure(Math.round(points * 10) / 10);

/** @param {Weighed} one @param {boolean} best */
function costWords(one, best) {
  if (best) return say("hint-best");
  if (one.cost < 0.05) return say("hint-as-good");
  const points = message("hint-points", { points: Math.round(one.cost * 10) / 10 });
  return one.cost <= SURE * one.cost_error ? say("hint-costs-by-chance", { points }) : say("hint-costs", { points });
}

/** The legal actions in the order in which they lie before the player. @param {View} view @param {Advice} advice */
function inOrder(view, advice) {
  const lies = view.phase === "play" && view.hand ? view.hand.map((card) => `play ${card}`) : view.bid_row.length ? view.bid_row.map((bid) => `bid ${bid}`) : view.legal;
  return [...advice.candidates].sort((a, b) => lies.indexOf(a.action) - lies.indexOf(b.action));
}

/** What each action loses: the lower the column, the better. @param {{view: View, advice: Advice}} props */
function Columns({ view, advice }) {
  const most = Math.max(TALL, ...advice.candidates.map(({ cost }) => cost));
  return html`<ul class="columns" data-figures=${prefs.value.costs || null} data-short=${view.phase === "bid" || null} aria-label=${say("hint-what-each-costs")}>
    ${inOrder(view, advice).map((one) => {
      const best = one.action === advice.action;
      const chance = !best && one.cost <= SURE * one.cost_error;
      return html`<li key=${one.action} data-best=${best || null} data-chance=${chance || null} style=${`--part:${(one.cost / most).toFixed(4)}`}>
        <span class="sr-only">${named(one.action, view.faces)}: ${costWords(one, best)}</span>
        <span class="column-room" aria-hidden="true">${prefs.value.costs && html`<span class="column-figure">${best ? "0" : pointsText(one.cost)}</span>`}<span class="column"></span></span>
        <span class="column-label" aria-hidden="true"><${Short} action=${one.action} /></span>
      </li>`;
    })}
  </ul>`;
}

/** @param {{view: View, advice: Advice}} props */
function Told({ view, advice }) {
  const root = useRef(/** @type {HTMLElement|null} */ (null));
  const what = inWords(advice.action, view.faces);
  useEffect(() => speak(say("hint-spoken", { what, sentence: advice.sentence })), [advice.sentence]);
  /** @param {MouseEvent} event */
  const close = (event) => {
    putAway();
    if (event.detail === 0) /** @type {HTMLElement|null} */ (document.querySelector(".hint-button"))?.focus();
  };
  return html`<section class="hint" aria-label=${say("hint-hint")} ref=${root}>
    <div class="hint-head">
      <p class="hint-what">${what}</p>
      <button type="button" class="hint-close" aria-label=${say("hint-put-away")} title=${say("hint-put-away-key")} onClick=${close}><svg viewBox="0 0 20 20" aria-hidden="true"><path d="m5 5 10 10M15 5 5 15" /></svg></button>
    </div>
    <div class="hint-more" tabindex="0" role="group" aria-label=${say("hint-why")}>
      <p class="hint-why">${advice.sentence}</p>
      ${advice.candidates.length > 1 &&
      html`<${Columns} view=${view} advice=${advice} />
        <p class="hint-foot"><span>${say("hint-would-lose")}</span>
          <button type="button" aria-pressed=${String(prefs.value.costs)} onClick=${() => setPref("costs", !prefs.value.costs)}>${say("hint-in-points")}</button></p>`}
    </div>
  </section>`;
}

/** The hint over the free part of the table. @param {{view: View}} props */
export function Hint({ view }) {
  const advice = asked.value?.told;
  return advice ? html`<${Told} key=${asked.value?.place} view=${view} advice=${advice} />` : null;
}

/** @param {{view: View, table: Table}} props */
export function HintButton({ view, table }) {
  if (!offered(view, table)) return null;
  const state = asked.value;
  return html`<button type="button" class="hint-button" aria-keyshortcuts="h" aria-disabled=${state ? "true" : null} data-thinking=${(state && !state.told) || null}
    title=${say("hint-key")} onClick=${askHint}>
    <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M7.300 14.200C7.300 12 4.800 11 4.800 7.600a5.200 5.200 0 0 1 10.400 0c0 3.400-2.500 4.400-2.500 6.600Z" /><path d="M7.600 17h4.800" /></svg>
    <span>${state && !state.told ? say("hint-thinking") : say("hint-hint")}</span></button>`;
}
