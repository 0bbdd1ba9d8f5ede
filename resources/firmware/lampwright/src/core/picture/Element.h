// An element of a render.
#pragma once
#include "../CodeReader.h"
#include "Canvas.h"

namespace lamp {

/// Characters in lamp code.
struct Characters {
  const uint8_t* at;
  uint8_t length;

  Characters trimmed() const {
    Characters rest = *this;
    while (rest.length > 0 && rest.at[0] == ' ') rest.at++, rest.length--;
    while (rest.length > 0 && rest.at[rest.length - 1] == ' ') rest.length--;
    return rest;
  }
};

/// One element as it is in lamp code.
struct Element {
  Shape shape;
  const uint8_t* color;
  /// As many as the element has, in the order of the code; for a text and an icon x and y.
  int16_t values[4];
  uint8_t flags;
  /// For a text its characters; for an icon its number, as the length.
  Characters content;

  /// Reads the next element and returns where the code continues; `color` must hold the previous element's.
  LAMP_SHARED const uint8_t* read(const uint8_t* at) {
    flags = *at++;
    shape = static_cast<Shape>(flags & 15);
    if ((flags & sameColor) == 0) {
      color = at;
      at += 3;
    }
    const ElementForm form = formOf(shape);
    const uint8_t count = form.coordinates + form.sizes;
    for (uint8_t value = 0; value < count; value++) {
      if ((value == 0 && (flags & noX) != 0) || (value == 1 && (flags & noY) != 0)) continue;
      const Read number = readVarint(at);
      at = number.at;
      values[value] = static_cast<int16_t>(number.value) + (value < form.coordinates ? lowestCoordinate : 0);
    }
    if (shape != Shape::text && shape != Shape::icon) return at;
    content.length = *at++;
    content.at = at;
    return shape == Shape::text ? at + content.length : at;
  }

  Wish y() const { return {(flags & noY) != 0, values[1]}; }

  /// The column or row where a text or an icon of this size starts.
  LAMP_SHARED int16_t leftOn(const Canvas& canvas, int16_t width) const {
    return Wish{(flags & noX) != 0, values[0]}.placeOn(canvas.columns(), width);
  }
  LAMP_SHARED int16_t topOn(const Canvas& canvas, int16_t height) const { return y().placeOn(canvas.rows(), height); }
};

}  // namespace lamp
