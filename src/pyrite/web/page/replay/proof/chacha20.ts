/** ChaCha20 (RFC 8439) as a stream of words, and what chance draws from it: docs/chance.md. */
import { chacha20 } from "@noble/ciphers/chacha.js";

const WORD = 2 ** 32;
const NOTHING = new Uint8Array(64);

/** The words of one outcome: its kind, and how many of that kind came before. */
export class Stream {
  readonly #seed: Uint8Array;
  readonly #nonce: Uint8Array;
  #block = new Uint32Array(0);
  #blocks = 0;
  #used = 0;

  constructor(seed: Uint8Array, kind: number, before: number) {
    this.#seed = seed;
    this.#nonce = littleEndian([kind, before % WORD, Math.floor(before / WORD)]);
  }

  next(): number {
    if (this.#used === this.#block.length) {
      this.#block = block(this.#seed, this.#nonce, this.#blocks++);
      this.#used = 0;
    }
    return this.#block[this.#used++] ?? 0;
  }

  /** A number from 0 to n − 1; n is small, so that the product is exact. */
  below(n: number): number {
    if (!(n >= 1)) return 0; // of a record that makes no sense
    const least = WORD % n;
    for (;;) {
      const product = this.next() * n;
      if (product % WORD >= least) return Math.floor(product / WORD);
    }
  }

  /** Fisher–Yates from the last item down. */
  shuffle<T>(items: readonly T[]): T[] {
    const made = [...items];
    for (let i = made.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [made[i], made[j]] = [made[j] as T, made[i] as T];
    }
    return made;
  }
}

/** The sixteen words of a block: what the cipher makes of nothing. */
export function block(
  key: Uint8Array,
  nonce: Uint8Array,
  counter: number,
): Uint32Array<ArrayBuffer> {
  const { buffer } = chacha20(key, nonce, NOTHING, new Uint8Array(64), counter);
  const view = new DataView(buffer);
  return Uint32Array.from({ length: 16 }, (_, i) => view.getUint32(4 * i, true));
}

function littleEndian(words: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * words.length));
  words.forEach((word, i) => view.setUint32(4 * i, word, true));
  return new Uint8Array(view.buffer);
}
