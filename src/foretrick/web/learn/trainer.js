/** The trainer: one position after another out of real rounds, and the clause as the answer. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { get, post } from "../ask.js";
import { useTitle } from "../frame.js";
import { walk } from "../hand.js";
import { say } from "../say.js";
import { BidChoices } from "./choices.js";
import { Friend, speakAnswer } from "./friend.js";
import { keepProgress, progressOf } from "./kept.js";
import { award, clear, lay, viewOf } from "./laying.js";
import { Waiting, useOutline } from "./lesson.js";
import { LearnTable } from "./table.js";

/** @typedef {import("./types").TrainerQuestion} TrainerQuestion */
/** @typedef {import("./types").Judged} Judged */
/** @typedef {import("./types").Kind} Kind */
/** @typedef {import("../types").View} View */

/** @type {Kind[]} */
const KINDS = ["may-play", "takes", "bid"];
/** So many right in a row make the next questions harder. */
const RUNG = 3;
/** A tip comes after so many questions. */
const TIP_EVERY = 3;

/** @param {string} kind */
function kindWord(kind) {
  if (kind === "may-play") return say("trainer-kind-may-play");
  if (kind === "takes") return say("trainer-kind-takes");
  return kind === "bid" ? say("trainer-kind-bid") : say("trainer-kind-mixed");
}

/** @param {Kind} kind */
function taskOf(kind) {
  if (kind === "may-play") return say("trainer-may-play");
  return kind === "takes" ? say("trainer-takes") : say("trainer-bid");
}

/** @param {{kind: string, onPick: (kind: string) => void}} props */
const KindChoice = ({ kind, onPick }) => html`<label class="trainer-kind"><span class="unseen">${say("trainer-kinds")}</span>
  <select value=${kind} onChange=${(/** @type {Event} */ event) => onPick(/** @type {HTMLSelectElement} */ (event.target).value)}>
    ${["mixed", ...KINDS].map((one) => html`<option key=${one} value=${one}>${kindWord(one)}</option>`)}
  </select></label>`;

/** A streak as one counts on paper: strokes, and every fifth through the four before it. @param {{streak: number, best: number}} props */
function Streak({ streak, best }) {
  const shown = Math.min(streak, 20);
  const strokes = Array.from({ length: shown }, (_, i) => {
    const x = 3 + Math.floor(i / 5) * 31 + (i % 5) * 6;
    return i % 5 === 4 ? `M${x - 28} 19 ${x - 1} 5` : `M${x + (i % 2)} 4 ${x} 20`;
  });
  return html`<p class="trainer-streak"><span>${say("trainer-streak")} <b>${streak}</b></span>
    ${shown > 0 && html`<svg viewBox=${`0 0 ${Math.ceil(shown / 5) * 31 + 2} 24`} style=${`width:${Math.ceil(shown / 5) * 31 + 2}px`} aria-hidden="true"><path d=${strokes.join("")} /></svg>`}
    ${best > 0 && html`<span class="trainer-best">${say("trainer-best", { best })}</span>`}</p>`;
}

/**
 * One question after another.
 * @param {string} game @param {string} kind
 */
function useQuestions(game, kind) {
  const [question, setQuestion] = useState(/** @type {TrainerQuestion|{error: string}|null} */ (null));
  const asked = useRef(0);
  const next = async () => {
    const one = kind === "mixed" ? KINDS[asked.current % KINDS.length] : kind;
    asked.current += 1;
    const level = Math.min(3, Math.floor(progressOf(game).streak / RUNG));
    const answer = await get(`/api/trainer/${encodeURIComponent(game)}?kind=${one}&level=${level}`);
    setQuestion(answer.ok ? answer.body : { error: answer.error });
  };
  useEffect(() => {
    setQuestion(null);
    void next();
  }, [game, kind]);
  return { question, next, asked: asked.current };
}

/**
 * @param {{question: TrainerQuestion, kind: string, onKind: (kind: string) => void, onNext: () => void, asked: number, tip: string|null}} props
 */
