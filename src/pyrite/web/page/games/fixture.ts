/** A table in a fixed position, as `python -m tests.web.fixture` writes it. */
import type { Greeting, Update } from "../wire/types.ts";

export interface Fixture {
  readonly welcome: Greeting;
  /** What comes then, one after the other: `?after=1` hears the first of them. */
  readonly updates: readonly Update[];
}
