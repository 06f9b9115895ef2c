/**
 * What a pad comes to. Every rule stands in tables.json, which is made from the rule sheets; here they are only looked
 * up and added, in the words of docs/pad.md, so that the page and a server say the same.
 */

/** @typedef {import("./types").Folded} Folded */
/** @typedef {import("./types").PadRound} PadRound */
/** @typedef {import("./types").PadBid} PadBid */
/** @typedef {import("./types").PadMessage} PadMessage */
/** @typedef {import("./types").GameTable} GameTable */
/** @typedef {import("./types").Tables} Tables */
/** @typedef {import("./types").Rows} Rows */
/** @typedef {import("./types").RoundRow} RoundRow */
/** @typedef {import("./types").SeatRow} SeatRow */
/** @typedef {import("./types").SideRow} SideRow */
/** @typedef {Record<string, unknown>} Options */
/** @typedef {{game: GameTable, order: PadBid[], asked: Options, names: Record<string, string>}} Book */

/** @param {string} id @param {Record<string, any>} [args] @returns {PadMessage} */
const message = (id, args = {}) => ({ id, args });

/** @param {unknown} value */
const written = (value) => (typeof value === "string" ? value : JSON.stringify(value));

/** @template T @param {import("./types").Choice<T>} choice @param {Options} options @returns {T} */
const chosen = (choice, options) => choice.of[choice.at[choice.by.map((name) => written(options[name])).join(",")]];

/** A bound that may depend on how many play. @param {any} bound @param {number} seats @returns {number|null} */
export const boundFor = (bound, seats) => (bound !== null && typeof bound === "object" ? (bound[seats] ?? null) : (bound ?? null));

/**
 * The options of a game for so many players: defaults filled in, numbers cut to what fits.
 * @param {GameTable} game @param {Options} asked @param {number} seats @returns {Options}
 */
export function optionsFor(game, asked, seats) {
  return Object.fromEntries(
    game.options.map((option) => {
      const value = option.name in asked ? asked[option.name] : option.default;
      if (option.kind !== "number" || typeof value !== "number") return [option.name, value];
      const low = boundFor(option.low, seats) ?? -Infinity;
      const high = boundFor(option.high, seats) ?? Infinity;
      return [option.name, Math.min(high, Math.max(low, value))];
    }),
  );
}

/** How many may play at once: the nearest number of players that the game is for. @param {GameTable} game @param {number} seats */
const fitting = (game, seats) => Math.min(game.seats[1], Math.max(game.seats[0], seats));

/** Why so many cannot play this game, or null. @param {GameTable} game @param {number} seats */
function wrongNumber(game, seats) {
  const [fewest, most] = game.seats;
  if (seats >= fewest && seats <= most) return null;
  return fewest === most
    ? message("pad-players-exactly", { game: game.title, players: fewest })
    : message("pad-players-from-to", { game: game.title, fewest, most });
}

/** @param {Book} book @param {number} seats */
function scheduleOf({ game, asked }, seats) {
  const options = optionsFor(game, asked, fitting(game, seats));
  const { cards, usual } = chosen(game.deals[fitting(game, seats)], options);
  const rounds = options.rounds ?? usual;
  return { cards, schedule: usual === null ? null : cards.slice(0, Number(rounds)) };
}

// ---- one round

/** The bids that a round offers, in order. @param {Book} book @param {PadRound} round @returns {PadBid[]} */
function offered({ game, order, asked }, round) {
  const byCards = chosen(game.bids, optionsFor(game, asked, fitting(game, round.seats.length)));
  return (byCards[Math.min(round.cards, byCards.length - 1)] ?? []).map((place) => order[place]);
}

/** @param {(PadBid|undefined)[]} bids @returns {number} */
const numbersOf = (bids) => bids.reduce((/** @type {number} */ sum, bid) => sum + (typeof bid === "number" ? bid : 0), 0);

/** The bid that the hook takes from the dealer. @param {Book} book @param {PadRound} round @param {number} number @param {PadBid[]} bids */
function barredIn({ game, asked }, round, number, bids) {
  const from = chosen(game.hook, optionsFor(game, asked, fitting(game, round.seats.length)));
  if (from === null || number < from) return null;
  const others = round.seats.filter((player) => player !== round.dealer).map((player) => round.bids[player]);
  if (!others.every((bid) => bid !== undefined && bids.includes(bid))) return null;
  const wanted = round.cards - numbersOf(others);
  return bids.includes(wanted) ? wanted : null;
}

/** @param {Book} book @param {string} player @param {PadBid} bid @param {PadRound} round */
function impossible({ names }, player, bid, round) {
  const name = names[player] ?? "";
  if (bid === "nil") return message("pad-open-nil", { name });
  if (bid === "blind-nil") return message("pad-open-blind-nil", { name });
  return message("pad-open-bid", { name, bid, cards: round.cards });
}