function Asked({ question, kind, onKind, onNext, asked, tip }) {
  const { game } = question;
  const view = viewOf(question.view, question);
  const [chosen, setChosen] = useState(/** @type {string[]} */ ([]));
  const [judged, setJudged] = useState(/** @type {Judged|null} */ (null));
  const [given, setGiven] = useState(/** @type {string[]} */ ([]));
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState(/** @type {string|null} */ (null));
  const [record, setRecord] = useState(false);
  const button = useRef(/** @type {HTMLButtonElement|null} */ (null));
  const { streak, best } = progressOf(game);
  useLayoutEffect(() => lay(view), []);
  useEffect(() => {
    if (judged) button.current?.focus({ preventScroll: true });
  }, [judged]);

  /** @param {string[]} answer */
  const submit = async (answer) => {
    if (busy || judged || trouble) return;
    setBusy(true);
    setGiven(answer);
    const told = await post(`/api/trainer/${encodeURIComponent(game)}/${encodeURIComponent(question.id)}`, { answer });
    setBusy(false);
    if (!told.ok) return setTrouble(told.error);
    /** @type {Judged} */
    const found = told.body;
    const now = progressOf(game);
    const row = found.right ? now.streak + 1 : 0;
    setRecord(row > now.best && now.best > 0);
    keepProgress(game, { streak: row, best: Math.max(row, now.best) });
    if (found.winner !== undefined) award(found.winner);
    setJudged(found);
    speakAnswer(found.right, found.say);
  };
  /** @param {string} card */
  const tap = (card) => {
    if (judged || busy) return;
    setChosen(chosen.includes(card) ? chosen.filter((other) => other !== card) : [...chosen, card]);
  };
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || /** @type {HTMLElement} */ (event.target).closest("select, dialog")) return;
      if (view.hand && question.kind === "may-play" && (event.key === "ArrowRight" || event.key === "ArrowLeft")) walk(view.hand, event.key === "ArrowRight" ? 1 : -1);
      else if (question.kind === "bid" && /^[0-9]$/.test(event.key) && view.bid_row.map(String).includes(event.key)) void submit([event.key]);
      else if (question.kind === "bid" && event.key === "n" && view.bid_row.includes("nil")) void submit(["nil"]);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  const shownView = judged?.legal ? { ...view, legal: judged.legal.map((card) => `play ${card}`) } : view;
  const marks = marksOf(question, judged, chosen, given);
  const said = judged?.say ?? [];
  const tone = judged ? (judged.right ? "right" : "wrong") : "";
  return html`<${LearnTable} kind=${question.kind} title=${question.title} leave=${say("trainer-leave")} view=${shownView}
    line=${html`<${KindChoice} kind=${kind} onPick=${onKind} />`}
    hand=${{ tap: question.kind === "may-play" ? tap : () => {}, marks: question.kind === "may-play" ? marks : {} }}
    trick=${question.kind === "takes" ? { tap: (/** @type {string} */ card) => void submit([card]), marks } : undefined}
    asking=${question.kind === "bid" && html`<${BidChoices} row=${view.bid_row} marks=${marks} bars=${judged?.bars ?? null} best=${judged?.best ?? null} closed=${judged !== null} onPick=${(/** @type {string} */ bid) => void submit([bid])} />`}
    friend=${html`<${Friend} game=${game} task=${judged ? null : taskOf(question.kind)} said=${said} tone=${tone} focus=${asked > 1 ? question.id : null}
      more=${html`${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
        ${record && html`<p class="trainer-record">${say("trainer-new-best", { best })}</p>`}
        ${judged && tip && html`<p class="trainer-tip"><b>${say("learn-tip")}</b> ${tip}</p>`}`}>
      <${Streak} streak=${streak} best=${best} />
      ${judged || trouble
        ? html`<button type="button" class="press learn-next" ref=${button} onClick=${onNext}>${say("trainer-next")}</button>`
        : question.kind === "may-play" && html`<button type="button" class="press trainer-check" disabled=${!chosen.length || busy} onClick=${() => void submit(chosen)}>${say("trainer-check")}</button>`}
      ${busy && html`<p class="trainer-busy">${say("trainer-judging")}</p>`}
    <//>`} />`;
}

/** What is marked on cards and bids. @param {TrainerQuestion} question @param {Judged|null} judged @param {string[]} chosen @param {string[]} given @returns {Record<string, any>} */
function marksOf(question, judged, chosen, given) {
  /** @param {string[]} keys @param {string} mark */
  const all = (keys, mark) => Object.fromEntries(keys.map((key) => [key, mark]));
  if (!judged) return question.kind === "may-play" ? all(chosen, "chosen") : {};
  if (question.kind === "may-play") return { ...all(judged.legal ?? [], "right"), ...all(judged.missed ?? [], "missed"), ...all(judged.wrong ?? [], "wrong") };
  const right = question.kind === "takes" ? judged.card : judged.best;
  return { ...all(given, judged.right ? "right" : "wrong"), ...(right ? { [right]: "right" } : {}) };
}

/** @param {{game: string}} props */
export function TrainerPage({ game }) {
  const [kind, setKind] = useState("mixed");
  const { question, next, asked } = useQuestions(game, kind);
  const outline = useOutline();
  useEffect(() => clear, []);
  const title = question && "title" in question ? question.title : "";
  useTitle(say("trainer-title", { game: title }));
  if (!question || "error" in question) return html`<${Waiting} error=${question?.error} />`;
  const tips = outline?.[game]?.tips ?? [];
  const tip = asked % TIP_EVERY === 0 && tips.length ? tips[(asked / TIP_EVERY - 1) % tips.length] : null;
  return html`<${Asked} key=${question.id} question=${question} kind=${kind} onKind=${setKind} onNext=${next} asked=${asked} tip=${tip} />`;
}
