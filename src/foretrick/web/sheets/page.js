/** Score sheets and rule cards to print: choose at the left, see the paper at the right. */
import { html, useState } from "../lib.js";
import { useGames } from "../ask.js";
import { Emblem } from "../emblems.js";
import { Circled, TopBar, Trouble, useTitle } from "../frame.js";
import { changedOptions, HouseRules } from "../options.js";
import { language, say } from "../say.js";
import { Count, Names, Pads, PAPERS, PerPage } from "./choices.js";
import { Preview, usePages } from "./preview.js";

/** @typedef {import("../types").GameInfo} GameInfo */
/** @typedef {import("./choices.js").Printable} Printable */
/** @typedef {import("./preview.js").Asked} Asked */
/** @typedef {import("./preview.js").Pages} Pages */
/** @typedef {{kind: "blank"|"filled"|"card", game: string, seats: number|null, names: string[], lines: number|null, paper: string, perPage: number, options: Record<string, unknown>}} Wish */

const KEY = "foretrick.sheets";

/** What was printed last, for paper rarely changes in a house. @returns {Partial<Wish>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @param {Wish} wish */
function keep({ game, paper, perPage }) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ game, paper, perPage }));
  } catch {
    // Then it is chosen again.
  }
}

/** @param {GameInfo[]} games @returns {Wish} */
function firstWish(games) {
  const before = kept();
  const asked = new URLSearchParams(location.search);
  const game = [asked.get("game"), before.game].find((key) => games.some((known) => known.key === key)) ?? games[0].key;
  const paper = PAPERS.find((name) => name === before.paper) ?? (navigator.language === "en-US" ? "Letter" : "A4");
  return {
    kind: asked.has("pad") ? "filled" : asked.has("card") ? "card" : "blank",
    game, paper, perPage: [1, 2, 4, 16].find((count) => count === before.perPage) ?? 1, seats: null, names: [], lines: null, options: {},
  };
}

/** @param {GameInfo} game @param {number} seats @returns {import("../types").OptionInfo[]} */
const optionsFor = (game, seats) => /** @type {any} */ (game).options_by_seats?.[String(seats)] ?? game.options;

/**
 * What is to be asked of the server.
 * @param {Wish} wish
 * @param {GameInfo} game
 * @param {Printable|null} pad
 * @returns {Asked|null}
 */
function askedFor(wish, game, pad) {
  const { paper, perPage, kind } = wish;
  if (kind === "filled")
    return pad && { path: "/api/sheets/filled", query: "", body: { entries: pad.entries, paper, per_page: perPage, language: language.value } };
  const seats = wish.seats ?? game.default_seats;
  const query = new URLSearchParams({ players: String(seats), paper, per_page: String(perPage), language: language.value });
  const changed = changedOptions(optionsFor(game, seats), wish.options).filter(({ name }) => kind === "card" || name !== "rounds");
  if (changed.length) query.set("options", JSON.stringify(Object.fromEntries(changed.map(({ name }) => [name, wish.options[name]]))));
  if (kind === "card") query.set("card", "1");
  else {
    if (wish.names.slice(0, seats).some(Boolean)) for (const name of wish.names.slice(0, seats)) query.append("names", name);
    if (wish.lines !== null) query.set("rounds", String(wish.lines));
  }
  return { path: `/api/sheets/${game.key}`, query: `?${query}`, body: null };
}

/** @param {Asked} asked @param {string} title */
async function download(asked, title) {
  const link = document.createElement("a");
  if (asked.body) {
    const answer = await fetch(`${asked.path}.pdf`, { method: "POST", headers: { "content-type": "application/json", "accept-language": language.value }, body: JSON.stringify(asked.body) });
    if (!answer.ok) return say("error-unreachable");
    link.href = URL.createObjectURL(await answer.blob());
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  } else link.href = `${asked.path}.pdf${asked.query}&download=1`;
  link.download = `${title.replaceAll(/[:/\\]+\s*/g, " – ")}.pdf`;
  link.click();
  return null;
}

/** The lines of a blank sheet: as many as there are rounds, or as fit, until another number is chosen. @param {{wish: Wish, pages: Pages|null, all: boolean, change: (more: Partial<Wish>) => void}} props */
function Lines({ wish, pages, all, change }) {
  const usual = say(all ? "sheet-lines-all" : "sheet-lines-fitting");
  const value = wish.lines ?? pages?.lines ?? 1;
  return html`<div class="sheet-lines">
    <${Count} label=${say("sheet-lines")} value=${value} low=${1} high=${pages?.most || value} onPick=${(/** @type {number} */ count) => change({ lines: count })} />
    ${wish.lines === null ? html`<p class="form-help">${usual}</p>` : html`<button type="button" class="press link" onClick=${() => change({ lines: null })}>${usual}</button>`}
  </div>`;
}

