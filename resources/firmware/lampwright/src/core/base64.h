// Base64 (RFC 4648, with padding), read in place.
#pragma once
#include <stdint.h>

namespace lamp {

/// The six bits of a character; 255 for an invalid one.
inline uint8_t base64Bits(char character) {
  const uint8_t letter = static_cast<uint8_t>((character | 0x20) - 'a');
  const uint8_t digit = static_cast<uint8_t>(character - '0');
  if (digit < 10) return static_cast<uint8_t>(digit + 52);
  if (character == '+') return 62;
  if (character == '/') return 63;
  if (character < 'A' || letter > 25) return 255;
  return static_cast<uint8_t>(character & 0x20 ? letter + 26 : letter);
}

/// Decodes a text in place and sets `length`; false if it is not base64.
inline bool decodeBase64(char* text, uint16_t& length) {
  if (length % 4 != 0) return false;
  const char* end = text + length;
  if (end != text && end[-1] == '=') end -= end[-2] == '=' ? 2 : 1;
  char* written = text;
  uint16_t bits = 0;
  uint8_t count = 0;
  for (const char* at = text; at != end; at++) {
    const uint8_t value = base64Bits(*at);
    if (value == 255) return false;
    bits = static_cast<uint16_t>((bits << 6) | value);
    count += 6;
    if (count < 8) continue;
    count -= 8;
    *written++ = static_cast<char>(static_cast<uint8_t>(bits >> count));
  }
  length = static_cast<uint16_t>(written - text);
  return true;
}

}  // namespace lamp