/** The first thing that keeps a round open, or null. @param {Book} book @param {PadRound} round @param {PadBid[]} bids @returns {PadMessage|null} */
function whyOpen(book, round, bids) {
  const { game, names } = book;
  const wrong = wrongNumber(game, round.seats.length);
  if (wrong) return wrong;
  const most = game.most[round.seats.length];
  if (round.cards > most) return message("pad-open-cards", { cards: round.cards, players: round.seats.length, most });
  const bad = round.seats.find((player) => player in round.bids && !bids.includes(round.bids[player]));
  if (bad) return impossible(book, bad, round.bids[bad], round);
  const without = (/** @type {Record<string, unknown>} */ values) => round.seats.filter((player) => !(player in values)).map((player) => names[player] ?? "");
  const taken = numbersOf(Object.values(round.tricks));
  const trickless = without(round.tricks);
  if (taken > round.cards || (!trickless.length && taken !== round.cards)) return message("pad-open-sum", { taken, cards: round.cards });
  const bidless = without(round.bids);
  if (bidless.length) return message("pad-open-bids", { names: bidless });
  return trickless.length ? message("pad-open-tricks", { names: trickless }) : null;
}

/** @param {Book} book @param {PadRound} round @param {boolean} closed @returns {SeatRow[]} */
function seatRows({ game, order, asked }, round, closed) {
  const options = optionsFor(game, asked, fitting(game, round.seats.length));
  const { base, per } = chosen(game.seat, options);
  return round.seats.map((player) => {
    const bid = round.bids[player] ?? null;
    const tricks = round.tricks[player] ?? null;
    const place = bid === null ? -1 : order.indexOf(bid);
    const wanted = game.wanted[place] ?? null;
    if (!closed || tricks === null || wanted === null) return { player, bid, tricks, score: null, mark: null };
    const score = Object.entries(per).reduce((sum, [name, table]) => sum + Number(options[name]) * table[place][tricks], base[place][tricks]);
    return { player, bid, tricks, score, mark: tricks === wanted ? "met" : tricks > wanted ? "over" : "under" };
  });
}

/** The seats of each side of a round. @param {GameTable} game @param {string[]} seats @returns {string[][]} */
const sidesOf = (game, seats) =>
  game.sides ? Array.from({ length: game.sides }, (_, side) => seats.filter((_, seat) => seat % game.sides === side)) : seats.map((player) => [player]);

/**
 * What the partners of a side made, and the count of their bags with what it costs.
 * @param {Book} book @param {SeatRow[]} seats @param {boolean} closed @param {{bags: number, total: number}} before @returns {SideRow}
 */
function partnersRow({ game, order, asked }, seats, closed, before) {
  const players = seats.map(({ player }) => player);
  const side = game.side && chosen(game.side, optionsFor(game, asked, fitting(game, game.seats[0])));
  if (!side) throw new TypeError("partners without their table");
  let contract = 0, taken = 0, bags = 0, score = 0;
  for (const { bid, tricks, score: own } of seats) {
    const place = bid === null ? -1 : order.indexOf(bid);
    if (place < 0) continue;
    contract += side.contract[place];
    taken += Number(side.helps[place]) * (tricks ?? 0);
    bags += Number(side.lone_bags[place]) * (tricks ?? 0);
    score += own ?? 0;
  }
  if (!closed) return { players, contract, taken, score: null, bags: null, bags_before: before.bags, penalties: [], total: null };
  bags += side.bags[contract][taken];
  score += side.points[contract][taken] + bags;
  let count = before.bags + bags;
  /** @type {import("./types").Penalty[]} */
  const penalties = [];
  while (game.bag_limit !== null && count >= game.bag_limit) {
    count -= game.bag_limit;
    penalties.push({ points: -game.bag_cost, reason: message("pad-penalty-bags", { bags: game.bag_limit }) });
  }
  const total = before.total + score + penalties.reduce((sum, { points }) => sum + points, 0);
  return { players, contract, taken, score, bags: count, bags_before: before.bags, penalties, total };
}

// ---- the whole pad

/** @param {PadRound[]} rounds @param {string[]} seats @param {string[]} all */
function everybody(rounds, seats, all) {
  const seen = new Set([...seats, ...rounds.flatMap((round) => round.seats)]);
  return all.filter((player) => seen.has(player));
}

/** Who deals next. @param {PadRound|undefined} last @param {string[]} seats */
function nextDealer(last, seats) {
  if (!last) return seats[0];
  const now = seats.indexOf(last.dealer);
  if (now >= 0) return seats[(now + 1) % seats.length];
  const from = last.seats.indexOf(last.dealer);
  const after = [...last.seats.slice(from + 1), ...last.seats.slice(0, from)];
  return after.find((player) => seats.includes(player)) ?? seats[0];
}

/** Whether the rules say that the match has ended. @param {Book} book @param {number[]} totals @param {boolean} allRounds @param {Options} options */
function ended({ game }, totals, allRounds, options) {
  const { reach, fall, when, finished } = game.over;
  const highest = Math.max(...totals);
  const bound = (/** @type {string|null} */ name) => (name === null ? null : /** @type {number|null} */ (options[name] ?? null));
  const [target, floor] = [bound(reach), bound(fall)];
  const bits = [finished && allRounds, target !== null && highest >= target, floor !== null && Math.min(...totals) <= floor, totals.filter((total) => total === highest).length > 1];
  return when[bits.reduce((sum, bit, i) => sum + (bit ? 2 ** i : 0), 0)];
}

