/** The own hand: fanned, every corner in sight, played by two taps, one tap, a drag upwards or the keyboard. */
import { html, signal, useEffect, useLayoutEffect, useRef, useState } from "./lib.js";
import { CardBack, CardFace, cardName } from "./cards.js";
import { closeUp, releaseFrom, ripple } from "./motion.js";
import { connection, note, pending, prefs, table, view as viewSignal } from "./store.js";
import { say } from "./say.js";
import { act } from "./socket.js";
import { hintedAction } from "./hint.js";
import { speak } from "./speech.js";
import { hurry } from "./trick.js";

/** @typedef {import("./types").View} View */

/** The card that a first tap lifted. @type {import("@preact/signals").Signal<string|null>} */
export const lifted = signal(null);
/** The card that the arrow keys stand on. @type {import("@preact/signals").Signal<string|null>} */
const current = signal(null);

const NARROWEST = 27;
const DRAG_UP = 44;

/** @param {string} card */
const buttonOf = (card) => /** @type {HTMLElement|null} */ (document.querySelector(`.hand [data-card="${card}"]`));

/**
 * Plays a card, or says why it may not be played.
 * @param {string} card
 */
export function play(card) {
  const view = viewSignal.value;
  if (!view || pending.value) return;
  const action = `play ${card}`;
  if (!view.legal.includes(action)) return refuse(view, card);
  const from = buttonOf(card);
  if (act(action)) {
    lifted.value = null;
    releaseFrom(card, from);
    hurry();
    if (connection.value !== "open") speak(say("table-played-later", { card: cardName(card, view.faces) }));
  }
}

/** @param {View} view @param {string} card */
function refuse(view, card) {
  lifted.value = null;
  const why = view.barred[`play ${card}`] ?? notNow(view);
  note(why);
  speak(why);
}

/** @param {View} view */
function notNow(view) {
  if (table.value?.paused) return say("table-is-paused");
  if (view.phase === "trump") return say("table-trump-first");
  if (view.phase === "bid") return say("table-bids-first");
  return view.turn === null ? view.says : say("table-turn-of", { name: view.players[view.turn] });
}

/** @param {string} card @param {boolean} byKey */
function chosen(card, byKey) {
  const view = viewSignal.value;
  if (!view) return;
  const legal = view.legal.includes(`play ${card}`);
  if (view.phase === "trump" || view.phase === "bid") return refuse(view, card);
  if (view.phase !== "play") return;
  const asked = view.legal.length > 0;
  if (asked && (!legal || byKey || prefs.value.tap === "one" || lifted.value === card)) return play(card);
  if (!asked && byKey) return refuse(view, card);
  lifted.value = lifted.value === card ? null : card;
  note(null);
  if (lifted.value && asked) speak(say("table-lifted", { card: cardName(card, view.faces) }));
}

/**
 * Moves along the hand by keyboard.
 * @param {string[]} hand @param {number} by  or Infinity for the end, -Infinity for the start
 */
export function walk(hand, by) {
  if (!hand.length) return;
  const here = hand.indexOf(current.value ?? "");
  const inside = document.activeElement?.closest(".hand");
  const next = inside && here >= 0 ? Math.min(hand.length - 1, Math.max(0, here + by)) : Math.max(0, here);
  current.value = hand[Number.isFinite(next) ? next : by < 0 ? 0 : hand.length - 1];
  buttonOf(current.value)?.focus();
}

/**
 * The number of rows: one, unless the corners would come too close to see and to touch. `room` is how many rows the
 * whole deal needs: that much is kept until the round ends, so that nothing moves when the second row is played.
 * @param {{current: HTMLElement|null}} root @param {number} cards @param {number} dealt
 */
