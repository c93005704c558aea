/** Which screen an address means. */

export type Route =
  | { readonly screen: "home" | "luck" }
  | { readonly screen: "table" | "screen" | "off"; readonly table: string }
  | { readonly screen: "setup" | "rules" | "learn"; readonly game: string }
  | { readonly screen: "replay"; readonly table: string | null }
  | { readonly screen: "nowhere" };

const SCREENS: Readonly<Record<string, "setup" | "rules" | "learn">> = {
  new: "setup",
  rules: "rules",
  learn: "learn",
};

export function routeOf(path: string): Route {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean);
  if (first === "t" && more[0] === "replay" && !more[1]) return { screen: "replay", table: second };
  if (first === "t" && more[0] === "screen" && !more[1]) return { screen: "screen", table: second };
  if (more.length > 0) return { screen: "nowhere" };
  if (first === "") return { screen: "home" };
  if (first === "luck" && !second) return { screen: "luck" };
  if (first === "off" && second) return { screen: "off", table: second };
  if (first === "t" && second) return { screen: "table", table: second };
  if (first === "replay" && !second) return { screen: "replay", table: null };
  const screen = SCREENS[first];
  return screen && second ? { screen, game: second } : { screen: "nowhere" };
}
