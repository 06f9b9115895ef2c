/** The card table: the strip, the seats around the trick, the message, the hand, and the sheet beside it. */
import { html, useEffect } from "./lib.js";
import { CardFace, Suit, cardName } from "./cards.js";
import { Asking, choose, typeBid } from "./asking.js";
import { Hand, expectDeal, forgetDeal, lifted, walk } from "./hand.js";
import { Hint, HintButton, askHint, keepHint, putAway } from "./hint.js";
import { LastTrick, Log, Panels, open, takeSeat, trumpWords } from "./panels.js";
import { Lobby, Summary } from "./pages.js";
import { ScoreSheet } from "./sheet.js";
import { Dealer, Figures, Seats, Teams, seatSentence } from "./seats.js";
import { Trick, board, clearBoard, follow } from "./trick.js";
import { turnSound } from "./sound.js";
import { LiveRegion, announce, hush, mine } from "./speech.js";
import { connection, go, keepToken, log, note, notice, pending, table as tableSignal, view as viewSignal } from "./store.js";
import { join, redial, send } from "./socket.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Table} Table */

/** @param {{view: View}} props */
function Strip({ view }) {
  const round = view.rounds ? `Round ${view.round} of ${view.rounds}` : view.target ? `Round ${view.round}, to ${view.target}` : `Round ${view.round}`;
  const words = trumpWords(view);
  const label = `${view.trump ? `Trump: ${words}` : words}${view.turned ? `, ${cardName(view.turned, view.faces)} turned` : ""}${view.broken === null ? "" : view.broken ? ", broken" : ", not broken yet"}`;
  return html`<header class="strip">
    <div class="game"><h1>${view.title}</h1><p>${round}</p></div>
    <button type="button" class="trump" aria-label=${label} onClick=${() => (open.value = "turned")}>
      ${view.turned && html`<span class="turned"><${CardFace} code=${view.turned} face=${view.faces[view.turned]} /></span>`}
      <span class="trump-word"><small><span>Trump</span>${view.broken !== null && view.phase === "play" && html`<span class="broken">${view.broken ? "broken" : "not broken"}</span>`}</small><span>${view.trump && html`<${Suit} suit=${view.trump} />`}${view.trump ? words : view.trump_known ? "None" : "Not yet"}</span></span>
    </button>
    <button type="button" class="icon" aria-label="Last trick" title="Last trick (L)" onClick=${() => (open.value = "last")}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><rect x="4" y="4.500" width="9.500" height="13.500" rx="1.800" transform="rotate(-9 9 11)" /><rect class="over" x="10" y="5.500" width="9.500" height="13.500" rx="1.800" transform="rotate(8 15 12)" /></svg>
    </button>
    <button type="button" class="icon sheet-button" aria-label="Score sheet" title="Score sheet (S)" onClick=${() => (open.value = "sheet")}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 3.500h12v17H6ZM9 8h6M9 12h6M9 16h3.500" /></svg>
    </button>
    <button type="button" class="icon" aria-label="Menu" title="Menu (M)" onClick=${() => (open.value = "menu")}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4.500 7h15M4.500 12h15M4.500 17h15" /></svg>
    </button>
  </header>`;
}

/** The one sentence of the moment. @param {View} view @param {Table} table @returns {{text: string, tone: string}} */
function message(view, table) {
  const held = pending.value;
  if (connection.value === "lost") {
    const what = held?.action.startsWith("play ") ? `The ${cardName(held.action.slice(5), view.faces).toLowerCase()}` : "Your choice";
    return { text: `The connection is lost; trying again. ${held ? `${what} waits until then.` : ""}`, tone: "calm" };
  }
  if (table.paused) return { text: "The table is paused.", tone: "calm" };
  if (notice.value) return { text: notice.value, tone: "why" };
  if (lifted.value && view.legal.includes(`play ${lifted.value}`)) return { text: `Tap again to play the ${cardName(lifted.value, view.faces).toLowerCase()}`, tone: "turn" };
  return { text: view.says, tone: mine(view) ? "turn" : "" };
}

/** Bids against tricks, as soon as every bid that was made may be seen. @param {View} view */
function wanted(view) {
  const shown = view.has_bid.some(Boolean) && view.has_bid.every((has, seat) => !has || view.bids[seat] !== null);
  return shown && (view.phase === "play" || view.phase === "bid") ? `${view.bid_sum} wanted, ${view.cards} to win` : "";
}

/** Those whom the table waits for in vain; the host may let a bot play. @param {View} view @param {Table} table */
const absent = (view, table) =>
  table.you === table.host && !table.paused ? table.seats.filter((who) => who.kind === "person" && !who.here && !who.stand_in && who.seat !== table.you && view.waiting_for.includes(who.seat)) : [];

/** @param {{view: View, table: Table, base: number}} props */
function Own({ view, table, base }) {
  const { text, tone } = message(view, table);
  const turn = view.waiting_for.includes(base);
  const missing = absent(view, table);
  const paused = table.paused && table.you !== null;
  const sum = text.includes("wanted") || paused || missing.length ? "" : wanted(view);
  return html`<section class=${`own${turn ? " to-act" : ""}`} aria-label=${view.seat === null ? view.players[base] : "You"} data-plaque=${base}>
    <div class=${`message ${tone}${text.length > 46 ? " long" : ""}`}>
      <p class="says">${text}</p>
      <div class="message-foot"><${HintButton} view=${view} table=${table} />${sum && html`<p class="sum">${sum}</p>`}</div>
      ${paused && html`<button type="button" class="press" onClick=${() => send("resume")}>Play on</button>`}
      ${missing.map((who) => html`<button type="button" class="press" key=${who.seat} onClick=${() => send("stand_in", { seat: who.seat })}>Let a bot play for ${who.name}</button>`)}
    </div>
    <div class="own-seat"><span class="sr-only">${seatSentence(view, table, base)}</span>
      <span class="who" aria-hidden="true">${base === view.dealer && html`<${Dealer} />`}<span class="name">${view.seat === null ? view.players[base] : turn ? "Your turn" : "You"}</span></span>
      <${Figures} view=${view} seat=${base} />
    </div>
  </section>`;
}

