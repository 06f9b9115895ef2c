/** The score sheet: a ruled pad that fills in round by round, with the chart of the totals under it. */
import { html } from "./lib.js";
import { TotalsChart } from "./chart.js";
import { bidText, figure, ordinal, places, sideHead, sideName, signed, SuitSymbol } from "./format.js";
import { say } from "./say.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").SheetRow} SheetRow */

/** @param {View} view */
const inTeams = (view) => view.sides.some((seats) => seats.length > 1);

/** @param {import("./types").Mark} mark */
const markWord = (mark) => (mark === "met" ? say("scoresheet-met") : mark === "over" ? say("scoresheet-took-more") : say("scoresheet-took-fewer"));

/**
 * A bid with the mark of what became of it: a ring when met, a pointer up or down when not.
 * @param {{row: SheetRow, seat: number}} props
 */
export function BidMark({ row, seat }) {
  const mark = row.marks[seat];
  return html`<span class="bid-mark" data-mark=${mark}>
    <span>${bidText(row.bids[seat])}</span>${mark && html`<span class="unseen">, ${markWord(mark)}</span>`}
  </span>`;
}

/** @param {{row: SheetRow, all: SheetRow[]}} props */
function RoundHead({ row, all }) {
  const ownCards = all.some(({ round, cards }) => round !== cards) && all.some(({ cards }) => cards !== all[0].cards);
  return html`<th scope="row" class="pad-round">
    <span class="pad-number">${row.round}</span>
    <span class="pad-trump">
      ${row.trump ? html`<${SuitSymbol} suit=${row.trump} />` : row.trump_known && html`<span class="no-trump" title=${say("scoresheet-no-trump")}>–<span class="unseen">${" "}${say("scoresheet-no-trump")}</span></span>`}
    </span>
    ${ownCards && html`<span class="pad-cards">${row.cards}<span class="unseen">${" "}${say("scoresheet-cards-each", { cards: row.cards })}</span></span>`}
  </th>`;
}

const Dealer = () => html`<span class="pad-dealer"><span class="unseen">${say("table-dealer")}</span></span>`;

/** @param {{row: SheetRow, seat: number}} props */
function Entry({ row, seat }) {
  return html`<td class="entry">
    <span class="entry-bid"><span class="unseen">${say("scoresheet-bid")}${" "}</span><${BidMark} row=${row} seat=${seat} />
      ${row.dealer === seat && html`<${Dealer} />`}</span>
    <span class="entry-score">${signed(row.scores[seat])}</span>
    <span class="entry-total"><span class="unseen">${say("scoresheet-total")}${" "}</span>${figure(row.totals[seat])}</span>
  </td>`;
}

/** @param {{view: View, row: SheetRow, seat: number}} props */
const PartnerLine = ({ view, row, seat }) => html`<span class="partner-line">
  <span class="partner-name"><span>${view.players[seat]}</span>${row.dealer === seat && html`<${Dealer} />`}</span>
  <span><span class="unseen">${say("scoresheet-bid")}${" "}</span>${bidText(row.bids[seat])}</span>
  <span class="partner-took"><span class="unseen">, ${say("scoresheet-took")}${" "}</span>${row.won[seat]}</span>
</span>`;

/** @param {{view: View, row: SheetRow, side: number}} props */
function TeamEntry({ view, row, side }) {
  const penalty = row.penalty_notes[side];
  return html`<td class="entry team-entry">
    ${view.sides[side].map((seat) => html`<${PartnerLine} view=${view} row=${row} seat=${seat} key=${seat} />`)}
    ${penalty && html`<span class="penalty-line">${penalty}</span>`}
    <span class="team-sum">
      <span class="entry-bags">${say("scoresheet-bags", { bags: row.bags?.[side] ?? 0 })}</span>
      <span class="entry-score">${signed(row.scores[side])}</span>
      <span class="entry-total"><span class="unseen">${say("scoresheet-total")}${" "}</span>${figure(row.totals[side])}</span>
    </span>
  </td>`;
}

