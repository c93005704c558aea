/** Pieces on the land move; nothing waits for them. */
import { DURATION } from "$page/games/board.ts";
import type { Event } from "../types.ts";

const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

export function movePieces(map: HTMLElement, events: readonly Event[], moves: boolean): void {
  if (!moves) return;
  for (const event of events) moveOne(map, event);
}

function moveOne(map: HTMLElement, event: Event): void {
  switch (event.key) {
    case "event-use":
      return lift(tileAt(map, event.values.tile));
    case "event-double":
      [event.values.tile, event.values.other].forEach((one) => lift(tileAt(map, one)));
      return;
    case "event-press":
      return drop(pieceAt(map, event.values.tile, `prospector${event.values.seat}`));
    case "event-stake":
    case "event-jump":
    case "event-argonaut-stakes":
    case "event-argonaut-ousts":
      return drop(pieceAt(map, event.values.tile, `${event.values.piece}${event.values.seat}`));
    case "event-shift":
      return push(map, event.values.start, event.values.tile, `tent${event.values.seat}`);
  }
}

function tileAt(map: HTMLElement, tile: string): HTMLElement | null {
  return map.querySelector(`[data-tile="${tile}"]`);
}

function pieceAt(map: HTMLElement, tile: string, piece: string): HTMLElement | null {
  return tileAt(map, tile)?.querySelector<HTMLElement>(`[data-piece="${piece}"]`) ?? null;
}

function lift(tile: HTMLElement | null): void {
  const frames = [
    { transform: "perspective(500px) rotateY(-70deg) translateY(-14px)" },
    { transform: "perspective(500px) rotateY(0) translateY(-4px)" },
  ];
  tile?.animate(frames, { duration: DURATION.tile, easing: EASE });
}

function drop(piece: HTMLElement | null): void {
  const frames = [{ transform: "translateY(-26px)", opacity: 0 }, { transform: "none" }];
  piece?.animate(frames, { duration: DURATION.card, easing: EASE });
}

/** From one tile to the other; the tile lets it out while it moves. */
function push(map: HTMLElement, start: string, end: string, name: string): void {
  const piece = pieceAt(map, end, name);
  const from = tileAt(map, start)?.getBoundingClientRect();
  const to = tileAt(map, end)?.getBoundingClientRect();
  const tile = tileAt(map, end);
  if (!piece || !tile || !from || !to) return;
  const away = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
  const timing = { duration: DURATION.tent, easing: EASE };
  piece.animate([{ transform: away }, { transform: "none" }], timing);
  const above = { overflow: "visible", zIndex: 3 };
  tile.animate([above, above], timing);
}
