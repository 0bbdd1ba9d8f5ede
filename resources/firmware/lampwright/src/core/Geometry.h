// Where the LEDs are as the viewer sees them: the sizes from shared/animation/Geometry.ts that all painters use.
#pragma once
#include "Layout.h"
#include "Light.h"

namespace lamp {

/// Where an LED is, in units; or a cell of the grid, in columns and rows.
struct Place {
  int16_t x, y;
};

struct Geometry {
  const Layout* layout;
  /// The picture as seen: a lamp turned by 90° has its columns where its rows were.
  uint16_t columns, rows;
  /// The extent of the LEDs' positions for a pattern, without the frame; on a ring, its diameter.
  int16_t width, height;
  /// The LEDs before the ambient ones, and all.
  uint16_t grid, count;
  /// For patterns a horizontal strip counts as vertical: x and y are swapped.
  bool isLevelStrip;
  /// How the lamp is seen: mirrored and upside down first, then turned on its side.
  bool isMirrored, isUpsideDown, isOnSide;
  /// Fixed fractions of the sizes, so that nothing is divided while playing: for gradient, fire and aurora.
  uint16_t perWidth, perHeight, cooling, rise;

  LAMP_SHARED void measure(const Layout& of) {
    layout = &of;
    isMirrored = of.mirrored != (of.rotation >= 2);
    isUpsideDown = of.rotation == 1 || of.rotation == 2;
    isOnSide = (of.rotation & 1) != 0;
    columns = of.columns;
    rows = of.rows;
    if (isOnSide && !of.isRing) columns = of.rows, rows = of.columns;
    grid = product(columns, rows);
    count = grid + of.ambient;
    isLevelStrip = rows == 1 && !of.isRing;
    width = (columns - 1) * unit;
    height = (rows - 1) * unit;
    // A ring's circumference is its count of pitches: 16 × 163 / 512 of that is the diameter.
    if (of.isRing) width = height = static_cast<int16_t>(wideProduct(columns, 163) >> 5);
    if (isLevelStrip) height = width, width = 0;
    perWidth = shared(180u * 64u, width);
    perHeight = shared(180u * 64u, height);
    cooling = shared(440u * 64u, height);
    rise = shared(255u * 128u, height);
  }

  /// Converts a position on the lamp as built to the one a pattern sees: mirrored, then turned clockwise.
  Place seen(Place own) const {
    // A pattern's x runs down on a lamp that hangs on its side, and on a strip that counts as vertical.
    const bool isCrossed = isOnSide != isLevelStrip;
    if (isMirrored) own.x = (isCrossed ? height : width) - own.x;
    if (isUpsideDown) own.y = (isCrossed ? width : height) - own.y;
    return isCrossed ? Place{own.y, own.x} : own;
  }

  /// True for a lamp of one column and for a horizontal strip.
  bool isLine() const { return width == 0; }

  /// How far a position is above the lowest LEDs of the grid.
  LAMP_INLINE uint16_t above(const Place& place) const { return place.y < height ? height - place.y : 0; }

 private:
  /// The share of one unit of a length; a length of one LED counts as two.
  static LAMP_SHARED uint16_t shared(uint16_t amount, int16_t length) {
    return amount / (length < unit ? unit : length);
  }
};

}  // namespace lamp
