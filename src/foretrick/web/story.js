/** A reviewed match as a story: who played how well, the course, the moments that mattered, skill and luck apart. */
import { html, useState } from "./lib.js";
import { Course, LineMark, atOf } from "./course.js";
import { capital, counted, figure, list, signed, sideName, spelled } from "./format.js";
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
  return names.length ? `How ${list(names)} won` : "How the match went";
}

/** @param {Account} account */
const errorsOf = (account) => /** @type {const} */ ([["blunder", account.blunders], ["mistake", account.mistakes], ["inaccuracy", account.inaccuracies]]);
const MANY = { blunder: "blunders", mistake: "mistakes", inaccuracy: "inaccuracies" };

/** @param {{review: Review, account: Account}} props */
function PlayerCard({ review, account }) {
  const side = sideOf(review, account.seat);
  const found = errorsOf(account).filter(([, many]) => many > 0);
  return html`<li class="player-card" data-winner=${review.winners?.includes(side) || null}>
    <p class="player-name"><${LineMark} side=${side} /><span>${review.players[account.seat]}</span></p>
    <p class="player-accuracy">${account.accuracy === null ? "–" : html`<b>${Math.round(account.accuracy)}</b>`}<span>accuracy</span></p>
    <ul class="player-errors">${found.length
      ? found.map(([grade, many]) => html`<li key=${grade} title=${counted(many, grade, MANY[grade])}><${GradeMark} grade=${grade} /><span aria-hidden="true">${many}</span><span class="unseen">${counted(many, grade, MANY[grade])}</span></li>`)
      : html`<li class="none">no errors</li>`}</ul>
    <p class="player-score">${figure(account.score)}<span class="unseen"> points</span></p>
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
      <p>${turn.sentence}</p><b class="moment-swing" data-good=${turn.swing > 0 || null}>${signed(Math.round(turn.swing))}<span class="unseen"> points for ${review.players[turn.seat]}</span></b></div>
    ${step && html`<${Scene} review=${review} round=${step.round} decision=${step.decision} />
      <button type="button" class="press link" onClick=${onLook}>Look closer<span class="unseen"> at moment ${number}</span></button>`}
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
    <h2 id="accounts-title">Skill and luck</h2>
    <p class="accounts-word">${pars.size === 1 ? `With even cards and the best play everybody would end at ${figure([...pars][0])}. What came on top, and what was given away:` : "What the cards brought, and what was given away:"}</p>
    <ul class="account-list">${accounts.map((account) => html`<li class="account" key=${account.seat}>
      <p class="account-head"><span><${LineMark} side=${sideOf(review, account.seat)} />${review.players[account.seat]}</span><b>${figure(account.score)}</b></p>
      <ul>
        <${Part} label="Luck of the deal" points=${account.deal} most=${most} />
        <${Part} label="Luck in the play" points=${account.luck} most=${most} />
        <${Part} label="Own bids" points=${-account.cost_bids} most=${most} own />
        <${Part} label="Own cards" points=${-account.cost_plays} most=${most} own />
      </ul></li>`)}</ul>
  </section>`;
}

/** @param {{review: Review, turns: Turn[], onTurn: (turn: Turn) => void}} props */
function Moments({ review, turns, onTurn }) {
  const told = turns.slice(0, TOLD), more = turns.slice(TOLD);
  if (!told.length) return html`<section class="moments"><h2>The moments that mattered</h2><p class="accounts-word">None did by itself: the match was decided a little at a time.</p></section>`;
  /** @param {Turn[]} some @param {number} from */
  const items = (some, from) => some.map((turn, i) => html`<${Moment} key=${from + i} review=${review} turn=${turn} number=${from + i + 1} onLook=${() => onTurn(turn)} />`);
  return html`<section class="moments" aria-labelledby="moments-title">
    <h2 id="moments-title">${told.length === 1 ? "The moment that mattered" : `The ${spelled(told.length)} moments that mattered most`}</h2>
    <ol class="moment-list">${items(told, 0)}</ol>
    ${more.length > 0 && html`<details class="fold"><summary>${capital(spelled(more.length))} more</summary><ol class="moment-list more">${items(more, TOLD)}</ol></details>`}
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
  return html`<section class="players" aria-label="The players"><ol class="player-cards">${byAccuracy(review).map((account) => html`<${PlayerCard} key=${account.seat} review=${review} account=${account} />`)}</ol></section>
    <${Course} review=${review} turns=${review.turning_points.slice(0, TOLD)} here=${here && { round: here.round.round, at: atOf(here.decision) }} onTurn=${onTurn} onPlace=${onPlace} />
    <${Moments} review=${review} turns=${review.turning_points} onTurn=${onTurn} />
    <${SkillAndLuck} review=${review} />
    <${Walk} review=${review} filter=${filter} now=${here} onFilter=${setFilter} onStep=${setNow} />`;
}
