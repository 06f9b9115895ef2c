/** Questions to the server outside the live table; every answer is a value or a sentence, never an exception. */
import { useEffect, useState } from "./lib.js";
import { language, say } from "./say.js";

/** @typedef {import("./types").GamesAnswer} GamesAnswer */
/** @typedef {{ok: true, body: any} | {ok: false, status: number, error: string}} Answer */

/**
 * @param {string} path
 * @param {RequestInit} [how]
 * @returns {Promise<Answer>}
 */
async function ask(path, how = {}) {
  try {
    const answer = await fetch(path, { ...how, headers: { ...how.headers, "accept-language": language.value } });
    const body = await answer.json().catch(() => ({}));
    if (answer.ok) return { ok: true, body };
    return { ok: false, status: answer.status, error: body.error ?? say("error-unreachable") };
  } catch {
    return { ok: false, status: 0, error: say("error-unreachable") };
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

/** @type {Map<string, Promise<GamesAnswer|null>>} */
const gamesAnswers = new Map();

/** The games and bots of this server in the language of now; asked once, and again after a failure. */
export function games() {
  const inLanguage = language.value;
  const answered =
    gamesAnswers.get(inLanguage) ??
    get("/api/games").then((answer) => {
      if (answer.ok) return answer.body;
      gamesAnswers.delete(inLanguage);
      return null;
    });
  gamesAnswers.set(inLanguage, answered);
  return answered;
}

/** The answer of `games` as a component wants it: undefined while it is on its way, null when there is none. */
export function useGames() {
  const [answer, setAnswer] = useState(/** @type {GamesAnswer|null|undefined} */ (undefined));
  const inLanguage = language.value;
  useEffect(() => {
    let late = false;
    void games().then((found) => late || setAnswer(found));
    return () => void (late = true);
  }, [inLanguage]);
  return answer;
}
