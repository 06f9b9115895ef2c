/** Pads in files and links: out of the browser and into it again. */
import { get } from "../ask.js";
import { say } from "../say.js";
import { go } from "../store.js";
import { asKept, entriesFor, entries, fetchTables, folded, rows, tables } from "./book.js";
import { asCsv, isCsv, readCsv, WrongLine } from "./csv.js";
import { fold, word, zoned } from "./entries.js";
import { entriesOf, keep, keepPad, pads } from "./keep.js";
import { rowsOf } from "./rows.js";

/** @typedef {import("./types").Entry} Entry */

export const FORMAT = "foretrick-pad/1";
const LARGEST = 2_000_000;
const MOST_ENTRIES = 20_000;
const LONGEST_LINK = 200_000;

/** Something that is no pad; its message is a sentence for whoever brought it. */
export class NoPad extends Error {}

// ---- out

/** The pad as a file holds it: the entries, one a line. @param {Entry[]} all */
export const asJson = (all) => `{"format": "${FORMAT}", "entries": [\n${all.map((entry) => JSON.stringify(entry)).join(",\n")}\n]}\n`;

/** @param {Uint8Array} bytes */
function base64url(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * All that comes out of a stream, as far as it is not more than any pad can be: a short link could unfold without end.
 * @param {BlobPart} data @param {CompressionStream|DecompressionStream} through
 */
async function streamed(data, through) {
  const reader = new Blob([data]).stream().pipeThrough(through).getReader();
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    size += read.value.length;
    if (size <= LARGEST) continue;
    void reader.cancel();
    throw new NoPad(say("pad-import-too-large"));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The address that holds the whole pad behind its `#`, which no server sees. @param {Entry[]} all */
export async function asLink(all) {
  const packed = await streamed(JSON.stringify({ format: FORMAT, entries: all }), new CompressionStream("deflate-raw"));
  return `${location.origin}/pad#z=${base64url(packed)}`;
}

/** The name of a file: "2026-11-30 Wizards and Jesters". */
function fileName() {
  const { started, game } = folded.value;
  const title = tables.value?.games[game?.key ?? ""]?.title ?? "Foretrick";
  return [started?.slice(0, 10), title].filter(Boolean).join(" ");
}

/** @param {string} text @param {string} name @param {string} type */
function download(text, name, type) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export const downloadJson = () => download(asJson(entries.value), `${fileName()}.json`, "application/json");

export function downloadCsv() {
  const found = rows.value;
  if (found) download(`\ufeff${asCsv(folded.value, found)}`, `${fileName()}.csv`, "text/csv;charset=utf-8");
}

// ---- in

/** @param {unknown} value */
const isName = (value) => typeof value === "string" && /^[A-Za-z0-9_]{1,24}$/.test(value);
/** @param {unknown} value */
const isId = (value) => typeof value === "string" && /^[A-Za-z0-9_]{1,24}-[0-9]{1,9}$/.test(value);
/** @param {unknown} value */
const isMoment = (value) => typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/.test(value);
/** @param {unknown} value */
const isCount = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 99;
/** @param {unknown} value */
const isSeats = (value) => Array.isArray(value) && value.length > 0 && value.length <= 12 && value.every(isName) && new Set(value).size === value.length;

/** What a cell may hold. @param {string[]} what @param {any} to @returns {boolean} */
function fits([kind, id, cell, player], to) {
  if (to === null) return true;
  if (kind === "game") return typeof to.key === "string" && (tables.value === null || to.key in tables.value.games) && typeof (to.options ?? {}) === "object";
  if (kind === "note") return typeof to === "string" && to.length <= 2000;
  if (kind === "started") return isMoment(to);
  if (kind === "seats") return isSeats(to);
  if (kind === "player") return isName(id) && typeof to === "string" && to.trim() !== "" && to.length <= 60;
  if (kind !== "round" || !isName(id)) return false;
  if (cell === undefined) return typeof to.place === "number" && isSeats(to.seats) && to.seats.includes(to.dealer) && isCount(to.cards) && to.cards > 0 && to.cards <= 17;
  if (cell === "gone") return typeof to === "boolean";
  if (cell === "trump") return ["S", "H", "D", "C", "none"].includes(to);
  if (!isName(player)) return false;
  return isCount(to) || (cell === "bid" && (to === "nil" || to === "blind-nil"));
}

/** @param {any} entry */
const isEntry = (entry) =>
  typeof entry === "object" && entry !== null && isId(entry.id) && isMoment(entry.at) && typeof entry.by === "string" && entry.by.length <= 60 &&
  Array.isArray(entry.what) && entry.what.length > 0 && entry.what.length <= 4 && entry.what.every((/** @type {unknown} */ step) => typeof step === "string") &&
  [entry.over ?? []].flat().every(isId) && (entry.undoes === undefined || entry.undoes === null || isId(entry.undoes)) && fits(entry.what, entry.to ?? null);

/** The entries of a pad's JSON, or `NoPad`. @param {any} found @returns {Entry[]} */
function entriesIn(found) {
  if (found?.format !== FORMAT || !Array.isArray(found.entries)) throw new NoPad(say("pad-import-foreign"));
  if (found.entries.length > MOST_ENTRIES) throw new NoPad(say("pad-import-too-large"));
  const wrong = found.entries.findIndex((/** @type {any} */ entry) => !isEntry(entry));
  if (wrong >= 0) throw new NoPad(say("pad-import-entry", { place: wrong + 1 }));
  return found.entries.map((/** @type {any} */ { id, at, by, what, to = null, over = null, undoes }) => ({ id, at, by, what, to, over, ...(undoes ? { undoes } : {}) }));
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new NoPad(say("pad-import-cut"));
  }
}

/** The pad in a link. @param {string} fragment @returns {Promise<Entry[]>} */
export async function fromLink(fragment) {
  const packed = fragment.slice(fragment.lastIndexOf("z=") + 2).trim();
  if (packed.length > LONGEST_LINK || !/^[A-Za-z0-9_-]+$/.test(packed)) throw new NoPad(say("pad-import-link"));
  /** @type {Uint8Array} */
  let bytes;
  try {
    const raw = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    bytes = await streamed(Uint8Array.from(raw, (sign) => sign.charCodeAt(0)), new DecompressionStream("deflate-raw"));
  } catch (error) {
    throw error instanceof NoPad ? error : new NoPad(say("pad-import-link"));
  }
  return entriesIn(parsed(new TextDecoder().decode(bytes)));
}

/**
 * The pad in a text: a file of a pad, its CSV, a link, or the record of a match; `NoPad` for anything else.
 * @param {string} text
 * @returns {Promise<Entry[]>}
 */
export async function fromText(text) {
  if (text.length > LARGEST) throw new NoPad(say("pad-import-too-large"));
  const clean = text.replace(/^\ufeff/, "");
  await fetchTables();
  if (isCsv(clean)) return fromCsv(clean);
  if (clean.slice(0, 500).includes("#z=") || clean.startsWith("z=")) return fromLink(clean);
  if (!/^\s*[{[]/.test(clean)) throw new NoPad(say("pad-import-foreign"));
  const found = parsed(clean);
  return found?.format === "foretrick-record" ? fromRecord(found) : entriesIn(found);
}

/** @param {string} text */
function fromCsv(text) {
  try {
    const all = entriesFor(readCsv(text), []);
    const wrong = all.findIndex((entry) => !isEntry(entry));
    if (wrong >= 0) throw new NoPad(say("pad-import-entry", { place: wrong + 1 }));
    return all;
  } catch (error) {
    if (error instanceof WrongLine) throw new NoPad(say("pad-import-line", { line: error.line }));
    throw error;
  }
}

/**
 * The record of a match as what is written on a pad: bids and tricks, the scores are counted anew.
 * @param {any} record
 * @returns {Entry[]}
 */
function fromRecord(record) {
  /** @type {{id: string, name: string}[]} */
  const players = Array.isArray(record.players) ? record.players.map((/** @type {any} */ name, /** @type {number} */ i) => ({ id: `p${i + 1}`, name: String(name).slice(0, 60) || "?" })) : [];
  const seats = players.map(({ id }) => id);
  /** @type {import("./book.js").Change[]} */
  const changes = [[["game"], { key: record.game, options: record.options ?? {} }], ...players.map(({ id, name }) => /** @type {import("./book.js").Change} */ ([["player", id], name])), [["seats"], seats]];
  const fixed = tables.value?.games[record.game]?.trump;
  for (const [i, round] of (Array.isArray(record.rounds) ? record.rounds : []).entries()) {
    const at = ["round", `r${i + 1}`];
    changes.push([at, { place: i + 1, seats, dealer: seats[round.dealer], cards: round.hands?.[0]?.length }]);
    if (!fixed && round.trump !== undefined) changes.push([[...at, "trump"], round.trump ?? "none"]);
    seats.forEach((player, seat) => {
      if (round.bids?.[seat] != null) changes.push([[...at, "bid", player], round.bids[seat]]);
      if (round.scores && round.won?.[seat] != null) changes.push([[...at, "tricks", player], round.won[seat]]);
    });
  }
  const all = entriesFor(changes, []);
  if (!players.length || !all.every(isEntry)) throw new NoPad(say("pad-import-record"));
  return all;
}

/** The match that was played at a table of this server. @param {string} table @returns {Promise<Entry[]>} */
export async function fromTable(table) {
  await fetchTables();
  const answer = await get(`/api/tables/${encodeURIComponent(table)}/record`);
  if (!answer.ok) throw new NoPad(answer.error);
  return fromRecord(answer.body);
}

/** Keeps a pad that was brought, or adds what is new to the one that is here already, and opens it. @param {Entry[]} all */
export async function take(all) {
  const first = all[0]?.id;
  if (!first) throw new NoPad(say("pad-import-empty"));
  for (const pad of await pads()) {
    const kept = await entriesOf(pad.id);
    if (!kept.some(({ id }) => id === first)) continue;
    const known = new Set(kept.map(({ id }) => id));
    await keep(asKept(pad.id, all.filter(({ id }) => !known.has(id)), kept.length + 1)).safe;
    return go(`/pad/${pad.id}`);
  }
  const id = `own-${word(8)}`;
  const at = zoned(new Date());
  await keepPad({ id, server: null, pen: null, made: fold(all).started ?? at, seen: at });
  await keep(asKept(id, all, 1)).safe;
  return go(`/pad/${id}`);
}

/** What there is to read of a kept pad in the list. @param {Entry[]} all */
export function digest(all) {
  const pad = fold(all);
  return { pad, found: tables.value && rowsOf(pad, tables.value) };
}
