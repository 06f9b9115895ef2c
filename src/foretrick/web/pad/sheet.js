/** The sheet of paper: names on top, a row for each round, the totals under it. One row is open for writing. */
import { html, signal, useEffect, useLayoutEffect, useRef } from "../lib.js";
import { Suit, suitWord } from "../cards.js";
import { figure, ordinal, signed } from "../format.js";
import { both, say } from "../say.js";
import { folded, mayWrite, rows } from "./book.js";
import { beside, moveOn, numberIn, pen, penIn, picked, put, readTyped, ready, shown, theRest, written } from "./cells.js";
import { keyOf } from "./entries.js";
import { nameOf, numberText, shortText, told } from "./words.js";

/** @typedef {import("./types").RoundRow} RoundRow */
/** @typedef {import("./types").SeatRow} SeatRow */
/** @typedef {import("./types").SideRow} SideRow */
/** @typedef {import("./types").Rows} Rows */
/** @typedef {import("./cells.js").Kind} Kind */
/** @typedef {import("./cells.js").Pen} Pen */

/** Whether the device's own keyboard comes up in a cell, instead of the buttons. */
export const ownKeys = signal(false);
/** A sentence about what cannot be written there. */
export const objection = signal(/** @type {string|null} */ (null));
/** The cell is to take the focus when it is next shown. */
let wantsFocus = false;
/** A digit has just moved the pen on: the tick or the tabulator that follows it meant the cell before. */
let justMoved = false;

/** Puts the pen into a cell, and the keyboard with it. @param {Pen|null} at @param {boolean} [focus] */
export function goTo(at, focus = true) {
  wantsFocus = focus;
  objection.value = null;
  picked.value = at;
}

/** Moves on after a number; the focus goes along. @param {Pen} at @param {boolean} focus */
export function goOn(at, focus) {
  wantsFocus = focus;
  objection.value = null;
  moveOn(at);
}

/** Why this number may not stand there, or null. @param {RoundRow} row @param {Kind} kind @param {unknown} value */
export const whyNot = (row, kind, value, player = row.dealer) =>
  kind === "bid" && row.barred !== null && value === row.barred && player === row.dealer ? say("pad-barred", { name: nameOf(player), bid: numberText(row.barred) }) : null;

/** @param {RoundRow} row @param {Kind} kind @param {string} player */
export const cellName = (row, kind, player) =>
  kind === "bid" ? say("pad-cell-bid", { name: nameOf(player), round: row.number }) : say("pad-cell-tricks", { name: nameOf(player), round: row.number });

/** What is written in a cell by two at once, else null. @param {RoundRow} row @param {Kind} kind @param {string} player */
const rivals = (row, kind, player) => {
  const cell = folded.value.cells.get(keyOf(["round", row.id, kind, player]));
  return cell?.contested ? cell.heads.map(({ to }) => numberText(to)) : null;
};

/**
 * One number of the open row.
 * @param {{row: RoundRow, kind: Kind, player: string}} props
 */