/** The round being played: the bids that may be seen so far. @param {{view: View}} props */
function OpenRow({ view }) {
  const cell = (/** @type {number[]} */ seats) => html`<td class="entry open-entry">
    ${seats.map(
      (seat) => html`<span class="entry-bid" key=${seat}>
        ${seats.length > 1 && html`<span class="partner-name"><span>${view.players[seat]}</span></span>`}
        ${view.bids[seat] !== null ? html`<span class="unseen">${say("scoresheet-bid")}${" "}</span>${bidText(view.bids[seat])}` : html`<span class="unseen">${say("table-no-bid-yet")}</span>`}
        ${view.dealer === seat && html`<${Dealer} />`}
      </span>`,
    )}
  </td>`;
  return html`<tr class="open-row">
    <th scope="row" class="pad-round">
      <span class="pad-number">${view.round}</span>
      <span class="pad-trump">${view.trump && html`<${SuitSymbol} suit=${view.trump} />`}</span>
    </th>
    ${view.sides.map(cell)}
  </tr>`;
}

/** Rounds to come are ruled already, as on a printed pad. @param {{view: View, from: number}} props */
function BlankRows({ view, from }) {
  if (!view.rounds) return null;
  return Array.from({ length: Math.max(0, view.rounds - from + 1) }, (_, i) => html`<tr class="blank-row" key=${from + i}>
    <th scope="row" class="pad-round"><span class="pad-number">${from + i}</span></th>
    ${view.sides.map((_, side) => html`<td class="entry" key=${side}></td>`)}
  </tr>`);
}

/** @param {{view: View}} props */
function Standing({ view }) {
  const rank = places(view.totals);
  return html`<tfoot><tr>
    <th scope="row" class="pad-round">${say("scoresheet-sum")}</th>
    ${view.totals.map((total, side) => html`<td key=${side}><b>${figure(total)}</b><span>${ordinal(rank[side])}</span></td>`)}
  </tr></tfoot>`;
}

/** What the marks mean. @param {{teams: boolean}} props */
const Key = ({ teams }) => html`<p class="pad-key">
  ${!teams &&
  html`<span><span class="bid-mark" data-mark="met"><span>2</span></span> ${say("scoresheet-met")}</span>
    <span><span class="bid-mark" data-mark="over"><span>2</span></span> ${say("scoresheet-took-more")}</span>
    <span><span class="bid-mark" data-mark="under"><span>2</span></span> ${say("scoresheet-took-fewer")}</span>`}
  ${teams && html`<span>${say("scoresheet-bid-and-took")}</span>`}
  <span><span class="pad-dealer"></span> ${say("scoresheet-dealt")}</span>
</p>`;

/**
 * The ruled pad without the chart.
 * @param {{view: View}} props
 */
export function Pad({ view }) {
  const teams = inTeams(view);
  const running = view.round > view.sheet.length && view.phase !== "over";
  const next = view.sheet.length + (running ? 2 : 1);
  return html`<div class="sheet" data-teams=${teams || null} >
    <table class="pad" data-columns=${view.sides.length}>
      <caption class="unseen">${say("scoresheet-caption", { game: view.title })}</caption>
      <thead><tr>
        <th scope="col" class="pad-round"><span class="unseen">${say("scoresheet-round-and-trump")}</span></th>
        ${view.sides.map((seats, side) => html`<th scope="col" key=${side} data-own=${(view.seat !== null && seats.includes(view.seat)) || null}>
          <span class="pad-name" title=${sideName(view, side)}>${sideHead(view, side)}</span>
        </th>`)}
      </tr></thead>
      <tbody>
        ${view.sheet.map(
          (row) => html`<tr key=${row.round}>
            <${RoundHead} row=${row} all=${view.sheet} />
            ${view.sides.map((_, side) =>
              teams
                ? html`<${TeamEntry} key=${side} view=${view} row=${row} side=${side} />`
                : html`<${Entry} key=${side} row=${row} seat=${view.sides[side][0]} />`,
            )}
          </tr>`,
        )}
        ${running && html`<${OpenRow} view=${view} />`}
        <${BlankRows} view=${view} from=${next} />
      </tbody>
      ${view.sheet.length > 0 && html`<${Standing} view=${view} />`}
    </table>
    <${Key} teams=${teams} />
  </div>`;
}

/**
 * The pad, and under it the totals as lines.
 * @param {{view: View}} props
 */
export const ScoreSheet = ({ view }) => html`<div class="score-sheet">
  <${Pad} view=${view} />
  ${view.sheet.length > 1 && html`<${TotalsChart} view=${view} />`}
</div>`;
