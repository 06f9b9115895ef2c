/** Who sits where: names on ruled lines, put in order by their arrows or by dragging, with the names that are known here. */
import { html, useRef, useState } from "../lib.js";
import { say } from "../say.js";
import { names } from "./keep.js";

/** A line of the list; `id` stays the same while the name is typed. @typedef {{id: string, name: string}} Line */

export const LONGEST = 40;

/**
 * @param {{lines: Line[], most: number, dealer?: string|null, partners?: boolean, autofocus?: boolean,
 *   onName: (id: string, name: string) => void, onMove: (from: number, to: number) => void, onLeave: (id: string) => void,
 *   onAdd: (name: string) => void, onDealer?: (id: string) => void}} props
 */
export function Seating({ lines, most, dealer = null, partners = false, onName, onMove, onLeave, onAdd, onDealer }) {
  const [dragged, setDragged] = useState(/** @type {number|null} */ (null));
  const list = useRef(/** @type {HTMLOListElement|null} */ (null));
  const known = names().filter((name) => !lines.some((line) => line.name.trim() === name));
  const full = lines.length >= most;

  /** The place under a finger or a pointer. @param {number} y */
  const placeAt = (y) => {
    const items = [...(list.current?.children ?? [])];
    const found = items.findIndex((item) => y < item.getBoundingClientRect().bottom);
    return found < 0 ? items.length - 1 : found;
  };
  /** @param {PointerEvent} event @param {number} place */
  const grab = (event, place) => {
    event.preventDefault();
    const handle = /** @type {HTMLElement} */ (event.currentTarget);
    handle.setPointerCapture(event.pointerId);
    let from = place;
    setDragged(place);
    /** @param {PointerEvent} moved */
    const move = (moved) => {
      const to = placeAt(moved.clientY);
      if (to === from) return;
      onMove(from, to);
      from = to;
      setDragged(to);
    };
    const drop = () => {
      handle.removeEventListener("pointermove", move);
      setDragged(null);
    };
    handle.addEventListener("pointermove", move);
    handle.addEventListener("pointerup", drop, { once: true });
    handle.addEventListener("pointercancel", drop, { once: true });
  };
  /** The next line, or a new one, as a tick on the phone's keyboard asks. @param {KeyboardEvent} event @param {number} place */
  const entered = (event, place) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    const fields = list.current?.querySelectorAll("input") ?? [];
    if (fields[place + 1]) fields[place + 1].focus();
    else if (!full && lines[place].name.trim()) {
      onAdd("");
      setTimeout(() => list.current?.querySelectorAll("input")[place + 1]?.focus());
    }
  };
  return html`<div class="seating">
    <ol ref=${list}>
      ${lines.map((line, place) => {
        const shown = line.name.trim() || say("pad-player-number", { number: place + 1 });
        const partner = partners && place < 4 ? lines[(place + 2) % 4] : undefined;
        const deals = onDealer !== undefined && dealer === line.id;
        return html`<li key=${line.id} data-dragged=${dragged === place || null}>
          <span class="grip" aria-hidden="true" onPointerDown=${(/** @type {PointerEvent} */ event) => grab(event, place)}><i></i></span>
          <span class="line-number" aria-hidden="true">${place + 1}</span>
          <span class="line-name">
            <input type="text" value=${line.name} maxlength=${LONGEST} autocomplete="off" autocapitalize="words" spellcheck="false" enterkeyhint="next"
              placeholder=${say("pad-name")} aria-label=${say("pad-name-of", { number: place + 1 })}
              onInput=${(/** @type {Event} */ event) => onName(line.id, /** @type {HTMLInputElement} */ (event.target).value)}
              onKeyDown=${(/** @type {KeyboardEvent} */ event) => entered(event, place)} />
            ${(deals || partner) && html`<small>${deals && html`<b>${say("pad-deals-short")}</b>`}${deals && partner ? " · " : ""}${partner && say("pad-with-partner", { name: partner.name.trim() || say("pad-player-number", { number: ((place + 2) % 4) + 1 }) })}</small>`}
          </span>
          ${onDealer && html`<button type="button" class="deal-first" aria-pressed=${deals} aria-label=${say("pad-deals-first", { name: shown })} title=${say("pad-deals-first", { name: shown })}
            onClick=${() => onDealer(line.id)}><i class="dealt"></i></button>`}
          <span class="arrows"><button type="button" class="arrow" aria-label=${say("pad-move-up", { name: shown })} disabled=${place === 0} onClick=${() => onMove(place, place - 1)}><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3.500 10 8 5.500l4.500 4.500" /></svg></button>
          <button type="button" class="arrow" aria-label=${say("pad-move-down", { name: shown })} disabled=${place === lines.length - 1} onClick=${() => onMove(place, place + 1)}><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3.500 6 8 10.500 12.500 6" /></svg></button></span>
          <button type="button" class="arrow" aria-label=${say("pad-take-off", { name: shown })} onClick=${() => onLeave(line.id)}><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M4 4l8 8M12 4l-8 8" /></svg></button>
        </li>`;
      })}
    </ol>
    ${!full && html`<button type="button" class="press link add-line" onClick=${() => { onAdd(""); setTimeout(() => list.current?.querySelectorAll("input")[lines.length]?.focus()); }}>${say("pad-add-player")}</button>`}
    ${!full && known.length > 0 && html`<div class="name-chips" role="group" aria-label=${say("pad-names-known")}>
      ${known.slice(0, 12).map((name) => html`<button type="button" key=${name} aria-label=${say("pad-add-named", { name })} onClick=${() => onAdd(name)}>${name}</button>`)}
    </div>`}
  </div>`;
}

/** A list with one thing moved. @template T @param {T[]} all @param {number} from @param {number} to */
export function moved(all, from, to) {
  const next = [...all];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
