// The guards that every frame passes before it is shown: shared/animation/guards.
#pragma once
#include <stddef.h>
#include "Light.h"

namespace lamp {

/// What a guard returns if `yield` stopped it: the frame must not be shown.
constexpr uint8_t givenUp = 255;

/// How many LEDs are processed between two calls of `yield`.
constexpr uint8_t guardedLeds = 32;

/// Never stops a guard.
struct NeverYield {
  bool operator()() const { return true; }
};

/// A sum of linear light; where pointers have 16 bits, no frame is so long that 32 bits would be too few.
#if UINTPTR_MAX > 0xffff
using LightSum = uint64_t;
#else
using LightSum = uint32_t;
#endif

/// The largest sum of all channels within a budget that covers the dark LEDs, at 1 mA each. Three full channels draw
/// 55 mA.
inline LAMP_SHARED uint32_t channelsWithin(uint16_t budgetMa, uint16_t leds) {
  return wideProduct(budgetMa - leds, 153) / 11;
}

/// The end of a frame.
inline uint8_t* endOf(uint8_t* frame, uint16_t leds) { return frame + static_cast<size_t>(leds) * 3; }

/// `part` of `whole` in per cent, rounded, but at most 99: for a frame that was dimmed.
inline LAMP_SHARED uint8_t percentOf(uint32_t part, uint32_t whole) {
  const uint32_t percent = (part * 200 + whole) / (2 * whole);
  return percent > 99 ? 99 : static_cast<uint8_t>(percent);
}

/// Scales a frame by a factor: first to measure the result, then to write it.
class Pass {
 public:
  /// The sum of the bytes, and the sum that is needed to keep all lit LEDs lit.
  uint32_t sum, toLift;
  /// The sum of the linear light.
  LightSum light;

  /// Measures the frame scaled by `factor`, in 65536ths up to 65536. False if `yield` stops it.
  template <class Yield>
  LAMP_SHARED bool measure(uint8_t* frame, uint16_t leds, uint32_t factor, bool isRounded, Yield& yield) {
    factor_ = static_cast<uint16_t>(factor);
    isWhole_ = factor > 0xffff;
    rounding_ = isRounded ? 128 : 0;
    isWriting_ = false;
    sum = toLift = credit_ = 0;
    light = 0;
    return run(frame, leds, yield);
  }

  /// Writes the scaled frame. LEDs that would go out are raised to 1: all of them or, if `spare` is not enough, an
  /// evenly spread part. False if `yield` stops it.
  template <class Yield>
  LAMP_SHARED bool write(uint8_t* frame, uint16_t leds, uint32_t spare, Yield& yield) {
    isWriting_ = true;
    needed_ = toLift;
    share_ = spare < toLift ? spare : toLift;
    return run(frame, leds, yield);
  }

 private:
  template <class Yield>
  LAMP_SHARED bool run(uint8_t* frame, uint16_t leds, Yield& yield) {
    for (uint8_t some; leds > 0; leds -= some, frame += some * 3) {
      some = leds < guardedLeds ? leds : guardedLeds;
      runSome(frame, some);
      if (!yield()) return false;
    }
    return true;
  }

  LAMP_INLINE static uint16_t lightOf(uint8_t value) { return tableWord(linearLight + value); }

  LAMP_INLINE static uint8_t exposed(uint16_t light, uint16_t factor, bool isWhole, uint8_t rounding) {
    return static_cast<uint16_t>((isWhole ? light : quickHighProduct(light, factor)) + rounding) >> 8;
  }

  LAMP_SHARED void runSome(uint8_t* frame, uint8_t leds) {
    // Local copies, which the compiler keeps in registers.
    const uint16_t factor = factor_;
    const bool isWhole = isWhole_, isWriting = isWriting_;
    const uint8_t rounding = rounding_;
    uint16_t bytes = 0;
    uint32_t linear = 0;
    for (; leds > 0; leds--, frame += 3) {
      const uint16_t red = lightOf(frame[0]), green = lightOf(frame[1]), blue = lightOf(frame[2]);
      linear += red;
      linear += green;
      linear += blue;
      const Rgb shown = {exposed(red, factor, isWhole, rounding), exposed(green, factor, isWhole, rounding),
                         exposed(blue, factor, isWhole, rounding)};
      bytes += shown.red;
      bytes += shown.green;
      bytes += shown.blue;
      if ((shown.red | shown.green | shown.blue) == 0 && keepLit(frame)) continue;
      if (isWriting) put(shown, frame);
    }
    sum += bytes;
    light += linear;
  }

