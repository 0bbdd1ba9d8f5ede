// A program on its way to the lamp.
#pragma once
#include <stdint.h>
#include "Ticks.h"

namespace lamp {

/// How much of a program is staged, and for how long it may stay so.
class Upload {
 public:
  bool isOpen() const { return isOpen_; }
  /// Bytes staged so far.
  uint16_t staged() const { return isOpen_ ? staged_ : 0; }

  /// A piece comes that the caller knows to fit; false when it begins behind what is staged. What was staged behind the
  /// piece goes: it was sent before it.
  bool put(Ticks now, uint16_t at, uint16_t length) {
    if (at > staged()) return false;
    isOpen_ = true;
    pieceAt_ = now;
    staged_ = static_cast<uint16_t>(at + length);
    return true;
  }

  void giveUp() { isOpen_ = false; }

  /// Gives up when no piece came for three seconds.
  void expire(Ticks now) {
    if (since(pieceAt_, now) >= patienceMs) giveUp();
  }

 private:
  static constexpr Ticks patienceMs = 3000;

  uint16_t staged_ = 0;
  Ticks pieceAt_ = 0;
  bool isOpen_ = false;
};

}  // namespace lamp
