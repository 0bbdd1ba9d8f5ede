#pragma once
#include "../Layer.h"
#include "../Span.h"

namespace lamp {

/// All hues from red to red.
const uint8_t rainbowStops[] LAMP_TABLE = {255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255, 255, 0, 255,
                                           255, 0, 0};

/// All hues moving upwards, one round every `speed`.
struct Rainbow {
  /// Hue per unit of height, one rainbow in 20 rows, and a little of it to the side.
  static constexpr uint16_t perUnitDown = 205, perUnitAcross = 77;

  LAMP_INLINE static void paint(const Layer& layer, const Place& place, uint8_t* bytes) {
    const uint16_t hue = product(place.y, perUnitDown) + product(place.x, perUnitAcross) + layer.phase;
    const uint16_t shade = product(hue >> 3, 6) >> 5;
    const uint8_t* stop = rainbowStops + 3 * static_cast<uint8_t>(shade >> 8);
    uint8_t ends[6];
    for (uint8_t& channel : ends) channel = tableByte(stop++);
    putBetween(bytes, ends, ends + 3, static_cast<uint8_t>(shade));
  }
};

}  // namespace lamp
