/** A round on the score pad: names, bids and tricks, and the place where the points will stand. */
import { html } from "../lib.js";
import { bidText, figure } from "../format.js";
import { say } from "../say.js";

/** @typedef {import("./types").Tally} Tally */
/** @typedef {import("./types").LessonAnswer} LessonAnswer */

/** @param {{tally: Tally, answer: LessonAnswer|null}} props */
export function Paper({ tally, answer }) {
  const { sides, bids, won, bags } = tally;
  const partners = sides.length < bids.length;
  const names = tally.players.map((name, seat) => (seat === 0 ? say("page-you") : name));
  return html`<div class="learn-paper" role="group" aria-label=${say("learn-pad")}>
    <table>
      <thead><tr><th scope="col"><span class="unseen">${say("learn-pad")}</span></th><th scope="col">${say("learn-bid-column")}</th><th scope="col">${say("learn-took-column")}</th><th scope="col">${say("learn-score-column")}</th></tr></thead>
      ${sides.map(
        (side, at) => html`<tbody key=${at} data-own=${at === 0 || null}>
          ${side.map(
            (seat, line) => html`<tr key=${seat}>
              <th scope="row">${names[seat]}</th>
              <td>${bidText(bids[seat])}</td>
              <td>${figure(won[seat])}</td>
              ${line === 0 &&
              html`<td class="paper-score" rowspan=${side.length}>${answer?.scores ? html`<b>${figure(answer.scores[at])}</b>` : html`<span class="paper-open" aria-label=${say("learn-pad-open")}>?</span>`}
                ${partners && bags && html`<small>${say("learn-bags-column")} ${figure(answer?.bags ? answer.bags[at] : bags[at])}</small>`}</td>`}
            </tr>`,
          )}
        </tbody>`,
      )}
    </table>
  </div>`;
}
