/**
 * Motion: cards fly to the trick, sweep to the winner, ripple in at the deal. Nothing waits for it: every
 * function starts an animation and returns. With reduced motion there are fades only.
 */
import { calm } from "./store.js";

export const FLY = 210;
export const SWEEP = 260;
const EASE = "cubic-bezier(.2, .7, .2, 1)";

/** Where the own cards were when they were let go: the flight starts there. @type {Map<string, DOMRect>} */
const released = new Map();

/** @param {string} card @param {Element|null} element */
export function releaseFrom(card, element) {
  if (element) released.set(card, element.getBoundingClientRect());
}

/** @param {DOMRect} from @param {DOMRect} to */
function shift(from, to) {
  return { x: from.left + from.width / 2 - to.left - to.width / 2, y: from.top + from.height / 2 - to.top - to.height / 2 };
}

/** @param {number} seat */
const plaque = (seat) => document.querySelector(`[data-plaque="${seat}"]`);

/**
 * A card arrives in the trick, from the hand it was in or from its seat.
 * @param {HTMLElement} element  the card in its place
 * @param {{card: string, seat: number, delay?: number, turn?: number}} how
 */
export function flyIn(element, { card, seat, delay = 0, turn = 0 }) {
  const from = released.get(card);
  released.delete(card);
  if (calm()) return void element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FLY, delay, fill: "backwards" });
  const start = from ?? plaque(seat)?.getBoundingClientRect();
  if (!start) return;
  const place = element.getBoundingClientRect();
  const { x, y } = shift(start, place);
  const scale = from ? from.width / place.width : 0.55;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) rotate(${turn + (from ? -4 : 14)}deg) scale(${scale})`, opacity: from ? 1 : 0.2 },
      { opacity: 1, offset: 0.35 },
      { transform: `translate(0, 0) rotate(${turn}deg) scale(1)`, opacity: 1 },
    ],
    { duration: FLY, delay, easing: EASE, fill: "backwards" },
  );
}

/**
 * A finished trick goes to its winner.
 * @param {HTMLElement[]} cards
 * @param {number} winner
 */
export function sweepOut(cards, winner) {
  const goal = plaque(winner)?.getBoundingClientRect();
  for (const element of cards) {
    if (calm() || !goal) {
      element.animate([{ opacity: 1 }, { opacity: 0 }], { duration: SWEEP, fill: "forwards" });
      continue;
    }
    const { x, y } = shift(goal, element.getBoundingClientRect());
    element.animate(
      [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { transform: `translate(${x}px, ${y}px) scale(.4)`, opacity: 0 }],
      { duration: SWEEP, easing: "cubic-bezier(.5, 0, .7, .4)", fill: "forwards" },
    );
  }
}

/**
 * The new hand comes in card by card.
 * @param {HTMLElement[]} cards
 */
export function ripple(cards) {
  const each = Math.min(38, 420 / Math.max(1, cards.length));
  cards.forEach((element, place) => {
    const frames = calm()
      ? [{ opacity: 0 }, { opacity: 1 }]
      : [{ transform: "translateY(-46px) rotate(-3deg)", opacity: 0 }, { transform: "none", opacity: 1 }];
    element.animate(frames, { duration: 240, delay: place * each, easing: EASE, fill: "backwards" });
  });
}

/** Cards close the gap that a played card left. @param {HTMLElement[]} cards @param {Map<string, DOMRect>} before */
export function closeUp(cards, before) {
  if (calm()) return;
  for (const element of cards) {
    const was = before.get(element.dataset.card ?? "");
    if (!was) continue;
    const { x, y } = shift(was, element.getBoundingClientRect());
    if (Math.abs(x) + Math.abs(y) < 1) continue;
    element.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { duration: FLY, easing: EASE });
  }
}
