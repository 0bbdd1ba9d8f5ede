// Separates lines and Adalight frames on one port ("Adalight on the same port" in docs/serial-protocol.md).
#pragma once
#include <stdint.h>
#include "Memory.h"
#include "Ticks.h"
#include "flash.h"

namespace lamp {

/// The last six bytes that arrived outside of pixels: a header may end at any of them.
class HeaderWindow {
 public:
  void push(uint8_t byte) {
    for (uint8_t at = 0; at + 1 < size; at++) bytes_[at] = bytes_[at + 1];
    bytes_[size - 1] = byte;
  }

  void clear() {
    for (uint8_t& byte : bytes_) byte = 0;
  }

  bool isNamed() const { return bytes_[0] == 'A' && bytes_[1] == 'd' && bytes_[2] == 'a'; }

  bool isRight() const { return isNamed() && (bytes_[3] ^ bytes_[4] ^ 0x55) == bytes_[5]; }

  uint16_t count() const { return static_cast<uint16_t>((static_cast<uint16_t>(bytes_[3]) << 8) | bytes_[4]); }

  static constexpr uint8_t size = 6;

 private:
  uint8_t bytes_[size] = {};
};

/// Collects the bytes that arrive into a line or a frame. While one waits to be handled, no more bytes are accepted.
template <class Board>
class Receiver {
 public:
  /// What waits to be handled. `room`: a frame begins or a line gets long, and needs memory that painting uses.
  enum class Waiting : uint8_t { nothing, line, room, frame };
  enum class Fault : uint8_t { none, tooLong, noObject };

  /// Sets how many LEDs a frame has. A partly received frame is lost.
  void expect(uint16_t leds) {
    leds_ = leds;
    if (isInFrame()) lose();
  }

  Waiting waiting() const { return waiting_; }
  /// Whether the frame buffer is being filled.
  bool isInFrame() const { return state_ == State::pixels; }
  /// Whether a line has begun that may still become valid, and whose last byte is less than 3 ms old.
  bool isLineArriving(Ticks now) const {
    return state_ == State::line && since(byteAt_, now) < 3;
  }

  /// Whether a line occupies memory that painting uses.
  bool isLineLong() const { return state_ == State::line && count_ >= Memory<Board>::shortLine; }

  /// Why the waiting line was dropped.
  Fault fault() const { return fault_; }

  /// Continues after what waited has been handled; for `room`, when nothing is painted.
  void release() { waiting_ = Waiting::nothing; }

  /// Handles a byte; only while nothing waits.
  LAMP_SHARED void take(uint8_t byte, Ticks now) {
    byteAt_ = now;
    if (state_ == State::pixels) return takePixel(byte);
    window_.push(byte);
    if (window_.isRight() && !isWithinLine()) return takeHeader();
    switch (state_) {
      case State::line: return takeCharacter(byte);
      case State::restOfLine:
        if (byte == '\n') endLine();
        return;
      case State::rest: return takeAtRest(byte);
      case State::behind:
        if (++count_ == extraBytes + HeaderWindow::size) lose();
        return;
      default: return;
    }
  }

  /// Handles silence; only when no byte was left to read, so that time in which nothing was read does not count as
  /// silence.
  LAMP_SHARED void quiet(Ticks now) {
    const Ticks silence = since(byteAt_, now);
    if (state_ == State::pixels && silence >= frameSilenceMs) lose();
    if (state_ == State::behind && silence >= frameSilenceMs) {
      if (count_ == 0 || count_ == extraBytes) rest();
      else lose();
    }
    // Nothing can be painted while such a line is incomplete, so long pauses in it are not allowed.
    if (isLineLong() && silence >= lineSilenceMs) drop(Fault::tooLong);
    // Between lines, too: an incomplete header is not part of what comes next.
    if ((state_ == State::lost || state_ == State::rest) && silence >= lostSilenceMs) rest();
  }

 private:
  /// `behind`: a frame is complete, a header must follow. `lost`: only a header is accepted.
  enum class State : uint8_t { rest, line, restOfLine, pixels, behind, lost };
  static constexpr uint8_t frameSilenceMs = 100;
  static constexpr uint8_t lostSilenceMs = 200;
  static constexpr Ticks lineSilenceMs = 3000;
  /// Sent after a frame by senders whose header states one LED more than there are.
  static constexpr uint8_t extraBytes = 3;

  /// A header's own bytes may look like the beginning of a line, such as the count 123; the header then began before
  /// the line.
  bool isWithinLine() const { return state_ == State::line && count_ >= HeaderWindow::size; }

  void rest() {
    state_ = State::rest;
    window_.clear();
  }

  void lose() {
    state_ = State::lost;
    if (waiting_ != Waiting::line) release();
  }

  void takeHeader() {
    const uint16_t count = window_.count();
    window_.clear();
    if (count != leds_ && static_cast<uint32_t>(count) + 1 != leds_) return lose();
    state_ = State::pixels;
    count_ = 0;
    waiting_ = Waiting::room;
  }

  void takePixel(uint8_t byte) {
    Memory<Board>::frame[count_++] = byte;
    if (count_ < leds_ * 3u) return;
    state_ = State::behind;
    count_ = 0;
    waiting_ = Waiting::frame;
  }

  void takeAtRest(uint8_t byte) {
    // A header damaged by noise: the pixels after it must not be taken for a line.
    if (window_.isNamed()) return lose();
    if (byte != '{') return;
    state_ = State::line;
    fault_ = Fault::none;
    Memory<Board>::shared.line[0] = '{';
    count_ = 1;
  }

  void takeCharacter(uint8_t byte) {
    if (byte == '\n') return endLine();
    if (byte == '\r') return;
    if (byte < 0x20 || byte > 0x7E) return drop(Fault::noObject);
    if (count_ == Board::lineLength) return drop(Fault::tooLong);
    Memory<Board>::shared.line[count_++] = static_cast<char>(byte);
    if (count_ == Memory<Board>::shortLine) waiting_ = Waiting::room;
  }

  /// The line is invalid, but not complete yet. Its memory is free.
  void drop(Fault fault) {
    count_ = 0;
    fault_ = fault;
    state_ = State::restOfLine;
  }

  void endLine() {
    Memory<Board>::shared.line[count_] = 0;
    state_ = State::rest;
    waiting_ = Waiting::line;
  }

  uint16_t leds_ = 0;
  /// The number of characters of the line, of bytes of the frame, or of bytes after it.
  uint16_t count_ = 0;
  Ticks byteAt_ = 0;
  HeaderWindow window_;
  State state_ = State::rest;
  Waiting waiting_ = Waiting::nothing;
  Fault fault_ = Fault::none;
};

}  // namespace lamp
