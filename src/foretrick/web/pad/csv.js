/** A pad as CSV, as docs/pad.md and foretrick.scorepad.csvform have it: for a spreadsheet, and readable again. */

/** @typedef {import("./types").Folded} Folded */
/** @typedef {import("./types").Rows} Rows */
/** @typedef {import("./types").RoundRow} RoundRow */
/** @typedef {import("./types").PadRound} PadRound */
/** @typedef {import("./book.js").Change} Change */
/** @typedef {string|number|null} CellText */

const HEAD = "Foretrick pad";
const VERSION = "1";
const BEFORE = ["Round", "Cards", "Dealer", "Seats", "Trump"];
/** What a spreadsheet would take for a formula. */
const FORMULA = /^'*[=+\-@\t\r]/;
const PROTECTED = /^'+[=+\-@\t\r]/;

/** @param {CellText} cell */
function quoted(cell) {
  if (typeof cell !== "string") return cell === null ? "" : String(cell);
  const plain = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** The pad as it stands. @param {Folded} pad @param {Rows} found */
export const asCsv = (pad, found) => linesOf(pad, found).map((line) => `${line.map(quoted).join(",")}\r\n`).join("");

/** @param {Folded} pad @param {Rows} found @returns {CellText[][]} */
function linesOf(pad, found) {
  const numbers = Object.fromEntries(pad.players.map(({ id }, i) => [id, i + 1]));
  const listed = (/** @type {string[]} */ seats) => seats.map((player) => numbers[player] ?? "?").join(" ");
  const partners = found.bags !== null;
  /** @type {CellText[][]} */
  const lines = [[HEAD, VERSION]];
  if (pad.game) lines.push(["Game", pad.game.key]);
  for (const [name, value] of Object.entries(pad.game?.options ?? {})) lines.push(["Option", name, typeof value === "string" ? value : JSON.stringify(value)]);
  if (pad.started !== null) lines.push(["Started", pad.started]);
  if (pad.note) lines.push(["Note", pad.note]);
  for (const { id, name } of pad.players) lines.push(["Player", numbers[id], name]);
  if (pad.cells.has("seats")) lines.push(["Table", listed(pad.seats)]);
  lines.push([], [...BEFORE, ...headsOf(pad, found, partners)]);
  pad.rounds.forEach((round, i) => lines.push(roundLine(pad, round, found.rounds[i], { numbers, listed, partners })));
  if (found.rounds.length) lines.push(["Total", "", "", "", "", ...totalsOf(pad, found, partners)]);
  return lines;
}

/** @param {Folded} pad @param {Rows} found @param {boolean} partners */
function headsOf(pad, found, partners) {
  const own = pad.players.flatMap(({ name }) => [`${name} bid`, `${name} tricks`, ...(partners ? [] : [`${name} score`, `${name} total`])]);
  const sides = partners ? found.sides.flatMap((_, side) => ["contract", "taken", "score", "bags", "penalty", "total"].map((part) => `Side ${side + 1} ${part}`)) : [];
  return [...own, ...sides];
}

/**
 * @param {Folded} pad @param {PadRound} round @param {RoundRow|undefined} row
 * @param {{numbers: Record<string, number>, listed: (seats: string[]) => string, partners: boolean}} how
 * @returns {CellText[]}
 */
function roundLine(pad, round, row, { numbers, listed, partners }) {
  /** @type {CellText[]} */
  const line = [row?.number ?? "", round.cards, numbers[round.dealer] ?? "", listed(round.seats), round.trump ?? ""];
  for (const { id } of pad.players) {
    line.push(round.bids[id] ?? "", round.tricks[id] ?? "");
    const side = row?.sides.find(({ players }) => players[0] === id);
    if (!partners) line.push(side?.score ?? "", side?.total ?? "");
  }
  if (!partners || !row) return line;
  for (const side of row.sides) {
    const lost = side.penalties.reduce((sum, { points }) => sum + points, 0);
    line.push(side.contract, side.taken, side.score, side.bags, lost || "", side.total);
  }
  return line;
}

/** @param {Folded} pad @param {Rows} found @param {boolean} partners @returns {CellText[]} */
function totalsOf(pad, found, partners) {
  if (partners) return [...pad.players.flatMap(() => ["", ""]), ...found.totals.flatMap((total, side) => ["", "", "", found.bags?.[side] ?? "", "", total])];
  return pad.players.flatMap(({ id }) => {
    const side = found.sides.findIndex(([player]) => player === id);
    return ["", "", "", side < 0 ? "" : found.totals[side]];
  });
}

// ---- and back

/** Whether a text says that it is a pad as CSV. @param {string} text */
export const isCsv = (text) => text.slice(0, 40).replace(/^"/, "").startsWith(HEAD);

/** The lines of a CSV. @param {string} text @param {string} divider @returns {string[][]} */
function parsed(text, divider) {
  /** @type {string[][]} */
  const lines = [];
  /** @type {string[]} */
  let line = [];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"\\r\\n${divider}]*))(${divider === "\t" ? "\\t" : divider}|\\r\\n|\\n|\\r|$)`, "y");
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) throw new WrongLine(lines.length + 1);
    line.push(found[1] === undefined ? found[2] : found[1].replaceAll('""', '"'));
    if (found[3] === divider) continue;
    lines.push(line);
    line = [];
    if (found[3] === "") break;
  }
  return lines;
}

