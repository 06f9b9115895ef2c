/** Where the pen is: the cell that is written next, and what happens when a number is written. */
import { computed, signal } from "../lib.js";
import { folded, rows, tables, write } from "./book.js";
import { same } from "./entries.js";
import { rowsOf } from "./rows.js";

/** @typedef {import("./types").PadBid} PadBid */
/** @typedef {import("./types").RoundRow} RoundRow */
/** @typedef {import("./types").Rows} Rows */
/** @typedef {import("./types").PadRound} PadRound */
/** @typedef {import("./book.js").Change} Change */
/** @typedef {"bid"|"tricks"} Kind */
/** A number of a player in a round. @typedef {{round: string, kind: Kind, player: string}} Pen */

/** The cell that somebody tapped; null: the pen goes where the next number is missing. */
export const picked = signal(/** @type {Pen|null} */ (null));
/** A match that the rules have ended goes on when somebody says so. */
export const playOn = signal(false);

/** An id for a round at this place that nothing was written under yet. @param {number} place */
export function freeId(place) {
  const used = new Set([...folded.value.cells.values()].filter(({ what, entry }) => what[0] === "round" && entry.to !== null).map(({ what }) => what[1]));
  const wanted = `r${String(place).replace(".", "_")}`.slice(0, 20);
  for (let more = 1; ; more++) {
    const id = more === 1 ? wanted : `${wanted}_${more}`;
    if (!used.has(id)) return id;
  }
}

/** The round that stands ready after the last one is closed; null while there is none. @type {import("@preact/signals-core").ReadonlySignal<PadRound|null>} */
export const ready = computed(() => {
  const found = rows.value;
  const last = found?.rounds[found.rounds.length - 1];
  if (!found?.next || (last && !last.closed) || (found.over && !playOn.value)) return null;
  const before = folded.value.rounds[folded.value.rounds.length - 1];
  const place = before ? Math.floor(before.place) + 1 : 1;
  const { seats, dealer, cards } = found.next;
  return { id: freeId(place), place, seats, dealer, cards, trump: null, bids: {}, tricks: {} };
});

/** The rows that are shown: those that are written, and the one that stands ready. */
export const shown = computed(() => {
  const found = rows.value;
  if (!found) return [];
  const next = ready.value;
  if (!next || !tables.value) return found.rounds;
  const all = rowsOf({ ...folded.value, rounds: [...folded.value.rounds, next] }, tables.value).rounds;
  return [...found.rounds, all[all.length - 1]];
});

/** The seats of a round from the dealer's left on, the dealer last: the order in which all speak. @param {RoundRow} row */
export function inTurn(row) {
  const seats = row.seats.map(({ player }) => player);
  const from = seats.indexOf(row.dealer) + 1;
  return [...seats.slice(from), ...seats.slice(0, from)];
}

/** @param {RoundRow} row @param {Kind} kind @param {string} player */
export const numberIn = (row, kind, player) => row.seats.find((seat) => seat.player === player)?.[kind] ?? null;

/** @param {RoundRow} row @param {Kind} kind @returns {Pen|null} */
function firstMissing(row, kind) {
  const player = inTurn(row).find((seat) => numberIn(row, kind, seat) === null);
  return player === undefined ? null : { round: row.id, kind, player };
}

/** Where a round wants its next number. @param {RoundRow} row @returns {Pen} */
export const penIn = (row) => firstMissing(row, "bid") ?? firstMissing(row, "tricks") ?? { round: row.id, kind: "tricks", player: inTurn(row)[row.seats.length - 1] };

/** The round in which the pen is by itself: the last, while it is open or nothing was written into it. */
const usual = computed(() => {
  const all = shown.value;
  const last = all[all.length - 1];
  if (last && !last.closed) return last;
  return all.find((row) => !row.closed) ?? null;
});

/** Where the pen is; null when there is nothing to write. @type {import("@preact/signals-core").ReadonlySignal<Pen|null>} */
export const pen = computed(() => {
  const wanted = picked.value;
  const row = wanted && shown.value.find(({ id }) => id === wanted.round);
  if (wanted && row?.seats.some(({ player }) => player === wanted.player)) return wanted;
  return usual.value && penIn(usual.value);
});

