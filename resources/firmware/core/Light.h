// Integer light: the arithmetic of shared/animation/arithmetic, in C++14 for an 8-bit microcontroller.
// Every result is the byte the app computes; a test compares them.
#pragma once
#include <stdint.h>

#if defined(__AVR__)
#include <avr/pgmspace.h>
#define LAMP_TABLE PROGMEM
static inline uint8_t tableByte(const uint8_t* at) { return pgm_read_byte(at); }
#else
#define LAMP_TABLE
static inline uint8_t tableByte(const uint8_t* at) { return *at; }
#endif

#include "tables.h"

namespace lamp {

struct Rgb {
  uint8_t red, green, blue;
};

/// Where an LED is, in sixteenths of the distance between two LEDs.
struct Place {
  int16_t x, y;
};

inline uint8_t permuted(uint8_t at) { return tableByte(permutation + at); }

/// Where a cycle stands, 0 to 65535. Divides: once per frame.
inline uint16_t phaseAt(uint32_t ms, uint16_t speed) { return ((ms % speed) << 16) / speed; }

/// How many cycles are over, modulo 256. Divides: once per frame.
inline uint8_t cycleAt(uint32_t ms, uint16_t speed) { return ms / speed; }

/// From a to b, as the weight goes from 0 to 255.
inline uint8_t mix(uint8_t a, uint8_t b, uint8_t weight) {
  return static_cast<uint16_t>(a * static_cast<uint16_t>(256 - weight) + static_cast<uint16_t>(b) * weight) >> 8;
}

/// Colour `step` of 256 from one to another; 255 is the other.
inline Rgb between(const Rgb& from, const Rgb& to, uint8_t step) {
  if (step == 255) return to;
  const uint8_t weight = step + (step >> 7);
  return {mix(from.red, to.red, weight), mix(from.green, to.green, weight), mix(from.blue, to.blue, weight)};
}

/// One hump, 0 to 255 and back, over 1024 phases; the table holds its first half.
inline uint8_t hump(uint16_t phase) {
  return tableByte(risingHump + (phase < 512 ? phase : 1023 - phase));
}

/// The noise on the line between two rows of cells, from which `noise` goes on to the next.
inline uint8_t noiseAlong(uint16_t x, uint8_t cell, uint8_t seed) {
  const uint8_t column = (x >> 8) + seed;
  const uint8_t left = permuted(column) + cell;
  const uint8_t right = permuted(static_cast<uint8_t>(column + 1)) + cell;
  return mix(permuted(left), permuted(right), tableByte(ease + static_cast<uint8_t>(x)));
}

/// Smooth noise at a point in 256ths of its cells.
inline uint8_t noise(uint16_t x, uint16_t y, uint8_t seed) {
  const uint8_t cell = y >> 8;
  return mix(noiseAlong(x, cell, seed), noiseAlong(x, cell + 1, seed), tableByte(ease + static_cast<uint8_t>(y)));
}

}  // namespace lamp
