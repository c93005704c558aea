/** Where the reader is, and how to go elsewhere without loading the page again. */
import { routeOf, type Route } from "./route.ts";

let path = $state(location.pathname);
const route = $derived(routeOf(path));

export const here = {
  get route(): Route {
    return route;
  },
};

addEventListener("popstate", () => (path = location.pathname));
document.addEventListener("click", followLinks);

/** To another screen. */
export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Plain clicks on links of ours stay in the page. */
function followLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || !isPlain(event) || !isOurs(link)) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

function isPlain(event: MouseEvent): boolean {
  const isHeld = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isHeld && !event.defaultPrevented;
}

function isOurs(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return false;
  const isHere = link.pathname === location.pathname && link.hash !== "";
  return !isHere && !link.target && !link.hasAttribute("download");
}
