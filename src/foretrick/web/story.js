/** A reviewed match as a story: who played how well, the course, the moments that mattered, skill and luck apart. */
import { html, useState } from "./lib.js";
import { Course, LineMark, atOf } from "./course.js";
import { figure, signed, sideName } from "./format.js";
import { both, say } from "./say.js";
import { GradeMark, Scene } from "./scene.js";
import { Walk, passes, showUp, stepsOf } from "./walk.js";

/** @typedef {import("./types").Review} Review */
/** @typedef {import("./types").Account} Account */
/** @typedef {import("./types").Turn} Turn */
/** @typedef {import("./walk.js").Step} Step */
/** @typedef {import("./walk.js").Filter} Filter */

/** So many moments are told at once. */
const TOLD = 3;

/** @param {Review} review @param {number} seat */
const sideOf = (review, seat) => review.sides.findIndex((seats) => seats.includes(seat));

/** @param {Review} review */
export function headline(review) {
  const names = (review.winners ?? []).map((side) => sideName(review, side));
  return names.length ? say("review-how-won", { names: both(names), many: (review.winners ?? []).flatMap((side) => review.sides[side]).length }) : say("review-how-it-went");
}

/** @param {Account} account */
const errorsOf = (account) => /** @type {const} */ ([["blunder", account.blunders], ["mistake", account.mistakes], ["inaccuracy", account.inaccuracies]]);
/** @param {"blunder"|"mistake"|"inaccuracy"} grade @param {number} many */
function manyOf(grade, many) {
  if (grade === "blunder") return say("review-blunders", { many });
  return grade === "mistake" ? say("review-mistakes", { many }) : say("review-inaccuracies", { many });
}

/** @param {{review: Review, account: Account}} props */
function PlayerCard({ review, account }) {
  const side = sideOf(review, account.seat);
  const found = errorsOf(account).filter(([, many]) => many > 0);
  return html`<li class="player-card" data-winner=${review.winners?.includes(side) || null}>
    <p class="player-name"><${LineMark} side=${side} /><span>${review.players[account.seat]}</span></p>
    <p class="player-accuracy">${account.accuracy === null ? "–" : html`<b>${Math.round(account.accuracy)}</b>`}<span>${say("review-accuracy")}</span></p>
    <ul class="player-errors">${found.length
      ? found.map(([grade, many]) => html`<li key=${grade} title=${manyOf(grade, many)}><${GradeMark} grade=${grade} /><span aria-hidden="true">${many}</span><span class="unseen">${manyOf(grade, many)}</span></li>`)
      : html`<li class="none">${say("review-no-errors")}</li>`}</ul>
    <p class="player-score">${figure(account.score)}<span class="unseen">${" "}${say("review-points-word", { points: account.score })}</span></p>
  </li>`;
}

/** The best accuracy first. @param {Review} review */
const byAccuracy = (review) => [...review.players_summary].sort((a, b) => (b.accuracy ?? -1) - (a.accuracy ?? -1));

/** @param {Review} review @param {Turn} turn @returns {Step|null} */
function stepOf(review, turn) {
  const round = review.rounds.find((now) => now.round === turn.round);
  const decision = round?.decisions.find(({ number }) => number === turn.decision);
  return round && decision ? { round, decision } : null;
}

/** @param {{review: Review, turn: Turn, number: number, onLook: () => void}} props */
function Moment({ review, turn, number, onLook }) {
  const step = turn.cause === "decision" ? stepOf(review, turn) : null;
  return html`<li class="moment" data-cause=${turn.cause}>
    <div class="moment-words"><span class="moment-number" aria-hidden="true">${number}</span>
      <p>${turn.sentence}</p><b class="moment-swing" data-good=${turn.swing > 0 || null}>${signed(Math.round(turn.swing))}<span class="unseen">${" "}${say("review-points-for", { points: Math.round(turn.swing), name: review.players[turn.seat] })}</span></b></div>
    ${step && html`<${Scene} review=${review} round=${step.round} decision=${step.decision} />
      <button type="button" class="press link" onClick=${onLook}>${say("review-look-closer")}<span class="unseen">${" "}${say("review-at-moment", { number })}</span></button>`}
  </li>`;
}

/** @param {{label: string, points: number, most: number, own?: boolean}} props */
function Part({ label, points, most, own }) {
  const rounded = Math.round(points);
  return html`<li data-own=${own || null} data-under=${points < 0 || null} style=${`--part:${(Math.abs(points) / most).toFixed(4)}`}>
    <span class="part-label">${label}</span><span class="part-room" aria-hidden="true"><i></i></span><span class="part-points">${signed(rounded === 0 ? 0 : rounded)}</span></li>`;
}

