// One block of ChaCha20 (RFC 8439, 2.3) in four vectors; equals `core.chance.chacha_block`.
typedef uint32_t __attribute__((vector_size(16))) Lanes;
#define ROTATE(x, n) (((x) << (n)) | ((x) >> (32 - (n))))
#define TURN(x, a, b, c, d) __builtin_shufflevector(x, x, a, b, c, d)

SMALL void chacha_quarters(Lanes* a, Lanes* b, Lanes* c, Lanes* d) {
  *a += *b; *d ^= *a; *d = ROTATE(*d, 16);
  *c += *d; *b ^= *c; *b = ROTATE(*b, 12);
  *a += *b; *d ^= *a; *d = ROTATE(*d, 8);
  *c += *d; *b ^= *c; *b = ROTATE(*b, 7);
}

static __attribute__((unused)) void chacha_words(i64* start, i64* x) {
  Lanes rows[4], first[4];
  for (int i = 0; i < 16; i++) first[i / 4][i % 4] = (uint32_t)start[i];
  for (int i = 0; i < 4; i++) rows[i] = first[i];
  for (int round = 0; round < 10; round++) {
    chacha_quarters(&rows[0], &rows[1], &rows[2], &rows[3]);
    rows[1] = TURN(rows[1], 1, 2, 3, 0);
    rows[2] = TURN(rows[2], 2, 3, 0, 1);
    rows[3] = TURN(rows[3], 3, 0, 1, 2);
    chacha_quarters(&rows[0], &rows[1], &rows[2], &rows[3]);
    rows[1] = TURN(rows[1], 3, 0, 1, 2);
    rows[2] = TURN(rows[2], 2, 3, 0, 1);
    rows[3] = TURN(rows[3], 1, 2, 3, 0);
  }
  for (int i = 0; i < 4; i++) rows[i] += first[i];
  for (int i = 0; i < 16; i++) x[i] = rows[i / 4][i % 4];
}
