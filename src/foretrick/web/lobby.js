/** The table before the first deal: who sits where, how to come, and who starts. */
import { html, useEffect, useState } from "./lib.js";
import { games } from "./ask.js";
import { ChairPanel } from "./create.js";
import { CopyButton, TopBar, Trouble, useTitle } from "./frame.js";
import { counted, list, spelled } from "./format.js";
import { keepBot, keepName, keptName, LONGEST_NAME, noteTable, usualBot } from "./keep.js";
import { LevelChoice } from "./level.js";
import { changedOptions, valueText } from "./options.js";
import { HintsChoice } from "./pace.js";
import { Ring } from "./ring.js";
import { onlyHere, readable, seatLink, useLink } from "./link.js";
import { sit } from "./socket.js";
import { tokenOf } from "./store.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").SeatInfo} SeatInfo */
/** @typedef {import("./types").Send} Send */
/** @typedef {import("./types").GamesAnswer} GamesAnswer */

/**
 * The link, its code and the ways to hand it on.
 * @param {{table: Table}} props
 */
function Invite({ table }) {
  const address = useLink(table);
  const share = () => navigator.share({ title: `${table.title} on Foretrick`, url: address }).catch(() => {});
  return html`<section class="invite" aria-labelledby="invite-title">
    <img src=${`/api/tables/${encodeURIComponent(table.id)}/qr.svg`} alt="QR code of the link to this table" width="148" height="148" />
    <div class="invite-words">
      <h2 id="invite-title">Bring your friends</h2>
      <p>Scan the code or open</p>
      <p class="invite-address">${readable(address)}</p>
      <p class="invite-ways">
        <${CopyButton} text=${address} label="Copy link" />
        ${"share" in navigator && html`<button class="press quiet" type="button" onClick=${share}>Share</button>`}
      </p>
    </div>
    ${onlyHere(address) && html`<p class="invite-note">This address opens on this computer only: it is in no network that phones could share.</p>`}
  </section>`;
}

/** @param {{table: Table}} props */
function OtherDevice({ table }) {
  const address = useLink(table);
  const token = tokenOf(table.id);
  if (!token) return null;
  return html`<details class="fold">
    <summary>Play on another device</summary>
    <p>This link is your seat. Open it on the other device; whoever has it sees your cards.</p>
    <${CopyButton} text=${seatLink(address, token)} label="Copy seat link" />
  </details>`;
}

/** @param {{table: Table, answer: GamesAnswer|null}} props */
function RulesInForce({ table, answer }) {
  const options = answer?.games.find(({ key }) => key === table.game)?.options ?? [];
  const changed = changedOptions(options, table.options);
  const dealer = table.first_dealer === null ? "" : ` ${table.seats[table.first_dealer].name || `Chair ${table.first_dealer + 1}`} deals first.`;
  return html`<p class="in-force">
    ${changed.length
      ? html`House rules: ${changed.map((option) => `${option.label}: ${valueText(option, table.options[option.name])}`).join("; ")}.`
      : "Rules as written."}
    ${dealer}${table.hints ? "" : " No hints."}
    ${" "}<a href=${`/rules/${table.game}`} target="_blank">Read the rules</a>
  </p>`;
}

/**
 * @param {Table} table
 * @param {SeatInfo} info
 * @param {{onHost: ((seat: number) => void)|null, onGuest: ((seat: number) => void)|null, wanted: number|null}} ways
 * @returns {import("./ring.js").Chair}
 */
function chairOf(table, info, { onHost, onGuest, wanted }) {
  const { seat, kind, name } = info;
  const mine = seat === table.you;
  const partner = table.seats_total === 4 && table.you !== null && table.game.startsWith("spades") && (seat + 2) % 4 === table.you;
  if (kind === "open") {
    const picked = wanted === seat;
    const note = onGuest ? (picked ? "your seat" : "sit here") : onHost ? "or a bot" : "open";
    const onPick = onGuest ? () => onGuest(seat) : onHost ? () => onHost(seat) : null;
    const label = `Chair ${seat + 1}: free${picked ? ", chosen" : onGuest ? ". Sit here" : onHost ? ". Put a bot here" : ""}`;
    return { seat, kind: "friend", title: "Free", note, label, onPick, mine: picked };
  }
  const bot = kind === "bot";
  const words = [mine && "you", partner && "your partner", !mine && seat === table.host && "host", bot && "bot", !bot && !info.here && "away"];
  const note = words.filter(Boolean).join(", ");
  const onPick = bot && onHost ? () => onHost(seat) : null;
  return { seat, kind: bot ? "bot" : "person", title: name, note, label: `Chair ${seat + 1}: ${name}${note ? `, ${note}` : ""}${onPick ? ". Change" : ""}`, onPick, mine, quiet: !bot && !info.here };
}

/**
 * A guest types a name and sits; the seat is kept in this browser.
 * @param {{table: Table, wanted: number|null}} props
 */
