/** The pad for everybody at the table: a link and a code, to watch or to write. And the ways out of this browser. */
import { html, useEffect, useState } from "../lib.js";
import { Circled, CopyButton, Panel, Trouble } from "../frame.js";
import { onlyHere, readable } from "../link.js";
import { say } from "../say.js";
import { get } from "../ask.js";
import { entries, info, mayWrite } from "./book.js";
import { link, share, watching } from "./live.js";
import { keepName, keptName, LONGEST_NAME } from "../keep.js";
import { asLink, downloadCsv, downloadJson } from "./port.js";
import { useTyped } from "./typed.js";

/** The code as a picture; the pen goes along in a header, not in the address. @param {string} id @param {string|null} pen */
function usePicture(id, pen) {
  const [picture, setPicture] = useState("");
  useEffect(() => {
    let late = false;
    void fetch(`/api/pads/${encodeURIComponent(id)}/qr.svg`, pen ? { headers: { authorization: `Bearer ${pen}` } } : {})
      .then((answer) => (answer.ok ? answer.text() : ""))
      .then((svg) => late || setPicture(svg && `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`), () => {});
    return () => void (late = true);
  }, [id, pen]);
  return picture;
}

/** The address under which others reach the pad: as the server says it, else that of this page. @param {string} id */
function useAddress(id) {
  const [address, setAddress] = useState(`${location.origin}/pad/${id}`);
  useEffect(() => {
    let late = false;
    void get(`/api/pads/${encodeURIComponent(id)}`).then((answer) => {
      if (!late && answer.ok && typeof answer.body.link === "string") setAddress(answer.body.link);
    });
    return () => void (late = true);
  }, [id]);
  return address;
}

/** The name that stands beside what is written here. */
function WritesAs() {
  const typed = useTyped(keptName(), keepName);
  return html`<label class="ruled-field writes-as"><span>${say("pad-writes-as")}</span><input type="text" maxlength=${LONGEST_NAME} autocomplete="nickname" placeholder=${say("pad-name")} ...${typed} /></label>`;
}

/** @param {{server: string}} props */
function Shared({ server }) {
  const pen = info.value?.pen ?? null;
  const [way, setWay] = useState(/** @type {"watch"|"write"} */ (pen ? "write" : "watch"));
  const given = way === "write" ? pen : null;
  const picture = usePicture(server, given);
  const base = useAddress(server);
  const address = given ? `${base}#pen=${encodeURIComponent(given)}` : base;
  const pass = () => navigator.share({ title: say("pad-title"), url: address }).catch(() => {});
  return html`<div class="shared">
    ${pen && html`<${Circled} name="pad-way" legend=${say("pad-share-for")} value=${way} onPick=${setWay}
      choices=${[{ value: "write", label: say("pad-share-write") }, { value: "watch", label: say("pad-share-watch") }]} />`}
    <div class="shared-code">
      ${picture ? html`<img src=${picture} width="180" height="180" alt=${given ? say("pad-qr-write") : say("pad-qr-watch")} />` : html`<span class="shared-blank"></span>`}
      <div>
        <p>${given ? say("pad-share-write-help") : say("pad-share-watch-help")}</p>
        <p class="invite-address">${readable(base)}</p>
        <p class="invite-ways"><${CopyButton} text=${address} label=${say("pad-copy-link")} />${"share" in navigator && html`<button class="press quiet" type="button" onClick=${pass}>${say("pad-send-link")}</button>`}</p>
      </div>
    </div>
    ${onlyHere(base) && html`<p class="form-help">${say("pad-only-here")}</p>`}
    ${pen && html`<${WritesAs} />`}
    ${link.value === "open" && html`<p class="form-help" role="status">${say("pad-watching", { count: watching.value })}</p>`}
  </div>`;
}

/** @param {{onShared: () => void}} props */
function Unshared({ onShared }) {
  const [trouble, setTrouble] = useState(/** @type {string|null} */ (null));
  const [busy, setBusy] = useState(false);
  const give = async () => {
    setBusy(true);
    const refused = await share();
    setBusy(false);
    setTrouble(refused);
    if (!refused) onShared();
  };
  return html`<div class="unshared">
    <p>${say("pad-share-help")}</p>
    <button class="press" type="button" disabled=${busy} onClick=${give}>${busy ? say("page-moment") : say("pad-share-now")}</button>
    <${Trouble} text=${trouble} />
  </div>`;
}

/** @param {{onClose: () => void, onShared: () => void}} props */
export function SharePanel({ onClose, onShared }) {
  const server = info.value?.server ?? null;
  const [whole, setWhole] = useState("");
  const all = entries.value;
  useEffect(() => {
    let late = false;
    if ("CompressionStream" in globalThis) void asLink(all).then((made) => late || setWhole(made));
    return () => void (late = true);
  }, [all]);
  return html`<${Panel} title=${say("pad-share")} onClose=${onClose}>
    <div class="share-panel">
      ${server && link.value !== "missing" ? html`<${Shared} server=${server} />` : mayWrite.value && html`<${Unshared} onShared=${onShared} />`}
      <section aria-labelledby="share-files">
        <h3 id="share-files">${say("pad-files")}</h3>
        <div class="panel-ways">
          <button type="button" class="press quiet" onClick=${downloadJson}>${say("pad-save-json")}</button>
          <button type="button" class="press quiet" onClick=${downloadCsv}>${say("pad-save-csv")}</button>
          ${whole && html`<${CopyButton} text=${whole} label=${say("pad-copy-whole")} />`}
          <button type="button" class="press quiet" onClick=${() => { onClose(); setTimeout(() => print()); }}>${say("pad-print")}</button>
        </div>
        <p class="form-help">${say("pad-files-help")}</p>
      </section>
    </div>
  </${Panel}>`;
}
