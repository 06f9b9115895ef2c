/** What is remembered besides preferences: the player's name, the tables this browser sits at, the usual bot. */

const NAME = "foretrick.name";
const SEAT = "foretrick.seat.";
const ORDER = "foretrick.tables";
export const LONGEST_NAME = 24;

const BOT = "foretrick.bot";
/** The level to offer when nobody has chosen one. */
const USUAL_BOT = "steady";
/** The bot that has no level. */
const NO_LEVEL = "random";

/**
 * The bot to offer: the one last chosen here, where this server has it.
 * @param {import("./types").BotInfo[]} bots
 * @returns {string|null}
 */
export const usualBot = (bots) => ([read(BOT), USUAL_BOT].map((wanted) => bots.find(({ key }) => key === wanted)).find(Boolean) ?? bots[bots.length - 1])?.key ?? null;

/**
 * Keeps the level that was chosen for bots.
 * @param {string|null} key
 */
export function keepBot(key) {
  if (key) write(BOT, key);
}

/**
 * The bots that differ in how well they play, the easiest first.
 * @param {import("./types").BotInfo[]} bots
 */
export const levelsOf = (bots) => bots.filter(({ key }) => key !== NO_LEVEL);

/**
 * @param {string} key
 * @returns {string|null}
 */
function read(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string} value
 */
function write(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The name last used here, or "". */
export const keptName = () => read(NAME) ?? "";

/** @param {string} name */
export function keepName(name) {
  if (name.trim()) write(NAME, name.trim());
}

/** @returns {string[]} */
function order() {
  try {
    const found = JSON.parse(read(ORDER) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

/**
 * Notes that the player just came to this table, so that it is offered first.
 * @param {string} id
 */
export function noteTable(id) {
  write(ORDER, JSON.stringify([id, ...order().filter((other) => other !== id)].slice(0, 40)));
}

/** The tables at which this browser holds a seat, the latest first. */
export function keptTables() {
  /** @type {string[]} */
  const found = [];
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i) ?? "";
      if (key.startsWith(SEAT)) found.push(key.slice(SEAT.length));
    }
  } catch {
    return [];
  }
  const latest = order();
  const rank = (/** @type {string} */ id) => (latest.includes(id) ? latest.indexOf(id) : latest.length);
  return found.sort((a, b) => rank(a) - rank(b));
}
