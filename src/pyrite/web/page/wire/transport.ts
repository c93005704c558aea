/** How the page reaches its tables: a server elsewhere, or one in a worker of this very page. */
import { isTab } from "../tab/site.ts";

/** A line to a table: of a WebSocket, what the page needs. */
export interface LineSocket {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { readonly data: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** A call under `/api`. */
  call(path: string, init: RequestInit): Promise<Response>;
  line(table: string): LineSocket;
  /** Where measuring takes this device's own time: nobody waits for it any more. */
  stopReview?(record: string): void;
}

const SERVER: Transport = {
  call: (path, init) => fetch(`/api${path}`, init),
  line: (table) => {
    const { protocol, host } = location;
    const url = `${protocol.replace("http", "ws")}//${host}/api/tables/${table}/live`;
    return new WebSocket(url) as LineSocket;
  },
};

const loading = isTab ? import("../tab/port.ts").then((found) => found.startTab()) : null;

/** A line that is said to before it is there. */
function lineSoon(tab: Promise<Transport>, table: string): LineSocket {
  let isClosed = false;
  let real: LineSocket | null = null;
  const soon: LineSocket = {
    ...{ onopen: null, onclose: null, onmessage: null },
    send: (text) => real?.send(text),
    close: () => {
      isClosed = true;
      real?.close();
    },
  };
  void tab.then((found) => {
    if (isClosed) return;
    real = found.line(table);
    real.onopen = () => soon.onopen?.();
    real.onclose = () => soon.onclose?.();
    real.onmessage = (event) => soon.onmessage?.(event);
  });
  return soon;
}

export const transport: Transport =
  loading === null
    ? SERVER
    : {
        call: async (path, init) => (await loading).call(path, init),
        line: (table) => lineSoon(loading, table),
        stopReview: (record) => void loading.then((found) => found.stopReview?.(record)),
      };
