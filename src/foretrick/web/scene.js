/** One decision as its player saw it: the others with the trick before them, the hand, and what each choice was worth. */
import { html } from "./lib.js";
import { CardBack, CardFace, Suit, cardName, cardWord, suitMessage } from "./cards.js";
import { bidText, figure } from "./format.js";
import { Short, bidOf, pointsText } from "./hint.js";
import { message, say } from "./say.js";

/** @typedef {import("./types").Review} Review */
/** @typedef {import("./types").ReviewedRound} ReviewedRound */
/** @typedef {import("./types").Decision} Decision */
/** @typedef {import("./types").Grade} Grade */
/** @typedef {import("./types").Weighed} Weighed */

/** So many choices are shown at once; the rest is folded away. */
const SHOWN = 7;
const FEWEST_HIDDEN = 3;
/** A cost within so many standard errors may be chance. */
const SURE = 2;

/** @type {Record<Grade, () => string>} */
export const GRADE_WORDS = {
  best: () => say("review-grade-best"), good: () => say("review-grade-good"), inaccuracy: () => say("review-grade-inaccuracy"),
  mistake: () => say("review-grade-mistake"), blunder: () => say("review-grade-blunder"), forced: () => say("review-grade-forced"),
};
/** @type {Grade[]} */
export const ERRORS = ["blunder", "mistake", "inaccuracy"];

/** A shape for each grade, so that no colour is needed to read it. @type {Record<Grade, unknown>} */
const GRADE_SHAPES = {
  best: html`<circle cx="10" cy="10" r="8.500" /><path class="cut" d="m5.800 10.300 3 3 5.400-6" />`,
  good: html`<circle class="line" cx="10" cy="10" r="7.200" /><path class="line" d="m6.500 10.300 2.500 2.500 4.500-5" />`,
  inaccuracy: html`<path class="line" d="M10 2.500 17.500 10 10 17.500 2.500 10Z" />`,
  mistake: html`<path d="M10 18.500 1 2.500h18Z" /><path class="cut" d="M10 5.500v5M10 12.800v.2" />`,
  blunder: html`<path d="M6 1h8l5 5v8l-5 5H6l-5-5V6Z" /><path class="cut" d="m6.500 6.500 7 7M13.500 6.500l-7 7" />`,
  forced: html`<path class="line" d="M4 10h12" />`,
};

/** @param {{grade: Grade}} props */
export const GradeMark = ({ grade }) => html`<svg class=${`grade ${grade}`} viewBox="0 0 20 20" aria-hidden="true">${GRADE_SHAPES[grade]}</svg>`;

/** "Ben plays the 9 of hearts". @param {Review} review @param {Decision} decision */
export function doneText(review, decision) {
  const name = review.players[decision.seat];
  const [, which] = decision.action.split(" ");
  if (decision.kind === "look") return say("review-did-look", { name });
  if (decision.kind === "trump") return say("review-did-name", { name, suit: suitMessage(/** @type {import("./types").SuitLetter} */ (which)) });
  return decision.kind === "bid" ? say("review-did-bid", { name, bid: bidText(bidOf(which)) }) : say("review-did-play", { name, card: cardWord(which, review.faces) });
}

/** "3.2 points", as it goes into a sentence. @param {number} points */
export const points = (points) => message("hint-points", { points: Math.round(points * 10) / 10 });

/** @param {{review: Review, round: ReviewedRound, decision: Decision, seat: number}} props */
function Other({ review, round, decision, seat }) {
  const play = decision.table.find((one) => one.seat === seat);
  const bid = decision.bids[seat];
  const led = decision.table[0]?.seat === seat;
  return html`<li class="other">
    <span class="other-name">${review.players[seat]}</span>
    <span class="other-figures">${bid === null ? (round.dealer === seat ? say("review-deals") : "–") : html`<span>${say("review-bid", { bid: bidText(bid) })}</span>${" "}${decision.kind === "play" && html`<span>${say("review-took", { took: decision.won[seat] })}</span>`}`}</span>
    ${decision.kind === "play" && html`<span class=${play ? "other-card" : "other-card none"}>
      ${play && html`<${CardFace} code=${play.card} face=${review.faces[play.card]} /><span class="unseen">${led ? say("review-led", { card: cardWord(play.card, review.faces) }) : say("review-played", { card: cardWord(play.card, review.faces) })}</span>`}
      ${led && html`<span class="other-led" aria-hidden="true">${say("table-led-tag")}</span>`}</span>`}
  </li>`;
}

