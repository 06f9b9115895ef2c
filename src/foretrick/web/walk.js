/** A match decision by decision: which ones to look at, the one that is looked at, and the rounds to choose from. */
import { html, useEffect, useRef } from "./lib.js";
import { Suit, suitMessage } from "./cards.js";
import { bidText, figure, percent, sideHead, signed } from "./format.js";
import { Circled } from "./frame.js";
import { Choices, ERRORS, GRADE_WORDS, GradeMark, Scene, doneText, points } from "./scene.js";
import { rich, say } from "./say.js";
import { calm } from "./store.js";

/** @typedef {import("./types").Review} Review */
/** @typedef {import("./types").ReviewedRound} ReviewedRound */
/** @typedef {import("./types").Decision} Decision */
/** @typedef {{round: ReviewedRound, decision: Decision}} Step */
/** @typedef {{seat: number|null, errors: boolean}} Filter */

/** @param {Review} review @returns {Step[]} */
export const stepsOf = (review) => review.rounds.flatMap((round) => round.decisions.map((decision) => ({ round, decision })));

/** @param {Filter} filter @returns {(step: Step) => boolean} */
export const passes = (filter) => ({ decision }) =>
  (filter.seat === null || decision.seat === filter.seat) && (!filter.errors || ERRORS.includes(decision.grade));

/** @param {Step} step */
const where = ({ round, decision }) => say("review-where", { round: round.round, trick: decision.trick ?? 0, kind: decision.trick === null ? decision.kind : "trick" });

/** What the decision cost, in words; nothing where it cost nothing. @param {Decision} decision */
function costText(decision) {
  if (decision.grade === "forced") return say("review-nothing-to-decide");
  if (decision.cost < 0.05) return "";
  const cost = say("review-it-cost", { points: points(decision.cost), error: points(decision.cost_error) });
  if (Math.abs(decision.exact - decision.best_exact) < 0.005) return cost;
  return `${cost} ${say("review-chance", { chance: percent(decision.exact), best: percent(decision.best_exact) })}`;
}

/** @param {{decision: Decision}} props */
function Hindsight({ decision }) {
  const cost = decision.hindsight_cost;
  if (cost === null || decision.grade === "forced") return null;
  return html`<p class="hindsight"><b>${say("review-in-hindsight")}</b> ${cost < 0.05 ? say("review-nothing-better") : say("review-elsewhere", { points: points(cost) })} <small>${say("review-nobody-could-know")}</small></p>`;
}

/** @param {{review: Review, step: Step}} props */
function Looked({ review, step }) {
  const { round, decision } = step;
  const cost = costText(decision);
  return html`<article class="looked" data-grade=${decision.grade}>
    <h3><${GradeMark} grade=${decision.grade} /><span>${doneText(review, decision)}<small class="grade-word">${GRADE_WORDS[decision.grade]()}</small></span></h3>
    <p class="looked-why">${decision.sentence}</p>
    <${Scene} review=${review} round=${round} decision=${decision} />
    ${cost && html`<p class="looked-cost">${cost}</p>`}
    ${decision.candidates.length > 1 && html`<${Choices} decision=${decision} />`}
    <${Hindsight} decision=${decision} />
  </article>`;
}

/** @param {{round: ReviewedRound, review: Review}} props */
function RoundLine({ round, review }) {
  return html`<span class="round-line">
    ${review.sides.map((seats, side) => html`<span key=${side} class="round-side">${rich("review-side-line", { name: html`<b>${sideHead(review, side)}</b>` }, { bids: seats.map((seat) => bidText(round.bids[seat]) || "–").join(" + "), took: seats.reduce((sum, seat) => sum + round.won[seat], 0) })}${round.scores && html`, <b>${signed(round.scores[side])}</b>`}</span>`)}
  </span>`;
}

/** @param {{review: Review, round: ReviewedRound, steps: Step[], now: Step|null, onPick: (step: Step) => void}} props */
function Round({ review, round, steps, now, onPick }) {
  const open = now?.round === round;
  const errors = steps.filter(({ decision }) => ERRORS.includes(decision.grade));
  return html`<details class="round" open=${open}>
    <summary>
      <span class="round-number">${round.round}</span>
      <span class="round-trump">${round.trump ? html`<${Suit} suit=${round.trump} /><span class="unseen">${say("review-suit-trump", { suit: suitMessage(round.trump) })}</span>` : html`<span aria-hidden="true">–</span><span class="unseen">${say("scoresheet-no-trump")}</span>`}</span>
      <span class="round-cards">${say("review-cards", { cards: round.cards })}</span>
      <span class="round-marks">${errors.map(({ decision }) => html`<${GradeMark} key=${decision.number} grade=${decision.grade} />`)}<span class="unseen">${errors.length ? say("review-errors", { errors: errors.length }) : say("review-no-errors")}</span></span>
    </summary>
    <${RoundLine} round=${round} review=${review} />
    ${steps.length
      ? html`<ol class="round-steps">${steps.map((step) => html`<li key=${step.decision.number}>
          <button type="button" aria-current=${now?.decision === step.decision ? "step" : null} onClick=${() => onPick(step)}>
            <${GradeMark} grade=${step.decision.grade} /><span class="step-what">${step.decision.trick === null ? "" : html`<small>${step.decision.trick}</small>`} ${doneText(review, step.decision)}<span class="unseen">, ${GRADE_WORDS[step.decision.grade]()}</span></span>
            <span class="step-cost">${step.decision.cost >= 0.05 ? figure(-Math.round(step.decision.cost * 10) / 10) : ""}</span></button></li>`)}</ol>`
      : html`<p class="round-none">${say("review-none-in-round")}</p>`}
  </details>`;
}

