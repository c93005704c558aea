// Checked builds: a wrong index, a number that does not fit or has no meaning ends the entry, and
// `fault` says where. `#line` makes C count the lines of the Python source.
#include <setjmp.h>
#include <stdio.h>

static _Thread_local jmp_buf fault_exit;
static _Thread_local char fault_text[300];
static _Thread_local int is_fault;

__attribute__((noreturn)) static void fault(const char* file, unsigned line, const char* text) {
  snprintf(fault_text, sizeof fault_text, "%s:%u: %s", file, line, text);
  is_fault = 1;
  longjmp(fault_exit, 1);
}

// The text of the last entry's fault, or nothing.
ENTRY const char* taken_fault(void) {
  int was = is_fault;
  is_fault = 0;
  return was ? fault_text : 0;
}

#define GUARDED if (setjmp(fault_exit)) return 0;

SMALL N at_checked(I i, N n, const char* file, unsigned line) {
  char text[100];
  if (i >= 0 && i < n) return (N)i;
  snprintf(text, sizeof text, "index %lld of %lld", (long long)i, (long long)n);
  fault(file, line, text);
}

SMALL I fit_checked(int bits, I x, const char* file, unsigned line) {
  char text[100];
  if (x >> (bits - 1) == 0 || x >> (bits - 1) == -1) return x;
  snprintf(text, sizeof text, "%lld does not fit %d bits", (long long)x, bits);
  fault(file, line, text);
}

SMALL I divisor_checked(I x, const char* file, unsigned line) {
  if (x) return x;
  fault(file, line, "division by zero");
}

#define DIVISOR(x) divisor_checked(x, __FILE__, __LINE__)
#define AT(i, n) at_checked(i, n, __FILE__, __LINE__)
#define FIT(bits, x) fit_checked(bits, x, __FILE__, __LINE__)

// What compilers call where -fsanitize finds that a number leaves 64 bits, or has no meaning.
typedef struct { const char* file; uint32_t line, column; } Place;
#define HANDLER(name, text) \
  __attribute__((noreturn, used)) void __ubsan_handle_##name##_abort(Place* p, N a, N b) { \
    fault(p->file, p->line, text); \
  }
HANDLER(add_overflow, "a sum leaves 64 bits")
HANDLER(sub_overflow, "a difference leaves 64 bits")
HANDLER(mul_overflow, "a product leaves 64 bits")
HANDLER(divrem_overflow, "a quotient leaves 64 bits")
HANDLER(negate_overflow, "a number leaves 64 bits")
HANDLER(shift_out_of_bounds, "shifted by less than 0 or more than 63")
HANDLER(float_cast_overflow, "a float is no 64-bit number")
