/** Under the thumb: what is written next, as large buttons. */
import { html, signal } from "../lib.js";
import { Suit, suitWord } from "../cards.js";
import { capital, figure } from "../format.js";
import { both, say } from "../say.js";
import { folded, info, mayWrite, rows, unsafe, write } from "./book.js";
import { moveOn, numberIn, offers, pen, picked, playOn, put, putTrump, shown, theRest, tricksLeft, written } from "./cells.js";
import { valueOf } from "./entries.js";
import { objection, ownKeys, goTo, whyNot } from "./sheet.js";
import { link } from "./live.js";
import { nameOf, namesOf, numberText, roundName, timeText, told } from "./words.js";

/** @typedef {import("./types").RoundRow} RoundRow */
/** @typedef {import("./types").PadBid} PadBid */
/** @typedef {import("./types").PadTrump} PadTrump */
/** @typedef {import("./types").Cell} CellOf */
/** @typedef {import("./cells.js").Pen} Pen */

/** Sentences for those who hear the page, the latest last. */
export const spoken = signal(/** @type {{key: number, text: string}[]} */ ([]));
let count = 0;
/** @param {string} text */
export function speak(text) {
  if (text) spoken.value = [...spoken.value, { key: count++, text }].slice(-6);
}

/** @type {PadTrump[]} */
const TRUMPS = ["S", "H", "D", "C", "none"];

/** Rows of equal length, at most seven in each. @param {number} many */
const columns = (many) => Math.ceil(many / Math.ceil(many / 7));

/** The sum of what was bid, or what is left of the tricks. @param {{row: RoundRow, pen: Pen}} props */
function Sum({ row, pen: at }) {
  if (at.kind === "bid") {
    const differs = row.seats.every(({ bid }) => bid !== null) && row.bid_sum !== row.cards;
    return html`<p class="sum"><span>${say("pad-bid-sum", { bid: row.bid_sum, cards: row.cards })}</span>${differs && html`<span>, ${overOrUnder(row)}</span>`}</p>`;
  }
  const left = tricksLeft(row);
  return html`<p class="sum" data-wrong=${left < 0 || null}>
    <span class="bid-so-far">${say("pad-bid-sum", { bid: row.bid_sum, cards: row.cards })}</span>
    <span>${left < 0 ? say("pad-tricks-over", { tricks: -left }) : say("pad-tricks-left", { tricks: left })}</span>
  </p>`;
}

/** @param {RoundRow} row */
const overOrUnder = (row) =>
  row.bid_sum > row.cards ? say("pad-bids-over", { tricks: row.bid_sum - row.cards }) : say("pad-bids-under", { tricks: row.cards - row.bid_sum });

/** The suits, and none. @param {{row: RoundRow}} props */
function TrumpChips({ row }) {
  const fixed = row.trump !== null && row.trump !== "none" && valueOf(folded.value.cells, "round", row.id, "trump") !== row.trump;
  if (fixed && row.trump && row.trump !== "none")
    return html`<p class="trump-fixed"><${Suit} suit=${row.trump} /> ${say("pad-trump-fixed", { suit: suitWord(row.trump) })}</p>`;
  return html`<div class="trump-chips" role="group" aria-label=${say("pad-trump")}>
    ${TRUMPS.map((trump) => html`<button type="button" key=${trump} data-trump=${trump} aria-pressed=${row.trump === trump}
      aria-label=${trump === "none" ? say("pad-no-trump") : capital(suitWord(trump))} onClick=${() => putTrump(row.id, row.trump === trump ? null : trump)}>
      ${trump === "none" ? html`<span class="no-trump" aria-hidden="true">–</span>` : html`<${Suit} suit=${trump} />`}</button>`)}
  </div>`;
}

/** Writes a number by a press of a button. @param {RoundRow} row @param {Pen} at @param {PadBid} value */
function press(row, at, value) {
  const why = whyNot(row, at.kind, value, at.player);
  objection.value = why;
  if (why) return speak(why);
  put(at, value);
  tellNumber(at, value);
  moveOn(at);
}

