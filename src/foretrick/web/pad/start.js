/** The pads of this browser, each as a slip of paper, and the ways to a new one. */
import { html, useEffect, useRef, useState } from "../lib.js";
import { Panel, TopBar, Trouble, useTitle } from "../frame.js";
import { figure } from "../format.js";
import { both, say } from "../say.js";
import { fetchTables, tables } from "./book.js";
import { entriesOf, forget, listen, pads, tidy } from "./keep.js";
import { digest, fromLink, fromTable, fromText, NoPad, take } from "./port.js";
import { dayText } from "./words.js";

/** @typedef {import("./keep.js").PadInfo} PadInfo */
/** @typedef {import("./types").Entry} Entry */
/** @typedef {{info: PadInfo, entries: Entry[]}} KeptPad */

/** @returns {Promise<KeptPad[]>} */
async function readAll() {
  await tidy();
  const all = await pads();
  return Promise.all(all.map(async (info) => ({ info, entries: (await entriesOf(info.id)).map(({ entry }) => entry) })));
}

/** @param {{kept: KeptPad, onRemove: () => void}} props */
function Slip({ kept, onRemove }) {
  const { pad, found } = digest(kept.entries);
  const title = tables.value?.games[pad.game?.key ?? ""]?.title ?? say("pad-title");
  const name = (/** @type {string} */ player) => pad.players.find(({ id }) => id === player)?.name ?? "";
  const standing = (found?.sides ?? []).map((side, i) => ({ names: both(side.map(name)), total: found?.totals[i] ?? 0, place: found?.places[i] ?? 1 })).sort((a, b) => a.place - b.place);
  const state = found?.over ? say("pad-slip-over") : found?.schedule ? say("pad-slip-rounds", { done: found.finished, all: found.schedule.length }) : say("pad-slip-played", { done: found?.finished ?? 0 });
  return html`<li class="slip-of-pad">
    <a href=${`/pad/${kept.info.server ?? kept.info.id}`}>
      <span class="slip-head-line"><b>${title}</b><span>${dayText(pad.started ?? kept.info.made)}</span></span>
      ${pad.note && html`<span class="slip-note">${pad.note}</span>`}
      <span class="slip-players">${standing.map(({ names, total, place }) => html`<span key=${names} data-leads=${(found?.finished && place === 1) || null}><span>${names}</span><b>${found?.finished ? figure(total) : ""}</b></span>`)}</span>
      <span class="slip-state">${state}${kept.info.server ? html` · ${say("pad-slip-shared")}` : null}</span>
    </a>
    <button type="button" class="arrow" aria-label=${say("pad-remove", { pad: `${title}, ${dayText(pad.started)}` })} onClick=${onRemove}><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M4 4l8 8M12 4l-8 8" /></svg></button>
  </li>`;
}

/** @param {{kept: KeptPad, onClose: () => void}} props */
function Removal({ kept, onClose }) {
  const gone = async () => {
    await forget(kept.info.id);
    onClose();
  };
  return html`<${Panel} title=${say("pad-remove-title")} onClose=${onClose}>
    <p>${kept.info.server ? say("pad-remove-shared") : say("pad-remove-own")}</p>
    <div class="panel-ways"><button type="button" class="press" onClick=${gone}>${say("pad-remove-yes")}</button><button type="button" class="press link" onClick=${onClose}>${say("pad-remove-no")}</button></div>
  </${Panel}>`;
}

/** A file that was brought, or a link that was pasted. @param {{onTrouble: (text: string|null) => void}} props */
function Bring({ onTrouble }) {
  const picker = useRef(/** @type {HTMLInputElement|null} */ (null));
  const bring = async () => {
    const file = picker.current?.files?.[0];
    if (!file) return;
    onTrouble(await brought(async () => fromText(await file.text())));
    if (picker.current) picker.current.value = "";
  };
  return html`<div class="bring">
    <input ref=${picker} type="file" class="unseen" id="pad-file" accept=".json,.csv,.jsonl,.txt,application/json,text/csv" onChange=${bring} />
    <label for="pad-file" class="press link">${say("pad-bring-file")}</label>
    <a class="press link" href="/sheets">${say("pad-printed-sheets")}</a>
  </div>`;
}

/** Takes what was brought; a sentence when it is no pad. @param {() => Promise<Entry[]>} read @returns {Promise<string|null>} */
async function brought(read) {
  try {
    await take(await read());
    return null;
  } catch (error) {
    if (error instanceof NoPad) return error.message;
    throw error;
  }
}

/** A pad that came in the address. */
async function fromAddress() {
  const { hash } = location;
  const table = /^#table=([^&]+)$/.exec(hash)?.[1];
  if (!hash.startsWith("#z=") && !table) return null;
  history.replaceState(null, "", location.pathname);
  await fetchTables();
  return brought(() => (table ? fromTable(decodeURIComponent(table)) : fromLink(hash)));
}

export function PadStart() {
  const [kept, setKept] = useState(/** @type {KeptPad[]|null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {string|null} */ (null));
  const [removing, setRemoving] = useState(/** @type {KeptPad|null} */ (null));
  useTitle(say("pad-title"));
  useEffect(() => {
    let late = false;
    const read = () => void readAll().then((found) => late || setKept(found));
    void fetchTables();
    void fromAddress().then((text) => late || setTrouble(text));
    read();
    const unlisten = listen(read);
    return () => {
      late = true;
      unlisten();
    };
  }, []);
  const removed = () => {
    setRemoving(null);
    void readAll().then(setKept);
  };
  return html`<div class="page pad-start">
    <${TopBar} />
    <main>
      <div class="pad-start-head"><h1>${say("pad-title")}</h1><p>${say("pad-start-line")}</p></div>
      <p class="pad-start-new"><a class="press" href="/pad/new">${say("pad-new")}</a></p>
      <${Trouble} text=${trouble} />
      ${kept && kept.length > 0 && html`<section aria-label=${say("pad-kept")}><ul class="slips">${kept.map((one) => html`<${Slip} key=${one.info.id} kept=${one} onRemove=${() => setRemoving(one)} />`)}</ul></section>`}
      <${Bring} onTrouble=${setTrouble} />
      ${removing && html`<${Removal} kept=${removing} onClose=${removed} />`}
    </main>
  </div>`;
}
