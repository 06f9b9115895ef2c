/** The preferences of this browser; used by the start page and at the table. */
import { html } from "./lib.js";
import { Suit } from "./cards.js";
import { prefs, setPref } from "./store.js";
import { Circled } from "./frame.js";

/** @type {import("./types").SuitLetter[]} */
const LETTERS = ["S", "H", "D", "C"];
const SUIT_SAMPLE = html`<span class="suit-sample">${LETTERS.map((suit) => html`<${Suit} suit=${suit} key=${suit} />`)}</span>`;

/** @type {{name: keyof import("./store.js").Preferences, legend: string, help: string, choices: {value: any, label: unknown}[]}[]} */
const SETTINGS = [
  {
    name: "theme",
    legend: "Light or dark",
    help: "",
    choices: [
      { value: "system", label: "Like the device" },
      { value: "light", label: "Light" },
      { value: "dark", label: "Dark" },
    ],
  },
  {
    name: "suits",
    legend: "Suit colours",
    help: "",
    choices: [
      { value: "four", label: html`${"Four "}${SUIT_SAMPLE}` },
      { value: "two", label: html`${"Two "}<span class="two-colours">${SUIT_SAMPLE}</span>` },
    ],
  },
  {
    name: "tap",
    legend: "To play a card",
    help: "The first tap lifts the card and the second plays it, or one tap does it all.",
    choices: [
      { value: "two", label: "Tap twice" },
      { value: "one", label: "Tap once" },
    ],
  },
  {
    name: "rest",
    legend: "A finished trick stays",
    help: "Time to see the last card before the trick is taken.",
    choices: [
      { value: null, label: "As the table says" },
      { value: 0, label: "No time" },
      { value: 700, label: "0.7 s" },
      { value: 1400, label: "1.4 s" },
      { value: 3000, label: "3 s" },
    ],
  },
  {
    name: "type",
    legend: "Lettering",
    help: "",
    choices: [
      { value: "normal", label: "Normal" },
      { value: "large", label: "Larger" },
    ],
  },
  {
    name: "motion",
    legend: "Cards",
    help: "A device that asks for less motion is always heeded.",
    choices: [
      { value: "full", label: "Fly" },
      { value: "fade", label: "Fade in place" },
    ],
  },
  {
    name: "sound",
    legend: "Sound",
    help: "Soft sounds for cards and for your turn.",
    choices: [
      { value: false, label: "Off" },
      { value: true, label: "On" },
    ],
  },
  {
    name: "keys",
    legend: "Keyboard hints",
    help: "Shows the keys at the table.",
    choices: [
      { value: false, label: "Hidden" },
      { value: true, label: "Shown" },
    ],
  },
];

export function SettingsPanel() {
  const now = prefs.value;
  return html`<div class="settings">
    ${SETTINGS.map(({ name, legend, help, choices }) => {
      const id = `setting-${name}`;
      return html`<div class="setting" key=${name}>
        <${Circled} name=${id} legend=${legend} value=${now[name]} choices=${choices}
          describedBy=${help ? `${id}-help` : undefined}
          onPick=${(/** @type {any} */ value) => setPref(name, value)} />
        ${help && html`<p class="setting-help" id=${`${id}-help`}>${help}</p>`}
      </div>`;
    })}
  </div>`;
}
