// The LEDs as blocks of colour in a terminal.
#pragma once
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string>
#include <vector>
#include "Walk.h"
#include "guards.h"

/// Draws each LED at its position, two rows of LEDs per row of characters, over the previous picture.
class Picture {
 public:
  Picture() {
    for (int light = 0; light < 256; light++) {
      screen_[light] = static_cast<uint8_t>(lround(255 * pow(light / 255.0, 1 / 2.2)));
    }
  }

  /// `bytes` are those of the LEDs: linear light, in their channel order.
  void draw(const lamp::Layout& layout, const uint8_t* bytes) {
    lamp::Geometry geometry;
    geometry.measure(layout);
    lamp::Walk walk;
    walk.begin(geometry);
    const int columns = cells(geometry.isLevelStrip ? geometry.height : geometry.width);
    const int rows = (cells(geometry.isLevelStrip ? geometry.width : geometry.height) + 1) / 2 * 2;
    std::vector<lamp::Rgb> colors(static_cast<size_t>(columns * rows), lamp::Rgb{0, 0, 0});
    for (uint16_t led = 0; led < geometry.count; led++) {
      lamp::Place place;
      walk.take(&place, 1);
      if (geometry.isLevelStrip) place = {place.y, place.x};
      const int column = cellOf(place.x), row = cellOf(place.y);
      if (column < 0 || column >= columns || row < 0 || row >= rows) continue;
      colors[static_cast<size_t>(row * columns + column)] = seen(bytes + 3 * led, layout.colorOrder);
    }
    print(colors, columns, rows);
  }

 private:
  /// Space for the ambient LEDs, one outside the grid on each side.
  static int cells(int length) { return length / lamp::unit + 3; }
  static int cellOf(int position) { return (position + lamp::unit + lamp::unit / 2) / lamp::unit; }

  lamp::Rgb seen(const uint8_t* led, uint8_t colorOrder) const {
    uint8_t order[3] = {0, 1, 2};
    lamp::toColorOrder(order, 1, colorOrder);
    uint8_t channels[3];
    for (int place = 0; place < 3; place++) channels[order[place]] = screen_[led[place]];
    return {channels[0], channels[1], channels[2]};
  }

  void print(const std::vector<lamp::Rgb>& colors, int columns, int rows) {
    std::string text = drawnRows_ > 0 ? "\x1b[" + std::to_string(drawnRows_) + "A" : "";
    for (int row = 0; row < rows; row += 2) {
      for (int column = 0; column < columns; column++) {
        const size_t at = static_cast<size_t>(row * columns + column);
        text += paint(38, colors[at]) + paint(48, colors[at + static_cast<size_t>(columns)]) + "\u2580";
      }
      text += "\x1b[0m\x1b[K\n";
    }
    drawnRows_ = rows / 2;
    fwrite(text.data(), 1, text.size(), stdout);
    fflush(stdout);
  }

  static std::string paint(int ground, const lamp::Rgb& color) {
    return "\x1b[" + std::to_string(ground) + ";2;" + std::to_string(color.red) + ";" + std::to_string(color.green) +
           ";" + std::to_string(color.blue) + "m";
  }

  uint8_t screen_[256];
  int drawnRows_ = 0;
};
