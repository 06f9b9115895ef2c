/**
 * What the page knows: preferences (kept in this browser) and the live table (never kept).
 * Components read the signals and re-render by themselves.
 */
import { signal, effect } from "./lib.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").View} View */
/** @typedef {import("./types").TableEvent} TableEvent */
/** @typedef {import("./types").Pending} Pending */
/** @typedef {import("./types").Asked} Asked */

const KEY = "foretrick.preferences";

/**
 * theme: system | light | dark. suits: four | two. tap: two (lift, then play) | one.
 * rest: milliseconds a finished trick stays, or null for the table's own. motion: full | fade.
 */
const DEFAULTS = {
  theme: /** @type {"system"|"light"|"dark"} */ ("system"),
  suits: /** @type {"four"|"two"} */ ("four"),
  tap: /** @type {"two"|"one"} */ ("two"),
  rest: /** @type {number|null} */ (null),
  sound: false,
  type: /** @type {"normal"|"large"} */ ("normal"),
  motion: /** @type {"full"|"fade"} */ ("full"),
  keys: false,
  /** What the actions of a hint cost, in figures beside the bars. */
  costs: false,
};

/** @typedef {typeof DEFAULTS} Preferences */

/** @returns {Partial<Preferences>} */
function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) || "{}");
    return found && typeof found === "object" ? found : {};
  } catch {
    return {};
  }
}

/** All preferences as one value: `prefs.value.theme`. */
export const prefs = signal(/** @type {Preferences} */ ({ ...DEFAULTS, ...kept() }));

/**
 * Changes one preference and keeps it.
 * @template {keyof Preferences} K
 * @param {K} name
 * @param {Preferences[K]} value
 */
export function setPref(name, value) {
  prefs.value = { ...prefs.value, [name]: value };
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs.value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const darkness = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const systemDark = signal(darkness.matches);
darkness.addEventListener("change", () => (systemDark.value = darkness.matches));

/** True when nothing may fly: the system asks for it, or the player does. */
export function calm() {
  return stillness.matches || prefs.value.motion === "fade";
}

effect(() => {
  const { theme, suits, type } = prefs.value;
  const root = document.documentElement;
  root.dataset.theme = theme === "system" ? (systemDark.value ? "dark" : "light") : theme;
  root.dataset.suits = suits;
  root.dataset.type = type;
});

/** connecting: first attempt; lost: reconnecting; refused: a wrong seat link; missing: no such table. */
export const connection = signal(/** @type {"connecting"|"open"|"lost"|"refused"|"missing"} */ ("connecting"));
export const table = signal(/** @type {Table|null} */ (null));
/** How far this device's clock is ahead of the server's, in milliseconds. */
export const ahead = signal(0);
/** The time on the server's clock: this device's own may be minutes wrong. */
export const serverNow = () => Date.now() - ahead.value;
/** The latest view. The trick on the table may be shown later than this: see trick.js. */
export const view = signal(/** @type {View|null} */ (null));
export const version = signal(0);
/** The running log of this visit, oldest first. */
export const log = signal(/** @type {TableEvent[]} */ ([]));
export const pending = signal(/** @type {Pending|null} */ (null));
/** The hint of this turn, asked for or here. */
export const asked = signal(/** @type {Asked|null} */ (null));
/** A sentence that stands in the message line for a while: why a card may not be played, an error. */
export const notice = signal(/** @type {string|null} */ (null));

let noticeTimer = 0;
/**
 * Shows a sentence in the message line; a later one replaces it.
 * @param {string|null} text
 * @param {number} [ms]
 */
export function note(text, ms = 7000) {
  clearTimeout(noticeTimer);
  notice.value = text;
  if (text) noticeTimer = window.setTimeout(() => (notice.value = null), ms);
}

/** @param {string} id */
const seatKey = (id) => `foretrick.seat.${id}`;

/**
 * The own seat token at a table, or null.
 * @param {string} id
 */
export function tokenOf(id) {
  try {
    return localStorage.getItem(seatKey(id)) ?? sessionTokens.get(id) ?? null;
  } catch {
    return sessionTokens.get(id) ?? null;
  }
}

/** @type {Map<string, string>} */
const sessionTokens = new Map();

/**
 * Keeps the token of a seat (null forgets it).
 * @param {string} id
 * @param {string|null} token
 */
export function keepToken(id, token) {
  if (token) sessionTokens.set(id, token);
  else sessionTokens.delete(id);
  try {
    if (token) localStorage.setItem(seatKey(id), token);
    else localStorage.removeItem(seatKey(id));
  } catch {
    // The session still has it.
  }
}

/** The page's path; `go` changes it. */
export const path = signal(location.pathname);
addEventListener("popstate", () => (path.value = location.pathname));

/**
 * Goes to another page of the client without reloading.
 * @param {string} to
 */
export function go(to) {
  history.pushState(null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}
