/**
 * The hint: asked for by a button or a key, shown beside the trick until something is played. The card or bid that
 * it names is marked where it lies, and what every other choice would lose stands in the panel as a column.
 */
import { html, useEffect, useRef } from "./lib.js";
import { SUIT_WORDS, Suit, cardName, suitOf } from "./cards.js";
import { capital, figure } from "./format.js";
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
    if (!table.hints) note("This table plays without hints.");
    return;
  }
  if (connection.value !== "open" || pending.value) return;
  note(null);
  const id = newId();
  asked.value = { id, place: placeOf(view), told: null };
  void send("hint", {}, id).then((reply) => !reply.ok && asked.value?.id === id && putAway());
  setTimeout(() => asked.value?.id === id && !asked.value.told && putAway() && note("There is no hint for this one."), PATIENCE);
}

/** The action that the hint names, to be marked where it lies. */
export const hintedAction = () => asked.value?.told?.action ?? null;

/** @param {string} name */
const small = (name) => name.charAt(0).toLowerCase() + name.slice(1);

/** An action as advice: "Play the king of hearts". @param {string} action @param {View["faces"]} faces */
export function inWords(action, faces) {
  const [what, which] = action.split(" ");
  if (what === "play") return `Play the ${small(cardName(which, faces))}`;
  if (what === "trump") return `Name ${SUIT_WORDS[/** @type {SuitLetter} */ (which)]}`;
  return what === "look" ? "Look at your cards" : `Bid ${which.replace("-", " ")}`;
}

/** An action as short as it can be said: K♥, 3, nil. @param {{action: string}} props */
export function Short({ action }) {
  const [what, which] = action.split(" ");
  if (what === "trump") return html`<${Suit} suit=${/** @type {SuitLetter} */ (which)} />`;
  if (what !== "play") return which ? capital(which.replace("blind-nil", "blind")) : "Look";
  const suit = suitOf(which);
  if (!suit) return which === "BJ" ? "Big" : "Little";
  return html`${which[0] === "T" ? "10" : which[0]}<${Suit} suit=${suit} />`;
}

/** "3.2", "0". @param {number} points */
export const pointsText = (points) => figure(Math.round(points * 10) / 10);

/** @param {Weighed} one @param {boolean} best */
function costWords(one, best) {
  if (best) return "best";
  if (one.cost < 0.05) return "as good";
  return `costs ${pointsText(one.cost)} ${pointsText(one.cost) === "1" ? "point" : "points"}${one.cost <= SURE * one.cost_error ? ", which may be chance" : ""}`;
}

/** The legal actions in the order in which they lie before the player. @param {View} view @param {Advice} advice */
function inOrder(view, advice) {
  const lies = view.phase === "play" && view.hand ? view.hand.map((card) => `play ${card}`) : view.bid_row.length ? view.bid_row.map((bid) => `bid ${bid}`) : view.legal;
  return [...advice.candidates].sort((a, b) => lies.indexOf(a.action) - lies.indexOf(b.action));
}

/** What each action loses: the lower the column, the better. @param {{view: View, advice: Advice}} props */
function Columns({ view, advice }) {
  const most = Math.max(TALL, ...advice.candidates.map(({ cost }) => cost));
  return html`<ul class="columns" data-figures=${prefs.value.costs || null} data-short=${view.phase === "bid" || null} aria-label="What each choice costs">
    ${inOrder(view, advice).map((one) => {
      const best = one.action === advice.action;
      const chance = !best && one.cost <= SURE * one.cost_error;
      return html`<li key=${one.action} data-best=${best || null} data-chance=${chance || null} style=${`--part:${(one.cost / most).toFixed(4)}`}>
        <span class="sr-only">${capital(inWords(one.action, view.faces).replace(/^(Play the|Name) /, ""))}: ${costWords(one, best)}</span>
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
  useEffect(() => speak(`Hint. ${what}. ${advice.sentence}`), []);
  /** @param {MouseEvent} event */
  const close = (event) => {
    putAway();
    if (event.detail === 0) /** @type {HTMLElement|null} */ (document.querySelector(".hint-button"))?.focus();
  };
  return html`<section class="hint" aria-label="Hint" ref=${root}>
    <div class="hint-head">
      <p class="hint-what">${what}</p>
      <button type="button" class="hint-close" aria-label="Put the hint away" title="Put away (Esc)" onClick=${close}><svg viewBox="0 0 20 20" aria-hidden="true"><path d="m5 5 10 10M15 5 5 15" /></svg></button>
    </div>
    <div class="hint-more" tabindex="0" role="group" aria-label="Why">
      <p class="hint-why">${advice.sentence}</p>
      ${advice.candidates.length > 1 &&
      html`<${Columns} view=${view} advice=${advice} />
        <p class="hint-foot"><span>What each would lose</span>
          <button type="button" aria-pressed=${String(prefs.value.costs)} onClick=${() => setPref("costs", !prefs.value.costs)}>In points</button></p>`}
    </div>
  </section>`;
}

/** The hint over the free part of the table. @param {{view: View}} props */
export function Hint({ view }) {
  const advice = asked.value?.told;
  return advice ? html`<${Told} key=${asked.value?.id} view=${view} advice=${advice} />` : null;
}

/** @param {{view: View, table: Table}} props */
export function HintButton({ view, table }) {
  if (!offered(view, table)) return null;
  const state = asked.value;
  return html`<button type="button" class="hint-button" aria-keyshortcuts="h" aria-disabled=${state ? "true" : null} data-thinking=${(state && !state.told) || null}
    title="Hint (H)" onClick=${askHint}>
    <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M7.300 14.200C7.300 12 4.800 11 4.800 7.600a5.200 5.200 0 0 1 10.400 0c0 3.400-2.500 4.400-2.500 6.600Z" /><path d="M7.600 17h4.800" /></svg>
    <span>${state && !state.told ? "Thinking" : "Hint"}</span></button>`;
}
