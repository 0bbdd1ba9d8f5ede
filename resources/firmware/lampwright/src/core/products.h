// Products of bytes and words. An AVR multiplies bytes, but its compiler often widens them and multiplies words, at
// three times the cost. So they are written in assembler for it; any other machine computes them in C++.
#pragma once
#include "flash.h"

namespace lamp {

/// The low 16 bits of a product; a plain one would overflow `int` if that has 32 bits.
LAMP_INLINE uint16_t product(uint16_t a, uint16_t b) { return static_cast<uint16_t>(1u * a * b); }

LAMP_INLINE uint32_t wideProduct(uint16_t a, uint16_t b) { return static_cast<uint32_t>(a) * b; }

#if defined(__AVR__)

/// For bytes: `int` is too small for the result.
LAMP_INLINE uint16_t times(uint8_t a, uint8_t b) {
  uint16_t result;
  asm("mul %1, %2 \n\t"
      "movw %0, r0 \n\t"
      "clr r1"
      : "=r"(result)
      : "r"(a), "r"(b)
      : "r0");
  return result;
}

/// The high 16 bits of a product, inlined where speed matters.
LAMP_INLINE uint16_t quickHighProduct(uint16_t a, uint16_t b) {
  uint16_t result;
  uint8_t below, zero = 0;
  asm("mul %A[a], %A[b] \n\t"
      "mov %[below], r1 \n\t"
      "mul %B[a], %B[b] \n\t"
      "movw %A[result], r0 \n\t"
      "mul %B[a], %A[b] \n\t"
      "add %[below], r0 \n\t"
      "adc %A[result], r1 \n\t"
      "adc %B[result], %[zero] \n\t"
      "mul %A[a], %B[b] \n\t"
      "add %[below], r0 \n\t"
      "adc %A[result], r1 \n\t"
      "adc %B[result], %[zero] \n\t"
      "clr r1"
      : [result] "=&r"(result), [below] "=&r"(below)
      : [a] "r"(a), [b] "r"(b), [zero] "r"(zero)
      : "r0");
  return result;
}

/// Mixes a and b by a weight from 0 (a) to 255; 256 would be b.
LAMP_INLINE uint8_t mix(uint8_t a, uint8_t b, uint8_t weight) {
  uint16_t sum;
  asm("mul %[b], %[weight] \n\t"
      "movw %A[sum], r0 \n\t"
      "add %B[sum], %[a] \n\t"
      "mul %[a], %[weight] \n\t"
      "sub %A[sum], r0 \n\t"
      "sbc %B[sum], r1 \n\t"
      "clr r1"
      : [sum] "=&r"(sum)
      : [a] "r"(a), [b] "r"(b), [weight] "r"(weight)
      : "r0");
  return sum >> 8;
}

#else

LAMP_INLINE uint16_t times(uint8_t a, uint8_t b) { return static_cast<uint16_t>(a) * b; }

LAMP_INLINE uint16_t quickHighProduct(uint16_t a, uint16_t b) { return wideProduct(a, b) >> 16; }

LAMP_INLINE uint8_t mix(uint8_t a, uint8_t b, uint8_t weight) {
  return static_cast<uint16_t>((static_cast<uint16_t>(a) << 8) - times(a, weight) + times(b, weight)) >> 8;
}

#endif

inline LAMP_SHARED uint16_t highProduct(uint16_t a, uint16_t b) { return quickHighProduct(a, b); }

/// Divides by 64: an AVR would shift a word bit by bit.
LAMP_INLINE uint16_t by64(uint16_t value) { return times(value >> 8, 4) + (static_cast<uint8_t>(value) >> 6); }

/// `value` times `share` / 255; 255 changes nothing, 0 gives 0.
LAMP_INLINE uint8_t scale(uint8_t value, uint8_t share) {
  return static_cast<uint16_t>(times(value, share) + value) >> 8;
}

}  // namespace lamp
