/** What lies behind the sheet: a round beside its numbers, who sits at the table, when and where it was, the house rules. */
import { html, useState } from "../lib.js";
import { Circled, Panel } from "../frame.js";
import { changedOptions, HouseRules } from "../options.js";
import { say } from "../say.js";
import { folded, mayWrite, rows, tables, write } from "./book.js";
import { freeId, opening, penIn, picked, ready, shown } from "./cells.js";
import { word, zoned } from "./entries.js";
import { keepNames } from "./keep.js";
import { clashOf, optionInfos } from "./options.js";
import { moved } from "./seating.js";
import { Count, useTyped } from "./typed.js";
import { nameOf, roundName } from "./words.js";

/** @typedef {import("./types").RoundRow} RoundRow */
/** @typedef {import("./types").PadRound} PadRound */

/** A round as it is written, or as it stands ready. @param {string} id @returns {PadRound|null} */
const roundOf = (id) => folded.value.rounds.find((round) => round.id === id) ?? (ready.value?.id === id ? ready.value : null);

/** Writes what is known of a round beside its numbers. @param {string} id @param {Partial<PadRound>} more */
function rewrite(id, more) {
  const round = roundOf(id);
  if (!round) return;
  const { place, seats, dealer, cards } = { ...round, ...more };
  write([[["round", id], { place, seats, dealer: seats.includes(dealer) ? dealer : seats[0], cards }]]);
}

/** Puts a round like this one between it and the round before it. @param {RoundRow} row */
function insertBefore(row) {
  const all = folded.value.rounds;
  const round = roundOf(row.id);
  if (!round) return;
  const before = all.filter(({ place }) => place < round.place).pop();
  const place = ((before?.place ?? round.place - 2) + round.place) / 2;
  const id = freeId(place);
  write([...opening(row.id), [["round", id], { place, seats: round.seats, dealer: round.dealer, cards: round.cards }]]);
  const added = shown.value.find((other) => other.id === id);
  picked.value = added ? penIn(added) : null;
}

/** @param {RoundRow} row */
function remove(row) {
  write([[["round", row.id, "gone"], true]]);
  picked.value = null;
}

/** The most cards that a round can have with so many. @param {number} seats */
function mostCards(seats) {
  const game = tables.value?.games[folded.value.game?.key ?? ""];
  return game?.most[seats] ?? Math.max(...Object.values(game?.most ?? { 0: 17 }));
}

/** @param {{round: string, onClose: () => void}} props */
export function RoundPanel({ round, onClose }) {
  const row = shown.value.find(({ id }) => id === round);
  const found = rows.value;
  if (!row || !found) return null;
  const seats = row.seats.map(({ player }) => player);
  const everybody = [...new Set([...seats, ...folded.value.players.map(({ id }) => id)])];
  const isWritten = folded.value.rounds.some(({ id }) => id === round);
  const toggle = (/** @type {string} */ player) => {
    const next = seats.includes(player) ? seats.filter((seat) => seat !== player) : [...seats, player];
    if (next.length > 1) rewrite(round, { seats: next });
  };
  const gone = () => {
    remove(row);
    onClose();
  };
  const between = () => {
    insertBefore(row);
    onClose();
  };
  return html`<${Panel} title=${roundName(row)} onClose=${onClose}>
    <div class="round-panel">
      <${Circled} name="round-dealer" legend=${say("pad-who-deals")} value=${row.dealer} choices=${seats.map((player) => ({ value: player, label: nameOf(player) }))}
        onPick=${(/** @type {string} */ dealer) => rewrite(round, { dealer })} />
      <${Count} label=${say("pad-how-many-cards")} value=${row.cards} low=${1} high=${mostCards(seats.length)} less=${say("pad-card-less")} more=${say("pad-card-more")}
        onPick=${(/** @type {number} */ cards) => rewrite(round, { cards })} />
      <fieldset class="circled who-plays-round">
        <legend>${say("pad-who-plays-round")}</legend>
        <div class="circled-row">${everybody.map((player) => html`<label key=${player}><input type="checkbox" checked=${seats.includes(player)} onChange=${() => toggle(player)} /><span class="circled-word">${nameOf(player)}</span></label>`)}</div>
      </fieldset>
      <div class="panel-ways">
        <button type="button" class="press quiet" onClick=${between}>${say("pad-insert-before", { round: row.number })}</button>
        ${isWritten && html`<button type="button" class="press link" onClick=${gone}>${say("pad-remove-round", { round: row.number })}</button>`}
      </div>
    </div>
  </${Panel}>`;
}

/** A name that is kept as it is typed. @param {{id: string, name: string}} line */
const named = (line) => ({ id: line.id, name: line.name });

