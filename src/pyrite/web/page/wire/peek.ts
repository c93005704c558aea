/** One look at a table of mine: am I asked? The line is closed again at once. */
import type { Hears } from "./types.ts";

const PATIENCE = 5_000;
/** Later than any news, so that none are told. */
const LATE = Number.MAX_SAFE_INTEGER;

export function peek(table: string, key: string): Promise<boolean> {
  const { protocol, host } = location;
  const socket = new WebSocket(
    `${protocol.replace("http", "ws")}//${host}/api/tables/${table}/live`,
  );
  const seen = new Promise<boolean>((resolve) => {
    socket.onopen = () => socket.send(JSON.stringify({ do: "hello", key, after: LATE }));
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as Hears;
      resolve("welcome" in message && message.welcome.ask !== null);
    };
    socket.onclose = () => resolve(false);
    setTimeout(() => resolve(false), PATIENCE);
  });
  return seen.finally(() => socket.close());
}
