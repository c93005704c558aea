/** Scenes that are shown one after the other: the next waits while one is looked at. */
import { isMoving } from "../motion.ts";
import { settings } from "../settings.svelte.ts";
import type { Event, Update, View } from "../wire/types.ts";
import { isLookedAt, scenesOf, stay, still, type Scene } from "./scenes.ts";

export class SceneQueue {
  scene: Scene | null = $state.raw(null);
  /** Is something still looked at that came before what is asked? */
  isBehind = $state(false);
  /** What the game wants to be looked at for a while. */
  lingers: (event: Event) => boolean = () => false;
  #waiting: Scene[] = [];
  #timer = 0;
  #count = 0;
  readonly #heard = new WeakSet<Event>();

  /** This view, whatever was shown before. */
  begin(view: View | null): void {
    this.skip();
    this.scene = view && still(view, this.#count++);
  }

  /** What happened, and how things are then, after all that waits. */
  add(update: Pick<Update, "news" | "view">): void {
    const scenes = scenesOf(update, this.#count);
    this.#count += scenes.length;
    this.#waiting.push(...scenes);
    if (document.hidden) this.skip();
    else if (this.#timer === 0) this.#next();
    else this.#look();
  }

  /** Everything that waits to be shown is shown. */
  skip(): void {
    const last = this.#waiting.at(-1);
    this.#waiting = [];
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.isBehind = false;
    if (last) this.scene = last;
  }

  /** Events of a scene that were not in one before: a moment and what follows tell the same. */
  unheard(scene: Scene | null): readonly Event[] {
    const fresh = scene?.events.filter((one) => !this.#heard.has(one)) ?? [];
    fresh.forEach((one) => this.#heard.add(one));
    return fresh;
  }

  #next(): void {
    this.#timer = 0;
    const scene = this.#waiting.shift();
    if (!scene) return;
    this.scene = scene;
    this.#look();
    const time = stay(scene, settings.look, isMoving(settings.motion), this.lingers);
    this.#timer = window.setTimeout(() => this.#next(), time);
  }

  #look(): void {
    const earlier = [this.scene, ...this.#waiting].slice(0, -1);
    this.isBehind = earlier.some((one) => one !== null && isLookedAt(one, this.lingers));
  }
}
