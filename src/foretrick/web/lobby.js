/** The table before the first deal: who sits where, how to come, and who starts. */
import { html, useEffect, useState } from "./lib.js";
import { useGames } from "./ask.js";
import { ChairPanel } from "./create.js";
import { CopyButton, TopBar, Trouble, useTitle } from "./frame.js";
import { keepBot, keepName, keptName, LONGEST_NAME, noteTable, usualBot } from "./keep.js";
import { capital } from "./format.js";
import { LevelChoice } from "./level.js";
import { changedOptions, valueText } from "./options.js";
import { HintsChoice } from "./pace.js";
import { Ring } from "./ring.js";
import { both, message, say } from "./say.js";
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
  const share = () => navigator.share({ title: say("lobby-share-title", { game: table.title }), url: address }).catch(() => {});
  return html`<section class="invite" aria-labelledby="invite-title">
    <img src=${`/api/tables/${encodeURIComponent(table.id)}/qr.svg`} alt=${say("lobby-qr")} width="148" height="148" />
    <div class="invite-words">
      <h2 id="invite-title">${say("lobby-bring-friends")}</h2>
      <p>${say("lobby-scan-or-open")}</p>
      <p class="invite-address">${readable(address)}</p>
      <p class="invite-ways">
        <${CopyButton} text=${address} label=${say("lobby-copy-link")} />
        ${"share" in navigator && html`<button class="press quiet" type="button" onClick=${share}>${say("lobby-share")}</button>`}
      </p>
    </div>
    ${onlyHere(address) && html`<p class="invite-note">${say("lobby-only-here")}</p>`}
  </section>`;
}

/** @param {{table: Table}} props */
function OtherDevice({ table }) {
  const address = useLink(table);
  const token = tokenOf(table.id);
  if (!token) return null;
  return html`<details class="fold">
    <summary>${say("table-other-device")}</summary>
    <p>${say("lobby-other-device-help")}</p>
    <${CopyButton} text=${seatLink(address, token)} label=${say("lobby-copy-seat-link")} />
  </details>`;
}

/** @param {{table: Table, answer: GamesAnswer|null}} props */
function RulesInForce({ table, answer }) {
  const options = answer?.games.find(({ key }) => key === table.game)?.options ?? [];
  const changed = changedOptions(options, table.options);
  const first = table.first_dealer === null ? "" : table.seats[table.first_dealer].name || message("lobby-chair-as-name", { chair: table.first_dealer + 1 });
  return html`<p class="in-force">
    ${changed.length
      ? say("lobby-house-rules-are", { rules: changed.map((option) => `${option.label}: ${valueText(option, table.options[option.name])}`).join("; ") })
      : say("lobby-rules-as-written")}
    ${first && ` ${say("lobby-deals-first", { name: first })}`}${table.hints ? "" : ` ${say("lobby-no-hints")}`}
    ${" "}<a href=${`/rules/${table.game}`} target="_blank">${say("lobby-read-rules")}</a>
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
    const note = onGuest ? (picked ? say("lobby-your-seat") : say("lobby-sit-here")) : onHost ? say("lobby-or-bot") : say("lobby-open-chair");
    const onPick = onGuest ? () => onGuest(seat) : onHost ? () => onHost(seat) : null;
    const way = picked ? "chosen" : onGuest ? "sit" : onHost ? "bot" : "none";
    const label = say("lobby-free-chair", { chair: seat + 1, way });
    return { seat, kind: "friend", title: say("lobby-free"), note, label, onPick, mine: picked };
  }
  const bot = kind === "bot";
  const words = [mine && say("lobby-you"), partner && say("lobby-your-partner"), !mine && seat === table.host && say("lobby-host"), bot && say("lobby-bot"), !bot && !info.here && say("lobby-away")];
  const note = words.filter(Boolean).join(", ");
  const who = note ? `${name}, ${note}` : name;
  const onPick = bot && onHost ? () => onHost(seat) : null;
  return { seat, kind: bot ? "bot" : "person", title: name, note, label: onPick ? say("lobby-chair-to-change", { chair: seat + 1, who }) : say("lobby-chair-of", { chair: seat + 1, who }), onPick, mine, quiet: !bot && !info.here };
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
  if (full) return html`<p class="lobby-word">${say("lobby-full")}</p>`;
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    if (!name.trim()) return setTrouble(say("page-name-first"));
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
      <span>${say("page-your-name")}</span>
      <input type="text" value=${name} maxlength=${LONGEST_NAME} autocomplete="nickname" enterkeyhint="go" onInput=${typed} />
    </label>
    <button class="press" type="submit" disabled=${busy}>${wanted === null ? say("table-sit-down") : say("lobby-take-chair", { chair: wanted + 1 })}</button>
    <p>${say("lobby-or-watch")}</p>
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
  const label = free.length ? say("lobby-fill-and-start", { free: free.length }) : say("lobby-start");
  return html`<div class="lobby-start">
    ${free.length > 0 && html`<p>${say("lobby-waiting", { free: free.length })}</p>`}
    <button class=${free.length ? "press quiet" : "press"} type="button" disabled=${busy} onClick=${start}>${busy ? say("page-moment") : label}</button>
    ${free.length > 0 && html`<${LevelChoice} bots=${bots} value=${bot} words="lobby-these-bots-play" args=${{ free: free.length }} onPick=${pick} />`}
    <details class="fold"><summary>${say("lobby-settings")}</summary>
      <${HintsChoice} on=${table.hints} onPick=${(/** @type {boolean} */ on) => void send("settings", { hints: on })} /></details>
  </div>`;
}

/** @param {Table} table */
function heading(table) {
  const host = table.seats[table.host]?.name;
  if (table.you === null) return host ? say("lobby-kept-for-you", { host }) : say("lobby-chair-is-free");
  const free = table.seats.filter(({ kind }) => kind === "open").length;
  if (!free) return say("lobby-everybody-here");
  return table.you === table.host ? say("lobby-who-will-play") : say("lobby-you-have-seat");
}

/** @param {Table} table */
function seatedText(table) {
  const seated = table.seats.filter(({ kind }) => kind !== "open").length;
  return seated === table.seats_total ? say("lobby-all-seated") : capital(say("lobby-seated", { seated, all: table.seats_total }));
}

/** @param {{table: Table, send: Send, view: import("./types").View|null}} props */
export function Lobby({ table, send }) {
  const answer = useGames() ?? null;
  const [asked, setAsked] = useState(/** @type {number|null} */ (null));
  const [wanted, setWanted] = useState(/** @type {number|null} */ (null));
  const host = table.you !== null && table.you === table.host;
  useTitle(say("lobby-title", { game: table.title, table: table.id }));
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
      <section class="chairs" aria-label=${say("lobby-chairs")}>
        <${Ring} chairs=${table.seats.map((info) => chairOf(table, info, ways))} from=${table.you ?? 0}>
          <p class="ring-word" role="status">${seatedText(table)}<span class="unseen">: ${both(people)}</span></p>
        </${Ring}>
      </section>
      <div class="lobby-side">
        ${table.you === null && html`<${SitDown} table=${table} wanted=${stillFree} />`}
        ${host && html`<${HostStarts} table=${table} send=${send} bots=${bots} />`}
        ${table.you !== null && !host && html`<p class="lobby-word">${say("lobby-host-starts", { host: table.seats[table.host]?.name ?? "" })}</p>`}
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
