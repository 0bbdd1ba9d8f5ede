// The firmware's light on an ATmega328P, driven from outside through its memory: fill the mailbox, set `command`, and
// run until it is 0 again.
#include <avr/io.h>
#include "LampCode.h"
#include "Player.h"
#include "guards.h"

enum Command : uint8_t { none, load, paint, guard, limit };

struct Mailbox {
  uint8_t command;
  uint8_t brightness;
  uint16_t size;
  uint16_t budgetMa;
  uint32_t ms;
  /// Whether the code is sound, or the per cent that a guard returned.
  uint8_t result;
};

extern "C" {
volatile Mailbox mailbox;
lamp::Layout layout;
uint8_t code[480];
uint8_t frame[516];
lamp::Player player;
lamp::Easel easel;
}

/// Whoever watches the register sees how long it takes from one call to the next.
struct Watched {
  bool operator()() const {
    GPIOR0 = 1;
    return true;
  }
};

static __attribute__((noinline)) void obey() {
  Watched yield;
  switch (mailbox.command) {
    case load:
      mailbox.result = lamp::isSound(code, mailbox.size);
      if (mailbox.result) player.load(code, mailbox.size, layout);
      break;
    case paint: player.paint(mailbox.ms, frame, easel, yield); break;
    case guard:
      mailbox.result = lamp::guardFrame(frame, layout.count(), mailbox.brightness, mailbox.budgetMa, yield);
      lamp::toColorOrder(frame, layout.count(), layout.colorOrder);
      break;
    case limit: mailbox.result = lamp::limitStreamedFrame(frame, layout.count(), mailbox.budgetMa); break;
  }
}

int main() {
  for (;;) {
    while (mailbox.command == none) {
    }
    obey();
    mailbox.command = none;
  }
}
