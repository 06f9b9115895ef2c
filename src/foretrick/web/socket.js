/**
 * The live connection to one table: says hello, reconnects by itself, gives every command an id, resends what
 * was not answered, and puts what the server says into the store. The server's state always replaces ours.
 */
import { batch, effect } from "./lib.js";
import { lineTo } from "./line.js";
import { language, say } from "./say.js";
import { ahead, asked, connection, keepToken, log, note, pending, table, tokenOf, version, view } from "./store.js";

/** @typedef {import("./types").Reply} Reply */
/** @typedef {import("./types").StateMessage} StateMessage */
/** @typedef {{message: Record<string, unknown>, sent: boolean, answer: (reply: Reply) => void}} Outgoing */

const LOG_LENGTH = 400;
/** A command that is not answered by then is asked again on a fresh connection; its id keeps it from counting twice. */
const PATIENCE = 8000;
/** The second half of a double click must not play another card, bid or choice. */
const DOUBLE_CLICK = 300;

let tableId = "";
let lastAct = -Infinity;
/** The last event put into the log, so that none appears twice after a reconnect. */
let logged = 0;
/** Commands without an answer, in order. @type {Map<string, Outgoing>} */
const outbox = new Map();
/** Called after the store holds a new state. @type {((message: StateMessage, first: boolean) => void)|null} */
let listener = null;

/** An id that is unique enough; `randomUUID` is missing on plain http in a home network. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A seat link carries its token behind the `#`, which no server log sees; we take it and clean the address. */
function takeSeatLink() {
  const found = /^#seat=([^&]+)$/.exec(location.hash);
  if (!found) return;
  keepToken(tableId, decodeURIComponent(found[1]));
  history.replaceState(null, "", location.pathname);
}

/**
 * Opens the table and keeps it open until `leave`.
 * @param {string} id
 * @param {(message: StateMessage, first: boolean) => void} onState  `first`: the first state of this visit
 * @returns {() => void} closes it
 */
export function join(id, onState) {
  tableId = id;
  listener = onState;
  takeSeatLink();
  forget();
  line.open();
  addEventListener("hashchange", takeSeatLinkAndRedial);
  return () => {
    listener = null;
    removeEventListener("hashchange", takeSeatLinkAndRedial);
    line.close();
    tableId = "";
    forget();
  };
}

function forget() {
  batch(() => {
    connection.value = "connecting";
    table.value = null;
    view.value = null;
    version.value = 0;
    log.value = [];
    pending.value = null;
    asked.value = null;
    note(null);
  });
  logged = 0;
  for (const entry of outbox.values()) entry.answer(gone(String(entry.message.id)));
  outbox.clear();
}

/** @param {string} id @returns {Reply} */
const gone = (id) => ({ kind: "reply", id, ok: false, code: "refused", error: say("table-you-left"), version: 0 });

const line = lineTo({
  path: () => (tableId ? `/api/tables/${encodeURIComponent(tableId)}/live` : null),
  // Who we are, and in which language we would hear the sentences.
  hello: () => ({ kind: "hello", token: tokenOf(tableId), language: language.peek() }),
  heard: receive,
  lost,
  firstWait: 400,
  longestWait: 8000,
});

/** Says hello again, with the token that is kept now. */
export const redial = line.redial;

function takeSeatLinkAndRedial() {
  if (!location.hash.startsWith("#seat=")) return;
  takeSeatLink();
  redial();
}

// In another language the server tells the same state again.
effect(() => {
  void language.value;
  if (!line.ready()) return;
  note(null);
  line.greetAgain();
});

/** @param {number} code @returns {"later"|"never"} */
function lost(code) {
  if (code === 4401 || code === 4404) {
    connection.value = code === 4401 ? "refused" : "missing";
    return "never";
  }
  if (connection.value === "open") connection.value = "lost";
  if (pending.value) pending.value = { ...pending.value, sent: false };
  return "later";
}

/** @param {import("./types").ServerMessage} message @param {boolean} fresh  the first on this connection */
function receive(message, fresh) {
  if (message.kind === "reply") answered(message);
  else if (message.kind === "state") arrived(message, fresh);
  else if (message.kind === "hint") hinted(message);
}

/** Another device of the same seat hears the answer too, and has not asked. @param {import("./types").HintMessage} message */
function hinted(message) {
  if (asked.value?.id !== message.id) return;
  asked.value = message.hint && { ...asked.value, told: message.hint };
  if (!message.hint) note(message.error ?? say("hint-none"));
}

/** @param {StateMessage} message @param {boolean} again  what has no answer yet is sent again on a new connection */
function arrived(message, again) {
  const fresh = message.events.filter((event) => event.n > logged);
  const first = view.value === null && table.value === null;
  batch(() => {
    connection.value = "open";
    version.value = message.version;
    ahead.value = Date.now() - message.table.now;
    table.value = message.table;
    view.value = message.view;
    if (fresh.length) log.value = [...log.value, ...fresh.map((event) => ({ ...event, language: language.peek() }))].slice(-LOG_LENGTH);
    const held = pending.value;
    if (held?.version != null && held.version <= message.version) pending.value = null;
  });
  logged = Math.max(logged, message.version);
  if (again) for (const entry of outbox.values()) post(entry);
  listener?.({ ...message, events: fresh }, first);
}

/** @param {Reply} reply */
function answered(reply) {
  const entry = outbox.get(reply.id);
  if (!entry) return;
  outbox.delete(reply.id);
  const held = pending.value;
  if (held && held.id === reply.id) {
    if (!reply.ok) {
      pending.value = null;
      note(reply.error ?? say("error-not-done"));
    } else pending.value = reply.version <= version.value ? null : { ...held, version: reply.version };
  } else if (!reply.ok) note(reply.error ?? say("error-not-done"));
  entry.answer(reply);
}

/** @param {Outgoing} entry */
function post(entry) {
  if (!line.ready()) return;
  line.say(entry.message);
  entry.sent = true;
  const held = pending.value;
  if (held && held.id === entry.message.id) pending.value = { ...held, sent: true };
}

/** @type {import("./types").Send} */
export function send(command, fields = {}, id = newId()) {
  const message = { kind: "do", id, version: version.value, command, ...fields };
  return new Promise((resolve) => {
    const entry = { message, sent: false, answer: resolve };
    outbox.set(id, entry);
    if (command === "act") pending.value = { id, action: String(fields.action), sent: false, version: null };
    post(entry);
    setTimeout(() => outbox.get(id) === entry && connection.value === "open" && redial(), PATIENCE);
  });
}

/**
 * Sends one action of the player, unless one is still on its way: a fast second click plays nothing.
 * @param {string} action
 * @returns {boolean} whether it was taken
 */
export function act(action) {
  if (pending.value || performance.now() - lastAct < DOUBLE_CLICK) return false;
  lastAct = performance.now();
  asked.value = null;
  note(null);
  void send("act", { action });
  return true;
}

/**
 * Takes a seat at the open table, keeps its token and says hello again.
 * @param {string} id
 * @param {{name: string, seat?: number}} who
 * @returns {Promise<string|null>} a sentence when it was refused
 */
export async function sit(id, who) {
  const token = tokenOf(id);
  let answer;
  try {
    answer = await fetch(`/api/tables/${encodeURIComponent(id)}/sit`, {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": language.value },
      body: JSON.stringify(token ? { ...who, token } : who),
    });
  } catch {
    return say("error-table-unreachable");
  }
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok) return body.error ?? say("error-no-seat");
  keepToken(id, body.token);
  if (id === tableId) redial();
  return null;
}
