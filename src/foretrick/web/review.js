/** The review of a match: the record is fetched from a table, or brought; the server works; the story is told. */
import { html, useEffect, useRef, useState } from "./lib.js";
import { get, post } from "./ask.js";
import { CardBack, CardFace } from "./cards.js";
import { TopBar, Trouble, useTitle } from "./frame.js";
import { percent } from "./format.js";
import { keptTables } from "./keep.js";
import { both, language, rich, say } from "./say.js";
import { Story, headline } from "./story.js";

/** @typedef {import("./types").Review} Review */
/** `id`: under which the server keeps the review. */
/** @typedef {{stage: "bring"|"work"|"told", id: string, done: number, ahead: number, review: Review|null, trouble: string|null}} State */

const EVERY_MS = 400;
const LONGEST_FILE = 400_000;
const SHOWN_TABLES = 6;
/** The cards that turn over while the work goes on. */
const SUIT = ["2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "TS", "JS", "QS", "KS", "AS"];

/** @type {State} */
const BRING = { stage: "bring", id: "", done: 0, ahead: 0, review: null, trouble: null };

/**
 * Has a record reviewed, and tells of it until it is done or `stopped`.
 * @param {unknown} record
 * @param {(state: State) => void} tell
 * @param {() => boolean} stopped
 */
async function work(record, tell, stopped) {
  tell({ ...BRING, stage: "work" });
  const asked = await post("/api/review", record);
  if (stopped()) return;
  if (!asked.ok) return tell({ ...BRING, trouble: asked.error });
  let missed = 0;
  for (;;) {
    const answer = await get(`/api/review/${asked.body.id}`);
    if (stopped()) return;
    if (!answer.ok) {
      // A phone that slept may have missed it; a network may be gone for a moment.
      if (answer.status === 404) return work(record, tell, stopped);
      if (++missed > 20) return tell({ ...BRING, trouble: answer.error });
    } else if (answer.body.error) return tell({ ...BRING, trouble: answer.body.error });
    else if (answer.body.review) return tell({ ...BRING, stage: "told", id: asked.body.id, review: answer.body.review });
    else {
      missed = 0;
      tell({ ...BRING, stage: "work", done: answer.body.done, ahead: answer.body.ahead });
    }
    await new Promise((later) => setTimeout(later, EVERY_MS));
  }
}

/**
 * The record of a finished match at a table.
 * @param {string} table
 */
function recordOf(table) {
  const match = new URLSearchParams(location.search).get("match");
  return get(`/api/tables/${encodeURIComponent(table)}/record${match ? `?match=${encodeURIComponent(match)}` : ""}`);
}

/** @param {string|null} table */
function useReview(table) {
  const [state, setState] = useState(/** @type {State} */ (table ? { ...BRING, stage: "work" } : BRING));
  const run = useRef(0);
  /** @param {unknown} record */
  const bring = (record) => {
    const mine = ++run.current;
    void work(record, setState, () => mine !== run.current);
  };
  useEffect(() => {
    if (table)
      void recordOf(table).then((answer) => (answer.ok ? bring(answer.body) : setState({ ...BRING, trouble: answer.error })));
    return () => void run.current++;
  }, []);
  const inLanguage = language.value;
  const toldIn = useRef(inLanguage);
  useEffect(() => {
    if (toldIn.current === inLanguage) return;
    toldIn.current = inLanguage;
    const mine = run.current;
    // The same review in other words, as long as the server still has it.
    if (state.id) void get(`/api/review/${state.id}`).then((answer) => mine === run.current && answer.ok && answer.body.review && setState({ ...state, review: answer.body.review }));
  }, [inLanguage]);
  /** @param {string} text */
  const read = (text) => {
    try {
      bring(JSON.parse(text));
    } catch {
      setState({ ...BRING, trouble: say("review-no-record") });
    }
  };
  /** @param {string|null} trouble */
  const refuse = (trouble) => setState({ ...BRING, trouble });
  const again = () => {
    run.current++;
    setState(BRING);
  };
  return { state, read, refuse, again };
}

/** A suit that turns over card by card. @param {{done: number, ahead: number}} props */
function Working({ done, ahead }) {
  const turned = Math.floor(done * SUIT.length);
  const words = ahead > 0 ? say("review-others-first", { ahead }) : say("review-weighed");
  return html`<section class="working" aria-labelledby="working-title">
    <h1 id="working-title">${say("review-working")}</h1>
    <div class="working-cards" role="progressbar" aria-label=${say("review-progress")} aria-valuemin="0" aria-valuemax="100" aria-valuenow=${Math.round(100 * done)}>
      ${SUIT.map((card, i) => html`<span key=${card} data-turned=${i < turned || null}>${i < turned ? html`<${CardFace} code=${card} />` : html`<${CardBack} />`}</span>`)}
    </div>
    <p>${words} <b>${percent(done)}</b></p>
  </section>`;
}

/** The finished matches of the tables that this browser sits at. */
function useMatches() {
  const [found, setFound] = useState(/** @type {{id: string, title: string, match: number, people: string[]}[]} */ ([]));
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      const answers = await Promise.all(keptTables().slice(0, SHOWN_TABLES).map((id) => get(`/api/tables/${id}`)));
      const tables = answers.flatMap((answer) => (answer.ok ? [/** @type {import("./types").Table} */ (answer.body.table)] : []));
      if (!gone)
        setFound(tables.flatMap((table) => [...table.matches_finished].reverse().map((match) => ({ id: table.id, title: table.title, match, people: table.seats.map(({ name }) => name).filter(Boolean) }))).slice(0, SHOWN_TABLES));
    };
    void ask();
    return () => void (gone = true);
  }, []);
  return found;
}

