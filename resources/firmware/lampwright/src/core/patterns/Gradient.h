#pragma once
#include "../Layer.h"
#include "../Span.h"

namespace lamp {

/// From `color` at the centre to `color2` at the corners, along ellipses of the lamp's own shape.
struct Gradient {
  LAMP_INLINE static void paint(const Layer& layer, const Span& span, const Place& place, uint8_t* bytes) {
    const Geometry& geometry = span.geometry;
    const uint8_t across = fromCentre(place.x, geometry.width, geometry.perWidth);
    const uint8_t down = fromCentre(place.y, geometry.height, geometry.perHeight);
    const uint16_t square = (times(across, across) >> 8) + (times(down, down) >> 8);
    putBetween(bytes, layer.content, layer.content + 3, root(square > 255 ? 255 : square));
  }

 private:
  /// 180 at either end of a length, so that the corners come to 255.
  static LAMP_SHARED uint8_t fromCentre(int16_t at, int16_t length, uint16_t perUnit) {
    const int16_t off = 2 * at - length;
    const uint16_t far = by64(product(off < 0 ? -off : off, perUnit));
    return far > 255 ? 255 : far;
  }

  /// The square root of `square` / 255, times 255, rounded: the largest r for which (r - ½)² is not more.
  static uint8_t root(uint8_t square) {
    const uint16_t wanted = times(square, 255);
    uint8_t found = 0;
    for (uint8_t bit = 128; bit > 0; bit >>= 1) {
      const uint8_t tried = found | bit;
      if (times(tried, tried - 1) < wanted) found = tried;
    }
    return found;
  }
};

}  // namespace lamp