function Slot({ row, kind, player }) {
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));
  const at = { round: row.id, kind, player };
  const now = pen.value;
  const here = now?.round === row.id && now.kind === kind && now.player === player;
  const value = numberIn(row, kind, player);
  const text = numberText(value);
  const rest = kind === "tricks" && value === null && theRest(row) !== null;
  useLayoutEffect(() => {
    if (!here || !wantsFocus) return;
    wantsFocus = false;
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, [here, now]);
  useEffect(() => {
    if (here) field.current?.closest("td")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [here]);
  const typed = () => {
    const input = field.current;
    if (!input) return;
    justMoved = false;
    const read = readTyped(row, kind, input.value);
    const why = read && whyNot(row, kind, read.value, player);
    objection.value = why ?? (read ? null : say("pad-not-here", { number: input.value.trim() }));
    if (why && read?.more) return;
    if (!read || why) return void (input.value = text);
    put(at, read.value);
    input.value = numberText(read.value);
    if (read.value === null || read.more) return;
    justMoved = true;
    goOn(at, true);
  };
  /** @param {KeyboardEvent} event */
  const pressed = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const moves = /** @type {Record<string, () => Pen|null>} */ ({
      Enter: () => beside(at, event.shiftKey ? -1 : 1),
      Tab: () => beside(at, event.shiftKey ? -1 : 1),
      ArrowRight: () => beside(at, 1),
      ArrowLeft: () => beside(at, -1),
      ArrowDown: () => ({ ...at, kind: /** @type {Kind} */ ("tricks") }),
      ArrowUp: () => ({ ...at, kind: /** @type {Kind} */ ("bid") }),
    });
    if (event.key === "Escape") return void goTo(null, false);
    if (!(event.key in moves)) return;
    const ofTheCellBefore = justMoved && value === null && !event.shiftKey && (event.key === "Enter" || event.key === "Tab");
    justMoved = false;
    if (ofTheCellBefore) return void event.preventDefault();
    const next = moves[event.key]();
    if (!next && event.key === "Tab") return;
    event.preventDefault();
    if (next) goTo(next);
    else if (event.key === "Enter" && value !== null) goOn(at, true);
  };
  const both = rivals(row, kind, player);
  return html`<input ref=${field} class="slot" type="text" autocomplete="off" enterkeyhint="next" maxlength="12"
    inputmode=${ownKeys.value ? "numeric" : "none"} data-kind=${kind} data-player=${player} data-here=${here || null} data-rest=${rest || null} data-contested=${both ? "" : null}
    aria-label=${cellName(row, kind, player)} aria-invalid=${both ? "true" : null} readonly=${!mayWrite.value} value=${text} placeholder=${kind === "bid" ? say("pad-slot-bid") : say("pad-slot-took")}
    onInput=${typed} onKeyDown=${pressed} onFocus=${() => here || goTo(at)} onBlur=${() => field.current && (field.current.value = text)} />`;
}

const Dealer = () => html`<span class="dealt"><span class="unseen">${say("pad-dealer")}</span></span>`;

/** The bid, ringed when it was met, else with the tricks beside it. @param {{seat: SeatRow}} props */
function BidAndTricks({ seat }) {
  const { bid, tricks, mark } = seat;
  if (bid === null && tricks === null) return html`<span class="bid-and-tricks"></span>`;
  if (mark === "met")
    return html`<span class="bid-and-tricks met"><span class="met-ring">${shortText(bid)}</span><span class="unseen"> ${say("pad-met")}</span></span>`;
  return html`<span class="bid-and-tricks"><span class="unseen">${say("pad-bid")} </span>${bid === null ? "–" : shortText(bid)}<span class="stroke" aria-hidden="true">/</span><span class="unseen">, ${say("pad-took")} </span><span class="took" data-mark=${mark}>${tricks === null ? "·" : figure(tricks)}</span></span>`;
}

/** The number of a round, its trump and its cards; a press opens the round. @param {{row: RoundRow, span?: number, onRound: (row: RoundRow) => void}} props */
function RoundHead({ row, span, onRound }) {
  const open = written.value?.id === row.id;
  const ownCards = row.cards !== row.number && shown.value.some(({ cards }) => cards !== row.cards);
  const press = () => (open ? onRound(row) : goTo(penIn(row), false));
  const what = open ? say("pad-round-change", { round: row.number }) : say("pad-round-open", { round: row.number });
  return html`<th scope="row" class="round-head" rowspan=${span ?? null}>
    <button type="button" onClick=${press} aria-label=${`${what}${row.trump && row.trump !== "none" ? `, ${suitWord(row.trump)}` : ""}`}>
      <b>${row.number}</b>
      ${row.trump && row.trump !== "none" && html`<${Suit} suit=${row.trump} />`}
      ${row.trump === "none" && html`<span class="no-trump" title=${say("pad-no-trump")}>–</span>`}
      ${ownCards && html`<span class="round-cards">×${row.cards}</span>`}
    </button>
  </th>`;
}

/** The two slots of a player in the open row. @param {{row: RoundRow, player: string}} props */
const Slots = ({ row, player }) => html`<span class="slots">
  ${row.dealer === player && html`<${Dealer} />`}
  <${Slot} row=${row} kind="bid" player=${player} />
  <${Slot} row=${row} kind="tricks" player=${player} />
</span>`;

/** @param {RoundRow} row @param {string} player */
const openAt = (row, player) => () => {
  if (getSelection()?.toString()) return;
  goTo({ round: row.id, kind: numberIn(row, "bid", player) === null ? "bid" : "tricks", player }, matchMedia("(pointer: fine)").matches);
};

/** @param {{row: RoundRow, player: string}} props */
function Contest({ row, player }) {
  const found = rivals(row, "bid", player) ?? rivals(row, "tricks", player);
  return found && html`<span class="contest">${say("pad-one-of", { values: found.join(" / ") })}</span>`;
}

