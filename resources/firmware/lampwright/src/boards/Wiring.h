// The sketch's settings for a board: a class with `ledPin`, `layout()` and `name()`.
#pragma once
#include <stdint.h>

#include "../core/Layout.h"
#include "../core/Text.h"
#include "../core/layoutText.h"

namespace lamp {

/// The layout that a sketch states, or one strip of all LEDs if the text is not a layout.
inline Layout statedLayout(Text text, uint16_t maxLeds) {
  char copy[80];
  uint8_t length = 0;
  for (; length < sizeof copy && text[length] != 0; length++) copy[length] = text[length];
  Layout layout = {false, maxLeds, 1, 0, 0, true, false, false, 0, 2};
  LayoutReader(copy, length).read(maxLeds, layout);
  return layout;
}

}  // namespace lamp
