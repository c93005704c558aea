import { settings } from "./settings.svelte.ts";
import { isTab } from "./tab/site.ts";
import { loadSiteWords } from "./words/site.ts";

/** It works without, too; with it, what was loaded once is there again without a connection. */
export async function keepForLater(): Promise<void> {
  if (isTab) return keepSite();
  await Promise.all([import("./screens/Offline.svelte"), loadSiteWords(settings.language, null)]);
  const isFirst = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map((one) => new URL(one.name));
  const assets = loaded
    .filter((one) => one.pathname.startsWith("/assets/"))
    .map((one) => one.pathname);
  if (isFirst) active?.postMessage([...new Set(assets)]);
}

/** A site keeps itself, all of it; a newer one takes over when nobody is at a table. */
async function keepSite(): Promise<void> {
  const registration = await navigator.serviceWorker.register("./sw.js");
  if (registration.waiting && location.search === "") {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    registration.waiting.postMessage("take over");
  }
}
