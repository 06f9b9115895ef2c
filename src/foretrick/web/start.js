/** The start page: three games face up, and the way back to a table that one has left. */
import { html, useEffect, useState } from "./lib.js";
import { games, get, post } from "./ask.js";
import { Emblem } from "./emblems.js";
import { TopBar, Trouble, useTitle } from "./frame.js";
import { keepBot, keepName, keptName, keptTables, noteTable, usualBot } from "./keep.js";
import { LevelChoice } from "./level.js";
import { list } from "./format.js";
import { go, keepToken, tokenOf } from "./store.js";

/** @typedef {import("./types").GameInfo} GameInfo */
/** @typedef {import("./types").Table} Table */

const HEART = ["joker-in-the-hole", "spades-with-jokers", "wizards-and-jesters"];
const SHOWN_TABLES = 2;

/**
 * Opens a table with bots in every other seat and goes there.
 * @param {GameInfo} game
 * @param {string|null} bot
 * @returns {Promise<string|null>} a sentence when it could not be done
 */
async function playNow(game, bot) {
  const seats = game.default_seats;
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [String(i + 1), bot]));
  const name = keptName() || "You";
  const answer = await post("/api/tables", { game: game.key, seats, options: {}, name, bots, start: true });
  if (!answer.ok) return answer.error;
  keepToken(answer.body.table, answer.body.token);
  noteTable(answer.body.table);
  go(`/t/${answer.body.table}`);
  return null;
}

/**
 * One tap, one table: the state of the button and what went wrong.
 * @param {GameInfo} game
 * @param {string|null} bot
 */
function usePlayNow(game, bot) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState(/** @type {string|null} */ (null));
  const play = async () => {
    if (busy) return;
    setBusy(true);
    setTrouble(await playNow(game, bot));
    setBusy(false);
  };
  return { busy, trouble, play };
}

/** @param {GameInfo} game */
const seatsText = (game) =>
  game.min_seats === game.max_seats ? `${game.min_seats}` : `${game.min_seats}–${game.max_seats}`;

/** @param {{game: GameInfo, bot: string|null}} props */
function BigCard({ game, bot }) {
  const { busy, trouble, play } = usePlayNow(game, bot);
  const id = `game-${game.key}`;
  return html`<article class="big-card" data-game=${game.key} aria-labelledby=${id}>
    <p class="big-card-index"><b>${seatsText(game)}</b> players</p>
    <${Emblem} game=${game.key} />
    <h2 id=${id}>${game.title}</h2>
    <p class="big-card-line">${game.tagline}</p>
    <button class="press" type="button" onClick=${play} aria-describedby=${id} disabled=${busy}>
      ${busy ? "Dealing" : "Play now"}
    </button>
    <p class="big-card-ways">
      <a class="press link" href=${`/new/${game.key}`}>With friends<span class="unseen"> for ${game.title}</span></a>
      <a class="press link" href=${`/rules/${game.key}`}>Rules<span class="unseen"> of ${game.title}</span></a>
    </p>
    <${Trouble} text=${trouble} />
  </article>`;
}

/** @param {{game: GameInfo, bot: string|null}} props */
function SmallCard({ game, bot }) {
  const { busy, trouble, play } = usePlayNow(game, bot);
  const id = `game-${game.key}`;
  return html`<article class="small-card" aria-labelledby=${id}>
    <${Emblem} game=${game.key} size="small" />
    <div>
      <h3 id=${id}>${game.title}</h3>
      <p>${game.tagline}</p>
      <p class="small-card-ways">
        <button class="press link" type="button" onClick=${play} aria-describedby=${id} disabled=${busy}>
          ${busy ? "Dealing" : "Play now"}
        </button>
        <a class="press link" href=${`/new/${game.key}`}>With friends<span class="unseen"> for ${game.title}</span></a>
        <a class="press link" href=${`/rules/${game.key}`}>Rules<span class="unseen"> of ${game.title}</span></a>
      </p>
      <${Trouble} text=${trouble} />
    </div>
  </article>`;
}

