/** Fields whose text is taken without pressing anything. */
import { html, useEffect, useRef, useState } from "../lib.js";
import { figure, typedNumber } from "../format.js";

const REST_MS = 500;

/**
 * A text that is kept as it is typed: after a short rest, and at once when the field or the page is left.
 * @param {string} value
 * @param {(text: string) => void} take
 */
export function useTyped(value, take) {
  const [text, setText] = useState(value);
  const held = useRef({ text: value, taken: value, timer: 0, take });
  held.current.take = take;
  const flush = () => {
    const now = held.current;
    clearTimeout(now.timer);
    if (now.text === now.taken) return;
    now.taken = now.text;
    now.take(now.text);
  };
  useEffect(() => {
    if (held.current.text !== held.current.taken) return;
    held.current.text = held.current.taken = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    const hidden = () => document.hidden && flush();
    addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", hidden);
    return () => {
      removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", hidden);
      flush();
    };
  }, []);
  /** @param {Event} event */
  const onInput = (event) => {
    const typed = /** @type {HTMLInputElement} */ (event.target).value;
    held.current.text = typed;
    setText(typed);
    clearTimeout(held.current.timer);
    held.current.timer = window.setTimeout(flush, REST_MS);
  };
  return { value: text, onInput, onBlur: flush, onChange: flush };
}

/**
 * A number with a smaller and a larger neighbour; a typed one counts with each digit.
 * @param {{label: string, value: number, low: number, high: number, less: string, more: string, onPick: (value: number) => void}} props
 */
export function Count({ label, value, low, high, less, more, onPick }) {
  const within = (/** @type {number} */ wanted) => Math.min(high, Math.max(low, wanted));
  /** @param {Event} event */
  const typed = (event) => {
    const wanted = typedNumber(/** @type {HTMLInputElement} */ (event.target).value);
    if (Number.isFinite(wanted) && wanted === within(wanted)) onPick(wanted);
  };
  /** @param {FocusEvent} event */
  const left = (event) => void (/** @type {HTMLInputElement} */ (event.target).value = figure(value));
  return html`<div class="count" role="group" aria-label=${label}>
    <span class="count-name" aria-hidden="true">${label}</span>
    <span class="stepper">
      <button type="button" aria-label=${less} disabled=${value <= low} onClick=${() => onPick(within(value - 1))}><span aria-hidden="true">−</span></button>
      <input type="text" inputmode="numeric" enterkeyhint="done" aria-label=${label} value=${figure(value)} onInput=${typed} onBlur=${left} />
      <button type="button" aria-label=${more} disabled=${value >= high} onClick=${() => onPick(within(value + 1))}><span aria-hidden="true">+</span></button>
    </span>
  </div>`;
}
