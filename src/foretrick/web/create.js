/** Setting a table: chairs first, then the house rules. */
import { html, useEffect, useState } from "./lib.js";
import { games, post } from "./ask.js";
import { Emblem } from "./emblems.js";
import { Panel, TopBar, Trouble, useTitle } from "./frame.js";
import { counted } from "./format.js";
import { keepBot, keepName, keptName, LONGEST_NAME, noteTable, usualBot } from "./keep.js";
import { LevelChoice, Strength } from "./level.js";
import { changedOptions, HouseRules } from "./options.js";
import { HintsChoice } from "./pace.js";
import { Ring } from "./ring.js";
import { go, keepToken } from "./store.js";

/** @typedef {import("./types").GameInfo} GameInfo */
/** @typedef {import("./types").BotInfo} BotInfo */
/** @typedef {import("./types").GamesAnswer} GamesAnswer */

const CHECK_AFTER_MS = 200;

/** @param {MouseEvent} event */
function follow(event) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(/** @type {HTMLAnchorElement} */ (event.currentTarget).pathname);
}

/** @param {{games: GameInfo[], game: string}} props */
function GameSwitch({ games: offered, game }) {
  return html`<nav class="game-switch" aria-label="Game">
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
  const guests = [{ key: null, label: "A friend", help: "Comes by the link or the code and types a name." }, ...bots];
  return html`<${Panel} title=${`Who takes chair ${seat + 1}?`} onClose=${onClose}>
    <ul class="guests">
      ${guests.map(
        (guest) => html`<li key=${String(guest.key)}>
          <button type="button" aria-pressed=${guest.key === chosen} onClick=${() => onPick(guest.key)}>
            <b>${guest.key === null ? guest.label : html`${guest.label} bot<${Strength} bots=${bots} bot=${guest.key} />`}</b><span>${guest.help}</span>
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

/** @param {{game: GameInfo, seats: number, onPick: (seats: number) => void}} props */
function SeatCount({ game, seats, onPick }) {
  if (game.min_seats === game.max_seats)
    return html`<div class="seat-count"><p><b>${game.min_seats}</b> players</p><p>partners face each other</p></div>`;
  return html`<div class="seat-count" role="group" aria-label="Players">
    <p aria-live="polite"><b>${seats}</b> players</p>
    <button type="button" aria-label="One chair less" disabled=${seats <= game.min_seats} onClick=${() => onPick(seats - 1)}>
      <span aria-hidden="true">−</span>
    </button>
    <button type="button" aria-label="One chair more" disabled=${seats >= game.max_seats} onClick=${() => onPick(seats + 1)}>
      <span aria-hidden="true">+</span>
    </button>
  </div>`;
}

/**
 * @param {{seat: number, bots: BotInfo[], bot: string|null, partner: boolean, onPick: () => void}} about
 * @returns {import("./ring.js").Chair}
 */
function chairOf({ seat, bots, bot, partner, onPick }) {
  const title = bot ? (bots.find((known) => known.key === bot)?.label ?? bot) : "A friend";
  const note = partner ? "your partner" : bot ? "bot" : "by the link";
  const who = bot ? `${title} bot` : "a friend";
  return { seat, kind: bot ? "bot" : "friend", title, note, onPick, label: `Chair ${seat + 1}: ${who}${partner ? ", your partner" : ""}. Change` };
}

/** @param {{name: string, onName: (name: string) => void}} props */
function PlaceCard({ name, onName }) {
  /** @param {Event} event */
  const typed = (event) => onName(/** @type {HTMLInputElement} */ (event.target).value);
  return html`<label class="place-card">
    <span>Your name</span>
    <input type="text" value=${name} maxlength=${LONGEST_NAME} placeholder="You" autocomplete="nickname" onInput=${typed} />
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
    <span>First dealer</span>
    <select value=${dealer === null ? "" : String(dealer)} onChange=${picked}>
      <option value="">drawn</option>
      ${chairs.map((chair) => html`<option key=${chair.seat} value=${String(chair.seat)}>${chair.mine ? "you" : `chair ${chair.seat + 1}`}</option>`)}
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
  const you = { seat: 0, kind: /** @type {const} */ ("person"), title: name.trim() || "You", note: "", label: "Chair 1: you", mine: true };
  return html`<section class="chairs" aria-label="Chairs">
    <${Ring} chairs=${[you, ...chairs]} from=${0}>
      <${Emblem} game=${game.key} size="small" />
      <${SeatCount} game=${game} seats=${setting.seats} onPick=${setting.setSeats} />
    </${Ring}>
    <${PlaceCard} name=${name} onName=${onName} />
    <p class="ring-ways">
      <button class="press link" type="button" onClick=${() => setting.seatAll(null)}>All friends</button>
      <button class="press link" type="button" onClick=${() => setting.seatAll(usualBot(bots))}>All bots</button>
    </p>
    ${seated.length > 0 &&
    html`<${LevelChoice} bots=${bots} value=${level} before="Bots play" onPick=${(/** @type {string} */ bot) => {
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
    const body = { game: game.key, seats: setting.seats, options: setting.options, name: name.trim() || "You", bots: setting.bots, first_dealer: setting.dealer, hints: setting.hints };
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
        <h2 id="house-rules">House rules</h2>
        ${changed
          ? html`<button class="press link" type="button" onClick=${setting.asWritten}>All as written</button>`
          : html`<p>as written</p>`}
      </div>
      <${HouseRules} options=${setting.offered} chosen=${setting.chosen} trouble=${clash} at=${setting.last} onPick=${setting.choose} />
      <section class="slip-hints" aria-label="At the table"><h3>At the table</h3><${HintsChoice} on=${setting.hints} onPick=${setting.setHints} /></section>
      <p class="slip-foot"><a class="press link" href=${`/rules/${game.key}`} target="_blank">Read the rules of ${game.title}</a></p>
    </section>
    <div class="setting-done">
      <p>
        ${friends ? `${counted(friends, "chair")} for friends, ` : "Bots in every chair, "}
        ${changed ? counted(changed, "house rule") : "rules as written"}
      </p>
      <button class="press" type="button" onClick=${open} disabled=${busy || clash !== null}>
        ${busy ? "A moment" : friends ? "Open the table" : "Start the match"}
      </button>
      <${Trouble} text=${trouble ?? (setting.last === null ? clash : clash && "Two house rules do not go together: see above.")} />
    </div>
  </div>`;
}

/** @param {{game: string}} props */
export function NewTablePage({ game }) {
  const [answer, setAnswer] = useState(/** @type {GamesAnswer|null|undefined} */ (undefined));
  useEffect(() => void games().then(setAnswer), []);
  const found = answer?.games.find(({ key }) => key === game);
  useTitle(found ? `Set a table for ${found.title}` : "Set a table");
  return html`<div class="page create">
    <${TopBar} />
    <main>
      <h1>Set the table</h1>
      ${answer && html`<${GameSwitch} games=${answer.games} game=${game} />`}
      ${answer === null && html`<${Trouble} text="The server cannot be reached. Is it still running?" />`}
      ${answer && !found && html`<${Trouble} text="There is no such game here. Choose one above." />`}
      ${answer && found && html`<${TableSetting} key=${found.key} game=${found} bots=${answer.bots} />`}
    </main>
  </div>`;
}
