/** The open pad: the strip above, the sheet, and what is under the thumb. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { Panel, TopBar, useTitle } from "../frame.js";
import { figure, signed } from "../format.js";
import { both, language, say } from "../say.js";
import { SettingsPanel } from "../settings.js";
import { close, entries, fetchTables, folded, info, keepInfo, lastDone, lastUndone, mayWrite, open, rows, show, takeBack, write } from "./book.js";
import { picked, playOn, shown } from "./cells.js";
import { Dock, speak, spoken } from "./dock.js";
import { zoned } from "./entries.js";
import { gameTitle, History } from "./history.js";
import { keepPad } from "./keep.js";
import { follow, leave, link, refusal, waiting, watching, wrongPen } from "./live.js";
import { NotePanel, PlayersPanel, RoundPanel, RulesPanel } from "./panels.js";
import { begin } from "./setup.js";
import { objection, ownKeys, Sheet } from "./sheet.js";
import { SharePanel } from "./share.js";
import { Standing } from "./standing.js";
import { dateText, nameOf, namesOf, numberText } from "./words.js";

/** @typedef {import("./types").RoundRow} RoundRow */
/** @typedef {import("./types").Entry} Entry */
/** @typedef {{kind: "round", round: string}|{kind: "players"|"note"|"rules"|"history"|"share"|"settings"|"more"}} Opened */

/** The pen that came with a link, taken off the address. */
function takePen() {
  const pen = /^#pen=([^&]+)$/.exec(location.hash)?.[1];
  if (!pen) return null;
  history.replaceState(null, "", location.pathname);
  return decodeURIComponent(pen);
}

/** What others wrote, as sentences. @param {Entry[]} fresh @param {boolean} first */
function heard(fresh, first) {
  if (first) return;
  for (const { what: [kind, , cell, player], to, by } of fresh) {
    if (kind !== "round" || to === null || !player) continue;
    const name = nameOf(player);
    speak(say(cell === "bid" ? "pad-heard-bid" : "pad-heard-tricks", { name, number: numberText(to), by: by || say("pad-somebody") }));
  }
}

/**
 * Opens the pad of an address: this browser's own, or a server's.
 * @param {string} id
 * @returns {"opening"|"open"|"missing"|"lost"}
 */
function usePad(id) {
  const [state, setState] = useState(/** @type {"opening"|"open"|"missing"} */ ("opening"));
  useEffect(() => {
    let gone = false;
    const begin = async () => {
      await fetchTables();
      const pen = takePen();
      const here = await open(id);
      if (gone) return;
      if (!here) {
        if (id.startsWith("own-")) return setState("missing");
        const at = zoned(new Date());
        show({ id, server: id, pen, made: at, seen: at }, []);
      } else if (pen && info.value?.pen === null) await keepInfo({ pen });
      const server = info.value?.server;
      if (server) follow(server, heard);
      if (here) {
        setState("open");
        void keepInfo({ seen: zoned(new Date()) });
      }
    };
    void begin();
    const penned = () => {
      const pen = takePen();
      if (pen && info.value?.server && info.value.pen === null) void keepInfo({ pen }).then(() => info.value?.server && follow(info.value.server, heard));
    };
    addEventListener("hashchange", penned);
    return () => {
      gone = true;
      removeEventListener("hashchange", penned);
      leave();
      close();
      picked.value = null;
      playOn.value = false;
      objection.value = null;
      ownKeys.value = false;
    };
  }, [id]);
  // A pad that came from a server is kept from the first sight of it.
  const arrived = state === "opening" && link.value === "open" && entries.value.length > 0;
  useEffect(() => {
    if (!arrived || !info.value) return;
    void keepPad(info.value);
    setState("open");
  }, [arrived]);
  if (state === "opening" && (link.value === "missing" || link.value === "lost")) return link.value;
  return state;
}

