/** "Learn in five minutes": one idea after another at a prepared table; the answer is the card itself. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { get, useGames } from "../ask.js";
import { CardFace } from "../cards.js";
import { Emblem } from "../emblems.js";
import { TopBar, Trouble, useTitle } from "../frame.js";
import { usePlayNow } from "../start.js";
import { walk } from "../hand.js";
import { releaseFrom } from "../motion.js";
import { language, say } from "../say.js";
import { BidChoices, PointChoices, SuitChoices } from "./choices.js";
import { Friend, speakAnswer } from "./friend.js";
import { keepProgress, progressOf } from "./kept.js";
import { award, clear, lay, playOn, sweep, viewOf } from "./laying.js";
import { Paper } from "./paper.js";
import { LearnTable } from "./table.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("./types").Lesson} Lesson */
/** @typedef {import("./types").LessonStep} LessonStep */
/** @typedef {import("./types").LessonAnswer} LessonAnswer */
/** @typedef {import("./types").Move} Move */

/** Where it would give the answer away which cards are allowed. */
const UNTOLD = ["allowed", "barred"];

/** The lesson in the language of now; a sentence where it cannot be had. @param {string} game */
export function useLesson(game) {
  const [found, setFound] = useState(/** @type {Lesson|{error: string}|null} */ (null));
  const inLanguage = language.value;
  useEffect(() => {
    let late = false;
    void get(`/api/learn/${encodeURIComponent(game)}`).then((answer) => late || setFound(answer.ok ? answer.body : { error: answer.error }));
    return () => void (late = true);
  }, [game, inLanguage]);
  return found;
}

/** How long the lessons are, and the tips, in the language of now; null until they are here. */
export function useOutline() {
  const [found, setFound] = useState(/** @type {import("./types").Outline|null} */ (null));
  const inLanguage = language.value;
  useEffect(() => {
    let late = false;
    void get("/api/learn").then((answer) => late || (answer.ok && setFound(answer.body)));
    return () => void (late = true);
  }, [inLanguage]);
  return found;
}

/** What the table looks like before the answer: nothing on it tells it. @param {LessonStep} step @param {Lesson} lesson */
function opened(step, lesson) {
  if (!step.view) return null;
  const view = viewOf(step.view, lesson);
  return UNTOLD.includes(step.ask) ? { ...view, legal: [] } : view;
}

/** The view once a move is made. @param {View} view @param {Move} move @returns {View} */
function moved(view, move) {
  const at = (/** @type {any[]} */ list, /** @type {any} */ value) => list.map((old, seat) => (seat === move.seat ? value : old));
  if (move.bid !== undefined) return { ...view, bids: at(view.bids, move.bid), has_bid: at(view.has_bid, true), waiting_for: [], legal: [] };
  const won = move.winner == null ? view.won : view.won.map((count, seat) => count + (seat === move.winner ? 1 : 0));
  const hand = view.hand && move.seat === view.seat ? view.hand.filter((card) => card !== move.card) : view.hand;
  return { ...view, phase: "play", won, hand, cards_left: at(view.cards_left, view.cards_left[move.seat] - 1), waiting_for: [], legal: [] };
}

