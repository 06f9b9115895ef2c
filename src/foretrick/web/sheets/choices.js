/** What is chosen for a printed sheet: the kind, the names, the paper, how many share a page. */
import { html, useEffect, useRef, useState } from "../lib.js";
import { Circled, Trouble } from "../frame.js";
import { both, say } from "../say.js";
import { fold } from "../pad/entries.js";
import { entriesOf, names as knownNames, pads, tidy } from "../pad/keep.js";
import { fromText, NoPad } from "../pad/port.js";
import { dayText } from "../pad/words.js";

/** @typedef {import("../types").GameInfo} GameInfo */
/** @typedef {import("../pad/types").Entry} Entry */
/** A pad that can be printed. @typedef {{id: string, entries: Entry[]}} Printable */

export const PAPERS = ["A4", "A5", "A6", "Letter"];
const GRIDS = [[1, 1, 1], [2, 2, 1], [4, 2, 2], [16, 4, 4]];

/** A page with so many sheets on it, as a small picture. @param {{across: number, down: number}} props */
function Grid({ across, down }) {
  const [w, h] = across > down ? [30, 21] : [21, 30];
  const lines = [
    ...Array.from({ length: across - 1 }, (_, i) => `M${1.5 + ((i + 1) * w) / across} 1.5v${h}`),
    ...Array.from({ length: down - 1 }, (_, i) => `M1.500 ${1.5 + ((i + 1) * h) / down}h${w}`),
  ];
  return html`<svg class="grid-picture" viewBox=${`0 0 ${w + 3} ${h + 3}`} width=${w + 3} height=${h + 3} aria-hidden="true">
    <rect x="1.5" y="1.5" width=${w} height=${h} rx="2" /><path d=${lines.join("")} />
  </svg>`;
}

/** @param {{value: number, onPick: (count: number) => void}} props */
export function PerPage({ value, onPick }) {
  const choices = GRIDS.map(([count, across, down]) => ({ value: count, label: html`<${Grid} across=${across} down=${down} /><span>${count}</span>` }));
  return html`<div class="per-page"><${Circled} name="per-page" legend=${say("sheet-per-page")} value=${value} choices=${choices} onPick=${onPick} /></div>`;
}

/** A number between a smaller and a larger one. @param {{label: string, value: number, low: number, high: number, onPick: (value: number) => void}} props */
export function Count({ label, value, low, high, onPick }) {
  return html`<div class="count" role="group" aria-label=${label}>
    <span class="count-name">${label}</span>
    <span class="stepper">
      <button type="button" aria-label=${say("sheet-less", { what: label })} disabled=${value <= low} onClick=${() => onPick(value - 1)}><span aria-hidden="true">−</span></button>
      <output aria-live="polite">${value}</output>
      <button type="button" aria-label=${say("sheet-more", { what: label })} disabled=${value >= high} onClick=${() => onPick(value + 1)}><span aria-hidden="true">+</span></button>
    </span>
  </div>`;
}

/** The names at the top of the sheet, in the order of the seats. @param {{seats: number, names: string[], onNames: (names: string[]) => void}} props */
export function Names({ seats, names, onNames }) {
  /** @param {number} at */
  const typed = (at) => (/** @type {Event} */ event) => {
    const now = Array.from({ length: seats }, (_, i) => names[i] ?? "");
    now[at] = /** @type {HTMLInputElement} */ (event.target).value;
    onNames(now);
  };
  return html`<fieldset class="sheet-names">
    <legend>${say("sheet-names")}</legend>
    <datalist id="sheet-known-names">${knownNames().map((name) => html`<option key=${name} value=${name} />`)}</datalist>
    <ol>
      ${Array.from({ length: seats }, (_, at) => html`<li key=${at}>
        <input type="text" value=${names[at] ?? ""} maxlength="60" list="sheet-known-names" autocomplete="off" aria-label=${say("sheet-name-of", { seat: at + 1 })}
          placeholder=${at === 0 ? say("sheet-first-dealer") : ""} onInput=${typed(at)} />
      </li>`)}
    </ol>
    <p class="form-help">${say("sheet-names-help")}</p>
  </fieldset>`;
}

/** The pads that this browser keeps. @returns {Promise<Printable[]>} */
async function kept() {
  await tidy();
  const all = await pads();
  return Promise.all(all.map(async ({ id }) => ({ id, entries: (await entriesOf(id)).map(({ entry }) => entry) })));
}

/** @param {{pad: Printable, games: GameInfo[]}} props */
function PadLine({ pad, games }) {
  const { game, players, started, note } = fold(pad.entries);
  const title = games.find(({ key }) => key === game?.key)?.title ?? say("sheet-a-pad");
  return html`<b>${title}</b><span class="pad-line-day">${started && dayText(started)}</span>
    <span>${both(players.map(({ name }) => name))}</span>${note && html`<span class="pad-line-note">${note}</span>`}`;
}

/**
 * Which pad is printed: one that this browser keeps, or one from a file.
 * @param {{games: GameInfo[], chosen: Printable|null, wanted: string|null, onPick: (pad: Printable) => void}} props
 */
export function Pads({ games, chosen, wanted, onPick }) {
  const [found, setFound] = useState(/** @type {Printable[]|null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {string|null} */ (null));
  const picker = useRef(/** @type {HTMLInputElement|null} */ (null));
  useEffect(() => {
    let late = false;
    void kept().then((all) => {
      if (late) return;
      setFound(all);
      const first = all.find(({ id }) => id === wanted) ?? all[0];
      if (!chosen && first) onPick(first);
    });
    return () => void (late = true);
  }, []);
  const bring = async () => {
    const file = picker.current?.files?.[0];
    if (!file) return;
    try {
      const pad = { id: `file-${file.name}-${file.lastModified}`, entries: await fromText(await file.text()) };
      setFound((before) => [pad, ...(before ?? []).filter(({ id }) => id !== pad.id)]);
      setTrouble(null);
      onPick(pad);
    } catch (error) {
      if (!(error instanceof NoPad)) throw error;
      setTrouble(error.message);
    }
    if (picker.current) picker.current.value = "";
  };
  return html`<fieldset class="pad-choice">
    <legend>${say("sheet-which-pad")}</legend>
    ${found?.length === 0 && html`<p class="form-help">${say("sheet-no-pads")}</p>`}
    <div class="pad-lines">
      ${(found ?? []).map((pad) => html`<label key=${pad.id} class="pad-line">
        <input type="radio" name="sheet-pad" checked=${pad.id === chosen?.id} onChange=${() => onPick(pad)} />
        <span class="pad-line-words"><${PadLine} pad=${pad} games=${games} /></span>
      </label>`)}
    </div>
    <input ref=${picker} type="file" class="unseen" id="sheet-pad-file" accept=".json,.csv,.txt,application/json,text/csv" onChange=${bring} />
    <label for="sheet-pad-file" class="press link">${say("sheet-pad-file")}</label>
    <${Trouble} text=${trouble} />
  </fieldset>`;
}
