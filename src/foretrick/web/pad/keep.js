/**
 * What this browser keeps of its pads. Each entry is first put down in localStorage, which is done when the call
 * returns, and only then shown; from there it moves to IndexedDB, which is on the disk when it says so. A tab may be
 * killed at any moment: what was shown as written is in one of the two.
 */
import { word } from "./entries.js";

/** @typedef {import("./types").Entry} Entry */
/** `number`: its place in the server's order, null while the server has not got it. @typedef {{pad: string, id: string, seq: number, number: number|null, entry: Entry}} Kept */
/** What is known of a pad beside its entries. @typedef {{id: string, server: string|null, pen: string|null, made: string, seen: string}} PadInfo */

const DATABASE = "foretrick-pads";
const JOURNAL = "foretrick.pad.";
const BROWSER = "foretrick.writer";
const INFO = "foretrick.pad-info.";
const NAMES = "foretrick.pad-names";
const UNNUMBERED = Number.MAX_SAFE_INTEGER;
const MOST_NAMES = 24;

/** @type {Promise<IDBDatabase|null>|null} */
let opening = null;

/** The database, or null where the browser keeps none. @returns {Promise<IDBDatabase|null>} */
function database() {
  opening ??= new Promise((done) => {
    try {
      const asked = indexedDB.open(DATABASE, 1);
      asked.onupgradeneeded = () => {
        asked.result.createObjectStore("pads", { keyPath: "id" });
        asked.result.createObjectStore("entries", { keyPath: ["pad", "id"] });
      };
      asked.onsuccess = () => {
        // Another version of the page wants to change the database: this tab lets go of it.
        asked.result.onversionchange = () => {
          asked.result.close();
          opening = null;
        };
        done(asked.result);
      };
      asked.onerror = () => done(null);
      asked.onblocked = () => done(null);
    } catch {
      done(null);
    }
  });
  return opening;
}

/**
 * @template T
 * @param {IDBRequest<T>} asked
 * @returns {Promise<T>}
 */
const answered = (asked) =>
  new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });

/**
 * Runs `work` in a transaction; true once the disk has it.
 * @param {string[]} stores
 * @param {(transaction: IDBTransaction) => void} work
 * @returns {Promise<boolean>}
 */
async function written(stores, work) {
  const found = await database();
  if (!found) return false;
  return new Promise((done) => {
    try {
      const transaction = found.transaction(stores, "readwrite", { durability: "strict" });
      transaction.oncomplete = () => done(true);
      transaction.onerror = transaction.onabort = () => done(false);
      work(transaction);
    } catch {
      done(false);
    }
  });
}

// ---- the journal

/** @param {string} pad @param {string} id */
const journalKey = (pad, id) => `${JOURNAL}${pad}.${id}`;

/** Puts down an entry at once; false where the browser refuses. @param {Kept} kept */
function journal(kept) {
  try {
    localStorage.setItem(journalKey(kept.pad, kept.id), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** @param {Kept[]} all */
function strike(all) {
  try {
    for (const { pad, id } of all) localStorage.removeItem(journalKey(pad, id));
  } catch {
    // It is read twice and counted once.
  }
}

/** What was put down and has not moved yet. @param {string} [pad] @returns {Kept[]} */
function journalled(pad) {
  /** @type {Kept[]} */
  const found = [];
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i) ?? "";
      if (!key.startsWith(pad === undefined ? JOURNAL : `${JOURNAL}${pad}.`)) continue;
      const kept = JSON.parse(localStorage.getItem(key) ?? "null");
      if (kept?.entry) found.push(kept);
    }
  } catch {
    return found;
  }
  return found;
}

// ---- pads and entries

/** What the server has stands in its order, then what it has not, as it was written. @param {Kept} a @param {Kept} b */
export const inOrder = (a, b) =>
  (a.number ?? UNNUMBERED) - (b.number ?? UNNUMBERED) || a.seq - b.seq || (a.entry.at < b.entry.at ? -1 : a.entry.at > b.entry.at ? 1 : a.id < b.id ? -1 : 1);

/** All kept entries of a pad, those that the server has first and in its order. @param {string} pad @returns {Promise<Kept[]>} */
export async function entriesOf(pad) {
  const found = await database();
  /** @type {Kept[]} */
  let all = [];
  try {
    if (found) all = await answered(found.transaction("entries").objectStore("entries").getAll(IDBKeyRange.bound([pad], [pad, []])));
  } catch {
    // The journal may still have some.
  }
  const known = new Set(all.map(({ id }) => id));
  return [...all, ...journalled(pad).filter(({ id }) => !known.has(id))].sort(inOrder);
}

