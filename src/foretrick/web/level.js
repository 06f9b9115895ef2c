/** How well a bot plays: as a row of small cards, and as a choice in a line of text. */
import { html } from "./lib.js";
import { levelsOf } from "./keep.js";
import { rich, say } from "./say.js";

/** @typedef {import("./types").BotInfo} BotInfo */

/**
 * As many cards lie face up as the bot's level says; nothing where there are no levels to tell apart.
 * @param {{bots: BotInfo[], bot: string}} props
 */
export function Strength({ bots, bot }) {
  const levels = levelsOf(bots);
  const level = levels.findIndex(({ key }) => key === bot) + 1;
  if (levels.length < 2 || !level) return null;
  const words = say("start-level-of", { level, levels: levels.length });
  return html`<span class="strength" role="img" aria-label=${words} title=${words}>
    ${levels.map((one, i) => html`<i key=${one.key} data-on=${i < level || null}></i>`)}
  </span>`;
}

/**
 * `words`: a message with the place of the choice in it, `{ $level }`.
 * @param {{bots: BotInfo[], value: string|null, words: string, args?: Record<string, number>, onPick: (bot: string) => void}} props
 */
export function LevelChoice({ bots, value, words, args, onPick }) {
  if (bots.length < 2) return null;
  /** @param {Event} event */
  const picked = (event) => onPick(/** @type {HTMLSelectElement} */ (event.target).value);
  return html`<label class="level-choice">
    ${rich(words, { level: html`<select value=${value} onChange=${picked}>${bots.map(({ key, label }) => html`<option key=${key} value=${key}>${label}</option>`)}</select>` }, args).map((piece) => (typeof piece === "string" ? html`<span>${piece.trim()}</span>` : piece))}
  </label>`;
}
