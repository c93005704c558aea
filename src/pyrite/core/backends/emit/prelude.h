// What every unit begins with: names for types, and Python's arithmetic.
#include <stdint.h>

typedef int64_t I;    // whole numbers are computed so
typedef double F;     // and real ones so
typedef intptr_t N;   // lengths and places
typedef int8_t i8;
typedef int16_t __attribute__((aligned(1))) i16;   // structs are packed
typedef int32_t __attribute__((aligned(1))) i32;
typedef int64_t __attribute__((aligned(1))) i64;
typedef float __attribute__((aligned(1))) f32;
typedef double __attribute__((aligned(1))) f64;

#define PACKED __attribute__((packed))
#define SMALL static inline __attribute__((always_inline, unused))
#define ENTRY __attribute__((visibility("default")))

// AT(index, length): a place in an array. FIT(bits, number): what is stored in so many.
// DIVISOR(number): what may be divided by.
#ifdef CHECKED
#include "checked.h"
#else
#define AT(i, n) ((N)(i))
#define FIT(bits, x) (x)
#define DIVISOR(x) (x)
#define GUARDED
#endif

// Division goes down, and a remainder has the divisor's sign.
SMALL I floor_div(I a, I b) {
  I q = a / b;
  return q - ((a % b != 0) & ((a < 0) != (b < 0)));
}

SMALL I floor_mod(I a, I b) {
  I r = a % b;
  return r + ((r != 0) & ((r < 0) != (b < 0)) ? b : 0);
}

// Of equal ones the first.
SMALL I min_int(I a, I b) { return b < a ? b : a; }
SMALL I max_int(I a, I b) { return b > a ? b : a; }
SMALL F min_float(F a, F b) { return b < a ? b : a; }
SMALL F max_float(F a, F b) { return b > a ? b : a; }
SMALL I abs_int(I a) { return a < 0 ? -a : a; }
SMALL F abs_float(F a) { return __builtin_fabs(a); }

// `core.sets`; of an empty set, too, as there.
SMALL I lowest_member(I mask) { return mask ? __builtin_ctzll(mask) : 0; }
SMALL I set_size(I mask) { return __builtin_popcountll(mask); }
