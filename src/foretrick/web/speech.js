/** What is said aloud: the live region, the title of the page, the sound of the turn. */
import { effect, html, signal } from "./lib.js";
import { language, say } from "./say.js";
import { view as viewSignal } from "./store.js";
import { cardSound, turnSound } from "./sound.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").StateMessage} StateMessage */

const KEPT = 12;
let count = 0;
const lines = signal(/** @type {{key: number, text: string}[]} */ ([]));

/** Says a sentence to screen readers. @param {string} text */
export function speak(text) {
  if (text) lines.value = [...lines.value, { key: count++, text }].slice(-KEPT);
}

/** The region that screen readers follow. */
export function LiveRegion() {
  return html`<div class="sr-only" role="log" aria-live="polite" aria-relevant="additions" aria-label=${say("table-what-happens")}>
    ${lines.value.map((line) => html`<p key=${line.key}>${line.text}</p>`)}
  </div>`;
}

/** True when the view asks something of its own seat. @param {View|null} view */
export const mine = (view) => view !== null && view.seat !== null && view.waiting_for.includes(view.seat);

let asked = "";

// What was said in another language is not read again; what is asked now is said anew.
effect(() => {
  void language.value;
  lines.value = [];
  asked = "";
});

/**
 * Speaks what a state brought: each event, then the turn.
 * @param {StateMessage} message
 * @param {boolean} first  a page that was just opened says only whose turn it is
 */
export function announce(message, first) {
  const { events, view } = message;
  if (!first) for (const event of events) speak(event.text);
  if (events.some((event) => event.kind === "played")) cardSound();
  titleFor(view);
  if (!view || !mine(view) || message.table.paused) {
    asked = "";
    return;
  }
  const question = `${message.table.match}/${view.round}/${view.phase}/${view.tricks.length}/${view.hand === null}`;
  if (question === asked) return;
  asked = question;
  speak(say("table-your-turn-spoken", { says: view.says }));
  turnSound();
}

/** Names the document after the table and whose turn it is. @param {View|null} view */
export function titleFor(view) {
  if (!view) document.title = say("page-foretrick");
  else document.title = mine(view) ? say("table-title-your-turn", { game: view.title }) : say("table-title", { game: view.title });
}

/** Forgets what was said, when a table is left. */
export function hush() {
  asked = "";
  lines.value = [];
  if (!viewSignal.value) document.title = say("page-foretrick");
}
