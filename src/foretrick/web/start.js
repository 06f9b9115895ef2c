/** The start page: three games face up, and the way back to a table that one has left. */
import { html, useEffect, useState } from "./lib.js";
import { get, post, useGames } from "./ask.js";
import { Emblem } from "./emblems.js";
import { OtherLanguages, TopBar, Trouble, useTitle } from "./frame.js";
import { keepBot, keepName, keptName, keptTables, noteTable, usualBot } from "./keep.js";
import { LevelChoice } from "./level.js";
import { both, message, rich, say } from "./say.js";
import { keepAtHand } from "./offline.js";
import { expectPage } from "./routes.js";
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
  const name = keptName() || say("start-nameless");
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
export function usePlayNow(game, bot) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState(/** @type {string|null} */ (null));
  const play = async () => {
    if (busy) return;
    setBusy(true);
    expectPage("/t/new");
    setTrouble(await playNow(game, bot));
    setBusy(false);
  };
  return { busy, trouble, play };
}

/** "3–7 players", the figures large. @param {{game: GameInfo}} props */
const SeatsText = ({ game }) => {
  const { min_seats: fewest, max_seats: most } = game;
  const figures = fewest === most ? String(fewest) : `${fewest}–${most}`;
  return html`<p class="big-card-index">${rich("start-players", { figures: html`<b>${figures}</b>` }, { most })}</p>`;
};

/** The other ways to a game, for all to see and by their game for those who hear them. @param {{game: GameInfo}} props */
const Ways = ({ game }) => html`<a class="press link" href=${`/new/${game.key}`}>${say("start-with-friends")}<span class="unseen">${" "}${say("start-for-game", { game: game.title })}</span></a>
  <a class="press link" href=${`/rules/${game.key}`}>${say("start-rules")}<span class="unseen">${" "}${say("start-of-game", { game: game.title })}</span></a>`;

/** @param {{game: GameInfo, bot: string|null}} props */
function BigCard({ game, bot }) {
  const { busy, trouble, play } = usePlayNow(game, bot);
  const id = `game-${game.key}`;
  return html`<article class="big-card" data-game=${game.key} aria-labelledby=${id}>
    <${SeatsText} game=${game} />
    <${Emblem} game=${game.key} />
    <h2 id=${id}>${game.title}</h2>
    <p class="big-card-line">${game.tagline}</p>
    <button class="press" type="button" onClick=${play} aria-describedby=${id} disabled=${busy}>
      ${busy ? say("start-dealing") : say("start-play-now")}
    </button>
    <p class="big-card-ways"><${Ways} game=${game} /></p>
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
          ${busy ? say("start-dealing") : say("start-play-now")}
        </button>
        <${Ways} game=${game} />
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
  const company = bots ? [message("start-bots", { bots })] : [];
  if (people.length < 2) return bots ? say("start-you-and", { company: message("start-bots", { bots }) }) : say("start-nobody-yet");
  return both([...people, ...company]);
}

function BackToTable() {
  const tables = useKeptTables();
  const [all, setAll] = useState(false);
  if (!tables.length) return null;
  const shown = all ? tables : tables.slice(0, SHOWN_TABLES);
  /** @param {Table} table */
  const stage = (table) => {
    if (table.paused) return say("start-paused");
    if (table.status === "lobby") return say("start-being-set");
    if (table.status === "between") return say("start-between-rounds");
    return table.status === "playing" ? say("start-in-play") : say("start-finished");
  };
  return html`<section class="back-tables" aria-label=${say("start-your-tables")}>
    ${shown.map(
      (table) => html`<a class="back-table" key=${table.id} href=${`/t/${table.id}`}>
        <b>${say("start-back-to-table")}</b>
        <span>${table.title}, ${stage(table)}</span>
        <span>${companyOf(table)}</span>
      </a>`,
    )}
    ${shown.length < tables.length &&
    html`<button class="press link" type="button" onClick=${() => setAll(true)}>
      ${say("start-show-more", { more: tables.length - shown.length })}
    </button>`}
  </section>`;
}

/** What else there is to do here, each with its picture. */
const WAYS = [
  {
    href: `/new/${HEART[0]}`,
    title: () => say("start-with-friends"),
    line: () => say("start-friends-line"),
    picture: html`<circle cx="24" cy="24" r="10.500" /><path d="M17 6.500a9 9 0 0 1 14 0M17 41.500a9 9 0 0 0 14 0M6.500 17a9 9 0 0 0 0 14M41.500 17a9 9 0 0 1 0 14" /><path class="strong" d="m20 24.500 2.800 2.800 5.400-6" />`,
  },
  {
    href: "/pad",
    title: () => say("start-pad"),
    line: () => say("start-pad-line"),
    picture: html`<path d="M10 6.500h21.500v35H10ZM10 13.500h21.500M17.500 6.500v35M24.500 6.500v35M10 20.500h21.500M10 27.500h21.500" /><path class="strong" d="m27 38.500 1.300-5.300L40 17.500l4 3-11.700 15.700Z" />`,
  },
  {
    href: "/learn",
    title: () => say("start-learn"),
    line: () => say("start-learn-line"),
    picture: html`<path d="M8.500 11.500 25 8l6.500 30.500L15 42ZM27 8.700l12.500 3.800-7.500 25" /><path class="strong" d="M17 20.500c.7-3.600 6.800-4.600 7.300-.9.400 3-3.300 3.300-2.800 7M22.300 32.300v.2" />`,
  },
  {
    href: "/sheets",
    title: () => say("start-sheets"),
    line: () => say("start-sheets-line"),
    picture: html`<path d="M14 17.500v-12h20v12M14 36.500H6.500v-19h35v19H34" /><path class="strong" d="M14 29.500h20v13H14ZM19 34h10M19 38h6.500" />`,
  },
  {
    href: "/review",
    title: () => say("start-review"),
    line: () => say("start-review-line"),
    picture: html`<path d="M6.500 7.500v34h35" /><path class="strong" d="m11.500 33.500 8-9 7 5.500L38.500 12" /><circle class="strong" cx="38.500" cy="12" r="3" />`,
  },
];

const MoreWays = () => html`<nav class="more-ways" aria-label=${say("start-more")}>
  ${WAYS.map(({ href, title, line, picture }) => html`<a key=${href} href=${href}>
    <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">${picture}</svg><b>${title()}</b><span>${line()}</span></a>`)}
</nav>`;

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
    <span>${say("start-you-play-as")}</span>
    <input type="text" value=${name} placeholder=${say("start-nameless")} maxlength="24" autocomplete="nickname" onInput=${typed} />
  </label>`;
}

export function StartPage() {
  const answer = useGames();
  useTitle("");
  useEffect(keepAtHand, []);
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
      <div class="start-head"><h1>${say("start-what-to-play")}</h1>
        <p class="who-plays"><${NameLine} /><${LevelChoice} bots=${bots} value=${bot} words="start-against" onPick=${pick} /></p></div>
      ${answer === null && html`<${Trouble} text=${say("page-server-gone")} />`}
      <div class="big-cards">
        ${offered.filter((game) => HEART.includes(game.key)).map((game) => html`<${BigCard} game=${game} bot=${bot} key=${game.key} />`)}
      </div>
      <${MoreWays} />
      ${others.length > 0 &&
      html`<section class="others" aria-labelledby="others-title">
        <h2 id="others-title">${say("start-others")}</h2>
        <div class="small-cards">${others.map((game) => html`<${SmallCard} game=${game} bot=${bot} key=${game.key} />`)}</div>
      </section>`}
    </main>
    <footer class="foot-of-page"><${OtherLanguages} /></footer>
  </div>`;
}
