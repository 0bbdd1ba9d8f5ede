// Answers queries with the firmware's own code, for comparison. Standard input is a row of queries, each a letter and
// what belongs to it, numbers low byte first; standard output has the answers without anything between them.
#include <stdio.h>
#include <vector>
#include "LampCode.h"
#include "Player.h"
#include "guards.h"

using Bytes = std::vector<uint8_t>;

static uint32_t number(uint8_t bytes) {
  uint32_t value = 0;
  for (uint8_t at = 0; at < bytes; at++) value |= static_cast<uint32_t>(getchar() & 255) << (8 * at);
  return value;
}

static void answer(uint32_t value, uint8_t bytes) {
  for (uint8_t at = 0; at < bytes; at++) putchar(static_cast<uint8_t>(value >> (8 * at)));
}

static void answer(const Bytes& bytes) { fwrite(bytes.data(), 1, bytes.size(), stdout); }

/// Gives up after some calls, and counts them.
struct Patience {
  uint32_t left;
  uint32_t calls = 0;

  bool operator()() {
    calls++;
    return left-- > 0;
  }
};

class Twin {
 public:
  bool answerNext() {
    const int query = getchar();
    switch (query) {
      case 'L': readLayout(); return true;
      case 'C': readCode(); return true;
      case 'F': paint(0xffffffff); answer(frame_); return true;
      case 'Y': answerPatience(); return true;
      case 'G': answerGuarded(); return true;
      case 'S': answerStreamed(); return true;
      case 'M': answerMoment(); return true;
      default: return false;
    }
  }

 private:
  void readLayout() {
    layout_.isRing = number(1) != 0;
    layout_.columns = number(2);
    layout_.rows = number(2);
    layout_.ambient = number(2);
    layout_.ambientFrom = number(1);
    layout_.ambientClockwise = number(1) != 0;
    layout_.serpentine = number(1) != 0;
    layout_.mirrored = number(1) != 0;
    layout_.rotation = number(1);
    layout_.colorOrder = number(1);
    frame_.assign(layout_.count() * 3u, 0x5a);
    load();
  }

  void readCode() {
    code_.assign(number(2), 0);
    code_.shrink_to_fit();
    if (fread(code_.data(), 1, code_.size(), stdin) != code_.size()) return;
    isSound_ = lamp::isSound(code_.data(), static_cast<uint16_t>(code_.size()));
    answer(isSound_ ? 1 : 0, 1);
    load();
  }

  void load() {
    if (isSound_) player_.load(code_.data(), static_cast<uint16_t>(code_.size()), layout_);
  }

  uint32_t paint(uint32_t patience) {
    Patience yield = {patience};
    const bool isWhole = player_.paint(number(4), frame_.data(), easel_, yield);
    return isWhole ? yield.calls : 0;
  }

  void answerPatience() {
    const uint32_t patience = number(4);
    answer(paint(patience), 4);
  }

  void answerGuarded() {
    paint(0xffffffff);
    const uint8_t brightness = number(1);
    const uint16_t budget = number(2);
    answer(lamp::guardFrame(frame_.data(), layout_.count(), brightness, budget), 1);
    lamp::toColorOrder(frame_.data(), layout_.count(), layout_.colorOrder);
    answer(frame_);
  }

  void answerStreamed() {
    paint(0xffffffff);
    answer(lamp::limitStreamedFrame(frame_.data(), layout_.count(), number(2)), 1);
    answer(frame_);
  }

  void answerMoment() {
    const uint32_t ms = number(4);
    const lamp::Moment moment = player_.locate(ms);
    answer(moment.index, 1);
    answer(static_cast<uint8_t>(moment.previous), 1);
    answer(moment.localMs, 4);
    answer(moment.pass, 4);
    answer(player_.isOver(ms) ? 1 : 0, 1);
    answer(player_.fold(ms), 4);
  }

  lamp::Layout layout_;
  lamp::Player player_;
  lamp::Easel easel_;
  Bytes code_, frame_;
  bool isSound_ = false;
};

int main() {
  Twin twin;
  while (twin.answerNext()) {
  }
  return 0;
}
