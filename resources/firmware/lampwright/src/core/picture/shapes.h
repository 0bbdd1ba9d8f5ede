// Lines, circles and icons: shared/animation/picture.
#pragma once
#include "../icons.h"
#include "Element.h"

namespace lamp {

/// A line from end to end, both included (Bresenham's).
inline void drawLine(Canvas& canvas, Place at, Place to) {
  int8_t stepX = 1, stepY = 1;
  int16_t acrossBy = to.x - at.x, downBy = to.y - at.y;
  if (acrossBy < 0) acrossBy = -acrossBy, stepX = -1;
  if (downBy < 0) downBy = -downBy, stepY = -1;
  const int16_t left = stepX > 0 ? at.x : to.x, top = stepY > 0 ? at.y : to.y;
  if (!canvas.meets(left, top, left + acrossBy, top + downBy)) return;
  int16_t error = acrossBy - downBy;
  for (;;) {
    canvas.plot(at.x, at.y);
    if (at.x == to.x && at.y == to.y) return;
    const int16_t doubled = 2 * error;
    if (doubled > -downBy) {
      error -= downBy;
      at.x += stepX;
    }
    if (doubled < acrossBy) {
      error += acrossBy;
      at.y += stepY;
    }
  }
}

/// A circle around its center LED (the midpoint algorithm), or the filled disc.
class Circle {
 public:
  Circle(Place centre, bool isFilled) : centre_(centre), isFilled_(isFilled) {}

  void draw(Canvas& canvas, int16_t radius) const {
    if (!canvas.meets(centre_.x - radius, centre_.y - radius, centre_.x + radius, centre_.y + radius)) return;
    int16_t wide = radius, tall = 0, error = 1 - radius;
    while (tall <= wide) {
      drawRow(canvas, wide, centre_.y - tall);
      drawRow(canvas, wide, centre_.y + tall);
      drawRow(canvas, tall, centre_.y - wide);
      drawRow(canvas, tall, centre_.y + wide);
      tall++;
      if (error < 0) {
        error += 2 * tall + 1;
      } else {
        wide--;
        error += 2 * (tall - wide) + 1;
      }
    }
  }

 private:
  /// Draws its part of a row, up to `reach` to either side.
  LAMP_SHARED void drawRow(Canvas& canvas, int16_t reach, int16_t row) const {
    if (!canvas.meetsRow(row)) return;
    if (isFilled_) {
      canvas.block(centre_.x - reach, row, centre_.x + reach, row);
    } else {
      canvas.plot(centre_.x - reach, row);
      canvas.plot(centre_.x + reach, row);
    }
  }

  const Place centre_;
  const bool isFilled_;
};

/// Draws an icon from the library, moved onto the grid.
inline void drawIcon(Canvas& canvas, const Element& element) {
  const uint16_t start = tableWord(iconStarts + element.content.length);
  const uint8_t* points = iconBytes + (start & 0x7fff);
  const uint8_t head = tableByte(points++);
  const uint8_t half = head & 7, width = 2 * half, height = head >> 4;
  const bool isMirrored = start >= 0x8000, isShaded = (head & 8) != 0;
  const int16_t left = element.leftOn(canvas, width), top = element.topOn(canvas, height);
  uint8_t dimmed[3];
  put(rgbAt(element.color), dimmed);
  // A dimmed point keeps 47 % of its color.
  dim(dimmed, 120);
  for (uint8_t led = 0; led < canvas.leds(); led++) {
    const Place cell = canvas.cellOf(led);
    uint16_t column = cell.x - left;
    const uint16_t row = cell.y - top;
    if (column >= width || row >= height) continue;
    if (isMirrored && column >= half) column = width - 1 - column;
    const uint8_t at = static_cast<uint8_t>(row) * (isMirrored ? half : width) + static_cast<uint8_t>(column);
    const uint8_t bit = isShaded ? 2 * (at & 3) : at & 7;
    const uint8_t point = (tableByte(points + (at >> (isShaded ? 2 : 3))) >> bit) & (isShaded ? 3 : 1);
    if (point != 0) canvas.put(led, isShaded && point == 1 ? dimmed : element.color);
  }
}

}  // namespace lamp
