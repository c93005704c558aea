/** A whole record held against the rules in this browser, whoever told it. */
import { isTab } from "../../tab/site.ts";
import { callsIn, refusal } from "../../wire/calls.ts";
import type { Transport } from "../../wire/transport.ts";

export interface WholeCheck {
  /** Who has the rules. */
  readonly by: "here" | "server";
  /** The line that does not hold, and why; empty: all of it holds. */
  readonly fault: string;
}

const UNKNOWN: WholeCheck = { by: "server", fault: "" };
const HOLDS: WholeCheck = { by: "here", fault: "" };
/** Of a record that was told here: every line was held against the rules for that. */
const TOLD = isTab ? HOLDS : null;

let loading: Promise<Pick<Transport, "call">> | null = null;

/** By the rules: every outcome, every move, the result. */
export async function checkWhole(record: string, language: string): Promise<WholeCheck> {
  if (TOLD) return TOLD;
  try {
    if (!(await callsIn(() => language).server()).tab) return UNKNOWN;
    loading ??= import("../../tab/port.ts").then((found) => found.startRules());
    return await checkedBy(await loading, record, language);
  } catch {
    loading = null;
    return UNKNOWN;
  }
}

/** Telling a record again checks every line of it; none of its steps is wanted. */
export async function checkedBy(
  rules: Pick<Transport, "call">,
  record: string,
  language: string,
): Promise<WholeCheck> {
  const answer = await rules.call("/replay", {
    method: "POST",
    headers: { "Accept-Language": language, "Content-Type": "application/json" },
    body: JSON.stringify({ record, eyes: "none", after: record.length }),
  });
  return answer.ok ? HOLDS : { by: "here", fault: (await refusal(answer)).message };
}
