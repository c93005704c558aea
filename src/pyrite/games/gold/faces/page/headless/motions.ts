/** What moves between two scenes of Gold: cards that leave the table. Pure. */
import type { Scene } from "$page/games/board.ts";
import { faceOf } from "./look.ts";
import type { Event, Place, View } from "../types.ts";

type GoldScene = Scene<View, Event>;

/** A card that lay open and leaves: home to a seat, blasted, or just away. */
export interface Departure {
  readonly place: Place;
  readonly how: "home" | "blast" | "away";
  readonly seat: number | null;
}

export function departures(before: GoldScene | null, scene: GoldScene): readonly Departure[] {
  if (!before || scene.stage !== "settled") return [];
  const { up, cards } = before.view;
  if (!scene.events.some((one) => one.key === "event-flip" && isAmong(up, one.values.place)))
    return [];
  const isNewDeal = scene.events.some((one) => one.key === "event-deal");
  return up
    .filter((place) => isNewDeal || scene.view.cards[place] === "")
    .map((place) => ({ place, ...fate(faceOf(cards[place])?.kind, scene.events) }));
}

function isAmong(places: readonly string[], place: string): boolean {
  return places.includes(place);
}

function fate(
  kind: "gold" | "dynamite" | "miner" | undefined,
  events: readonly Event[],
): Omit<Departure, "place"> {
  const won = events.find((one) => one.key === "event-carried" || one.key === "event-rush-gold");
  if (won && kind === "gold") return { how: "home", seat: won.values.seat };
  const isBlast = kind === "dynamite" || events.some((one) => one.key === "event-dynamite");
  return { how: isBlast ? "blast" : "away", seat: null };
}

/** The cards are laid out: told now, or before the first look at a table that nobody has dug in. */
export function isDealt(scene: GoldScene): boolean {
  const isFresh = scene.number === 0 && Object.values(scene.view.cards).every((one) => one === "?");
  return isFresh || scene.events.some((one) => one.key === "event-deal");
}
