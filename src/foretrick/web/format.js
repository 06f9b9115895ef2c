/** How numbers, names and suits are written everywhere around the table, in the language of now. */
import { html } from "./lib.js";
import { Suit, suitWord } from "./cards.js";
import { both, language, say } from "./say.js";

/** @typedef {import("./types").SuitLetter} SuitLetter */
/** @typedef {import("./types").BidValue} BidValue */

/** @type {Map<string, Intl.NumberFormat>} */
const formats = new Map();

/** @param {Intl.NumberFormatOptions} options */
function format(options) {
  const key = `${language.value} ${JSON.stringify(options)}`;
  const made = formats.get(key) ?? new Intl.NumberFormat(language.value, options);
  formats.set(key, made);
  return made;
}

/** Numbers of four figures stand together, as scores do on paper. */
const PLAIN = /** @type {Intl.NumberFormatOptions} */ (/** @type {unknown} */ ({ useGrouping: "min2" }));

/**
 * A number with a true minus sign: −20.
 * @param {number} value
 */
export const figure = (value) => format(PLAIN).format(value === 0 ? 0 : value).replace("-", "−");

/**
 * A number that says its sign: +40, −20, 0.
 * @param {number} value
 */
export const signed = (value) => (value > 0 ? `+${figure(value)}` : figure(value));

/** A share of one: "91%", in German "91 %". @param {number} share */
export const percent = (share) => format({ style: "percent" }).format(share);

/**
 * The number that somebody typed, as the language of now writes it or with a plain minus; NaN where it is none.
 * @param {string} text
 */
export const typedNumber = (text) => Number.parseInt(text.replace("−", "-").replace(/(?<=\d)[.,\s](?=\d{3})/g, ""), 10);

/**
 * "1st", "2nd", "11th".
 * @param {number} place
 */
export function ordinal(place) {
  const kind = new Intl.PluralRules(language.value, { type: "ordinal" }).select(place);
  return say("page-ordinal", { place, kind });
}

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A bid as it is said: "3", "nil", "blind nil".
 * @param {BidValue|null} bid
 */
export function bidText(bid) {
  if (bid === null) return "";
  if (bid === "nil") return say("table-nil");
  return bid === "blind-nil" ? say("table-blind-nil") : figure(bid);
}

/**
 * The symbol of a suit with its word, coloured.
 * @param {{suit: SuitLetter}} props
 */
export const SuitName = ({ suit }) =>
  html`<span class="suit-name" data-suit=${suit}><${Suit} suit=${suit} />${" "}${suitWord(suit)}</span>`;

/**
 * The symbol alone; a screen reader hears the word.
 * @param {{suit: SuitLetter}} props
 */
export const SuitSymbol = ({ suit }) =>
  html`<span class="suit-symbol"><${Suit} suit=${suit} /><span class="unseen">${suitWord(suit)}</span></span>`;

/**
 * The names of a side: one name, or partners, "Ann and Ben".
 * @param {{players: string[], sides: number[][]}} view
 * @param {number} side
 */
export const sideName = (view, side) => both(view.sides[side].map((seat) => view.players[seat]));

/**
 * The same as it stands over a column: "Ann & Ben".
 * @param {{players: string[], sides: number[][]}} view
 * @param {number} side
 */
export const sideHead = (view, side) => view.sides[side].map((seat) => view.players[seat]).join(" & ");

/**
 * The place of each total, ties sharing one: [30, 50, 30] -> [2, 1, 2].
 * @param {number[]} totals
 */
export const places = (totals) => totals.map((own) => 1 + totals.filter((other) => other > own).length);
