/** The folder of a game that nobody has drawn: made from what it declares of its view. */
import type { Component } from "svelte";
import type { GameFace } from "../../wire/types.ts";
import type { Language } from "../../words/say.ts";
import type { Colour, GameFolder } from "../board.ts";
import { asks } from "./asks.ts";
import { loadFace } from "./face.ts";
import { hidesAnything } from "./look.ts";
import PlainBoard from "./PlainBoard.svelte";
import PlainDetails from "./PlainDetails.svelte";
import PlainStats from "./PlainStats.svelte";

const COLOURS: readonly Colour[] = ["red", "blue", "green", "yellow", "purple"];

const UNKNOWN: GameFace = {
  ...{ game: "", title: "", tagline: "", teaches: false, rules: "" },
  ...{ words: {}, moves: {}, fields: [] },
};

export async function plainFolder(game: string, language: Language): Promise<GameFolder> {
  const face = (await loadFace(game, language)) ?? UNKNOWN;
  return {
    Board: withFace(PlainBoard, face),
    Stats: withFace(PlainStats, face),
    Details: withFace(PlainDetails, face),
    sign: (seat, seats) => (seats <= COLOURS.length ? (COLOURS[seat] ?? null) : null),
    facts: (view) => [face.words[`phase-${view.phase}`] ?? view.phase ?? ""],
    asks: (_view, ask, _chosen, say) => asks(ask, face, say),
    sound: () => null,
    hides: () => hidesAnything(face),
  };
}

/** The component with the face among what it is given. */
function withFace<P extends { readonly face: GameFace }>(
  Inner: Component<P>,
  face: GameFace,
): Component<Omit<P, "face">> {
  const get = (given: object, name: string): unknown =>
    name === "face" ? face : Reflect.get(given, name);
  return (anchor, given) => Inner(anchor, new Proxy(given, { get }) as unknown as P);
}
