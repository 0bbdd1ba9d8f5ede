// Storage for boards whose flash is written in whole sectors.
#pragma once
#include <stdint.h>

namespace lamp {

/// Bytes in memory that are written to flash together, once none has changed for a while: a sector endures a limited
/// number of writes, and each one stops the board for some ms.
template <uint16_t size>
class RestingStore {
 public:
  /// Where the bytes are loaded to at start, and written from.
  uint8_t* bytes() { return bytes_; }

  uint8_t load(uint16_t at) const { return bytes_[at]; }

  void store(uint16_t at, uint8_t byte, uint32_t now) {
    if (bytes_[at] == byte) return;
    bytes_[at] = byte;
    changedAt_ = now;
    isChanged_ = true;
  }

  /// Whether the bytes must be written now; true once.
  bool takeRested(uint32_t now) {
    if (!isChanged_ || now - changedAt_ < restMs) return false;
    isChanged_ = false;
    return true;
  }

 private:
  static constexpr uint32_t restMs = 200;
  uint8_t bytes_[size];
  uint32_t changedAt_ = 0;
  bool isChanged_ = false;
};

}  // namespace lamp
