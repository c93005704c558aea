/** Real tables and words, for the tests of this folder. */
import { testTables } from "$page/games/test_tables.ts";
import type { Event, View } from "./types.ts";

export const { viewOf, position, scenes, en, ja } = await testTables<View, Event>("fools-gold");
