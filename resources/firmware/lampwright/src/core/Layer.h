// A layer made ready for one frame: what is the same for all LEDs is computed once.
#pragma once
#include "CodeReader.h"
#include "Light.h"

namespace lamp {

struct Layer {
  Tag tag;
  /// Layers with another seed roll other dice.
  uint8_t seed;
  /// Of a pattern its colors, three bytes each; of a render its elements, their count first.
  const uint8_t* content;
  union {
    /// Of a pattern: where the cycle that runs stands, and how many are over, modulo 256.
    struct {
      uint16_t phase;
      uint8_t cycle;
    };
    /// How long a render has been on.
    uint32_t ms;
  };
  union {
    /// What all LEDs have in common, where they do: of a render the ambient ones.
    uint8_t flat[3];
    /// Of fire and aurora: what their noise has moved by, two cells per cycle, in 256ths.
    uint16_t drift;
    /// Of sparkle and rain: how many of 256 bytes are chosen; of sparkle, how much dimmer each is than the one below.
    struct {
      uint16_t chosen, dimming;
    };
    /// Of a comet: where it is on its way, and which way that is.
    struct {
      int16_t head, lane;
      bool isFromRight;
    };
  };
};

}  // namespace lamp
