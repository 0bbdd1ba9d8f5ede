// A layer prepared for one frame: what is the same for all LEDs is computed once.
#pragma once
#include "CodeReader.h"
#include "Light.h"

namespace lamp {

struct Layer {
  Tag tag;
  /// A layer with another seed gets other random numbers.
  uint8_t seed;
  /// For a pattern its colors, three bytes each; for a render its elements, preceded by their count.
  const uint8_t* content;
  union {
    /// For a pattern: the position in the current cycle, and the number of completed cycles, modulo 256.
    struct {
      uint16_t phase;
      uint8_t cycle;
    };
    /// How long a render has been on.
    uint32_t ms;
  };
  union {
    /// The color of all LEDs, if they have the same; for a render that of the ambient ones.
    uint8_t flat[3];
    /// For fire and aurora: how far their noise has moved, two cells per cycle, in 256ths.
    uint16_t drift;
    /// For sparkle and rain: how many of 256 bytes are chosen; for sparkle also how much dimmer each one is than the
    /// one below.
    struct {
      uint16_t chosen, dimming;
    };
    /// For a comet: its position on its path, and the path's direction.
    struct {
      int16_t head, lane;
      bool isFromRight;
    };
  };
};

}  // namespace lamp
