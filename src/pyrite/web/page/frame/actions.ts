/**
 * What keys can do on a screen. The screen says what it does itself; parts of the page that a key
 * reaches say so while they are there. The frame hands this down to all of them.
 */
import { getContext, onDestroy, setContext } from "svelte";
import { isField, wanted, type Action, type Bindings } from "./keys.ts";

/** Which of several, from 1; 0 where there is but one. */
type Act = (number: number) => void;

/** Does what has the focus keep this key to itself? */
type Keeps = (target: EventTarget | null, key: string) => boolean;

const CONTEXT = {};

export class Actions {
  readonly #bindings: Bindings;
  readonly #keeps: Keeps;
  readonly #screen: Partial<Record<Action, Act>>;
  readonly #parts = new Map<Action, Act>();

  /** The screen acts first; then, if there is one, the part of the page of that name. */
  constructor(bindings: Bindings, screen: Partial<Record<Action, Act>>, keeps: Keeps = isField) {
    this.#bindings = bindings;
    this.#keeps = keeps;
    this.#screen = screen;
  }

  /** A part of the page comes; what is returned is called when it goes. */
  add(name: Action, act: Act): () => void {
    this.#parts.set(name, act);
    return () => {
      if (this.#parts.get(name) === act) this.#parts.delete(name);
    };
  }

  /** A key was pressed. */
  press(event: KeyboardEvent): void {
    const want = wanted(event, this.#keeps(event.target, event.key), this.#bindings);
    if (!want || event.defaultPrevented) return;
    const { kind, number } = want;
    const act = this.#screen[kind];
    const reach = () => this.#parts.get(kind)?.(number);
    if (!act && !this.#parts.has(kind)) return;
    if (kind !== "close") event.preventDefault();
    act?.(number);
    if (act) setTimeout(reach);
    else reach();
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
