#pragma once
#include "../Layer.h"
#include "../Span.h"

namespace lamp {

/// Flames that rise from the bottom: dark, then `color`, and `color2` where it is hottest.
struct Fire {
  LAMP_INLINE static void paint(const Layer& layer, const Span& span, const Place& place, uint8_t* bytes) {
    const uint16_t risen = layer.drift;
    const uint8_t coarse = noise(product(place.x, 6), product(place.y, 4) + risen, layer.seed);
    const uint8_t fine = noise(product(place.x, 11), product(place.y, 7) + 2 * risen, layer.seed + 101);
    const int16_t cold = by64(product(span.geometry.above(place), span.geometry.cooling));
    const int16_t heat = 150 + ((3 * coarse + fine) >> 1) - cold;
    const bool isHot = heat > 255;
    const uint8_t step = heat < 0 ? 0 : heat > 511 ? 255 : static_cast<uint8_t>(heat);
    putBetween(bytes, isHot ? layer.content : black, isHot ? layer.content + 3 : layer.content, step);
  }
};

}  // namespace lamp
