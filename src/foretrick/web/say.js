/**
 * Every text of the client, in the language that was chosen here: kept in this browser, else the first of the
 * browser's own languages that there is, else English. The texts are Fluent messages, one file a language.
 *
 * `say` and `rich` read the signal `language`, so a component that says something is rendered anew when the
 * language changes. They work inside functions only: at the top of a module no message is there yet.
 */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { signal } from "./lib.js";

/** @typedef {{said: string, args: Record<string, Value>}} Message */
/** @typedef {string|number|Message|readonly (string|Message)[]} Value */
/** @typedef {unknown | ((text: string) => unknown)} Piece */

const KEY = "foretrick.language";
/** The language that has every message: what another lacks is said in it. */
const WHOLE = "en";
const MINUS = "\u2212";
/** Around the name of a piece that is put in its place after the message was formatted. */
const MARK = "\u0001";

/** The languages of this server, each by its key and under its own name, as the page brought them. */
export const LANGUAGES = (document.querySelector('meta[name="languages"]')?.getAttribute("content") ?? "en=English")
  .split(";")
  .map((pair) => pair.trim().split("="))
  .map(([key, name]) => ({ key, name: name ?? key }));

/** The key of the language in which everything is said now. */
export const language = signal(WHOLE);
/** Counts up when English has come to help another language out. */
const helped = signal(0);

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** @type {Map<string, Promise<boolean>>} */
const loading = new Map();

/** A number as the language writes it, with a true minus sign and no gap in a score of four figures. */
class Figure extends FluentNumber {
  /** @override @param {Parameters<FluentNumber["toString"]>[0]} scope */
  toString(scope) {
    return super.toString(scope).replace("-", MINUS);
  }
}

/** Four figures stand together, from five on they are grouped. */
const GROUPED = /** @type {Intl.NumberFormatOptions} */ (/** @type {unknown} */ ({ useGrouping: "min2" }));

/**
 * Loads the messages of a language; tells whether they are here.
 * @param {string} key
 */
function load(key) {
  const begun = loading.get(key) ?? fetched(key);
  loading.set(key, begun);
  return begun;
}

/** @param {string} key */
async function fetched(key) {
  try {
    const answer = await fetch(`/messages/${key}.ftl`);
    if (!answer.ok) throw new Error(`/messages/${key}.ftl: ${answer.status}`);
    const bundle = new FluentBundle(key, { useIsolating: false });
    bundle.addResource(new FluentResource(await answer.text()));
    bundles.set(key, bundle);
    return true;
  } catch {
    loading.delete(key);
    return false;
  }
}

/** The language that was chosen here, or the first that the browser asks for, or English. */
function wanted() {
  const known = LANGUAGES.map(({ key }) => key);
  let kept = null;
  try {
    kept = localStorage.getItem(KEY);
  } catch {
    // A browser that keeps nothing has its own languages.
  }
  const asked = [kept, ...navigator.languages].filter((tag) => tag !== null);
  return asked.map((tag) => known.find((key) => key === tag || key === tag.split("-")[0])).find(Boolean) ?? WHOLE;
}

/** Speaks this language from now on, if its messages can be had. @param {string} key */
async function speakIn(key) {
  if (!(await load(key))) return false;
  document.documentElement.lang = key;
  language.value = key;
  return true;
}

/**
 * Changes the language, everywhere at once and without loading the page anew, and keeps the choice in this browser.
 * @param {string} key
 */
export async function setLanguage(key) {
  if (!(await speakIn(key))) return;
  try {
    localStorage.setItem(KEY, key);
  } catch {
    // It holds for this visit.
  }
}

/**
 * The first messages: wait for them before anything is shown. Never fails: without its own messages the page
 * speaks English, and without those it shows the names of the messages.
 */
export async function firstWords() {
  const key = wanted();
  if (!(await speakIn(key)) && key !== WHOLE) await speakIn(WHOLE);
}

/** @param {string} id @returns {FluentBundle|null} */
function bundleFor(id) {
  const own = bundles.get(language.value);
  if (own?.hasMessage(id)) return own;
  void helped.value;
  const whole = bundles.get(WHOLE);
  if (!whole) void load(WHOLE).then((here) => here && helped.value++);
  return whole?.hasMessage(id) ? whole : null;
}

/**
 * A message that goes into another one. There its attributes are at hand: `message("card-AS")` given as `card` is
 * `{ $card }`, and its attribute `acc` is `{ $card-acc }`; where it has none, its plain text.
 * @param {string} id
 * @param {Record<string, Value>} [args]
 * @returns {Message}
 */
