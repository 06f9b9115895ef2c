/** Setting a table: chairs first, then the house rules. */
import { html, useEffect, useState } from "./lib.js";
import { post, useGames } from "./ask.js";
import { Emblem } from "./emblems.js";
import { Panel, TopBar, Trouble, useTitle } from "./frame.js";
import { keepBot, keepName, keptName, LONGEST_NAME, noteTable, usualBot } from "./keep.js";
import { LevelChoice, Strength } from "./level.js";
import { changedOptions, HouseRules } from "./options.js";
import { HintsChoice } from "./pace.js";
import { Ring } from "./ring.js";
import { message, rich, say } from "./say.js";
import { expectPage } from "./routes.js";
import { go, keepToken } from "./store.js";

/** @typedef {import("./types").GameInfo} GameInfo */
/** @typedef {import("./types").BotInfo} BotInfo */

const CHECK_AFTER_MS = 200;

/** @param {MouseEvent} event */
function follow(event) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(/** @type {HTMLAnchorElement} */ (event.currentTarget).pathname);
}

/** @param {{games: GameInfo[], game: string}} props */
function GameSwitch({ games: offered, game }) {
  return html`<nav class="game-switch" aria-label=${say("lobby-game")}>
    ${offered.map(
      ({ key, title }) => html`<a key=${key} href=${`/new/${key}`} aria-current=${key === game ? "page" : null}
        onClick=${follow}>${title}</a>`,
    )}
  </nav>`;
}

/**
 * Who takes a chair: a friend by the link, or one of the bots.
 * @param {{seat: number, chosen: string|null, bots: BotInfo[], onPick: (bot: string|null) => void, onClose: () => void}} props
 */
export function ChairPanel({ seat, chosen, bots, onPick, onClose }) {
  const guests = [{ key: null, label: say("lobby-friend"), help: say("lobby-friend-help") }, ...bots];
  return html`<${Panel} title=${say("lobby-who-takes", { chair: seat + 1 })} onClose=${onClose}>
    <ul class="guests">
      ${guests.map(
        (guest) => html`<li key=${String(guest.key)}>
          <button type="button" aria-pressed=${guest.key === chosen} onClick=${() => onPick(guest.key)}>
            <b>${guest.key === null ? guest.label : html`${say("lobby-bot-of-level", { level: guest.label })}<${Strength} bots=${bots} bot=${guest.key} />`}</b><span>${guest.help}</span>
          </button>
        </li>`,
      )}
    </ul>
  </${Panel}>`;
}

/**
 * The clash of the options as the server sees it, asked after a short quiet time.
 * @param {string} game
 * @param {number} seats
 * @param {Record<string, unknown>} options
 */
