/** Sounds of whoever wants to hear them; how they are made is loaded with the first screen. */
import { settings } from "../settings.svelte.ts";
import type { Sound } from "../sound.ts";

let makeSound: ((sound: Sound) => void) | null = null;

export function loadSounds(): void {
  void import("../sound.ts").then((found) => {
    found.listenForTouch();
    makeSound = found.makeSound;
  });
}

export function play(sound: Sound | null): void {
  if (sound && settings.sound) makeSound?.(sound);
}
