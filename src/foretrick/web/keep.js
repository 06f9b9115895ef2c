/** What is remembered besides preferences: the player's name, the tables this browser sits at, the usual bot. */

const NAME = "foretrick.name";
const SEAT = "foretrick.seat.";
const ORDER = "foretrick.tables";
export const LONGEST_NAME = 24;

/**
 * The bot to offer when nobody has chosen one.
 * @param {import("./types").BotInfo[]} bots
 * @returns {string|null}
 */
export const usualBot = (bots) => (bots.find(({ key }) => key === "steady") ?? bots[bots.length - 1])?.key ?? null;

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
