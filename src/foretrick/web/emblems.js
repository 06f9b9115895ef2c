/** The picture of each game, laid out of its own cards. */
import { html } from "./lib.js";
import { CardFace } from "./cards.js";
import { say } from "./say.js";

/** @typedef {{card: string, at: string}} Laid */

/** How a card of a game is drawn: the word in its corner, and what it is. @typedef {{mark: () => string, suitless: boolean, suit?: "S"}} Drawn */

/** @type {Record<string, {cards: Laid[], faces: Record<string, Drawn>}>} */
const EMBLEMS = {
  "joker-in-the-hole": {
    cards: [{ card: "BJ", at: "peeping" }],
    faces: {},
  },
  "spades-with-jokers": {
    cards: [
      { card: "AS", at: "low" },
      { card: "LJ", at: "middle" },
      { card: "BJ", at: "high" },
    ],
    faces: {
      BJ: { mark: () => say("mark-big"), suitless: false, suit: "S" },
      LJ: { mark: () => say("mark-little"), suitless: false, suit: "S" },
    },
  },
  "wizards-and-jesters": {
    cards: [
      { card: "2D", at: "left" },
      { card: "AH", at: "right" },
    ],
    faces: {
      AH: { mark: () => say("mark-wizard"), suitless: true },
      "2D": { mark: () => say("mark-jester"), suitless: true },
    },
  },
  "oh-hell": {
    cards: [
      { card: "7C", at: "left" },
      { card: "KH", at: "right" },
    ],
    faces: {},
  },
  spades: {
    cards: [
      { card: "KS", at: "left" },
      { card: "AS", at: "right" },
    ],
    faces: {},
  },
};

/** @param {{laid: Laid, face?: Drawn}} props */
const LaidCard = ({ laid, face }) => html`<div class="emblem-card" data-at=${laid.at}>
  <${CardFace} code=${laid.card} face=${face && { ...face, mark: face.mark(), name: "" }} />
</div>`;

/**
 * Decoration only: the title beside it says which game it is.
 * @param {{game: string, size?: "large"|"small"}} props
 */
export function Emblem({ game, size = "large" }) {
  const emblem = EMBLEMS[game];
  if (!emblem) return null;
  const cards = emblem.cards.map((laid) => html`<${LaidCard} key=${laid.card} laid=${laid} face=${emblem.faces[laid.card]} />`);
  const inHole = emblem.cards.some(({ at }) => at === "peeping");
  return html`<div class="emblem" data-game=${game} data-size=${size} aria-hidden="true">
    ${inHole ? html`<div class="emblem-hole"></div><div class="emblem-peep">${cards}</div>` : cards}
  </div>`;
}
