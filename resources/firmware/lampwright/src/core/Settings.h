// What people set on a lamp.
#pragma once
#include <stdint.h>
#include "Layout.h"

namespace lamp {

/// Stored byte by byte as it is in memory: only the board that wrote it reads it.
struct Settings {
  /// What the lamp may draw. Until its owner says what powers it: less than any USB port gives.
  uint16_t limitMa = 450;
  Layout layout = Layout();
  uint8_t brightness = 255;
};

}  // namespace lamp
