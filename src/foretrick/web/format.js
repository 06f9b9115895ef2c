/** How numbers, names and suits are written everywhere around the table. */
import { html } from "./lib.js";
import { SUIT_WORDS, Suit } from "./cards.js";

/** @typedef {import("./types").SuitLetter} SuitLetter */
/** @typedef {import("./types").BidValue} BidValue */

/**
 * A number with a true minus sign: −20.
 * @param {number} value
 */
export const figure = (value) => (value < 0 ? `−${-value}` : String(value));

/**
 * A number that says its sign: +40, −20, 0.
 * @param {number} value
 */
export const signed = (value) => (value > 0 ? `+${value}` : figure(value));

/**
 * "1 trick", "3 tricks".
 * @param {number} count
 * @param {string} one
 * @param {string} [many]
 */
export const counted = (count, one, many = `${one}s`) => `${figure(count)} ${count === 1 ? one : many}`;

/**
 * Words as a spoken list: "Anna, Ben and Carla".
 * @param {string[]} words
 * @param {string} [last]
 */
export function list(words, last = "and") {
  if (words.length < 2) return words[0] ?? "";
  return `${words.slice(0, -1).join(", ")} ${last} ${words[words.length - 1]}`;
}

/**
 * "1st", "2nd", "11th".
 * @param {number} place
 */
export function ordinal(place) {
  const teen = place % 100 > 10 && place % 100 < 14;
  const ending = teen ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th");
  return `${place}${ending}`;
}

/**
 * A small number as a word, as a sentence wants it.
 * @param {number} value
 */
export const spelled = (value) =>
  ["none", "one", "two", "three", "four", "five", "six", "seven"][value] ?? String(value);

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A bid as it is said: "3", "nil", "blind nil".
 * @param {BidValue|null} bid
 */
export const bidText = (bid) => (bid === null ? "" : String(bid).replace("-", " "));

/**
 * The symbol of a suit with its word, coloured.
 * @param {{suit: SuitLetter}} props
 */
export const SuitName = ({ suit }) =>
  html`<span class="suit-name" data-suit=${suit}><${Suit} suit=${suit} />${" "}${SUIT_WORDS[suit]}</span>`;

/**
 * The symbol alone; a screen reader hears the word.
 * @param {{suit: SuitLetter}} props
 */
export const SuitSymbol = ({ suit }) =>
  html`<span class="suit-symbol"><${Suit} suit=${suit} /><span class="unseen">${SUIT_WORDS[suit]}</span></span>`;

/**
 * The names of a side: one name, or partners.
 * @param {{players: string[], sides: number[][]}} view
 * @param {number} side
 * @param {string} [joint]
 */
export const sideName = (view, side, joint = "and") =>
  list(view.sides[side].map((seat) => view.players[seat]), joint);

/**
 * The place of each total, ties sharing one: [30, 50, 30] -> [2, 1, 2].
 * @param {number[]} totals
 */
export const places = (totals) => totals.map((own) => 1 + totals.filter((other) => other > own).length);
