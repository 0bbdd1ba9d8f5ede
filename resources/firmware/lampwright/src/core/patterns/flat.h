// The patterns with one color for all LEDs, which is stored in their layer.
#pragma once
#include "../Layer.h"

namespace lamp {

/// All LEDs together, from `color` down to 30 % of it over `background`, and back.
inline void breathe(Layer& layer, const uint8_t* background) {
  const uint8_t low = 77;
  const uint16_t fullFirst = ((layer.phase >> 6) + 512) & 1023;
  putBetween(layer.flat, background, layer.content, low + scale(255 - low, hump(fullFirst)));
}

/// One flash as the step begins: it rises in a fifth of `speed` and falls slowly.
inline void pulse(Layer& layer) {
  const uint16_t peak = 13107;
  const uint8_t risen = product(layer.phase, 5) >> 8;
  const uint8_t left = highProduct(0xffff - layer.phase, 5 << 6);
  putBetween(layer.flat, black, layer.content, layer.phase < peak ? risen : scale(left, left));
}

}  // namespace lamp
