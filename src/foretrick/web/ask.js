/** Questions to the server outside the live table; every answer is a value or a sentence, never an exception. */

/** @typedef {import("./types").GamesAnswer} GamesAnswer */
/** @typedef {{ok: true, body: any} | {ok: false, status: number, error: string}} Answer */

const UNREACHABLE = "The server cannot be reached at the moment.";

/**
 * @param {string} path
 * @param {RequestInit} [how]
 * @returns {Promise<Answer>}
 */
async function ask(path, how) {
  try {
    const answer = await fetch(path, how);
    const body = await answer.json().catch(() => ({}));
    if (answer.ok) return { ok: true, body };
    return { ok: false, status: answer.status, error: body.error ?? UNREACHABLE };
  } catch {
    return { ok: false, status: 0, error: UNREACHABLE };
  }
}

/** @param {string} path */
export const get = (path) => ask(path);

/**
 * @param {string} path
 * @param {unknown} body
 */
export const post = (path, body) =>
  ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

/** @type {Promise<GamesAnswer|null>|null} */
let gamesAnswer = null;

/** The games and bots of this server; asked once, and again after a failure. */
export function games() {
  gamesAnswer ??= get("/api/games").then((answer) => {
    if (answer.ok) return answer.body;
    gamesAnswer = null;
    return null;
  });
  return gamesAnswer;
}
