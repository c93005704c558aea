/** How it is with the server in this page: how far it has come, and what is wrong with it. */
import type { NotKept } from "./messages.ts";
import { isTab } from "./site.ts";

/** What a browser hands over that can keep a page as an app. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let share = $state(0);
let fault = $state("");
let notKept: NotKept | null = $state(null);
let offer: InstallOffer | null = $state.raw(null);

if (isTab) {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
  });
}

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
  /** Can it be kept as an app? */
  get isInstallable(): boolean {
    return offer !== null;
  },
  install(): void {
    void offer?.prompt();
    offer = null;
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
