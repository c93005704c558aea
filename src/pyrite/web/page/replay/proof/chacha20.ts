/** ChaCha20 (RFC 8439) as a stream of words, and what chance draws from it: docs/chance.md. */

const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]; // "expand 32-byte k"
const QUARTERS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;
const WORD = 2 ** 32;

/** The words of one outcome: its kind, and how many of that kind came before. */
export class Stream {
  readonly #input: Uint32Array;
  #block = new Uint32Array(0);
  #used = 0;

  constructor(seed: Uint8Array, kind: number, before: number) {
    const key = new DataView(seed.buffer, seed.byteOffset, 32);
    const words = Array.from({ length: 8 }, (_, i) => key.getUint32(4 * i, true));
    const nonce = [kind, before % WORD, Math.floor(before / WORD)];
    this.#input = Uint32Array.from([...SIGMA, ...words, 0, ...nonce]);
  }

  next(): number {
    if (this.#used === this.#block.length) {
      this.#block = block(this.#input);
      this.#input[12] = (this.#input[12] ?? 0) + 1;
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

/** RFC 8439, 2.3: ten double rounds, then the input is added. */
export function block(input: Uint32Array): Uint32Array<ArrayBuffer> {
  const x = new Uint32Array(input);
  for (let round = 0; round < 10; round++) {
    for (const [a, b, c, d] of QUARTERS) {
      add(x, a, b, d, 16);
      add(x, c, d, b, 12);
      add(x, a, b, d, 8);
      add(x, c, d, b, 7);
    }
  }
  return x.map((word, i) => word + (input[i] ?? 0));
}

/** x[to] += x[from]; x[turned] is mixed with it, and turned left. */
function add(x: Uint32Array, to: number, from: number, turned: number, bits: number): void {
  const sum = (x[to] ?? 0) + (x[from] ?? 0);
  x[to] = sum;
  const mixed = (x[turned] ?? 0) ^ sum;
  x[turned] = (mixed << bits) | (mixed >>> (32 - bits));
}