/** @param {{lesson: Lesson, at: number, onGo: (to: number) => void, moving: boolean}} props */
function Step({ lesson, at, onGo, moving }) {
  const step = lesson.steps[at];
  const [laid, setView] = useState(() => opened(step, lesson));
  // The language may change while a step is open.
  const view = laid && { ...laid, faces: lesson.faces, players: laid.players.map((name, seat) => (seat === laid.seat ? say("page-you") : name)) };
  const [tried, setTried] = useState(/** @type {string|null} */ (null));
  const [done, setDone] = useState(/** @type {string|null} */ (null));
  const [shown, setShown] = useState(false);
  const next = useRef(/** @type {HTMLButtonElement|null} */ (null));
  useLayoutEffect(() => {
    if (laid) lay(laid);
    else clear();
  }, []);
  useEffect(() => {
    if (done !== null) next.current?.focus({ preventScroll: true });
  }, [done]);

  /** @param {string} key */
  const answer = (key) => {
    const found = step.answers[key];
    if (done !== null || !found) return;
    if (!found.right) {
      setTried(key);
      return speakAnswer(false, found.say);
    }
    setTried(null);
    setDone(key);
    void show(key, found);
  };
  /** @param {string} key @param {LessonAnswer} found */
  const show = async (key, found) => {
    const moves = found.moves ?? [];
    if (moves[0]?.card === key) releaseFrom(key, document.querySelector(`.hand [data-card="${key}"]`));
    if (found.winner !== undefined) award(found.winner);
    if (moves.length < 3) setShown(true);
    const ended = await playOn(moves, (move) => setView((now) => now && moved(now, move)));
    if (!ended) return;
    if (found.view) setView(viewOf(found.view, lesson));
    setShown(true);
    speakAnswer(true, found.say);
  };
  const go = async (/** @type {number} */ to) => {
    if (done !== null) await sweep();
    onGo(to);
  };

  const right = done === null ? null : step.answers[done];
  /** @type {Record<string, any>} */
  const marks = { ...(tried === null ? {} : { [tried]: "wrong" }), ...(done === null ? {} : { [done]: "right" }) };
  const onHand = ["allowed", "barred", "take", "leave"].includes(step.ask);
  const question = { tap: answer, marks };
  useKeys(view, step, answer, onHand);
  const keys = Object.keys(step.answers);
  let asking = null;
  if (step.ask === "bid" || step.ask === "hook") asking = (done === null || !right?.moves?.length) && html`<${BidChoices} row=${view?.bid_row.length ? view.bid_row : (step.view?.bid_row ?? [])} marks=${marks} onPick=${answer} closed=${done !== null} />`;
  else if (step.ask === "trump" || step.ask === "name") asking = html`${view?.turned && html`<div class="learn-turned"><${CardFace} code=${view.turned} face=${view.faces[view.turned]} /></div>`}<${SuitChoices} keys=${keys} label=${step.task} marks=${marks} onPick=${answer} />`;
  const said = tried !== null ? step.answers[tried].say : shown && right ? right.say : [];
  const points = step.ask === "score" && html`<${PointChoices} keys=${keys.sort((a, b) => Number(a) - Number(b))} marks=${marks} onPick=${answer} />`;
  const last = at + 1 === lesson.steps.length;
  return html`<${LearnTable} kind=${step.ask} title=${lesson.title} leave=${say("learn-leave")} view=${view}
    line=${html`<${Line} at=${at} many=${lesson.steps.length} />`}
    hideTrump=${step.ask === "trump" && done === null}
    hand=${onHand || view?.hand ? { tap: onHand ? answer : () => {}, marks: onHand ? marks : {} } : undefined}
    trick=${step.ask === "winner" ? question : undefined}
    middle=${step.tally && html`<${Paper} tally=${step.tally} answer=${right} />`}
    asking=${asking}
    friend=${html`<${Friend} game=${lesson.game} text=${shown ? null : step.text} task=${done === null ? step.task : null} said=${said} tone=${tried !== null ? "wrong" : "right"}
      focus=${moving ? at : null} more=${points}>
      ${at > 0 && html`<button type="button" class="press link" onClick=${() => go(at - 1)}>${say("learn-back")}</button>`}
      ${done === null
        ? html`<button type="button" class="press link learn-skip" onClick=${() => go(at + 1)}>${say("learn-skip")}</button>`
        : html`<button type="button" class="press learn-next" ref=${next} onClick=${() => go(at + 1)}>${last ? say("learn-done") : say("learn-next")}</button>`}
    <//>`} />`;
}

