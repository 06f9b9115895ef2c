/**
 * A line to the server that holds: lost, it is dialled again after growing waits; at once when the network is back or the
 * page has slept, for a line may be dead without knowing. What is said on it, its users know.
 */

const LONGEST_SLEEP = 20_000;
/** What a line that was cut by the network itself is told to have ended with. */
const CUT = 1006;

/**
 * @typedef {object} Ends
 * @property {() => string|null} path  where to; null: nowhere now
 * @property {() => object} hello  the first words on every connection
 * @property {(message: any, fresh: boolean) => void} heard  `fresh`: the first answer on this connection
 * @property {(code: number) => "now"|"later"|"never"} lost  whether to dial again
 * @property {number} firstWait  ms before the second try
 * @property {number} longestWait
 */

/** @param {Ends} ends */
export function lineTo({ path, hello, heard, lost, firstWait, longestWait }) {
  /** @type {WebSocket|null} */
  let socket = null;
  let wait = firstWait;
  let timer = 0;
  let hiddenAt = 0;
  /** Whether the server has answered on this connection. */
  let greeted = false;
  let over = false;

  function hangUp() {
    clearTimeout(timer);
    const old = socket;
    socket = null;
    greeted = false;
    old?.close();
  }

  function dial() {
    hangUp();
    const to = path();
    if (to === null) return;
    const mine = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${to}`);
    socket = mine;
    mine.addEventListener("open", () => mine === socket && greet());
    mine.addEventListener("message", (event) => mine === socket && hear(JSON.parse(event.data)));
    mine.addEventListener("close", (event) => mine === socket && broken(event.code));
  }

  /** @param {any} message */
  function hear(message) {
    const fresh = !greeted;
    greeted = true;
    wait = firstWait;
    heard(message, fresh);
  }

  /** @param {number} code */
  function broken(code) {
    hangUp();
    const again = lost(code);
    over = again === "never";
    if (again === "now") dial();
    if (again !== "later") return;
    timer = window.setTimeout(dial, wait * (0.8 + 0.4 * Math.random()));
    wait = Math.min(wait * 1.7, longestWait);
  }

  /** Says hello, or says it again when what it tells has changed. */
  const greet = () => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(hello()));

  function redial() {
    wait = firstWait;
    over = false;
    dial();
  }

  const back = () => !greeted && !over && redial();
  const cutOff = () => socket && broken(CUT);

  function awake() {
    if (document.hidden) hiddenAt = Date.now();
    else if (!over && (!socket || Date.now() - hiddenAt > LONGEST_SLEEP)) redial();
  }

  return {
    open() {
      addEventListener("online", back);
      addEventListener("offline", cutOff);
      document.addEventListener("visibilitychange", awake);
      redial();
    },
    close() {
      removeEventListener("online", back);
      removeEventListener("offline", cutOff);
      document.removeEventListener("visibilitychange", awake);
      hangUp();
    },
    redial,
    greetAgain: () => void (greeted && greet()),
    /** Whether something can be said now. */
    ready: () => greeted && socket?.readyState === WebSocket.OPEN,
    /** @param {object} message */
    say: (message) => socket?.send(JSON.stringify(message)),
  };
}
