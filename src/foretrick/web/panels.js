/** What opens over the table: the menu, the last trick, the turned card, the score sheet, rules, settings, help. */
import { html, signal, useLayoutEffect, useRef, useState } from "./lib.js";
import { CardFace, Suit, cardName, suitMessage, suitWord } from "./cards.js";
import { CopyButton, Panel, Trouble } from "./frame.js";
import { keepName, keptName, LONGEST_NAME, noteTable } from "./keep.js";
import { seatLink, useLink } from "./link.js";
import { TableSettings } from "./pace.js";
import { RulesText, SettingsPanel } from "./pages.js";
import { capital } from "./format.js";
import { rich, say } from "./say.js";
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
  if (!trick) return html`<p class="quiet">${say("table-no-last-trick")}</p>`;
  return html`<div class="last-trick">
    <p>${rich("table-last-trick-told", { winner: html`<b>${view.players[trick.winner]}</b>` }, { trick: trick.number, leader: view.players[trick.leader] })}</p>
    <ol style=${`--columns:${trick.plays.length > 4 ? Math.ceil(trick.plays.length / 2) : trick.plays.length}`}>${trick.plays.map((play) => html`<li key=${play.seat} class=${play.seat === trick.winner ? "won" : ""}>
      <div class="shown"><${CardFace} code=${play.card} face=${view.faces[play.card]} />${play.seat === trick.winner && html`<span class="mark-won" aria-hidden="true">${say("table-won")}</span>`}</div><span class="by">${view.players[play.seat]}</span>
      <span class="sr-only">: ${[cardName(play.card, view.faces), ...(play.ace ? [say("table-counts-as-ace")] : []), ...(play.seat === trick.winner ? [say("table-won-the-trick")] : [])].join(", ")}</span>
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
  return html`<ol class="log" ref=${root} tabindex="0" aria-label=${say("table-what-happened")}>${lines.map((event) => html`<li key=${event.n} data-kind=${event.kind} lang=${event.language ?? null}>${event.text}</li>`)}</ol>`;
}

/** @param {View} view */
export function trumpWords(view) {
  if (view.trump) return capital(suitWord(view.trump));
  return view.trump_known ? say("table-no-trump") : say("table-trump-open");
}

/** @param {{view: View}} props */
function Turned({ view }) {
  const by = view.trump_named_by;
  return html`<div class="turned-large">
    ${view.turned && html`<div class="large-card"><${CardFace} code=${view.turned} face=${view.faces[view.turned]} /></div>`}
    <div><p class="trump-line">${view.trump && html`<${Suit} suit=${view.trump} />`} ${view.trump ? capital(say("table-is-trump", { suit: suitMessage(view.trump) })) : `${trumpWords(view)}.`}</p>
    ${view.turned && html`<p>${say("table-was-turned", { card: cardName(view.turned, view.faces) })}</p>`}
    ${by !== null && html`<p>${say("table-named-by", { name: view.players[by] })}</p>`}
    ${view.trump && view.broken !== null && view.phase !== "over" && html`<p>${capital(view.broken ? say("table-suit-broken", { suit: suitMessage(view.trump) }) : say("table-suit-not-broken", { suit: suitMessage(view.trump) }))}</p>`}</div>
  </div>`;
}

/** @param {{table: Table}} props */
function SeatLink({ table }) {
  const address = useLink(table);
  const token = tokenOf(table.id);
  if (!token) return html`<p>${say("table-no-seat-link")}</p>`;
  const link = seatLink(address, token);
  return html`<div class="seat-link">
    <p>${say("table-seat-link-help")}</p>
    <label>${say("table-seat-link")}<input readonly value=${link} onFocus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} /></label>
    <${CopyButton} text=${link} label=${say("table-copy-the-link")} />
  </div>`;
}

const keys = () => [
  ["← →", say("table-key-arrows")], [say("table-enter"), say("table-key-enter")], [say("table-digits"), say("table-key-digits")], ["N", say("table-key-nil")], ["L", say("table-key-last")],
  ["H", say("table-key-hint")], ["S", say("table-key-sheet")], ["M", say("table-key-menu")], ["?", say("table-key-help")], ["Esc", say("table-key-close")],
];

