// Lamp code: its tags, and how its values are read (docs/serial-protocol.md#lamp-code).
#pragma once
#include "limits.h"

namespace lamp {

/// The byte a command begins with.
enum class Tag : uint8_t {
  off = 0x00,
  solid = 0x01,
  gradient = 0x02,
  breathing = 0x03,
  wave = 0x04,
  rainbow = 0x05,
  pulse = 0x06,
  sparkle = 0x07,
  fire = 0x08,
  rain = 0x09,
  comet = 0x0a,
  aurora = 0x0b,
  breathingOver = 0x0c,
  render = 0x10,
  layers = 0x11,
};

/// Patterns have the tags up to this one.
constexpr Tag lastPattern = Tag::breathingOver;

/// The low four bits of the byte an element begins with.
enum class Shape : uint8_t {
  fill = 1,
  pixel = 2,
  rect = 3,
  line = 4,
  circle = 5,
  disc = 6,
  plainCircle = 7,
  text = 8,
  icon = 9,
};

/// Flags: of the first byte, of layers, and of an element.
constexpr uint8_t hasLoop = 1, hasEnding = 2;
constexpr uint8_t hasAmbient = 1, hasOver = 2;
constexpr uint8_t sameColor = 0x10, noX = 0x20, noY = 0x40;

/// What follows the tag of `off` and of each pattern, in this order.
struct PatternForm {
  bool hasSpeed, hasDensity;
  uint8_t colors;
};

/// The form of `off` and the patterns.
inline PatternForm formOf(Tag tag) {
  switch (tag) {
    case Tag::off: return {false, false, 0};
    case Tag::solid: return {false, false, 1};
    case Tag::gradient: return {false, false, 2};
    case Tag::rainbow: return {true, false, 0};
    case Tag::breathing:
    case Tag::pulse: return {true, false, 1};
    case Tag::sparkle:
    case Tag::rain: return {true, true, 2};
    default: return {true, false, 2};
  }
}

/// What follows the color of an element: coordinates, then sizes; for a text and an icon x and y, each of which may
/// be missing.
struct ElementForm {
  uint8_t coordinates, sizes;
};

inline ElementForm formOf(Shape shape) {
  switch (shape) {
    case Shape::fill: return {0, 0};
    case Shape::rect: return {2, 2};
    case Shape::line: return {4, 0};
    case Shape::circle:
    case Shape::disc:
    case Shape::plainCircle: return {2, 1};
    default: return {2, 0};
  }
}

/// A number that was read, and where the code continues.
struct Read {
  uint32_t value;
  const uint8_t* at;
};

/// Reads a varint from code that is known to be valid.
inline LAMP_SHARED Read readVarint(const uint8_t* at) {
  uint32_t value = *at & 127;
  for (uint8_t shift = 7; *at++ >= 128; shift += 7) value |= static_cast<uint32_t>(*at & 127) << shift;
  return {value, at};
}

}  // namespace lamp