/** @param {{review: Review, decision: Decision, card: string}} props */
function Held({ review, decision, card }) {
  const action = `play ${card}`;
  const done = decision.action === action, best = decision.best === action && decision.kind === "play";
  const barred = decision.kind === "play" && !decision.choices.includes(action);
  const words = [done && say("review-tag-played"), best && say("hint-best"), barred && say("review-not-allowed")].filter(Boolean).join(", ");
  return html`<li data-done=${done || null} data-best=${best || null} class=${barred ? "dim" : ""}>
    <span class="small-card-face"><${CardFace} code=${card} face=${review.faces[card]} /></span>
    <span class="unseen">${cardName(card, review.faces)}${words && `, ${words}`}</span>
  </li>`;
}

/** The small table. @param {{review: Review, round: ReviewedRound, decision: Decision}} props */
export function Scene({ review, round, decision }) {
  const many = review.players.length;
  const others = Array.from({ length: many - 1 }, (_, i) => (decision.seat + 1 + i) % many);
  const hand = decision.hand ?? [];
  const bid = decision.bids[decision.seat];
  const size = decision.hand ? hand.length : round.cards;
  return html`<div class="scene" data-kind=${decision.kind}>
    <ul class="others-row" style=${`--many:${many - 1}`} aria-label=${say("review-others")}>
      ${others.map((seat) => html`<${Other} key=${seat} review=${review} round=${round} decision=${decision} seat=${seat} />`)}
    </ul>
    <p class="scene-own"><b>${review.players[decision.seat]}</b>
      <span>${bid === null ? (decision.kind === "bid" ? say("review-is-to-bid") : "") : say("review-bid", { bid: bidText(bid) })}${decision.kind === "play" ? ` · ${say("review-took", { took: decision.won[decision.seat] })}` : ""}</span>
      <span class="scene-trump">${round.trump ? html`<${Suit} suit=${round.trump} /> ${say("review-suit-trump", { suit: suitMessage(round.trump) })}` : decision.kind === "trump" ? say("table-to-name-trump") : say("scoresheet-no-trump")}</span></p>
    <ul class="small-hand" aria-label=${say("review-hand-of", { name: review.players[decision.seat] })} style=${`--many:${Math.max(1, size - 1)}`}>
      ${decision.hand
        ? hand.map((card) => html`<${Held} key=${card} review=${review} decision=${decision} card=${card} />`)
        : Array.from({ length: size }, (_, i) => html`<li key=${i}><span class="small-card-face"><${CardBack} /></span></li>`)}
    </ul>
  </div>`;
}

/** @param {{one: Weighed, decision: Decision, most: number, least: number}} props */
function Choice({ one, decision, most, least }) {
  const done = one.action === decision.action, best = one.cost <= 0 || one.action === decision.best;
  const chance = one.cost > 0 && one.cost <= SURE * one.cost_error;
  const error = Math.min(one.cost_error, one.cost);
  const style = `--part:${(one.cost / most).toFixed(4)};--err:${(error / most).toFixed(4)}`;
  return html`<li data-done=${done || null} data-best=${best || null} data-chance=${chance || null} style=${style} data-least=${least}>
    <span class="choice-label"><${Short} action=${one.action} /></span>
    <span class="choice-bar" aria-hidden="true"><i></i><u></u></span>
    <span class="choice-cost">${best && one.cost < 0.05 ? say("review-best-short") : html`${figure(-Math.round(one.cost * 10) / 10)}<small> ± ${pointsText(one.cost_error)}</small>`}</span>
    <span class="choice-tag">${done && html`<span class="tag-done">${decision.kind === "bid" ? say("review-tag-bid") : decision.kind === "play" ? say("review-tag-played") : say("review-tag-chosen")}</span>`}</span>
  </li>`;
}

/** What every choice was worth against the best. @param {{decision: Decision}} props */
export function Choices({ decision }) {
  const most = Math.max(10, ...decision.candidates.map(({ cost }) => cost));
  const least = decision.candidates.length;
  const whole = least <= SHOWN + FEWEST_HIDDEN;
  const first = whole ? decision.candidates : decision.candidates.filter((one, i) => i < SHOWN || one.action === decision.action);
  const rest = decision.candidates.filter((one) => !first.includes(one));
  /** @param {Weighed[]} some */
  const rows = (some) => some.map((one) => html`<${Choice} key=${one.action} one=${one} decision=${decision} most=${most} least=${least} />`);
  return html`<div class="choices">
    <h4>${decision.kind === "play" ? say("review-every-card") : say("review-every-choice")} <small>${say("review-in-points")}</small></h4>
    <ol>${rows(first)}</ol>
    ${rest.length > 0 && html`<details class="fold"><summary>${say("review-more-choices", { more: rest.length })}</summary><ol>${rows(rest)}</ol></details>`}
  </div>`;
}
