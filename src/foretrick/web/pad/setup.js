/** A new pad: what is played, who plays, who deals first. */
import { html, useEffect, useMemo, useState } from "../lib.js";
import { Emblem } from "../emblems.js";
import { TopBar, Trouble, useTitle } from "../frame.js";
import { changedOptions, HouseRules } from "../options.js";
import { say } from "../say.js";
import { go } from "../store.js";
import { asKept, entriesFor, fetchTables, tables } from "./book.js";
import { word, zoned } from "./entries.js";
import { hold, keep, keepNames, keepPad } from "./keep.js";
import { clashOf, optionInfos } from "./options.js";
import { moved, Seating } from "./seating.js";

/** @typedef {import("./types").GameTable} GameTable */
/** @typedef {import("./seating.js").Line} Line */
/** What a pad begins with. @typedef {{game: string, options: Record<string, unknown>, names: string[], dealer: number, note: string, started: string}} Beginning */

const DRAFT = "foretrick.pad-draft";
/** The three games first, then those that they come from. */
const FIRST = ["joker-in-the-hole", "spades-with-jokers", "wizards-and-jesters"];

/**
 * Begins a pad and opens it.
 * @param {Beginning} wanted
 */
export async function begin({ game, options, names, dealer, note, started }) {
  const id = `own-${word(8)}`;
  const players = names.map((name, i) => ({ id: `p${i + 1}`, name: name.trim() }));
  /** @type {import("./book.js").Change[]} */
  const changes = [[["game"], { key: game, options }], [["started"], started]];
  if (note.trim()) changes.push([["note"], note.trim()]);
  for (const player of players) changes.push([["player", player.id], player.name]);
  changes.push([["seats"], players.map((player) => player.id)]);
  const first = tables.value && firstCards(tables.value.games[game], options, players.length);
  if (first) changes.push([["round", "r1"], { place: 1, seats: players.map((player) => player.id), dealer: players[dealer].id, cards: first }]);
  hold();
  await keepPad({ id, server: null, pen: null, made: started, seen: zoned(new Date()) });
  await keep(asKept(id, entriesFor(changes, []), 1)).safe;
  keepNames(names);
  forgetDraft();
  go(`/pad/${id}`);
}

/** The cards of the first round, as the tables say. @param {GameTable} game @param {Record<string, unknown>} options @param {number} seats */
function firstCards(game, options, seats) {
  const filled = Object.fromEntries(game.options.map((option) => [option.name, option.name in options ? options[option.name] : option.default]));
  const choice = game.deals[seats];
  const key = choice.by.map((name) => (typeof filled[name] === "string" ? filled[name] : JSON.stringify(filled[name]))).join(",");
  return choice.of[choice.at[key]].cards[0];
}

/** @typedef {{game: string, options: Record<string, unknown>, lines: Line[], dealer: string|null, note: string}} Draft */