  /// For an LED that would go out: sets its largest channels to 1 if the spare light allows; true if it does.
  LAMP_SHARED bool keepLit(uint8_t* led) {
    const uint8_t larger = led[0] > led[1] ? led[0] : led[1], largest = larger > led[2] ? larger : led[2];
    if (largest == 0) return false;
    const uint8_t channels = (led[0] == largest) + (led[1] == largest) + (led[2] == largest);
    toLift += channels;
    if (!isWriting_) return false;
    uint32_t price = 0;
    for (uint8_t left = channels; left > 0; left--) credit_ += share_, price += needed_;
    if (credit_ < price) return false;
    credit_ -= price;
    for (uint8_t channel = 0; channel < 3; channel++) led[channel] = led[channel] == largest ? 1 : 0;
    return true;
  }

  uint32_t share_, needed_, credit_;
  uint16_t factor_;
  uint8_t rounding_;
  bool isWhole_, isWriting_;
};

/// Converts a frame in place into the bytes for the LEDs: gamma, brightness and current limit with a single rounding.
/// A lit LED stays lit. Returns how many per cent of the light the current limit leaves: 100 if it does not limit, 0
/// if the budget does not cover the dark LEDs; `givenUp` if `yield`, which is called every 32 LEDs, returned false.
template <class Yield>
LAMP_SHARED uint8_t guardFrame(uint8_t* frame, uint16_t leds, uint8_t brightness, uint16_t budgetMa, Yield& yield) {
  if (budgetMa < leds || brightness == 0) {
    for (uint8_t* at = frame; at != endOf(frame, leds); at++) *at = 0;
    return brightness == 0 && budgetMa >= leds ? 100 : 0;
  }
  const uint32_t wanted = static_cast<uint32_t>(brightness + (brightness >> 7)) << 8;
  const uint32_t allowed = channelsWithin(budgetMa, leds);
  Pass pass;
  if (!pass.measure(frame, leds, wanted, true, yield)) return givenUp;
  if (pass.sum + pass.toLift <= allowed) return pass.write(frame, leds, pass.toLift, yield) ? 100 : givenUp;
  // Divided by 4096 on both sides, so that 32 bits hold it; rounded down, so that it never exceeds.
  const uint32_t most = allowed * 4096 / (static_cast<uint32_t>(pass.light >> 12) + 1);
  const uint32_t factor = most < wanted ? most : wanted;
  if (!pass.measure(frame, leds, factor, false, yield)) return givenUp;
  if (!pass.write(frame, leds, allowed - pass.sum, yield)) return givenUp;
  return percentOf(factor, wanted);
}

inline uint8_t guardFrame(uint8_t* frame, uint16_t leds, uint8_t brightness, uint16_t budgetMa) {
  NeverYield yield;
  return guardFrame(frame, leds, brightness, budgetMa, yield);
}

/// Limits a streamed frame to a budget; its sender has already applied gamma and brightness. Over the budget all
/// channels are scaled by the same factor and rounded down. Returns how many per cent of the light are left.
inline LAMP_SHARED uint8_t limitStreamedFrame(uint8_t* bytes, uint16_t leds, uint16_t budgetMa) {
  const uint32_t allowed = budgetMa > leds ? channelsWithin(budgetMa, leds) : 0;
  uint8_t* const end = endOf(bytes, leds);
  uint32_t sum = 0;
  for (const uint8_t* at = bytes; at != end; at++) sum += *at;
  if (budgetMa >= leds && sum <= allowed) return 100;
  // 65536ths of the light, divided by 16 on both sides, so that 32 bits hold it.
  const uint16_t factor = allowed * 4096 / (sum / 16 + 1);
  for (uint8_t* at = bytes; at != end; at++) *at = quickHighProduct(*at, factor);
  return percentOf(factor, 65536UL);
}

/// Reorders red, green, blue in place into the LEDs' channel order: RGB, RBG, GRB, GBR, BRG, BGR.
inline LAMP_SHARED void toColorOrder(uint8_t* frame, uint16_t leds, uint8_t colorOrder) {
  const uint8_t first = colorOrder >> 1;
  // Of the two remaining channels, an even order takes the earlier one first.
  const uint8_t lower = first == 0 ? 1 : 0, upper = first == 2 ? 1 : 2;
  const bool isRising = (colorOrder & 1) == 0;
  const uint8_t second = isRising ? lower : upper, third = isRising ? upper : lower;
  for (; leds > 0; leds--, frame += 3) {
    const uint8_t channels[3] = {frame[0], frame[1], frame[2]};
    frame[0] = channels[first];
    frame[1] = channels[second];
    frame[2] = channels[third];
  }
}

}  // namespace lamp