function Help() {
  return html`<div class="help">
    <p>${say("table-help")}</p>
    <h3>${say("table-help-keys")}</h3>
    <dl class="keys">${keys().map(([key, what]) => html`<div key=${key}><dt><kbd>${key}</kbd></dt><dd>${what}</dd></div>`)}</dl>
    <h3>${say("table-help-names")}</h3>
    <p class="legend">${rich("table-legend", { mark: html`<b>${say("table-dealer-mark")}</b>` })}</p>
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
  return html`<div class="confirm"><p>${table.you === null ? say("table-stop-watching") : say("table-give-up-seat")}</p>
    <div class="row"><button type="button" class="press" onClick=${close}>${say("table-stay")}</button><button type="button" class="press main" onClick=${leave}>${say("table-leave-short")}</button></div></div>`;
}

/** A seat that was left: whoever takes it plays on with its cards. @param {{table: Table}} props */
function Sit({ table }) {
  const [name, setName] = useState(keptName());
  const [trouble, setTrouble] = useState(/** @type {string|null} */ (null));
  const left = table.seats[wanted.value]?.name;
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    if (!name.trim()) return setTrouble(say("page-name-first"));
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
    <p>${left ? say("table-play-on-with", { name: left }) : say("table-play-on-with-these")}</p>
    <label>${say("page-your-name")}<input type="text" value=${name} maxlength=${LONGEST_NAME} autocomplete="nickname" enterkeyhint="go" onInput=${typed} /></label>
    <button type="submit" class="press main">${say("table-sit-down")}</button>
    <${Trouble} text=${trouble} />
  </form>`;
}

function End() {
  const end = async () => {
    await send("end");
    close();
  };
  return html`<div class="confirm"><p>${say("table-end-now")}</p>
    <div class="row"><button type="button" class="press" onClick=${close}>${say("table-play-on")}</button><button type="button" class="press main" onClick=${end}>${say("table-end")}</button></div></div>`;
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
    <${Item} label=${say("table-last-trick")} note="L" onPick=${() => (open.value = "last")} />
    <${Item} label=${say("table-score-sheet")} note="S" onPick=${() => (open.value = "sheet")} />
    <${Item} label=${say("table-rules")} onPick=${() => (open.value = "rules")} />
    <${Item} label=${say("page-settings")} onPick=${() => (open.value = "settings")} />
    <${Item} label=${say("table-help-and-keys")} note="?" onPick=${() => (open.value = "help")} />
    ${table.you !== null && html`<${Item} label=${say("table-other-device")} onPick=${() => (open.value = "link")} />`}
    ${late.map((seat) => html`<${Item} key=${`n${seat.seat}`} label=${say("table-nudge", { name: seat.name })} onPick=${order("nudge", {}, say("table-nudged", { name: seat.name }))} />`)}
    ${host && away.map((seat) => html`<${Item} key=${`s${seat.seat}`} label=${say("table-let-bot-play", { name: seat.name })} onPick=${order("stand_in", { seat: seat.seat })} />`)}
    ${table.you !== null && table.status !== "over" && html`<${Item} label=${table.paused ? say("table-play-on") : say("table-pause")} onPick=${order(table.paused ? "resume" : "pause")} />`}
    ${host && table.status !== "over" && html`<${Item} label=${say("table-end")} onPick=${() => (open.value = "end")} />`}
    <${Item} label=${say("table-leave")} onPick=${() => (open.value = "leave")} />
  </ul>`;
}

/** @type {Record<PanelName, () => string>} */
const TITLES = {
  menu: () => say("table-menu"), last: () => say("table-last-trick"), turned: () => say("table-trump"), sheet: () => say("table-score-sheet"),
  rules: () => say("table-rules"), settings: () => say("page-settings"), link: () => say("table-other-device"), help: () => say("table-help-and-keys"),
  leave: () => say("table-leave"), end: () => say("table-end"), sit: () => say("table-take-a-seat"),
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
  return html`<${Panel} key=${name} title=${TITLES[name]()} onClose=${() => open.value === name && close()}>${body}<//>`;
}
