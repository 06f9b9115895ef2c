/**
 * Card faces, drawn here in SVG: crisp at any size, coloured by the tokens of the theme.
 * A face carries no name of its own; whoever shows it says the name (see `cardName`).
 */
import { html } from "./lib.js";
import { message, say } from "./say.js";

/** @typedef {import("./types").CardCode} CardCode */
/** @typedef {import("./types").Face} Face */
/** @typedef {import("./types").SuitLetter} SuitLetter */

/** The four suits in a box of 32 by 32. @type {Record<SuitLetter, string>} */
export const SUIT_PATHS = {
  S: "M16 2.5C19.2 8 28.4 12.4 28.4 19.3c0 3.9-2.9 6.3-6.2 6.3-2 0-3.7-.9-4.9-2.5.3 2.9 1.3 5 3.5 6.4h-9.6c2.2-1.4 3.2-3.5 3.5-6.4-1.2 1.6-2.9 2.5-4.9 2.5-3.3 0-6.2-2.4-6.2-6.3C3.6 12.4 12.800 8 16 2.500Z",
  H: "M16 28.600C6.300 21 2.800 16.200 2.800 10.900 2.800 6.700 5.800 3.900 9.400 3.900c2.900 0 5.400 1.700 6.600 4.600 1.200-2.900 3.700-4.600 6.600-4.600 3.600 0 6.600 2.800 6.600 7 0 5.300-3.500 10.100-13.200 17.700Z",
  D: "M16 2.300c2.600 5.100 6.100 9.600 10.300 13.700-4.200 4.100-7.700 8.600-10.300 13.700C13.400 24.600 9.900 20.100 5.700 16 9.900 11.900 13.400 7.400 16 2.300Z",
  C: "M16 2.800a6.300 6.300 0 0 1 4.700 10.500 6.300 6.300 0 1 1-3.400 9.400c.3 2.900 1.300 5.300 3.500 6.800h-9.600c2.200-1.500 3.200-3.900 3.500-6.800a6.300 6.300 0 1 1-3.400-9.400A6.300 6.300 0 0 1 16 2.800Z",
};

/** @type {Record<SuitLetter, string>} */
const SUIT_IDS = { S: "suit-spades", H: "suit-hearts", D: "suit-diamonds", C: "suit-clubs" };
/** @type {Record<SuitLetter, string>} */
const SUIT_CLASS = { S: "spade", H: "heart", D: "diamond", C: "club" };
/** @type {Record<string, string>} */
const RANK_IDS = { J: "rank-jack", Q: "rank-queen", K: "rank-king", A: "rank-ace" };

const STAR = "M16 2.500l4 8.900 9.700 1-7.300 6.500 2.100 9.600L16 23.600l-8.500 4.900 2.100-9.600-7.300-6.500 9.700-1Z";

/** Where the pips of a number card stand, right of the index: [x, y]; those below the middle are turned round. */
const LEFT = 50, RIGHT = 80, MID = 65;
/** @type {[number, number][]} */
const SIX = [[LEFT, 29], [RIGHT, 29], [LEFT, 70], [RIGHT, 70], [LEFT, 111], [RIGHT, 111]];
/** @type {[number, number][]} */
const EIGHT = [[LEFT, 26], [RIGHT, 26], [LEFT, 55.500], [RIGHT, 55.500], [LEFT, 84.500], [RIGHT, 84.500], [LEFT, 114], [RIGHT, 114]];
/** @type {Record<string, [number, number][]>} */
const PIPS = {
  2: [[MID, 32], [MID, 108]],
  3: [[MID, 29], [MID, 70], [MID, 111]],
  4: [[LEFT, 32], [RIGHT, 32], [LEFT, 108], [RIGHT, 108]],
  5: [[LEFT, 30], [RIGHT, 30], [MID, 70], [LEFT, 110], [RIGHT, 110]],
  6: SIX,
  7: [...SIX, [MID, 49.500]],
  8: [...SIX, [MID, 49.500], [MID, 90.500]],
  9: [...EIGHT, [MID, 70]],
  T: [...EIGHT, [MID, 41], [MID, 99]],
};

/** @param {CardCode} code @returns {SuitLetter|null} */
export const suitOf = (code) => (code.endsWith("J") && code.length === 2 && "BL".includes(code[0]) ? null : /** @type {SuitLetter} */ (code[1]));

/** A suit as it goes into a sentence. @param {SuitLetter} suit */
export const suitMessage = (suit) => message(SUIT_IDS[suit]);

/** "spades". @param {SuitLetter} suit */
export const suitWord = (suit) => say(SUIT_IDS[suit]);

/**
 * A card as it goes into a sentence: "ace of hearts, Wizard".
 * @param {CardCode} code
 * @param {Record<CardCode, Face>} [faces]
 * @returns {import("./say.js").Message}
 */
