// Checks whether bytes are a valid program in lamp code. After this check no value is checked again.
#pragma once
#include "CodeReader.h"
#include "font.h"
#include "icons.h"

namespace lamp {

/// Reads any bytes, but never beyond their end. After the first error everything reads as 0.
class CodeCheck {
 public:
  CodeCheck(const uint8_t* code, uint16_t size) : at_(code), left_(size) {}

  LAMP_SHARED bool isSoundProgram() {
    const uint8_t head = byte(0x10, 0x10 | hasLoop | hasEnding);
    const uint8_t steps = byte(1, mostSteps);
    // Only the last step may be endless, and not inside the loop.
    bool isLastFree = true;
    if ((head & hasLoop) != 0) {
      const uint8_t last = byte(byte(0, steps - 1), steps - 1);
      varint(mostRounds);
      isLastFree = last + 1 < steps;
    }
    uint32_t rest = longestPassMs;
    for (uint8_t left = steps; left > 0 && isSound_; left--) {
      const uint32_t duration = step(rest);
      if (duration < (left == 1 && isLastFree ? 0 : shortestStepMs)) fail();
      rest -= duration;
    }
    if ((head & hasEnding) != 0) command();
    return isSound_ && left_ == 0;
  }

 private:
  /// Returns its duration, which is at most `longest`.
  uint32_t step(uint32_t longest) {
    const uint32_t size = varint(0xfffffff);
    const uint16_t before = left_;
    const uint32_t duration = varint(longest);
    if (duration > 0 && duration < shortestStepMs) fail();
    if ((size & 1) != 0) varint(duration > 0 ? duration : longestPassMs);
    command();
    if (size >> 1 != static_cast<uint16_t>(before - left_)) fail();
    return duration;
  }

  LAMP_SHARED void command() {
    const Tag tag = static_cast<Tag>(byte(0, 255));
    if (tag != Tag::layers) return layer(tag);
    const uint8_t parts = byte(0, hasAmbient | hasOver);
    layer(static_cast<Tag>(byte(0, 255)));
    if ((parts & hasAmbient) != 0) layer(static_cast<Tag>(byte(0, 255)));
    // A layer over another one must not be `off`.
    if ((parts & hasOver) != 0) layer(static_cast<Tag>(byte(1, 255)));
  }

  LAMP_SHARED void layer(Tag tag) {
    if (tag == Tag::render) {
      for (uint8_t count = byte(0, mostElements), left = count; left > 0 && isSound_; left--) element(left == count);
      return;
    }
    if (tag > lastPattern) return fail();
    const PatternForm form = formOf(tag);
    if (form.hasSpeed) speed();
    if (form.hasDensity) byte(1, 100);
    skip(form.colors * 3);
  }

  void element(bool isFirst) {
    const uint8_t head = byte(0, 127);
    const Shape shape = static_cast<Shape>(head & 15);
    if (shape < Shape::fill || shape > Shape::icon) return fail();
    if (shape < Shape::text && (head & (noX | noY)) != 0) return fail();
    if ((head & sameColor) == 0) skip(3);
    else if (isFirst) fail();
    const ElementForm form = formOf(shape);
    const uint8_t missing = ((head & noX) != 0) + ((head & noY) != 0);
    values(form.coordinates - missing, highestCoordinate - lowestCoordinate);
    values(form.sizes, highestCoordinate);
    if (shape == Shape::icon) byte(0, iconCount - 1);
    if (shape != Shape::text) return;
    for (uint8_t left = byte(1, longestText); left > 0; left--) {
      // ASCII has no character 127.
      if (byte(' ', ' ' + glyphCount) == 127) fail();
    }
  }

  void values(uint8_t count, uint16_t most) {
    for (; count > 0; count--) varint(most);
  }

  void speed() {
    const uint8_t low = byte(0, 255);
    const uint16_t value = low | static_cast<uint16_t>(byte(0, 255)) << 8;
    if (value < fastestMs || value > slowestMs) fail();
  }

  void skip(uint8_t count) {
    for (; count > 0; count--) byte(0, 255);
  }

  LAMP_SHARED uint32_t varint(uint32_t most) {
    uint32_t value = 0;
    uint8_t next = 128;
    for (uint8_t shift = 0; shift < 28 && next >= 128; shift += 7) {
      next = byte(0, 255);
      value |= static_cast<uint32_t>(next & 127) << shift;
    }
    if (next >= 128 || value > most) fail();
    return value;
  }

  /// The next byte, which must be within these bounds.
  LAMP_SHARED uint8_t byte(uint8_t least, uint8_t most) {
    if (left_ == 0) fail();
    if (!isSound_) return 0;
    left_--;
    const uint8_t value = *at_++;
    if (value < least || value > most) fail();
    return value;
  }

  void fail() { isSound_ = false; }

  const uint8_t* at_;
  uint16_t left_;
  bool isSound_ = true;
};

/// True for a complete, valid program in lamp code of this version. Accepts any bytes.
inline bool isSound(const uint8_t* code, uint16_t size) { return CodeCheck(code, size).isSoundProgram(); }

}  // namespace lamp
