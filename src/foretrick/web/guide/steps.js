/** The way through a match: move by move, from comment to comment, by round, and along a slider. */
import { html, useEffect, useRef } from "../lib.js";
import { say } from "../say.js";

/** @typedef {import("./page.js").Frame} Frame */
/** @typedef {import("./page.js").Part} Part */

/** The next move with a comment in a direction, or where one stands already. @param {Frame[]} frames @param {number} at @param {1|-1} by */
export function nextNoted(frames, at, by) {
  for (let to = at + by; to >= 0 && to < frames.length; to += by) if (frames[to].note) return to;
  return at;
}

/** Where a key leads; null for a key that leads nowhere. @param {KeyboardEvent} event @param {Frame[]} frames @param {number} at */
export function keyStep(event, frames, at) {
  const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (by) return event.shiftKey ? nextNoted(frames, at, by) : at + by;
  if (event.shiftKey) return null;
  if (event.key === "PageDown") return nextNoted(frames, at, 1);
  if (event.key === "PageUp") return nextNoted(frames, at, -1);
  if (event.key === "Home") return 0;
  return event.key === "End" ? frames.length - 1 : null;
}

/** @param {{d: string, label: string, title: string, off: boolean, onPress: () => void}} props */
const Arrow = ({ d, label, title, off, onPress }) => html`<button type="button" class="guide-arrow" aria-label=${label} title=${title} disabled=${off} onClick=${onPress}><svg viewBox="0 0 20 20" aria-hidden="true"><path d=${d} /></svg></button>`;

/** @param {{part: Part, now: boolean, onPick: () => void}} props */
function Round({ part, now, onPick }) {
  const root = useRef(/** @type {HTMLButtonElement|null} */ (null));
  useEffect(() => {
    const row = root.current?.parentElement;
    // Sideways alone: the page stays where it is.
    if (now && root.current && row) row.scrollLeft = root.current.offsetLeft - row.clientWidth / 2 + root.current.offsetWidth / 2;
  }, [now]);
  const label = [say("table-round", { round: part.round }), ...(part.notes ? [say("guide-comments", { comments: part.notes })] : [])].join(", ");
  return html`<button type="button" ref=${root} aria-label=${label} aria-current=${now ? "true" : null} data-noted=${part.notes ? (part.notes > part.cards ? "much" : "some") : null} onClick=${onPick}>${part.round}</button>`;
}

/** @param {{parts: Part[], frames: Frame[], at: number, go: (to: number) => void}} props */
export function Steps({ parts, frames, at, go }) {
  const last = frames.length - 1;
  const part = parts.find(({ from, to }) => at >= from && at <= to) ?? parts[0];
  const before = nextNoted(frames, at, -1);
  const next = nextNoted(frames, at, 1);
  const where = say("guide-where", { round: part.round, move: at - part.from + 1, moves: part.to - part.from + 1 });
  return html`<div class="guide-steps" role="group" aria-label=${say("guide-steps")}>
    <div class="guide-rounds" role="group" aria-label=${say("guide-rounds")}>${parts.map((one) => html`<${Round} key=${one.round} part=${one} now=${one === part} onPick=${() => go(one.from)} />`)}</div>
    <input type="range" class="guide-slider" min="0" max=${last} value=${at} aria-label=${say("guide-slider")} aria-valuetext=${`${where}. ${frames[at].told}`}
      style=${`--part:${last ? at / last : 0}`} onInput=${(/** @type {Event} */ event) => go(Number(/** @type {HTMLInputElement} */ (event.target).value))} />
    <div class="guide-buttons">
      <${Arrow} d="M15.500 4.500 10 10l5.500 5.500M9 4.500 3.500 10 9 15.500" label=${say("guide-comment-before")} title=${say("guide-with-key", { what: say("guide-comment-before"), key: "⇧←" })} off=${before === at} onPress=${() => go(before)} />
      <${Arrow} d="M12.500 4 6.500 10l6 6" label=${say("guide-step-back")} title=${say("guide-with-key", { what: say("guide-step-back"), key: "←" })} off=${at === 0} onPress=${() => go(at - 1)} />
      <p class="guide-where">${where}</p>
      <${Arrow} d="m7.500 4 6 6-6 6" label=${say("guide-step-on")} title=${say("guide-with-key", { what: say("guide-step-on"), key: "→" })} off=${at === last} onPress=${() => go(at + 1)} />
      <button type="button" class="press guide-next" title=${say("guide-with-key", { what: say("guide-comment-next"), key: "⇧→" })} disabled=${next === at} onClick=${() => go(next)}>${say("guide-comment-next")}</button>
    </div>
  </div>`;
}
