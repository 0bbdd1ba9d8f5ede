// A program that is being uploaded.
#pragma once
#include <stdint.h>
#include "Ticks.h"

namespace lamp {

/// How much of a program has arrived, and when the upload is abandoned.
class Upload {
 public:
  bool isOpen() const { return isOpen_; }
  /// The number of bytes that have arrived.
  uint16_t staged() const { return isOpen_ ? staged_ : 0; }

  /// Adds a piece that must fit; false if it begins after the end of what has arrived. Older bytes after the piece
  /// are dropped.
  bool put(Ticks now, uint16_t at, uint16_t length) {
    if (at > staged()) return false;
    isOpen_ = true;
    pieceAt_ = now;
    staged_ = static_cast<uint16_t>(at + length);
    return true;
  }

  void giveUp() { isOpen_ = false; }

  /// Abandons the upload when no piece has come for three seconds.
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
