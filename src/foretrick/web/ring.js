/** A table seen from above with its chairs; the order is the order of play, clockwise. */
import { html } from "./lib.js";

/** @typedef {{seat: number, kind: "person"|"friend"|"bot", title: string, note: string, label: string,
 *   mine?: boolean, quiet?: boolean, onPick?: (() => void)|null}} Chair */

/** What sits on a chair, in a box of 64 around the middle. */
const FIGURES = {
  person: html`<path d="M0-15a7.500 7.500 0 1 1 0 15 7.500 7.500 0 0 1 0-15ZM-14 15.500C-13 7-7.500 3 0 3S13 7 14 15.500Z" />`,
  friend: html`<path d="M-1.500-9h3v7.500h7.500v3H1.500V9h-3V1.500H-9v-3h7.500Z" />`,
  bot: html`<path fill-rule="evenodd" d="M-10-14h20a2.500 2.500 0 0 1 2.500 2.500v23A2.500 2.500 0 0 1 10 14h-20a2.500 2.500 0 0 1-2.500-2.500v-23A2.500 2.500 0 0 1-10-14ZM-4.500-6.500a2.600 2.600 0 1 0 0 5.200 2.600 2.600 0 0 0 0-5.200Zm9 0a2.600 2.600 0 1 0 0 5.200 2.600 2.600 0 0 0 0-5.200ZM-6 4.500v2.600H6V4.500Z" />`,
};

/** @param {{chair: Chair, turn: number}} props */
function ChairFigure({ chair, turn }) {
  return html`<svg class="chair-figure" viewBox="-36 -36 72 72" aria-hidden="true" focusable="false">
    <path class="chair-back" d="M-22 25.500A33.500 33.500 0 0 0 22 25.500" transform=${`rotate(${turn})`} />
    <circle class="chair-seat" r="25" />
    <g class="chair-who">${FIGURES[chair.kind]}</g>
  </svg>`;
}

/** @param {{chair: Chair, turn: number}} props */
function ChairFace({ chair, turn }) {
  return html`<${ChairFigure} chair=${chair} turn=${turn} />
    <span class="chair-tab"><b>${chair.title}</b><span>${chair.note}</span></span>`;
}

/**
 * Chairs around a table. `from` is the seat at the bottom; chairs with `onPick` are buttons.
 * @param {{chairs: Chair[], from: number, children?: unknown}} props
 */
export function Ring({ chairs, from, children }) {
  const count = chairs.length;
  return html`<div class="ring" data-seats=${count}>
    <div class="ring-top">${children}</div>
    <ol class="ring-chairs">
      ${chairs.map((chair) => {
        const turn = (360 / count) * ((chair.seat - from + count) % count);
        const angle = ((90 + turn) * Math.PI) / 180;
        const where = `--x:${Math.cos(angle).toFixed(4)};--y:${Math.sin(angle).toFixed(4)}`;
        const look = { class: "chair", "data-kind": chair.kind, "data-mine": chair.mine || null, "data-quiet": chair.quiet || null };
        return html`<li style=${where} key=${chair.seat}>
          ${chair.onPick
            ? html`<button type="button" ...${look} aria-label=${chair.label} onClick=${chair.onPick}>
                <${ChairFace} chair=${chair} turn=${turn} />
              </button>`
            : html`<div ...${look}>
                <span class="unseen">${chair.label}</span>
                <span class="chair-shown" aria-hidden="true"><${ChairFace} chair=${chair} turn=${turn} /></span>
              </div>`}
        </li>`;
      })}
    </ol>
  </div>`;
}