/** @param {Pen} at @param {PadBid} value */
function tellNumber(at, value) {
  const name = nameOf(at.player);
  speak(at.kind === "bid" ? say("pad-said-bid", { name, bid: numberText(value) }) : say("pad-said-tricks", { name, tricks: Number(value) }));
}

/** The large buttons. @param {{row: RoundRow, pen: Pen}} props */
function Numbers({ row, pen: at }) {
  const all = offers(row, at.kind);
  const now = numberIn(row, at.kind, at.player);
  const rest = at.kind === "tricks" && now === null ? theRest(row) : null;
  const left = tricksLeft(row) + (at.kind === "tricks" && typeof now === "number" ? now : 0);
  const numbers = all.filter((value) => typeof value === "number");
  const promises = all.filter((value) => typeof value !== "number");
  const group = at.kind === "bid" ? say("pad-bid-of", { name: nameOf(at.player) }) : say("pad-tricks-of", { name: nameOf(at.player) });
  /** @param {PadBid} value */
  const button = (value) => {
    const barred = whyNot(row, at.kind, value, at.player) !== null;
    const beyond = at.kind === "tricks" && typeof value === "number" && value > left;
    return html`<button type="button" key=${value} class="number" data-number=${value} data-beyond=${beyond || null} data-rest=${value === rest || null}
      aria-pressed=${now === value} aria-disabled=${barred || null} aria-describedby=${barred ? "pad-why" : null} onClick=${() => press(row, at, value)}>${numberText(value)}</button>`;
  };
  return html`<div class="numbers" role="group" aria-label=${group}>
    ${promises.length > 0 && html`<div class="promises">${promises.map(button)}</div>`}
    <div class="number-row" style=${`--columns:${columns(numbers.length)}`}>${numbers.map(button)}</div>
  </div>`;
}

/** Both values of a cell that two have written, to be settled by a tap. @param {{cell: CellOf, row: RoundRow}} props */
function Contested({ cell, row }) {
  const [, , kind, player] = cell.what;
  const name = nameOf(player);
  const settle = (/** @type {any} */ to) => {
    write([[cell.what, to]]);
    picked.value = null;
  };
  return html`<div class="contested" role="group" aria-label=${say("pad-contested")}>
    <p>${kind === "bid" ? say("pad-contested-bid", { name, round: row.number }) : say("pad-contested-tricks", { name, round: row.number })}</p>
    <div class="contested-values">${cell.heads.map((entry) => html`<button type="button" class="number" key=${entry.id} onClick=${() => settle(entry.to)}>
      <b>${entry.to === null ? say("pad-nothing") : numberText(entry.to)}</b><span>${[entry.by, timeText(entry.at)].filter(Boolean).join(", ")}</span></button>`)}</div>
  </div>`;
}

/** The first number that two have written, if there is one in a round that is shown. */
function contestedNumber() {
  for (const cell of folded.value.contested) {
    const row = cell.what.length === 4 && shown.value.find(({ id }) => id === cell.what[1]);
    if (row) return { cell, row };
  }
  return null;
}

/** Who won and how it stands. @param {{onAgain: () => void}} props */
function Result({ onAgain }) {
  const found = rows.value;
  if (!found) return null;
  const winners = found.sides.filter((_, side) => found.places[side] === 1).flat();
  const best = Math.max(...found.totals);
  const last = found.rounds[found.rounds.length - 1];
  return html`<div class="result">
    <p class="result-words">${say("pad-won", { names: both(winners.map(nameOf)), count: winners.length, total: best })}</p>
    <ol>${found.sides
      .map((players, side) => ({ players, total: found.totals[side], place: found.places[side] }))
      .sort((a, b) => a.place - b.place)
      .map(({ players, total, place }) => html`<li key=${players.join()} data-winner=${place === 1 || null}><span>${place}</span><b>${namesOf(players)}</b><span>${figure(total)}</span></li>`)}</ol>
    ${mayWrite.value && html`<div class="result-next"><button type="button" class="press" onClick=${onAgain}>${say("pad-again")}</button>
    <button type="button" class="press link" onClick=${() => (playOn.value = true)}>${say("pad-play-on", { round: last ? last.number + 1 : 1 })}</button></div>`}
  </div>`;
}

