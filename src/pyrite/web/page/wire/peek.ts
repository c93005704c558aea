/** One look at a table through a key; the line is closed again at once. */
import { transport } from "./transport.ts";
import type { Greeting, Hears } from "./types.ts";

const PATIENCE = 5_000;
/** Later than any news, so that none are told. */
const LATE = Number.MAX_SAFE_INTEGER;

/** How it stands for this key; `null` where the key fits nothing, `"away"` without an answer. */
export type Look = Greeting | null | "away";

export function look(table: string, key: string): Promise<Look> {
  const socket = transport.line(table);
  const seen = new Promise<Look>((resolve) => {
    socket.onopen = () => socket.send(JSON.stringify({ do: "hello", key, after: LATE }));
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data) as Hears;
      if ("welcome" in message) resolve(message.welcome);
      else resolve("error" in message && message.error.code === "no-such-key" ? null : "away");
    };
    socket.onclose = () => resolve("away");
    setTimeout(() => resolve("away"), PATIENCE);
  });
  return seen.finally(() => socket.close());
}

/** Leave its seats: a bot plays on for others, who need not wait. */
export function leave(table: string, key: string): Promise<void> {
  const socket = transport.line(table);
  const left = new Promise<void>((resolve) => {
    socket.onopen = () => socket.send(JSON.stringify({ do: "hello", key, after: LATE }));
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data) as Hears;
      if (!("welcome" in message)) return resolve();
      for (const seat of message.welcome.yours)
        socket.send(JSON.stringify({ do: "leave", id: seat, seat }));
    };
    socket.onclose = () => resolve();
    setTimeout(resolve, PATIENCE);
  });
  return left.finally(() => socket.close());
}
