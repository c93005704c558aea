/** How long pieces move, in milliseconds. */
export const DURATION = {
  flip: 260,
  carry: 420,
  blast: 300,
  card: 220,
  gather: 320,
  dice: 500,
  tile: 300,
  tent: 360,
  turn: 200,
  deal: 600,
  fade: 80,
} as const;

/** Does anything move? The reader's wish, then the system's. */
export function isMoving(wish: "auto" | "none"): boolean {
  return wish === "auto" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