/** Says that a round has been closed, and what it brought. */
function useClosings() {
  const closed = rows.value?.rounds.filter((row) => row.closed) ?? [];
  const before = useRef(/** @type {string|null} */ (null));
  const marks = closed.map(({ id, sides }) => `${id}:${sides.map(({ total }) => total)}`).join("|");
  useEffect(() => {
    const known = before.current;
    before.current = marks;
    if (known === null || closed.length === 0 || known.split("|").filter(Boolean).length >= closed.length) return;
    const row = closed.find(({ id }) => !known.includes(`${id}:`)) ?? closed[closed.length - 1];
    speak(say("pad-closed", { round: row.number, scores: both(row.sides.map(({ players, score }) => `${namesOf(players)} ${signed(score ?? 0)}`)) }));
    const found = rows.value;
    if (found?.over) speak(say("pad-won", { names: namesOf(found.sides.filter((_, side) => found.places[side] === 1).flat()), count: found.places.filter((place) => place === 1).length, total: Math.max(...found.totals) }));
  }, [marks]);
}

/** Digits that are typed anywhere go to the pen. */
function useKeys() {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const pressed = (event) => {
      const target = /** @type {Element} */ (event.target);
      if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "z" && !(target instanceof HTMLInputElement && !target.classList.contains("slot"))) {
        const act = event.shiftKey ? lastUndone.value : lastDone.value;
        if (act) takeBack(act);
        return event.preventDefault();
      }
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select")) return;
      if (!/^[0-9]$/.test(event.key)) return;
      const field = /** @type {HTMLInputElement|null} */ (document.querySelector(".slot[data-here]"));
      if (!field) return;
      // The key that is on its way is typed into the field that has the focus now.
      field.focus();
      field.select();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}

/** @param {{path: string}} props */
const Icon = ({ path }) => html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;
const UNDO = "M8.500 4.500 4 9l4.500 4.500M4.500 9H14a5 5 0 0 1 0 10h-3";
const REDO = "M15.500 4.500 20 9l-4.500 4.500M19.500 9H10a5 5 0 0 0 0 10h3";
const MORE = "M4 7h16M4 12h16M4 17h16";

/** How the link to the others stands. */
function Link() {
  if (link.value === "none" || link.value === "connecting") return null;
  const late = waiting().length;
  if (link.value === "open") return html`<span class="pad-link" data-open title=${say("pad-watching", { count: watching.value })}><i></i>${watching.value > 1 && html`<span>${figure(watching.value)}</span>`}<span class="unseen">${say("pad-watching", { count: watching.value })}</span></span>`;
  if (link.value === "missing") return html`<span class="pad-link" role="status"><i></i>${say("pad-server-lost-it")}</span>`;
  const whole = late ? say("pad-offline-waiting", { count: late }) : say("pad-offline");
  return html`<span class="pad-link" role="status" title=${whole}><i></i><span aria-hidden="true">${late ? say("pad-offline-late", { count: late }) : say("pad-offline-short")}</span><span class="unseen">${whole}</span></span>`;
}

/** @param {{onOpen: (what: Opened) => void}} props */
function Strip({ onOpen }) {
  const [back, again] = [lastDone.value, lastUndone.value];
  return html`<header class="pad-strip">
    <a class="pad-back" href="/pad" aria-label=${say("pad-all-pads")}><${Icon} path="M14.500 5 7.500 12l7 7" /></a>
    <h1>${gameTitle()}</h1>
    <${Link} />
    ${mayWrite.value && html`<button type="button" class="icon-button" aria-label=${say("pad-undo")} title=${say("pad-undo")} disabled=${!back} onClick=${() => back && takeBack(back)}><${Icon} path=${UNDO} /></button>
    <button type="button" class="icon-button" aria-label=${say("pad-redo")} title=${say("pad-redo")} disabled=${!again} onClick=${() => again && takeBack(again)}><${Icon} path=${REDO} /></button>`}
    <button type="button" class="icon-button" aria-label=${say("pad-more")} title=${say("pad-more")} onClick=${() => onOpen({ kind: "more" })}><${Icon} path=${MORE} /></button>
  </header>`;
}

