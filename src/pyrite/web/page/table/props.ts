/** What parts of a live table are given; each picks what it needs. */
import type { GameFolder } from "../games/board.ts";
import type { Say } from "../words/say.ts";
import type { TableModel } from "./model.svelte.ts";
import type { Table } from "./state.ts";

export interface TableProps {
  readonly model: TableModel;
  readonly table: Table;
  readonly folder: GameFolder;
  /** By seat, as the viewer is spoken to. */
  readonly names: readonly string[];
  readonly say: Say;
}
