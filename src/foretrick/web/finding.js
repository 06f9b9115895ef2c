/**
 * Finding words in the passages of a text, as one types: by the beginnings of words, each word of the query somewhere
 * in the passage, whatever accents it is written with. Nothing here touches the page.
 */

/**
 * A place to go to. `parts`: its paragraph, and the rows of the tables that belong to it.
 * @typedef {{id: string, number: string, section: string, parts: string[]}} Passage
 */
/** @typedef {{text: string, marked: boolean}} Piece */
/** @typedef {{passage: Passage, pieces: Piece[]}} Hit */
/** @typedef {{from: number, to: number, forms: string[]}} Word */
/** @typedef {(forms: string[]) => boolean} Fits */

const WORDS = /\d+\.\d+|[♠♥♦♣]|[\p{L}\p{N}]+/gu;
const SHORTEST_INSIDE = 3;
/** A cutting of a long part: so many letters before the first word that was found, and so many in all. */
const BEFORE = 40;
const LONGEST = 170;

/** @type {Record<string, string>} */
const SPELLED = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", æ: "ae", œ: "oe", ø: "oe" };

/** Without accents: "Über" is "uber". @param {string} word */
const bare = (word) => word.toLowerCase().replace(/[ßæœø]/g, (letter) => SPELLED[letter]).normalize("NFD").replace(/\p{M}/gu, "");

/** As it can be typed: "Über" is "uber" and "ueber". @param {string} word */
function formsOf(word) {
  const lower = word.normalize("NFC").toLowerCase();
  const spelled = bare(lower.replace(/[äöü]/g, (letter) => SPELLED[letter]));
  const plain = bare(lower);
  return plain === spelled ? [plain] : [plain, spelled];
}

/**
 * The words of a text and where they stand. A drawn suit is a word too: `suits` says its name.
 * @param {string} text
 * @param {Record<string, string>} suits
 * @returns {Word[]}
 */
export const wordsOf = (text, suits) =>
  [...text.matchAll(WORDS)].map(({ 0: word, index }) => ({ from: index, to: index + word.length, forms: formsOf(suits[word] ?? word) }));

/**
 * What each word of a query asks for.
 * @param {string} query
 * @param {boolean} inside  also in the middle of words
 * @param {Record<string, string>} suits
 * @returns {Fits[]}
 */
function asked(query, inside, suits) {
  const words = [...query.matchAll(WORDS)].map(([word]) => bare((suits[word] ?? word).normalize("NFC")));
  return words.map((word) => (forms) => forms.some((form) => (inside && word.length >= SHORTEST_INSIDE ? form.includes(word) : form.startsWith(word))));
}

/**
 * The passages that have every word of the query, in their order; the one whose number was typed comes first. Where no
 * word begins like that, the middles of words are looked at as well.
 * @param {Passage[]} passages
 * @param {string} query
 * @param {Record<string, string>} suits
 * @returns {{hits: Hit[], fits: Fits[]}}
 */
export function find(passages, query, suits) {
  for (const inside of [false, true]) {
    const fits = asked(query, inside, suits);
    const hits = fits.length ? passages.flatMap((passage) => hitIn(passage, fits, suits)) : [];
    const typed = query.trim();
    hits.sort((one, other) => Number(other.passage.number === typed) - Number(one.passage.number === typed));
    if (hits.length) return { hits, fits };
  }
  return { hits: [], fits: [] };
}

/** @param {Passage} passage @param {Fits[]} fits @param {Record<string, string>} suits @returns {Hit[]} */
function hitIn(passage, fits, suits) {
  const parts = passage.parts.map((text) => ({ text, words: wordsOf(text, suits) }));
  /** @param {{words: Word[]}} part */
  const found = ({ words }) => fits.filter((fit) => words.some(({ forms }) => fit(forms)));
  const about = wordsOf(passage.number || passage.section, suits);
  const all = new Set([...parts.flatMap(found), ...found({ words: about })]);
  if (all.size < fits.length) return [];
  const best = parts.reduce((one, other) => (found(other).length > found(one).length ? other : one));
  return [{ passage, pieces: cutting(best.text, best.words.filter(({ forms }) => fits.some((fit) => fit(forms)))) }];
}

/** The part around what was found, its words marked. @param {string} text @param {Word[]} found @returns {Piece[]} */
function cutting(text, found) {
  let start = 0;
  if (text.length > LONGEST && found.length && found[0].from > BEFORE) {
    const last = Math.max(0, text.length - LONGEST);
    start = text.indexOf(" ", Math.min(found[0].from - BEFORE, last)) + 1;
  }
  const end = text.length - start > LONGEST ? text.lastIndexOf(" ", start + LONGEST) : text.length;
  const pieces = [{ text: start ? "… " : "", marked: false }];
  let from = start;
  for (const word of found) {
    if (word.from < start || word.to > end) continue;
    pieces.push({ text: text.slice(from, word.from), marked: false }, { text: text.slice(word.from, word.to), marked: true });
    from = word.to;
  }
  pieces.push({ text: text.slice(from, end) + (end < text.length ? " …" : ""), marked: false });
  return pieces.filter(({ text: shown }) => shown);
}