/** @param {Book} book @param {PadRound[]} rounds @returns {{rows: RoundRow[], totals: Map<string, number>, bags: number[]}} */
function roundRows(book, rounds) {
  const { game } = book;
  /** By player where each is alone, by side ("0", "1") where partners are. @type {Map<string, number>} */
  const totals = new Map();
  const bags = Array.from({ length: game.sides }, () => 0);
  const rows = rounds.map((round, i) => {
    const number = i + 1;
    const bids = offered(book, round);
    const barred = barredIn(book, round, number, bids);
    const why_open = whyOpen(book, round, bids);
    const closed = why_open === null;
    const seats = seatRows(book, round, closed);
    const sides = sidesOf(game, round.seats).map((players, side) => {
      const key = game.sides ? String(side) : players[0];
      const own = seats.filter(({ player }) => players.includes(player));
      const row = game.sides ? partnersRow(book, own, closed, { bags: bags[side], total: totals.get(key) ?? 0 }) : aloneRow(own[0], totals.get(key) ?? 0);
      if (closed) totals.set(key, row.total ?? 0);
      if (closed && game.sides) bags[side] = row.bags ?? 0;
      return row;
    });
    const broken = barred !== null && round.bids[round.dealer] === barred;
    return {
      id: round.id, number, cards: round.cards, dealer: round.dealer, trump: round.trump ?? game.trump,
      closed, why_open, warning: broken ? message("pad-hook-broken", { name: book.names[round.dealer] ?? "", bid: barred }) : null,
      bids, barred, bid_sum: numbersOf(Object.values(round.bids)), trick_sum: numbersOf(Object.values(round.tricks)), seats, sides,
    };
  });
  return { rows, totals, bags };
}

/** @param {SeatRow} seat @param {number} before @returns {SideRow} */
const aloneRow = ({ player, score }, before) => ({
  players: [player], contract: null, taken: null, score, bags: null, bags_before: null, penalties: [], total: score === null ? null : before + score,
});

/** @param {RoundRow[]} closed @param {string} player */
function exactOf(closed, player) {
  const marks = closed.flatMap(({ seats }) => seats.filter((seat) => seat.player === player && seat.mark !== null));
  return { made: marks.filter(({ mark }) => mark === "met").length, tried: marks.length };
}

/** @param {RoundRow[]} closed @param {number} side */
function contractsOf(closed, side) {
  const tried = closed.map(({ sides }) => sides[side]).filter(({ contract }) => contract !== null && contract > 0);
  return { made: tried.filter(({ contract, taken }) => Number(taken) >= Number(contract)).length, tried: tried.length };
}

/** @type {Rows} */
const NOTHING = {
  problem: message("pad-no-game"), players: [], sides: [], rounds: [], totals: [], places: [], bags: null, exact: [], contracts: null,
  finished: 0, left: null, schedule: null, target: null, next: null, over: false,
};

/**
 * Everything that is computed.
 * @param {Folded} pad
 * @param {Tables} tables
 * @returns {Rows}
 */
export function rowsOf(pad, tables) {
  const game = pad.game && tables.games[pad.game.key];
  if (!pad.game || !game) return NOTHING;
  const names = Object.fromEntries(pad.players.map(({ id, name }) => [id, name]));
  const book = { game, order: tables.order, asked: pad.game.options ?? {}, names };
  const { rows, totals: sums, bags } = roundRows(book, pad.rounds);
  const players = everybody(pad.rounds, pad.seats, pad.players.map(({ id }) => id));
  const sides = game.sides ? sidesOf(game, pad.seats) : players.map((player) => [player]);
  const totals = sides.map((seats, side) => sums.get(game.sides ? String(side) : seats[0]) ?? 0);
  const closed = rows.filter((row) => row.closed);
  const options = optionsFor(game, book.asked, fitting(game, pad.seats.length));
  const { cards, schedule } = scheduleOf(book, pad.seats.length);
  const problem = wrongNumber(game, pad.seats.length);
  const number = rows.length + 1;
  const deals = schedule ?? cards;
  return {
    problem, players, sides, rounds: rows, totals,
    places: totals.map((own) => 1 + totals.filter((other) => other > own).length),
    bags: game.sides ? bags : null,
    exact: players.map((player) => exactOf(closed, player)),
    contracts: game.sides ? sides.map((_, side) => contractsOf(closed, side)) : null,
    finished: closed.length, left: schedule && Math.max(0, schedule.length - closed.length), schedule,
    target: game.over.reach === null ? null : /** @type {number|null} */ (options[game.over.reach] ?? null),
    next: problem ? null : { number, dealer: nextDealer(pad.rounds[pad.rounds.length - 1], pad.seats), cards: deals[Math.min(number, deals.length) - 1], seats: pad.seats },
    over: closed.length > 0 && closed.length === rows.length && ended(book, totals, schedule !== null && closed.length >= schedule.length, options),
  };
}
