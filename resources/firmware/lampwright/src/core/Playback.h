// The current program, its time, and how its frames get to the LEDs.
#pragma once
#include <stdint.h>
#include <string.h>
#include "Board.h"
#include "Journal.h"
#include "Memory.h"
#include "Player.h"
#include "Settings.h"
#include "Ticks.h"
#include "flash.h"
#include "guards.h"

namespace lamp {

/// What the lamp does with its program.
enum class Mode : uint8_t { playing, stopped, off };

/// Paints frames into their buffer and shows them.
template <class Board>
class Playback {
 public:
  static_assert(Board::maxLeds <= 21845, "a frame's bytes are counted in 16 bits");

  explicit constexpr Playback(Board& board) : board_(board) {}

  /// Turns `leds` LEDs off. From here on the brightness is ramped up for half a second.
  void begin(Ticks now, uint16_t leds) {
    isHalved_ = board_.resetCause() == ResetCause::brownOut;
    startedAt_ = now;
    showDark(leds, now);
  }

  const Settings& settings() const { return settings_; }
  uint16_t leds() const { return settings_.layout.count(); }
  Mode mode() const { return mode_; }

  bool hasProgram() const { return size_ > 0; }
  bool holds(uint16_t size, uint32_t sum) const { return size_ > 0 && size == size_ && sum == sum_; }
  Record program() const { return {Memory<Board>::code, size_, sum_}; }

  /// Loads the valid program that is in the memory for code.
  LAMP_SHARED void load(uint16_t size, uint32_t sum) {
    size_ = size;
    sum_ = sum;
    Memory<Board>::player.load(Memory<Board>::code, size_, settings_.layout);
  }

  /// Plays the current program.
  void play(uint32_t now, uint32_t ms) {
    mode_ = Mode::playing;
    base_ = now - ms;
    isShown_ = false;
    ms_ = this->ms(now);
  }

  /// Freezes the picture; a dark lamp stays dark.
  void stop() {
    base_ = ms_;
    if (mode_ == Mode::playing) mode_ = Mode::stopped;
    repaint();
  }

  void turnOff() {
    base_ = ms_;
    mode_ = Mode::off;
    repaint();
  }

  void setBrightness(uint8_t brightness) {
    settings_.brightness = brightness;
    repaint();
  }

  void setLimit(uint16_t limitMa) {
    settings_.limitMa = limitMa;
    isHalved_ = false;
    repaint();
  }

  /// Turns off LEDs that are no longer part of the lamp. The frame buffer must be free.
  void setLayout(const Layout& layout, Ticks now) {
    if (layout.count() < leds()) showDark(leds(), now);
    apply(layout);
  }

  void restore(const Settings& settings) {
    settings_ = settings;
    apply(settings.layout);
  }

  /// The current program time. It is kept below 2^31 if the program allows.
  LAMP_SHARED uint32_t ms(uint32_t now) {
    if (mode_ != Mode::playing) return base_;
    uint32_t ms = now - base_;
    if (ms >= 0x80000000ul && hasProgram()) {
      ms = Memory<Board>::player.fold(ms);
      base_ = now - ms;
    }
    return ms;
  }

  /// Program time of the displayed frame; before the first frame of a play, that of the first one.
  uint32_t shownMs() const { return ms_; }
  LAMP_SHARED Moment shownMoment() const { return Memory<Board>::player.locate(ms_); }
  bool isOver() const { return Memory<Board>::player.isOver(ms_); }
  /// Frames shown since the start.
  uint16_t frames() const { return frames_; }
  uint8_t scaled() const { return scaled_; }

  /// The displayed picture is out of date.
  void repaint() { isShown_ = false; }

  /// Whether another frame is due. A still picture is shown again every second, for LEDs that lost it.
  bool isDue(Ticks now) const {
    const bool isMoving = isRamping_ || (mode_ == Mode::playing && hasProgram());
    const Ticks pause = isMoving || !isShown_ ? shortestPauseMs : refreshMs;
    return since(shownAt_, now) >= pause;
  }

  /// Prepares the frame at `ms`; false if `yield` returned false.
  template <class Yield>
  bool paint(Ticks now, uint32_t ms, Yield& yield) {
    Easel& easel = Memory<Board>::shared.painting.easel;
    if (mode_ == Mode::off || !hasProgram()) memset(Memory<Board>::frame, 0, leds() * 3u);
    else if (!Memory<Board>::player.paint(ms, Memory<Board>::frame, easel, yield)) return false;
    const uint8_t scaled = guardFrame(Memory<Board>::frame, leds(), brightnessAt(now), limitMa(), yield);
    if (scaled == givenUp) return false;
    scaled_ = scaled;
    toColorOrder(Memory<Board>::frame, leds(), settings_.layout.colorOrder);
    return true;
  }

  /// Shows the frame that was painted.
  void show(Ticks now, uint32_t ms) {
    ms_ = ms;
    isShown_ = true;
    showBuffer(leds(), now);
  }

  /// Prepares the streamed frame in the buffer.
  void limitStreamed() {
    scaled_ = limitStreamedFrame(Memory<Board>::frame, leds(), limitMa());
    toColorOrder(Memory<Board>::frame, leds(), settings_.layout.colorOrder);
  }

  /// Shows the prepared streamed frame.
  void showStreamed(Ticks now) {
    showBuffer(leds(), now);
    repaint();
  }

 private:
  static constexpr Ticks shortestPauseMs = 16;
  static constexpr Ticks refreshMs = 1000;
  static constexpr Ticks rampMs = 500;

  LAMP_SHARED void apply(const Layout& layout) {
    settings_.layout = layout;
    if (hasProgram()) Memory<Board>::player.load(Memory<Board>::code, size_, settings_.layout);
    repaint();
  }

  void showDark(uint16_t leds, Ticks now) {
    memset(Memory<Board>::frame, 0, leds * 3u);
    showBuffer(leds, now);
  }

  LAMP_SHARED void showBuffer(uint16_t leds, Ticks now) {
    shownAt_ = now;
    frames_++;
    board_.show(Memory<Board>::frame, static_cast<uint16_t>(leds * 3u));
  }

  uint16_t limitMa() const { return isHalved_ ? settings_.limitMa / 2 : settings_.limitMa; }

  uint8_t brightnessAt(Ticks now) {
    if (!isRamping_) return settings_.brightness;
    const Ticks risen = since(startedAt_, now);
    isRamping_ = risen < rampMs;
    if (!isRamping_) return settings_.brightness;
    return static_cast<uint8_t>(static_cast<uint32_t>(settings_.brightness) * risen / rampMs);
  }

  Board& board_;
  uint16_t size_ = 0;
  uint32_t sum_ = 0;
  Settings settings_;
  /// While playing: the board's time at program time 0; otherwise the program time.
  uint32_t base_ = 0;
  uint32_t ms_ = 0;
  uint16_t frames_ = 0;
  Ticks shownAt_ = 0;
  Ticks startedAt_ = 0;
  uint8_t scaled_ = 100;
  Mode mode_ = Mode::stopped;
  bool isShown_ = false;
  bool isRamping_ = true;
  bool isHalved_ = false;
};

}  // namespace lamp
