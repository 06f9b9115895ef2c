/** The review of a match: the record is fetched from a table, or brought; the server works; the story is told. */
import { html, useEffect, useRef, useState } from "./lib.js";
import { get, post } from "./ask.js";
import { CardBack, CardFace } from "./cards.js";
import { TopBar, Trouble, useTitle } from "./frame.js";
import { counted } from "./format.js";
import { keptTables } from "./keep.js";
import { Story, headline } from "./story.js";

/** @typedef {import("./types").Review} Review */
/** @typedef {{stage: "bring"|"work"|"told", done: number, ahead: number, review: Review|null, trouble: string|null}} State */

const EVERY_MS = 400;
const LONGEST_FILE = 400_000;
const SHOWN_TABLES = 6;
/** The cards that turn over while the work goes on. */
const SUIT = ["2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "TS", "JS", "QS", "KS", "AS"];

/** @type {State} */
const BRING = { stage: "bring", done: 0, ahead: 0, review: null, trouble: null };

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
    else if (answer.body.review) return tell({ ...BRING, stage: "told", review: answer.body.review });
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
  /** @param {string} text */
  const read = (text) => {
    try {
      bring(JSON.parse(text));
    } catch {
      setState({ ...BRING, trouble: "This is no record: it cannot be read as JSON." });
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
  const words = ahead > 0 ? `${ahead === 1 ? "Another match is" : `${ahead} other matches are`} looked at before this one.` : "Every bid and every card is weighed by what its player could know.";
  return html`<section class="working" aria-labelledby="working-title">
    <h1 id="working-title">Looking at the match</h1>
    <div class="working-cards" role="progressbar" aria-label="Progress" aria-valuemin="0" aria-valuemax="100" aria-valuenow=${Math.round(100 * done)}>
      ${SUIT.map((card, i) => html`<span key=${card} data-turned=${i < turned || null}>${i < turned ? html`<${CardFace} code=${card} />` : html`<${CardBack} />`}</span>`)}
    </div>
    <p>${words} <b>${Math.round(100 * done)} %</b></p>
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
    <h2 id="own-title">Played here</h2>
    <ul>${matches.map(({ id, title, match, people }) => html`<li key=${`${id}/${match}`}><a href=${`/t/${id}/review?match=${match}`}><b>${title}</b><span>${people.join(", ")}${match > 1 ? ` · match ${match}` : ""}</span></a></li>`)}</ul>
  </section>`;
}

/** Where any record is taken: chosen, dropped or pasted. @param {{trouble: string|null, onText: (text: string) => void, onTrouble: (text: string) => void}} props */
function Bring({ trouble, onText, onTrouble }) {
  const [over, setOver] = useState(false);
  const [pasted, setPasted] = useState("");
  /** @param {File|null|undefined} file */
  const take = async (file) => {
    if (!file) return;
    if (file.size > LONGEST_FILE) return onTrouble("This file is too long for the record of one match.");
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
  return html`<div class="review-head"><h1>Review a match</h1>
      <p>Where it turned, what would have been better, and how much was luck.</p></div>
    <div class="drop" data-over=${over || null} onDragOver=${drag} onDragLeave=${drag} onDrop=${drop}>
      <div class="drop-cards" aria-hidden="true"><${CardFace} code="QH" /><${CardFace} code="KS" /><${CardFace} code="TD" /></div>
      <label class="press"><input type="file" class="unseen" accept=".json,application/json" onChange=${chosen} />Choose a record</label>
      <p class="drop-word">or drop its file here. “Save record” after a match makes one, and so does <code>foretrick play --record</code>.</p>
      <${Trouble} text=${trouble} />
    </div>
    <details class="fold"><summary>Paste it instead</summary>
      <form class="paste" onSubmit=${submit}><label><span>The text of the record</span><textarea rows="6" spellcheck=${false} value=${pasted} onInput=${(/** @type {Event} */ event) => setPasted(/** @type {HTMLTextAreaElement} */ (event.target).value)}></textarea></label>
        <button type="submit" class="press quiet">Review it</button></form></details>
    <${OwnMatches} />`;
}

/** @param {{review: Review}} props */
const Head = ({ review }) => html`<header class="review-head"><p class="review-game">${review.title}, ${counted(review.rounds.length, "round")}</p><h1 id="review-title" tabindex="-1">${headline(review)}</h1></header>`;

/** @param {{table: string|null}} props  `table`: where the match was played; null for one that is brought */
export function ReviewPage({ table }) {
  const { state, read, refuse, again } = useReview(table);
  const { stage, review, trouble } = state;
  useTitle(review ? `${headline(review)}, ${review.title}` : "Review a match");
  useEffect(() => {
    if (stage === "told") /** @type {HTMLElement|null} */ (document.querySelector("#review-title"))?.focus({ preventScroll: true });
  }, [stage]);
  let inside;
  if (stage === "work") inside = html`<${Working} done=${state.done} ahead=${state.ahead} />`;
  else if (stage === "told" && review) inside = html`<${Head} review=${review} /><${Story} review=${review} />`;
  else if (table) inside = html`<div class="review-head"><h1>Not this one</h1><${Trouble} text=${trouble} /></div><p><a class="press link" href="/review">Review another match</a></p>`;
  else inside = html`<${Bring} trouble=${trouble} onText=${read} onTrouble=${refuse} />`;
  return html`<div class="page review">
    <${TopBar}>${table ? html`<a class="press link" href=${`/t/${table}`}>Back to the table</a>` : stage !== "bring" && html`<button type="button" class="press link" onClick=${again}>Another one</button>`}<//>
    <main>${inside}</main>
  </div>`;
}