function SitDown({ table, wanted }) {
  const [name, setName] = useState(keptName());
  const [trouble, setTrouble] = useState(/** @type {string|null} */ (null));
  const [busy, setBusy] = useState(false);
  const full = table.seats.every(({ kind }) => kind !== "open");
  if (full) return html`<p class="lobby-word">Every chair is taken. Stay and watch: the table opens here.</p>`;
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    if (!name.trim()) return setTrouble("Please type a name first, so that the others know who you are.");
    setBusy(true);
    const refused = await sit(table.id, wanted === null ? { name: name.trim() } : { name: name.trim(), seat: wanted });
    setBusy(false);
    setTrouble(refused);
    if (refused) return;
    keepName(name);
    noteTable(table.id);
  };
  /** @param {Event} event */
  const typed = (event) => setName(/** @type {HTMLInputElement} */ (event.target).value);
  return html`<form class="sit" onSubmit=${submit}>
    <label class="place-card">
      <span>Your name</span>
      <input type="text" value=${name} maxlength=${LONGEST_NAME} autocomplete="nickname" enterkeyhint="go" onInput=${typed} />
    </label>
    <button class="press" type="submit" disabled=${busy}>${wanted === null ? "Sit down" : `Take chair ${wanted + 1}`}</button>
    <p>Or stay and watch: the table opens here when the match starts.</p>
    <${Trouble} text=${trouble} />
  </form>`;
}

/** @param {{table: Table, send: Send, bots: GamesAnswer["bots"]}} props */
function HostStarts({ table, send, bots }) {
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState(/** @type {string|null} */ (null));
  const bot = chosen ?? usualBot(bots);
  const pick = (/** @type {string} */ key) => {
    keepBot(key);
    setChosen(key);
  };
  const free = table.seats.filter(({ kind }) => kind === "open").map(({ seat }) => seat);
  const start = async () => {
    setBusy(true);
    for (const seat of free) {
      const reply = await send("add_bot", { seat, bot });
      if (!reply.ok) return setBusy(false);
    }
    await send("start");
    setBusy(false);
  };
  const label = free.length === 0 ? "Start the match" : free.length === 1 ? "Fill with a bot and start" : `Fill with ${spelled(free.length)} bots and start`;
  return html`<div class="lobby-start">
    ${free.length > 0 && html`<p>Waiting for ${counted(free.length, "friend")}. Or do not wait:</p>`}
    <button class=${free.length ? "press quiet" : "press"} type="button" disabled=${busy} onClick=${start}>${busy ? "A moment" : label}</button>
    ${free.length > 0 && html`<${LevelChoice} bots=${bots} value=${bot} before=${free.length > 1 ? "These bots play" : "This bot plays"} onPick=${pick} />`}
    <details class="fold"><summary>Settings of the table</summary>
      <${HintsChoice} on=${table.hints} onPick=${(/** @type {boolean} */ on) => void send("settings", { hints: on })} /></details>
  </div>`;
}

/** @param {Table} table */
function heading(table) {
  const host = table.seats[table.host]?.name;
  if (table.you === null) return host ? `${host} keeps a chair for you` : "A chair is free";
  const free = table.seats.filter(({ kind }) => kind === "open").length;
  if (!free) return "Everybody is here";
  return table.you === table.host ? "Who will play?" : "You have a seat";
}

/** @param {Table} table */
function seatedText(table) {
  const seated = table.seats.filter(({ kind }) => kind !== "open").length;
  return seated === table.seats_total ? "All seated" : `${capitalCount(seated)} of ${spelled(table.seats_total)} seated`;
}

/** @param {number} count */
const capitalCount = (count) => {
  const word = count ? spelled(count) : "nobody";
  return word.charAt(0).toUpperCase() + word.slice(1);
};

/** @param {{table: Table, send: Send, view: import("./types").View|null}} props */
export function Lobby({ table, send }) {
  const [answer, setAnswer] = useState(/** @type {GamesAnswer|null} */ (null));
  const [asked, setAsked] = useState(/** @type {number|null} */ (null));
  const [wanted, setWanted] = useState(/** @type {number|null} */ (null));
  const host = table.you !== null && table.you === table.host;
  useTitle(`${table.title}, table ${table.id}`);
  useEffect(() => void games().then(setAnswer), []);
  useEffect(() => {
    if (table.you !== null) noteTable(table.id);
  }, [table.you, table.id]);
  const stillFree = wanted !== null && table.seats[wanted]?.kind === "open" ? wanted : null;
  const ways = { onHost: host ? setAsked : null, onGuest: table.you === null ? setWanted : null, wanted: stillFree };
  const bots = answer?.bots ?? [];
  const people = table.seats.filter(({ kind }) => kind === "person").map(({ name }) => name);
  return html`<div class="page lobby">
    <${TopBar} />
    <main>
      <div class="lobby-head">
        <p>${table.title}</p>
        <h1>${heading(table)}</h1>
        <${RulesInForce} table=${table} answer=${answer} />
      </div>
      <section class="chairs" aria-label="Chairs">
        <${Ring} chairs=${table.seats.map((info) => chairOf(table, info, ways))} from=${table.you ?? 0}>
          <p class="ring-word" role="status">${seatedText(table)}<span class="unseen">: ${list(people)}</span></p>
        </${Ring}>
      </section>
      <div class="lobby-side">
        ${table.you === null && html`<${SitDown} table=${table} wanted=${stillFree} />`}
        ${host && html`<${HostStarts} table=${table} send=${send} bots=${bots} />`}
        ${table.you !== null && !host && html`<p class="lobby-word">${table.seats[table.host]?.name} starts the match.</p>`}
        ${table.seats.some(({ kind }) => kind === "open") && html`<${Invite} table=${table} />`}
        ${table.you !== null && html`<${OtherDevice} table=${table} />`}
      </div>
    </main>
    ${asked !== null &&
    html`<${ChairPanel} seat=${asked} chosen=${table.seats[asked].bot} bots=${bots} onClose=${() => setAsked(null)}
      onPick=${(/** @type {string|null} */ bot) => {
        void send(bot ? "add_bot" : "remove_bot", bot ? { seat: asked, bot } : { seat: asked });
        setAsked(null);
      }} />`}
  </div>`;
}
