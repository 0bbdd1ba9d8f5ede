#pragma once
#include "../Layer.h"
#include "../Span.h"

namespace lamp {

/// Slowly swaying curtains of `color` that turn to `color2` towards the top.
struct Aurora {
  LAMP_INLINE static void paint(const Layer& layer, const Span& span, const Place& place, uint8_t* bytes) {
    const uint16_t drift = layer.drift;
    const uint8_t sway = noise(product(place.y, 3) + drift, drift, layer.seed + 57);
    const uint16_t up = product(span.geometry.above(place), span.geometry.rise) >> 7;
    putMix(bytes, layer.content, layer.content + 3, mix(up > 255 ? 255 : up, sway, 96));
    // The line of noise that all rows share.
    dim(bytes, brightnessOf(noise(drift, product(place.x, 6) + sway, layer.seed)));
  }

 private:
  /// The brightness of a curtain for a noise value: never quite dark, and often bright.
  static uint8_t brightnessOf(uint8_t value) {
    if (value < 24) return 40;
    const uint16_t raised = value + (value >> 1) - 36;
    return 40 + scale(215, eased(raised > 255 ? 255 : raised));
  }
};

}  // namespace lamp
