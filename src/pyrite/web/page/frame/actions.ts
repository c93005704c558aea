/**
 * What keys can do on a screen. The screen says what it does itself; parts of the page that a key
 * reaches say so while they are there. The frame hands this down to all of them.
 */
import { getContext, onDestroy, setContext } from "svelte";
import { keepsKey, wanted, type Action, type Bindings } from "../keys.ts";

/** Which of several, from 1; 0 where there is but one. */
type Act = (number: number) => void;

const CONTEXT = {};

export class Actions {
  readonly #bindings: Bindings;
  readonly #screen: Partial<Record<Action, Act>>;
  readonly #parts = new Map<Action, Act>();
  /** A part that a key has asked for, and that is not there yet. */
  #awaited: Action | null = null;

  /** The screen acts first; then, if there is one, the part of the page of that name. */
  constructor(bindings: Bindings, screen: Partial<Record<Action, Act>>) {
    this.#bindings = bindings;
    this.#screen = screen;
  }

  /** A part of the page comes; what is returned is called when it goes. */
  add(name: Action, act: Act): () => void {
    this.#parts.set(name, act);
    if (this.#awaited === name) setTimeout(() => this.#reach(name, 0));
    return () => {
      if (this.#parts.get(name) === act) this.#parts.delete(name);
    };
  }

  /** A key was pressed. */
  press(event: KeyboardEvent): void {
    const want = wanted(event, keepsKey(event.target, event.key), this.#bindings);
    if (!want || event.defaultPrevented) return;
    const { kind, number = 0 } = want;
    const act = this.#screen[kind];
    if (!act && !this.#parts.has(kind)) return;
    if (kind !== "close") event.preventDefault();
    if (!act) return this.#reach(kind, number);
    act(number);
    setTimeout(() => this.#reach(kind, number));
  }

  #reach(name: Action, number: number): void {
    const act = this.#parts.get(name);
    this.#awaited = act ? null : name;
    act?.(number);
  }
}

export function handDown(actions: Actions): void {
  setContext(CONTEXT, actions);
}

/** While the component that calls this is there, a key does this; some screens have no keys. */
export function onKey(name: Action, act: Act): void {
  const actions = getContext<Actions | undefined>(CONTEXT);
  if (actions) onDestroy(actions.add(name, act));
}
