/** How the pad says things: players, bids, dates, and the sentences that the scores bring along. */
import { both, language, say } from "../say.js";
import { figure } from "../format.js";
import { folded } from "./book.js";

/** @typedef {import("./types").PadBid} PadBid */
/** @typedef {import("./types").PadMessage} PadMessage */
/** @typedef {import("./types").RoundRow} RoundRow */

/** @param {string} player */
export const nameOf = (player) => folded.value.players.find(({ id }) => id === player)?.name ?? say("pad-somebody");

/** @param {string[]} players */
export const namesOf = (players) => both(players.map(nameOf));

/** A number of the pad as it is written: "3", "Nil". @param {PadBid|null} value */
export function numberText(value) {
  if (value === null) return "";
  if (value === "nil") return say("pad-nil");
  return value === "blind-nil" ? say("pad-blind-nil") : figure(value);
}

/** The same in a narrow column. @param {PadBid|null} value */
export function shortText(value) {
  if (value === "nil") return say("pad-nil-short");
  return value === "blind-nil" ? say("pad-blind-nil-short") : numberText(value);
}

/** A sentence of the scores. @param {PadMessage} message */
export const told = ({ id, args }) => say(id, args);

/** "Round 3". @param {{number: number}} row */
export const roundName = ({ number }) => say("pad-round", { round: number });

/** "Tuesday, 30 November 2026, 20:15" in the time of where it was written. @param {string|null} at @param {Intl.DateTimeFormatOptions} [how] */
export function dateText(at, how = { weekday: "long", day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" }) {
  const parts = /^(\d+)-(\d+)-(\d+)T(\d+):(\d+)/.exec(at ?? "");
  if (!parts) return "";
  const [, year, month, day, hour, minute] = parts.map(Number);
  return new Intl.DateTimeFormat(language.value === "en" ? "en-GB" : language.value, { ...how, timeZone: "UTC" }).format(new Date(Date.UTC(year, month - 1, day, hour, minute)));
}

/** @param {string|null} at */
export const dayText = (at) => dateText(at, { weekday: "short", day: "numeric", month: "short", year: "numeric" });

/** "20:15". @param {string} at */
export const timeText = (at) => at.slice(11, 16);
