/**
 * The page works without a connection as far as it can: what was loaded once is there again, and
 * says plainly that there is no server. Calls are never answered from here.
 */
const STORE = "pyrite-1";
const MOST = 120;
const SCREENS = /^\/(?:(?:t|new|rules|learn)\/[^/]+|t\/[^/]+\/replay|replay)?$/;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(STORE).then((store) => store.add("/")));
});

/** What the page had loaded before this worker was there. */
self.addEventListener("message", (event) => {
  event.waitUntil(caches.open(STORE).then((store) => store.addAll(event.data)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && SCREENS.test(pathname)) event.respondWith(shell(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** The newest page, else the one that was there last. */
async function shell(request) {
  const store = await caches.open(STORE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await store.put("/", answer.clone());
    return answer;
  } catch {
    return (await store.match("/")) ?? Response.error();
  }
}

/** What has its content's hash in its name never changes. */
async function asset(request) {
  const store = await caches.open(STORE);
  const kept = await store.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await store.put(request, answer.clone());
    await prune(store);
  }
  return answer;
}

async function prune(store) {
  const keys = await store.keys();
  const old = keys
    .filter((one) => !one.url.endsWith("/"))
    .slice(0, Math.max(0, keys.length - MOST));
  await Promise.all(old.map((one) => store.delete(one)));
}
