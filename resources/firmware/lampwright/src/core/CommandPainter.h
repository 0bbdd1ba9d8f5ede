// A command prepared for one frame: shared/animation/commandPainter.ts.
#pragma once
#include "paintLayer.h"

namespace lamp {

class CommandPainter {
 public:
  /// Reads a command as it is `ms` after its step began; the seed is the step's index.
  LAMP_SHARED void read(const uint8_t* command, uint32_t ms, uint8_t seed, const Geometry& geometry) {
    parts_ = 0;
    if (static_cast<Tag>(*command) == Tag::layers) {
      parts_ = command[1];
      command += 2;
    }
    // Each layer of a step gets its own random numbers: a program has at most 64 steps.
    front_.seed = seed;
    ambient_.seed = seed + 64;
    over_.seed = seed + 128;
    command = readLayer(command, front_, ms, geometry);
    if ((parts_ & hasAmbient) != 0) command = readLayer(command, ambient_, ms, geometry);
    if ((parts_ & hasOver) != 0) readLayer(command, over_, ms, geometry);
  }

  /// Paints a span into `bytes`. `scratch` has as many. False when `yield` gives up.
  template <class Yield>
  LAMP_SHARED bool paint(const Span& span, uint8_t* bytes, uint8_t* scratch, Yield& yield) const {
    if (span.isAmbient && (parts_ & hasAmbient) != 0) return paintLayer(ambient_, span, bytes, yield);
    if (!paintLayer(front_, span, bytes, yield)) return false;
    if ((parts_ & hasOver) == 0) return true;
    if (!paintLayer(over_, span, scratch, yield)) return false;
    keepBrighter(bytes, scratch, span.count);
    return true;
  }

 private:
  /// Per LED and channel the larger value wins.
  static void keepBrighter(uint8_t* bytes, const uint8_t* over, uint8_t leds) {
    for (uint8_t left = leds * 3; left > 0; left--, bytes++, over++) {
      if (*over > *bytes) *bytes = *over;
    }
  }

  uint8_t parts_;
  Layer front_, ambient_, over_;
};

}  // namespace lamp
