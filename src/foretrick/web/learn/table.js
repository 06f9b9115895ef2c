/** The table of a lesson or of the trainer: the same seats, trick and hand as at a real one, with somebody beside you. */
import { html } from "../lib.js";
import { CardFace, Suit, cardName, suitWord } from "../cards.js";
import { capital } from "../format.js";
import { Hand } from "../hand.js";
import { Dealer, Figures, Seats, Teams, seatSentence } from "../seats.js";
import { say } from "../say.js";
import { Trick } from "../trick.js";
import { LiveRegion } from "../speech.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../hand.js").Question} Question */

/** Nobody here is away, and nobody is a bot. */
const COMPANY = /** @type {import("../types").Table} */ (/** @type {unknown} */ ({ seats: [] }));

/** What is trump, with the card that was turned. @param {{view: View, hidden: boolean}} props */
function Trump({ view, hidden }) {
  const words = hidden ? say("learn-trump-choices") : view.trump ? capital(suitWord(view.trump)) : say(view.trump_known ? "table-trump-none" : "table-trump-not-yet");
  return html`<div class="trump">
    ${view.turned && html`<span class="turned" role="img" aria-label=${cardName(view.turned, view.faces)}><${CardFace} code=${view.turned} face=${view.faces[view.turned]} /></span>`}
    <span class="trump-word"><small>${say("table-trump")}</small><span>${!hidden && view.trump && html`<${Suit} suit=${view.trump} />`}${hidden ? "?" : words}</span></span>
  </div>`;
}

/** @param {{title: string, line: unknown, view: View|null, hideTrump: boolean, leave: string}} props */
function Head({ title, line, view, hideTrump, leave }) {
  return html`<header class="strip learn-strip">
    <a class="icon learn-leave" href="/learn" aria-label=${leave} title=${leave}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M14.500 5.500 8 12l6.500 6.500" /></svg></a>
    <div class="game"><h1>${title}</h1>${line}</div>
    ${view && html`<${Trump} view=${view} hidden=${hideTrump} />`}
  </header>`;
}

/** The own figures, as they stand under the trick. @param {{view: View}} props */
function OwnSeat({ view }) {
  const seat = view.seat ?? 0;
  const turn = view.waiting_for.includes(seat);
  return html`<div class=${`learn-own${turn ? " to-act" : ""}`} data-plaque=${seat}>
    <div class="own-seat"><span class="sr-only">${seatSentence(view, COMPANY, seat)}</span>
      <span class="who" aria-hidden="true">${seat === view.dealer && html`<${Dealer} />`}<span class="name">${view.players[seat]}</span></span>
      <${Figures} view=${view} seat=${seat} />
    </div>
  </div>`;
}

/**
 * `friend`: what whoever sits beside you says, with the buttons under it. `asking`: what lies on the free part of the
 * table. `middle`: something else than seats and trick.
 * @param {{title: string, line: unknown, leave: string, view: View|null, friend: unknown, asking?: unknown, middle?: unknown,
 *   hand?: Question, trick?: Question, hideTrump?: boolean, kind: string}} props
 */
export function LearnTable({ title, line, leave, view, friend, asking, middle, hand, trick, hideTrump = false, kind }) {
  const base = view?.seat ?? 0;
  return html`<div class="table learn-table" data-seats=${view?.players.length ?? 4} data-phase=${view?.phase ?? "deal"} data-kind=${kind}>
    <${Head} title=${title} line=${line} view=${view} hideTrump=${hideTrump} leave=${leave} />
    <main class="middle">
      <div class="around">
        ${middle ??
        (view &&
          html`<${Seats} view=${view} table=${COMPANY} base=${base} />
            <${Trick} view=${view} base=${base} question=${trick} />
            <${OwnSeat} view=${view} />
            <div class="foot"><${Teams} view=${view} />${asking}</div>`)}
      </div>
      ${friend}
      ${view?.seat != null && !middle && html`<${Hand} view=${view} question=${hand} />`}
    </main>
    <${LiveRegion} />
  </div>`;
}
