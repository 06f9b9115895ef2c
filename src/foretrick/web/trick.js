/**
 * The trick on the table. It follows the view, but a finished trick rests until people have seen it, even when
 * the next card is already known; then it goes to its winner. Everything else on the page is never late.
 */
import { html, signal, useLayoutEffect, useRef } from "./lib.js";
import { CardFace, cardName } from "./cards.js";
import { SWEEP, flyIn, sweepOut } from "./motion.js";
import { say } from "./say.js";
import { prefs, table, view as viewSignal } from "./store.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").PlayOf} PlayOf */
/**
 * @typedef {object} Board
 * @property {string} round     match and round, so that a new deal is told from an old one
 * @property {number} number    of the trick that lies here
 * @property {number|null} leader
 * @property {PlayOf[]} plays
 * @property {number|null} best
 * @property {number|null} winner
 * @property {"open"|"rest"|"sweep"} stage
 * @property {number} still     so many cards lay here when the page was opened: they do not fly
 */

/** @type {Board} */
const EMPTY = { round: "", number: 0, leader: null, plays: [], best: null, winner: null, stage: "open", still: 0 };

export const board = signal(EMPTY);
let timer = 0;

/** @param {View} view */
const roundOf = (view) => `${table.value?.match ?? 1}/${view.round}`;
/** @param {View} view */
const newest = (view) => (view.trick ? view.trick.number : view.tricks.length + 1);

/** How long a finished trick rests. */
export const restMs = () => prefs.value.rest ?? table.value?.settings.rest_ms ?? 1400;

/** @param {View} view @param {number} number @returns {Partial<Board>|null} */
function trickOf(view, number) {
  const done = view.tricks.find((trick) => trick.number === number);
  if (done) return { leader: done.leader, plays: done.plays, best: done.winner, winner: done.winner };
  if (view.trick?.number !== number) return null;
  return { leader: view.trick.leader, plays: view.trick.plays, best: view.trick.best, winner: null };
}

/** Clears the table, when it is left. */
export function clearBoard() {
  clearTimeout(timer);
  board.value = EMPTY;
}

/**
 * Takes a new view in.
 * @param {View|null} view
 * @param {boolean} first  the page was just opened: nothing flies and nothing rests
 */
export function follow(view, first) {
  if (!view) return clearBoard();
  if (first || board.value.number === 0) {
    clearTimeout(timer);
    const number = newest(view);
    const trick = trickOf(view, number);
    board.value = { ...EMPTY, round: roundOf(view), number, ...trick, still: trick?.plays?.length ?? 0 };
    return;
  }
  if (board.value.stage === "open") step();
}

function step() {
  const view = viewSignal.value;
  if (!view) return;
  let { round, number } = board.value;
  if (round !== roundOf(view)) {
    round = roundOf(view);
    number = 1;
  }
  // Far behind (the page slept): only the last finished trick is worth a look.
  if (newest(view) - number > 1) number = newest(view) - 1;
  const trick = trickOf(view, number);
  const same = number === board.value.number && round === board.value.round;
  board.value = { ...EMPTY, round, number, ...trick, still: same ? board.value.still : 0 };
  if (trick?.winner != null) rest();
}

function rest() {
  board.value = { ...board.value, stage: "rest" };
  clearTimeout(timer);
  timer = window.setTimeout(sweep, restMs());
}

function sweep() {
  board.value = { ...board.value, stage: "sweep" };
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    board.value = { ...EMPTY, round: board.value.round, number: board.value.number + 1 };
    step();
  }, restMs() === 0 ? 60 : SWEEP);
}

/** The player has seen the finished trick and goes on. */
export function hurry() {
  if (board.value.stage === "rest") sweep();
}

