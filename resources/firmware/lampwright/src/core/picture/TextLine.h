// A line of text in the lamp's font: shared/animation/picture/TextRun.ts.
#pragma once
#include "../font.h"
#include "Canvas.h"

namespace lamp {

/// How the characters of a line are set.
enum class Setting : uint8_t {
  usual,
  /// In the narrow digits, with a column between two characters.
  narrow,
  /// In the narrow digits, with no column on either side of a colon.
  close,
};

class TextLine {
 public:
  /// The text to draw.
  LAMP_SHARED void set(const uint8_t* characters, uint8_t length, Setting setting = Setting::usual) {
    characters_ = characters;
    length_ = length;
    setting_ = setting;
    width_ = rise_ = hang_ = 0;
    for (uint8_t at = 0; at < length_; at++) {
      const Glyph glyph = glyphAt(at);
      width_ += gapBefore(at) + glyph.width;
      if (glyph.rise > rise_) rise_ = glyph.rise;
      if (glyph.hang > hang_) hang_ = glyph.hang;
    }
  }

  int16_t width() const { return width_; }
  /// The number of rows above the top of capitals.
  uint8_t rise() const { return rise_; }
  /// The number of rows from the highest to the lowest one it uses.
  uint8_t height() const { return rise_ + lineHeight + hang_; }

  /// Draws it from a column; `top` is the row of the top of capitals.
  LAMP_SHARED void draw(Canvas& canvas, int16_t left, int16_t top) const {
    if (!canvas.meets(left, top - rise_, left + width_ - 1, top + lineHeight + hang_ - 1)) return;
    for (uint8_t at = 0; at < length_; at++) {
      const Glyph glyph = glyphAt(at);
      left += gapBefore(at);
      for (uint8_t column = 0; column < glyph.width; column++, left++) {
        if (canvas.meetsColumn(left)) drawColumn(canvas, tableByte(glyph.columns + column), left, top - glyph.rise);
      }
    }
  }

 private:
  struct Glyph {
    const uint8_t* columns;
    uint8_t width, rise, hang;
  };

  LAMP_SHARED Glyph glyphAt(uint8_t at) const {
    const uint8_t character = characters_[at];
    // The font begins with the space and leaves out 127. In the narrow row the colon follows the 9.
    uint8_t index = character < 128 ? character - ' ' : character - ' ' - 1;
    if (setting_ != Setting::usual) index = glyphCount + character - '0';
    const int8_t shift = static_cast<int8_t>(tableByte(glyphShifts + index));
    const int8_t nextShift = static_cast<int8_t>(tableByte(glyphShifts + index + 1));
    const uint8_t* bytes = glyphBytes + (4 * index + shift);
    const uint8_t reach = tableByte(bytes);
    return {bytes + 1, static_cast<uint8_t>(3 + nextShift - shift), static_cast<uint8_t>(reach & 15),
            static_cast<uint8_t>(reach >> 4)};
  }

  uint8_t gapBefore(uint8_t at) const {
    if (at == 0) return 0;
    return setting_ == Setting::close && (characters_[at] == ':' || characters_[at - 1] == ':') ? 0 : 1;
  }

  static void drawColumn(Canvas& canvas, uint8_t points, int16_t column, int16_t row) {
    for (; points != 0; points >>= 1, row++) {
      if ((points & 1) != 0) canvas.plot(column, row);
    }
  }

  const uint8_t* characters_;
  uint8_t length_;
  Setting setting_;
  uint8_t rise_, hang_;
  int16_t width_;
};

}  // namespace lamp
