/** The calls under `/api`, typed. */
import type {
  ErrorTold,
  GameFacts,
  Listed,
  OpenTable,
  ProofTold,
  SeatTaken,
  StartTable,
  Summary,
  TableAgain,
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
  open(wanted: OpenTable): Promise<TableOpened>;
  start(table: string, key: string, wanted: StartTable): Promise<void>;
  sit(table: string, wanted: TakeSeat): Promise<SeatTaken>;
  list(query: Readonly<Record<string, string>>): Promise<Listed>;
  summary(table: string): Promise<Summary>;
  rematch(table: string, key: string): Promise<TableAgain>;
  close(table: string, key: string): Promise<void>;
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
    const response = await fetched(`/api${path}`, {
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
    games: () => json("GET", "/games"),
    open: (body) => json("POST", "/tables", { body }),
    start: (table, key, body) => json("POST", `/tables/${table}/start`, { key, body }),
    sit: (table, body) => json("POST", `/tables/${table}/seats`, { body }),
    list: (query) => json("GET", `/tables?${new URLSearchParams(query).toString()}`),
    summary: (table) => json("GET", `/tables/${table}`),
    rematch: (table, key) => json("POST", `/tables/${table}/rematch`, { key, body: {} }),
    close: async (table, key) => void (await call("DELETE", `/tables/${table}`, { key })),
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

export async function fetched(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
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
