/** The people around the trick: who they are, what they bid and took, whose turn it is. */
import { html } from "./lib.js";
import { bidText, capital, figure } from "./format.js";
import { rich, say } from "./say.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").Course} Course */
/** @typedef {import("./types").BidValue} BidValue */

/** @type {Record<Course, () => string>} */
const COURSE_WORDS = { needs: () => say("table-needs-more"), exact: () => say("table-exactly-there"), over: () => say("table-over-bid"), short: () => say("table-too-late") };

/** A shape for each course, so that no colour is needed to read it. @type {Record<Course, unknown>} */
const COURSE_SHAPES = {
  needs: html`<circle class="line" cx="10" cy="10" r="7" />`,
  exact: html`<circle cx="10" cy="10" r="8.500" /><path class="cut" d="m5.800 10.300 3 3 5.400-6" />`,
  over: html`<path d="M10 1.500 19 18H1Z" /><path class="cut" d="M10 8v6.500M6.800 11.300h6.400" />`,
  short: html`<path d="M10 18.500 1 2h18Z" /><path class="cut" d="M6.800 7.500h6.400" />`,
};

/** The ring of a seat that needs more fills as its tricks come. @param {{course: Course, bid: BidValue|null, won: number}} props */
const CourseMark = ({ course, bid, won }) => html`<svg class=${`course ${course}`} viewBox="0 0 20 20" aria-hidden="true">${COURSE_SHAPES[course]}
  ${course === "needs" && typeof bid === "number" && won > 0 && html`<circle class="part" cx="10" cy="10" r="7" pathLength="1" stroke-dasharray=${`${won / bid} 1`} transform="rotate(-90 10 10)" />`}</svg>`;

/** @param {View} view @param {number} seat */
function bidOf(view, seat) {
  const bid = view.bids[seat];
  if (bid === null || bid === undefined) return view.has_bid[seat] ? say("table-bid-in") : "–";
  return bidText(bid === "blind-nil" ? "nil" : bid);
}

/**
 * Bid and tricks as two figures with the course between them and the eye.
 * @param {{view: View, seat: number}} props
 */
export function Figures({ view, seat }) {
  const course = view.course[seat];
  const playing = view.phase === "play" || view.tricks.length > 0;
  return html`<span class="figures" data-course=${(playing && course) || "none"} aria-hidden="true">
    <span class="fig"><b class=${bidOf(view, seat).length > 2 ? "word" : ""}>${bidOf(view, seat)}</b><i>${view.bids[seat] === "blind-nil" ? say("table-blind") : say("table-bid")}</i></span>
    <span class="fig took"><b>${playing ? figure(view.won[seat]) : "–"}</b><i>${say("table-took")}</i></span>
    ${playing && course && html`<${CourseMark} course=${course} bid=${view.bids[seat]} won=${view.won[seat]} />`}
  </span>`;
}

/** What a seat is asked to do. @param {View} view @param {number} seat @param {boolean} own */
export function turnWord(view, seat, own) {
  if (!view.waiting_for.includes(seat)) return null;
  if (own) return say("table-your-turn");
  if (view.phase === "bid") return say("table-to-bid");
  if (view.phase === "trump") return say("table-to-name-trump");
  return view.trick && view.trick.plays.length === 0 ? say("table-to-lead") : say("table-to-play");
}

/** @param {View} view @param {Table} table @param {number} seat */
export function seatSentence(view, table, seat) {
  const who = table.seats[seat];
  const bid = view.bids[seat];
  const parts = [view.players[seat]];
  if (seat === view.dealer) parts.push(say("table-dealer"));
  if (bid !== null && bid !== undefined) parts.push(say("table-did-bid", { bid: bidText(bid) }));
  else parts.push(view.has_bid[seat] ? say("table-has-bid") : say("table-no-bid-yet"));
  if (view.phase === "play" || view.tricks.length) parts.push(say("table-did-take", { tricks: view.won[seat] }));
  const course = view.course[seat];
  if (course && view.phase === "play") parts.push(COURSE_WORDS[course]());
  parts.push(say("table-cards-left", { cards: view.cards_left[seat] ?? 0 }));
  if (who?.kind === "open") parts.push(say("table-free-seat"));
  else if (who?.stand_in) parts.push(say("table-bot-meanwhile"));
  else if (who?.kind === "bot") parts.push(say("table-bot"));
  else if (who && !who.here && seat !== view.seat) parts.push(say("table-away"));
  const word = turnWord(view, seat, seat === view.seat);
  if (word) parts.push(word);
  return parts.join(", ");
}

