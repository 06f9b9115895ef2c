/** What opens over the table: the menu, the last trick, the turned card, the score sheet, rules, settings, help. */
import { html, signal, useLayoutEffect, useRef, useState } from "./lib.js";
import { CardFace, SUIT_WORDS, Suit, cardName } from "./cards.js";
import { CopyButton, Panel, Trouble } from "./frame.js";
import { keepName, keptName, LONGEST_NAME, noteTable } from "./keep.js";
import { seatLink, useLink } from "./link.js";
import { TableSettings } from "./pace.js";
import { RulesText, SettingsPanel } from "./pages.js";
import { ScoreSheet } from "./sheet.js";
import { go, keepToken, log, note, tokenOf } from "./store.js";
import { send, sit } from "./socket.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Table} Table */
/** @typedef {"menu"|"last"|"turned"|"sheet"|"rules"|"settings"|"link"|"help"|"leave"|"end"|"sit"} PanelName */

/** Which panel is open. */
export const open = signal(/** @type {PanelName|null} */ (null));
const close = () => (open.value = null);
/** The seat that somebody who watches would take. */
const wanted = signal(0);

/** Asks a newcomer for a name, to take a seat in the running match. @param {number} seat */
export function takeSeat(seat) {
  wanted.value = seat;
  open.value = "sit";
}

/** @param {{view: View}} props */
export function LastTrick({ view }) {
  const trick = view.tricks[view.tricks.length - 1];
  if (!trick) return html`<p class="quiet">No trick is finished in this round.</p>`;
  return html`<div class="last-trick">
    <p><b>${view.players[trick.winner]}</b> won trick ${trick.number}; ${view.players[trick.leader]} led.</p>
    <ol style=${`--columns:${trick.plays.length > 4 ? Math.ceil(trick.plays.length / 2) : trick.plays.length}`}>${trick.plays.map((play) => html`<li key=${play.seat} class=${play.seat === trick.winner ? "won" : ""}>
      <div class="shown"><${CardFace} code=${play.card} face=${view.faces[play.card]} />${play.seat === trick.winner && html`<span class="mark-won" aria-hidden="true">won</span>`}</div><span class="by">${view.players[play.seat]}</span>
      <span class="sr-only">: ${cardName(play.card, view.faces)}${play.ace ? ", counts as an ace" : ""}${play.seat === trick.winner ? ", won the trick" : ""}</span>
    </li>`)}</ol>
  </div>`;
}

/** The log of this visit, the newest last. */
export function Log() {
  const root = useRef(/** @type {HTMLElement|null} */ (null));
  const lines = log.value.filter((event) => event.text).slice(-60);
  useLayoutEffect(() => {
    if (root.current) root.current.scrollTop = root.current.scrollHeight;
  }, [lines.length, lines[lines.length - 1]?.n]);
  return html`<ol class="log" ref=${root} tabindex="0" aria-label="What happened">${lines.map((event) => html`<li key=${event.n} data-kind=${event.kind}>${event.text}</li>`)}</ol>`;
}

/** @param {View} view */
export function trumpWords(view) {
  if (view.trump) return SUIT_WORDS[view.trump][0].toUpperCase() + SUIT_WORDS[view.trump].slice(1);
  return view.trump_known ? "No trump" : "Trump open";
}

/** @param {{view: View}} props */
function Turned({ view }) {
  const by = view.trump_named_by;
  return html`<div class="turned-large">
    ${view.turned && html`<div class="large-card"><${CardFace} code=${view.turned} face=${view.faces[view.turned]} /></div>`}
    <div><p class="trump-line">${view.trump && html`<${Suit} suit=${view.trump} />`} ${view.trump ? `${trumpWords(view)} are trump.` : `${trumpWords(view)}.`}</p>
    ${view.turned && html`<p>${cardName(view.turned, view.faces)} was turned.</p>`}
    ${by !== null && html`<p>${view.players[by]} named the suit.</p>`}
    ${view.broken !== null && view.phase !== "over" && html`<p>${trumpWords(view)} are ${view.broken ? "broken" : "not broken yet"}.</p>`}</div>
  </div>`;
}

/** @param {{table: Table}} props */
function SeatLink({ table }) {
  const address = useLink(table);
  const token = tokenOf(table.id);
  if (!token) return html`<p>You watch this table, so you have no seat link.</p>`;
  const link = seatLink(address, token);
  return html`<div class="seat-link">
    <p>Open this link on another device and you sit in the same seat there. Whoever has it plays in your place, so give it to nobody.</p>
    <label>Seat link<input readonly value=${link} onFocus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} /></label>
    <${CopyButton} text=${link} label="Copy the link" />
  </div>`;
}

const KEYS = [
  ["← →", "move along the hand"], ["Enter", "play the card"], ["0 to 9", "bid; two digits for 10 and more"], ["N", "bid nil, where there is one"], ["L", "last trick"],
  ["H", "a hint, when it is your turn"], ["S", "score sheet"], ["M", "menu"], ["?", "this page"], ["Esc", "close"],
];

function Help() {
  return html`<div class="help">
    <p>Tap a card to lift it and tap again to play it, or drag it upwards. Dimmed cards may not be played; tap one to hear why.</p>
    <h3>On the keyboard</h3>
    <dl class="keys">${KEYS.map(([key, what]) => html`<div key=${key}><dt><kbd>${key}</kbd></dt><dd>${what}</dd></div>`)}</dl>
    <h3>Beside a name</h3>
    <p class="legend"><b>D</b> deals. A ring: needs more tricks. A disc with a tick: exactly there. A triangle up: over the bid. A triangle down: can no longer make it.</p>
  </div>`;
}

