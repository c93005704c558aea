/** How the dice fall; what lies in the mines needs the position. */
import { start, times, type Kind, type Stream } from "$page/games/outcomes.ts";
import { DICE, WILD_FACE, WINTER_FACES } from "./box.ts";

const die = (stream: Stream, faces: number) => `${1 + stream.below(faces)}`;

export default [
  start,
  {
    name: "dice",
    draw: (stream) => times(DICE).map(() => die(stream, WILD_FACE)),
    tidy: (words) => [...words].sort(),
  },
  { name: "reveal" },
  { name: "alarm" },
  { name: "winter", draw: (stream) => [die(stream, WINTER_FACES)] },
] satisfies readonly Kind[];
