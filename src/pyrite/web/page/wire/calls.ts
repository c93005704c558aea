/** The calls under `/api`, typed. */
import { transport } from "./transport.ts";
import type {
  ErrorTold,
  Evening,
  GameFace,
  GameFacts,
  Listed,
  OpenTable,
  PutAlerts,
  ProofTold,
  Rematch,
  SeatTaken,
  ServerFacts,
  StartTable,
  Summary,
  TableAgain,
  TableFound,
  TableOpened,
  TakeSeat,
} from "./types.ts";

/** The server said no, or could not be reached. */
export class Refusal extends Error {
  readonly code: ErrorTold["code"] | "offline";
  readonly seconds: number;

  constructor(told: Pick<ErrorTold, "text" | "seconds"> & { code: ErrorTold["code"] | "offline" }) {
    super(told.text);
    this.code = told.code;
    this.seconds = told.seconds ?? 0;
  }
}

export interface Calls {
  games(): Promise<readonly GameFacts[]>;
  face(game: string): Promise<GameFace>;
  open(wanted: OpenTable): Promise<TableOpened>;
  start(table: string, key: string, wanted: StartTable): Promise<void>;
  sit(table: string, wanted: TakeSeat): Promise<SeatTaken>;
  server(): Promise<ServerFacts>;
  find(code: string): Promise<TableFound>;
  list(query: Readonly<Record<string, string>>): Promise<Listed>;
  summary(table: string): Promise<Summary>;
  rematch(table: string, key: string, wanted: Rematch): Promise<TableAgain>;
  evening(table: string): Promise<Evening>;
  close(table: string, key: string): Promise<void>;
  /** How to be called when it is my turn; what is left out stays. */
  alerts(table: string, key: string, wanted: PutAlerts): Promise<void>;
  /** One click in a message: no more calls. */
  stopAlerts(table: string, token: string): Promise<void>;
  record(table: string): Promise<string>;
  proof(table: string): Promise<ProofTold>;
}

interface Extra {
  readonly body?: unknown;
  readonly key?: string;
}

/** In the reader's language. */
export function callsIn(language: () => string): Calls {
  const call = async (method: string, path: string, extra: Extra = {}): Promise<Response> => {
    const response = await fetched(path, {
      method,
      headers: headers(language(), extra),
      ...(extra.body === undefined ? {} : { body: JSON.stringify(extra.body) }),
    });
    if (!response.ok) throw await refusal(response);
    return response;
  };
  const json = async <T>(method: string, path: string, extra?: Extra): Promise<T> =>
    (await (await call(method, path, extra)).json()) as T;
  return {
    games: async () => {
      const found = await json<readonly GameFacts[]>("GET", "/games");
      return [...found].sort((a, b) => a.difficulty - b.difficulty);
    },
    face: (game) => json("GET", `/games/${game}`),
    open: (body) => json("POST", "/tables", { body }),
    start: (table, key, body) => json("POST", `/tables/${table}/start`, { key, body }),
    sit: (table, body) => json("POST", `/tables/${table}/seats`, { body }),
    server: () => json("GET", "/server"),
    find: (code) => json("POST", "/codes", { body: { code } }),
    list: (query) => json("GET", `/tables?${new URLSearchParams(query).toString()}`),
    summary: (table) => json("GET", `/tables/${table}`),
    rematch: (table, key, body) => json("POST", `/tables/${table}/rematch`, { key, body }),
    evening: (table) => json("GET", `/tables/${table}/evening`),
    close: async (table, key) => void (await call("DELETE", `/tables/${table}`, { key })),
    alerts: async (table, key, body) =>
      void (await call("PUT", `/tables/${table}/alerts`, { key, body })),
    stopAlerts: async (table, token) =>
      void (await call("POST", `/tables/${table}/alerts/off`, { body: { token } })),
    record: async (table) => (await call("GET", `/tables/${table}/record`)).text(),
    proof: (table) => json("GET", `/tables/${table}/proof`),
  };
}

function headers(language: string, extra: Extra): Record<string, string> {
  return {
    "Accept-Language": language,
    ...(extra.body === undefined ? {} : { "Content-Type": "application/json" }),
    ...(extra.key === undefined ? {} : { Authorization: `Bearer ${extra.key}` }),
  };
}

/** A call under `/api`. */
export async function fetched(path: string, init: RequestInit): Promise<Response> {
  try {
    return await transport.call(path, init);
  } catch {
    throw new Refusal({ code: "offline", text: "" });
  }
}

export async function refusal(response: Response): Promise<Refusal> {
  try {
    const told = (await response.json()) as { error: ErrorTold };
    return new Refusal(told.error);
  } catch {
    return new Refusal({ code: "offline", text: `${response.status}` });
  }
}
