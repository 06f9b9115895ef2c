/** What is set for one table: playing the only legal card by itself, and, by the host, how fast the table moves. */
import { html } from "./lib.js";
import { figure } from "./format.js";
import { Circled } from "./frame.js";
import { say } from "./say.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").TableSettings} TableSettings */
/** @typedef {import("./types").Send} Send */
/** @typedef {{value: number, label: () => string}} Step */

/** @param {number} seconds */
export const lasting = (seconds) => {
  if (seconds < 60) return say("settings-seconds", { time: figure(seconds) });
  if (seconds < 3600) return say("settings-minutes", { time: figure(Math.round(seconds / 6) / 10) });
  return say("settings-hours", { hours: Math.round(seconds / 360) / 10 });
};

/** @param {number} value @param {number} unit @returns {Step} */
const step = (value, unit) => ({ value, label: () => lasting(value / unit) });

/** @type {{name: keyof TableSettings, unit: number, legend: () => string, help: (() => string)|null, steps: Step[]}[]} */
const PACE = [
  {
    name: "rest_ms",
    unit: 1000,
    legend: () => say("settings-trick-rests"),
    help: () => say("settings-trick-rests-help"),
    steps: [{ value: 0, label: () => say("settings-no-time") }, step(700, 1000), step(1400, 1000), step(3000, 1000)],
  },
  {
    name: "pace_ms",
    unit: 1000,
    legend: () => say("settings-bots-play"),
    help: null,
    steps: [
      { value: 0, label: () => say("settings-at-once") },
      { value: 350, label: () => say("settings-briskly") },
      { value: 700, label: () => say("settings-calmly") },
      { value: 1500, label: () => say("settings-slowly") },
    ],
  },
  {
    name: "next_s",
    unit: 1,
    legend: () => say("settings-next-after"),
    help: () => say("settings-next-after-help"),
    steps: [step(10, 1), step(30, 1), step(120, 1), step(600, 1)],
  },
  {
    name: "away_s",
    unit: 1,
    legend: () => say("settings-stand-in-after"),
    help: () => say("settings-stand-in-after-help"),
    steps: [step(20, 1), step(60, 1), step(300, 1), step(3600, 1)],
  },
];

/** The steps, with a value between them where somebody has set one. @param {Step[]} steps @param {number} value @param {number} unit */
function withOwn(steps, value, unit) {
  const all = steps.some((one) => one.value === value) ? steps : [...steps, step(value, unit)].sort((a, b) => a.value - b.value);
  return all.map((one) => ({ value: one.value, label: one.label() }));
}

/** @param {{table: Table, send: Send}} props */
function Pace({ table, send }) {
  return PACE.map(({ name, unit, legend, help, steps }) => {
    const id = `pace-${name}`;
    const value = table.settings[name];
    return html`<div class="setting" key=${name}>
      <${Circled} name=${id} legend=${legend()} value=${value} choices=${withOwn(steps, value, unit)} describedBy=${help ? `${id}-help` : undefined}
        onPick=${(/** @type {number} */ picked) => void send("settings", { [name]: picked })} />
      ${help && html`<p class="setting-help" id=${`${id}-help`}>${help()}</p>`}
    </div>`;
  });
}

const noYes = () => [
  { value: false, label: say("page-no") },
  { value: true, label: say("page-yes") },
];

/** Whether whoever is to play may ask for a hint. @param {{on: boolean, onPick: (on: boolean) => void}} props */
export const HintsChoice = ({ on, onPick }) => html`<div class="setting hints-choice">
  <${Circled} name="hints" legend=${say("settings-hints")} value=${on} choices=${noYes()} describedBy="hints-help" onPick=${onPick} />
  <p class="setting-help" id="hints-help">${say("settings-hints-help")}</p>
</div>`;

/** Nothing for those who watch. @param {{table: Table, send: Send}} props */
export function TableSettings({ table, send }) {
  if (table.you === null) return null;
  const host = table.you === table.host;
  return html`<div class="settings here">
    <h3>${say("settings-your-seat")}</h3>
    <div class="setting">
      <${Circled} name="auto-play" legend=${say("settings-only-card")} value=${table.auto_play === true} choices=${noYes()} describedBy="auto-play-help"
        onPick=${(/** @type {boolean} */ on) => void send("settings", { auto_play: on })} />
      <p class="setting-help" id="auto-play-help">${say("settings-only-card-help")}</p>
    </div>
    ${host && html`<h3>${say("settings-this-table")}</h3><p class="setting-help">${say("settings-this-table-help")}</p>
      ${table.status === "over" && html`<${HintsChoice} on=${table.hints} onPick=${(/** @type {boolean} */ on) => void send("settings", { hints: on })} />`}<${Pace} table=${table} send=${send} />`}
    <h3>${say("settings-this-device")}</h3>
  </div>`;
}