/**
 * Keeps entries. Returns at once, when they are put down; the promise is true when they are on the disk.
 * @param {Kept[]} all
 * @returns {{down: boolean, safe: Promise<boolean>}}
 */
export function keep(all) {
  const down = all.map(journal).every(Boolean);
  return { down, safe: moved(all) };
}

/** Moves entries from the journal to the disk. @param {Kept[]} all */
async function moved(all) {
  const done = await written(["entries"], (transaction) => {
    const store = transaction.objectStore("entries");
    for (const kept of all) store.put(kept);
  });
  if (done) strike(all);
  if (done) tell(all[0]?.pad);
  return done;
}

/** What a tab that was killed left in the journal is moved now. */
export async function tidy() {
  const left = journalled();
  if (left.length) await moved(left);
}

/** The pads of this browser, the latest first. @returns {Promise<PadInfo[]>} */
export async function pads() {
  const found = await database();
  /** @type {PadInfo[]} */
  let all = [];
  try {
    if (found) all = await answered(found.transaction("pads").objectStore("pads").getAll());
  } catch {
    // Those in localStorage may still be there.
  }
  const known = new Set(all.map(({ id }) => id));
  return [...all, ...infos().filter(({ id }) => !known.has(id))].sort((a, b) => (a.seen > b.seen ? -1 : 1));
}

/** @returns {PadInfo[]} */
function infos() {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? "").filter((key) => key.startsWith(INFO));
    return keys.flatMap((key) => JSON.parse(localStorage.getItem(key) ?? "null") ?? []);
  } catch {
    return [];
  }
}

/** The pad of an address: its own name, or the one that a server gave it. @param {string} id @returns {Promise<PadInfo|null>} */
export async function padOf(id) {
  const all = await pads();
  return all.find((pad) => pad.id === id) ?? all.find((pad) => pad.server === id) ?? null;
}

/** @param {PadInfo} info */
export async function keepPad(info) {
  try {
    localStorage.setItem(INFO + info.id, JSON.stringify(info));
  } catch {
    // The database may take it.
  }
  const done = await written(["pads"], (transaction) => transaction.objectStore("pads").put(info));
  tell(info.id);
  return done;
}

/** Takes a pad off this browser. @param {string} pad */
export async function forget(pad) {
  strike(journalled(pad));
  try {
    localStorage.removeItem(INFO + pad);
  } catch {
    // Then it was never there.
  }
  await written(["pads", "entries"], (transaction) => {
    transaction.objectStore("pads").delete(pad);
    transaction.objectStore("entries").delete(IDBKeyRange.bound([pad], [pad, []]));
  });
  tell(pad);
}

/** Asks the browser not to clear this away when room is short. */
export const hold = () => void navigator.storage?.persist?.().catch(() => {});

// ---- the other tabs

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("foretrick-pads") : null;

/** @param {string|undefined} pad */
function tell(pad) {
  if (pad) channel?.postMessage(pad);
}

/** Calls back when another tab has changed a pad. @param {(pad: string) => void} changed @returns {() => void} */
export function listen(changed) {
  /** @param {MessageEvent} event */
  const heard = (event) => changed(String(event.data));
  /** @param {StorageEvent} event */
  const stored = (event) => event.key?.startsWith(JOURNAL) && event.newValue && changed(event.key.slice(JOURNAL.length).split(".")[0]);
  channel?.addEventListener("message", heard);
  addEventListener("storage", stored);
  return () => {
    channel?.removeEventListener("message", heard);
    removeEventListener("storage", stored);
  };
}

// ---- who writes, and the names of the players

/** @type {string|null} */
let browser = null;
/** This browser among the writers. */
function browserWord() {
  try {
    browser ??= localStorage.getItem(BROWSER);
    browser ??= word(6);
    localStorage.setItem(BROWSER, browser);
  } catch {
    browser ??= word(6);
  }
  return browser;
}

/** This tab among the writers: no two tabs ever give an entry the same id. */
export const WRITER = `${browserWord()}${word(4)}`;
/** Whether an entry was written in this browser. @param {Entry} entry */
export const own = (entry) => entry.id.startsWith(browserWord());

/** The names that were played under here, the latest first. @returns {string[]} */
export function names() {
  try {
    const found = JSON.parse(localStorage.getItem(NAMES) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

/** @param {string[]} used */
export function keepNames(used) {
  try {
    const all = [...used, ...names()].map((name) => name.trim()).filter(Boolean);
    localStorage.setItem(NAMES, JSON.stringify([...new Set(all)].slice(0, MOST_NAMES)));
  } catch {
    // Names can be typed again.
  }
}