/** A form that was begun survives a reload. @returns {Partial<Draft>} */
function draft() {
  try {
    return JSON.parse(sessionStorage.getItem(DRAFT) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @param {Draft} now */
function keepDraft(now) {
  try {
    sessionStorage.setItem(DRAFT, JSON.stringify(now));
  } catch {
    // It is typed again.
  }
}

function forgetDraft() {
  try {
    sessionStorage.removeItem(DRAFT);
  } catch {
    // There was none.
  }
}

/** @returns {Line} */
const blank = (name = "") => ({ id: word(6), name });

/** The moment as a field for date and time wants it. @param {string} at */
const localMoment = (at) => at.slice(0, 16);

/** @param {{found: Record<string, GameTable>, game: string, onPick: (key: string) => void}} props */
function Games({ found, game, onPick }) {
  const order = [...FIRST, ...Object.keys(found).filter((key) => !FIRST.includes(key))].filter((key) => key in found);
  return html`<div class="game-cards" role="radiogroup" aria-label=${say("pad-game")}>
    ${order.map((key) => html`<label key=${key} data-chosen=${key === game || null}>
      <input type="radio" name="pad-game" checked=${key === game} onChange=${() => onPick(key)} />
      <${Emblem} game=${key} size="small" /><span>${found[key].title}</span>
    </label>`)}
  </div>`;
}

/** Why the pad cannot begin yet, or null. @param {GameTable} game @param {import("../types").OptionInfo[]} infos @param {string[]} names @param {Record<string, unknown>} options */
function missing(game, infos, names, options) {
  const filled = names.filter((name) => name.trim());
  const [fewest, most] = game.seats;
  const twice = filled.find((name, i) => filled.findIndex((other) => other.trim() === name.trim()) !== i);
  if (twice) return say("pad-name-twice", { name: twice.trim() });
  if (filled.length < fewest || filled.length > most)
    return fewest === most ? say("pad-players-exactly", { game: game.title, players: fewest }) : say("pad-players-from-to", { game: game.title, fewest, most });
  return clashOf(game, infos, options);
}

/** @param {{found: Record<string, GameTable>}} props */
function Form({ found }) {
  const begun = useMemo(draft, []);
  const [key, setKey] = useState(begun.game && begun.game in found ? begun.game : FIRST[0]);
  const [chosen, setChosen] = useState(/** @type {Record<string, unknown>} */ (begun.options ?? {}));
  const [lines, setLines] = useState(/** @type {Line[]} */ (begun.lines?.length ? begun.lines : [blank(), blank(), blank(), blank()]));
  const [dealer, setDealer] = useState(/** @type {string|null} */ (begun.dealer ?? null));
  const [note, setNote] = useState(begun.note ?? "");
  const [started, setStarted] = useState(() => zoned(new Date()));
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const game = found[key];
  useEffect(() => keepDraft({ game: key, options: chosen, lines, dealer, note }), [key, chosen, lines, dealer, note]);
  const named = lines.filter((line) => line.name.trim());
  const seats = Math.min(game.seats[1], Math.max(game.seats[0], named.length));
  const infos = optionInfos(game, seats);
  const trouble = missing(game, infos, lines.map(({ name }) => name), chosen);
  const dealing = lines.some(({ id }) => id === dealer) ? dealer : ((named[0] ?? lines[0])?.id ?? null);
  /** @param {string} other */
  const pick = (other) => {
    setKey(other);
    setChosen({});
  };
  /** Fills the first line without a name, else writes a new one. @param {string} name */
  const add = (name) => {
    const empty = name ? lines.findIndex((line) => !line.name.trim()) : -1;
    setLines(empty < 0 ? [...lines, blank(name)] : lines.map((line, i) => (i === empty ? { ...line, name } : line)));
  };
  const start = async () => {
    setAsked(true);
    if (trouble || busy) return;
    setBusy(true);
    const options = Object.fromEntries(changedOptions(infos, chosen).map(({ name }) => [name, chosen[name]]));
    await begin({ game: key, options, names: named.map(({ name }) => name), dealer: Math.max(0, named.findIndex(({ id }) => id === dealing)), note, started });
  };
  const changed = changedOptions(infos, chosen).length;
  return html`<div class="pad-form">
    <${Games} found=${found} game=${key} onPick=${pick} />
    <div class="pad-form-sheet">
      <section aria-labelledby="pad-who">
        <h2 id="pad-who">${say("pad-who")}</h2>
        <p class="form-help">${game.sides ? say("pad-who-partners") : say("pad-who-order")}</p>
        <${Seating} lines=${lines} most=${game.seats[1]} dealer=${dealing} partners=${game.sides > 0}
          onName=${(/** @type {string} */ id, /** @type {string} */ name) => setLines(lines.map((line) => (line.id === id ? { ...line, name } : line)))}
          onMove=${(/** @type {number} */ from, /** @type {number} */ to) => setLines((now) => moved(now, from, to))}
          onLeave=${(/** @type {string} */ id) => setLines(lines.filter((line) => line.id !== id))}
          onAdd=${add} onDealer=${setDealer} />
      </section>
      <section class="form-when" aria-label=${say("pad-when-and-note")}>
        <label class="ruled-field"><span>${say("pad-when")}</span>
          <input type="datetime-local" value=${localMoment(started)} onInput=${(/** @type {Event} */ event) => { const { value } = /** @type {HTMLInputElement} */ (event.target); if (value) setStarted(zoned(new Date(value))); }} /></label>
        <label class="ruled-field"><span>${say("pad-note")}</span>
          <input type="text" value=${note} maxlength="200" placeholder=${say("pad-note-example")} onInput=${(/** @type {Event} */ event) => setNote(/** @type {HTMLInputElement} */ (event.target).value)} /></label>
      </section>
      <details class="fold">
        <summary>${changed ? say("pad-house-rules-changed", { count: changed }) : say("pad-house-rules-written")}</summary>
        <${HouseRules} options=${infos} chosen=${chosen} trouble=${null} at=${null} onPick=${(/** @type {string} */ name, /** @type {unknown} */ value) => setChosen({ ...chosen, [name]: value })} />
      </details>
    </div>
    <div class="setting-done">
      <p>${say("pad-about-to", { game: game.title, count: named.length })}</p>
      <button class="press" type="button" disabled=${busy} onClick=${start}>${say("pad-start")}</button>
      <${Trouble} text=${asked ? trouble : null} />
    </div>
  </div>`;
}

export function NewPad() {
  useTitle(say("pad-new"));
  useEffect(() => void fetchTables(), []);
  const found = tables.value;
  return html`<div class="page pad-new">
    <${TopBar} />
    <main>
      <h1>${say("pad-new")}</h1>
      ${found && html`<${Form} found=${found.games} />`}
    </main>
  </div>`;
}