/** The row in which the pen is. */
export const written = computed(() => shown.value.find(({ id }) => id === pen.value?.round) ?? null);

/** The cell of a round itself, when nothing has been written into it yet. @param {string} round @returns {Change[]} */
export function opening(round) {
  const next = ready.value;
  if (next?.id !== round) return [];
  return [[["round", round], { place: next.place, seats: next.seats, dealer: next.dealer, cards: next.cards }]];
}

/** Writes a number at the pen; null wipes it out. @param {Pen} at @param {PadBid|null} value */
export function put(at, value) {
  write([...opening(at.round), [["round", at.round, at.kind, at.player], value]]);
}

/** Notes trump for a round. @param {string} round @param {import("./types").PadTrump|null} trump */
export const putTrump = (round, trump) => write([...opening(round), [["round", round, "trump"], trump]]);

/** The next cell of the same kind after this one; null behind the last. @param {Pen} at @param {1|-1} [step] @returns {Pen|null} */
export function beside(at, step = 1) {
  const row = shown.value.find(({ id }) => id === at.round);
  if (!row) return null;
  const order = inTurn(row);
  const player = order[order.indexOf(at.player) + step];
  if (player !== undefined) return { ...at, player };
  if (step === 1 && at.kind === "bid") return { ...at, kind: "tricks", player: order[0] };
  if (step === -1 && at.kind === "tricks") return { ...at, kind: "bid", player: order[order.length - 1] };
  return null;
}

/** Where the pen goes after a number: to the next that is missing, else it stays with a round that was closed before. @param {Pen} at */
function after(at) {
  const row = shown.value.find(({ id }) => id === at.round);
  if (!row) return null;
  const order = inTurn(row);
  const from = order.indexOf(at.player) + 1;
  const missing = [...order.slice(from), ...order.slice(0, from)].find((player) => numberIn(row, at.kind, player) === null);
  if (missing !== undefined) return { ...at, player: missing };
  if (!row.closed) return penIn(row);
  return row.number < shown.value.filter(({ closed }) => closed).length ? at : null;
}

/** Moves the pen on after a number. Where it would go by itself it is left alone: so it follows what others write too. @param {Pen} at */
export function moveOn(at) {
  const next = after(at);
  picked.value = null;
  if (next && !same(pen.value, next)) picked.value = next;
}

/** What is left to give out of the tricks of a round. @param {RoundRow} row */
export const tricksLeft = (row) => row.cards - row.trick_sum;

/** The number that the last trick cell must hold for the round to close; null while more than one is missing. @param {RoundRow} row */
export function theRest(row) {
  const missing = row.seats.filter(({ tricks }) => tricks === null);
  const left = tricksLeft(row);
  return missing.length === 1 && left >= 0 ? left : null;
}

/** What the buttons offer at the pen. @param {RoundRow} row @param {Kind} kind @returns {PadBid[]} */
export const offers = (row, kind) => (kind === "bid" ? row.bids : Array.from({ length: row.cards + 1 }, (_, tricks) => tricks));

/**
 * What a text that somebody types means here: the number, and whether another digit could follow. A digit that makes
 * the number too large begins a new one.
 * @param {RoundRow} row @param {Kind} kind @param {string} text
 * @returns {{value: PadBid|null, more: boolean}|null} null: nothing that could stand here
 */
export function readTyped(row, kind, text) {
  const all = offers(row, kind);
  const clean = text.trim().toLowerCase();
  if (clean === "") return { value: null, more: true };
  if (/^[nb]/.test(clean)) {
    const promise = clean.startsWith("b") ? "blind-nil" : "nil";
    return all.includes(promise) ? { value: promise, more: false } : null;
  }
  const digits = clean.replace(/\D/g, "");
  for (const tried of [digits, digits.slice(-1)]) {
    if (tried === "") continue;
    const number = Number(tried);
    // Players of Spades write nil as a nought.
    if (number === 0 && !all.includes(0) && all.includes("nil")) return { value: "nil", more: false };
    const more = number > 0 && all.some((other) => typeof other === "number" && other >= number * 10 && other < number * 10 + 10);
    if (all.includes(number)) return { value: number, more };
  }
  return null;
}
