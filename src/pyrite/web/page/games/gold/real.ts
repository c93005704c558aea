/** Real tables and words, for the tests of this folder. */
import { real } from "../real.ts";
import type { Event, View } from "./types.ts";

export const { fixture, viewOf, scenes, en, ja } = await real<View, Event>("gold");
