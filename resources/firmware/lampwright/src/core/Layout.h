// Where the LEDs of a lamp are, and how they are wired: shared/lamp/Layout.ts.
#pragma once
#include <stdint.h>

namespace lamp {

struct Layout {
  /// One circle of `columns` LEDs, clockwise from the top; otherwise rows of columns.
  bool isRing;
  uint16_t columns, rows;
  /// LEDs on the frame around the grid, wired after it.
  uint16_t ambient;
  /// Where the first ambient LED sits: 0 top left, 1 top right, 2 bottom right, 3 bottom left.
  uint8_t ambientFrom;
  bool ambientClockwise;
  /// Every second row is wired backwards.
  bool serpentine;
  /// Wired from the right: left and right are swapped before the lamp is turned.
  bool mirrored;
  /// The lamp's rotation in quarter turns clockwise.
  uint8_t rotation;
  /// The LEDs' channel order: RGB, RBG, GRB, GBR, BRG, BGR.
  uint8_t colorOrder;

  /// The number of all LEDs.
  uint16_t count() const { return static_cast<uint16_t>(1u * columns * rows + ambient); }
};

}  // namespace lamp
