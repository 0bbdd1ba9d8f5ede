// Consecutive LEDs on the wire. Everything is painted span by span, since there is no memory for a second frame.
#pragma once
#include "Walk.h"

namespace lamp {

/// The maximum number of LEDs in a span.
constexpr uint8_t spanLeds = 10;

struct Span {
  const Geometry& geometry;
  /// The number of the first LED on the wire, and how many there are; all of the grid, or all ambient.
  uint16_t first = 0;
  uint8_t count = 0;
  bool isAmbient = false;
  /// The position of each LED for a pattern.
  Place places[spanLeds];

  explicit Span(const Geometry& of) : geometry(of) {}

  /// Moves on to the next LEDs of `walk`; false after the last.
  bool advance(Walk& walk) {
    first += count;
    isAmbient = first >= geometry.grid;
    const uint16_t left = (isAmbient ? geometry.count : geometry.grid) - first;
    count = left < spanLeds ? left : spanLeds;
    walk.take(places, count);
    return count > 0;
  }

  /// The index of an LED among all, the grid row by row as seen.
  uint16_t numberOf(const Place& place) const {
    if (isAmbient || geometry.layout->isRing) return first + static_cast<uint8_t>(&place - places);
    if (geometry.isLevelStrip) return place.y >> 4;
    return product(place.y >> 4, geometry.columns) + (place.x >> 4);
  }
};

}  // namespace lamp
