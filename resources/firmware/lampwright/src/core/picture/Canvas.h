// The part of a picture that a span of LEDs shows, to draw on.
#pragma once
#include "../Span.h"

namespace lamp {

/// A position on one axis, if one is given.
struct Wish {
  bool isMissing;
  int16_t at;

  /// Where something of this size starts: at its position, moved onto the grid if it fits, or centered.
  LAMP_SHARED int16_t placeOn(uint16_t side, int16_t size) const {
    const int16_t room = static_cast<int16_t>(side) - size;
    if (isMissing || room < 0) return room >> 1;
    return at < 0 ? 0 : at > room ? room : at;
  }
};

/// Draws on a span of the grid; what lies outside is clipped. Columns and rows are those of the picture as seen.
class Canvas {
 public:
  Canvas(const Span& span, uint8_t* bytes) : span_(span), bytes_(bytes) { findBox(); }

  uint16_t columns() const { return span_.geometry.columns; }
  uint16_t rows() const { return span_.geometry.rows; }

  /// True if the LEDs of the span may show a part of these columns and rows, ends included.
  LAMP_SHARED bool meets(int16_t left, int16_t top, int16_t right, int16_t bottom) const {
    return left <= last_.x && right >= first_.x && top <= last_.y && bottom >= first_.y;
  }

  LAMP_INLINE bool meetsColumn(int16_t column) const { return column >= first_.x && column <= last_.x; }
  LAMP_INLINE bool meetsRow(int16_t row) const { return row >= first_.y && row <= last_.y; }

  /// Sets the color of what is drawn next.
  void take(const uint8_t* color) { color_ = color; }

  void flood() {
    for (uint8_t led = 0; led < span_.count; led++) put(led, color_);
  }

  LAMP_SHARED void plot(int16_t column, int16_t row) {
    if (!meetsColumn(column) || !meetsRow(row)) return;
    const uint16_t at = wireAt(column, row) - span_.first;
    if (at < span_.count) put(at, color_);
  }

  /// A filled rectangle; the ends are included.
  LAMP_SHARED void block(int16_t left, int16_t top, int16_t right, int16_t bottom) {
    if (!meets(left, top, right, bottom)) return;
    for (uint8_t led = 0; led < span_.count; led++) {
      const Place cell = cellOf(led);
      if (cell.x >= left && cell.x <= right && cell.y >= top && cell.y <= bottom) put(led, color_);
    }
  }

  uint8_t leds() const { return span_.count; }

  /// The column and row of an LED of the span.
  LAMP_SHARED Place cellOf(uint8_t led) const {
    const Place& place = span_.places[led];
    const int16_t x = place.x >> 4, y = place.y >> 4;
    if (span_.geometry.layout->isRing) return {static_cast<int16_t>(span_.first + led), 0};
    return span_.geometry.isLevelStrip ? Place{y, x} : Place{x, y};
  }

  /// Gives an LED of the span a color.
  LAMP_SHARED void put(uint8_t led, const uint8_t* color) { lamp::put(rgbAt(color), bytes_ + times(led, 3)); }

 private:
  /// The index on the wire of the LED in a column and row.
  uint16_t wireAt(uint16_t column, uint16_t row) const {
    const Geometry& geometry = span_.geometry;
    const Layout& layout = *geometry.layout;
    if (layout.isRing) return column;
    uint16_t x = geometry.isOnSide ? row : column, y = geometry.isOnSide ? column : row;
    if (geometry.isUpsideDown) y = layout.rows - 1 - y;
    const bool isBackward = layout.serpentine && (y & 1) != 0;
    if (geometry.isMirrored != isBackward) x = layout.columns - 1 - x;
    return product(y, layout.columns) + x;
  }

  /// The columns and rows of the span's LEDs.
  void findBox() {
    first_ = last_ = cellOf(0);
    for (uint8_t led = 1; led < span_.count; led++) {
      const Place cell = cellOf(led);
      widen(first_.x, last_.x, cell.x);
      widen(first_.y, last_.y, cell.y);
    }
  }

  static LAMP_SHARED void widen(int16_t& least, int16_t& most, int16_t value) {
    if (value < least) least = value;
    if (value > most) most = value;
  }

  const Span& span_;
  uint8_t* const bytes_;
  const uint8_t* color_ = black;
  Place first_, last_;
};

}  // namespace lamp
