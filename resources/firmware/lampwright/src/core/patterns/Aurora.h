#pragma once
#include "../Layer.h"
#include "../Span.h"

namespace lamp {

/// Slow curtains of `color` that turn to `color2` towards the top, and sway.
struct Aurora {
  LAMP_INLINE static void paint(const Layer& layer, const Span& span, const Place& place, uint8_t* bytes) {
    const uint16_t drift = layer.drift;
    const uint8_t sway = noise(product(place.y, 3) + drift, drift, layer.seed + 57);
    const uint16_t up = product(span.geometry.above(place), span.geometry.rise) >> 7;
    putMix(bytes, layer.content, layer.content + 3, mix(up > 255 ? 255 : up, sway, 96));
    // The ribbon of noise that all rows see.
    dim(bytes, brightnessOf(noise(drift, product(place.x, 6) + sway, layer.seed)));
  }

 private:
  /// How bright a curtain is where the noise has a value: never quite dark, and often bright.
  static uint8_t brightnessOf(uint8_t value) {
    if (value < 24) return 40;
    const uint16_t raised = value + (value >> 1) - 36;
    return 40 + scale(215, eased(raised > 255 ? 255 : raised));
  }
};

}  // namespace lamp
