/** The pages as they will be printed: the same drawing as the file, with the letters of the client. */
import { html, useEffect, useRef, useState } from "../lib.js";
import { get, post } from "../ask.js";
import { say } from "../say.js";

/** `lines`: the rounds on the sheet, `most`: how many it may have. @typedef {{title: string, width: number, height: number, of: number, pages: string[], lines: number, most: number}} Pages */
/** What is asked of the server: `body` is sent for a pad. @typedef {{path: string, query: string, body: unknown}} Asked */

const ASK_AFTER_MS = 180;

/**
 * The pages of what is asked for, a moment after it has changed for the last time. The last ones stay until then.
 * @param {Asked|null} asked
 */
export function usePages(asked) {
  const [pages, setPages] = useState(/** @type {Pages|null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {string|null} */ (null));
  const key = JSON.stringify(asked);
  useEffect(() => {
    if (!asked) return;
    let late = false;
    const timer = setTimeout(async () => {
      const address = `${asked.path}.json${asked.query}`;
      const answer = await (asked.body ? post(address, asked.body) : get(address));
      if (late) return;
      const failed = answer.ok ? answer.body.error : answer.error;
      setTrouble(failed ?? null);
      if (!failed) setPages(/** @type {any} */ (answer).body);
    }, ASK_AFTER_MS);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [key]);
  return { pages, trouble };
}

/** One page. Its drawing comes from the server as SVG and holds no script: names are texts in it. @param {{drawing: string, label: string}} props */
function Paper({ drawing, label }) {
  const place = useRef(/** @type {HTMLDivElement|null} */ (null));
  useEffect(() => {
    const parsed = new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement;
    parsed.setAttribute("aria-label", label);
    place.current?.replaceChildren(document.importNode(parsed, true));
  }, [drawing, label]);
  return html`<div class="paper" ref=${place}></div>`;
}

/** @param {{pages: Pages|null, stale: boolean}} props */
export function Preview({ pages, stale }) {
  const [close, setClose] = useState(false);
  if (!pages) return html`<div class="papers" aria-busy="true"></div>`;
  const { width, height } = pages;
  return html`<div class="papers" data-stale=${stale || null} data-close=${close || null} style=${`--paper-w: ${width}; --paper-h: ${height}; --paper-pt: ${width}pt`}>
    <style>${`@page { size: ${width}pt ${height}pt; margin: 0; }`}</style>
    <ol aria-label=${say("sheet-preview")} tabindex=${close ? 0 : null}>
      ${pages.pages.map((drawing, at) => {
        const label = pages.of > 1 ? say("sheet-page-of", { page: at + 1, pages: pages.of }) : pages.title;
        return html`<li key=${at}><${Paper} drawing=${drawing} label=${label} />${pages.of > 1 && html`<p>${label}</p>`}</li>`;
      })}
    </ol>
    ${pages.of > pages.pages.length && html`<p>${say("sheet-more-pages", { count: pages.of - pages.pages.length })}</p>`}
    <button type="button" class="press link" aria-pressed=${close} onClick=${() => setClose(!close)}>${close ? say("sheet-whole-page") : say("sheet-look-closer")}</button>
  </div>`;
}