/** Who sits at the table from the next round on. @param {{onClose: () => void}} props */
export function PlayersPanel({ onClose }) {
  const { seats, players } = folded.value;
  const game = tables.value?.games[folded.value.game?.key ?? ""];
  const lines = seats.map((id) => named(players.find((player) => player.id === id) ?? { id, name: "" }));
  const away = players.filter(({ id }) => !seats.includes(id));
  const [fresh, setFresh] = useState("");
  const add = (/** @type {string} */ name) => {
    const back = players.find((player) => player.name === name.trim() && !seats.includes(player.id));
    const id = back?.id ?? `p${word(5)}`;
    const changes = /** @type {import("./book.js").Change[]} */ (back ? [] : [[["player", id], name.trim()]]);
    write([...changes, [["seats"], [...seats, id]]]);
    keepNames([name]);
    setFresh("");
  };
  return html`<${Panel} title=${say("pad-players")} onClose=${onClose}>
    <div class="players-panel">
      <p class="form-help">${say("pad-players-help")}</p>
      <ol class="renames">${lines.map((line, place) => html`<${Rename} key=${line.id} line=${line} place=${place} count=${lines.length} seats=${seats} />`)}</ol>
      ${away.length > 0 && html`<div class="name-chips" role="group" aria-label=${say("pad-players-away")}><span>${say("pad-players-away")}</span>
        ${away.map(({ id, name }) => html`<button type="button" key=${id} onClick=${() => write([[["seats"], [...seats, id]]])}>${name}</button>`)}</div>`}
      ${game && lines.length < game.seats[1] && html`<form class="add-name" onSubmit=${(/** @type {Event} */ event) => { event.preventDefault(); if (fresh.trim()) add(fresh); }}>
        <label class="ruled-field"><span>${say("pad-new-player")}</span><input type="text" value=${fresh} maxlength="40" autocomplete="off" enterkeyhint="done" placeholder=${say("pad-name")} onInput=${(/** @type {Event} */ event) => setFresh(/** @type {HTMLInputElement} */ (event.target).value)} /></label>
        <button type="submit" class="press quiet" disabled=${!fresh.trim()}>${say("pad-joins")}</button>
      </form>`}
    </div>
  </${Panel}>`;
}

/** @param {{line: {id: string, name: string}, place: number, count: number, seats: string[]}} props */
function Rename({ line, place, count, seats }) {
  const typed = useTyped(line.name, (text) => text.trim() && write([[["player", line.id], text.trim()]]));
  const move = (/** @type {number} */ to) => write([[["seats"], moved(seats, place, to)]]);
  return html`<li>
    <span class="line-number" aria-hidden="true">${place + 1}</span>
    <span class="line-name"><input type="text" maxlength="40" autocomplete="off" enterkeyhint="done" aria-label=${say("pad-name-of", { number: place + 1 })} ...${typed} /></span>
    <span class="arrows"><button type="button" class="arrow" aria-label=${say("pad-move-up", { name: line.name })} disabled=${place === 0} onClick=${() => move(place - 1)}><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3.500 10 8 5.500l4.500 4.500" /></svg></button>
    <button type="button" class="arrow" aria-label=${say("pad-move-down", { name: line.name })} disabled=${place === count - 1} onClick=${() => move(place + 1)}><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3.500 6 8 10.500 12.500 6" /></svg></button></span>
    <button type="button" class="press link leaves" onClick=${() => write([[["seats"], seats.filter((seat) => seat !== line.id)]])}>${say("pad-leaves")}<span class="unseen"> ${line.name}</span></button>
  </li>`;
}

/** When it was and what is to be remembered of it. @param {{onClose: () => void}} props */
export function NotePanel({ onClose }) {
  const { note, started } = folded.value;
  const typed = useTyped(note, (text) => write([[["note"], text.trim() || null]]));
  return html`<${Panel} title=${say("pad-when-and-note")} onClose=${onClose}>
    <div class="note-panel">
      <label class="ruled-field"><span>${say("pad-when")}</span><input type="datetime-local" value=${(started ?? "").slice(0, 16)} readonly=${!mayWrite.value}
        onInput=${(/** @type {Event} */ event) => { const { value } = /** @type {HTMLInputElement} */ (event.target); if (value) write([[["started"], zoned(new Date(value))]]); }} /></label>
      <label class="ruled-field"><span>${say("pad-note")}</span><textarea rows="4" maxlength="2000" readonly=${!mayWrite.value} placeholder=${say("pad-note-example")} ...${typed}></textarea></label>
    </div>
  </${Panel}>`;
}

/** @param {{onClose: () => void}} props */
export function RulesPanel({ onClose }) {
  const asked = folded.value.game;
  const game = tables.value?.games[asked?.key ?? ""];
  const [trouble, setTrouble] = useState(/** @type {{text: string, at: string}|null} */ (null));
  if (!asked || !game) return null;
  const infos = optionInfos(game, folded.value.seats.length);
  const chosen = asked.options ?? {};
  const pick = (/** @type {string} */ name, /** @type {unknown} */ value) => {
    const next = { ...chosen, [name]: value };
    const clash = clashOf(game, infos, next);
    setTrouble(clash === null ? null : { text: clash, at: name });
    if (clash) return;
    const changed = changedOptions(infos, next).map((option) => [option.name, next[option.name]]);
    write([[["game"], { key: asked.key, options: Object.fromEntries(changed) }]]);
  };
  return html`<${Panel} title=${say("pad-house-rules")} onClose=${onClose}>
    <p class="form-help">${say("pad-house-rules-help")} <a href=${`/rules/${asked.key}`} target="_blank">${say("pad-read-rules", { game: game.title })}</a></p>
    <${HouseRules} options=${infos} chosen=${chosen} trouble=${trouble?.text ?? null} at=${trouble?.at ?? null} onPick=${pick} />
  </${Panel}>`;
}
