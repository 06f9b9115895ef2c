/** A real match with comments, to be stepped through: the server's frames one after the other, and what is said of them. */
import { html, useEffect, useMemo, useRef, useState } from "../lib.js";
import { get } from "../ask.js";
import { TopBar, Trouble, useTitle } from "../frame.js";
import { language, say } from "../say.js";
import { ScoreSheet } from "../sheet.js";
import { calm } from "../store.js";
import { clearBoard } from "../trick.js";
import { Comment } from "./comment.js";
import { Steps, keyStep } from "./steps.js";
import { GuideTable } from "./table.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../types").BidValue} BidValue */
/**
 * What a move makes new in the view of a spectator, and what a reader is shown besides: every hand (null: its owner has
 * not looked yet), the bids that are still hidden, and what the seat to act may do.
 * @typedef {View & {hands: (string[]|null)[], open_bids: (BidValue|null)[], could: string[], mover: number|null, told: string, note: string|null}} Frame
 */
/** @typedef {{round: number, cards: number, from: number, to: number, notes: number}} Part */
/**
 * @typedef {Pick<View, "game"|"title"|"options"|"players"|"sides"|"rounds"|"target"|"faces"> &
 *   {eyes: number, made_by: string, parts: Part[], frames: Partial<Frame>[]}} Guide
 */
/** @typedef {{guide: Guide, frames: Frame[]}} Read */

/** Each frame laid over those before it. @param {Guide} guide @returns {Frame[]} */
function laid({ frames, parts: _, ...still }) {
  let whole = /** @type {Frame} */ (/** @type {unknown} */ ({ ...still, seat: null, hand: null, legal: [], barred: {}, bid_row: [] }));
  return frames.map((changes) => (whole = { ...whole, ...changes }));
}

/** The guide in the language of now; while it is fetched in another one, the one before stays. @param {string} game */
function useGuide(game) {
  const [answer, setAnswer] = useState(/** @type {Guide|{error: string}|null} */ (null));
  const now = language.value;
  useEffect(() => {
    let late = false;
    void get(`/api/guide/${encodeURIComponent(game)}`).then((found) => {
      if (!late) setAnswer(found.ok ? found.body : { error: found.error });
    });
    return () => void (late = true);
  }, [game, now]);
  return useMemo(() => (answer && "frames" in answer ? { guide: answer, frames: laid(answer) } : answer), [answer]);
}

/** The move in the address, "#move-71". @param {number} last */
function moveInAddress(last) {
  const found = /^#move-(\d+)$/.exec(location.hash);
  return found ? Math.min(last, Number(found[1])) : 0;
}

/** @param {Frame[]} frames */
function useMove(frames) {
  const last = frames.length - 1;
  const [at, setAt] = useState(() => moveInAddress(last));
  const before = useRef(-1);
  /** @param {number} to */
  const go = (to) => {
    const next = Math.min(last, Math.max(0, to));
    before.current = at;
    setAt(next);
    history.replaceState(null, "", `#move-${next}`);
  };
  useEffect(() => {
    const onHash = () => setAt(moveInAddress(last));
    addEventListener("hashchange", onHash);
    return () => removeEventListener("hashchange", onHash);
  }, [last]);
  return { at, go, forward: at === before.current + 1 };
}

/** Keys work wherever nothing else listens to them. @param {(event: KeyboardEvent) => number|null} target @param {(to: number) => void} go */
function useKeys(target, go) {
  const latest = useRef({ target, go });
  latest.current = { target, go };
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (/** @type {Element} */ (event.target).closest("input, select, textarea, dialog, [contenteditable], [tabindex='0']")) return;
      const to = latest.current.target(event);
      if (to === null) return;
      event.preventDefault();
      latest.current.go(to);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/** As it lies on the table for those who may see: all of it, or what the chosen seat knew. @param {Frame} frame @param {number} eyes @param {boolean} open @returns {Frame} */
function seenBy(frame, eyes, open) {
  if (open) return { ...frame, bids: frame.open_bids, has_bid: frame.open_bids.map((bid) => bid !== null) };
  const own = /** @param {number} seat */ (seat) => seat === eyes;
  return {
    ...frame,
    bids: frame.bids.map((bid, seat) => (own(seat) ? frame.open_bids[seat] : bid)),
    hands: frame.hands.map((hand, seat) => (own(seat) ? hand : null)),
    could: frame.turn === eyes ? frame.could : [],
  };
}

/** @param {{read: Read, game: string}} props */
function Match({ read, game }) {
  const { guide, frames } = read;
  const { at, go, forward } = useMove(frames);
  const [open, setOpen] = useState(true);
  const root = useRef(/** @type {HTMLElement|null} */ (null));
  /** Where the words lie under the table, the table comes to the top. @param {number} to */
  const step = (to) => {
    go(to);
    if (matchMedia("(max-width: 999px)").matches) root.current?.querySelector(".guide-table")?.scrollIntoView({ block: "start", behavior: calm() ? "auto" : "smooth" });
  };
  useKeys((event) => keyStep(event, frames, at), step);
  useEffect(() => clearBoard, []);
  const frame = seenBy(frames[at], guide.eyes, open);
  const name = guide.players[guide.eyes];
  return html`<main class="guide" ref=${root}>
    <header class="guide-head">
      <div><h1>${guide.title}</h1><p>${say("guide-of-match")}</p></div>
      <label class="guide-eyes"><input type="checkbox" checked=${!open} onChange=${() => setOpen(!open)} /><span>${say("guide-as-seen-by", { name })}</span></label>
    </header>
    <${GuideTable} frame=${frame} base=${guide.eyes} forward=${forward} onTurn=${(/** @type {1|-1} */ by) => step(at + by)} />
    <div class="guide-foot">
      <${Comment} frame=${frame} game=${game} />
      <${Steps} parts=${guide.parts} frames=${frames} at=${at} go=${step} />
    </div>
    <section class="guide-more">
      <details class="fold guide-sheet" open><summary>${say("guide-sheet")}</summary>
        ${frame.sheet.length ? html`<div class="paper"><${ScoreSheet} view=${frame} /></div>` : html`<p>${say("guide-sheet-empty")}</p>`}</details>
      <p class="guide-ways"><a href=${`/rules/${game}`}>${say("guide-to-rules")}</a><a href=${`/learn/${game}`}>${say("guide-to-lesson")}</a><a href=${`/new/${game}`}>${say("guide-to-table")}</a></p>
      <p class="guide-made">${say("guide-made-by")} <code>${guide.made_by}</code></p>
    </section>
  </main>`;
}

/** @param {{game: string}} props */
export function GuidePage({ game }) {
  const read = useGuide(game);
  const failed = read && "error" in read;
  useTitle(read && "guide" in read ? say("guide-title", { game: read.guide.title }) : say("guide-name"));
  let inside;
  if (failed) inside = html`<main class="guide-wait"><h1>${say("guide-missing")}</h1><${Trouble} text=${read.error} /><p><a class="press link" href=${`/rules/${game}`}>${say("guide-to-rules")}</a></p></main>`;
  else if (!read) inside = html`<main class="guide-wait"><p>${say("guide-wait")}</p></main>`;
  else inside = html`<${Match} read=${read} game=${game} />`;
  return html`<div class="page guide-page"><${TopBar} />${inside}</div>`;
}

