// Texts in the flash of a microcontroller whose data memory is too small for them.
#pragma once
#include <stdint.h>

#if defined(__AVR__)
#include <avr/pgmspace.h>
/// A text in flash. A lambda, because only a static variable can be placed there, also in templates.
#define LAMP_TEXT(literal)                      \
  ([]() -> ::lamp::Text {                       \
    static const char text[] PROGMEM = literal; \
    return ::lamp::Text(text);                  \
  }())
#else
#define LAMP_TEXT(literal) (::lamp::Text(literal))
#endif

namespace lamp {

/// A pointer to a text in flash. Only LAMP_TEXT creates it, so that it cannot be confused with a text in memory.
class Text {
 public:
  explicit Text(const char* at) : at_(at) {}

  /// The character at an index; 0 is the end.
  char operator[](uint16_t place) const {
#if defined(__AVR__)
    return static_cast<char>(pgm_read_byte(at_ + place));
#else
    return at_[place];
#endif
  }

  /// Removes and returns the first character.
  char next() { return Text(at_++)[0]; }

 private:
  const char* at_;
};

/// What `placeIn` returns for a word that is not in the list.
constexpr uint8_t nowhere = 255;

/// The index of the word of a list that equals these `length` characters. Words are separated by '|'.
inline uint8_t placeIn(Text list, const char* word, uint16_t length) {
  for (uint8_t place = 0;; place++) {
    uint16_t at = 0;
    bool isSame = true;
    char character;
    while ((character = list.next()) != '|' && character != 0) {
      isSame = isSame && at < length && word[at] == character;
      at++;
    }
    if (isSame && at == length) return place;
    if (character == 0) return nowhere;
  }
}

/// The word at an index of a list, which must have one: its text ends at '|' or at the end.
inline Text wordAt(Text list, uint8_t place) {
  while (place > 0) {
    if (list.next() == '|') place--;
  }
  return list;
}

}  // namespace lamp