/** @param {{review: Review, filter: Filter, onFilter: (filter: Filter) => void}} props */
function Filters({ review, filter, onFilter }) {
  const people = [{ value: null, label: say("review-everybody") }, ...review.players.map((label, value) => ({ value, label }))];
  const kinds = [{ value: true, label: say("review-only-errors") }, { value: false, label: say("review-every-decision") }];
  return html`<div class="filters">
    <${Circled} name="whose" legend=${say("review-whose")} hideLegend value=${filter.seat} choices=${people} onPick=${(/** @type {number|null} */ seat) => onFilter({ ...filter, seat })} />
    <${Circled} name="which" legend=${say("review-which")} hideLegend value=${filter.errors} choices=${kinds} onPick=${(/** @type {boolean} */ errors) => onFilter({ ...filter, errors })} />
  </div>`;
}

/** Left and right walk, wherever nothing else listens to them. @param {(by: number) => void} move */
function useArrows(move) {
  const latest = useRef(move);
  latest.current = move;
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!by || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (/** @type {Element} */ (event.target).closest("input, select, textarea, dialog, [contenteditable]")) return;
      event.preventDefault();
      latest.current(by);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/** Brings the decision into sight where it is not. @param {Element|null} element */
export function showUp(element) {
  element?.scrollIntoView({ block: "nearest", behavior: calm() ? "auto" : "smooth" });
}

/**
 * @param {{review: Review, filter: Filter, now: Step|null, onFilter: (filter: Filter) => void, onStep: (step: Step) => void}} props
 */
export function Walk({ review, filter, now, onFilter, onStep }) {
  const root = useRef(/** @type {HTMLElement|null} */ (null));
  const steps = stepsOf(review).filter(passes(filter));
  const at = steps.findIndex((step) => step.decision === now?.decision);
  /** Where the last key led, which may not be shown yet. */
  const latest = useRef(at);
  latest.current = at;
  /** @param {number} by */
  const move = (by) => {
    latest.current = Math.min(steps.length - 1, Math.max(0, latest.current + by));
    const next = steps[latest.current];
    if (next) onStep(next);
    root.current?.querySelector(".walk-bar")?.scrollIntoView({ block: "nearest" });
  };
  useArrows(move);
  return html`<section class="walk" aria-labelledby="walk-title" ref=${root}>
    <h2 id="walk-title" tabindex="-1">${say("review-decision-by-decision")}</h2>
    <${Filters} review=${review} filter=${filter} onFilter=${onFilter} />
    <div class="walk-here">
      <div class="walk-bar">
        <button type="button" aria-label=${say("review-before")} title="←" disabled=${at <= 0} onClick=${() => move(-1)}><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M12.500 4 6.500 10l6 6" /></svg></button>
        <p role="status"><b>${now ? where(now) : ""}</b><span>${steps.length ? say("review-of", { at: at + 1, all: steps.length }) : ""}</span></p>
        <button type="button" aria-label=${say("review-next")} title="→" disabled=${at >= steps.length - 1} onClick=${() => move(1)}><svg viewBox="0 0 20 20" aria-hidden="true"><path d="m7.500 4 6 6-6 6" /></svg></button>
      </div>
      ${now
        ? html`<${Looked} key=${`${now.round.round}/${now.decision.number}`} review=${review} step=${now} />`
        : html`<p class="walk-none">${!filter.errors ? say("review-nothing-to-show") : filter.seat === null ? say("review-nobody-erred") : say("review-one-erred-not", { name: review.players[filter.seat] })}</p>`}
    </div>
    <div class="rounds" aria-label=${say("review-rounds")} role="group">
      ${review.rounds.map((round) => html`<${Round} key=${round.round} review=${review} round=${round} now=${now} steps=${steps.filter((step) => step.round === round)}
        onPick=${(/** @type {Step} */ step) => {
          onStep(step);
          showUp(root.current?.querySelector(".walk-here") ?? null);
        }} />`)}
    </div>
  </section>`;
}