/** The tables this browser sits at that are still there, the latest first. */
function useKeptTables() {
  const [tables, setTables] = useState(/** @type {Table[]} */ ([]));
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      const answers = await Promise.all(keptTables().map(async (id) => ({ id, answer: await get(`/api/tables/${id}`) })));
      for (const { id, answer } of answers) if (!answer.ok && answer.status === 404) keepToken(id, null);
      const found = answers.flatMap(({ answer }) => (answer.ok ? [answer.body.table] : []));
      if (!gone) setTables(found.filter((table) => table.status !== "over" && tokenOf(table.id)));
    };
    void ask();
    return () => void (gone = true);
  }, []);
  return tables;
}

/** @param {Table} table */
function companyOf(table) {
  const bots = table.seats.filter((seat) => seat.kind === "bot").length;
  const people = table.seats.filter((seat) => seat.kind === "person").map((seat) => seat.name);
  if (people.length < 2) return bots ? `You and ${bots === 1 ? "a bot" : `${bots} bots`}` : "Nobody else has sat down yet";
  return list(bots ? [...people, bots === 1 ? "a bot" : `${bots} bots`] : people);
}

function BackToTable() {
  const tables = useKeptTables();
  const [all, setAll] = useState(false);
  if (!tables.length) return null;
  const shown = all ? tables : tables.slice(0, SHOWN_TABLES);
  const status = { lobby: "being set", playing: "in play", between: "between rounds", over: "finished" };
  return html`<section class="back-tables" aria-label="Your tables">
    ${shown.map(
      (table) => html`<a class="back-table" key=${table.id} href=${`/t/${table.id}`}>
        <b>Back to your table</b>
        <span>${table.title}, ${table.paused ? "paused" : status[table.status]}</span>
        <span>${companyOf(table)}</span>
      </a>`,
    )}
    ${shown.length < tables.length &&
    html`<button class="press link" type="button" onClick=${() => setAll(true)}>
      Show ${tables.length - shown.length} more
    </button>`}
  </section>`;
}

/** Who you are at "Play now": changed in place, kept in this browser. */
function NameLine() {
  const [name, setName] = useState(keptName());
  /** @param {Event} event */
  const typed = (event) => {
    const value = /** @type {HTMLInputElement} */ (event.target).value;
    setName(value);
    keepName(value);
  };
  return html`<label class="name-line">
    <span>You play as</span>
    <input type="text" value=${name} placeholder="You" maxlength="24" autocomplete="nickname" onInput=${typed} />
  </label>`;
}

export function StartPage() {
  const [answer, setAnswer] = useState(/** @type {import("./types").GamesAnswer|null|undefined} */ (undefined));
  useTitle("");
  useEffect(() => void games().then(setAnswer), []);
  const [chosen, setChosen] = useState(/** @type {string|null} */ (null));
  const offered = answer?.games ?? [];
  const bots = answer?.bots ?? [];
  const bot = chosen ?? usualBot(bots);
  const pick = (/** @type {string} */ key) => {
    keepBot(key);
    setChosen(key);
  };
  const others = offered.filter((game) => !HEART.includes(game.key));
  return html`<div class="page start">
    <${TopBar} />
    <main>
      <${BackToTable} />
      <div class="start-head"><h1>What shall we play?</h1>
        <p class="who-plays"><${NameLine} /><${LevelChoice} bots=${bots} value=${bot} before="against" after="bots" onPick=${pick} /></p></div>
      ${answer === null && html`<${Trouble} text="The server cannot be reached. Is it still running?" />`}
      <div class="big-cards">
        ${offered.filter((game) => HEART.includes(game.key)).map((game) => html`<${BigCard} game=${game} bot=${bot} key=${game.key} />`)}
      </div>
      ${others.length > 0 &&
      html`<section class="others" aria-labelledby="others-title">
        <h2 id="others-title">Where they come from</h2>
        <div class="small-cards">${others.map((game) => html`<${SmallCard} game=${game} bot=${bot} key=${game.key} />`)}</div>
      </section>`}
      <section class="others start-review" aria-labelledby="review-title">
        <h2 id="review-title">After the game</h2>
        <p>Where did the match turn, and what would have been better?</p>
        <a class="press link" href="/review">Review a match</a>
      </section>
    </main>
  </div>`;
}
