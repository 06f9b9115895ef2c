/** Whoever sits beside you: what is said about the table, and the buttons to go on. */
import { html, useEffect, useRef } from "../lib.js";
import { say } from "../say.js";
import { speak } from "../speech.js";

/** @typedef {import("./types").Said} Said */

/** The clause behind a sentence, on the page of rules. @param {{game: string, clause: string}} props */
export const Clause = ({ game, clause }) => html`<a class="friend-clause" href=${`/rules/${game}#${clause}`}>${say("learn-clause", { clause })}</a>`;

/** Sentences, each clause once, after the last sentence that it stands behind. @param {{game: string, said: Said[]}} props */
export const Sentences = ({ game, said }) =>
  said.map(
    ({ text, clause }, at) => html`<p key=${at}>${text}${clause && !said.slice(at + 1).some((other) => other.clause === clause) ? html`${" "}<${Clause} game=${game} clause=${clause} />` : ""}</p>`,
  );

/** Says an answer to those who hear the page. @param {boolean} right @param {Said[]} said */
export const speakAnswer = (right, said) => speak([right ? say("learn-right") : say("learn-wrong"), ...said.map(({ text }) => text)].join(". ").replaceAll("..", "."));

/**
 * `focus`: a new value puts the focus on the words, so that whoever hears the page hears them first; null leaves it.
 * @param {{game: string, text?: string|null, task?: string|null, said?: Said[], tone?: "right"|"wrong"|"", focus?: unknown, children?: unknown, more?: unknown}} props
 */
export function Friend({ game, text, task, said = [], tone = "", focus = null, children, more }) {
  const words = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    if (focus !== null) words.current?.focus({ preventScroll: true });
  }, [focus]);
  return html`<section class="friend" aria-label=${say("learn-friend")}>
    <div class="friend-words" ref=${words} tabindex="-1">
      ${text && html`<p class="friend-text">${text}</p>`}
      ${task && html`<p class="friend-task">${task}</p>`}
      ${said.length > 0 && html`<div class=${`friend-said ${tone}`}><${Mark} tone=${tone} /><div><${Sentences} game=${game} said=${said} /></div></div>`}
      ${more}
    </div>
    <div class="friend-buttons">${children}</div>
  </section>`;
}

/** Right or wrong by shape as well as by colour. @param {{tone: string}} props */
function Mark({ tone }) {
  if (!tone) return null;
  const right = tone === "right";
  return html`<svg class="friend-mark" viewBox="0 0 20 20" role="img" aria-label=${right ? say("learn-right") : say("learn-wrong")}><circle cx="10" cy="10" r="8.500" />${right ? html`<path d="m5.800 10.300 3 3 5.400-6" />` : html`<path d="M6.800 6.800l6.400 6.400M13.200 6.800l-6.400 6.400" />`}</svg>`;
}
