/** The entries of a pad and what they come to, as docs/pad.md says. Nothing is ever taken out of the list. */

/** @typedef {import("./types").Entry} Entry */
/** @typedef {import("./types").Cell} Cell */
/** @typedef {import("./types").Folded} Folded */
/** @typedef {import("./types").PadRound} PadRound */
/** @typedef {Map<string, Cell>} Cells */

/** What names a cell. @param {string[]} what */
export const keyOf = (what) => what.join("/");

/** Whether two values are one, whatever the order of their names. @param {any} a @param {any} b @returns {boolean} */
export function same(a, b) {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => name in b && same(a[name], b[name]));
}

/** The entries that an entry was written over. @param {Entry} entry @returns {string[]} */
const overOf = ({ over }) => (over === null ? [] : Array.isArray(over) ? over : [over]);

/** A cell of these entries. @param {Entry[]} written @returns {Cell} */
function cellOf(written) {
  const overwritten = new Set();
  for (const entry of written) for (const id of overOf(entry)) if (id !== entry.id) overwritten.add(id);
  const found = written.filter(({ id }) => !overwritten.has(id));
  const heads = found.length ? found : [written[written.length - 1]];
  const entry = heads[heads.length - 1];
  return { what: entry.what, entry, heads, contested: heads.some(({ to }) => !same(to, entry.to)) };
}

/** The cells after these entries, in the order in which they were first written. @param {Entry[]} entries @returns {Cells} */
export function cellsOf(entries) {
  /** @type {Map<string, Entry[]>} */
  const written = new Map();
  const known = new Set();
  for (const entry of entries) {
    if (known.has(entry.id)) continue;
    known.add(entry.id);
    const key = keyOf(entry.what);
    const there = written.get(key);
    if (there) there.push(entry);
    else written.set(key, [entry]);
  }
  return new Map([...written].map(([key, all]) => [key, cellOf(all)]));
}

/** @param {Cells} cells @param {string[]} what @returns {any} */
export const valueOf = (cells, ...what) => cells.get(keyOf(what))?.entry.to ?? null;

/** What a writer sees standing in a cell, as `over` says it. @param {Cell|undefined} cell @returns {string|string[]|null} */
export function seenIn(cell) {
  if (!cell) return null;
  return cell.heads.length === 1 ? cell.heads[0].id : cell.heads.map(({ id }) => id);
}

/** The value that an entry replaced. @param {Entry[]} entries @param {Entry} entry */
export function replacedBy(entries, entry) {
  const over = new Set(overOf(entry));
  return entries.filter(({ id }) => over.has(id)).pop()?.to ?? null;
}

/** @param {Cells} cells */
const playersOf = (cells) =>
  [...cells.values()].filter(({ what, entry }) => what[0] === "player" && entry.to !== null).map(({ what, entry }) => ({ id: what[1], name: String(entry.to) }));

/** @param {Cells} cells @param {Cell} cell @returns {PadRound} */
function roundOf(cells, { what: [, id], entry: { to } }) {
  /** @param {string} kind */
  const perSeat = (kind) =>
    Object.fromEntries(to.seats.map((/** @type {string} */ player) => [player, valueOf(cells, "round", id, kind, player)]).filter((/** @type {any[]} */ [, value]) => value !== null));
  return { id, place: to.place, seats: to.seats, dealer: to.dealer, cards: to.cards, trump: valueOf(cells, "round", id, "trump"), bids: perSeat("bid"), tricks: perSeat("tricks") };
}

/** @param {Cells} cells @returns {PadRound[]} */
const roundsOf = (cells) =>
  [...cells.values()]
    .filter(({ what, entry }) => what[0] === "round" && what.length === 2 && entry.to && valueOf(cells, "round", what[1], "gone") !== true)
    .map((cell) => roundOf(cells, cell))
    .sort((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1));

/**
 * The pad as these entries make it.
 * @param {Entry[]} entries
 * @returns {Folded}
 */
export function fold(entries) {
  const cells = cellsOf(entries);
  const players = playersOf(cells);
  const rounds = roundsOf(cells);
  return {
    game: valueOf(cells, "game"),
    note: valueOf(cells, "note") ?? "",
    started: valueOf(cells, "started"),
    players,
    seats: valueOf(cells, "seats") ?? rounds[rounds.length - 1]?.seats ?? players.map(({ id }) => id),
    rounds,
    cells,
    contested: [...cells.values()].filter(({ contested }) => contested),
  };
}

/** A moment with its offset from UTC: "2026-11-30T20:15:00.120+01:00". @param {Date} moment */
export function zoned(moment) {
  const offset = -moment.getTimezoneOffset();
  const local = new Date(moment.getTime() + offset * 60_000).toISOString().slice(0, -1);
  const two = (/** @type {number} */ value) => String(Math.floor(Math.abs(value))).padStart(2, "0");
  return `${local}${offset < 0 ? "-" : "+"}${two(offset / 60)}:${two(offset % 60)}`;
}

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
/** A random word, for a writer or a pad. @param {number} length */
export function word(length) {
  const drawn = crypto.getRandomValues(new Uint8Array(length));
  return [...drawn].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}

/** @param {Entry} entry */
export const writerOf = (entry) => entry.id.slice(0, entry.id.lastIndexOf("-"));

/**
 * One act of a writer may be several entries: they carry the same moment and are taken back together.
 * @param {Entry[]} entries
 * @returns {Entry[][]}
 */
export function actsOf(entries) {
  /** @type {Map<string, Entry[]>} */
  const acts = new Map();
  for (const entry of entries) {
    const name = `${writerOf(entry)} ${entry.at}`;
    const act = acts.get(name);
    if (act) act.push(entry);
    else acts.set(name, [entry]);
  }
  return [...acts.values()];
}

/** @param {Entry[]} act */
const undoneBy = (act) => act.find(({ undoes }) => undoes)?.undoes ?? null;

/**
 * What may be taken back, and what was taken back and may be done again, the latest last. To do an act again is to
 * take back its taking back, so `undone` holds the latter.
 * @param {Entry[][]} acts
 * @returns {{done: Entry[][], undone: Entry[][]}}
 */
export function courseOf(acts) {
  const actOf = new Map(acts.flatMap((act) => act.map(({ id }) => [id, act])));
  /** @type {Entry[][]} */
  let done = [];
  /** @type {Entry[][]} */
  let undone = [];
  for (const act of acts) {
    const target = actOf.get(undoneBy(act) ?? "");
    if (target && undone.includes(target)) {
      undone = undone.filter((other) => other !== target);
      done.push(act);
    } else if (target) {
      done = done.filter((other) => other !== target);
      undone.push(act);
    } else {
      done.push(act);
      undone = [];
    }
  }
  return { done, undone };
}