/** Where a card lies, in card widths and heights from the middle, by seats counted from the own one. */
/** @type {Record<number, [number, number][]>} */
const PLACES = {
  2: [[0, 0.52], [0, -0.52]],
  3: [[0, 0.5], [-0.72, -0.36], [0.72, -0.36]],
  4: [[0, 0.53], [-1.02, 0], [0, -0.53], [1.02, 0]],
  5: [[0, 0.54], [-1.1, 0.3], [-0.56, -0.54], [0.56, -0.54], [1.1, 0.3]],
  6: [[0, 0.6], [-1.12, 0.5], [-1.12, -0.56], [0, -0.64], [1.12, -0.56], [1.12, 0.5]],
  7: [[0, 0.58], [-1.1, 0.52], [-1.66, -0.52], [-0.55, -0.6], [0.55, -0.6], [1.66, -0.52], [1.1, 0.52]],
};
const TURNS = [-1.5, 2, -2.5, 1.5, -1, 2.5, -2];

/** @param {{play: PlayOf, view: View, base: number, led: boolean, best: "wins"|"best"|null, still: boolean, question?: import("./hand.js").Question}} props */
function TrickCard({ play, view, base, led, best, still, question }) {
  const root = useRef(/** @type {HTMLElement|null} */ (null));
  const seats = view.players.length;
  const place = (play.seat - base + seats) % seats;
  const [x, y] = (PLACES[seats] ?? PLACES[4])[place];
  const turn = TURNS[place];
  useLayoutEffect(() => {
    if (!still && root.current) flyIn(root.current, { card: play.card, seat: play.seat, turn: 0 });
  }, []);
  const name = cardName(play.card, view.faces);
  const words = [
    `${view.players[play.seat]}: ${name}`,
    ...(play.ace ? [say("table-counts-as-ace")] : []),
    ...(led ? [say("table-led")] : []),
    ...(best ? [best === "wins" ? say("table-wins-the-trick") : say("table-best-so-far")] : []),
  ].join(", ");
  const mark = question?.marks[play.card];
  const face = html`<${CardFace} code=${play.card} face=${view.faces[play.card]} />`;
  return html`<li class=${`played${best !== null ? " high" : ""}${mark ? ` ${mark}` : ""}`} style=${`--x:${x};--y:${y};--turn:${turn}deg`} data-seat=${play.seat} data-played=${play.card}>
    <div class="flying" ref=${root}>
      ${question ? html`<button type="button" class="lying" aria-label=${words} onClick=${() => question.tap(play.card)}>${face}</button>` : html`<div class="lying">${face}</div>`}
      ${play.ace && html`<span class="flag" aria-hidden="true">${say("table-ace-flag")}</span>`}
      ${led && html`<span class="tag" aria-hidden="true">${say("table-led-tag")}</span>`}
      ${best && html`<span class="tag best" aria-hidden="true">${best === "wins" ? say("table-wins-tag") : say("table-best-tag")}</span>`}
    </div>
    ${!question && html`<span class="sr-only">${words}</span>`}
  </li>`;
}

/** @param {{view: View, base: number, question?: import("./hand.js").Question}} props  `base`: the seat at the bottom */
export function Trick({ view, base, question }) {
  const root = useRef(/** @type {HTMLElement|null} */ (null));
  const { plays, best, leader, stage, winner, round, number, still } = board.value;
  useLayoutEffect(() => {
    if (stage !== "sweep" || winner === null || !root.current) return;
    sweepOut(/** @type {HTMLElement[]} */ ([...root.current.querySelectorAll(".flying")]), winner);
  }, [stage]);
  /** @param {PlayOf} play */
  const honour = (play) => (play.seat === winner ? "wins" : play.seat === best && plays.length > 1 ? "best" : null);
  return html`<section class=${`trick ${stage}`} aria-label=${say("table-the-trick")}>
    <ol class="plays" ref=${root}>
      ${plays.map((play, order) => html`<${TrickCard} key=${`${round}/${number}/${play.seat}`} play=${play} view=${view} base=${base}
        led=${play.seat === leader} best=${honour(play)} still=${order < still} question=${question} />`)}
    </ol>
  </section>`;
}
