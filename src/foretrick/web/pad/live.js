/**
 * A pad that a server keeps for everybody: what is written here goes there as soon as it can, what others write comes
 * here at once. Without a connection one writes on; entries wait in this browser until the server says that it has them.
 */
import { batch, signal } from "../lib.js";
import { post } from "../ask.js";
import { lineTo } from "../line.js";
import { language } from "../say.js";
import { entries, info, keepInfo, log, merge, onWritten, served } from "./book.js";
import { keep } from "./keep.js";

/** @typedef {import("./types").Entry} Entry */
/** @typedef {import("./types").Rows} Rows */
/** @typedef {{kind: "entries", from: number, entries: Entry[], number: number, rows: Rows, may_write: boolean, watching: number}} Came */
/** @typedef {{kind: "written", ids: string[], number: number}} Taken */
/** @typedef {{kind: "refused", ids: string[], error: string, again: boolean}} Refused */

const FIRST_WAIT = 500;
const AT_ONCE = 400;

/** none: the pad is this browser's own. missing: the server has no such pad. */
export const link = signal(/** @type {"none"|"connecting"|"open"|"lost"|"missing"} */ ("none"));
/** Whether the pen that was brought is not the one of this pad. */
export const wrongPen = signal(false);
/** How many look at the pad now. */
export const watching = signal(0);
/** What the server would not take, in its words. */
export const refusal = signal(/** @type {string|null} */ (null));

let pad = "";
/** What is on its way, and what will never be taken. */
const sent = new Set();
const never = new Set();
/** Called when entries of others came. @type {((fresh: Entry[], first: boolean) => void)|null} */
let came = null;

/** How many entries this browser has of those that the server numbered. */
const have = () => log.value.reduce((most, { number }) => Math.max(most, number ?? 0), 0);

/**
 * Follows the pad of a server until `leave`.
 * @param {string} id
 * @param {(fresh: Entry[], first: boolean) => void} heard
 */
export function follow(id, heard) {
  leave();
  pad = id;
  came = heard;
  link.value = "connecting";
  onWritten(push);
  line.open();
}

export function leave() {
  pad = "";
  came = null;
  onWritten(null);
  line.close();
  sent.clear();
  never.clear();
  batch(() => {
    link.value = "none";
    watching.value = 0;
    refusal.value = null;
    wrongPen.value = false;
  });
}

const line = lineTo({
  path: () => (pad ? `/api/pads/${encodeURIComponent(pad)}/live` : null),
  hello: () => ({ kind: "hello", pen: info.value?.pen ?? null, have: have(), language: language.value }),
  heard: receive,
  lost,
  firstWait: FIRST_WAIT,
  longestWait: 15_000,
});

/** @param {number} code @returns {"now"|"later"|"never"} */
function lost(code) {
  watching.value = 0;
  if (code === 4404) {
    link.value = "missing";
    return "never";
  }
  if (code === 4401) {
    // The pen is none: one can still watch.
    wrongPen.value = true;
    if (log.value.length) void keepInfo({ pen: null });
    else if (info.value) info.value = { ...info.value, pen: null };
    return "now";
  }
  link.value = "lost";
  return "later";
}

/** @param {Came|Taken|Refused} message @param {boolean} fresh  the first on this connection */
function receive(message, fresh) {
  if (fresh) sent.clear();
  if (message.kind === "entries") arrived(message, fresh);
  else if (message.kind === "written") for (const id of message.ids) sent.delete(id);
  else if (message.kind === "refused") refused(message);
}

/** @param {Came} message @param {boolean} first */
function arrived({ from, entries: fresh, number, rows, watching: many }, first) {
  const known = new Set(log.value.map(({ id }) => id));
  const local = info.value?.id ?? pad;
  const seq = log.value.length;
  const numbered = fresh.map((entry, i) => ({ pad: local, id: entry.id, seq: seq + i, number: from + 1 + i, entry }));
  if (numbered.length) void keep(numbered);
  batch(() => {
    link.value = "open";
    watching.value = many;
    merge(numbered);
    served.value = { rows, number };
  });
  push();
  const strange = fresh.filter(({ id }) => !known.has(id));
  if (strange.length || first) came?.(strange, first);
}

/** @param {Refused} message */
function refused({ ids, error, again }) {
  for (const id of ids) sent.delete(id);
  if (again) return void setTimeout(push, FIRST_WAIT);
  for (const id of ids) never.add(id);
  refusal.value = error;
}

/** Entries that the server has not got. */
export const waiting = () => log.value.filter(({ number, id }) => number === null && !never.has(id));

/** Sends what the server has not got and is not on its way. */
function push() {
  if (!line.ready() || !info.value?.pen) return;
  const next = waiting().filter(({ id }) => !sent.has(id)).slice(0, AT_ONCE);
  if (!next.length) return;
  for (const { id } of next) sent.add(id);
  line.say({ kind: "write", entries: next.map(({ entry }) => entry) });
}

/**
 * Gives the open pad to the server; a sentence when it could not be done.
 * @returns {Promise<string|null>}
 */
export async function share() {
  const answer = await post("/api/pads", { entries: entries.value });
  if (!answer.ok) return answer.error;
  // A server numbers the entries itself, also those that another server knew.
  log.value = log.value.map((kept) => ({ ...kept, number: null }));
  void keep(log.value);
  await keepInfo({ server: answer.body.id, pen: answer.body.pen });
  return null;
}
