// Paints a layer span by span.
#pragma once
#include "patterns/Aurora.h"
#include "patterns/Comet.h"
#include "patterns/Fire.h"
#include "patterns/Gradient.h"
#include "patterns/Rain.h"
#include "patterns/Rainbow.h"
#include "patterns/Sparkle.h"
#include "patterns/Wave.h"
#include "readLayer.h"

namespace lamp {

/// Paints a pattern, or the same color for all LEDs. One loop for all patterns takes less flash than one for each.
inline LAMP_SHARED void paintPattern(const Layer& layer, const Span& span, uint8_t* bytes) {
  const Place* place = span.places;
  for (uint8_t left = span.count; left > 0; left--, place++, bytes += 3) {
    switch (layer.tag) {
      case Tag::gradient: Gradient::paint(layer, span, *place, bytes); break;
      case Tag::wave: Wave::paint(layer, *place, bytes); break;
      case Tag::rainbow: Rainbow::paint(layer, *place, bytes); break;
      case Tag::sparkle: Sparkle::paint(layer, span, *place, bytes); break;
      case Tag::fire: Fire::paint(layer, span, *place, bytes); break;
      case Tag::rain: Rain::paint(layer, span, *place, bytes); break;
      case Tag::comet: Comet::paint(layer, span, *place, bytes); break;
      case Tag::aurora: Aurora::paint(layer, span, *place, bytes); break;
      default: put(rgbAt(layer.flat), bytes);
    }
  }
}

/// Paints a span of a layer into `bytes`; false when `yield` gives up.
template <class Yield>
LAMP_SHARED bool paintLayer(const Layer& layer, const Span& span, uint8_t* bytes, Yield& yield) {
  if (layer.tag == Tag::render && !span.isAmbient) return paintPicture(layer, span, bytes, yield);
  paintPattern(layer, span, bytes);
  return yield();
}

}  // namespace lamp
