// Layouts as text, such as 10x14+32,GRB: shared/lamp/layoutText.ts.
#pragma once
#include <stdint.h>
#include "Layout.h"
#include "Text.h"
#include "flash.h"

namespace lamp {

/// The words after the size, and where each kind of them begins.
inline Text layoutWords() {
  return LAMP_TEXT(
      "serpentine|mirrored|clockwise|counterclockwise|rotate0|rotate90|rotate180|rotate270|"
      "from-top-left|from-top-right|from-bottom-right|from-bottom-left|rgb|rbg|grb|gbr|brg|bgr");
}
enum LayoutWord : uint8_t {
  serpentineWord,
  mirroredWord,
  clockwiseWord,
  counterclockwiseWord,
  firstRotationWord,
  firstCornerWord = firstRotationWord + 4,
  firstColorWord = firstCornerWord + 4,
};

/// The limits of a layout; `most` is the maximum number of LEDs.
inline bool isPossible(const Layout& layout, uint16_t most) {
  const uint16_t columns = layout.columns, rows = layout.rows, ambient = layout.ambient;
  if (columns == 0 || columns > 1024 || rows == 0 || rows > 1024 || ambient > 4096) return false;
  if (layout.isRing && (rows != 1 || ambient != 0)) return false;
  return layout.colorOrder < 6 && static_cast<uint32_t>(columns) * rows + ambient <= most;
}

/// Reads a text and converts it to lower case; case, commas and spaces are as free as in the app.
class LayoutReader {
 public:
  LayoutReader(char* text, uint16_t length) : at_(text), end_(text + length) {
    for (; text != end_; text++) {
      if (*text >= 'A' && *text <= 'Z') *text = static_cast<char>(*text | 0x20);
    }
  }

  /// Reads a layout with at most `most` LEDs; if the text is not one, `layout` is not changed.
  bool read(uint16_t most, Layout& layout) {
    Layout said = Layout();
    said.columns = said.rows = 1;
    said.ambientClockwise = true;
    skipSeparators();
    if (!readSize(said)) return false;
    while (at_ != end_) {
      // A size ends with a separator or the end of the text: 10x14grb is not a layout.
      if (!isSeparator()) return false;
      skipSeparators();
      if (at_ != end_ && !readWord(said)) return false;
    }
    if (!isPossible(said, most)) return false;
    layout = said;
    return true;
  }

 private:
  LAMP_SHARED char next() const { return at_ == end_ ? '\0' : *at_; }

  bool isSeparator() const { return next() == ' ' || next() == ','; }

  void skipSeparators() {
    while (isSeparator()) at_++;
  }

  bool readSize(Layout& layout) {
    const char* begin = at_;
    while (next() >= 'a' && next() <= 'z') at_++;
    const uint8_t shape = placeIn(LAMP_TEXT("|strip|ring"), begin, static_cast<uint16_t>(at_ - begin));
    if (shape == nowhere) return false;
    if (shape > 0) {
      layout.isRing = shape == 2;
      skipSeparators();
      if (next() == '-') at_++;
      return readNumber(layout.columns);
    }
    if (!readNumber(layout.columns) || !skipSign('x') || !readNumber(layout.rows)) return false;
    return !skipSign('+') || readNumber(layout.ambient);
  }

  /// Whether this character comes next, with or without spaces around it; if so, it is skipped.
  bool skipSign(char sign) {
    const char* before = at_;
    skipSpaces();
    if (next() != sign) {
      at_ = before;
      return false;
    }
    at_++;
    skipSpaces();
    return true;
  }

  void skipSpaces() {
    while (next() == ' ') at_++;
  }

  bool readNumber(uint16_t& number) {
    const char* begin = at_;
    number = 0;
    for (uint8_t digit; (digit = static_cast<uint8_t>(next() - '0')) < 10; at_++) {
      // Above this the number is too large for any side, whatever follows.
      if (number < 6000) number = static_cast<uint16_t>(number * 10u + digit);
    }
    return at_ != begin;
  }

  bool readWord(Layout& layout) {
    const char* begin = at_;
    while (at_ != end_ && !isSeparator()) at_++;
    const uint8_t word = placeIn(layoutWords(), begin, static_cast<uint16_t>(at_ - begin));
    if (word == nowhere) return false;
    if (word >= firstColorWord) layout.colorOrder = word - firstColorWord;
    else if (word >= firstCornerWord) layout.ambientFrom = word - firstCornerWord;
    else if (word >= firstRotationWord) layout.rotation = word - firstRotationWord;
    else if (word == serpentineWord) layout.serpentine = true;
    else if (word == mirroredWord) layout.mirrored = true;
    else layout.ambientClockwise = word == clockwiseWord;
    return true;
  }

  const char* at_;
  const char* end_;
};

/// Writes a layout in its shortest form, with `put`, `number` and `word` of the line.
template <class Line>
void writeLayout(Line& line, const Layout& layout) {
  if (layout.isRing) line.word(LAMP_TEXT("ring"));
  line.number(layout.columns);
  if (!layout.isRing) {
    line.put('x');
    line.number(layout.rows);
  }
  if (layout.ambient > 0) {
    line.put('+');
    line.number(layout.ambient);
  }
  const auto say = [&line](uint8_t place) {
    line.put(',');
    Text word = wordAt(layoutWords(), place);
    for (char letter; (letter = word.next()) != '|' && letter != 0;) {
      line.put(place >= firstColorWord ? static_cast<char>(letter - 0x20) : letter);
    }
  };
  if (layout.serpentine) say(serpentineWord);
  if (layout.mirrored) say(mirroredWord);
  if (!layout.ambientClockwise) say(counterclockwiseWord);
  if (layout.rotation > 0) say(firstRotationWord + layout.rotation);
  if (layout.ambientFrom > 0) say(firstCornerWord + layout.ambientFrom);
  if (layout.colorOrder > 0) say(firstColorWord + layout.colorOrder);
}

}  // namespace lamp
