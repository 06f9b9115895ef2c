/** After a round: what each bid came to. After the last: who won, how it went, and what next. */
import { html, useEffect, useRef, useState } from "./lib.js";
import { TotalsChart } from "./chart.js";
import { bidText, figure, ordinal, places, sideHead, sideName, signed } from "./format.js";
import { lasting } from "./pace.js";
import { both, rich, say } from "./say.js";
import { BidMark, Pad } from "./sheet.js";
import { serverNow } from "./store.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").SheetRow} SheetRow */
/** @typedef {import("./types").Send} Send */

/** @param {View} view */
const inTeams = (view) => view.sides.some((seats) => seats.length > 1);

/**
 * Sides with the best total first.
 * @param {number[]} totals
 */
const bestFirst = (totals) => totals.map((_, side) => side).sort((a, b) => totals[b] - totals[a] || a - b);

/**
 * Who met the bid, in a sentence.
 * @param {View} view
 * @param {SheetRow} row
 */
function roundSentence(view, row) {
  if (inTeams(view)) {
    const ahead = bestFirst(row.scores)[0];
    if (row.scores.every((score) => score === row.scores[0])) return say("summary-teams-even");
    return say("summary-team-ahead", { team: sideName(view, ahead) });
  }
  const met = view.players.filter((_, seat) => row.marks[seat] === "met");
  if (met.length === 0) return say("summary-nobody-met");
  if (met.length === 1 && view.seat !== null && row.marks[view.seat] === "met") return say("summary-you-met");
  if (met.length === view.players.length) return say("summary-everybody-met");
  return met.length === 1 ? say("summary-one-met", { name: met[0] }) : say("summary-some-met", { names: both(met) });
}

