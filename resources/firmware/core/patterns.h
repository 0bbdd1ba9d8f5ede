// Patterns as functions of one LED's place. So far two of the eleven, a cheap one and a dear one, as proof that the
// arithmetic carries over.
#pragma once
#include "Light.h"

namespace lamp {

/// Crests of `color` over `color2` that rise through the rows.
class Wave {
 public:
  Wave(Rgb color, Rgb color2, uint16_t speed, uint32_t ms)
      : color_(color), color2_(color2), phase_(phaseAt(ms, speed)) {}

  Rgb at(const Place& place) const {
    const uint16_t phase = static_cast<uint16_t>(place.y) * 320u + phase_;
    return between(color2_, color_, hump(phase >> 6));
  }

 private:
  Rgb color_, color2_;
  uint16_t phase_;
};

/// Flames that rise from the bottom.
class Fire {
 public:
  Fire(Rgb color, Rgb color2, uint16_t speed, uint32_t ms, uint8_t seed, int16_t height)
      : color_(color),
        color2_(color2),
        risen_(static_cast<uint16_t>(static_cast<uint16_t>(cycleAt(ms, speed)) << 9) | (phaseAt(ms, speed) >> 7)),
        height_(height),
        cooling_((440u * 64u) / static_cast<uint16_t>(height < 16 ? 16 : height)),
        seed_(seed) {}

  Rgb at(const Place& place) const {
    const uint16_t x = place.x, y = place.y;
    const uint8_t coarse = noise(x * 6u, y * 4u + risen_, seed_);
    const uint8_t fine = noise(x * 11u, y * 7u + 2u * risen_, seed_ + 101);
    const uint16_t up = place.y < height_ ? height_ - place.y : 0;
    const int16_t heat = 150 + ((3 * coarse + fine) >> 1) - static_cast<int16_t>((up * cooling_) >> 6);
    if (heat <= 0) return {0, 0, 0};
    if (heat < 256) return between({0, 0, 0}, color_, heat);
    return between(color_, color2_, heat > 511 ? 255 : heat - 256);
  }

 private:
  Rgb color_, color2_;
  uint16_t risen_;
  int16_t height_;
  uint16_t cooling_;
  uint8_t seed_;
};

}  // namespace lamp
