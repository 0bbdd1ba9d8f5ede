#pragma once
#include "../Layer.h"
#include "../Span.h"

namespace lamp {

/// A head with a fading tail that crosses the lamp every `speed`, each time on another path; on a ring, around it.
struct Comet {
  /// Computes its position in this frame.
  static void prepare(Layer& layer, const Geometry& geometry) {
    const int16_t width = geometry.width, height = geometry.height;
    const uint8_t random = hash(layer.cycle, 0, layer.seed);
    layer.isFromRight = !geometry.isLine() && (random & 1) != 0;
    // The distance of its path from the corner: that of the path through the center, plus a lane to the side.
    const int16_t lane = static_cast<int16_t>(highProduct(random << 7, width)) - (width >> 2);
    layer.lane = asideOf({width, height}, 7) + lane;
    const int16_t longest = geometry.isLine() ? height : alongOf({width, height});
    const uint16_t length = geometry.layout->isRing ? geometry.grid * unit : longest + 4 * unit + tail;
    layer.head = static_cast<int16_t>(highProduct(layer.phase, length)) - (geometry.layout->isRing ? 0 : 2 * unit);
  }

  LAMP_INLINE static void paint(const Layer& layer, const Span& span, const Place& place, uint8_t* bytes) {
    putBetween(bytes, layer.content + 3, layer.content, lightAt(layer, span, place));
  }

 private:
  static constexpr uint8_t tail = 10 * unit;

  /// How far a position is along the direction of flight: one LED across for two down.
  static LAMP_SHARED int16_t alongOf(Place place, uint8_t shift = 6) {
    return (static_cast<int32_t>(place.x) * 29 + static_cast<int32_t>(place.y) * 57) >> shift;
  }

  /// How far to the side of the direction of flight.
  static int16_t asideOf(Place place, uint8_t shift = 6) {
    return alongOf({static_cast<int16_t>(-place.y), place.x}, shift);
  }

  static uint8_t lightAt(const Layer& layer, const Span& span, const Place& at) {
    const Geometry& geometry = span.geometry;
    if (geometry.layout->isRing) {
      const int16_t ahead = layer.head - static_cast<int16_t>(span.numberOf(at) * unit);
      return streakAt(ahead <= -unit ? ahead + geometry.grid * unit : ahead);
    }
    Place place = at;
    if (layer.isFromRight) place.x = geometry.width - place.x;
    const uint8_t light = streakAt(layer.head - (geometry.isLine() ? place.y : alongOf(place)));
    if (light == 0) return 0;
    const int16_t off = geometry.isLine() ? 0 : asideOf(place) - layer.lane;
    return scale(light, besideAt(off < 0 ? -off : off, span.isAmbient));
  }

  /// The light along the path, from one LED before the head to the end of the tail.
  static LAMP_SHARED uint8_t streakAt(int16_t behind) {
    if (behind <= -unit || behind >= tail) return 0;
    if (behind < 0) return 255 + 15 * behind;
    const uint8_t left = 255 - (times(behind, 51) >> 5);
    return scale(left, left);
  }

  /// The light to the side of the path: about two LEDs wide on the grid, a halo on the wall.
  static uint8_t besideAt(uint16_t off, bool isAmbient) {
    if (isAmbient) return off < 80 ? 160 - 2 * off : 0;
    return off < 26 ? 255 - 10 * off : 0;
  }
};

}  // namespace lamp
