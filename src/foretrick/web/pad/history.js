/** Every edit of a pad as a sentence: who, when, what it was and what it is. */
import { html, useState } from "../lib.js";
import { suitWord } from "../cards.js";
import { say } from "../say.js";
import { acts, entries, folded, mayWrite, rows, stands, tables, takeBack } from "./book.js";
import { replacedBy, same } from "./entries.js";
import { dayText, nameOf, namesOf, numberText, timeText } from "./words.js";

/** @typedef {import("./types").Entry} Entry */

const SHOWN = 40;

/** The number of a round as it is counted now; a round that is gone has none. @param {string} id */
function roundText(id) {
  const number = rows.value?.rounds.find((row) => row.id === id)?.number;
  return number === undefined ? say("pad-history-round-gone") : say("pad-history-round", { round: number });
}

/** @param {any} value */
const orNothing = (value) => (value === null ? say("pad-nothing") : numberText(value));

/** @param {any} trump */
const trumpWord = (trump) => (trump === null ? say("pad-nothing") : trump === "none" ? say("pad-no-trump") : suitWord(trump));

/** What changed of a round itself. @param {any} was @param {any} is @param {string} round */
function roundChange(was, is, round) {
  if (is === null) return say("pad-history-round-undone", { round });
  if (was === null) return say("pad-history-round-new", { round, cards: is.cards, name: nameOf(is.dealer) });
  const parts = [
    was.cards !== is.cards && say("pad-history-cards", { round, is: is.cards, was: was.cards }),
    was.dealer !== is.dealer && say("pad-history-dealer", { round, is: nameOf(is.dealer), was: nameOf(was.dealer) }),
    !same(was.seats, is.seats) && say("pad-history-round-seats", { round, names: namesOf(is.seats) }),
  ];
  return parts.filter(Boolean).join(" ") || say("pad-history-round-moved", { round });
}

/** @param {Entry} entry @returns {string} */
function sentence(entry) {
  const { what: [kind, id, cell, player], to } = entry;
  const was = replacedBy(entries.value, entry);
  if (kind === "game") return say("pad-history-game", { game: tables.value?.games[to?.key]?.title ?? String(to?.key ?? "") });
  if (kind === "note") return to ? say("pad-history-note", { note: to }) : say("pad-history-note-gone");
  if (kind === "started") return say("pad-history-started", { date: `${dayText(to)}, ${timeText(to ?? "")}` });
  if (kind === "seats") return to ? say("pad-history-seats", { names: namesOf(to) }) : say("pad-history-seats-none");
  if (kind === "player") {
    if (to === null) return say("pad-history-player-gone", { name: String(was ?? "") });
    return was === null ? say("pad-history-player-new", { name: to }) : say("pad-history-player", { is: to, was });
  }
  const round = roundText(id);
  if (cell === undefined) return roundChange(was, to, round);
  if (cell === "gone") return to ? say("pad-history-removed", { round }) : say("pad-history-restored", { round });
  const values = was === null ? "" : "was";
  if (cell === "trump") return values ? say("pad-history-trump-was", { round, is: trumpWord(to), was: trumpWord(was) }) : say("pad-history-trump", { round, is: trumpWord(to) });
  const name = nameOf(player);
  if (cell === "bid") return values ? say("pad-history-bid-was", { round, name, is: orNothing(to), was: orNothing(was) }) : say("pad-history-bid", { round, name, is: orNothing(to) });
  return values ? say("pad-history-tricks-was", { round, name, is: orNothing(to), was: orNothing(was) }) : say("pad-history-tricks", { round, name, is: orNothing(to) });
}

/** What an act says: a round that is opened by its first number is not worth a sentence. @param {Entry[]} act @param {boolean} first */
function sentences(act, first) {
  if (first) return [say("pad-history-begun", { game: tables.value?.games[folded.value.game?.key ?? ""]?.title ?? "" })];
  const worth = act.length > 1 ? act.filter(({ what }) => !(what[0] === "round" && what.length === 2)) : act;
  return (worth.length ? worth : act).map(sentence);
}

export function History() {
  const [all, setAll] = useState(false);
  const list = acts.value;
  const shown = all ? list : list.slice(-SHOWN);
  const first = list.length - shown.length;
  return html`<div class="history">
    <ol reversed start=${list.length}>
      ${shown.map((act, i) => ({ act, i })).reverse().map(({ act, i }) => {
        const undoes = act.some(({ undoes }) => undoes);
        const opens = first + i === 0;
        return html`<li key=${act[0].id}>
          <p class="history-who"><span>${timeText(act[0].at)}</span> ${act[0].by && html`<b>${act[0].by}</b>`} ${undoes && html`<em>${say("pad-history-undone")}</em>`}</p>
          <div class="history-what">${sentences(act, opens).map((text) => html`<p key=${text}>${text}</p>`)}</div>
          ${!opens && mayWrite.value && stands(act) && html`<button type="button" class="press link" onClick=${() => takeBack(act)}>${say("pad-undo")}</button>`}
        </li>`;
      })}
    </ol>
    ${first > 0 && html`<button type="button" class="press link" onClick=${() => setAll(true)}>${say("pad-history-all", { count: list.length })}</button>`}
  </div>`;
}

/** The game as a message takes it. */
export const gameTitle = () => tables.value?.games[folded.value.game?.key ?? ""]?.title ?? "";