function OwnMatches() {
  const matches = useMatches();
  if (!matches.length) return null;
  return html`<section class="own-matches" aria-labelledby="own-title">
    <h2 id="own-title">${say("review-played-here")}</h2>
    <ul>${matches.map(({ id, title, match, people }) => html`<li key=${`${id}/${match}`}><a href=${`/t/${id}/review?match=${match}`}><b>${title}</b><span>${both(people)}${match > 1 ? ` · ${say("review-match-number", { match })}` : ""}</span></a></li>`)}</ul>
  </section>`;
}

/** Where any record is taken: chosen, dropped or pasted. @param {{trouble: string|null, onText: (text: string) => void, onTrouble: (text: string) => void}} props */
function Bring({ trouble, onText, onTrouble }) {
  const [over, setOver] = useState(false);
  const [pasted, setPasted] = useState("");
  /** @param {File|null|undefined} file */
  const take = async (file) => {
    if (!file) return;
    if (file.size > LONGEST_FILE) return onTrouble(say("review-too-long"));
    onText(await file.text());
  };
  /** @param {DragEvent} event */
  const drag = (event) => {
    event.preventDefault();
    setOver(event.type === "dragover");
  };
  /** @param {DragEvent} event */
  const drop = (event) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer?.files[0]);
  };
  /** @param {Event} event */
  const chosen = (event) => void take(/** @type {HTMLInputElement} */ (event.target).files?.[0]);
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    if (pasted.trim()) onText(pasted);
  };
  return html`<div class="review-head"><h1>${say("review-a-match")}</h1>
      <p>${say("review-a-match-line")}</p></div>
    <div class="drop" data-over=${over || null} onDragOver=${drag} onDragLeave=${drag} onDrop=${drop}>
      <div class="drop-cards" aria-hidden="true"><${CardFace} code="QH" /><${CardFace} code="KS" /><${CardFace} code="TD" /></div>
      <label class="press"><input type="file" class="unseen" accept=".json,application/json" onChange=${chosen} />${say("review-choose")}</label>
      <p class="drop-word">${rich("review-drop", { command: html`<code>foretrick play --record</code>` }, { save: say("summary-save-record") })}</p>
      <${Trouble} text=${trouble} />
    </div>
    <details class="fold"><summary>${say("review-paste")}</summary>
      <form class="paste" onSubmit=${submit}><label><span>${say("review-text-of-record")}</span><textarea rows="6" spellcheck=${false} value=${pasted} onInput=${(/** @type {Event} */ event) => setPasted(/** @type {HTMLTextAreaElement} */ (event.target).value)}></textarea></label>
        <button type="submit" class="press quiet">${say("review-it")}</button></form></details>
    <${OwnMatches} />`;
}

/** @param {{review: Review}} props */
const Head = ({ review }) => html`<header class="review-head"><p class="review-game">${say("review-game-and-rounds", { game: review.title, rounds: review.rounds.length })}</p><h1 id="review-title" tabindex="-1">${headline(review)}</h1></header>`;

/** @param {{table?: string}} props  `table`: where the match was played; without one it is brought */
export function ReviewPage({ table = undefined }) {
  const { state, read, refuse, again } = useReview(table ?? null);
  const { stage, review, trouble } = state;
  useTitle(review ? say("review-title", { headline: headline(review), game: review.title }) : say("review-a-match"));
  useEffect(() => {
    if (stage === "told") /** @type {HTMLElement|null} */ (document.querySelector("#review-title"))?.focus({ preventScroll: true });
  }, [stage]);
  let inside;
  if (stage === "work") inside = html`<${Working} done=${state.done} ahead=${state.ahead} />`;
  else if (stage === "told" && review) inside = html`<${Head} review=${review} /><${Story} review=${review} />`;
  else if (table) inside = html`<div class="review-head"><h1>${say("review-not-this")}</h1><${Trouble} text=${trouble} /></div><p><a class="press link" href="/review">${say("review-another")}</a></p>`;
  else inside = html`<${Bring} trouble=${trouble} onText=${read} onTrouble=${refuse} />`;
  return html`<div class="page review">
    <${TopBar}>${table ? html`<a class="press link" href=${`/t/${table}`}>${say("review-back")}</a>` : stage !== "bring" && html`<button type="button" class="press link" onClick=${again}>${say("review-another-one")}</button>`}<//>
    <main>${inside}</main>
  </div>`;
}