/** @param {{view: View, table: Table, seat: number}} props */
function Status({ view, table, seat }) {
  const who = table.seats[seat];
  const word = turnWord(view, seat, false);
  if (word) return html`<span class="status turn">${word}</span>`;
  if (who?.kind === "open") return html`<span class="status away">${say("table-free")}</span>`;
  if (who?.stand_in) return html`<span class="status away">${say("table-stand-in")}</span>`;
  if (who?.kind === "person" && !who.here) return html`<span class="status away">${say("table-away")}</span>`;
  return html`<span class="status"><svg class="mini-back" viewBox="0 0 14 16"><rect x="4.500" y="1.500" width="8.500" height="12" rx="1.500" /><rect class="front" x="1" y="3" width="8.500" height="12" rx="1.500" /></svg>
    ${view.cards_left[seat] ?? 0}${who?.kind === "bot" ? html`<span class="bot">${say("table-bot")}</span>` : ""}</span>`;
}

/** Where seats stand around a wide table, in degrees, by how many others there are. @type {Record<number, number[]>} */
const ANGLES = { 1: [90], 2: [152, 28], 3: [180, 90, 0], 4: [190, 122, 58, -10], 5: [196, 142, 90, 38, -16], 6: [200, 154, 111, 69, 26, -20] };

/** @param {number} place @param {number} others */
function whereabouts(place, others) {
  const angle = ((ANGLES[others] ?? ANGLES[3])[place] * Math.PI) / 180;
  const along = (place + 0.5) / others;
  return `--cos:${Math.cos(angle).toFixed(4)};--sin:${Math.sin(angle).toFixed(4)};--along:${along.toFixed(4)};--dip:${((2 * along - 1) ** 2).toFixed(4)}`;
}

/** Everybody but the seat at the bottom. @param {{view: View, table: Table, base: number}} props */
export function Seats({ view, table, base }) {
  const others = view.players.length - 1;
  return html`<ul class="seats" aria-label=${say("table-players")} data-others=${others}>
    ${Array.from({ length: others }, (_, place) => {
      const seat = (base + 1 + place) % view.players.length;
      const turn = view.waiting_for.includes(seat);
      return html`<li class=${`seat${turn ? " to-act" : ""}`} style=${whereabouts(place, others)} data-plaque=${seat} key=${seat}>
        <span class="sr-only">${seatSentence(view, table, seat)}</span>
        <div class="plaque" aria-hidden="true">
          <span class="who">${seat === view.dealer && html`<${Dealer} />`}<span class="name">${view.players[seat]}</span></span>
          <${Figures} view=${view} seat=${seat} />
          <${Status} view=${view} table=${table} seat=${seat} />
        </div>
      </li>`;
    })}
  </ul>`;
}

/** The mark of the dealer. */
export const Dealer = () => html`<span class="dealer" title=${capital(say("table-dealer"))}>${say("table-dealer-mark")}</span>`;

/** Contracts and bags of both sides, where there are partners. @param {{view: View}} props */
export function Teams({ view }) {
  const { contracts, taken, bags } = view;
  if (!contracts || !taken || !bags) return null;
  const own = view.sides.findIndex((side) => view.seat !== null && side.includes(view.seat));
  const order = own === 1 ? [1, 0] : [0, 1];
  return html`<ul class="teams" aria-label=${say("table-partners")}>
    ${order.map((side) => {
      const names = view.sides[side].map((seat) => (seat === view.seat ? say("page-you") : view.players[seat]));
      if (view.sides[side][1] === view.seat) names.reverse();
      return html`<li class="team" key=${side}>
        <span class="pair"><span>${names[0]}</span> & <span>${names[1]}</span></span>
        <span class="facts">${view.phase !== "bid" && html`<span class="of">${rich("table-took-of", { taken: html`<b>${taken[side]}</b>`, contract: html`<b>${contracts[side]}</b>` })}</span>`}<span>${rich("table-bags", { bags: html`<b>${bags[side]}</b>` })}</span><span class="score">${rich("table-score", { score: html`<b>${figure(view.totals[side])}</b>` })}</span></span>
      </li>`;
    })}
  </ul>`;
}
