// Which of the program's events are to be told.
#pragma once
#include <stdint.h>
#include "Player.h"
#include "Ticks.h"

namespace lamp {

/// Remembers what was told. A step that could not be told in time is left out; the one on show in the end is told.
class Progress {
 public:
  /// A play begins: everything is new.
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
  /// At most four a second.
  static constexpr Ticks pauseMs = 250;

  uint16_t pass_ = 0;
  Ticks toldAt_ = 0;
  uint8_t step_ = 0;
  bool isStepTold_ = false;
  bool isEndTold_ = false;
};

}  // namespace lamp
