/** The pad that lies open: its entries, what they come to, and the pen. */
import { batch, computed, signal } from "../lib.js";
import { keptName } from "../keep.js";
import { actsOf, cellsOf, courseOf, fold, keyOf, replacedBy, same, seenIn, zoned } from "./entries.js";
import { entriesOf, inOrder, keep, keepPad, listen, own, padOf, tidy, WRITER } from "./keep.js";
import { rowsOf } from "./rows.js";

/** @typedef {import("./types").Entry} Entry */
/** @typedef {import("./types").Tables} Tables */
/** @typedef {import("./types").Rows} Rows */
/** @typedef {import("./keep.js").Kept} Kept */
/** @typedef {import("./keep.js").PadInfo} PadInfo */
/** A cell and what is written into it. @typedef {[string[], any]} Change */

/** What is known of the open pad; null: none is open. */
export const info = signal(/** @type {PadInfo|null} */ (null));
/** Its entries in the order that counts. */
export const log = signal(/** @type {Kept[]} */ ([]));
/** What is looked up to count the scores. */
export const tables = signal(/** @type {Tables|null} */ (null));
export const entries = computed(() => log.value.map(({ entry }) => entry));
export const folded = computed(() => fold(entries.value));
export const acts = computed(() => actsOf(entries.value));
const course = computed(() => courseOf(acts.value));
/** The rows that a server has counted, and of how many entries. @type {import("@preact/signals-core").Signal<{rows: Rows, number: number}|null>} */
export const served = signal(/** @type {{rows: Rows, number: number}|null} */ (null));
/** What the pad comes to: as the server says where it has all that is written here, else as the tables say. */
export const rows = computed(() => {
  const said = served.value;
  if (said && said.number === log.value.length && log.value.every(({ number }) => number !== null)) return said.rows;
  return tables.value && rowsOf(folded.value, tables.value);
});
/** Whether this browser refuses to keep what is written. */
export const unsafe = signal(false);
/** Whether one may write here: on the own pads always, on another's with the pen. */
export const mayWrite = computed(() => info.value !== null && (info.value.server === null || info.value.pen !== null));

/** @type {Promise<void>|null} */
let fetching = null;
/** Fetches the tables, once. */
export function fetchTables() {
  fetching ??= fetch(new URL("tables.json", import.meta.url))
    .then((answer) => answer.json())
    .then((found) => void (tables.value = found))
    .catch(() => void (fetching = null));
  return fetching;
}

let counter = 0;
let lastMoment = 0;
/** Called whenever something was written here. @type {(() => void)|null} */
let wrote = null;
/** @param {(() => void)|null} then */
export const onWritten = (then) => void (wrote = then);

/** Later than any moment before it in this tab, so that acts stay apart. */
function moment() {
  lastMoment = Math.max(Date.now(), lastMoment + 1);
  return zoned(new Date(lastMoment));
}

/**
 * The entries of one act: the same moment, and each says what it saw in its cell.
 * @param {Change[]} changes
 * @param {Entry[]} seen
 * @param {string[]} [undoes]  for each change the entry that it takes back
 * @returns {Entry[]}
 */
export function entriesFor(changes, seen, undoes = []) {
  const at = moment();
  const cells = cellsOf(seen);
  return changes.map(([what, to], i) => ({
    id: `${WRITER}-${++counter}`,
    at,
    by: keptName(),
    what,
    to,
    over: seenIn(cells.get(keyOf(what))),
    ...(undoes[i] ? { undoes: undoes[i] } : {}),
  }));
}

/** @param {string} pad @param {Entry[]} fresh @param {number} from @returns {Kept[]} */
export const asKept = (pad, fresh, from) => fresh.map((entry, i) => ({ pad, id: entry.id, seq: from + i, number: null, entry }));

const nextSeq = () => log.value.reduce((most, { seq }) => Math.max(most, seq), 0) + 1;

/** Puts entries down, then shows them. @param {Entry[]} fresh */
function add(fresh) {
  const pad = info.value;
  if (!pad || !fresh.length) return;
  const kept = asKept(pad.id, fresh, nextSeq());
  const { down, safe } = keep(kept);
  log.value = [...log.value, ...kept];
  if (!down) void safe.then((done) => (unsafe.value = !done));
  wrote?.();
}

