/**
 * Keeps the pad at hand without a network. The server writes before this which version of the client it has and which
 * files belong to it (`SHELL`), so a new server brings a new worker, and with it a new store of files.
 *
 * Pages and files come from the network first: a new server never meets an old client. Where the network fails or is
 * slow, a page that is kept is shown, and what belongs to it comes from the same store. `/api/` is never kept.
 */

/** @typedef {{version: string, page: string, files: string[]}} Shell */
const worker = /** @type {any} */ (self);
/** @type {Shell} */
const { version, page, files } = worker.SHELL;
const PREFIX = "foretrick-";
const STORE = PREFIX + version;
/** How long a page may keep one waiting before the kept one is shown. */
const PATIENCE_MS = 2500;
/** The pages that were shown from the store: their files come from there as well. @type {Set<string>} */
const fromStore = new Set();

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (event.request.mode === "navigate") event.respondWith(shown(event));
  else if (url.pathname.startsWith("/static/") || url.pathname.startsWith("/messages/")) event.respondWith(file(event));
});

async function install() {
  const store = await caches.open(STORE);
  await store.addAll([page, ...files].map((path) => new Request(path, { cache: "no-cache" })));
  await worker.skipWaiting();
}

/** Older stores go, and pages of an older version are told. */
async function activate() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== STORE).map((name) => caches.delete(name)));
  await worker.clients.claim();
  for (const client of await worker.clients.matchAll({ type: "window" })) client.postMessage({ kind: "version", version });
}

/** @param {string} path */
const kept = async (path) => (await caches.open(STORE)).match(path, { ignoreSearch: true });

/** A page: from the network, or the kept one when that takes too long. @param {any} event */
async function shown(event) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), PATIENCE_MS);
  try {
    return await fetch(event.request, { signal: controller.signal });
  } catch (error) {
    const instead = await kept(page);
    if (!instead) throw error;
    fromStore.add(event.resultingClientId);
    return instead;
  } finally {
    clearTimeout(timer);
  }
}

/** A file of the client. @param {any} event */
async function file(event) {
  const path = new URL(event.request.url).pathname;
  if (fromStore.has(event.clientId)) {
    const there = await kept(path);
    if (there) return there;
  }
  try {
    return await fetch(event.request);
  } catch (error) {
    const instead = await kept(path);
    if (!instead) throw error;
    return instead;
  }
}
