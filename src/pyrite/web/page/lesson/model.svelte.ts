/** A lesson that is walked through: its step, what is shown, what was said to the last move. */
import { tick } from "svelte";
import { SceneQueue } from "../table/queue.svelte.ts";
import type { Ask, LessonScene, LessonStep, LessonTold, View } from "../wire/types.ts";
import { judge } from "./lesson.ts";

export class LessonModel {
  /** The number of the step, from 0. */
  at = $state(0);
  stage: "asked" | "done" | "over" = $state("asked");
  /** Why the last move was not meant. */
  reason = $state("");
  chosen: readonly string[] = $state.raw([]);
  /** The move is pointed at: nothing else can be touched. */
  isPointed = $state(false);
  /** It was played by the lesson, not by the learner. */
  isShown = $state(false);
  readonly scenes = new SceneQueue();
  readonly step: LessonStep = $derived.by(() => this.#stepAt(this.at));
  /** No word is ahead of its picture: what is still shown is looked at first. */
  readonly isLooking = $derived.by(() => this.scenes.isBehind);
  readonly ask: Ask | null = $derived(
    this.stage === "asked" && !this.isLooking ? this.step.ask : null,
  );
  /** What may be touched. */
  readonly touchable: Ask | null = $derived(
    this.ask && this.isPointed ? { ...this.ask, legal: [this.#answer()] } : this.ask,
  );
  readonly view: View = $derived(this.scenes.scene?.view ?? this.step.before.view);
  #lesson: LessonTold;
  /** While what was refused is put back. */
  #isDeaf = false;

  constructor(lesson: LessonTold) {
    this.#lesson = $state.raw(lesson);
    this.begin(0);
  }

  /** In another language: the same step, told anew. */
  retell(lesson: LessonTold): void {
    this.#lesson = lesson;
    if (this.stage === "asked") this.begin(this.at);
  }

  begin(number: number): void {
    this.#ask(number);
    this.reason = "";
    this.scenes.begin(this.step.before.view);
  }

  play(move: string): void {
    if (this.stage !== "asked" || this.#isDeaf) return;
    const verdict = judge(this.step, move);
    if ("reason" in verdict) return this.#refuse(verdict.reason);
    this.reason = "";
    this.stage = "done";
    this.#show(verdict.then);
  }

  /** First the move is pointed at, then it is played. */
  show(): void {
    if (!this.isPointed) {
      this.isPointed = true;
      this.reason = "";
      this.chosen = [];
      return;
    }
    this.play(this.#answer());
    this.isShown = true;
  }

  choose(chosen: readonly string[]): void {
    this.chosen = chosen;
  }

  goOn(): void {
    const next = this.#lesson.steps[this.at + 1];
    if (!next) {
      this.stage = "over";
    } else if (next.new) {
      this.begin(this.at + 1);
    } else {
      this.#ask(this.at + 1);
      this.#show(next.before);
    }
  }

  #stepAt(number: number): LessonStep {
    const step = this.#lesson.steps[number];
    if (!step) throw new Error("an empty lesson");
    return step;
  }

  #answer(): string {
    return this.step.right[0]?.move ?? "";
  }

  #ask(number: number): void {
    this.at = number;
    this.stage = "asked";
    this.isPointed = false;
    this.isShown = false;
    this.chosen = [];
  }

  #show(scene: LessonScene): void {
    this.chosen = [];
    this.scenes.skip();
    this.scenes.add(scene);
  }

  /** What was chosen is put back; a board that plays several moves in a row is not heard on. */
  #refuse(reason: string): void {
    this.reason = reason;
    this.#isDeaf = true;
    this.chosen = [];
    void tick().then(() => (this.#isDeaf = false));
  }
}
