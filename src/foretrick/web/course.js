/** The course of a match: the final score each side could expect, trick by trick, with the moments that mattered. */
import { html, useEffect, useRef, useState } from "./lib.js";
import { MARKERS, drawLines, endLabels, spread } from "./chart.js";
import { figure, sideName } from "./format.js";
import { both, language, say } from "./say.js";
import { prefs } from "./store.js";

/** @typedef {import("./types").Review} Review */
/** @typedef {import("./types").Turn} Turn */
/** @typedef {import("./chart.js").Frame} Frame */

/** How far apart two numbers over the chart stand at least. */
const FLAG_GAP = 30;

/**
 * The place of a decision on the course, in points from the left: between the point before it and the one after.
 * @param {Review} review
 * @param {number} round
 * @param {string} at
 */
function placeOf(review, round, at) {
  let before = 0;
  for (const now of review.rounds) {
    if (now.round !== round) {
      before += now.chart.length;
      continue;
    }
    const found = now.chart.findIndex((point) => point.at === at);
    return before + Math.max(0, found - (at === "deal" ? 0 : 0.5));
  }
  return before;
}

/** @param {import("./types").Decision} decision */
export const atOf = (decision) => (decision.trick === null ? "bids" : `trick ${decision.trick}`);

/** The mark of a side's line beside its name. @param {{side: number}} props */
export const LineMark = ({ side }) => html`<svg class=${`line-mark line-${side}`} viewBox="-6 -6 12 12" aria-hidden="true"><path d=${MARKERS[side]} /></svg>`;

/** @param {Review} review */
function courseWords(review) {
  const order = review.totals.map((_, side) => side).sort((a, b) => review.totals[b] - review.totals[a]);
  const words = order.map((side) => `${sideName(review, side)} ${figure(review.totals[side])}`);
  return say("review-chart", { rounds: review.rounds.length, totals: both(words) });
}

/**
 * @param {{review: Review, turns: Turn[], here: {round: number, at: string}|null, onTurn: (turn: Turn) => void, onPlace: (round: number, at: string) => void}} props
 */
export function Course({ review, turns, here, onTurn, onPlace }) {
  const place = useRef(/** @type {HTMLDivElement|null} */ (null));
  const [frame, setFrame] = useState(/** @type {Frame|null} */ (null));
  const points = review.rounds.flatMap((now) => now.chart.map((point, i) => ({ ...point, round: now.round, first: i === 0 })));
  useEffect(() => {
    if (!place.current) return;
    return drawLines(place.current, {
      series: review.sides.map((_, side) => points.map((point) => point.expected[side])),
      ticks: points.map((point) => (point.first ? String(point.round) : "")),
      ends: (width) => endLabels(review, review.totals, width),
      marked: false,
      onFrame: (made) => setFrame({ ...made }),
    });
  }, [review, language.value, prefs.value.type]);
  if (points.length < 2) return null;
  /** @param {number} at */
  const x = (at) => (frame ? frame.x1 + ((frame.x2 - frame.x1) * at) / (points.length - 1) : 0);
  const wanted = turns.map((turn) => x(placeOf(review, turn.round, turn.at)));
  const flags = frame ? spread(wanted, frame.x1, frame.x2, FLAG_GAP) : wanted;
  /** @param {MouseEvent} event */
  const pick = (event) => {
    if (!frame || !place.current) return;
    const along = (event.clientX - place.current.getBoundingClientRect().left - frame.x1) / (frame.x2 - frame.x1);
    const point = points[Math.min(points.length - 1, Math.max(0, Math.ceil(along * (points.length - 1))))];
    onPlace(point.round, point.at);
  };
  return html`<figure class="totals-chart course-chart">
    <div class="course-room">
      <div class="totals-plot" role="img" aria-label=${courseWords(review)} ref=${place} onClick=${pick}></div>
      ${frame && html`<div class="course-over">
        ${points.map((point, i) => point.first && i > 0 && html`<i class="course-round" key=${i} style=${`left:${x(i - 0.5)}px;top:${frame.y2}px;height:${frame.y1 - frame.y2}px`}></i>`)}
        ${here && html`<i class="course-here" style=${`left:${x(placeOf(review, here.round, here.at))}px;top:${frame.y2 - 6}px;height:${frame.y1 - frame.y2 + 6}px`}></i>`}
        ${turns.map((turn, i) => html`<button type="button" class="course-flag" key=${i} style=${`left:${flags[i]}px`} title=${turn.sentence}
          aria-label=${say("review-moment", { number: i + 1, sentence: turn.sentence })} onClick=${() => onTurn(turn)}>${i + 1}</button>
          <i class="course-stem" style=${`left:${wanted[i]}px;height:${frame.y1 - 26}px`}></i>`)}
      </div>`}
    </div>
    <figcaption>${say("review-chart-caption")}</figcaption>
  </figure>`;
}
