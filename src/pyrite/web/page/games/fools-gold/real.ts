/** Real tables and words, for the tests of this folder. */
import { real } from "../real.ts";
import type { Ask } from "../../wire/types.ts";
import type { Event, View } from "./types.ts";

const { fixture, viewOf, scenes, en, ja } = await real<View, Event>("fools-gold");
export { fixture, scenes, viewOf, en, ja };

/** A view of seat 0, and what it is asked. */
export function asked(name: string): { readonly view: View; readonly ask: Ask } {
  const { ask } = fixture(name).welcome;
  if (!ask) throw new Error(`nothing is asked in ${name}`);
  return { view: viewOf(name), ask };
}
