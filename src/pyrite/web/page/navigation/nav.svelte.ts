/** Where the reader is, and how to go elsewhere without loading the page again. */
import { isTab } from "../tab/site.ts";
import { addressOf, pathOf } from "./address.ts";
import { routeOf, type Route } from "./route.ts";

let path = $state(pathOf(location, isTab));
const route = $derived(routeOf(path));

export const here = {
  get route(): Route {
    return route;
  },
};

addEventListener("popstate", () => (path = pathOf(location, isTab)));
document.addEventListener("click", followLinks);
if (isTab) {
  for (const kind of ["pointerover", "focusin", "click"]) {
    document.addEventListener(kind, settleLink, { capture: true });
  }
}

/** To another screen. */
export function go(to: string): void {
  history.pushState(null, "", addressOf(to, isTab));
  path = pathOf(location, isTab);
  scrollTo(0, 0);
}

/** In a site a link leads where its path lies there, before anybody follows or copies it. */
function settleLink(event: Event): void {
  const link = linkOf(event);
  const to = link?.getAttribute("href") ?? "";
  if (to.startsWith("/") && !to.startsWith("/api/"))
    link?.setAttribute("href", addressOf(to, true));
}

/** Plain clicks on links of ours stay in the page. */
function followLinks(event: MouseEvent): void {
  const link = linkOf(event);
  if (!link || !isPlain(event) || !isOurs(link)) return;
  event.preventDefault();
  go(pathOf(link, isTab) + link.hash);
}

function linkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement ? link : null;
}

function isPlain(event: MouseEvent): boolean {
  const isHeld = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isHeld && !event.defaultPrevented;
}

function isOurs(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return false;
  const isHere = pathOf(link, isTab) === pathOf(location, isTab) && link.hash !== "";
  return !isHere && !link.target && !link.hasAttribute("download");
}
