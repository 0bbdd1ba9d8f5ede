// What small microcontrollers need: tables in flash, which an AVR reads with special instructions, and control over
// what becomes a call.
#pragma once
#include <stdint.h>

#if defined(__AVR__)
#include <avr/pgmspace.h>
#define LAMP_TABLE PROGMEM
#else
#define LAMP_TABLE
#endif

// Compilers that optimize for size leave one-line functions as calls, which cost more than the line, and inline what
// they consider small. Where it matters, these macros decide.
#define LAMP_INLINE inline __attribute__((always_inline))
#define LAMP_SHARED __attribute__((noinline))

namespace lamp {

#if defined(__AVR__)
LAMP_INLINE uint8_t tableByte(const uint8_t* at) { return pgm_read_byte(at); }
LAMP_INLINE uint16_t tableWord(const uint16_t* at) { return pgm_read_word(at); }
#else
LAMP_INLINE uint8_t tableByte(const uint8_t* at) { return *at; }
LAMP_INLINE uint16_t tableWord(const uint16_t* at) { return *at; }
#endif

}  // namespace lamp
