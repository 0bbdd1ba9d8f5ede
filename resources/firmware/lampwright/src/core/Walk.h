// The path along the wire, LED by LED, without a division or multiplication for each.
#pragma once
#include "Geometry.h"

namespace lamp {

/// Goes from LED to LED in wire order, one stretch at a time: a row of the grid, a side of the frame, a ring.
class Walk {
 public:
  /// Goes to the first LED.
  void begin(const Geometry& geometry) {
    geometry_ = &geometry;
    left_ = stretch_ = fractionStep_ = 0;
  }

  /// Returns the positions of the next LEDs for a pattern.
  LAMP_SHARED void take(Place* places, uint8_t count) {
    for (; count > 0; count--) {
      if (left_ == 0) enter();
      left_--;
      *places++ = geometry_->seen(place_);
      advance();
    }
  }

 private:
  /// Goes to the next LED of the stretch.
  LAMP_INLINE void advance() {
    int16_t step = step_;
    if (fractionStep_ != 0) {
      // Their distance is not a whole number of units: now and then one unit is added.
      fraction_ += fractionStep_;
      if (fraction_ >= denominator_) {
        fraction_ -= denominator_;
        step += direction_ < 2 ? 1 : -1;
      }
    }
    if (geometry_->layout->isRing) moveOnRing(step);
    else if ((direction_ & 1) == 0) place_.x += step;
    else place_.y += step;
  }

  void enter() {
    const Layout& layout = *geometry_->layout;
    if (layout.isRing) enterRing();
    else if (stretch_ < layout.rows) enterRow();
    else enterSide();
    stretch_++;
  }

  void enterRow() {
    const Layout& layout = *geometry_->layout;
    const bool isBackward = layout.serpentine && (stretch_ & 1) != 0;
    const int16_t x = isBackward ? static_cast<int16_t>((layout.columns - 1) * unit) : 0;
    start({x, static_cast<int16_t>(stretch_ * unit)}, isBackward ? 2 : 0, unit);
    left_ = layout.columns;
  }

  void enterSide() {
    const Layout& layout = *geometry_->layout;
    const uint8_t side = stretch_ - layout.rows;
    // Counter-clockwise, the first side is the one before the corner: clockwise, it ends there.
    const uint8_t which = (layout.ambientFrom + (layout.ambientClockwise ? side : 3 - side)) & 3;
    const uint16_t length = ((which & 1) == 0 ? layout.columns : layout.rows) * unit;
    left_ = (layout.ambient + 3u - side) >> 2;
    denominator_ = 2 * left_;
    uint16_t step = length / denominator_;
    const uint16_t rest = length - product(step, denominator_);
    // LED k of n is at (2k + 1) / 2n of its side's length, rounded down; the remainder is carried from LED to LED.
    int16_t along = step - unit / 2;
    fraction_ = rest;
    if (!layout.ambientClockwise) {
      along = length - unit - along - (rest > 0 ? 1 : 0);
      fraction_ = (rest > 0 ? rest : denominator_) - 1;
    }
    fractionStep_ = 2 * rest;
    step *= 2;
    if (fractionStep_ >= denominator_) {
      fractionStep_ -= denominator_;
      step++;
    }
    start(onFrame(which, along), layout.ambientClockwise ? which : which ^ 2, step);
  }

  /// A position on the frame one LED outside the grid, `along` from the beginning of a side; 0 is the top, then
  /// clockwise.
  Place onFrame(uint8_t side, int16_t along) const {
    const int16_t right = geometry_->layout->columns * unit, bottom = geometry_->layout->rows * unit;
    switch (side) {
      case 0: return {along, -unit};
      case 1: return {right, along};
      case 2: return {static_cast<int16_t>(right - unit - along), bottom};
      default: return {-unit, static_cast<int16_t>(bottom - unit - along)};
    }
  }

  /// Begins at a position and continues by `step`: 0 to the right, then clockwise.
  void start(Place place, uint8_t direction, int16_t step) {
    place_ = place;
    direction_ = direction;
    step_ = direction < 2 ? step : -step;
  }

  void enterRing() {
    denominator_ = left_ = geometry_->columns;
    step_ = 1024 / denominator_;
    fractionStep_ = 1024 % denominator_;
    fraction_ = phase_ = direction_ = 0;
    moveOnRing(0);
  }

  void moveOnRing(int16_t step) {
    phase_ += step;
    place_ = {acrossRing(phase_ + 256), acrossRing(phase_)};
  }

  LAMP_SHARED int16_t acrossRing(uint16_t phase) const {
    return static_cast<int16_t>(highProduct(geometry_->width, static_cast<uint16_t>(hump(phase & 1023)) << 8));
  }

  const Geometry* geometry_;
  /// The remaining LEDs of this stretch, and the number of stretches begun.
  uint16_t left_, stretch_;
  /// The position on the lamp as built.
  Place place_;
  /// The direction from one LED of the stretch to the next, on a ring in 1024ths: 0 to the right, then clockwise.
  int16_t step_;
  uint8_t direction_;
  /// The remainder of a unit, which grows from LED to LED where their distance is not a whole number of units.
  uint16_t fractionStep_, fraction_, denominator_;
  /// On a ring, the angle in 1024ths.
  uint16_t phase_;
};

}  // namespace lamp