function useCheck(game, seats, options) {
  const [trouble, setTrouble] = useState(/** @type {string|null} */ (null));
  const asked = JSON.stringify({ game, seats, options });
  useEffect(() => {
    let late = false;
    const timer = setTimeout(async () => {
      const answer = await post("/api/check", JSON.parse(asked));
      if (!late) setTrouble(answer.ok ? (answer.body.error ?? null) : answer.error);
    }, CHECK_AFTER_MS);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [asked]);
  return trouble;
}

/** "4 players", the figure large. @param {number} seats */
const many = (seats) => rich("start-players", { figures: html`<b>${seats}</b>` }, { most: seats });

/** @param {{game: GameInfo, seats: number, onPick: (seats: number) => void}} props */
function SeatCount({ game, seats, onPick }) {
  if (game.min_seats === game.max_seats)
    return html`<div class="seat-count"><p>${many(seats)}</p><p>${say("lobby-partners-face")}</p></div>`;
  return html`<div class="seat-count" role="group" aria-label=${say("lobby-players")}>
    <p aria-live="polite">${many(seats)}</p>
    <button type="button" aria-label=${say("lobby-chair-less")} disabled=${seats <= game.min_seats} onClick=${() => onPick(seats - 1)}>
      <span aria-hidden="true">−</span>
    </button>
    <button type="button" aria-label=${say("lobby-chair-more")} disabled=${seats >= game.max_seats} onClick=${() => onPick(seats + 1)}>
      <span aria-hidden="true">+</span>
    </button>
  </div>`;
}

/**
 * @param {{seat: number, bots: BotInfo[], bot: string|null, partner: boolean, onPick: () => void}} about
 * @returns {import("./ring.js").Chair}
 */
function chairOf({ seat, bots, bot, partner, onPick }) {
  const title = bot ? (bots.find((known) => known.key === bot)?.label ?? bot) : say("lobby-friend");
  const note = partner ? say("lobby-your-partner") : bot ? say("lobby-bot") : say("lobby-by-link");
  const who = [bot ? message("lobby-bot-of-level", { level: title }) : message("lobby-a-friend"), ...(partner ? [message("lobby-your-partner")] : [])];
  return { seat, kind: bot ? "bot" : "friend", title, note, onPick, label: say("lobby-chair-to-change", { chair: seat + 1, who: who.map(({ said, args }) => say(said, args)).join(", ") }) };
}

/** @param {{name: string, onName: (name: string) => void}} props */
function PlaceCard({ name, onName }) {
  /** @param {Event} event */
  const typed = (event) => onName(/** @type {HTMLInputElement} */ (event.target).value);
  return html`<label class="place-card">
    <span>${say("page-your-name")}</span>
    <input type="text" value=${name} maxlength=${LONGEST_NAME} placeholder=${say("start-nameless")} autocomplete="nickname" onInput=${typed} />
  </label>`;
}

/**
 * The bounds of some options depend on how many play.
 * @param {GameInfo} game
 * @param {number} seats
 * @returns {import("./types").OptionInfo[]}
 */
function optionsFor(game, seats) {
  const bySeats = /** @type {any} */ (game).options_by_seats;
  return bySeats?.[String(seats)] ?? game.options;
}

/**
 * Everything that is being set, and how it changes.
 * @param {GameInfo} game
 */
function useSetting(game) {
  const [seats, setSeats] = useState(game.default_seats);
  const [taken, setTaken] = useState(/** @type {Record<number, string|null>} */ ({}));
  const [chosen, setChosen] = useState(/** @type {Record<string, unknown>} */ ({}));
  const [last, setLast] = useState(/** @type {string|null} */ (null));
  const [dealer, setDealer] = useState(/** @type {number|null} */ (null));
  const [hints, setHints] = useState(true);
  const others = Array.from({ length: seats - 1 }, (_, i) => i + 1);
  const offered = optionsFor(game, seats);
  const options = Object.fromEntries(changedOptions(offered, chosen).map(({ name }) => [name, chosen[name]]));
  return {
    seats, setSeats, taken, offered, options, chosen, last, others, setDealer, hints, setHints,
    dealer: dealer !== null && dealer < seats ? dealer : null,
    /** @param {number} seat @param {string|null} bot */
    seatBot: (seat, bot) => setTaken({ ...taken, [seat]: bot }),
    /** The bots that sit already play at another level. @param {string} bot */
    setLevel: (bot) => setTaken(Object.fromEntries(others.map((seat) => [seat, taken[seat] ? bot : null]))),
    /** @param {string|null} bot */
    seatAll: (bot) => setTaken(Object.fromEntries(others.map((seat) => [seat, bot]))),
    /** @param {string} name @param {unknown} value */
    choose: (name, value) => {
      setLast(name);
      setChosen({ ...chosen, [name]: value });
    },
    asWritten: () => setChosen({}),
    bots: Object.fromEntries(others.flatMap((seat) => (taken[seat] ? [[String(seat), taken[seat]]] : []))),
  };
}

/** Who deals first: left to chance unless somebody minds. @param {{chairs: import("./ring.js").Chair[], dealer: number|null, onPick: (seat: number|null) => void}} props */
function FirstDealer({ chairs, dealer, onPick }) {
  /** @param {Event} event */
  const picked = (event) => {
    const { value } = /** @type {HTMLSelectElement} */ (event.target);
    onPick(value ? Number(value) : null);
  };
  return html`<label class="first-dealer">
    <span>${say("lobby-first-dealer")}</span>
    <select value=${dealer === null ? "" : String(dealer)} onChange=${picked}>
      <option value="">${say("lobby-drawn")}</option>
      ${chairs.map((chair) => html`<option key=${chair.seat} value=${String(chair.seat)}>${chair.mine ? say("lobby-you") : say("lobby-chair", { chair: chair.seat + 1 })}</option>`)}
    </select>
  </label>`;
}

/** @param {{game: GameInfo, bots: BotInfo[], setting: ReturnType<typeof useSetting>, name: string, onName: (name: string) => void}} props */
function Chairs({ game, bots, setting, name, onName }) {
  const [asked, setAsked] = useState(/** @type {number|null} */ (null));
  const seated = [...new Set(Object.values(setting.bots))];
  const level = seated.length === 1 ? seated[0] : usualBot(bots);
  const partners = game.min_seats === game.max_seats;
  /** @type {import("./ring.js").Chair[]} */
  const chairs = setting.others.map((seat) =>
    chairOf({ seat, bots, bot: setting.taken[seat] ?? null, partner: partners && seat === 2, onPick: () => setAsked(seat) }),
  );
  const you = { seat: 0, kind: /** @type {const} */ ("person"), title: name.trim() || say("start-nameless"), note: "", label: say("lobby-chair-of", { chair: 1, who: message("lobby-you") }), mine: true };
  return html`<section class="chairs" aria-label=${say("lobby-chairs")}>
    <${Ring} chairs=${[you, ...chairs]} from=${0}>
      <${Emblem} game=${game.key} size="small" />
      <${SeatCount} game=${game} seats=${setting.seats} onPick=${setting.setSeats} />
    </${Ring}>
    <${PlaceCard} name=${name} onName=${onName} />
    <p class="ring-ways">
      <button class="press link" type="button" onClick=${() => setting.seatAll(null)}>${say("lobby-all-friends")}</button>
      <button class="press link" type="button" onClick=${() => setting.seatAll(usualBot(bots))}>${say("lobby-all-bots")}</button>
    </p>
    ${seated.length > 0 &&
    html`<${LevelChoice} bots=${bots} value=${level} words="lobby-bots-play" onPick=${(/** @type {string} */ bot) => {
      keepBot(bot);
      setting.setLevel(bot);
    }} />`}
    <${FirstDealer} chairs=${[you, ...chairs]} dealer=${setting.dealer} onPick=${setting.setDealer} />
    ${asked !== null &&
    html`<${ChairPanel} seat=${asked} chosen=${setting.taken[asked] ?? null} bots=${bots} onClose=${() => setAsked(null)}
      onPick=${(/** @type {string|null} */ bot) => {
        setting.seatBot(asked, bot);
        setAsked(null);
      }} />`}
  </section>`;
}

/** @param {{game: GameInfo, bots: BotInfo[]}} props */
function TableSetting({ game, bots }) {
  const setting = useSetting(game);
  const [name, setName] = useState(keptName());
  const [trouble, setTrouble] = useState(/** @type {string|null} */ (null));
  const [busy, setBusy] = useState(false);
  const clash = useCheck(game.key, setting.seats, setting.options);
  const changed = Object.keys(setting.options).length;
  const friends = setting.others.length - Object.keys(setting.bots).length;
  const open = async () => {
    setBusy(true);
    expectPage("/t/new");
    const body = { game: game.key, seats: setting.seats, options: setting.options, name: name.trim() || say("start-nameless"), bots: setting.bots, first_dealer: setting.dealer, hints: setting.hints };
    const answer = await post("/api/tables", { ...body, start: friends === 0 });
    setBusy(false);
    if (!answer.ok) return setTrouble(answer.error);
    keepName(name);
    keepToken(answer.body.table, answer.body.token);
    noteTable(answer.body.table);
    go(`/t/${answer.body.table}`);
  };
  return html`<div class="setting-table">
    <${Chairs} game=${game} bots=${bots} setting=${setting} name=${name} onName=${setName} />
    <section class="rules-slip" aria-labelledby="house-rules">
      <div class="slip-head">
        <h2 id="house-rules">${say("lobby-house-rules")}</h2>
        ${changed
          ? html`<button class="press link" type="button" onClick=${setting.asWritten}>${say("lobby-all-as-written")}</button>`
          : html`<p>${say("lobby-as-written")}</p>`}
      </div>
      <${HouseRules} options=${setting.offered} chosen=${setting.chosen} trouble=${clash} at=${setting.last} onPick=${setting.choose} />
      <section class="slip-hints" aria-label=${say("lobby-at-table")}><h3>${say("lobby-at-table")}</h3><${HintsChoice} on=${setting.hints} onPick=${setting.setHints} /></section>
      <p class="slip-foot"><a class="press link" href=${`/rules/${game.key}`} target="_blank">${say("lobby-read-rules-of", { game: game.title })}</a></p>
    </section>
    <div class="setting-done">
      <p>
        ${say("lobby-summary", { friends, changed })}
      </p>
      <button class="press" type="button" onClick=${open} disabled=${busy || clash !== null}>
        ${busy ? say("page-moment") : friends ? say("lobby-open") : say("lobby-start")}
      </button>
      <${Trouble} text=${trouble ?? (setting.last === null ? clash : clash && say("lobby-clash"))} />
    </div>
  </div>`;
}

/** @param {{game: string}} props */
export function NewTablePage({ game }) {
  const answer = useGames();
  const found = answer?.games.find(({ key }) => key === game);
  useTitle(found ? say("lobby-set-table-for", { game: found.title }) : say("lobby-set-a-table"));
  return html`<div class="page create">
    <${TopBar} />
    <main>
      <h1>${say("lobby-set-table")}</h1>
      ${answer && html`<${GameSwitch} games=${answer.games} game=${game} />`}
      ${answer === null && html`<${Trouble} text=${say("page-server-gone")} />`}
      ${answer && !found && html`<${Trouble} text=${say("lobby-no-such-game")} />`}
      ${answer && found && html`<${TableSetting} key=${found.key} game=${found} bots=${answer.bots} />`}
    </main>
  </div>`;
}
