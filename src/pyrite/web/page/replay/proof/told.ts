/** What the page says of a record's chance: counts of what was drawn here, and what elsewhere. Pure. */
import type { ChanceCheck, Checked } from "./chance.ts";

export interface Row {
  readonly kind: string;
  readonly here: number;
  /** Drawn here as far as the order goes. */
  readonly order: number;
  readonly server: number;
}

export interface Summary {
  readonly rows: readonly Row[];
  readonly wrong: readonly Checked[];
  readonly here: number;
  /** What the server had to check, in whole or in part. */
  readonly elsewhere: number;
}

export function summed({ outcomes }: ChanceCheck): Summary {
  const kinds = [...new Set(outcomes.map((one) => one.kind))];
  const rows = kinds.map((kind) => ({
    kind,
    here: count(outcomes, kind, "here"),
    order: count(outcomes, kind, "order"),
    server: count(outcomes, kind, "server"),
  }));
  const here = outcomes.filter((one) => one.by === "here").length;
  const wrong = outcomes.filter((one) => one.expected !== null);
  return { rows, wrong, here, elsewhere: outcomes.length - here };
}

function count(outcomes: readonly Checked[], kind: string, by: Checked["by"]): number {
  return outcomes.filter((one) => one.kind === kind && one.by === by).length;
}