function useRows(root, cards, dealt) {
  const [rows, setRows] = useState(1);
  const [room, setRoom] = useState(1);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () => {
      const fan = element.querySelector("ul")?.clientWidth ?? element.clientWidth;
      const card = element.querySelector("li")?.offsetWidth || 60;
      const rowsFor = (/** @type {number} */ many) => ((fan - card) / Math.max(1, many - 1) < NARROWEST ? 2 : 1);
      setRows(rowsFor(cards));
      setRoom(rowsFor(dealt));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [cards, dealt]);
  return { rows, room };
}

/** A key that is held down plays one card, not the whole hand. @param {KeyboardEvent} event */
const unrepeated = (event) => event.repeat && (event.key === "Enter" || event.key === " ") && event.preventDefault();

/**
 * Cards that somebody asks about instead of playing them: what a tap on one does, and what is marked on it.
 * @typedef {{tap: (card: string) => void, marks: Record<string, "chosen"|"right"|"missed"|"wrong">}} Question
 */

/** @param {{card: string, view: View, place: number, question?: Question}} props */
function HandCard({ card, view, place, question }) {
  const drag = useRef({ x: 0, y: 0, on: false, moved: false });
  const legal = view.legal.includes(`play ${card}`);
  const asked = view.phase === "play" && view.legal.length > 0;
  const why = view.barred[`play ${card}`];
  const waiting = pending.value?.action === `play ${card}`;
  const up = lifted.value === card;
  const hinted = hintedAction() === `play ${card}`;
  const said = [cardName(card, view.faces), ...(waiting ? [say("table-waiting-to-be-played")] : [])].join(", ");
  const mark = question?.marks[card];
  const state = `${mark ? ` ${mark}` : ""}${hinted ? " hinted" : ""}${up ? " up" : ""}${asked && !legal ? " dim" : ""}${waiting ? " waiting" : ""}`;

  /** @param {PointerEvent} event */
  const down = (event) => {
    if (event.button !== 0) return;
    drag.current = { x: event.clientX, y: event.clientY, on: true, moved: false };
  };
  /** @param {PointerEvent} event */
  const move = (event) => {
    const held = drag.current;
    const target = /** @type {HTMLElement} */ (event.currentTarget);
    if (!held.on || !legal || pending.value || question) return;
    const x = event.clientX - held.x, y = event.clientY - held.y;
    if (!held.moved && (y > -10 || Math.abs(x) > -y * 1.5)) return;
    if (!held.moved) target.setPointerCapture(event.pointerId);
    held.moved = true;
    target.style.translate = `${x * 0.6}px ${Math.min(0, y)}px`;
  };
  /** @param {PointerEvent} event */
  const release = (event) => {
    const held = drag.current;
    const target = /** @type {HTMLElement} */ (event.currentTarget);
    held.on = false;
    if (!held.moved) return;
    if (event.type === "pointerup" && held.y - event.clientY > DRAG_UP) play(card);
    target.style.translate = "";
  };
  /** @param {MouseEvent} event */
  const click = (event) => {
    if (drag.current.moved) return void (drag.current.moved = false);
    current.value = card;
    if (question) question.tap(card);
    else chosen(card, event.detail === 0);
  };
  return html`<li class=${`held${state}`} style=${`--i:${place}`}>
    <button type="button" data-card=${card} tabindex=${current.value === card ? 0 : -1} aria-disabled=${asked ? String(!legal) : null}
      aria-pressed=${String(up || mark === "chosen")} aria-label=${hinted ? say("table-suggested", { what: said }) : said} aria-describedby=${why ? `why-${card}` : null}
      onPointerDown=${down} onPointerMove=${move} onPointerUp=${release} onPointerCancel=${release} onClick=${click} onKeyDown=${unrepeated} onFocus=${() => (current.value = card)}>
      <${CardFace} code=${card} face=${view.faces[card]} />
    </button>
    ${why && html`<span hidden id=${`why-${card}`}>${why}</span>`}
  </li>`;
}

/** Cards face down. @param {number} many @param {(place: number) => number} column */
const backs = (many, column) =>
  Array.from({ length: many }, (_, place) => html`<li class="held" style=${`--i:${column(place)}`} key=${place}><${CardBack} /></li>`);

