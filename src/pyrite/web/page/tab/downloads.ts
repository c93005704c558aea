/** Files that a server would hand out: in a tab they are made when somebody wants one. */
import type { Transport } from "../wire/transport.ts";

export function offerDownloads(transport: Transport): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[download]") : null;
    const path = link?.getAttribute("href") ?? "";
    if (!(link instanceof HTMLAnchorElement) || !path.startsWith("/api/")) return;
    event.preventDefault();
    void save(transport, path.slice("/api".length), link.download);
  });
}

async function save(transport: Transport, path: string, name: string): Promise<void> {
  const answer = await transport.call(path, {});
  const url = URL.createObjectURL(await answer.blob());
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