/** @param {{row: RoundRow, onRound: (row: RoundRow) => void}} props */
function Facts({ row, onRound }) {
  const text = say("pad-facts", { round: row.number, cards: row.cards, dealer: nameOf(row.dealer) });
  return html`<button type="button" class="facts" onClick=${() => onRound(row)} aria-label=${`${text}. ${say("pad-change")}`}>
    <b>${roundName(row)}</b><span>${say("pad-cards", { cards: row.cards })}</span><span class="facts-dealer"><i class="dealt"></i>${say("pad-deals", { name: nameOf(row.dealer) })}</span>
  </button>`;
}

/** A line about what needs attention. */
function Notice() {
  if (unsafe.value) return html`<p class="dock-notice" role="alert">${say("pad-unsafe")}</p>`;
  const at = written.value;
  const waiting = at && rows.value?.rounds.find((row) => !row.closed && row.number < at.number && row.id !== at.id);
  if (!waiting?.why_open) return null;
  return html`<p class="dock-notice"><button type="button" class="press link" onClick=${() => goToRound(waiting)}>${roundName(waiting)}: ${told(waiting.why_open)}</button></p>`;
}

/** @param {RoundRow} row */
function goToRound(row) {
  const seat = row.seats.find(({ bid, tricks }) => bid === null || tricks === null) ?? row.seats[0];
  goTo({ round: row.id, kind: seat.bid === null ? "bid" : "tricks", player: seat.player }, false);
}

/**
 * What is under the thumb.
 * @param {{onRound: (row: RoundRow) => void, onAgain: () => void, onPlayers: () => void}} props
 */
export function Dock({ onRound, onAgain, onPlayers }) {
  const found = rows.value;
  if (!found) return html`<section class="dock"></section>`;
  const contested = mayWrite.value && contestedNumber();
  const at = pen.value;
  const row = written.value;
  const body = () => {
    if (!mayWrite.value) return html`<p class="dock-watch">${found.over ? "" : link.value === "lost" ? say("pad-watch-lost") : say("pad-watch")}</p>${found.over && html`<${Result} onAgain=${onAgain} />`}`;
    if (contested) return html`<${Contested} ...${contested} />`;
    if (found.problem && !at) return html`<div class="dock-problem"><p>${told(found.problem)}</p><button type="button" class="press" onClick=${onPlayers}>${say("pad-players")}</button></div>`;
    if (!at || !row) return html`<${Result} onAgain=${onAgain} />`;
    const mistaken = row.seats.every(({ bid, tricks }) => bid !== null && tricks !== null) && row.why_open;
    return html`
      <div class="dock-head"><${Facts} row=${row} onRound=${onRound} /><${TrumpChips} row=${row} /></div>
      <div class="dock-line">
        <h2>${at.kind === "bid" ? say("pad-asks-bid", { name: nameOf(at.player) }) : say("pad-asks-tricks", { name: nameOf(at.player) })}</h2>
        <${Sum} row=${row} pen=${at} />
      </div>
      <${Numbers} row=${row} pen=${at} />
      <p class="dock-why" id="pad-why" aria-live="polite">${objection.value ?? (mistaken ? told(mistaken) : at.kind === "bid" && at.player === row.dealer && row.barred !== null ? whyNot(row, "bid", row.barred) : "")}</p>
      <div class="dock-foot">
        ${picked.value && row.closed && html`<button type="button" class="press quiet" onClick=${() => goTo(null, false)}>${say("pad-done")}</button>`}
        <button type="button" class="press link keys" aria-pressed=${ownKeys.value} onClick=${() => { ownKeys.value = !ownKeys.value; goTo({ ...at }); }}>${ownKeys.value ? say("pad-keys-buttons") : say("pad-keys-type")}</button>
        ${numberIn(row, at.kind, at.player) !== null && html`<button type="button" class="press link" onClick=${() => put(at, null)}>${say("pad-wipe")}</button>`}
      </div>`;
  };
  return html`<section class="dock" aria-label=${say("pad-write")} data-pad=${info.value?.id}>
    <${Notice} />
    ${body()}
  </section>`;
}