/** @param {{onOpen: (what: Opened) => void, onAgain: () => void, onClose: () => void}} props */
function MorePanel({ onOpen, onAgain, onClose }) {
  /** @param {Opened["kind"]} kind @param {string} text @param {string} [help] */
  const way = (kind, text, help) => html`<li><button type="button" onClick=${() => onOpen(/** @type {Opened} */ ({ kind }))}><b>${text}</b>${help && html`<span>${help}</span>`}</button></li>`;
  const may = mayWrite.value;
  return html`<${Panel} title=${gameTitle() || say("pad-title")} onClose=${onClose}>
    <ul class="pad-ways">
      ${way("share", say("pad-share"), say("pad-share-line"))}
      ${may && way("players", say("pad-players"), say("pad-players-line"))}
      ${way("history", say("pad-history"), say("pad-history-line"))}
      ${way("note", say("pad-when-and-note"), folded.value.note || dateText(folded.value.started))}
      ${may && way("rules", say("pad-house-rules"), say("pad-house-rules-line"))}
      <li><button type="button" onClick=${() => { onClose(); onAgain(); }}><b>${say("pad-again")}</b><span>${say("pad-again-line")}</span></button></li>
      ${way("settings", say("page-settings"), say("pad-settings-line"))}
    </ul>
  </${Panel}>`;
}

/** A new pad with the same game and the same players; the deal goes on. */
async function again() {
  const { game, seats } = folded.value;
  const next = rows.value?.next;
  if (!game) return;
  await begin({ game: game.key, options: game.options ?? {}, names: seats.map(nameOf), dealer: Math.max(0, seats.indexOf(next?.dealer ?? "")), note: "", started: zoned(new Date()) });
}

/** The head of the paper: the game, the day, the note. @param {{onOpen: (what: Opened) => void}} props */
function Letterhead({ onOpen }) {
  const { note, started } = folded.value;
  return html`<button type="button" class="letterhead" onClick=${() => onOpen({ kind: "note" })} aria-label=${say("pad-when-and-note")}>
    <span class="letterhead-title">${gameTitle()}</span>
    <span class="letterhead-date">${dateText(started)}</span>
    ${note && html`<span class="letterhead-note">${note}</span>`}
  </button>`;
}

/** Cells beside the numbers that two have written differently. */
function OtherContests() {
  const others = folded.value.contested.filter(({ what }) => what.length !== 4);
  if (!others.length || !mayWrite.value) return null;
  return html`<ul class="other-contests">${others.map((cell) => html`<li key=${cell.what.join("/")}><${OtherContest} cell=${cell} /></li>`)}</ul>`;
}

/** @param {{cell: import("./types").Cell}} props */
function OtherContest({ cell }) {
  const [kind, id, part] = cell.what;
  const number = shown.value.find((row) => row.id === id)?.number ?? 0;
  const title = kind === "player" ? say("pad-contested-name") : kind === "note" ? say("pad-contested-note") : kind === "round" ? say("pad-contested-round", { round: number }) : say("pad-contested-other");
  /** @param {any} to */
  const text = (to) => {
    if (to === null) return say("pad-nothing");
    if (kind === "round" && part === undefined) return say("pad-facts", { round: number, cards: to.cards, dealer: nameOf(to.dealer) });
    if (kind === "seats") return namesOf(to);
    if (part === "gone") return to ? say("pad-contested-gone") : say("pad-contested-kept");
    return typeof to === "string" ? to : JSON.stringify(to);
  };
  return html`<p>${title}</p><div class="contested-values">${cell.heads.map((entry) => html`<button type="button" class="press quiet" key=${entry.id} onClick=${() => write([[cell.what, entry.to]])}>${text(entry.to)}</button>`)}</div>`;
}