/** @param {{table: Table}} props */
function Leave({ table }) {
  const leave = async () => {
    const seated = table.you !== null;
    if (seated) await Promise.race([send("leave"), new Promise((done) => setTimeout(done, 1500))]);
    if (seated) keepToken(table.id, null);
    close();
    go("/");
  };
  return html`<div class="confirm"><p>${table.you === null ? "Stop watching this table?" : "Give up your seat? A bot can play on in your place."}</p>
    <div class="row"><button type="button" class="press" onClick=${close}>Stay</button><button type="button" class="press main" onClick=${leave}>Leave</button></div></div>`;
}

/** A seat that was left: whoever takes it plays on with its cards. @param {{table: Table}} props */
function Sit({ table }) {
  const [name, setName] = useState(keptName());
  const [trouble, setTrouble] = useState(/** @type {string|null} */ (null));
  const left = table.seats[wanted.value]?.name;
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    if (!name.trim()) return setTrouble("Please type a name first, so that the others know who you are.");
    const refused = await sit(table.id, { name: name.trim(), seat: wanted.value });
    setTrouble(refused);
    if (refused) return;
    keepName(name);
    noteTable(table.id);
    close();
  };
  /** @param {Event} event */
  const typed = (event) => setName(/** @type {HTMLInputElement} */ (event.target).value);
  return html`<form class="seat-link" onSubmit=${submit}>
    <p>You play on with ${left ? `${left}’s` : "these"} cards, bid and score.</p>
    <label>Your name<input type="text" value=${name} maxlength=${LONGEST_NAME} autocomplete="nickname" enterkeyhint="go" onInput=${typed} /></label>
    <button type="submit" class="press main">Sit down</button>
    <${Trouble} text=${trouble} />
  </form>`;
}

function End() {
  const end = async () => {
    await send("end");
    close();
  };
  return html`<div class="confirm"><p>End this match now? It is kept as unfinished.</p>
    <div class="row"><button type="button" class="press" onClick=${close}>Play on</button><button type="button" class="press main" onClick=${end}>End the match</button></div></div>`;
}

/** @param {{label: string, note?: string, onPick: () => void}} props */
const Item = ({ label, note: more, onPick }) => html`<li><button type="button" class="item" onClick=${onPick}>${label}${more && html`<span class="key">${more}</span>`}</button></li>`;

/** @param {{view: View, table: Table}} props */
function Menu({ view, table }) {
  const host = table.you !== null && table.you === table.host;
  const away = table.seats.filter((seat) => seat.kind === "person" && !seat.here && !seat.stand_in && seat.seat !== table.you);
  const late = table.seats.filter((seat) => seat.kind === "person" && seat.seat !== table.you && view.waiting_for.includes(seat.seat));
  /** @param {string} command @param {Record<string, unknown>} [fields] @param {string} [done] */
  const order = (command, fields, done) => () => {
    void send(command, fields).then((reply) => reply.ok && done && note(done));
    close();
  };
  return html`<ul class="menu">
    <${Item} label="Last trick" note="L" onPick=${() => (open.value = "last")} />
    <${Item} label="Score sheet" note="S" onPick=${() => (open.value = "sheet")} />
    <${Item} label="Rules" onPick=${() => (open.value = "rules")} />
    <${Item} label="Settings" onPick=${() => (open.value = "settings")} />
    <${Item} label="Help and keys" note="?" onPick=${() => (open.value = "help")} />
    ${table.you !== null && html`<${Item} label="Play on another device" onPick=${() => (open.value = "link")} />`}
    ${late.map((seat) => html`<${Item} key=${`n${seat.seat}`} label=${`Nudge ${seat.name}`} onPick=${order("nudge", {}, `${seat.name} was nudged.`)} />`)}
    ${host && away.map((seat) => html`<${Item} key=${`s${seat.seat}`} label=${`Let a bot play for ${seat.name}`} onPick=${order("stand_in", { seat: seat.seat })} />`)}
    ${table.you !== null && table.status !== "over" && html`<${Item} label=${table.paused ? "Play on" : "Pause"} onPick=${order(table.paused ? "resume" : "pause")} />`}
    ${host && table.status !== "over" && html`<${Item} label="End the match" onPick=${() => (open.value = "end")} />`}
    <${Item} label="Leave the table" onPick=${() => (open.value = "leave")} />
  </ul>`;
}

/** @type {Record<PanelName, string>} */
const TITLES = {
  menu: "Menu", last: "Last trick", turned: "Trump", sheet: "Score sheet", rules: "Rules", settings: "Settings",
  link: "Play on another device", help: "Help and keys", leave: "Leave the table", end: "End the match", sit: "Take a seat",
};

/** @param {{view: View, table: Table}} props */
export function Panels({ view, table }) {
  const name = open.value;
  if (!name) return null;
  let body;
  if (name === "menu") body = html`<${Menu} view=${view} table=${table} />`;
  else if (name === "last") body = html`<${LastTrick} view=${view} />`;
  else if (name === "turned") body = html`<${Turned} view=${view} />`;
  else if (name === "sheet") body = html`<${ScoreSheet} view=${view} />`;
  else if (name === "rules") body = html`<${RulesText} game=${table.game} />`;
  else if (name === "settings") body = html`<${TableSettings} table=${table} send=${send} /><${SettingsPanel} />`;
  else if (name === "link") body = html`<${SeatLink} table=${table} />`;
  else if (name === "help") body = html`<${Help} />`;
  else if (name === "sit") body = html`<${Sit} table=${table} />`;
  else if (name === "end") body = html`<${End} />`;
  else body = html`<${Leave} table=${table} />`;
  return html`<${Panel} key=${name} title=${TITLES[name]} onClose=${() => open.value === name && close()}>${body}<//>`;
}