export class WrongLine extends Error {
  /** @param {number} line */
  constructor(line) {
    super(`line ${line}`);
    this.line = line;
  }
}

/** @param {string} word */
const value = (word) => (/^(null|true|false|-?[0-9]{1,6})$/.test(word) ? JSON.parse(word) : word);

/**
 * What a CSV says, as the changes that write it.
 * @param {string} text
 * @returns {Change[]}
 */
export function readCsv(text) {
  const divider = /^"?Foretrick pad"?([,;\t])/.exec(text)?.[1];
  if (!divider) throw new WrongLine(1);
  /** @type {Change[]} */
  const changes = [];
  /** @type {{key: string, options: Record<string, unknown>}|null} */
  let game = null;
  let players = 0;
  let rounds = 0;
  /** @type {{place: number, cell: string, player: string}[]|null} */
  let columns = null;
  parsed(text, divider).forEach((raw, i) => {
    const line = raw.map((cell) => (PROTECTED.test(cell) ? cell.slice(1) : cell));
    const wrong = () => new WrongLine(i + 1);
    const number = (/** @type {string|undefined} */ word) => {
      if (!/^[0-9]{1,3}$/.test((word ?? "").trim())) throw wrong();
      return Number(word);
    };
    const seats = (/** @type {string} */ words) =>
      words.split(/\s+/).filter(Boolean).map((word) => {
        const player = number(word);
        if (player < 1 || player > players) throw wrong();
        return `p${player}`;
      });
    const [head, first = "", second = ""] = line;
    if (line.every((cell) => !cell.trim()) || head === HEAD || head === "Total") return;
    if (head === "Game") changes.push([["game"], (game = { key: first, options: {} })]);
    else if (head === "Option" && game) game.options[first] = value(second);
    else if (head === "Started") changes.push([["started"], first]);
    else if (head === "Note") changes.push([["note"], first.replaceAll("\r\n", "\n")]);
    else if (head === "Player" && first === String(players + 1)) changes.push([["player", `p${++players}`], second]);
    else if (head === "Table") changes.push([["seats"], seats(first)]);
    else if (head === "Round") {
      const kinds = line.map((cell) => cell.split(" ").pop() ?? "");
      columns = ["bid", "tricks"].flatMap((cell) => {
        const places = kinds.flatMap((kind, place) => (kind === cell ? [place] : []));
        if (places.length !== players) throw wrong();
        return places.map((place, at) => ({ place, cell, player: `p${at + 1}` }));
      });
    } else if (columns) {
      const at = ["round", `r${++rounds}`];
      const table = seats(line[3] ?? "");
      changes.push([at, { place: rounds, seats: table, dealer: `p${number(line[2])}`, cards: number(first) }]);
      if (line[4]) changes.push([[...at, "trump"], line[4]]);
      for (const { place, cell, player } of columns) {
        const word = (line[place] ?? "").trim();
        if (table.includes(player) && word) changes.push([[...at, cell, player], word.endsWith("nil") ? word : number(word)]);
      }
    } else throw wrong();
  });
  return changes;
}
