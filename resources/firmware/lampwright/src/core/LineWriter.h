// Writes a message, character by character, with its checksum.
#pragma once
#include <stdint.h>
#include "Crc.h"
#include "Text.h"

namespace lamp {

/// A line that is written to `wire`, which has `void put(uint8_t)`.
template <class Wire>
class LineWriter {
 public:
  explicit LineWriter(Wire& wire) : wire_(wire) {}

  void put(char character) {
    crc_.add(static_cast<uint8_t>(character));
    wire_.put(static_cast<uint8_t>(character));
  }

  void word(Text text) {
    for (char character; (character = text.next()) != 0;) put(character);
  }

  void number(uint32_t value) {
    char reversed[10];
    uint8_t count = 0;
    do {
      reversed[count++] = static_cast<char>('0' + static_cast<uint8_t>(value % 10));
      value /= 10;
    } while (value > 0);
    while (count > 0) put(reversed[--count]);
  }

  /// In upper-case hex.
  void hex(uint16_t value) {
    for (uint8_t left = 4; left > 0; left--) {
      const uint8_t digit = static_cast<uint8_t>(value >> 12);
      put(static_cast<char>(digit < 10 ? '0' + digit : 'A' + digit - 10));
      value = static_cast<uint16_t>(value << 4);
    }
  }

  /// Writes members from a pattern in which ' stands for a quotation mark, and $ with a letter for a value that
  /// `facts` writes.
  template <class Facts>
  void members(Text pattern, Facts& facts) {
    for (char character; (character = pattern.next()) != 0;) {
      if (character == '$') facts.write(pattern.next(), *this);
      else put(character == '\'' ? '"' : character);
    }
  }

  uint16_t crc() const { return crc_.value(); }

 private:
  Wire& wire_;
  Crc16 crc_;
};

}  // namespace lamp