/** A player's cell where everybody plays alone. @param {{row: RoundRow, player: string, alone: boolean}} props */
function Cell({ row, player }) {
  const seat = row.seats.find((found) => found.player === player);
  const side = row.sides.find(({ players }) => players.includes(player));
  if (!seat || !side) return html`<td class="cell absent"><span class="unseen">${say("pad-not-playing")}</span></td>`;
  if (written.value?.id === row.id) return html`<td class="cell writing"><${Slots} row=${row} player=${player} /></td>`;
  return html`<td class="cell" data-mark=${seat.mark} onClick=${openAt(row, player)}>
    <span class="cell-top"><${BidAndTricks} seat=${seat} />${row.dealer === player && html`<${Dealer} />`}</span>
    <${Contest} row=${row} player=${player} />
    <span class="cell-score">${side.score === null ? "" : signed(side.score)}</span>
    <span class="cell-total">${side.total === null ? "" : html`<span class="unseen">${say("pad-total")} </span>${figure(side.total)}`}</span>
  </td>`;
}

/** Why a round is still open, or what is odd about it, on a line of its own. @param {{row: RoundRow, columns: number}} props */
function Remark({ row, columns }) {
  const begun = row.seats.some(({ bid, tricks }) => bid !== null || tricks !== null);
  const text = row.warning ?? (begun && written.value?.id !== row.id ? row.why_open : null);
  return text && html`<tr class="remark" data-row=${row.id}><td colspan=${columns}>${told(text)}</td></tr>`;
}

/** A round where everybody plays alone. @param {{row: RoundRow, players: string[], onRound: (row: RoundRow) => void}} props */
const AloneRow = ({ row, players, onRound }) => html`<tbody data-round=${row.id} data-open=${row.closed ? null : ""} data-writing=${written.value?.id === row.id || null}>
  <tr>
    <${RoundHead} row=${row} onRound=${onRound} />
    ${players.map((player) => html`<${Cell} key=${player} row=${row} player=${player} />`)}
  </tr>
  <${Remark} row=${row} columns=${players.length + 1} />
</tbody>`;

/** The line of a side under the numbers of its partners. @param {{side: SideRow}} props */
function SideLine({ side }) {
  return html`<td colspan="2" class="side-line">
    <span class="side-facts">
      ${side.contract !== null && html`<span>${say("pad-contract", { contract: side.contract, taken: side.taken ?? 0 })}</span>`}
      ${side.bags !== null && html`<span>${say("pad-bags", { bags: side.bags })}</span>`}
    </span>
    <span class="cell-score">${side.score === null ? "" : signed(side.score)}</span>
    ${side.penalties.length === 0 && html`<${Total} side=${side} />`}
  </td>`;
}

/** The running total; where bags cost something it stands behind that. @param {{side: SideRow}} props */
const Total = ({ side }) => html`<span class="cell-total">${side.total === null ? "" : html`<span class="unseen">${say("pad-total")} </span>${figure(side.total)}`}</span>`;

/** What bags cost: a line of its own, with the reason. @param {{row: RoundRow}} props */
function PenaltyLines({ row }) {
  const lines = Math.max(0, ...row.sides.map(({ penalties }) => penalties.length));
  return Array.from({ length: lines }, (_, i) => html`<tr class="penalty" key=${i}>
    ${row.sides.map((side, at) => html`<td colspan="2" key=${at}>${side.penalties[i] && html`<span>${told(side.penalties[i].reason)}</span> <b>${signed(side.penalties[i].points)}</b> ${i === side.penalties.length - 1 && html`<${Total} side=${side} />`}`}</td>`)}
  </tr>`);
}

/** The order of the columns of partners: those of a side beside each other. @param {string[][]} sides */
const columnsOf = (sides) => sides.flat();

