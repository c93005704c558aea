// Rows added up in vectors; equals `core.vectors.add_rows`.
//
// Sums stay in registers while row after row is added. Which rows are wanted is noted beforehand,
// without a branch: answers that are 0 are beyond prediction.
enum { LANES = 32, NOTED = 64 };
typedef int16_t __attribute__((vector_size(2 * LANES))) NarrowLanes;
typedef int32_t __attribute__((vector_size(4 * LANES))) SumLanes;

#ifdef CHECKED
#define ADD_ROWS(NAME, TIMES)                                                                \
  static __attribute__((unused)) void NAME(                                                  \
      i16* rows, N most, N width, TIMES* times, N count, i32* sums, N wide) {                \
    for (N i = 0; i < count; i++)                                                            \
      for (N j = 0; times[i] && j < wide; j++)                                               \
        sums[j] = FIT(32, sums[j] + (I)times[i] * rows[AT(i, most) * width + AT(j, width)]); \
  }
#else
#define ADD_ROWS(NAME, TIMES)                                                          \
  static __attribute__((unused)) void NAME(                                            \
      i16* rows, N most, N width, TIMES* times, N count, i32* sums, N wide) {          \
    for (N first = 0; first < count; first += NOTED) {                                 \
      N noted[NOTED], n = 0, end = count < first + NOTED ? count : first + NOTED;      \
      for (N i = first; i < end; i++) {                                                \
        noted[n] = i;                                                                  \
        n += times[i] != 0;                                                            \
      }                                                                                \
      N j = 0;                                                                         \
      for (; j + LANES <= wide; j += LANES) {                                          \
        SumLanes sum;                                                                  \
        __builtin_memcpy(&sum, sums + j, sizeof sum);                                  \
        for (N k = 0; k < n; k++) {                                                    \
          NarrowLanes row;                                                             \
          __builtin_memcpy(&row, rows + noted[k] * width + j, sizeof row);             \
          sum += (int32_t)times[noted[k]] * __builtin_convertvector(row, SumLanes);    \
        }                                                                              \
        __builtin_memcpy(sums + j, &sum, sizeof sum);                                  \
      }                                                                                \
      for (; j < wide; j++)                                                            \
        for (N k = 0; k < n; k++) sums[j] += times[noted[k]] * rows[noted[k] * width + j]; \
    }                                                                                  \
  }
#endif

ADD_ROWS(add_rows_i8, i8)
ADD_ROWS(add_rows_i32, i32)
