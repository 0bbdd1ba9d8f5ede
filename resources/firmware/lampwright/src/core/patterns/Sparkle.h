#pragma once
#include "../Layer.h"
#include "../Span.h"

namespace lamp {

/// Random points, new ones every `speed`: they light up in a quarter of it and, unless chosen again, fade out during
/// the next.
struct Sparkle {
  LAMP_INLINE static void paint(const Layer& layer, const Span& span, const Place& place, uint8_t* bytes) {
    const uint16_t number = span.numberOf(place);
    const uint8_t round = layer.seed + static_cast<uint8_t>(number >> 8);
    const uint8_t start = permuted(static_cast<uint8_t>(number)) + layer.cycle;
    const uint8_t before = rolled(layer, start - 1, round), now = rolled(layer, start, round);
    uint8_t weight = layer.phase >> 8;
    uint8_t light = now;
    if (before < now) weight = layer.phase >> 6;
    if (before >= now || layer.phase < 0x4000) light = mix(before, now, weight);
    putBetween(bytes, layer.content + 3, layer.content, light);
  }

 private:
  /// The larger the random byte, the dimmer the point, down to half.
  static LAMP_SHARED uint8_t rolled(const Layer& layer, uint8_t at, uint8_t round) {
    const uint8_t random = permuted(static_cast<uint8_t>(permuted(at) + round));
    return random < layer.chosen ? 255 - (product(random, layer.dimming) >> 8) : 0;
  }
};

}  // namespace lamp