/** @param {{wish: Wish, game: GameInfo, pages: Pages|null, change: (more: Partial<Wish>) => void}} props */
function Sheet({ wish, game, pages, change }) {
  const seats = wish.seats ?? game.default_seats;
  const every = optionsFor(game, seats);
  // On a blank sheet the rounds are its lines.
  const options = every.filter(({ name }) => wish.kind === "card" || name !== "rounds");
  const changed = changedOptions(options, wish.options).length;
  return html`
    ${game.min_seats < game.max_seats && html`<${Count} label=${say("sheet-players")} value=${seats} low=${game.min_seats} high=${game.max_seats}
      onPick=${(/** @type {number} */ count) => change({ seats: count, lines: null, options: {} })} />`}
    ${wish.kind === "blank" && html`<${Names} seats=${seats} names=${wish.names} onNames=${(/** @type {string[]} */ names) => change({ names })} />
      <${Lines} wish=${wish} pages=${pages} all=${every.length > options.length} change=${change} />`}
    <details class="fold">
      <summary>${changed ? say("sheet-house-rules-changed", { count: changed }) : say("sheet-house-rules")}</summary>
      <${HouseRules} options=${options} chosen=${wish.options} trouble=${null} at=${null}
        onPick=${(/** @type {string} */ name, /** @type {unknown} */ value) => change({ options: { ...wish.options, [name]: value }, lines: null })} />
    </details>`;
}

/** @param {{games: GameInfo[]}} props */
function Printing({ games }) {
  const [wish, setWish] = useState(() => firstWish(games));
  const [pad, setPad] = useState(/** @type {Printable|null} */ (null));
  const [failed, setFailed] = useState(/** @type {string|null} */ (null));
  const wantedPad = new URLSearchParams(location.search).get("pad");
  const game = games.find(({ key }) => key === wish.game) ?? games[0];
  /** @param {Partial<Wish>} more */
  const change = (more) => {
    const now = { ...wish, ...more };
    keep(now);
    setFailed(null);
    setWish(now);
  };
  const asked = askedFor(wish, game, pad);
  const { pages, trouble } = usePages(asked);
  const ready = asked !== null && pages !== null && trouble === null;
  const onPaper = () => (pages && pages.of > pages.pages.length ? void download(/** @type {Asked} */ (asked), pages.title).then(setFailed) : print());
  return html`<div class="printing">
    <div class="print-choices">
      <${Circled} name="sheet-kind" legend=${say("sheet-kind")} hideLegend value=${wish.kind} onPick=${(/** @type {Wish["kind"]} */ kind) => change({ kind })}
        choices=${[
          { value: "blank", label: say("sheet-kind-blank") },
          { value: "filled", label: say("sheet-kind-filled") },
          { value: "card", label: say("sheet-kind-card") },
        ]} />
      ${wish.kind === "filled"
        ? html`<${Pads} games=${games} chosen=${pad} wanted=${wantedPad} onPick=${setPad} />`
        : html`<fieldset class="sheet-games"><legend>${say("sheet-game")}</legend><div>
            ${games.map(({ key, title }) => html`<label key=${key}>
              <input type="radio" name="sheet-game" checked=${key === game.key} onChange=${() => change({ game: key, seats: null, lines: null, options: {} })} />
              <span><${Emblem} game=${key} size="small" />${title}</span>
            </label>`)}
          </div></fieldset>
          <${Sheet} key=${game.key} wish=${wish} game=${game} pages=${pages} change=${change} />`}
      <${Circled} name="paper" legend=${say("sheet-paper")} value=${wish.paper} choices=${PAPERS.map((name) => ({ value: name, label: name }))}
        onPick=${(/** @type {string} */ paper) => change({ paper })} />
      <${PerPage} value=${wish.perPage} onPick=${(/** @type {number} */ count) => change({ perPage: count })} />
      <${Trouble} text=${failed ?? trouble} />
    </div>
    <section class="print-preview" aria-label=${say("sheet-preview")}>
      ${asked || wish.kind !== "filled" ? html`<${Preview} pages=${pages} stale=${trouble !== null} />` : html`<p class="form-help">${say("sheet-pick-a-pad")}</p>`}
    </section>
    <div class="setting-done">
      <p>${ready && say("sheet-result", { pages: pages.of, paper: wish.paper })}</p>
      <div class="print-ways">
        <button type="button" class="press quiet" disabled=${!ready} onClick=${() => asked && pages && void download(asked, pages.title).then(setFailed)}>${say("sheet-download")}</button>
        <button type="button" class="press" disabled=${!ready} onClick=${onPaper}>${say("sheet-print")}</button>
      </div>
    </div>
  </div>`;
}

export function SheetsPage() {
  const answer = useGames();
  useTitle(say("sheet-page-title"));
  return html`<div class="page sheets-page">
    <${TopBar} />
    <main>
      <h1>${say("sheet-page-title")}</h1>
      ${answer === null && html`<${Trouble} text=${say("error-unreachable")} />`}
      ${answer && html`<${Printing} games=${answer.games} />`}
    </main>
  </div>`;
}
