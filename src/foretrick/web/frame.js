/** The frame of every page outside the table: the name at the top, the settings, dialogs, messages. */
import { html, useEffect, useRef, useState } from "./lib.js";
import { LANGUAGES, language, say, setLanguage } from "./say.js";
import { SettingsPanel } from "./settings.js";

/**
 * Names the document while a page is shown.
 * @param {string} title
 */
export function useTitle(title) {
  useEffect(() => {
    document.title = title ? say("page-title", { title }) : say("page-foretrick");
  }, [title]);
}

/** The other languages, each under its own name. @param {{class?: string}} props */
export function OtherLanguages({ class: name = "" }) {
  const now = language.value;
  return html`<ul class=${`languages ${name}`} aria-label=${say("page-language")}>
    ${LANGUAGES.filter(({ key }) => key !== now).map(
      ({ key, name: own }) => html`<li key=${key}><button class="press link" type="button" lang=${key} onClick=${() => void setLanguage(key)}>${own}</button></li>`,
    )}
  </ul>`;
}

/** The mark: a number ringed by hand, as a met bid is on paper. */
export function Mark() {
  return html`<svg class="mark" viewBox="0 0 40 40" width="34" height="34" aria-hidden="true" focusable="false">
    <path class="mark-ring" d="M30.500 9.500C24 2.500 12.500 3.500 7.500 11 2.500 18.800 5.500 30.500 14.500 34.300 24 38.200 35 31.500 36 21.500 36.700 14.500 32 8.500 23.500 5.500" />
    <path class="mark-tally" d="M15.200 14.200 14.200 26M20.600 13.600 19.800 26.300M26 13.800 25.300 25.700" />
  </svg>`;
}

/**
 * The strip at the top of a page.
 * @param {{children?: unknown}} props
 */
export function TopBar({ children }) {
  const [open, setOpen] = useState(false);
  return html`<header class="top">
    <a class="wordmark" href="/" aria-label=${say("page-foretrick")}><${Mark} /><span>${say("page-foretrick")}</span></a>
    <div class="top-more">
      ${children}
      <${OtherLanguages} class="beside-settings" />
      <button class="press link" type="button" onClick=${() => setOpen(true)}>${say("page-settings")}</button>
    </div>
    ${open && html`<${Panel} title=${say("page-settings")} onClose=${() => setOpen(false)}><${SettingsPanel} /></${Panel}>`}
  </header>`;
}

/**
 * A panel over the page: from below on a phone, in the middle elsewhere. Escape and a tap outside close it.
 * @param {{title: string, onClose: () => void, children?: unknown}} props
 */
export function Panel({ title, onClose, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement|null} */ (null));
  const gone = useRef(false);
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    return () => {
      gone.current = true;
      shown?.close();
    };
  }, []);
  /** Closes at once, which gives the focus back. The event of it comes late, when another panel may be open already. */
  const close = () => {
    gone.current = true;
    dialog.current?.close();
    onClose();
  };
  const closed = () => gone.current || close();
  /** @param {Event} event */
  const escape = (event) => {
    event.preventDefault();
    close();
  };
  /** @param {MouseEvent} event */
  const outside = (event) => event.target === dialog.current && close();
  return html`<dialog class="panel" ref=${dialog} aria-label=${title} onCancel=${escape} onClose=${closed} onClick=${outside}>
    <div class="panel-body">
      <div class="panel-head">
        <h2>${title}</h2>
        <button class="press link" type="button" onClick=${close}>${say("page-close")}</button>
      </div>
      ${children}
    </div>
  </dialog>`;
}

/**
 * A sentence about something that went wrong, spoken when it appears.
 * @param {{text: string|null}} props
 */
export function Trouble({ text }) {
  return html`<p class="trouble" role="alert">${text}</p>`;
}

/**
 * A button that copies a text and says that it did.
 * @param {{text: string, label: string}} props
 */
export function CopyButton({ text, label }) {
  const [done, setDone] = useState(/** @type {boolean|null} */ (null));
  const copy = async () => {
    setDone(await copied(text));
    setTimeout(() => setDone(null), 2500);
  };
  return html`<button class="press quiet" type="button" onClick=${copy}>
    <span aria-live="polite">${done === null ? label : done ? say("page-copied") : say("page-copy-by-hand")}</span>
  </button>`;
}

/**
 * The clipboard API needs a secure page; on plain http in a home network the old way still works.
 * @param {string} text
 */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "unseen";
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}

/**
 * One of several, circled as one circles a choice on paper.
 * @param {{name: string, legend: string, value: unknown, choices: {value: any, label: unknown, hint?: string}[],
 *   onPick: (value: any) => void, describedBy?: string, hideLegend?: boolean}} props
 */
export function Circled({ name, legend, value, choices, onPick, describedBy, hideLegend }) {
  return html`<fieldset class="circled" aria-describedby=${describedBy}>
    <legend class=${hideLegend ? "unseen" : ""}>${legend}</legend>
    <div class="circled-row">
      ${choices.map(
        (choice) => html`<label key=${String(choice.value)}>
          <input type="radio" name=${name} checked=${choice.value === value} onChange=${() => onPick(choice.value)} />
          <span class="circled-word">${choice.label}</span>
          ${choice.hint && html`<span class="circled-hint">${choice.hint}</span>`}
        </label>`,
      )}
    </div>
  </fieldset>`;
}
