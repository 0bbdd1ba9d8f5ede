// Plays lamp code: computes the light of a program at any time, with exactly the bytes of the app's frameAt.
#pragma once
#include "CommandPainter.h"
#include "Schedule.h"

namespace lamp {

/// What painting needs in addition to the frame, and only while painting. No constructors: it is a member of a union.
struct Easel {
  /// The current command, and the one that a cross-fade starts from.
  CommandPainter shown, faded;
  Walk walk;
  /// A span of the layers over a command's first one.
  uint8_t scratch[spanLeds * 3];
};

class Player {
 public:
  /// Loads valid code; keeps both pointers. Must be called again when the layout has changed.
  LAMP_SHARED void load(const uint8_t* code, uint16_t /*size*/, const Layout& layout) {
    geometry_.measure(layout);
    schedule_.load(code);
  }

  uint8_t steps() const { return schedule_.steps(); }

  /// What is on at `ms`.
  Moment locate(uint32_t ms) const { return schedule_.locate(ms); }

  /// True when the program has ended.
  bool isOver(uint32_t ms) const { return schedule_.isOver(ms); }

  /// An earlier time from which the program continues as from `ms`, if that is beyond 2³¹; see `Schedule`.
  uint32_t fold(uint32_t ms) const { return schedule_.fold(ms); }

  /// Paints the frame at `ms` in wire order: red, green, blue. Calls `yield` for each span and layer and for each
  /// element of a picture; if that returns false, painting stops and `paint` returns false. Nothing else may use the
  /// easel meanwhile.
  template <class Yield>
  LAMP_SHARED bool paint(uint32_t ms, uint8_t* frame, Easel& easel, Yield& yield) {
    const Fade fade = prepare(ms, easel);
    uint8_t before[spanLeds * 3];
    easel.walk.begin(geometry_);
    for (Span span(geometry_); span.advance(easel.walk); frame += span.count * 3u) {
      if (!easel.shown.paint(span, frame, easel.scratch, yield)) return false;
      if (fade.from == From::nothing) continue;
      if (fade.from == From::step && !easel.faded.paint(span, before, easel.scratch, yield)) return false;
      blend(frame, fade.from == From::step ? before : nullptr, fade.weight, span.count);
    }
    return true;
  }

 private:
  /// The step that a cross-fade starts from.
  enum class From : uint8_t { nothing, black, step };

  struct Fade {
    From from;
    /// The share of the new light, in 256ths.
    uint8_t weight;
  };

  /// Prepares the step that is on at `ms`.
  LAMP_SHARED Fade prepare(uint32_t ms, Easel& easel) {
    const Moment moment = schedule_.locate(ms);
    if (moment.index == schedule_.steps()) {
      easel.shown.read(schedule_.ending(), moment.localMs, moment.index, geometry_);
      return {From::nothing, 0};
    }
    const Step step = schedule_.step(moment.index);
    easel.shown.read(step.command, moment.localMs, moment.index, geometry_);
    if (moment.localMs >= step.transition) return {From::nothing, 0};
    const uint8_t weight = shareOf(moment.localMs, step.transition);
    if (moment.previous < 0) return {From::black, weight};
    // The previous step continues beyond its end.
    const Step previous = schedule_.step(moment.previous);
    easel.faded.read(previous.command, previous.duration + moment.localMs, moment.previous, geometry_);
    return {From::step, weight};
  }

  /// `part` of `whole` in 256ths, rounded down; `part` must be smaller.
  static uint8_t shareOf(uint32_t part, uint32_t whole) {
    uint8_t share = 0;
    for (uint8_t bit = 0; bit < 8; bit++) {
      part <<= 1;
      share <<= 1;
      if (part >= whole) {
        part -= whole;
        share++;
      }
    }
    return share;
  }

  /// Fades from `before`, or from black without it.
  static void blend(uint8_t* bytes, const uint8_t* before, uint8_t weight, uint8_t leds) {
    for (uint8_t left = leds * 3; left > 0; left--, bytes++) *bytes = mix(before ? *before++ : 0, *bytes, weight);
  }

  Geometry geometry_;
  Schedule schedule_;
};

}  // namespace lamp
