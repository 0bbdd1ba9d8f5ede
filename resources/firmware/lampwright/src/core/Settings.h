// The settings of a lamp.
#pragma once
#include <stdint.h>
#include "Layout.h"

namespace lamp {

/// Stored as it is in memory: only the board that wrote it reads it.
struct Settings {
  /// The current limit in mA. The default is less than any USB port supplies.
  uint16_t limitMa = 450;
  Layout layout = Layout();
  uint8_t brightness = 255;
};

}  // namespace lamp