/** Arrows walk along the hand, digits bid. @param {View|null} view @param {LessonStep} step @param {(key: string) => void} answer @param {boolean} onHand */
function useKeys(view, step, answer, onHand) {
  // With the step itself, not after it is painted: a key pressed at once must find the new step.
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog")) return;
      if (onHand && view?.hand && (event.key === "ArrowRight" || event.key === "ArrowLeft")) walk(view.hand, event.key === "ArrowRight" ? 1 : -1);
      else if (/^[0-9]$/.test(event.key) && (step.ask === "bid" || step.ask === "hook")) answer(event.key);
      else if (event.key === "n" && step.ask === "bid") answer("nil");
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}

/** How far one is: a dot for each step. @param {{at: number, many: number}} props */
const Line = ({ at, many }) => html`<p class="learn-line"><span>${say("learn-progress", { step: at + 1, steps: many })}</span>
  <span class="learn-dots" aria-hidden="true">${Array.from({ length: many }, (_, i) => html`<i key=${i} data-done=${i < at || null} data-now=${i === at || null}></i>`)}</span></p>`;

/** @param {{lesson: Lesson, onAgain: () => void}} props */
function End({ lesson, onAgain }) {
  const { game, title } = lesson;
  const info = useGames()?.games.find(({ key }) => key === game);
  const heading = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return html`<div class="page learn-end">
    <${TopBar} />
    <main>
      <${Emblem} game=${game} />
      <h1 ref=${heading} tabindex="-1">${say("learn-end-title", { game: title })}</h1>
      <p class="learn-end-text">${say("learn-end-text")}</p>
      <div class="learn-ends">
        ${info && html`<${PlayNow} info=${info} />`}
        <a class="press quiet" href=${`/learn/${game}/trainer`}>${say("learn-end-trainer")}</a>
        <a class="press quiet" href=${`/guide/${game}`}>${say("learn-end-guide")}</a>
        <a class="press quiet" href=${`/rules/${game}`}>${say("learn-end-rules")}</a>
        <button type="button" class="press link" onClick=${onAgain}>${say("learn-start-over")}</button>
      </div>
      <${Tips} tips=${lesson.tips} />
    </main>
  </div>`;
}

/** @param {{info: import("../types").GameInfo}} props */
function PlayNow({ info }) {
  const { busy, trouble, play } = usePlayNow(info, "easy");
  return html`<button type="button" class="press" disabled=${busy} onClick=${play}>${say("learn-end-play")}</button><${Trouble} text=${trouble} />`;
}

/** @param {{tips: string[]}} props */
export const Tips = ({ tips }) => html`<section class="learn-tips" aria-label=${say("learn-tips")}>
  <h2>${say("learn-tips")}</h2>
  <ul>${tips.map((tip) => html`<li key=${tip}>${tip}</li>`)}</ul>
</section>`;

/** Until the lesson is here, or why it is not. @param {{error?: string}} props */
export const Waiting = ({ error }) => html`<div class="page"><${TopBar} /><main class="learn-wait">${error ? html`<${Trouble} text=${error} />` : html`<p>${say("learn-wait")}</p>`}</main></div>`;

/** @param {{game: string}} props */
export function LessonPage({ game }) {
  const lesson = useLesson(game);
  const kept = progressOf(game);
  const [at, setAt] = useState(kept.done ? 0 : kept.at);
  const [moving, setMoving] = useState(false);
  useEffect(() => clear, []);
  useTitle(lesson && "title" in lesson ? lesson.title : say("learn-title"));
  if (!lesson || "error" in lesson) return html`<${Waiting} error=${lesson?.error} />`;
  const many = lesson.steps.length;
  /** @param {number} to */
  const go = (to) => {
    keepProgress(game, to >= many ? { at: 0, done: true } : { at: to });
    setMoving(true);
    setAt(to);
  };
  if (at >= many) return html`<${End} lesson=${lesson} onAgain=${() => go(0)} />`;
  return html`<${Step} key=${at} lesson=${lesson} at=${at} onGo=${go} moving=${moving} />`;
}
