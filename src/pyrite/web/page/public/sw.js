/**
 * The page works without a connection as far as it can: what was loaded once is there again, and
 * says plainly that there is no server. Calls are never answered from here.
 */
const STORE = "pyrite-1";
const MOST = 120;
const SCREENS = /^\/(?:(?:t|new|rules|learn|off)\/[^/]+|t\/[^/]+\/(?:replay|screen)|replay|luck)?$/;

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

/** Somebody's turn, while their page is not seen; one note for each table. */
self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const options = {
    body: told.text,
    tag: told.table,
    icon: "/icon-192.png",
    data: told,
    actions: [{ action: "off", title: told.off_text }],
  };
  event.waitUntil(self.registration.showNotification(told.title, options));
});

self.addEventListener("notificationclick", (event) => {
  const { page, table, off } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === "off" ? stopCalls(table, off) : showPage(page));
});

function stopCalls(table, token) {
  const body = JSON.stringify({ token });
  const headers = { "Content-Type": "application/json" };
  return fetch(`/api/tables/${table}/alerts/off`, { method: "POST", headers, body });
}

/** The window that shows it already, else a new one. */
async function showPage(page) {
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windows.find((one) => new URL(one.url).pathname === page);
  return open ? open.focus() : self.clients.openWindow(page);
}

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
