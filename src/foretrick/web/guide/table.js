/** The table of a guide: everybody with an open hand around the trick. */
import { html, useLayoutEffect, useRef } from "../lib.js";
import { CardBack, CardFace, Suit, cardName, suitWord } from "../cards.js";
import { capital } from "../format.js";
import { say } from "../say.js";
import { Dealer, Figures, Teams, seatSentence, turnWord } from "../seats.js";
import { Trick, board } from "../trick.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../types").Table} Table */
/** @typedef {import("./page.js").Frame} Frame */

/** So many pixels are meant. */
const SWIPE = 44;
/** Whoever sits here is there: nobody waits, nobody is away. */
const PRESENT = /** @type {Table} */ (/** @type {unknown} */ ({ seats: [] }));

/** The trick that lies here: the one being played, or the one just finished, until the next is led. @param {Frame} frame */
function trickOf(frame) {
  const open = frame.trick;
  if (open?.plays.length) return { number: open.number, leader: open.leader, plays: open.plays, best: open.best, winner: null };
  const done = frame.tricks[frame.tricks.length - 1];
  if (!done) return { number: 0, leader: null, plays: [], best: null, winner: null };
  return { number: done.number, leader: done.leader, plays: done.plays, best: done.winner, winner: done.winner };
}

/**
 * Lays the trick on the board that `Trick` shows. Only a card that was just played flies in.
 * @param {Frame} frame @param {boolean} forward
 */
function useBoard(frame, forward) {
  useLayoutEffect(() => {
    const trick = trickOf(frame);
    const still = trick.plays.length - (forward ? 1 : 0);
    board.value = { round: `guide/${frame.round}`, stage: "open", still, ...trick };
  }, [frame, forward]);
}

/** @param {{frame: Frame}} props */
function Strip({ frame }) {
  const { round, rounds, target, turned, trump, trump_known: known, broken } = frame;
  const how = rounds ? say("table-round-of", { round, rounds }) : target ? say("table-round-to", { round, target }) : say("table-round", { round });
  const word = trump ? capital(suitWord(trump)) : known ? say("table-no-trump") : say("table-trump-open");
  return html`<div class="guide-strip">
    <p><b>${how}</b></p>
    <p class="guide-trump">${turned && html`<span class="guide-turned"><${CardFace} code=${turned} face=${frame.faces[turned]} /><span class="unseen">${say("table-was-turned", { card: cardName(turned, frame.faces) })}</span></span>`}
      <span><small>${say("table-trump")}${broken !== null && frame.phase === "play" ? `, ${broken ? say("table-broken") : say("table-not-broken")}` : ""}</small>${trump && html`<${Suit} suit=${trump} />`} ${word}</span></p>
  </div>`;
}

/** @param {{frame: Frame, seat: number}} props */
function Cards({ frame, seat }) {
  const hand = frame.hands[seat];
  const many = hand?.length ?? frame.cards_left[seat];
  const asked = frame.turn === seat && frame.phase === "play" && frame.could.length > 0;
  const label = hand ? say("guide-hand-of", { name: frame.players[seat] }) : say("guide-hand-down", { name: frame.players[seat] });
  if (!many) return html`<ul class="guide-hand empty" aria-label=${label}></ul>`;
  return html`<ul class="guide-hand" aria-label=${label} style=${`--gaps:${Math.max(many, 4) - 1};--n:${many - 1}`}>
    ${hand
      ? hand.map((card, i) => {
          const barred = asked && !frame.could.includes(`play ${card}`);
          return html`<li key=${card} class=${barred ? "dim" : ""} data-card=${card} style=${`--i:${i}`}><${CardFace} code=${card} face=${frame.faces[card]} /><span class="unseen">${cardName(card, frame.faces)}${barred ? `, ${say("guide-not-allowed")}` : ""}</span></li>`;
        })
      : Array.from({ length: many }, (_, i) => html`<li key=${i} style=${`--i:${i}`}><${CardBack} /></li>`)}
  </ul>`;
}

/** @param {{frame: Frame, seat: number, place: number}} props */
function Seat({ frame, seat, place }) {
  const turn = frame.waiting_for.includes(seat) && (frame.phase !== "bid" || frame.turn === seat || frame.open_bids[seat] === null);
  const word = turn ? turnWord(frame, seat, false) : null;
  return html`<li class=${`guide-seat${turn ? " to-act" : ""}`} data-place=${place} data-seat=${seat}>
    <div class="plaque" data-plaque=${seat}>
      <span class="sr-only">${seatSentence(frame, PRESENT, seat)}</span>
      <span class="who" aria-hidden="true">${seat === frame.dealer && html`<${Dealer} />`}<span class="name">${frame.players[seat]}</span></span>
      <${Figures} view=${frame} seat=${seat} />
      <span class="guide-status" aria-hidden="true">${word ?? say("guide-total", { points: frame.totals[frame.sides.findIndex((side) => side.includes(seat))] })}</span>
    </div>
    <${Cards} frame=${frame} seat=${seat} />
  </li>`;
}

/** A finger that goes sideways over the table turns the page: to the left is on, to the right is back. @param {(by: 1|-1) => void} onTurn */
function useSwipe(onTurn) {
  const start = useRef(/** @type {{x: number, y: number}|null} */ (null));
  /** @param {TouchEvent} event */
  const onTouchStart = (event) => {
    const { clientX: x, clientY: y } = event.touches[0];
    start.current = event.touches.length === 1 ? { x, y } : null;
  };
  /** @param {TouchEvent} event */
  const onTouchEnd = (event) => {
    const from = start.current;
    const to = event.changedTouches[0];
    start.current = null;
    if (!from || !to) return;
    const x = to.clientX - from.x;
    if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(to.clientY - from.y)) onTurn(x < 0 ? 1 : -1);
  };
  return { onTouchStart, onTouchEnd };
}

/** @param {{frame: Frame, base: number, forward: boolean, onTurn: (by: 1|-1) => void}} props  `base`: the seat at the bottom */
export function GuideTable({ frame, base, forward, onTurn }) {
  useBoard(frame, forward);
  const swipe = useSwipe(onTurn);
  const seats = frame.players.length;
  const order = Array.from({ length: seats }, (_, i) => (base + 1 + i) % seats);
  const empty = !trickOf(frame).plays.length;
  return html`<section class="guide-table" aria-label=${say("guide-table")} ...${swipe}>
    <${Strip} frame=${frame} />
    <ul class="guide-seats" data-seats=${seats}>${order.map((seat, place) => html`<${Seat} key=${seat} frame=${frame} seat=${seat} place=${(place + 1) % seats} />`)}</ul>
    <div class="guide-around around"><${Trick} view=${frame} base=${base} />${empty && html`<p class="guide-moment">${frame.says}</p>`}</div>
    ${frame.contracts && html`<div class="guide-teams"><${Teams} view=${frame} /></div>`}
  </section>`;
}
