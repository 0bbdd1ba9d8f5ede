// A render: shared/animation/picture/picturePainter.ts.
#pragma once
#include "../Layer.h"
#include "drawText.h"
#include "shapes.h"

namespace lamp {

/// Skips the elements of a render and returns where the code continues; also returns the color of the ambient LEDs:
/// its last fill color.
inline const uint8_t* skipElements(const uint8_t* at, uint8_t* glow) {
  const uint8_t* fill = black;
  Element element{};
  for (uint8_t left = *at++; left > 0; left--) {
    at = element.read(at);
    if (element.shape == Shape::fill) fill = element.color;
  }
  put(rgbAt(fill), glow);
  return at;
}

inline LAMP_SHARED void drawElement(Canvas& canvas, const Element& element, uint32_t ms) {
  canvas.take(element.color);
  const int16_t* at = element.values;
  switch (element.shape) {
    case Shape::fill: canvas.flood(); break;
    case Shape::pixel: canvas.plot(at[0], at[1]); break;
    case Shape::rect: canvas.block(at[0], at[1], at[0] + at[2] - 1, at[1] + at[3] - 1); break;
    case Shape::line: drawLine(canvas, {at[0], at[1]}, {at[2], at[3]}); break;
    case Shape::text: TextBrush(canvas, element).draw(ms); break;
    case Shape::icon: drawIcon(canvas, element); break;
    default: Circle({at[0], at[1]}, element.shape == Shape::disc).draw(canvas, at[2]);
  }
}

/// Paints a span of the grid of a render: its elements in order, on black. False if `yield` stops it.
template <class Yield>
LAMP_SHARED bool paintPicture(const Layer& layer, const Span& span, uint8_t* bytes, Yield& yield) {
  Canvas canvas(span, bytes);
  const uint8_t* at = layer.content;
  Element element{};
  canvas.flood();
  for (uint8_t left = *at++; left > 0; left--) {
    at = element.read(at);
    drawElement(canvas, element, layer.ms);
    if (!yield()) return false;
  }
  return yield();
}

}  // namespace lamp
