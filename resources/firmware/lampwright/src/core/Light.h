// Integer light: the arithmetic of shared/animation/arithmetic, in C++14 for an 8-bit microcontroller. Every result
// equals the byte that the app computes; a test compares them.
#pragma once
#include "products.h"
#include "tables.h"

namespace lamp {

/// A color in memory; most stay in the lamp code.
struct Rgb {
  uint8_t red, green, blue;
};

/// As bytes, because colors are mixed byte by byte.
const uint8_t black[3] = {0, 0, 0};

/// The unit of every position: sixteenths of the distance between two LEDs.
constexpr uint8_t unit = 16;

/// The color whose three bytes begin at `bytes`.
LAMP_INLINE Rgb rgbAt(const uint8_t* bytes) { return {bytes[0], bytes[1], bytes[2]}; }

LAMP_INLINE void put(Rgb color, uint8_t* bytes) {
  bytes[0] = color.red;
  bytes[1] = color.green;
  bytes[2] = color.blue;
}

LAMP_INLINE uint8_t permuted(uint8_t at) { return tableByte(permutation + at); }

LAMP_INLINE uint8_t eased(uint8_t at) { return tableByte(ease + at); }

/// Mixes two colors into `bytes`, channel by channel.
LAMP_INLINE void putMix(uint8_t* bytes, const uint8_t* from, const uint8_t* to, uint8_t weight) {
  bytes[0] = mix(from[0], to[0], weight);
  bytes[1] = mix(from[1], to[1], weight);
  bytes[2] = mix(from[2], to[2], weight);
}

/// Color `step` of 256 from one to another; 255 is the other.
inline LAMP_SHARED void putBetween(uint8_t* bytes, const uint8_t* from, const uint8_t* to, uint8_t step) {
  if (step == 255) put(rgbAt(to), bytes);
  else putMix(bytes, from, to, step + (step >> 7));
}

/// Dims a color to `share` / 255.
inline LAMP_SHARED void dim(uint8_t* bytes, uint8_t share) {
  bytes[0] = scale(bytes[0], share);
  bytes[1] = scale(bytes[1], share);
  bytes[2] = scale(bytes[2], share);
}

/// One hump, 0 to 255 and back, over 1024 phases; the table holds its first quarter.
inline LAMP_SHARED uint8_t hump(uint16_t phase) {
  if (phase >= 512) phase = 1023 - phase;
  return phase < 256 ? tableByte(risingHump + phase) : 255 - tableByte(risingHump + 511 - phase);
}

/// A random byte that depends on three bytes.
inline LAMP_SHARED uint8_t hash(uint8_t a, uint8_t b, uint8_t c) {
  const uint8_t first = permuted(a) + b;
  const uint8_t second = permuted(first) + c;
  return permuted(second);
}

/// Smooth noise, 0 to 255, at a point of a plane in 256ths of its cells; it repeats after 256 cells either way.
inline LAMP_SHARED uint8_t noise(uint16_t x, uint16_t y, uint8_t seed) {
  uint8_t column = static_cast<uint8_t>(x >> 8) + seed;
  uint8_t left = permuted(column) + static_cast<uint8_t>(y >> 8);
  uint8_t right = permuted(++column) + static_cast<uint8_t>(y >> 8);
  const uint8_t weight = eased(static_cast<uint8_t>(x));
  const uint8_t upper = mix(permuted(left), permuted(right), weight);
  const uint8_t lower = mix(permuted(++left), permuted(++right), weight);
  return mix(upper, lower, eased(static_cast<uint8_t>(y)));
}

}  // namespace lamp
