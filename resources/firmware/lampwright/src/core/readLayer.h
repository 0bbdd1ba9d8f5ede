// Reads layers from lamp code.
#pragma once
#include "patterns/Comet.h"
#include "patterns/flat.h"
#include "picture/paintPicture.h"

namespace lamp {

/// Computes the position in the cycles of a pattern's speed. These are the only divisions of a frame.
inline LAMP_SHARED void countCycles(Layer& layer, uint32_t ms, uint16_t speed) {
  const uint32_t cycles = ms / speed;
  layer.cycle = static_cast<uint8_t>(cycles);
  layer.phase = static_cast<uint16_t>(((ms - cycles * speed) << 16) / speed);
}

/// How many of 256 bytes correspond to a density in hundredths, rounded.
inline uint16_t chosenOf(uint8_t density) { return (density * 256u + 50u) / 100u; }

/// Reads a layer as it is `ms` after its step began; returns where the code continues.
inline LAMP_SHARED const uint8_t* readLayer(const uint8_t* at, Layer& layer, uint32_t ms, const Geometry& geometry) {
  layer.tag = static_cast<Tag>(*at++);
  if (layer.tag == Tag::render) {
    layer.content = at;
    layer.ms = ms;
    return skipElements(at, layer.flat);
  }
  const PatternForm form = formOf(layer.tag);
  uint16_t speed = slowestMs, chosen = 0;
  if (form.hasSpeed) {
    speed = at[0] | static_cast<uint16_t>(at[1]) << 8;
    at += 2;
  }
  countCycles(layer, ms, speed);
  if (form.hasDensity) chosen = chosenOf(*at++);
  layer.content = at;
  put(rgbAt(layer.tag == Tag::solid ? at : black), layer.flat);
  switch (layer.tag) {
    case Tag::breathing: breathe(layer, black); break;
    case Tag::breathingOver: breathe(layer, layer.content + 3); break;
    case Tag::pulse:
      if (ms < speed) pulse(layer);
      break;
    case Tag::sparkle:
      layer.chosen = chosen;
      layer.dimming = 127u * 256u / chosen;
      break;
    case Tag::rain:
      // The chance of a drop is 1 - (1 - density)²: with fewer, rain looks empty.
      layer.chosen = highProduct(chosen << 4, (512 - chosen) << 4);
      break;
    case Tag::fire:
    case Tag::aurora: layer.drift = (static_cast<uint16_t>(layer.cycle) << 9) | (layer.phase >> 7); break;
    case Tag::comet: Comet::prepare(layer, geometry); break;
    default: break;
  }
  return at + form.colors * 3;
}

}  // namespace lamp
