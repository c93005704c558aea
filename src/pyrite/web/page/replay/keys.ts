/** The keys of a replay: arrows step, Home and End go to the ends, space plays and pauses. */
import type { ReplayModel } from "./model.svelte.ts";

type Steered = Pick<ReplayModel, "move" | "first" | "last" | "toggle" | "pause">;
type Pressed = Pick<
  KeyboardEvent,
  "key" | "target" | "defaultPrevented" | "ctrlKey" | "metaKey" | "altKey" | "preventDefault"
>;

const KEYS: Readonly<Record<string, (model: Steered) => void>> = {
  ArrowLeft: (model) => step(model, -1),
  ArrowRight: (model) => step(model, 1),
  Home: (model) => model.first(),
  End: (model) => model.last(),
  " ": (model) => model.toggle(),
};

function step(model: Steered, by: number): void {
  model.pause();
  model.move(by);
}

/** What has the focus keeps its own keys: a list its arrows, a button its space. */
export function pressed(event: Pressed, model: Steered): void {
  const deed = KEYS[event.key];
  if (!deed || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.matches("input, select, textarea")) return;
  if (event.key === " " && target?.closest("button, a, summary, [role=gridcell], [role=option]"))
    return;
  event.preventDefault();
  deed(model);
}
