/** Sounds, made by the browser itself; no files. Silent until the page was touched. */

export type Sound =
  | "flip"
  | "card"
  | "chime1"
  | "chime2"
  | "chime3"
  | "chime4"
  | "blast"
  | "knock"
  | "sigh"
  | "dice"
  | "coin"
  | "stake"
  | "bust"
  | "turn"
  | "tick"
  | "won"
  | "lost"
  | "chat";

/** A tone: from one pitch to another, after a delay, in Hz and seconds. Pitch 0 is noise. */
interface Note {
  readonly from: number;
  readonly to?: number;
  readonly at: number;
  readonly long: number;
  readonly loud: number;
  readonly wave?: OscillatorType;
}

const ping = (from: number, at: number): Note => ({ from, at, long: 0.18, loud: 0.12 });
const click = (at: number, from = 900): Note => ({
  ...{ from, to: from / 3, at, long: 0.03, loud: 0.2, wave: "triangle" },
});
const chime = (n: number) =>
  [1320, 1568, 1976, 2349].slice(0, n).map((one, i) => ping(one, i * 0.09));

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  flip: [{ from: 0, to: 2400, at: 0, long: 0.03, loud: 0.25 }],
  card: [{ from: 0, to: 1100, at: 0, long: 0.04, loud: 0.25 }],
  chime1: chime(1),
  chime2: chime(2),
  chime3: chime(3),
  chime4: chime(4),
  blast: [{ from: 0, to: 180, at: 0, long: 0.4, loud: 0.7 }],
  knock: [click(0), click(0.12, 700)],
  sigh: [
    { from: 523, at: 0, long: 0.16, loud: 0.1, wave: "triangle" },
    { from: 440, at: 0.17, long: 0.28, loud: 0.1, wave: "triangle" },
  ],
  dice: [0, 0.07, 0.13, 0.22, 0.33].map((at) => click(at, 1200)),
  coin: [ping(1900, 0)],
  stake: [{ from: 150, to: 60, at: 0, long: 0.16, loud: 0.4 }],
  bust: [{ from: 440, to: 294, at: 0, long: 0.4, loud: 0.1, wave: "sawtooth" }],
  turn: [ping(660, 0), ping(880, 0.14)],
  tick: [click(0, 1500)],
  won: [ping(523, 0), ping(659, 0.12), ping(784, 0.24), ping(1047, 0.36)],
  lost: [ping(392, 0), ping(330, 0.16), ping(262, 0.32)],
  chat: [{ from: 700, to: 1000, at: 0, long: 0.06, loud: 0.1 }],
};

let context: AudioContext | null = null;

/** Wakes the sound at the first touch of the page; browsers allow it only then. */
export function listenForTouch(): void {
  if (navigator.userActivation?.hasBeenActive) return wake();
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake, { once: true });
}

function wake(): void {
  context ??= new AudioContext();
  void context.resume();
}

export function makeSound(sound: Sound): void {
  if (!context || context.state !== "running") return;
  for (const note of NOTES[sound]) (note.from === 0 ? noise : tone)(context, note);
}

function tone(audio: AudioContext, note: Note): void {
  const source = audio.createOscillator();
  const start = audio.currentTime + note.at;
  source.type = note.wave ?? "sine";
  source.frequency.setValueAtTime(note.from, start);
  source.frequency.exponentialRampToValueAtTime(note.to ?? note.from, start + note.long);
  source.connect(fading(audio, note, start));
  source.start(start);
  source.stop(start + note.long);
}

function noise(audio: AudioContext, note: Note): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * note.long), audio.sampleRate);
  buffer.getChannelData(0).forEach((_, i, all) => (all[i] = Math.random() * 2 - 1));
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const start = audio.currentTime + note.at;
  source.buffer = buffer;
  filter.frequency.value = note.to ?? 1000;
  source.connect(filter).connect(fading(audio, note, start));
  source.start(start);
}

function fading(audio: AudioContext, note: Note, start: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(note.loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + note.long);
  gain.connect(audio.destination);
  return gain;
}
