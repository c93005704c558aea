/**
 * Scenes that are shown one after the other: the next waits while one is looked at. This is the
 * page's one timeline: what is told, asked and heard is told, asked and heard of the scene shown.
 */
import { isMoving } from "../motion.ts";
import { settings } from "../settings.svelte.ts";
import type { Event, Update, View } from "../wire/types.ts";
import { PACES, scenesOf, stay, still, type Scene } from "./scenes.ts";

export class SceneQueue {
  scene: Scene | null = $state.raw(null);
  #waiting: readonly Scene[] = $state.raw([]);
  /** Is what is shown older than what is known? */
  readonly isBehind = $derived(this.#waiting.length > 0);
  /** Is there something to be looked at for a while, before the rest is shown? */
  readonly isSlow = $derived(
    this.isBehind && [this.scene, ...this.#waiting.slice(0, -1)].some((one) => this.#isSeen(one)),
  );
  /** What the game wants to be looked at for a while. */
  lingers: (event: Event) => boolean = () => false;
  /** Somebody reads something else: nothing new is shown meanwhile. */
  #isHeld = false;
  #timer = 0;
  #count = 0;
  readonly #heard = new WeakSet<Event>();

  /** This view, whatever was shown before; its news are known up to this number. */
  begin(view: View | null, upTo = 0): void {
    this.skip();
    this.scene = view && still(view, this.#count++, upTo);
  }

  /** What happened, and how things are then, after all that waits. */
  add(update: Pick<Update, "news" | "view">): void {
    const last = this.#waiting.at(-1) ?? this.scene;
    const scenes = scenesOf(update, this.#count, last?.upTo);
    this.#count += scenes.length;
    this.#waiting = [...this.#waiting, ...scenes];
    if (this.#isHeld) return;
    if (document.hidden) this.skip();
    else if (this.#timer === 0) this.#next();
  }

  /** Everything that waits to be shown is shown. */
  skip(): void {
    const last = this.#waiting.at(-1);
    this.#waiting = [];
    clearTimeout(this.#timer);
    this.#timer = 0;
    if (last) this.scene = last;
  }

  /** Nothing new is shown until it is let go. */
  hold(isHeld: boolean): void {
    if (this.#isHeld === isHeld) return;
    this.#isHeld = isHeld;
    clearTimeout(this.#timer);
    this.#timer = 0;
    if (!isHeld) this.#next();
  }

  /** Events of a scene that were not in one before: a moment and what follows tell the same. */
  unheard(scene: Scene | null): readonly Event[] {
    const fresh = scene?.events.filter((one) => !this.#heard.has(one)) ?? [];
    fresh.forEach((one) => this.#heard.add(one));
    return fresh;
  }

  #isSeen(scene: Scene | null): boolean {
    return !!scene && (scene.stage === "moment" || scene.events.some(this.lingers));
  }

  #next(): void {
    this.#timer = 0;
    const [scene, ...rest] = this.#waiting;
    if (!scene) return;
    this.#waiting = rest;
    this.scene = scene;
    const time = stay(scene, PACES[settings.pace], isMoving(settings.motion), this.lingers);
    this.#timer = window.setTimeout(() => this.#next(), time);
  }
}
