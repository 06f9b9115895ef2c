/** Under the sheet: the totals as lines, and how often each was exact. */
import { html, useEffect, useRef } from "../lib.js";
import { figure } from "../format.js";
import { both, say } from "../say.js";
import { folded, rows } from "./book.js";
import { nameOf, namesOf } from "./words.js";

/** @typedef {import("./types").Rows} Rows */
/** @typedef {import("./types").RoundRow} RoundRow */

/** The totals of a side after each closed round; a round without it changes nothing. @param {Rows} found @param {RoundRow[]} closed @param {number} side */
function totalsOf(found, closed, side) {
  const partners = found.sides[side].length > 1;
  let now = 0;
  return [0, ...closed.map((row) => {
    const own = partners ? row.sides[side] : row.sides.find(({ players }) => players[0] === found.sides[side][0]);
    now = own?.total ?? now;
    return now;
  })];
}

/** @param {Rows} found */
function about(found) {
  const order = found.sides.map((_, side) => side).sort((a, b) => found.totals[b] - found.totals[a]);
  return say("pad-chart-about", { rounds: found.finished, totals: both(order.map((side) => `${namesOf(found.sides[side])} ${figure(found.totals[side])}`)) });
}

/** @param {{found: Rows}} props */
function Chart({ found }) {
  const place = useRef(/** @type {HTMLDivElement|null} */ (null));
  const closed = found.rounds.filter((row) => row.closed);
  const series = found.sides.map((_, side) => totalsOf(found, closed, side));
  const players = folded.value.players;
  const drawn = JSON.stringify([series, players]);
  useEffect(() => {
    let late = false;
    /** @type {(() => void)|undefined} */
    let take;
    // The library that draws is large and is needed only now.
    void import("../chart.js").then(({ drawLines, endLabels }) => {
      if (late || !place.current) return;
      const names = players.map(({ name }) => name);
      const sides = found.sides.map((side) => side.map((player) => players.findIndex(({ id }) => id === player)));
      take = drawLines(place.current, {
        series,
        ticks: ["0", ...closed.map((row) => String(row.number))],
        ends: (width) => endLabels({ players: names, sides }, found.totals, width),
        marked: true,
      });
    });
    return () => {
      late = true;
      take?.();
    };
  }, [drawn]);
  return html`<figure class="totals-chart">
    <div class="totals-plot" role="img" aria-label=${about(found)} ref=${place}></div>
    <figcaption>${say("pad-chart")}</figcaption>
  </figure>`;
}

/** One mark a round: a ring where the bid was met. @param {{closed: RoundRow[], player: string}} props */
const Marks = ({ closed, player }) => html`<span class="marks" aria-hidden="true">${closed.map((row) => {
  const mark = row.seats.find((seat) => seat.player === player)?.mark;
  return mark ? html`<i key=${row.id} data-mark=${mark}></i>` : null;
})}</span>`;

/** @param {{found: Rows}} props */
function Rates({ found }) {
  const closed = found.rounds.filter((row) => row.closed);
  const partners = found.contracts !== null;
  const order = found.players.map((player, i) => ({ player, ...found.exact[i] })).filter(({ tried }) => tried > 0);
  order.sort((a, b) => b.made / b.tried - a.made / a.tried || b.made - a.made);
  const contracts = (found.contracts ?? []).map((count, side) => ({ ...count, side })).filter(({ tried }) => tried > 0);
  if (!order.length && !contracts.length) return null;
  return html`<section class="rates" aria-labelledby="rates-title">
    <h2 id="rates-title">${partners ? say("pad-rates-partners") : say("pad-rates")}</h2>
    <ul>
      ${contracts.map(({ made, tried, side }) => html`<li key=${side}><b>${namesOf(found.sides[side])}</b><span class="rate">${say("pad-rate-contracts", { made, tried })}</span></li>`)}
      ${order.map(({ player, made, tried }) => html`<li key=${player}><b>${nameOf(player)}</b><${Marks} closed=${closed} player=${player} />
        <span class="rate">${partners ? say("pad-rate-nils", { made, tried }) : say("pad-rate", { made, tried })}</span></li>`)}
    </ul>
  </section>`;
}

export function Standing() {
  const found = rows.value;
  if (!found || found.finished < 1) return null;
  return html`<div class="standing">
    ${found.finished > 1 && html`<${Chart} found=${found} />`}
    <${Rates} found=${found} />
  </div>`;
}
