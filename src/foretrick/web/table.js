/** The card table: the strip, the seats around the trick, the message, the hand, and the sheet beside it. */
import { html, useEffect } from "./lib.js";
import { CardFace, Suit, cardName, cardWord } from "./cards.js";
import { Asking, choose, typeBid } from "./asking.js";
import { Hand, expectDeal, forgetDeal, lifted, walk } from "./hand.js";
import { Hint, HintButton, askHint, keepHint, putAway } from "./hint.js";
import { LastTrick, Log, Panels, open, takeSeat, trumpWords } from "./panels.js";
import { Lobby, Summary } from "./pages.js";
import { ScoreSheet } from "./sheet.js";
import { Dealer, Figures, Seats, Teams, seatSentence } from "./seats.js";
import { Trick, board, clearBoard, follow } from "./trick.js";
import { say } from "./say.js";
import { turnSound } from "./sound.js";
import { LiveRegion, announce, hush, mine } from "./speech.js";
import { connection, go, keepToken, log, note, notice, pending, table as tableSignal, view as viewSignal } from "./store.js";
import { join, redial, send } from "./socket.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Table} Table */

/** How far the match is. @param {View} view */
function roundText(view) {
  if (view.rounds) return say("table-round-of", { round: view.round, rounds: view.rounds });
  return view.target ? say("table-round-to", { round: view.round, target: view.target }) : say("table-round", { round: view.round });
}

/** @param {{view: View}} props */
function Strip({ view }) {
  const words = trumpWords(view);
  const label = [
    view.trump ? say("table-trump-label", { suit: words }) : words,
    ...(view.turned ? [say("table-turned", { card: cardName(view.turned, view.faces) })] : []),
    ...(view.broken === null ? [] : [view.broken ? say("table-broken") : say("table-not-broken-yet")]),
  ].join(", ");
  return html`<header class="strip">
    <div class="game"><h1>${view.title}</h1><p>${roundText(view)}</p></div>
    <button type="button" class="trump" aria-label=${label} onClick=${() => (open.value = "turned")}>
      ${view.turned && html`<span class="turned"><${CardFace} code=${view.turned} face=${view.faces[view.turned]} /></span>`}
      <span class="trump-word"><small><span>${say("table-trump")}</span>${view.broken !== null && view.phase === "play" && html`<span class="broken">${view.broken ? say("table-broken") : say("table-not-broken")}</span>`}</small><span>${view.trump && html`<${Suit} suit=${view.trump} />`}${view.trump ? words : view.trump_known ? say("table-trump-none") : say("table-trump-not-yet")}</span></span>
    </button>
    <button type="button" class="icon" aria-label=${say("table-last-trick")} title=${say("table-with-key", { what: say("table-last-trick"), key: "L" })} onClick=${() => (open.value = "last")}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><rect x="4" y="4.500" width="9.500" height="13.500" rx="1.800" transform="rotate(-9 9 11)" /><rect class="over" x="10" y="5.500" width="9.500" height="13.500" rx="1.800" transform="rotate(8 15 12)" /></svg>
    </button>
    <button type="button" class="icon sheet-button" aria-label=${say("table-score-sheet")} title=${say("table-with-key", { what: say("table-score-sheet"), key: "S" })} onClick=${() => (open.value = "sheet")}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 3.500h12v17H6ZM9 8h6M9 12h6M9 16h3.500" /></svg>
    </button>
    <button type="button" class="icon" aria-label=${say("table-menu")} title=${say("table-with-key", { what: say("table-menu"), key: "M" })} onClick=${() => (open.value = "menu")}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4.500 7h15M4.500 12h15M4.500 17h15" /></svg>
    </button>
  </header>`;
}