const WIDE = matchMedia("(min-width: 1000px) and (min-height: 521px)");
/** Whether there is room for the history beside the sheet. */
function useWide() {
  const [wide, setWide] = useState(WIDE.matches);
  useEffect(() => {
    const changed = () => setWide(WIDE.matches);
    WIDE.addEventListener("change", changed);
    return () => WIDE.removeEventListener("change", changed);
  }, []);
  return wide;
}

/** @param {{id: string}} props */
export function OpenPad({ id }) {
  const state = usePad(id);
  const [opened, setOpened] = useState(/** @type {Opened|null} */ (null));
  const found = rows.value;
  useTitle(gameTitle() ? `${gameTitle()}, ${say("pad-title")}` : say("pad-title"));
  useClosings();
  useKeys();
  useLayoutEffect(() => {
    document.documentElement.classList.add("pad-open");
    return () => document.documentElement.classList.remove("pad-open");
  }, []);
  void language.value;
  const wide = useWide();
  if (state === "missing") return html`<div class="page"><${TopBar} /><main class="no-page"><h1>${say("pad-missing")}</h1><p>${say("pad-missing-why")}</p><p><a class="press" href="/pad">${say("pad-all-pads")}</a></p></main></div>`;
  if (state === "lost") return html`<div class="page"><${TopBar} /><main class="no-page"><h1>${say("pad-not-yet")}</h1><p>${say("error-unreachable")}</p></main></div>`;
  if (state === "opening" || !found) return html`<div class="page pad-page" aria-busy="true"></div>`;
  const columns = found.sides.some((side) => side.length > 1) ? found.sides.flat().length : found.players.length;
  const shut = () => setOpened(null);
  const onRound = (/** @type {RoundRow} */ row) => mayWrite.value && setOpened({ kind: "round", round: row.id });
  const shared = () => {
    const server = info.value?.server;
    if (!server) return;
    history.replaceState(null, "", `/pad/${server}`);
    follow(server, heard);
  };
  return html`<div class="page pad-page">
    <${Strip} onOpen=${setOpened} />
    ${(refusal.value || wrongPen.value) && html`<p class="pad-refusal" role="alert">${refusal.value ?? say("pad-pen-refused")}</p>`}
    <main class="pad-main" tabindex="0" aria-label=${say("pad-sheet")}>
      <div class="paper" style=${`--columns:${columns}`}>
        <${Letterhead} onOpen=${setOpened} />
        <${Sheet} onRound=${onRound} />
        <${OtherContests} />
        <${Standing} />
      </div>
    </main>
    <div class="pad-side">
    <${Dock} onRound=${onRound} onAgain=${() => void again()} onPlayers=${() => setOpened({ kind: "players" })} />
    ${wide && html`<section class="pad-log" tabindex="0" aria-labelledby="pad-log-title"><h2 id="pad-log-title">${say("pad-history")}</h2><${History} /></section>`}
    </div>
    <div class="unseen" role="log" aria-live="polite" aria-relevant="additions" aria-label=${say("pad-happenings")}>${spoken.value.map(({ key, text }) => html`<p key=${key}>${text}</p>`)}</div>
    ${opened?.kind === "more" && html`<${MorePanel} onOpen=${setOpened} onAgain=${() => void again()} onClose=${shut} />`}
    ${opened?.kind === "round" && html`<${RoundPanel} round=${opened.round} onClose=${shut} />`}
    ${opened?.kind === "players" && html`<${PlayersPanel} onClose=${shut} />`}
    ${opened?.kind === "note" && html`<${NotePanel} onClose=${shut} />`}
    ${opened?.kind === "rules" && html`<${RulesPanel} onClose=${shut} />`}
    ${opened?.kind === "history" && html`<${Panel} title=${say("pad-history")} onClose=${shut}><${History} /></${Panel}>`}
    ${opened?.kind === "share" && html`<${SharePanel} onClose=${shut} onShared=${shared} />`}
    ${opened?.kind === "settings" && html`<${Panel} title=${say("page-settings")} onClose=${shut}><${SettingsPanel} /></${Panel}>`}
  </div>`;
}
