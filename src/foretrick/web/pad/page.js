/** The score pad: all pads, a new one, or one that lies open. */
import { html, useEffect } from "../lib.js";
import { keepAtHand } from "../offline.js";
import { OpenPad } from "./open.js";
import { NewPad } from "./setup.js";
import { PadStart } from "./start.js";

/** @param {{id?: string}} props */
export function PadPage({ id }) {
  useEffect(keepAtHand, []);
  if (id === undefined) return html`<${PadStart} />`;
  if (id === "new") return html`<${NewPad} />`;
  return html`<${OpenPad} key=${id} id=${id} />`;
}
