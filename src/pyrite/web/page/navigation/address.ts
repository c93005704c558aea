/**
 * Which path an address means, and back. A server has a path for every screen; a site lies in any
 * folder of any host, which knows nothing of screens, so there the path stands behind `?`.
 */
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

export function pathOf(place: Place, isSite: boolean): string {
  if (!isSite) return place.pathname;
  return place.search.startsWith("?/") ? decodeURI(place.search.slice(1)) : "/";
}

export function addressOf(path: string, isSite: boolean): string {
  if (!isSite) return path;
  return path.replace(/^\/(?=#|$)/, "./").replace(/^\//, "./?/");
}
