// When each step of a program is on, with the loop's repeats: shared/animation/Schedule.ts, straight from lamp code.
#pragma once
#include "CodeReader.h"

namespace lamp {

/// What a program shows at some time.
struct Moment {
  /// The step's index; one past the last step is the ending.
  uint8_t index;
  /// The step that a cross-fade starts from, or -1: then it starts from black.
  int8_t previous;
  /// Milliseconds since that step began.
  uint32_t localMs;
  /// How many rounds of the loop were completed before.
  uint32_t pass;
};

/// A step in lamp code.
struct Step {
  uint32_t duration, transition;
  const uint8_t* command;
  const uint8_t* next;

  explicit LAMP_SHARED Step(const uint8_t* at) {
    const Read size = readVarint(at);
    next = size.at + (size.value >> 1);
    Read time = readVarint(size.at);
    duration = time.value;
    transition = 0;
    if ((size.value & 1) != 0) {
      time = readVarint(time.at);
      transition = time.value;
    }
    command = time.at;
  }
};

class Schedule {
 public:
  /// Loads valid code; keeps the pointer.
  void load(const uint8_t* code) {
    const uint8_t head = code[0];
    count_ = code[1];
    hasEnding_ = (head & hasEnding) != 0;
    steps_ = code + 2;
    loopFirst_ = loopLast_ = 0xff;
    rounds_ = 1;
    if ((head & hasLoop) != 0) {
      loopFirst_ = code[2];
      loopLast_ = code[3];
      const Read rounds = readVarint(code + 4);
      rounds_ = static_cast<uint16_t>(rounds.value);
      steps_ = rounds.at;
    }
    measure();
  }

  uint8_t steps() const { return count_; }

  LAMP_SHARED Moment locate(uint32_t ms) const {
    uint32_t pass;
    const uint32_t within = unlooped(ms, pass);
    if (hasEnding_ && isFinite() && within >= passMs_) {
      return {count_, static_cast<int8_t>(count_ - 1), within - passMs_, pass};
    }
    uint8_t index = 0;
    uint32_t start = 0;
    for (const uint8_t* at = steps_; index + 1 < count_; index++) {
      const Step step(at);
      if (within - start < step.duration) break;
      start += step.duration;
      at = step.next;
    }
    const bool isReentered = pass > 0 && index == loopFirst_;
    return {index, static_cast<int8_t>(isReentered ? loopLast_ : index - 1), within - start, pass};
  }

  /// True when the program has ended.
  bool isOver(uint32_t ms) const {
    uint32_t pass;
    return isFinite() && unlooped(ms, pass) >= passMs_;
  }

  /// A time before 2³¹, or as early as possible, from which the program continues as from `ms`; `ms` itself if it is
  /// early enough. An endless step or ending goes back by multiples of 2³⁰ ms, but never so far that its fade or
  /// flash would be seen again.
  uint32_t fold(uint32_t ms) const {
    if (ms < 0x80000000UL) return ms;
    if (loopMs_ > 0 && rounds_ == 0) return loopStartMs_ + loopMs_ + (ms - loopStartMs_) % loopMs_;
    const uint32_t far = locate(ms).localMs >> 30;
    return far > 1 ? ms - ((far - 1) << 30) : ms;
  }

  /// The step of an index, which must not be the ending's.
  LAMP_SHARED Step step(uint8_t index) const {
    Step found(steps_);
    for (; index > 0; index--) found = Step(found.next);
    return found;
  }

  /// The command of the ending, if there is one.
  const uint8_t* ending() const { return step(count_ - 1).next; }

 private:
  void measure() {
    passMs_ = loopStartMs_ = loopMs_ = 0;
    const uint8_t* at = steps_;
    for (uint8_t index = 0; index < count_; index++) {
      const Step step(at);
      if (index == loopFirst_) loopStartMs_ = passMs_;
      passMs_ += step.duration;
      if (index == loopLast_) loopMs_ = passMs_ - loopStartMs_;
      stays_ = step.duration == 0;
      at = step.next;
    }
  }

  bool isFinite() const { return !stays_ && rounds_ != 0; }

  /// `ms` without the repeats of the loop.
  LAMP_SHARED uint32_t unlooped(uint32_t ms, uint32_t& pass) const {
    pass = 0;
    if (loopMs_ == 0 || ms < loopStartMs_) return ms;
    pass = (ms - loopStartMs_) / loopMs_;
    if (rounds_ != 0 && pass >= rounds_) pass = rounds_ - 1;
    return ms - pass * loopMs_;
  }

  const uint8_t* steps_;
  /// The length of all steps once; an endless last step counts 0.
  uint32_t passMs_;
  /// When the loop begins, and the length of one round: 0 without a loop.
  uint32_t loopStartMs_, loopMs_;
  /// The number of rounds, 0 for endless.
  uint16_t rounds_;
  /// The first and last step of the loop; without a loop, indexes that no step has.
  uint8_t loopFirst_, loopLast_;
  uint8_t count_;
  bool hasEnding_, stays_;
};

}  // namespace lamp
