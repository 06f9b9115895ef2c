/** Learning: the five games face up, and the ways into each. */
import { html } from "../lib.js";
import { useGames } from "../ask.js";
import { Emblem } from "../emblems.js";
import { TopBar, Trouble, useTitle } from "../frame.js";
import { say } from "../say.js";
import { keepProgress, progressOf } from "./kept.js";
import { Tips, useOutline } from "./lesson.js";

export { LessonPage } from "./lesson.js";
export { TrainerPage } from "./trainer.js";

/** @typedef {import("../types").GameInfo} GameInfo */

/** @param {{game: GameInfo, outline: import("./types").Outline|null}} props */
function GameCard({ game, outline }) {
  const { key, title } = game;
  const { at, done, best } = progressOf(key);
  const { steps: many = 0, tips = [] } = outline?.[key] ?? {};
  const under = !done && at > 0;
  const id = `learn-${key}`;
  const of = html`<span class="unseen">${" "}${say("learn-of-game", { game: title })}</span>`;
  return html`<article class="learn-card" data-game=${key} aria-labelledby=${id}>
    <${Emblem} game=${key} />
    <h2 id=${id}>${title}</h2>
    ${(done || (under && many > 0) || best > 0) &&
    html`<p class="learn-state">
      ${done ? html`<span class="learn-tick"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="m4 10.500 4 4 8-9" /></svg>${say("learn-done")}</span>` : under && many > 0 && html`<span>${say("learn-progress", { step: at + 1, steps: many })}</span>`}
      ${best > 0 && html`<span>${say("learn-best-streak", { best })}</span>`}
    </p>`}
    ${under && many > 0 && html`<span class="learn-bar" aria-hidden="true"><i style=${`width:${(100 * at) / many}%`}></i></span>`}
    <a class="press" href=${`/learn/${key}`}>${under ? say("learn-lesson-go-on") : say("learn-lesson")}${of}</a>
    <ul class="learn-ways">
      ${under && html`<li><a class="press link" href=${`/learn/${key}`} onClick=${() => keepProgress(key, { at: 0 })}>${say("learn-lesson-again")}${of}</a></li>`}
      <li><a class="press link" href=${`/learn/${key}/trainer`}>${say("learn-trainer")}${of}</a></li>
      <li><a class="press link" href=${`/guide/${key}`}>${say("learn-guide")}${of}</a></li>
      <li><a class="press link" href=${`/rules/${key}`}>${say("learn-rules")}${of}</a></li>
    </ul>
    ${tips.length > 0 && html`<details class="learn-fold"><summary>${say("learn-tips")}${of}</summary><${Tips} tips=${tips} /></details>`}
  </article>`;
}

export function LearnPage() {
  const answer = useGames();
  const outline = useOutline();
  useTitle(say("learn-title"));
  return html`<div class="page learn-page">
    <${TopBar} />
    <main>
      <header class="learn-head"><h1>${say("learn-heading")}</h1><p>${say("learn-intro")}</p></header>
      ${answer === null && html`<${Trouble} text=${say("error-unreachable")} />`}
      <div class="learn-cards">${answer?.games.map((game) => html`<${GameCard} key=${game.key} game=${game} outline=${outline} />`)}</div>
    </main>
  </div>`;
}
