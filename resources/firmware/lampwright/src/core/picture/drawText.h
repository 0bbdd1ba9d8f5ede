// A text on the grid: shared/animation/picture/textBrush.ts.
#pragma once
#include "Element.h"
#include "TextLine.h"

namespace lamp {

/// A text on a canvas, still or moving.
class TextBrush {
 public:
  TextBrush(Canvas& canvas, const Element& element) : canvas_(canvas), element_(element) {}

  /// Draws it still if it fits; a time that does not fit on two lines or in narrow digits; anything else scrolling
  /// from its beginning.
  void draw(uint32_t ms) {
    const Characters text = element_.content;
    line_.set(text.at, text.length);
    if (fits()) return drawStill();
    const Characters time = text.trimmed();
    if (drawStacked(time)) return;
    if (isOfDigits(time)) {
      line_.set(time.at, time.length, Setting::narrow);
      if (!fits()) line_.set(time.at, time.length, Setting::close);
      if (fits()) return drawStill();
      line_.set(text.at, text.length);
    }
    drawScrolling(ms);
  }

 private:
  /// How long a scrolling text pauses at its beginning, and how long it takes per column.
  static constexpr uint16_t holdMs = 1000, columnMs = 120;
  static constexpr uint8_t gapColumns = 6;

  bool fits() const { return line_.width() <= static_cast<int16_t>(canvas_.columns()); }

  LAMP_SHARED void drawStill() { line_.draw(canvas_, element_.leftOn(canvas_, line_.width()), top()); }

  /// Draws hours above minutes, aligned right; false if it is not a time or does not fit. Replaces the line only by a
  /// time, which consists of digits.
  bool drawStacked(Characters time) {
    if (canvas_.rows() <= 2 * lineHeight || time.length < 4 || time.length > 5) return false;
    const uint8_t hourDigits = time.length - 3;
    for (uint8_t at = 0; at < time.length; at++) {
      if (at == hourDigits ? time.at[at] != ':' : !isDigit(time.at[at])) return false;
    }
    // Any two digits are equally wide, so hours fit if minutes do.
    line_.set(time.at + hourDigits + 1, 2);
    if (!fits()) return false;
    const uint8_t gap = canvas_.rows() >= 2 * lineHeight + 2 ? 2 : 1;
    const int16_t left = element_.leftOn(canvas_, line_.width()), right = left + line_.width();
    const int16_t top = element_.topOn(canvas_, 2 * lineHeight + gap);
    line_.draw(canvas_, left, top + lineHeight + gap);
    line_.set(time.at, hourDigits);
    line_.draw(canvas_, right - line_.width(), top);
    return true;
  }

  void drawScrolling(uint32_t ms) {
    const uint16_t round = line_.width() + gapColumns;
    const uint16_t period = holdMs + round * columnMs;
    const uint16_t into = ms % period;
    const int16_t first = into < holdMs ? 0 : (into - holdMs) / columnMs;
    const int16_t top = this->top();
    line_.draw(canvas_, -first, top);
    line_.draw(canvas_, static_cast<int16_t>(round) - first, top);
  }

  /// The row of the top of capitals, chosen so that accents and descenders stay on the grid if they fit.
  int16_t top() const {
    const int16_t centred = (static_cast<int16_t>(canvas_.rows()) - lineHeight) >> 1;
    const Wish y = element_.y();
    const Wish highest = {false, static_cast<int16_t>((y.isMissing ? centred : y.at) - line_.rise())};
    return highest.placeOn(canvas_.rows(), line_.height()) + line_.rise();
  }

  static bool isDigit(uint8_t character) { return character >= '0' && character <= '9'; }

  /// True for digits with at least one colon: without one the narrow digits are hard to read.
  static bool isOfDigits(Characters text) {
    bool hasColon = false;
    for (uint8_t at = 0; at < text.length; at++) {
      const bool isColon = text.at[at] == ':';
      if (!isColon && !isDigit(text.at[at])) return false;
      hasColon = hasColon || isColon;
    }
    return hasColon;
  }

  Canvas& canvas_;
  const Element& element_;
  /// The line that is tried, and drawn if it fits.
  TextLine line_;
};

}  // namespace lamp
