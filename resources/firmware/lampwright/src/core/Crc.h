// The two checksums of the protocol, without tables: they would cost more flash than the time is worth.
#pragma once
#include <stdint.h>

namespace lamp {

/// CRC-16 of lines: polynomial 0x1021, start 0xFFFF, nothing reflected.
class Crc16 {
 public:
  /// All eight bits at once: the polynomial has so few terms that those of a byte hardly overlap.
  void add(uint8_t byte) {
    uint8_t mixed = static_cast<uint8_t>(value_ >> 8) ^ byte;
    mixed ^= mixed >> 4;
    const uint16_t wide = mixed;
    value_ = static_cast<uint16_t>((value_ << 8) ^ (wide << 12) ^ (wide << 5) ^ wide);
  }

  uint16_t value() const { return value_; }

 private:
  uint16_t value_ = 0xFFFF;
};

/// CRC-32 of programs, as in zip and PNG.
class Crc32 {
 public:
  void add(uint8_t byte) {
    value_ ^= byte;
    for (uint8_t bit = 0; bit < 8; bit++) {
      const bool carries = (value_ & 1u) != 0;
      value_ >>= 1;
      if (carries) value_ ^= 0xEDB88320ul;
    }
  }

  uint32_t value() const { return ~value_; }

 private:
  uint32_t value_ = 0xFFFFFFFFul;
};

inline uint32_t crc32(const uint8_t* bytes, uint16_t size) {
  Crc32 crc;
  for (uint16_t at = 0; at < size; at++) crc.add(bytes[at]);
  return crc.value();
}

}  // namespace lamp
