// Which of the program's events have to be reported.
#pragma once
#include <stdint.h>
#include "Player.h"
#include "Ticks.h"

namespace lamp {

/// Remembers what was reported. A step that could not be reported in time is skipped; the last displayed one is
/// always reported.
class Progress {
 public:
  /// Starts over, because a play begins.
  void restart() {
    isStepTold_ = false;
    isEndTold_ = false;
  }

  bool isStepNew(Ticks now, const Moment& moment) const {
    if (!isStepTold_) return true;
    if (moment.index == step_ && static_cast<uint16_t>(moment.pass) == pass_) return false;
    return since(toldAt_, now) >= pauseMs;
  }

  void tellStep(Ticks now, const Moment& moment) {
    isStepTold_ = true;
    step_ = moment.index;
    pass_ = static_cast<uint16_t>(moment.pass);
    toldAt_ = now;
  }

  bool isEndNew() const { return !isEndTold_; }
  void tellEnd() { isEndTold_ = true; }

 private:
  /// At most four per second.
  static constexpr Ticks pauseMs = 250;

  uint16_t pass_ = 0;
  Ticks toldAt_ = 0;
  uint8_t step_ = 0;
  bool isStepTold_ = false;
  bool isEndTold_ = false;
};

}  // namespace lamp
