// Blocks of ChaCha20 (RFC 8439, 2.3) in vectors; equals `core.chance.chacha_block`.
//
// A block waits for itself most of its time, so that AHEAD of them side by side take hardly longer
// than one. Whoever wants a second block of an outcome, or the second outcome of a kind, will want
// more: the next ones are made, too, and kept for the thread.
#ifdef __wasm__
#define AHEAD 2
#else
#define AHEAD 4
#endif
typedef uint32_t __attribute__((vector_size(16))) Lanes;
typedef uint32_t __attribute__((vector_size(16 * AHEAD))) WideLanes;

#define ROTATE(x, n) (((x) << (n)) | ((x) >> (32 - (n))))
#define QUARTERS(a, b, c, d)               \
  a += b; d ^= a; d = ROTATE(d, 16);       \
  c += d; b ^= c; b = ROTATE(b, 12);       \
  a += b; d ^= a; d = ROTATE(d, 8);        \
  c += d; b ^= c; b = ROTATE(b, 7);
#define ROUNDS(x, TURN1, TURN2, TURN3)                                \
  for (int round = 0; round < 10; round++) {                          \
    QUARTERS(x[0], x[1], x[2], x[3])                                  \
    x[1] = TURN1(x[1]); x[2] = TURN2(x[2]); x[3] = TURN3(x[3]);       \
    QUARTERS(x[0], x[1], x[2], x[3])                                  \
    x[1] = TURN3(x[1]); x[2] = TURN2(x[2]); x[3] = TURN1(x[3]);       \
  }
#define TURN(x, a, b, c, d) __builtin_shufflevector(x, x, a, b, c, d)
#define LEFT1(x) TURN(x, 1, 2, 3, 0)
#define LEFT2(x) TURN(x, 2, 3, 0, 1)
#define LEFT3(x) TURN(x, 3, 0, 1, 2)
#if AHEAD == 2
#define WIDE(x, a, b, c, d) __builtin_shufflevector(x, x, a, b, c, d, a + 4, b + 4, c + 4, d + 4)
#else
#define WIDE(x, a, b, c, d)                                                        \
  __builtin_shufflevector(x, x, a, b, c, d, a + 4, b + 4, c + 4, d + 4, a + 8,     \
                          b + 8, c + 8, d + 8, a + 12, b + 12, c + 12, d + 12)
#endif
#define WIDE1(x) WIDE(x, 1, 2, 3, 0)
#define WIDE2(x) WIDE(x, 2, 3, 0, 1)
#define WIDE3(x) WIDE(x, 3, 0, 1, 2)

enum { COUNTER = 12, KIND = 13, BEFORE = 14 };  // words of a start, as `begin_outcome` sets them

typedef struct {
  uint32_t start[16];
  uint32_t rows[4][AHEAD][4];
} KeptBlocks;
static _Thread_local KeptBlocks kept_counters, kept_outcomes[8];

static __attribute__((noinline, unused)) void chacha_first(const uint32_t* start, i64* x) {
  Lanes rows[4], first[4];
  __builtin_memcpy(first, start, sizeof first);
  __builtin_memcpy(rows, start, sizeof rows);
  ROUNDS(rows, LEFT1, LEFT2, LEFT3)
  for (int i = 0; i < 4; i++) rows[i] += first[i];
  for (int i = 0; i < 16; i++) x[i] = rows[i / 4][i % 4];
}

static __attribute__((noinline, unused)) void chacha_ahead(
    KeptBlocks* kept, const uint32_t* start, int axis) {
  WideLanes rows[4], first[4];
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4 * AHEAD; j++) first[i][j] = start[4 * i + j % 4];
  for (int k = 0; k < AHEAD; k++) first[3][4 * k + axis % 4] += k;
  for (int i = 0; i < 4; i++) rows[i] = first[i];
  ROUNDS(rows, WIDE1, WIDE2, WIDE3)
  for (int i = 0; i < 4; i++) rows[i] += first[i];
  __builtin_memcpy(kept->start, start, sizeof kept->start);
  __builtin_memcpy(kept->rows, rows, sizeof kept->rows);
}

// Which of the kept blocks it is; AHEAD or more: none of them.
SMALL uint32_t chacha_place(const KeptBlocks* kept, const uint32_t* start, int axis) {
  uint32_t other = 0;
  for (int i = 0; i < 16; i++) other |= i == axis ? 0 : start[i] ^ kept->start[i];
  return other || !kept->start[axis] ? AHEAD : start[axis] - kept->start[axis];
}

SMALL void chacha_later(KeptBlocks* kept, const uint32_t* start, int axis, i64* x) {
  uint32_t place = chacha_place(kept, start, axis);
  if (place >= AHEAD) {
    chacha_ahead(kept, start, axis);
    place = 0;
  }
  for (int i = 0; i < 16; i++) x[i] = kept->rows[i / 4][place][i % 4];
}

static __attribute__((unused)) void chacha_words(i64* start, i64* x) {
  uint32_t words[16];
  for (int i = 0; i < 16; i++) words[i] = (uint32_t)start[i];
  if (words[COUNTER])
    chacha_later(&kept_counters, words, COUNTER, x);
  else if (words[BEFORE])
    chacha_later(&kept_outcomes[words[KIND] % 8], words, BEFORE, x);
  else
    chacha_first(words, x);
}