/** The deal that was last shown; the next one ripples in. */
let deal = "";

/** The first deal after the lobby ripples in too. */
export const expectDeal = () => void (deal = "none");

/** Forgets the deal, when the table is left. */
export function forgetDeal() {
  deal = "";
  lifted.value = null;
}

/** Keeps the focus in the hand after a card has left it, and closes the gap. @param {{current: HTMLElement|null}} root @param {View} view */
function useAfterPlay(root, view) {
  const before = useRef({ cards: /** @type {string[]} */ ([]), places: /** @type {Map<string, DOMRect>} */ (new Map()), inside: false });
  useLayoutEffect(() => {
    const element = root.current;
    const was = before.current;
    if (!element) return;
    const buttons = /** @type {HTMLElement[]} */ ([...element.querySelectorAll("[data-card]")]);
    const cards = view.hand ?? [];
    const now = `${table.value?.match}/${view.round}/${view.hand === null}`;
    const dealt = deal !== "" && deal !== now;
    deal = now;
    if (dealt) ripple(/** @type {HTMLElement[]} */ ([...element.querySelectorAll(".held")]));
    if (cards.length < was.cards.length) {
      closeUp(buttons, was.places);
      const gone = was.cards.findIndex((card) => !cards.includes(card));
      if (current.value === was.cards[gone]) current.value = cards[Math.min(gone, cards.length - 1)] ?? null;
      if (was.inside && (document.activeElement === document.body || !document.activeElement)) buttonOf(current.value ?? "")?.focus({ preventScroll: true });
    }
    // A new hand is walked from its first card, whatever card of the last one the arrows stood on.
    const fresh = (dealt || !was.cards.length) && !element.contains(document.activeElement);
    if (fresh || !cards.includes(current.value ?? "")) current.value = cards[0] ?? null;
    if (lifted.value && !cards.includes(lifted.value)) lifted.value = null;
    before.current = { cards, places: new Map(buttons.map((button) => [button.dataset.card ?? "", button.getBoundingClientRect()])), inside: false };
  }, [view.hand?.join(" "), view.round]);
  useEffect(() => {
    const element = root.current;
    const note = () => (before.current.inside = true);
    const left = (/** @type {FocusEvent} */ event) => event.relatedTarget && (before.current.inside = false);
    element?.addEventListener("focusin", note);
    element?.addEventListener("focusout", left);
    return () => {
      element?.removeEventListener("focusin", note);
      element?.removeEventListener("focusout", left);
    };
  }, []);
  before.current.inside ||= Boolean(root.current?.contains(document.activeElement));
}

/** @param {{view: View, question?: Question}} props */
export function Hand({ view, question }) {
  const root = useRef(/** @type {HTMLElement|null} */ (null));
  const many = view.hand?.length ?? (view.seat === null ? 0 : (view.cards_left[view.seat] ?? 0));
  const { rows, room } = useRows(root, many, view.cards);
  useAfterPlay(root, view);
  const first = rows === 2 ? Math.ceil(many / 2) : many;
  const column = (/** @type {number} */ place) => (place < first ? place : place - first);
  const cards = view.hand?.map((card, place) => html`<${HandCard} key=${card} card=${card} view=${view} place=${column(place)} question=${question} />`) ?? backs(many, column);
  const label = view.hand ? say("table-hand") : many ? say("table-hand-down") : say("table-hand-empty");
  return html`<section class=${`hand${view.cards <= 7 ? " few" : ""}`} aria-label=${label} ref=${root} data-rows=${rows} data-room=${room}>
    <ul class="fan" style=${`--gaps:${Math.max(0, first - 1)}`}>${cards.slice(0, first)}</ul>
    ${rows === 2 && html`<ul class="fan second" style=${`--gaps:${Math.max(0, first - 1)}`}>${cards.slice(first)}</ul>`}
  </section>`;
}