/** The one sentence of the moment. @param {View} view @param {Table} table @returns {{text: string, tone: string}} */
function message(view, table) {
  const held = pending.value;
  if (connection.value === "lost") {
    const waits = !held ? "" : held.action.startsWith("play ") ? say("table-card-waits", { card: cardWord(held.action.slice(5), view.faces) }) : say("table-choice-waits");
    return { text: `${say("table-connection-lost")} ${waits}`, tone: "calm" };
  }
  if (table.paused) return { text: say("table-is-paused"), tone: "calm" };
  if (notice.value) return { text: notice.value, tone: "why" };
  if (lifted.value && view.legal.includes(`play ${lifted.value}`)) return { text: say("table-tap-again", { card: cardWord(lifted.value, view.faces) }), tone: "turn" };
  return { text: view.says, tone: mine(view) ? "turn" : "" };
}

/** Bids against tricks, as soon as every bid that was made may be seen. @param {View} view */
function wanted(view) {
  const shown = view.has_bid.some(Boolean) && view.has_bid.every((has, seat) => !has || view.bids[seat] !== null);
  return shown && (view.phase === "play" || view.phase === "bid") ? say("table-wanted", { wanted: view.bid_sum, cards: view.cards }) : "";
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
  const sum = (text === view.says && view.phase === "bid" && mine(view)) || paused || missing.length ? "" : wanted(view);
  return html`<section class=${`own${turn ? " to-act" : ""}`} aria-label=${view.seat === null ? view.players[base] : say("page-you")} data-plaque=${base}>
    <div class=${`message ${tone}${text.length > 46 ? " long" : ""}`}>
      <p class="says">${text}</p>
      <div class="message-foot"><${HintButton} view=${view} table=${table} />${sum && html`<p class="sum">${sum}</p>`}</div>
      ${paused && html`<button type="button" class="press" onClick=${() => send("resume")}>${say("table-play-on")}</button>`}
      ${missing.map((who) => html`<button type="button" class="press" key=${who.seat} onClick=${() => send("stand_in", { seat: who.seat })}>${say("table-let-bot-play", { name: who.name })}</button>`)}
    </div>
    <div class="own-seat"><span class="sr-only">${seatSentence(view, table, base)}</span>
      <span class="who" aria-hidden="true">${base === view.dealer && html`<${Dealer} />`}<span class="name">${view.seat === null ? view.players[base] : turn ? say("table-your-turn") : say("page-you")}</span></span>
      <${Figures} view=${view} seat=${base} />
    </div>
  </section>`;
}

/** What lies where a player has a hand. @param {{table: Table}} props */
function Watching({ table }) {
  const free = table.seats.filter(({ kind }) => kind === "open");
  return html`<p class="watching">${say("table-watching")}
    ${free.map(({ seat, name }) => html`<button type="button" class="press" key=${seat} onClick=${() => takeSeat(seat)}>${name ? say("table-take-seat-of", { name }) : say("table-take-free-seat")}</button>`)}</p>`;
}

/** @param {{view: View}} props */
function Aside({ view }) {
  return html`<aside class="beside" tabindex="0" aria-label=${say("table-beside")}>
    <section class="paper" aria-label=${say("table-score-sheet")}><${ScoreSheet} view=${view} /></section>
    <section class="beside-last"><h2>${say("table-last-trick")}</h2><${LastTrick} view=${view} /></section>
    ${log.value.length > 0 && html`<section class="beside-log"><h2>${say("table-log")}</h2><${Log} /></section>`}
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
              ${table.paused && html`<p class="paused">${say("table-paused")}</p>`}
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
    return html`<${Calm} title=${say("table-link-does-not-fit")} text=${say("table-link-does-not-fit-why")}>
      <p class="row"><button type="button" class="press main" onClick=${watch}>${say("table-open-without-link")}</button></p><//>`;
  }
  if (connection.value === "missing") {
    return html`<${Calm} title=${say("table-no-such")} text=${say("table-no-such-why")}>
      <p class="row"><button type="button" class="press main" onClick=${() => go("/")}>${say("table-to-start")}</button></p><//>`;
  }
  return html`<${Calm} title=${say("table-one-moment")} text=${say("table-being-opened")} />`;
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
