#pragma once
#include "../Layer.h"
#include "../Span.h"

namespace lamp {

/// Crests of `color` over `color2` that rise through the rows, one every `speed`.
struct Wave {
  /// Phase per unit of height: one wave in 12.8 rows.
  static constexpr uint16_t perUnit = 320;

  LAMP_INLINE static void paint(const Layer& layer, const Place& place, uint8_t* bytes) {
    const uint16_t phase = product(place.y, perUnit) + layer.phase;
    putBetween(bytes, layer.content + 3, layer.content, hump(by64(phase)));
  }
};

}  // namespace lamp
