/** Laying a position on the table, and playing on from it before the learner's eyes. */
import { calm } from "../store.js";
import { board, clearBoard } from "../trick.js";
import { SWEEP } from "../motion.js";
import { say } from "../say.js";
import { cardSound } from "../sound.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../types").Face} Face */
/** @typedef {import("./types").ShownView} ShownView */
/** @typedef {import("./types").Move} Move */

const PACE = 520;
const REST = 900;
/** With reduced motion nothing flies, so nothing needs to be waited for. */
const CALM = 60;

/**
 * What was sent as a view that the table can draw. Whoever learns is "You" there, and no suit is told by a name.
 * @param {ShownView} shown
 * @param {{game: string, title: string, faces: Record<string, Face>}} about
 * @returns {View}
 */
export function viewOf(shown, about) {
  const { tricks_done: done, ...rest } = shown;
  const seat = shown.seat;
  return /** @type {View} */ ({
    ...rest,
    game: about.game,
    title: about.title,
    faces: about.faces,
    options: {},
    players: shown.players.map((name, at) => (at === seat ? say("page-you") : name)),
    tricks: Array.from({ length: done }),
    barred: {},
    says: "",
    sheet: [],
    result: null,
  });
}

let laid = 0;
let waiting = 0;

/** @param {number} ms */
const after = (ms) => new Promise((done) => void (waiting = window.setTimeout(done, calm() ? Math.min(ms, CALM) : ms)));

/** Puts the trick of a view on the table, as it lies. @param {View} view */
export function lay(view) {
  clearTimeout(waiting);
  laid += 1;
  const { number = view.tricks.length + 1, leader = null, plays = [], best = null } = view.trick ?? {};
  board.value = { round: `learn/${laid}`, number, leader, plays, best, winner: null, stage: "open", still: plays.length };
}

/** Takes everything off the table, when the page is left. */
export function clear() {
  clearTimeout(waiting);
  laid += 1;
  clearBoard();
}

/** Shows whose the trick is. @param {number} winner */
export function award(winner) {
  board.value = { ...board.value, winner, best: winner, stage: "rest" };
}

/** Sends the finished trick to its winner. */
export async function sweep() {
  if (board.value.winner === null || !board.value.plays.length) return;
  const here = laid;
  board.value = { ...board.value, stage: "sweep" };
  await after(SWEEP);
  if (here === laid) board.value = { ...board.value, number: board.value.number + 1, plays: [], leader: null, best: null, winner: null, stage: "open", still: 0 };
}

/**
 * Plays moves one after another; the last finished trick stays. It stops when something else is laid out.
 * @param {Move[]} moves
 * @param {(move: Move) => void} tell  called as each is made
 * @returns {Promise<boolean>} whether it came to the end
 */
export async function playOn(moves, tell) {
  const here = laid;
  for (const [at, move] of moves.entries()) {
    if (at > 0) await after(move.card ? PACE : PACE / 2);
    if (here !== laid) return false;
    if (move.card) {
      if (board.value.winner !== null) {
        await after(REST);
        if (here !== laid) return false;
        await sweep();
        if (here !== laid) return false;
      }
      put(move);
    }
    tell(move);
  }
  return true;
}

/** @param {Move} move */
function put(move) {
  cardSound();
  const { seat, card = "", ace = false, number = 1 } = move;
  const now = board.value;
  const plays = number === now.number ? now.plays : [];
  const winner = move.winner ?? null;
  board.value = { ...now, number, leader: move.leader ?? null, plays: [...plays, { seat, card, ace }], best: move.best ?? null, winner, stage: winner === null ? "open" : "rest" };
}
