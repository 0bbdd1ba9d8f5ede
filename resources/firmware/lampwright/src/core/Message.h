// Reads a message: a flat JSON object in one line.
#pragma once
#include <stdint.h>
#include "Crc.h"
#include "Text.h"

namespace lamp {

/// The members of requests.
enum class Member : uint8_t { id, verb, at, size, sum, data, value, ma, form, crc };

/// The members of a line, which must stay in memory while they are used. A value is a text or a word: a number, or
/// something the protocol does not know, such as -1 or null.
class Message {
 public:
  enum class Fault : uint8_t { none, noObject, crc };

  /// Reads a line that ends with 0.
  Fault read(char* line) {
    at_ = line;
    char* border = line;
    uint8_t place = nowhere;
    if (*at_ != '{') return Fault::noObject;
    skip();
    while (*at_ != '}' || border != line) {
      if (!readMember(place)) return Fault::noObject;
      if (*at_ != ',') break;
      border = at_;
      skip();
    }
    if (*at_ != '}') return Fault::noObject;
    skip();
    if (*at_ != 0) return Fault::noObject;
    if (!isMissing(Member::crc) && (place != last || !isSealedBefore(line, border))) return Fault::crc;
    return Fault::none;
  }

  /// Whether the line has a checksum, which is then correct.
  bool isSealed() const { return !isMissing(Member::crc); }

  bool isMissing(Member member) const { return !valueOf(member).text; }

  /// The characters of a text; null if there is none.
  char* text(Member member) const { return valueOf(member).isText ? valueOf(member).text : nullptr; }
  uint16_t length(Member member) const { return valueOf(member).length; }

  /// Which word of a list the text is.
  uint8_t place(Member member, Text list) const {
    return text(member) ? placeIn(list, text(member), length(member)) : nowhere;
  }

  /// The number, if there is one and it is at most `most`.
  bool readNumber(Member member, uint32_t most, uint32_t& result) const {
    const Value& value = valueOf(member);
    if (!value.text || value.isText) return false;
    result = 0;
    for (const char* at = value.text; at != value.text + value.length; at++) {
      const uint8_t digit = static_cast<uint8_t>(*at - '0');
      // Ten times this plus a digit up to 5 is the maximum of 32 bits.
      if (digit > 9 || result >= 429496729ul + (digit <= 5)) return false;
      result = result * 10 + digit;
    }
    return result <= most;
  }

  /// A number in exactly this many upper-case hex digits.
  bool readHex(Member member, uint8_t digits, uint32_t& result) const {
    const Value& value = valueOf(member);
    if (!value.isText || value.length != digits) return false;
    result = 0;
    for (const char* at = value.text; at != value.text + digits; at++) {
      uint8_t digit = static_cast<uint8_t>(*at - '0');
      if (digit > 9) {
        digit = static_cast<uint8_t>(*at - 'A' + 10);
        if (digit < 10 || digit > 15) return false;
      }
      result = (result << 4) | digit;
    }
    return true;
  }

 private:
  struct Value {
    char* text = nullptr;
    uint16_t length = 0;
    bool isText = false;
  };

  static constexpr uint8_t last = static_cast<uint8_t>(Member::crc);

  static Text names() { return LAMP_TEXT("id|do|at|size|sum|data|value|ma|form|crc"); }

  const Value& valueOf(Member member) const { return values_[static_cast<uint8_t>(member)]; }

  /// Skips a character and the spaces after it.
  void skip() {
    do at_++;
    while (*at_ == ' ');
  }

  /// Reads a member and returns which one it is; of several with the same name the last counts.
  bool readMember(uint8_t& place) {
    Value name, value;
    if (!readText(name) || *at_ != ':') return false;
    skip();
    if (!readText(value) && !readWord(value)) return false;
    place = placeIn(names(), name.text, name.length);
    if (place <= last) values_[place] = value;
    return true;
  }

  bool readText(Value& value) {
    if (*at_ != '"') return false;
    value.text = ++at_;
    for (; *at_ != '"'; at_++) {
      if (*at_ == 0 || *at_ == '\\') return false;
    }
    value.length = static_cast<uint16_t>(at_ - value.text);
    value.isText = true;
    skip();
    return true;
  }

  bool readWord(Value& value) {
    value.text = at_;
    while (isOfWord(*at_)) at_++;
    value.length = static_cast<uint16_t>(at_ - value.text);
    if (*at_ == ' ') skip();
    return value.length > 0;
  }

  static bool isOfWord(char character) {
    const char lower = static_cast<char>(character | 0x20);
    return (lower >= 'a' && lower <= 'z') || (character >= '0' && character <= '9') || character == '-' ||
           character == '+' || character == '.';
  }

  bool isSealedBefore(const char* line, const char* border) const {
    uint32_t stated;
    if (!readHex(Member::crc, 4, stated)) return false;
    Crc16 crc;
    for (; line != border; line++) crc.add(static_cast<uint8_t>(*line));
    return crc.value() == stated;
  }

  char* at_ = nullptr;
  Value values_[last + 1];
};

}  // namespace lamp