export function cardWord(code, faces = {}) {
  const face = faces[code];
  const suit = suitOf(code);
  if (!suit) {
    const joker = message(code === "BJ" ? "card-big-joker" : "card-little-joker");
    return face?.suit ? message("card-joker-spade", { card: joker }) : joker;
  }
  const rank = code[0] === "T" ? "10" : code[0];
  const card = message("card-name", { rank: RANK_IDS[rank] ? message(RANK_IDS[rank]) : rank, suit: suitMessage(suit) });
  if (!face) return card;
  if (!face.suitless) return message("card-high-spade", { card });
  return message(rank === "A" ? "card-wizard" : "card-jester", { card });
}

/**
 * "Ace of hearts, Wizard": what a person would say.
 * @param {CardCode} code
 * @param {Record<CardCode, Face>} [faces]
 */
export function cardName(code, faces = {}) {
  const { said, args } = cardWord(code, faces);
  return say(said, args).replace(/^./u, (first) => first.toUpperCase());
}

/** @param {{d: string, x: number, y: number, size: number, turned?: boolean, class?: string}} props */
function Mark({ d, x, y, size, turned, class: name }) {
  const turn = turned ? ` rotate(180 ${x} ${y})` : "";
  return html`<path class=${name} d=${d} transform=${`${turn} translate(${x - size / 2} ${y - size / 2}) scale(${size / 32})`} />`;
}

/** A suit symbol to stand in a line of text. @param {{suit: SuitLetter}} props */
export function Suit({ suit }) {
  return html`<svg class=${`suit ${SUIT_CLASS[suit]}`} viewBox="0 0 32 32" aria-hidden="true"><path d=${SUIT_PATHS[suit]} /></svg>`;
}

/* Court figures: the upper half in a box from (30, 22) to (70, 70); the lower half is the same, turned. */

const KING = html`<path d="M36.500 38.500 34.200 25.500l8.300 6.500L50 21.500l7.500 10.500 8.300-6.500-2.300 13Z" /><path d="M36.500 40.500h27v3.200h-27Z" />
  <path class="soft" d="M39 45.500h22v6.500c0 5.500-4.600 10-11 14.500-6.400-4.500-11-9-11-14.500Z" /><path class="paper" d="M42.500 45.500h15v4.500a7.500 5.500 0 0 1-15 0Z" />
  <path d="M30 70.500V70c.5-6.500 4-11 10-12.500L50 68l10-10.500c6 1.500 9.500 6 10 12.500v.5Z" />`;
const QUEEN = html`<circle cx="38" cy="27" r="3" /><circle cx="50" cy="23.500" r="3.400" /><circle cx="62" cy="27" r="3" />
  <path d="M37 38.500 38.300 31l6 3.500L50 28l5.700 6.500 6-3.500 1.300 7.500Z" />
  <path class="soft" d="M37 40.500h26c1.500 8 3.500 13 5 18.500-6 1.800-12 1.500-18 1.500s-12 .3-18-1.500c1.500-5.500 3.500-10.500 5-18.500Z" /><path class="paper" d="M41.500 40.500h17V49a8.500 9.500 0 0 1-17 0Z" />
  <path d="M30 70.500V70c.5-5.500 4.500-8.500 11-9.500 2 4 5 6.500 9 6.500s7-2.500 9-6.500c6.500 1 10.500 4 11 9.500v.5Z" />`;
const JACK = html`<path d="M36 40.500c-1.500-7 4-12.500 12-13.500 4-.5 10 .5 14.500 4.500 3 2.700 3.500 6 1.500 9Z" />
  <path class="soft" d="M61 33c1.500-5 1-9-1.500-12.500 5.500 1.500 9.500 6 8.500 12-1 4-4 5-7 .5Z" />
  <path class="soft" d="M38 42.500h24v14.500h-24Z" /><path class="paper" d="M41.500 42.500h17V50a8.500 9.500 0 0 1-17 0Z" />
  <path d="M30 70.500V70c.5-6 4-10 10-11l7.500 5.500v6Zm40 0V70c-.5-6-4-10-10-11l-7.500 5.500v6Z" /><path class="soft" d="M47.500 64.500h5v6h-5Z" />`;
/** @type {Record<string, unknown>} */
const COURTS = { K: KING, Q: QUEEN, J: JACK };

/** A tall hat and a star: the wizard. */
const HAT = html`<path class="soft" d="M27 99c7 5.500 15 7.500 23 7.500s16-2 23-7.500c2.500 3 1 6.500-3 8.500-6 3-12.500 4.500-20 4.500s-14-1.500-20-4.500c-4-2-5.500-5.500-3-8.500Z" />
  <path d="M33.500 97C39 82 43 66 47 47c.7-3.300 4.500-4 5.700-1C55 52 60 54.500 64 53.500c-3.500 3-7 4-9.500 3.500C57.500 72 61.500 86 66.500 97c-10 4.500-23 4.500-33 0Z" />
  <path class="paper" d="m48.500 72 2.400 5.400 5.900.6-4.400 4 1.300 5.800-5.200-3-5.200 3 1.300-5.800-4.400-4 5.900-.6Z" />`;
