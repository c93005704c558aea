/** What stands beside the board: each panel is loaded when somebody wants to see it. */
import type { Component } from "svelte";
import type { GameFolder } from "../../games/board.ts";
import type { Say } from "../../words/say.ts";
import type { ReplayModel } from "../playback/model.svelte.ts";
import type { Told } from "../playback/steps.ts";

export interface PanelProps {
  /** Has the text of the record, its table, the step that is shown; `go(n)` shows another. */
  readonly model: ReplayModel;
  readonly told: Told;
  readonly folder: GameFolder;
  readonly names: readonly string[];
  readonly say: Say;
  /** Where it covers the board: makes room for it. */
  readonly leave?: (() => void) | undefined;
}

export interface Panel {
  /** Its label is the message `replay-panel-<id>`; `#<id>` behind an address opens it. */
  readonly id: "log" | "review" | "proof";
  readonly load: () => Promise<{ default: Component<PanelProps> }>;
  /** Is there anything to show? */
  readonly fits: (model: ReplayModel) => boolean;
}

export const PANELS: readonly Panel[] = [
  { id: "log", load: () => import("./Story.svelte"), fits: () => true },
  {
    id: "review",
    load: () => import("../../review/Review.svelte"),
    fits: (model) => model.told?.finished ?? false,
  },
  { id: "proof", load: () => import("../proof/Proof.svelte"), fits: () => true },
];
