/** A record that is looked at again: whose eyes, which step, and the scene that is shown. */
import { isMoving } from "../../motion.ts";
import { settings } from "../../settings.svelte.ts";
import { PACES, stay, type Scene } from "../../table/scenes.ts";
import { Refusal } from "../../wire/calls.ts";
import type { Event, ReplayStep } from "../../wire/types.ts";
import { retell } from "./call.ts";
import { placeOf, scenesTo, stepFrom, type Eyes, type Mark, type Told } from "./steps.ts";

/** Between two steps that follow by themselves, in milliseconds. */
const PACE = 900;

export class ReplayModel {
  /** The text of the record. */
  readonly record: string;
  /** The table it was played at; null: it came from a file. */
  readonly table: string | null;
  told: Told | null = $state.raw(null);
  /** How many steps of the record have been made. */
  at = $state(0);
  eyes: Eyes = $state("all");
  scene: Scene | null = $state.raw(null);
  isPlaying = $state(false);
  /** Does somebody want to play on from here? */
  goesOn = $state(false);
  /** Why it cannot be shown; empty text: there is no connection. */
  fault: Refusal | null = $state.raw(null);
  /** What the game wants to be looked at for a while. */
  lingers: (event: Event) => boolean = () => false;
  readonly place = $derived(this.told ? placeOf(this.told.steps, this.at) : -1);
  readonly step: ReplayStep | null = $derived(this.told?.steps[this.place] ?? null);
  readonly isAtEnd = $derived(this.place + 1 === (this.told?.steps.length ?? 0));
  #timer = 0;
  #scenes = 0;
  #asked = 0;

  constructor(record: string, table: string | null, mark: Mark) {
    this.record = record;
    this.table = table;
    this.at = mark.at;
    this.eyes = mark.eyes;
  }

  /** With other eyes, or in another language; the position stays. */
  async look(eyes: Eyes, language: string): Promise<void> {
    const asked = ++this.#asked;
    this.pause();
    try {
      const told = await retell(this.record, eyes, language);
      if (asked !== this.#asked) return;
      this.eyes = eyes;
      this.told = told;
      this.fault = null;
      this.go(Math.min(this.at, told.count));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (asked === this.#asked) this.fault = error;
    }
  }

  /** To a step of the record; one step forward is seen as it happened. */
  go(at: number): void {
    if (!this.told) return;
    clearTimeout(this.#timer);
    const scenes = scenesTo(this.told, this.at, at, this.#scenes);
    this.#scenes += scenes.length;
    this.at = at;
    this.#show([...scenes]);
  }

  /** So many of the told steps on, or back. */
  move(by: number): void {
    if (this.told) this.go(stepFrom(this.told.steps, this.at, by));
  }

  /** As `move`, for somebody who steps by hand. */
  moveByHand(by: number): void {
    this.pause();
    this.move(by);
  }

  first(): void {
    this.pause();
    this.go(0);
  }

  last(): void {
    this.pause();
    if (this.told) this.go(this.told.count);
  }

  /** To this step, in order to play on behind it. */
  goOn(at: number): void {
    this.pause();
    this.go(at);
    this.goesOn = true;
  }

  toggle(): void {
    if (this.isPlaying) return this.pause();
    this.isPlaying = true;
    if (this.isAtEnd) this.go(0);
    else this.move(1);
  }

  pause(): void {
    this.isPlaying = false;
  }

  close(): void {
    this.#asked++;
    this.pause();
    clearTimeout(this.#timer);
  }

  #show(scenes: Scene[]): void {
    const scene = scenes.shift();
    if (!scene) return;
    this.scene = scene;
    const time = stay(scene, PACES[settings.pace], isMoving(settings.motion), this.lingers);
    const next = scenes.length > 0 ? () => this.#show(scenes) : () => this.#playOn();
    this.#timer = window.setTimeout(next, scenes.length > 0 ? time : Math.max(time, PACE));
  }

  #playOn(): void {
    if (!this.isPlaying) return;
    if (this.isAtEnd) this.pause();
    else this.move(1);
  }
}