/** A cap of three points with bells: jester and joker. */
const CAP = html`<path class="soft" d="M50 60c-6 9-6 24-6.500 34h13C56 84 56 69 50 60Z" />
  <path d="M43.500 94C40 80 34 70 25 67c-1-10 6-14 12-10.500 5.500 3 8.500 10 9.500 20Zm13 0C60 80 66 70 75 67c1-10-6-14-12-10.500-5.500 3-8.500 10-9.500 20Z" />
  <path d="M50 46c5.500 5 8 12 7 24-1 8-2.500 14-4 20h-6c-1.500-6-3-12-4-20-1-12 1.500-19 7-24Z" class="edge" />
  <circle cx="24" cy="71.500" r="4.500" /><circle cx="76" cy="71.500" r="4.500" /><circle cx="50" cy="43" r="4.500" />
  <path d="M36 97h28v7c-9 2.500-19 2.500-28 0Z" />`;

/** @param {{rank: string, suit: SuitLetter, muted?: boolean}} props */
function Corner({ rank, suit, muted }) {
  const label = rank === "T" ? "10" : rank;
  return html`<text class=${rank === "T" ? "rank ten" : "rank"} x=${rank === "T" ? 19 : 18} y=${muted ? 53 : 38}>${label}</text>
    <${Mark} class=${muted ? "muted" : ""} d=${SUIT_PATHS[suit]} x=${18} y=${muted ? 66 : 56.5} size=${muted ? 17 : 24} />`;
}

/** @param {{figure: unknown}} props */
const Court = ({ figure }) => html`<rect class="panel" x="39.500" y="9.500" width="52" height="121" rx="5" />
  <g transform="translate(65.500 70) scale(1.22) translate(-50 -70)">${figure}</g>
  <g transform="translate(65.500 70) rotate(180) scale(1.22) translate(-50 -70)">${figure}</g>`;

/** @param {{code: CardCode}} props */
function SuitFace({ code }) {
  const rank = code[0];
  const suit = /** @type {SuitLetter} */ (code[1]);
  let picture;
  if (rank === "A") picture = html`<${Mark} d=${SUIT_PATHS[suit]} x=${62} y=${80} size=${suit === "S" ? 66 : 60} />`;
  else if (COURTS[rank]) picture = html`<${Court} figure=${COURTS[rank]} />`;
  else picture = PIPS[rank].map(([x, y]) => html`<${Mark} d=${SUIT_PATHS[suit]} x=${x} y=${y} size=${21} turned=${y > 70} />`);
  return html`<g class=${`ink-${SUIT_CLASS[suit]}`}><${Corner} rank=${rank} suit=${suit} />${picture}</g>`;
}

/** A card that is more than its rank: wizard, jester. @param {{code: CardCode, face: Face}} props */
function SuitlessFace({ code, face }) {
  const suit = suitOf(code);
  return html`<g class="ink-none"><text class="word" x="7" y="18.500">${face.mark}</text>
    ${suit && html`<${Corner} rank=${code[0]} suit=${suit} muted />`}
    <g transform="translate(10 4)">${code[0] === "A" ? HAT : CAP}</g></g>`;
}

/** @param {{code: CardCode, face?: Face}} props */
function JokerFace({ code, face }) {
  const big = code === "BJ";
  const suit = face?.suit;
  return html`<g class=${`ink-${suit ? SUIT_CLASS[suit] : "none"}`}><text class="word" x="7" y="18.500">${face?.mark || say("table-joker-mark")}</text>
    <${Mark} class=${big ? "" : "outline"} d=${STAR} x=${19} y=${37} size=${25} />
    ${suit && html`<${Mark} d=${SUIT_PATHS[suit]} x=${19} y=${62} size=${20} />`}
    <g class=${big ? "joker big" : "joker little"} transform="translate(10 4)">${CAP}</g></g>`;
}

/**
 * The drawing of one card.
 * @param {{code: CardCode, face?: Face, class?: string}} props
 */
export function CardFace({ code, face, class: name = "" }) {
  let inside;
  if (!suitOf(code)) inside = html`<${JokerFace} code=${code} face=${face} />`;
  else if (face?.suitless) inside = html`<${SuitlessFace} code=${code} face=${face} />`;
  else inside = html`<${SuitFace} code=${code} />`;
  return html`<svg class=${`face ${name}`} viewBox="0 0 100 140" aria-hidden="true" focusable="false">${inside}</svg>`;
}

/** The back of a card: it tells nothing. @param {{class?: string}} props */
export function CardBack({ class: name = "" }) {
  const lozenges = [];
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 6; column++) {
      lozenges.push(`M${17.500 + column * 13} ${16 + row * 13.500}l4.200 4.400-4.200 4.400-4.200-4.400Z`);
    }
  }
  return html`<svg class=${`face back ${name}`} viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    <rect class="ground" x="5" y="5" width="90" height="130" rx="5" /><path class="lattice" d=${lozenges.join("")} />
  </svg>`;
}