export const message = (id, args = {}) => ({ said: id, args });

/** @param {Value} value @param {string} form @returns {string|Figure} */
function word(value, form) {
  if (typeof value === "string") return value;
  if (typeof value === "number") return new Figure(value, GROUPED);
  if ("said" in value) return formed(value.said, value.args, form);
  const words = value.map((item) => String(word(item, form)));
  return words.length ? joined(words, "list-and") : "";
}

/** @param {string[]} words @param {string} joint */
function joined(words, joint) {
  const front = words.slice(0, -1);
  if (!front.length) return words[0];
  return say(joint, { front: front.reduce((before, next) => say("list-comma", { front: before, next })), last: words[words.length - 1] });
}

/** "Ann, Ben and Carla". @param {readonly (string|Message)[]} items @returns {string} */
export const both = (items) => String(word(items, ""));

/** "hearts, clubs or spades". @param {readonly (string|Message)[]} items @returns {string} */
export const either = (items) => (items.length ? joined(items.map((item) => String(word(item, ""))), "list-or") : "");

/** The variables of each pattern that was formatted before. @type {WeakMap<object, Set<string>>} */
const variables = new WeakMap();

/** @param {FluentBundle} bundle @param {unknown} part @param {Set<string>} found */
function gather(bundle, part, found) {
  if (typeof part !== "object" || part === null) return;
  const { type, name, attr } = /** @type {{type?: string, name?: string, attr?: string|null}} */ (part);
  if (type === "var" && name) found.add(name);
  else if (type === "mesg" && name) gather(bundle, attr ? bundle.getMessage(name)?.attributes[attr] : bundle.getMessage(name)?.value, found);
  else for (const inner of Object.values(part)) gather(bundle, inner, found);
}

/** What a pattern wants to know, as Fluent takes it. @param {FluentBundle} bundle @param {object|string} pattern @param {Record<string, Value>} args */
function given(bundle, pattern, args) {
  if (typeof pattern === "string") return {};
  let wanted = variables.get(pattern);
  if (!wanted) {
    wanted = new Set();
    gather(bundle, pattern, wanted);
    variables.set(pattern, wanted);
  }
  /** @type {Record<string, string|Figure>} */
  const words = {};
  for (const variable of wanted) {
    const cut = variable.lastIndexOf("-");
    if (variable in args) words[variable] = word(args[variable], "");
    else if (cut > 0 && variable.slice(0, cut) in args) words[variable] = word(args[variable.slice(0, cut)], variable.slice(cut + 1));
  }
  return words;
}

/**
 * A message in the language of now. A number is written as the language writes it and chooses the plural.
 * @param {string} id
 * @param {Record<string, Value>} [args]
 * @returns {string}
 */
export const say = (id, args = {}) => formed(id, args, "");

/** @param {string} id @param {Record<string, Value>} args @param {string} form  an attribute to take instead, if there is one */
function formed(id, args, form) {
  const bundle = bundleFor(id);
  const found = bundle?.getMessage(id);
  const pattern = found?.attributes[form] ?? found?.value;
  if (!bundle || !pattern) {
    if (bundles.has(WHOLE)) console.error(`There is no message ${id}.`);
    return id;
  }
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(pattern, given(bundle, pattern, args), errors);
  for (const error of errors) console.error(`${id} (${language.value}): ${error.message}`);
  return text;
}

/**
 * A message with nodes in it: where it says `{ $name }` stands the node of that name, and what it writes between
 * `<name>` and `</name>` is given to the function of that name, which answers a node.
 * @param {string} id
 * @param {Record<string, Piece>} pieces
 * @param {Record<string, Value>} [args]
 * @returns {unknown[]}
 */
export function rich(id, pieces, args = {}) {
  const marks = Object.fromEntries(Object.keys(pieces).map((name) => [name, `${MARK}${name}${MARK}`]));
  const names = Object.keys(pieces).filter((name) => typeof pieces[name] === "function");
  const text = say(id, { ...marks, ...args });
  const part = new RegExp(`${MARK}(\\w+)${MARK}${names.length ? `|<(${names.join("|")})>(.*?)</\\2>` : ""}`, "gs");
  /** @type {unknown[]} */
  const found = [];
  let end = 0;
  for (const match of text.matchAll(part)) {
    if (match.index > end) found.push(text.slice(end, match.index));
    found.push(match[1] ? pieces[match[1]] : /** @type {(text: string) => unknown} */ (pieces[match[2]])(match[3]));
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push(text.slice(end));
  return found;
}