/**
 * Writes into cells, as one act that is taken back as one. What stands there already is not written again, unless
 * the cell is contested.
 * @param {Change[]} changes
 */
export function write(changes) {
  if (!mayWrite.value) return;
  const cells = folded.value.cells;
  const fresh = changes.filter(([what, to]) => {
    const cell = cells.get(keyOf(what));
    return cell ? cell.contested || !same(cell.entry.to, to) : to !== null;
  });
  if (fresh.length) add(entriesFor(fresh, entries.value));
}

/** A round that is taken back goes, unless somebody has written into it since. @param {Entry} entry @param {Entry[]} act */
function othersWrote(entry, act) {
  const ids = new Set(act.map(({ id }) => id));
  const inRound = [...folded.value.cells.values()].filter(({ what }) => what[0] === "round" && what[1] === entry.what[1] && what.length > 2);
  return inRound.some(({ entry: stands }) => stands.to !== null && !ids.has(stands.id));
}

/** Takes an act back; its entries stay in the history. @param {Entry[]} act */
export function takeBack(act) {
  if (!mayWrite.value) return;
  const all = entries.value;
  const back = act
    .map((entry) => ({ entry, to: replacedBy(all, entry) }))
    .filter(({ entry, to }) => !(entry.what[0] === "round" && entry.what.length === 2 && to === null && othersWrote(entry, act)));
  add(entriesFor(back.map(({ entry, to }) => [entry.what, to]), all, back.map(({ entry }) => entry.id)));
}

/** Whether every cell of an act still holds what it wrote. @param {Entry[]} act */
export const stands = (act) => act.every((entry) => folded.value.cells.get(keyOf(entry.what))?.entry.id === entry.id);

/** The last own act that may be taken back; the first of all opens the pad and stays. */
export const lastDone = computed(() => course.value.done.filter((act) => act !== acts.value[0] && own(act[0]) && stands(act)).pop() ?? null);
/** The taking back that may itself be taken back. */
export const lastUndone = computed(() => {
  const last = course.value.undone[course.value.undone.length - 1];
  return last && own(last[0]) && stands(last) ? last : null;
});

// ---- opening and closing

/** @type {(() => void)|null} */
let unlisten = null;

/** Reads again what this browser has, when another tab has written. */
async function again() {
  const pad = info.value;
  if (!pad) return;
  const [kept, known] = await Promise.all([entriesOf(pad.id), padOf(pad.id)]);
  if (info.value?.id !== pad.id) return;
  batch(() => {
    merge(kept);
    if (known) info.value = known;
  });
  wrote?.();
}

/** Entries that came from elsewhere: what is known of an entry's number stays known. @param {Kept[]} found */
export function merge(found) {
  const all = new Map(log.value.map((kept) => [kept.id, kept]));
  for (const kept of found) all.set(kept.id, { ...kept, number: kept.number ?? all.get(kept.id)?.number ?? null });
  log.value = [...all.values()].sort(inOrder);
}

/**
 * Opens a pad of this browser; false when it has none of that name.
 * @param {string} id
 */
export async function open(id) {
  await tidy();
  const found = await padOf(id);
  if (!found) return false;
  show(found, await entriesOf(found.id));
  return true;
}

/** @param {PadInfo} found @param {Kept[]} kept */
export function show(found, kept) {
  close();
  batch(() => {
    info.value = found;
    log.value = kept;
  });
  const unheard = listen((pad) => pad === info.value?.id && void again());
  // A tab that slept has heard nothing of the others.
  const awake = () => document.hidden || void again();
  document.addEventListener("visibilitychange", awake);
  unlisten = () => {
    unheard();
    document.removeEventListener("visibilitychange", awake);
  };
}

/** Changes what is known of the pad. @param {Partial<PadInfo>} more */
export async function keepInfo(more) {
  if (!info.value) return;
  info.value = { ...info.value, ...more };
  await keepPad(info.value);
}

export function close() {
  unlisten?.();
  unlisten = null;
  batch(() => {
    info.value = null;
    log.value = [];
    served.value = null;
    unsafe.value = false;
  });
}
