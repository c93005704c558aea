/** It works without, too; with it, what was loaded once is there again without a connection. */
export async function keepForLater(): Promise<void> {
  const isFirst = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map((one) => new URL(one.name));
  const assets = loaded
    .filter((one) => one.pathname.startsWith("/assets/"))
    .map((one) => one.pathname);
  if (isFirst) active?.postMessage([...new Set(assets)]);
}
