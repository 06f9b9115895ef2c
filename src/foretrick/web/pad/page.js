/** The score pad: all pads, a new one, or one that lies open. */
import { html } from "../lib.js";
import { OpenPad } from "./open.js";
import { NewPad } from "./setup.js";
import { PadStart } from "./start.js";

/** @param {{id?: string}} props */
export function PadPage({ id }) {
  if (id === undefined) return html`<${PadStart} />`;
  if (id === "new") return html`<${NewPad} />`;
  return html`<${OpenPad} key=${id} id=${id} />`;
}
