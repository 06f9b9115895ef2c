/** What is set for one table: playing the only legal card by itself, and, by the host, how fast the table moves. */
import { html } from "./lib.js";
import { figure } from "./format.js";
import { Circled } from "./frame.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").TableSettings} TableSettings */
/** @typedef {import("./types").Send} Send */
/** @typedef {{value: number, label: string}} Step */

/** @param {number} seconds */
const inWords = (seconds) => (seconds < 60 ? `${figure(seconds)} s` : `${figure(Math.round(seconds / 6) / 10)} min`);

/** @type {{name: keyof TableSettings, unit: number, legend: string, help: string, steps: Step[]}[]} */
const PACE = [
  {
    name: "rest_ms",
    unit: 1000,
    legend: "A finished trick rests",
    help: "Bots wait that long before they lead.",
    steps: [
      { value: 0, label: "No time" },
      { value: 700, label: "0.7 s" },
      { value: 1400, label: "1.4 s" },
      { value: 3000, label: "3 s" },
    ],
  },
  {
    name: "pace_ms",
    unit: 1000,
    legend: "Bots play",
    help: "",
    steps: [
      { value: 0, label: "At once" },
      { value: 350, label: "Briskly" },
      { value: 700, label: "Calmly" },
      { value: 1500, label: "Slowly" },
    ],
  },
  {
    name: "next_s",
    unit: 1,
    legend: "The next cards come after",
    help: "Sooner, when everybody is ready.",
    steps: [
      { value: 10, label: "10 s" },
      { value: 30, label: "30 s" },
      { value: 120, label: "2 min" },
      { value: 600, label: "10 min" },
    ],
  },
  {
    name: "away_s",
    unit: 1,
    legend: "A bot stands in for someone away after",
    help: "Until they are back.",
    steps: [
      { value: 20, label: "20 s" },
      { value: 60, label: "1 min" },
      { value: 300, label: "5 min" },
      { value: 3600, label: "1 hour" },
    ],
  },
];

/** The steps, with a value between them where somebody has set one. @param {Step[]} steps @param {number} value @param {number} unit */
function withOwn(steps, value, unit) {
  if (steps.some((step) => step.value === value)) return steps;
  return [...steps, { value, label: inWords(value / unit) }].sort((a, b) => a.value - b.value);
}

/** @param {{table: Table, send: Send}} props */
function Pace({ table, send }) {
  return PACE.map(({ name, unit, legend, help, steps }) => {
    const id = `pace-${name}`;
    const value = table.settings[name];
    return html`<div class="setting" key=${name}>
      <${Circled} name=${id} legend=${legend} value=${value} choices=${withOwn(steps, value, unit)} describedBy=${help ? `${id}-help` : undefined}
        onPick=${(/** @type {number} */ picked) => void send("settings", { [name]: picked })} />
      ${help && html`<p class="setting-help" id=${`${id}-help`}>${help}</p>`}
    </div>`;
  });
}

const NO_YES = [
  { value: false, label: "No" },
  { value: true, label: "Yes" },
];

/** Whether whoever is to play may ask for a hint. @param {{on: boolean, onPick: (on: boolean) => void}} props */
export const HintsChoice = ({ on, onPick }) => html`<div class="setting hints-choice">
  <${Circled} name="hints" legend="Hints" value=${on} choices=${NO_YES} describedBy="hints-help" onPick=${onPick} />
  <p class="setting-help" id="hints-help">Whoever is to play may ask what is best. How often each did is told after the match.</p>
</div>`;

/** Nothing for those who watch. @param {{table: Table, send: Send}} props */
export function TableSettings({ table, send }) {
  if (table.you === null) return null;
  const host = table.you === table.host;
  return html`<div class="settings here">
    <h3>Your seat</h3>
    <div class="setting">
      <${Circled} name="auto-play" legend="Play my only card for me" value=${table.auto_play === true} choices=${NO_YES} describedBy="auto-play-help"
        onPick=${(/** @type {boolean} */ on) => void send("settings", { auto_play: on })} />
      <p class="setting-help" id="auto-play-help">When only one card may be played, it is played after a natural pause.</p>
    </div>
    ${host && html`<h3>This table</h3><p class="setting-help">You are the host; this counts for everybody at once.</p>
      ${table.status === "over" && html`<${HintsChoice} on=${table.hints} onPick=${(/** @type {boolean} */ on) => void send("settings", { hints: on })} />`}<${Pace} table=${table} send=${send} />`}
    <h3>This device</h3>
  </div>`;
}