/** @param {{review: Review}} props */
function SkillAndLuck({ review }) {
  const accounts = byAccuracy(review);
  const most = Math.max(1, ...accounts.flatMap((a) => [a.deal, a.luck, a.cost_bids, a.cost_plays].map(Math.abs)));
  const pars = new Set(accounts.map(({ par }) => Math.round(par)));
  return html`<section class="accounts" aria-labelledby="accounts-title">
    <h2 id="accounts-title">${say("review-skill-and-luck")}</h2>
    <p class="accounts-word">${pars.size === 1 ? say("review-with-even-cards", { par: [...pars][0] }) : say("review-brought")}</p>
    <ul class="account-list">${accounts.map((account) => html`<li class="account" key=${account.seat}>
      <p class="account-head"><span><${LineMark} side=${sideOf(review, account.seat)} />${review.players[account.seat]}</span><b>${figure(account.score)}</b></p>
      <ul>
        <${Part} label=${say("review-luck-of-deal")} points=${account.deal} most=${most} />
        <${Part} label=${say("review-luck-in-play")} points=${account.luck} most=${most} />
        <${Part} label=${say("review-own-bids")} points=${-account.cost_bids} most=${most} own />
        <${Part} label=${say("review-own-cards")} points=${-account.cost_plays} most=${most} own />
      </ul></li>`)}</ul>
  </section>`;
}

/** @param {{review: Review, turns: Turn[], onTurn: (turn: Turn) => void}} props */
function Moments({ review, turns, onTurn }) {
  const told = turns.slice(0, TOLD), more = turns.slice(TOLD);
  if (!told.length) return html`<section class="moments"><h2>${say("review-moments-none")}</h2><p class="accounts-word">${say("review-little-by-little")}</p></section>`;
  /** @param {Turn[]} some @param {number} from */
  const items = (some, from) => some.map((turn, i) => html`<${Moment} key=${from + i} review=${review} turn=${turn} number=${from + i + 1} onLook=${() => onTurn(turn)} />`);
  return html`<section class="moments" aria-labelledby="moments-title">
    <h2 id="moments-title">${say("review-moments", { moments: told.length })}</h2>
    <ol class="moment-list">${items(told, 0)}</ol>
    ${more.length > 0 && html`<details class="fold"><summary>${say("review-more-moments", { more: more.length })}</summary><ol class="moment-list more">${items(more, TOLD)}</ol></details>`}
  </section>`;
}

/** @param {{review: Review}} props */
export function Story({ review }) {
  const steps = stepsOf(review);
  const [filter, setFilter] = useState(/** @type {Filter} */ ({ seat: null, errors: steps.some(passes({ seat: null, errors: true })) }));
  const [now, setNow] = useState(/** @type {Step|null} */ (null));
  const shown = steps.filter(passes(filter));
  const here = now && passes(filter)(now) ? now : (shown[0] ?? null);
  /** @param {Step|undefined|null} step */
  const lookAt = (step) => {
    if (!step) return;
    if (!passes(filter)(step)) setFilter({ seat: null, errors: false });
    setNow(step);
    requestAnimationFrame(() => {
      showUp(document.querySelector(".walk-here"));
      /** @type {HTMLElement|null} */ (document.querySelector("#walk-title"))?.focus({ preventScroll: true });
    });
  };
  /** @param {Turn} turn */
  const onTurn = (turn) => lookAt(stepOf(review, turn));
  /** @param {number} round @param {string} at */
  const onPlace = (round, at) => {
    const wanted = shown.find((step) => step.round.round === round && atOf(step.decision) === at);
    lookAt(wanted ?? steps.find((step) => step.round.round === round && atOf(step.decision) === at));
  };
  return html`<section class="players" aria-label=${say("review-players")}><ol class="player-cards">${byAccuracy(review).map((account) => html`<${PlayerCard} key=${account.seat} review=${review} account=${account} />`)}</ol></section>
    <${Course} review=${review} turns=${review.turning_points.slice(0, TOLD)} here=${here && { round: here.round.round, at: atOf(here.decision) }} onTurn=${onTurn} onPlace=${onPlace} />
    <${Moments} review=${review} turns=${review.turning_points} onTurn=${onTurn} />
    <${SkillAndLuck} review=${review} />
    <${Walk} review=${review} filter=${filter} now=${here} onFilter=${setFilter} onStep=${setNow} />`;
}
