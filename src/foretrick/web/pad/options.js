/** The options of a game as the controls of a table want them, from the tables and the messages: no server is asked. */
import { valueText } from "../options.js";
import { say } from "../say.js";
import { boundFor } from "./rows.js";

/** @typedef {import("./types").GameTable} GameTable */
/** @typedef {import("../types").OptionInfo} OptionInfo */

/** @param {string} name */
const idOf = (name) => `option-${name.replaceAll("_", "-")}`;

/** What leaving a number out means; of the cards of a hand, the most there are. @param {string} name @param {number|null} high */
const emptyText = (name, high) => (name === "cards" ? String(high) : say(`${idOf(name)}-empty`));

/**
 * @param {GameTable} game
 * @param {number} seats
 * @returns {OptionInfo[]}
 */
export const optionInfos = (game, seats) =>
  game.options.map((option) => ({
    name: option.name,
    label: say(idOf(option.name)),
    help: say(`${idOf(option.name)}-help`),
    default: option.default,
    kind: option.kind === "switch" ? "bool" : option.kind,
    choices: option.choices && option.choices.map((value) => ({ value, label: say(`${idOf(option.name)}-${value}`) })),
    low: boundFor(option.low, seats),
    high: boundFor(option.high, seats),
    nullable: option.nullable === true,
    empty: option.nullable ? emptyText(option.name, boundFor(option.high, seats)) : null,
  }));

/**
 * Two house rules that do not go together, as a sentence; null where all do.
 * @param {GameTable} game
 * @param {OptionInfo[]} infos
 * @param {Record<string, unknown>} chosen
 */
export function clashOf(game, infos, chosen) {
  const valueOf = (/** @type {string} */ name) => (name in chosen ? chosen[name] : infos.find((option) => option.name === name)?.default);
  const clash = game.clashes.find((pair) => pair.every(([name, value]) => valueOf(name) === value));
  if (!clash) return null;
  const [first, second] = clash.map(([name, value]) => {
    const option = infos.find((found) => found.name === name);
    return option ? `${option.label}: ${valueText(option, value)}` : name;
  });
  return say("pad-clash", { first, second });
}
