/**
 * This site works without a connection, and is of one piece: every file is looked through when it
 * comes, and a newer site takes over only as a whole, when nobody looks at this one any more.
 */
const SITE = "@SITE@";
const FILES = JSON.parse(`@FILES@`);
const KEPT = `pyrite-site-${SITE}`;
const OURS = /^pyrite-site-/;

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const name = nameOf(event.request);
  if (name !== null) event.respondWith(kept(name, event.request));
});

/** Of a file of this site; the page itself is the folder, whatever stands behind `?`. */
function nameOf(request) {
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return null;
  const path = request.url.slice(self.registration.scope.length).split(/[?#]/)[0];
  const name = path === "" || path === "index.html" ? "./" : decodeURI(path);
  return name in FILES ? name : null;
}

async function kept(name, request) {
  const found = await (await caches.open(KEPT)).match(addressOf(name));
  return found ?? fetch(request);
}

function addressOf(name) {
  return new URL(name, self.registration.scope).href;
}

/** All of it or nothing: one file that is not what it should be, and the old site stays. */
async function keepAll() {
  const store = await caches.open(KEPT);
  const before = (await caches.keys()).filter((one) => OURS.test(one) && one !== KEPT);
  for (const name of Object.keys(FILES)) {
    if (await store.match(addressOf(name))) continue;
    await store.put(addressOf(name), await found(name, before));
  }
}

async function found(name, before) {
  for (const one of before) {
    const old = await (await caches.open(one)).match(addressOf(name));
    if (old && (await isRight(name, old.clone()))) return old;
  }
  for (const cache of ["default", "reload"]) {
    const fresh = await fetch(addressOf(name), { cache });
    if (fresh.ok && (await isRight(name, fresh.clone()))) return fresh;
  }
  throw new Error(`${name} is not what it should be`);
}

async function isRight(name, response) {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  const hex = Array.from(new Uint8Array(digest), (one) => one.toString(16).padStart(2, "0"));
  return hex.join("").startsWith(FILES[name]);
}

async function takeOver() {
  const old = (await caches.keys()).filter((one) => OURS.test(one) && one !== KEPT);
  await Promise.all(old.map((one) => caches.delete(one)));
  await self.clients.claim();
}
