/** What is asked for besides cards: a bid, a suit, a number of points. Taps are answers; nothing is sent anywhere. */
import { html } from "../lib.js";
import { Suit, suitWord } from "../cards.js";
import { bidText, capital, figure } from "../format.js";
import { say } from "../say.js";

/** @typedef {import("../types").BidValue} BidValue */
/** @typedef {import("../types").SuitLetter} SuitLetter */
/** @typedef {import("./types").Bar} Bar */
/** @typedef {Record<string, "right"|"wrong">} Marks */
/** @typedef {(key: string) => void} Pick */

/** @type {SuitLetter[]} */
const SUITS = ["S", "H", "D", "C"];
/** From so many bids on, they stand in two rows. */
const WIDEST = 7;

/** @param {number} value */
const rounded = (value) => (Math.abs(value) >= 10 ? Math.round(value) : Math.round(value * 10) / 10);

/** How much a bid is worth against the best and the worst of them. @param {{bar: Bar, bars: Bar[], best: boolean}} props */
function Worth({ bar, bars, best }) {
  const values = bars.map(({ value }) => value);
  const most = Math.max(...values), least = Math.min(...values, most - 10);
  const words = say("trainer-worth-one", { bid: bidText(/** @type {BidValue} */ (/^\d+$/.test(bar.bid) ? Number(bar.bid) : bar.bid)), points: figure(rounded(bar.value)), hundred: Math.round(bar.exact * 100) });
  return html`<span class="worth" data-best=${best || null} style=${`--part:${((bar.value - least) / (most - least)).toFixed(3)}`} title=${words}><i aria-hidden="true"></i><b aria-hidden="true">${figure(rounded(bar.value))}</b><span class="sr-only">${words}</span></span>`;
}

/** @param {{row: BidValue[], marks: Marks, onPick: Pick, bars?: Bar[]|null, best?: string|null, closed?: boolean}} props */
export function BidChoices({ row, marks, onPick, bars = null, best = null, closed = false }) {
  const columns = Math.ceil(row.length / Math.ceil(row.length / WIDEST));
  return html`<div class=${`asking bids${bars ? " weighed" : ""}`} role="group" aria-label=${say("table-your-bid")}>
    <div class="bid-row" style=${`--columns:${columns}`}>
      ${row.map((bid) => {
        const key = String(bid);
        const bar = bars?.find((one) => one.bid === key);
        return html`<div class="bid-place" key=${key}>
          <button type="button" class=${`bid${typeof bid === "number" ? "" : " wide"} ${marks[key] ?? ""}`} data-bid=${key} disabled=${closed && !marks[key]}
            aria-label=${say("table-bid-it", { bid: bidText(bid) })} onClick=${() => onPick(key)}>${capital(bidText(bid))}</button>
          ${bar && html`<${Worth} bar=${bar} bars=${bars} best=${key === best} />`}
        </div>`;
      })}
    </div>
  </div>`;
}

/** @param {{keys: string[], label: string, marks: Marks, onPick: Pick}} props */
export function SuitChoices({ keys, label, marks, onPick }) {
  const words = keys.filter((key) => key.length > 1);
  return html`<div class="asking suits" role="group" aria-label=${label}>
    <div class="trumps">
      ${SUITS.filter((suit) => keys.includes(suit)).map(
        (suit) => html`<button type="button" key=${suit} class=${`trump-choice ${marks[suit] ?? ""}`} data-trump=${suit} onClick=${() => onPick(suit)}><${Suit} suit=${suit} /><span>${capital(suitWord(suit))}</span></button>`,
      )}
    </div>
    ${words.length > 0 &&
    html`<div class="suit-words">
      ${words.map((key) => html`<button type="button" key=${key} class=${`press quiet ${marks[key] ?? ""}`} data-trump=${key} onClick=${() => onPick(key)}>${key === "none" ? say("learn-trump-none") : say("learn-trump-named")}</button>`)}
    </div>`}
  </div>`;
}

/** @param {{keys: string[], marks: Marks, onPick: Pick}} props */
export function PointChoices({ keys, marks, onPick }) {
  return html`<div class="asking points" role="group" aria-label=${say("learn-score-choices")}>
    <div class="bid-row" style=${`--columns:${keys.length}`}>
      ${keys.map((key) => html`<button type="button" key=${key} class=${`bid ${marks[key] ?? ""}`} data-points=${key} onClick=${() => onPick(key)}>${figure(Number(key))}</button>`)}
    </div>
  </div>`;
}
