/** What a page and the worker with its server say to each other. */
import type { SiteParts } from "./site.ts";

export type ToWorker =
  | { readonly kind: "start"; readonly root: string; readonly site: SiteParts }
  | {
      readonly kind: "call";
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly headers: string;
      readonly body: string;
    }
  | { readonly kind: "open"; readonly line: number; readonly table: string }
  | { readonly kind: "say"; readonly line: number; readonly text: string }
  | { readonly kind: "close"; readonly line: number }
  | { readonly kind: "stop review"; readonly record: string };

/** Why nothing is kept beyond this visit. */
export type NotKept = "full" | "forbidden";

export type FromWorker =
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "fault"; readonly text: string }
  | { readonly kind: "not kept"; readonly why: NotKept }
  | {
      readonly kind: "answer";
      readonly id: number;
      readonly status: number;
      readonly headers: string;
      readonly body: string;
    }
  | { readonly kind: "opened" | "closed"; readonly line: number }
  | { readonly kind: "heard"; readonly line: number; readonly text: string };
