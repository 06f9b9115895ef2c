// An outside bot for the arena of Foretrick, for Node 18 or newer. It needs no package.
//
//   foretrick arena --game wizards --seats "node=cmd:node docs/examples/outside_bot.mjs,random,random,random"
//
// The arena writes one question a line to our standard input, as JSON, and waits for one answer a line on standard
// output. Standard output is for answers only; what we have to complain of goes to console.error.

import { createInterface } from "node:readline";

const RANKS = "23456789TJQKA";

// How high a card stands, roughly: 0 to 12 by rank, 13 to 25 for a trump. The view tells by mark which cards have a
// special part in the game, so the same lines serve several games.
function strength(view, card) {
  const mark = view.faces[card]?.mark;
  if (mark === "WIZARD") return 100;
  if (mark === "JESTER") return -1;
  const rank = RANKS.indexOf(card[0]); // the two jokers, BJ and LJ, are of no rank: -1
  return rank + (card[1] === view.trump ? RANKS.length : 0);
}

// The tricks that a hand promises: sure cards count as one, good ones as a part of one.
function promise(view) {
  if (view.hand === null) return view.cards / view.players.length; // we have not looked yet
  let tricks = 0;
  for (const card of view.hand) {
    const high = strength(view, card);
    if (high >= 23) tricks += 1; // a Wizard, or a queen or better of trumps
    else if (high >= 13) tricks += 0.5; // another trump
    else if (high >= 11) tricks += 0.5; // an ace or a king
  }
  return tricks;
}

// Of the bids that may be made, the number nearest to what the hand promises.
function bid(view) {
  const numbers = view.legal.filter((action) => /^bid \d+$/.test(action));
  if (numbers.length === 0) return "look"; // our cards still lie face down, and only a blind bid could be made
  const wanted = promise(view);
  const off = (action) => Math.abs(Number(action.slice(4)) - wanted);
  return numbers.reduce((best, action) => (off(action) < off(best) ? action : best));
}

// Take the trick while tricks are needed; afterwards get rid of high cards under those of others.
function play(view) {
  const cards = view.legal.map((action) => action.slice(5)); // "play TD"
  cards.sort((one, other) => strength(view, one) - strength(view, other));
  const needed = view.bids[view.seat] - view.won[view.seat];
  const plays = view.trick.plays;
  const winning = plays.find((played) => played.seat === view.trick.best);
  const takes = (card) =>
    winning === undefined ||
    (strength(view, card) > strength(view, winning.card) &&
      (card[1] === winning.card[1] || strength(view, card) >= RANKS.length));
  const lowest = cards[0];
  const highest = cards[cards.length - 1];
  if (needed > 0) return takes(highest) ? highest : lowest;
  const losing = cards.filter((card) => !takes(card));
  return losing.length > 0 ? losing[losing.length - 1] : lowest;
}

function decide(view) {
  if (view.phase === "bid") return bid(view);
  if (view.phase === "play") return `play ${play(view)}`;
  return view.legal[0]; // we are to name the trump suit: any will do
}

function answer(question) {
  if (question.type === "hello") {
    // Once before every round or match. A bot that cannot play here answers {"error": "why"}.
    return question.protocol === 1 ? { ready: true } : { error: "I speak protocol 1 only" };
  }
  return { action: decide(question.view) };
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(answer(JSON.parse(line)))}\n`);
}