/** @param {{view: View, row: SheetRow}} props */
function RoundTable({ view, row }) {
  const rank = places(row.totals);
  return html`<table class="round-table">
    <caption class="unseen">${say("table-round", { round: row.round })}</caption>
    <thead><tr>
      <th scope="col" class="unseen">${say("summary-place")}</th><th scope="col" class="left">${say("summary-name")}</th><th scope="col">${say("summary-bid")}</th><th scope="col">${say("summary-took")}</th>
      <th scope="col">${say("summary-points")}</th><th scope="col">${say("summary-total")}</th>
    </tr></thead>
    <tbody>
      ${bestFirst(row.totals).map((side) => {
        const seat = view.sides[side][0];
        return html`<tr key=${seat} data-own=${seat === view.seat || null} data-mark=${row.marks[seat]}>
          <td class="place">${ordinal(rank[side])}</td>
          <th scope="row"><span class="own-name">${view.players[seat]}</span>${seat === view.seat && html`<span class="unseen">${" "}(${say("lobby-you")})</span>`}</th>
          <td><${BidMark} row=${row} seat=${seat} /></td>
          <td>${row.won[seat]}</td>
          <td class="points">${signed(row.scores[side])}</td>
          <td class="total">${figure(row.totals[side])}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/** @param {{view: View, row: SheetRow, side: number}} props */
function Team({ view, row, side }) {
  const own = view.seat !== null && view.sides[side].includes(view.seat);
  return html`<section class="side-result" data-own=${own || null} aria-label=${sideName(view, side)}>
    <header>
      <h3>${sideHead(view, side)}</h3>
      <p class="points">${signed(row.scores[side])}</p>
    </header>
    <ul class="side-bids">
      ${view.sides[side].map((seat) => html`<li key=${seat}>${rich("summary-bid-and-took", { bid: html`<b>${bidText(row.bids[seat])}</b>`, took: html`<b>${row.won[seat]}</b>` }, { name: view.players[seat] })}</li>`)}
    </ul>
    <ul class="side-lines">
      ${row.notes[side].map((line) => html`<li key=${line} data-bad=${line === row.penalty_notes[side] || null}>${line}</li>`)}
    </ul>
    <p class="side-total"><span>${say("summary-total")}</span><b>${figure(row.totals[side])}</b></p>
  </section>`;
}

/** Seconds until the next deal comes by itself. @param {number|null} deadline */
function useCountdown(deadline) {
  const left = () => (deadline === null ? null : Math.max(0, Math.ceil((deadline - serverNow()) / 1000)));
  const [seconds, setSeconds] = useState(left());
  useEffect(() => {
    setSeconds(left());
    if (deadline === null) return;
    const timer = setInterval(() => setSeconds(left()), 500);
    return () => clearInterval(timer);
  }, [deadline]);
  return seconds;
}

/**
 * The button for the next deal, and who else is ready.
 * @param {{table: Table, send: Send, row: SheetRow}} props
 */
function NextRound({ table, send, row }) {
  const [sent, setSent] = useState(false);
  const seconds = useCountdown(table.deadline);
  const people = table.seats.filter(({ kind, stand_in: standIn }) => kind === "person" && !standIn);
  const missing = people.filter(({ seat }) => !table.ready.includes(seat) && seat !== table.you);
  const ready = table.you !== null && table.ready.includes(table.you);
  const press = () => {
    setSent(true);
    void send("next", { round: row.round }).then((reply) => setSent(reply.ok));
  };
  const waiting = missing.length && people.length > 1 ? say("summary-not-ready", { names: both(missing.map(({ name }) => name)) }) : "";
  const byItself = seconds === null || table.paused ? "" : say("summary-by-itself", { time: seconds < 100 ? say("settings-seconds", { time: figure(seconds) }) : lasting(60 * Math.round(seconds / 60)) });
  return html`<div class="summary-next">
    ${table.you !== null &&
    (ready || sent
      ? html`<p class="ready" role="status">${missing.length ? say("summary-you-are-ready") : say("summary-cards-coming")}</p>`
      : html`<button class="press" type="button" onClick=${press}>${say("summary-next-round")}</button>`)}
    ${people.length > 1 &&
    html`<ul class="ready-list" aria-label=${say("summary-ready-for-next")}>
      ${people.map(({ seat, name }) => html`<li key=${seat} data-ready=${table.ready.includes(seat) || null}>
        ${name}<span class="unseen">, ${table.ready.includes(seat) ? say("summary-ready") : say("summary-not-ready-yet")}</span>
      </li>`)}
    </ul>`}
    ${table.you === null && waiting && html`<p class="summary-wait">${waiting}</p>`}
    ${byItself && html`<p class="summary-wait">${byItself}</p>`}
  </div>`;
}

/** The heading takes the focus when the page comes, so that it is read first and no key presses a button. */
function useHeadingFocus() {
  const heading = useRef(/** @type {HTMLHeadingElement|null} */ (null));
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}

/** @param {{view: View, table: Table, send: Send, onSheet: () => void}} props */
function AfterRound({ view, table, send, onSheet }) {
  const row = view.sheet[view.sheet.length - 1];
  const heading = useHeadingFocus();
  return html`<section class="summary" aria-labelledby="summary-title">
    <p class="summary-game">${view.rounds ? say("table-round-of", { round: row.round, rounds: view.rounds }) : say("table-round-to", { round: row.round, target: view.target ?? 0 })}</p>
    <h2 id="summary-title" tabindex="-1" ref=${heading}>${roundSentence(view, row)}</h2>
    ${inTeams(view)
      ? html`<div class="sides">${view.sides.map((_, side) => html`<${Team} key=${side} view=${view} row=${row} side=${side} />`)}</div>`
      : html`<${RoundTable} view=${view} row=${row} />`}
    <${NextRound} table=${table} send=${send} row=${row} />
    <p class="summary-more"><button class="press link" type="button" onClick=${onSheet}>${say("table-score-sheet")}</button></p>
  </section>`;
}

/** @param {View} view */
function winnersSentence(view) {
  const winners = view.result?.winners ?? [];
  const names = winners.map((side) => sideName(view, side));
  if (winners.length > 1) return say("summary-share-win", { names: both(names) });
  if (!names.length) return say("summary-nobody-wins");
  if (view.seat !== null && view.sides[winners[0]].join() === String(view.seat)) return say("summary-you-win");
  return view.sides[winners[0]].length > 1 ? say("summary-team-wins", { team: names[0] }) : say("summary-wins", { name: names[0] });
}

/** How often a side asked for a hint, if it did. @param {View} view @param {Table} table @param {number} side */
function hintsText(view, table, side) {
  const many = view.sides[side].reduce((sum, seat) => sum + (table.hints_taken?.[seat] ?? 0), 0);
  return many ? `, ${say("summary-hints", { hints: many })}` : "";
}

/** @param {{view: View, table: Table}} props */
function Standings({ view, table }) {
  const totals = view.result?.totals ?? view.totals;
  const rank = places(totals);
  const winners = view.result?.winners ?? [];
  /** @param {number} side */
  const metText = (side) => {
    const seat = view.sides[side][0];
    const met = view.sheet.filter((row) => row.marks[seat] === "met").length;
    return say("summary-met-of", { met, bids: view.sheet.length });
  };
  return html`<ol class="standings">
    ${bestFirst(totals).map((side) => html`<li key=${side} data-winner=${winners.includes(side) || null}>
      <span class="place">${ordinal(rank[side])}</span>
      <span class="standings-name">${sideHead(view, side)}
        <small>${inTeams(view) ? say("summary-bags-at-end", { bags: view.bags?.[side] ?? 0 }) : metText(side)}${hintsText(view, table, side)}</small></span>
      <b>${figure(totals[side])}</b>
    </li>`)}
  </ol>`;
}

/** @param {{view: View, table: Table, send: Send}} props */
function AfterMatch({ view, table, send }) {
  const [sent, setSent] = useState(false);
  const heading = useHeadingFocus();
  const rematch = () => {
    setSent(true);
    void send("rematch").then((reply) => setSent(reply.ok));
  };
  const record = `/api/tables/${encodeURIComponent(table.id)}/record?match=${table.match}`;
  const asked = table.ready.filter((seat) => seat !== table.you).map((seat) => table.seats[seat]?.name ?? "");
  return html`<section class="summary match-over" aria-labelledby="summary-title">
    <p class="summary-game">${say("summary-after-rounds", { game: view.title, rounds: view.sheet.length })}</p>
    <h2 id="summary-title" tabindex="-1" ref=${heading}>
      ${view.result ? winnersSentence(view) : say("summary-ended-early")}
    </h2>
    ${view.sheet.length > 0 && html`<${Standings} view=${view} table=${table} />`}
    <div class="summary-next">
      ${table.you !== null &&
      html`<button class="press" type="button" disabled=${sent} onClick=${rematch}>${sent ? say("summary-asking-rematch") : say("summary-rematch")}</button>`}
      ${view.sheet.length > 0 &&
      html`<a class="press quiet" href=${`/t/${encodeURIComponent(table.id)}/review?match=${table.match}`}>${say("summary-review")}</a>`}
      ${view.result &&
      html`<a class="press quiet" href=${record} download=${`foretrick-${table.id}-${table.match}.json`}>${say("summary-save-record")}</a>`}
      ${view.result && html`<a class="press quiet" href=${`/pad#table=${encodeURIComponent(table.id)}`}>${say("summary-as-pad")}</a>`}
      <a class="press quiet" href=${`/new/${table.game}`}>${say("summary-new-table")}</a>
    </div>
    ${asked.length > 0 && html`<p class="summary-wait">${say("summary-would-like-rematch", { names: both(asked), many: asked.length })}</p>`}
    ${view.sheet.length > 1 &&
    html`<h3 class="sheet-title">${say("scoresheet-totals-by-round")}</h3>
      <${TotalsChart} view=${view} />`}
    ${view.sheet.length > 0 &&
    html`<div class="final-sheet">
      <h3 class="sheet-title">${say("summary-the-sheet")}</h3>
      <${Pad} view=${view} />
    </div>`}
  </section>`;
}

/**
 * What stands over the table between rounds and after the last.
 * @param {{view: View, table: Table, send: Send, onSheet: () => void}} props
 */
export function Summary(props) {
  const { view, table } = props;
  if (view.result || table.status === "over") return html`<${AfterMatch} key=${table.match} ...${props} />`;
  if (!view.sheet.length) return null;
  return html`<${AfterRound} key=${`${table.match}-${view.sheet.length}`} ...${props} />`;
}
