/** How far somebody has come with each game: kept in this browser and nowhere else. */
import { signal } from "../lib.js";

const KEY = "foretrick.learning";

/** `at`: the step of the lesson, counted from 0. `best`: the longest streak with the trainer. */
/** @typedef {{at: number, done: boolean, streak: number, best: number}} Progress */
/** @type {Progress} */
const NONE = { at: 0, done: false, streak: 0, best: 0 };

/** @returns {Record<string, Partial<Progress>>} */
function read() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) || "{}");
    return found && typeof found === "object" ? found : {};
  } catch {
    return {};
  }
}

const all = signal(read());

/** @param {string} game @returns {Progress} */
export const progressOf = (game) => ({ ...NONE, ...all.value[game] });

/** @param {string} game @param {Partial<Progress>} change */
export function keepProgress(game, change) {
  all.value = { ...all.value, [game]: { ...progressOf(game), ...change } };
  try {
    localStorage.setItem(KEY, JSON.stringify(all.value));
  } catch {
    // It holds for this visit.
  }
}
