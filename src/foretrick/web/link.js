/** The address under which other devices reach a table: on this computer's own name a phone would find nothing. */
import { useEffect, useState } from "./lib.js";
import { get } from "./ask.js";

/** @typedef {import("./types").Table} Table */

const LOOPBACK = /^(localhost|127\.|\[::1\])/;

/** Whether an address opens on this computer alone. @param {string} address */
export const onlyHere = (address) => LOOPBACK.test(new URL(address, location.href).hostname);

/** The address as people read it aloud. @param {string} address */
export const readable = (address) => address.replace(/^https?:\/\//, "");

/**
 * The link that the code shows too. Until the server has told it, the address of this page stands in.
 * @param {Table} table
 */
export function useLink(table) {
  const [link, setLink] = useState(location.origin + table.invite);
  useEffect(() => {
    let gone = false;
    void get(`/api/tables/${encodeURIComponent(table.id)}`).then((answer) => {
      if (!gone && answer.ok && typeof answer.body.link === "string") setLink(answer.body.link);
    });
    return () => void (gone = true);
  }, [table.id]);
  return link;
}

/** The link to one's own seat. The token stands behind the `#`, which no server sees. @param {string} link @param {string} token */
export const seatLink = (link, token) => `${link}#seat=${encodeURIComponent(token)}`;
