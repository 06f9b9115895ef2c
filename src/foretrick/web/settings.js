/** The preferences of this browser; used by the start page and at the table. */
import { html } from "./lib.js";
import { Suit } from "./cards.js";
import { prefs, setPref } from "./store.js";
import { Circled } from "./frame.js";
import { lasting } from "./pace.js";
import { LANGUAGES, language, say, setLanguage } from "./say.js";

/** @type {import("./types").SuitLetter[]} */
const LETTERS = ["S", "H", "D", "C"];
const SUIT_SAMPLE = html`<span class="suit-sample">${LETTERS.map((suit) => html`<${Suit} suit=${suit} key=${suit} />`)}</span>`;

/** @typedef {{value: any, label: unknown}} Choice */
/** @type {{name: keyof import("./store.js").Preferences, legend: () => string, help?: () => string, choices: () => Choice[]}[]} */
const SETTINGS = [
  {
    name: "type",
    legend: () => say("settings-lettering"),
    help: () => say("settings-lettering-help"),
    choices: () => [
      { value: "normal", label: say("settings-normal") },
      { value: "large", label: html`<span class="larger-sample">${say("settings-larger")}</span>` },
    ],
  },
  {
    name: "theme",
    legend: () => say("settings-light-or-dark"),
    choices: () => [
      { value: "system", label: say("settings-like-device") },
      { value: "light", label: say("settings-light") },
      { value: "dark", label: say("settings-dark") },
    ],
  },
  {
    name: "suits",
    legend: () => say("settings-suit-colours"),
    choices: () => [
      { value: "four", label: html`${say("settings-four")}${" "}${SUIT_SAMPLE}` },
      { value: "two", label: html`${say("settings-two")}${" "}<span class="two-colours">${SUIT_SAMPLE}</span>` },
    ],
  },
  {
    name: "tap",
    legend: () => say("settings-tap"),
    help: () => say("settings-tap-help"),
    choices: () => [
      { value: "two", label: say("settings-tap-twice") },
      { value: "one", label: say("settings-tap-once") },
    ],
  },
  {
    name: "rest",
    legend: () => say("settings-rest"),
    help: () => say("settings-rest-help"),
    choices: () => [
      { value: null, label: say("settings-as-table") },
      { value: 0, label: say("settings-no-time") },
      ...[700, 1400, 3000].map((value) => ({ value, label: lasting(value / 1000) })),
    ],
  },
  {
    name: "motion",
    legend: () => say("settings-motion"),
    help: () => say("settings-motion-help"),
    choices: () => [
      { value: "full", label: say("settings-fly") },
      { value: "fade", label: say("settings-fade") },
    ],
  },
  {
    name: "sound",
    legend: () => say("settings-sound"),
    help: () => say("settings-sound-help"),
    choices: () => [
      { value: false, label: say("settings-off") },
      { value: true, label: say("settings-on") },
    ],
  },
  {
    name: "keys",
    legend: () => say("settings-keys"),
    help: () => say("settings-keys-help"),
    choices: () => [
      { value: false, label: say("settings-hidden") },
      { value: true, label: say("settings-shown") },
    ],
  },
];

/** Each language stands under its own name, so that whoever cannot read this page still finds theirs. */
function LanguageChoice() {
  const choices = LANGUAGES.map(({ key, name }) => ({ value: key, label: html`<span lang=${key}>${name}</span>` }));
  return html`<div class="setting">
    <${Circled} name="setting-language" legend=${say("page-language")} value=${language.value} choices=${choices}
      onPick=${(/** @type {string} */ key) => void setLanguage(key)} />
  </div>`;
}

export function SettingsPanel() {
  const now = prefs.value;
  return html`<div class="settings">
    <${LanguageChoice} />
    ${SETTINGS.map(({ name, legend, help, choices }) => {
      const id = `setting-${name}`;
      return html`<div class="setting" key=${name}>
        <${Circled} name=${id} legend=${legend()} value=${now[name]} choices=${choices()}
          describedBy=${help ? `${id}-help` : undefined}
          onPick=${(/** @type {any} */ value) => setPref(name, value)} />
        ${help && html`<p class="setting-help" id=${`${id}-help`}>${help()}</p>`}
      </div>`;
    })}
  </div>`;
}