/** A round of partners. @param {{row: RoundRow, sides: string[][], onRound: (row: RoundRow) => void}} props */
function PartnersRow({ row, sides, onRound }) {
  const penalties = Math.max(0, ...row.sides.map((side) => side.penalties.length));
  const writing = written.value?.id === row.id;
  const now = columnsOf(sides);
  return html`<tbody class="partners" data-round=${row.id} data-open=${row.closed ? null : ""} data-writing=${writing || null}>
    <tr>
      <${RoundHead} row=${row} span=${2 + penalties} onRound=${onRound} />
      ${columnsOf(row.sides.map(({ players }) => players)).map((player, column) => {
        const seat = row.seats.find((found) => found.player === player);
        if (!seat) return html`<td class="cell absent" key=${column}></td>`;
        const name = now[column] !== player && html`<span class="stand-in">${nameOf(player)}</span>`;
        if (writing) return html`<td class="cell writing" key=${column}>${name}<${Slots} row=${row} player=${player} /></td>`;
        return html`<td class="cell" key=${column} data-mark=${seat.mark} onClick=${openAt(row, player)}>
          ${name}<span class="cell-top"><${BidAndTricks} seat=${seat} />${row.dealer === player && html`<${Dealer} />`}</span><${Contest} row=${row} player=${player} />
        </td>`;
      })}
    </tr>
    <tr class="side-lines">${row.sides.map((side, i) => html`<${SideLine} side=${side} key=${i} />`)}</tr>
    <${PenaltyLines} row=${row} />
    <${Remark} row=${row} columns=${5} />
  </tbody>`;
}

/** Rounds to come are ruled already, as on a printed pad. @param {{found: Rows, columns: number}} props */
function RuledRows({ found, columns }) {
  const all = found.schedule;
  const from = shown.value.length;
  if (!all || found.over) return null;
  return html`<tbody class="ruled" aria-hidden="true">${all.slice(from).map((cards, i) => html`<tr key=${from + i + 1}>
    <th class="round-head"><span><b>${from + i + 1}</b>${cards !== from + i + 1 ? html`<span class="round-cards">×${cards}</span>` : null}</span></th>
    ${Array.from({ length: columns }, (_, column) => html`<td class="cell" key=${column}></td>`)}
  </tr>`)}</tbody>`;
}

/** @param {{found: Rows, span: number}} props */
const Totals = ({ found, span }) => html`<tfoot><tr>
  <th scope="row" class="round-head"><span>${say("pad-sum")}</span></th>
  ${found.sides.map((players, side) => html`<td key=${side} colspan=${span} data-leads=${(found.finished > 0 && found.places[side] === 1) || null}>
    <b>${figure(found.totals[side])}</b>
    <span>${found.finished > 0 && ordinal(found.places[side])}${found.bags && html`<span class="foot-bags">${say("pad-bags", { bags: found.bags[side] })}</span>`}</span>
    <span class="unseen">${both(players.map(nameOf))}</span>
  </td>`)}
</tr></tfoot>`;

/** What the marks mean. @param {{partners: boolean}} props */
const Key = ({ partners }) => html`<p class="sheet-key">
  <span><span class="met-ring">2</span> ${say("pad-key-met")}</span>
  <span><span class="bid-and-tricks">2<span class="stroke">/</span><span class="took" data-mark="over">3</span></span> ${say("pad-key-missed")}</span>
  <span><span class="dealt"></span> ${say("pad-key-dealt")}</span>
  ${partners && html`<span>${say("pad-key-bags")}</span>`}
</p>`;

/**
 * The sheet. `onRound` opens what is known of a round beside its numbers.
 * @param {{onRound: (row: RoundRow) => void}} props
 */
export function Sheet({ onRound }) {
  const found = rows.value;
  if (!found) return null;
  const partners = found.sides.some((side) => side.length > 1);
  const columns = partners ? columnsOf(found.sides) : found.players;
  // A player who left keeps the column; the next round that stands ready is one of the rows.
  void ready.value;
  return html`
    <table class="sheet-table" data-columns=${columns.length} data-partners=${partners || null}>
      <caption class="unseen">${say("pad-sheet-about")}</caption>
      <thead><tr>
        <th scope="col" class="round-head"><span class="unseen">${say("pad-round-and-trump")}</span></th>
        ${columns.map((player) => html`<th scope="col" key=${player} data-away=${!folded.value.seats.includes(player) || null}><span class="column-name" title=${nameOf(player)}>${nameOf(player)}</span></th>`)}
      </tr></thead>
      ${shown.value.map((row) =>
        partners
          ? html`<${PartnersRow} key=${row.id} row=${row} sides=${found.sides} onRound=${onRound} />`
          : html`<${AloneRow} key=${row.id} row=${row} players=${columns} onRound=${onRound} />`,
      )}
      <${RuledRows} found=${found} columns=${columns.length} />
      <${Totals} found=${found} span=${partners ? 2 : 1} />
    </table>
    <${Key} partners=${partners} />`;
}
