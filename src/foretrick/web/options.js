/** The house rules of a table, as a slip of paper on which one circles what is played. */
import { html } from "./lib.js";
import { Circled, Trouble } from "./frame.js";
import { capital, figure, typedNumber } from "./format.js";
import { say } from "./say.js";

/** @typedef {import("./types").OptionInfo} OptionInfo */
/** @typedef {Record<string, unknown>} Chosen */

/** Only the order of reading; an option that is not named here stands at the end. */
const GROUPS = [
  { title: () => say("lobby-cards-and-trump"), names: ["variant", "schedule", "cards", "trump_choice", "last_round_trump", "joker_escape", "big_joker"] },
  { title: () => say("lobby-bidding"), names: ["bidding", "hook", "nil", "blind_nil"] },
  { title: () => say("lobby-length-and-score"), names: ["rounds", "target", "floor", "failed_nil_tricks", "bonus", "per_trick", "missed"] },
];

/**
 * @param {OptionInfo[]} options
 * @returns {{title: string, options: OptionInfo[]}[]}
 */
function grouped(options) {
  const named = GROUPS.flatMap((group) => group.names);
  const groups = GROUPS.map(({ title, names }) => ({
    title: title(),
    options: names.flatMap((name) => options.filter((option) => option.name === name)),
  }));
  groups.push({ title: say("lobby-more"), options: options.filter((option) => !named.includes(option.name)) });
  return groups.filter((group) => group.options.length);
}

/**
 * The value of an option as people say it.
 * @param {OptionInfo} option
 * @param {unknown} value
 */
export function valueText(option, value) {
  if (typeof value === "boolean") return value ? say("lobby-yes") : say("lobby-no");
  if (value === null || value === undefined) return String(option.empty ?? say("lobby-none"));
  if (typeof value === "number") return figure(value);
  return option.choices?.find((choice) => choice.value === value)?.label ?? String(value);
}

/**
 * The options that differ from the rules as written.
 * @param {OptionInfo[]} options
 * @param {Chosen} chosen
 */
export const changedOptions = (options, chosen) =>
  options.filter((option) => option.name in chosen && chosen[option.name] !== option.default);

/**
 * A number with a smaller and a larger neighbour.
 * @param {{option: OptionInfo, value: number, onPick: (value: number) => void}} props
 */
function Stepper({ option, value, onPick }) {
  const step = Math.abs(Number(option.default ?? option.low ?? 1)) >= 100 || (option.high ?? 0) - (option.low ?? 0) > 1000 ? 50 : 1;
  const low = option.low ?? -Infinity;
  const high = option.high ?? Infinity;
  const within = (/** @type {number} */ wanted) => Math.min(high, Math.max(low, wanted));
  /** @param {Event} event */
  const typed = (event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const wanted = typedNumber(field.value);
    if (Number.isFinite(wanted)) onPick(within(wanted));
    field.value = figure(Number.isFinite(wanted) ? within(wanted) : value);
  };
  return html`<span class="stepper">
    <button type="button" aria-label=${say("lobby-less", { option: option.label })} disabled=${value <= low} onClick=${() => onPick(within(value - step))}>
      <span aria-hidden="true">−</span>
    </button>
    <input type="text" inputmode="numeric" aria-label=${option.label} value=${figure(value)} onChange=${typed} />
    <button type="button" aria-label=${say("lobby-more-of", { option: option.label })} disabled=${value >= high} onClick=${() => onPick(within(value + step))}>
      <span aria-hidden="true">+</span>
    </button>
  </span>`;
}

/** @param {OptionInfo} option @returns {number} */
const firstNumber = (option) => {
  if (typeof option.default === "number") return option.default;
  if (option.name === "floor") return Math.max(-200, option.low ?? -200);
  return option.high === null ? (option.low ?? 0) : Math.ceil(option.high / 2);
};

/** @param {{option: OptionInfo, value: unknown, helpId: string, onPick: (value: unknown) => void}} props */
function NumberOption({ option, value, helpId, onPick }) {
  const stepper = (/** @type {number} */ number) => html`<${Stepper} option=${option} value=${number} onPick=${onPick} />`;
  if (!option.nullable)
    return html`<div role="group" aria-describedby=${helpId} aria-label=${option.label}>
      <span class="option-name" aria-hidden="true">${option.label}</span>${stepper(Number(value))}
    </div>`;
  const choices = [
    { value: null, label: capital(String(option.empty ?? say("lobby-none"))) },
    { value: firstNumber(option), label: say("lobby-another-number") },
  ];
  return html`<${Circled} name=${`option-${option.name}`} legend=${option.label} describedBy=${helpId}
      value=${value === null ? null : choices[1].value} choices=${choices} onPick=${onPick} />
    ${value !== null && stepper(Number(value))}`;
}

/** @param {{option: OptionInfo, value: unknown, helpId: string, onPick: (value: unknown) => void}} props */
function Control(props) {
  const { option, value, helpId, onPick } = props;
  if (option.kind === "number") return html`<${NumberOption} ...${props} />`;
  const choices = option.choices?.length
    ? option.choices
    : [
        { value: false, label: say("page-no") },
        { value: true, label: say("page-yes") },
      ];
  return html`<${Circled} name=${`option-${option.name}`} legend=${option.label} describedBy=${helpId}
    value=${value} choices=${choices} onPick=${onPick} />`;
}

/**
 * @param {{option: OptionInfo, value: unknown, trouble: string|null, onPick: (value: unknown) => void}} props
 */
function OptionRow({ option, value, trouble, onPick }) {
  const helpId = `help-${option.name}`;
  const changed = value !== option.default;
  return html`<div class="option" data-changed=${changed || null}>
    <${Control} option=${option} value=${value} helpId=${helpId} onPick=${onPick} />
    <p class="option-help" id=${helpId}>${option.help}</p>
    ${changed &&
    html`<p class="option-changed">
      <span>${say("lobby-usually", { value: valueText(option, option.default) })}</span>
      <button class="press link" type="button" onClick=${() => onPick(option.default)}>
        ${say("lobby-put-back")}<span class="unseen">${" "}${option.label}</span>
      </button>
    </p>`}
    <${Trouble} text=${trouble} />
  </div>`;
}

/**
 * All options of a game, grouped. `trouble` is the sentence about a clash, shown at the option `at`.
 * @param {{options: OptionInfo[], chosen: Chosen, trouble: string|null, at: string|null,
 *   onPick: (name: string, value: unknown) => void}} props
 */
export function HouseRules({ options, chosen, trouble, at, onPick }) {
  return html`<div class="slip">
    ${grouped(options).map(
      (group) => html`<section key=${group.title} aria-label=${group.title}>
        <h3>${group.title}</h3>
        ${group.options.map(
          (option) => html`<${OptionRow} key=${option.name} option=${option}
            value=${option.name in chosen ? chosen[option.name] : option.default}
            trouble=${at === option.name ? trouble : null}
            onPick=${(/** @type {unknown} */ value) => onPick(option.name, value)} />`,
        )}
      </section>`,
    )}
  </div>`;
}