/** What lies where a player has a hand. @param {{table: Table}} props */
function Watching({ table }) {
  const free = table.seats.filter(({ kind }) => kind === "open");
  return html`<p class="watching">You are watching.
    ${free.map(({ seat, name }) => html`<button type="button" class="press" key=${seat} onClick=${() => takeSeat(seat)}>Take ${name ? `${name}’s` : "the free"} seat</button>`)}</p>`;
}

/** @param {{view: View}} props */
function Aside({ view }) {
  return html`<aside class="beside" tabindex="0" aria-label="Score sheet, last trick and log">
    <section class="paper" aria-label="Score sheet"><${ScoreSheet} view=${view} /></section>
    <section class="beside-last"><h2>Last trick</h2><${LastTrick} view=${view} /></section>
    ${log.value.length > 0 && html`<section class="beside-log"><h2>Log</h2><${Log} /></section>`}
  </aside>`;
}

/** @param {{view: View, table: Table}} props */
function Playing({ view, table }) {
  const base = view.seat ?? 0;
  const settled = board.value.stage === "open";
  const between = settled && (table.status === "between" || table.status === "over") && view.round > 0;
  return html`<div class=${`table${between ? " between" : ""}`} data-seats=${view.players.length} data-phase=${view.phase}>
    <${Strip} view=${view} />
    <main class="middle">
      ${between
        ? html`<div class="summary-layer"><${Summary} view=${view} table=${table} send=${send} onSheet=${() => (open.value = "sheet")} /></div>`
        : html`<div class=${`around${table.paused ? " at-rest" : ""}`}>
              <${Seats} view=${view} table=${table} base=${base} />
              <${Trick} view=${view} base=${base} />
              <div class="foot"><${Teams} view=${view} /><${Hint} view=${view} /><${Asking} view=${view} /></div>
              ${table.paused && html`<p class="paused">Paused</p>`}
            </div>
            <${Own} view=${view} table=${table} base=${base} />
            ${view.seat !== null ? html`<${Hand} view=${view} />` : html`<${Watching} table=${table} />`}`}
    </main>
    <${Aside} view=${view} />
    <${Panels} view=${view} table=${table} />
  </div>`;
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  const view = viewSignal.value;
  const target = /** @type {HTMLElement} */ (event.target);
  if (!view || event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog, [contenteditable]")) return;
  const hand = view.hand ?? [];
  const key = event.key;
  if (key === "ArrowRight") walk(hand, 1);
  else if (key === "ArrowLeft") walk(hand, -1);
  else if (key === "Home" && target.closest(".hand")) walk(hand, -Infinity);
  else if (key === "End" && target.closest(".hand")) walk(hand, Infinity);
  else if (/^[0-9]$/.test(key) && view.bid_row.length) typeBid(view, key);
  else if ((key === "n" || key === "N") && view.bid_row.includes("nil")) choose(view, "nil");
  else if (key === "l" || key === "L") open.value = "last";
  else if (key === "s" || key === "S") open.value = "sheet";
  else if (key === "m" || key === "M") open.value = "menu";
  else if (key === "h" || key === "H") askHint();
  else if (key === "?") open.value = "help";
  else if (key === "Escape") putAway() || (lifted.value = null);
  else return;
  event.preventDefault();
}

/** @param {{title: string, text: string, children?: unknown}} props */
const Calm = ({ title, text, children }) => html`<main class="calm-page"><h1>${title}</h1><p>${text}</p>${children}</main>`;

/** @param {{id: string}} props */
function Nowhere({ id }) {
  if (connection.value === "refused") {
    const watch = () => {
      keepToken(id, null);
      redial();
    };
    return html`<${Calm} title="This seat link does not fit" text="It may have been replaced by a newer one, or belong to another table.">
      <p class="row"><button type="button" class="press main" onClick=${watch}>Open the table without it</button></p><//>`;
  }
  if (connection.value === "missing") {
    return html`<${Calm} title="There is no such table" text="It may have been closed, or the link is not complete.">
      <p class="row"><button type="button" class="press main" onClick=${() => go("/")}>To the start page</button></p><//>`;
  }
  return html`<${Calm} title="One moment" text="The table is being opened." />`;
}

/** @param {{id: string}} props */
export function TablePage({ id }) {
  useEffect(() => {
    clearBoard();
    const leave = join(id, (message, first) => {
      follow(message.view, first);
      keepHint(message.view);
      if (!message.view) expectDeal();
      announce(message, first);
      if (message.events.some((event) => event.seat === message.view?.seat || event.kind === "dealt")) note(null);
      const nudge = message.events.find((event) => event.kind === "nudged" && Array.isArray(event.seats) && event.seats.includes(message.view?.seat));
      if (nudge) {
        note(nudge.text);
        turnSound();
      }
    });
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener("keydown", onKey);
      leave();
      clearBoard();
      hush();
      open.value = null;
      forgetDeal();
    };
  }, [id]);
  const table = tableSignal.value;
  const view = viewSignal.value;
  const dead = connection.value === "refused" || connection.value === "missing";
  let inside;
  if (!table || dead) inside = html`<${Nowhere} id=${id} />`;
  else if (!view || table.status === "lobby") inside = html`<${Lobby} table=${table} send=${send} view=${view} />`;
  else inside = html`<${Playing} view=${view} table=${table} />`;
  return html`${inside}<${LiveRegion} />`;
}
