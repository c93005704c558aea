/** How it is with the server in this page: how far it has come, and what is wrong with it. */
import type { NotKept } from "./messages.ts";

let share = $state(0);
let fault = $state("");
let notKept: NotKept | null = $state(null);

export const tabState = {
  /** From 0 to 1, when moves can be made. */
  get share(): number {
    return share;
  },
  get fault(): string {
    return fault;
  },
  /** Told once. */
  get notKept(): NotKept | null {
    return notKept;
  },
  progress(now: number): void {
    share = now;
  },
  fail(text: string): void {
    console.error(text);
    fault = text;
  },
  warn(why: NotKept): void {
    notKept ??= why;
  },
};
