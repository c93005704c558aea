/** What the action bar says while the viewer is not asked. */
import type { Say } from "../../words/say.ts";
import { listed } from "../names.ts";
import type { Table } from "../state.ts";

export interface Status {
  readonly sentence: string;
  readonly why: string;
  readonly isThinking: boolean;
}

export function statusText(
  table: Table,
  names: readonly string[],
  say: Say,
  isLeft = false,
): Status {
  if (isLeft) return plain(say("left"), say("left-why"));
  if (table.state === "stopped") return plain(say("table-stopped"), say("table-stopped-why"));
  if (table.state === "closed") return plain(say("table-closed"), "");
  if (table.view?.result) return ended(table, names, say);
  return others(table, names, say);
}

function plain(sentence: string, why: string): Status {
  return { sentence, why, isThinking: false };
}

function ended(table: Table, names: readonly string[], say: Say): Status {
  const result = table.view?.result;
  const reason = say(`reason-${(result?.reason ?? "").replaceAll(" ", "-")}`);
  const scores = (result?.scores ?? []).map((score, side) =>
    say("score-of", { name: names[side] ?? say("side", { n: side }), score }),
  );
  return plain(say("over-reason", { reason }), listed(scores, say));
}

function others(table: Table, names: readonly string[], say: Say): Status {
  const waiting = table.view?.waiting ?? [];
  const isSecret = waiting.length > 1 || waiting.some((seat) => table.yours.includes(seat));
  const named = waiting.filter((seat) => !table.yours.includes(seat));
  const text = listed(
    named.map((seat) => names[seat] ?? ""),
    say,
  );
  if (table.yours.length === 0) return watching(table, text, say);
  if (table.playing !== null) return { sentence: say("sending"), why: "", isThinking: true };
  if (named.length === 0) return { sentence: say("one-moment"), why: "", isThinking: true };
  if (isSecret)
    return { sentence: say("secret"), why: say("secret-why", { names: text }), isThinking: true };
  const isBot = named.every((seat) => table.players[seat]?.kind === "bot");
  return {
    sentence: say("thinking", { name: text }),
    why: isBot ? say("thinking-bot-why") : "",
    isThinking: true,
  };
}

function watching(table: Table, names: string, say: Say): Status {
  const why = names ? say("watching-for", { names }) : say("watching-why");
  return plain(say("watching"), table.state === "playing" ? why : "");
}
