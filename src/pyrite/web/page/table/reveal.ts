/** The salt of this browser is revealed when the hashes of all are fixed, and not before. */
import { findKept, update } from "../wire/keys.ts";
import { partShown } from "../wire/part.ts";
import type { Hears } from "../wire/types.ts";
import type { TableModel } from "./model.svelte.ts";

/** The table asks for it, or has heard it. */
export function reveal(model: TableModel, message: Hears): void {
  const { id, key } = model;
  const { part } = findKept(localStorage, id) ?? {};
  if (key === null || !part) return;
  if ("reveal" in message) {
    const shown = partShown(part, message.reveal, model.table?.yours[0]);
    if (!shown) return;
    update(localStorage, id, key, { part: shown });
    model.say({ do: "reveal", salt: shown.salt });
  } else if ("ok" in message) {
    update(localStorage, id, key, { part: { ...part, isHeard: true } });
  }
}
