/** What can be laid over a table. */
export type SheetKind =
  "talk" | "rules" | "menu" | "keys" | "result" | "evening" | "along" | "call";
