// A lamp whose clock and wire a test holds in its hands. Commands on standard input, numbers with their low byte first:
//
//   R size:4 bytes   these bytes arrive at once
//   A ms:4           time passes; the lamp runs three rounds each millisecond
//   P cause:1        the power goes and comes back; cause: 0 power, 1 button, 2 brown-out, 3 watchdog, 4 unknown
//   W count:4        the power will fail in the write behind so many to the storage, whose byte is torn; later ones do
//                    nothing until P
//   H heard:1        whether anybody reads what the lamp sends: if not, events would have to wait
//
// On standard output, what came of them:
//
//   S byte                         the lamp has sent a byte
//   F number:2 ms:4 size:2 bytes   it has shown a frame
//   K                              it has written a byte to its storage
//   .                              the command is done
#include <stdint.h>
#include <stdio.h>
#include <deque>
#include <memory>
#include "HostBoard.h"
#include "Lamp.h"
#include "Options.h"
#include "Storage.h"

namespace {

using HostLamp = lamp::Lamp<HostBoard, HostLimits>;

/// A clock and a wire that stand still until a command.
class ToldWorld : public World {
 public:
  explicit ToldWorld(const Options& options) : options_(options), storage_(options.storage) {}

  void start(lamp::ResetCause cause) {
    arrived_.clear();
    writesLeft_ = UINT32_MAX;
    isTorn_ = false;
    lamp_.reset();
    board_ = std::make_unique<HostBoard>(*this, options_.layout, cause);
    lamp_ = std::make_unique<HostLamp>(*board_);
    lamp_->begin();
  }

  void arrive(uint8_t byte) { arrived_.push_back(byte); }

  /// Runs the lamp until it has handled everything that has arrived.
  void settle() {
    do {
      lamp_->loop();
    } while (!arrived_.empty());
    lamp_->loop();
  }

  void pass(uint32_t ms) {
    for (; ms > 0; ms--) {
      now_++;
      for (int round = 0; round < 3; round++) lamp_->loop();
    }
  }

  void failBehind(uint32_t writes) { writesLeft_ = writes; }
  void hear(bool isHeard) { isHeard_ = isHeard; }

  uint32_t millis() override { return now_; }
  bool read(uint8_t& byte) override {
    if (arrived_.empty()) return false;
    byte = arrived_.front();
    arrived_.pop_front();
    return true;
  }
  void write(uint8_t byte) override {
    putchar('S');
    putchar(byte);
  }
  bool canWrite() override { return isHeard_; }

  void show(const uint8_t* bytes, uint16_t length) override {
    putchar('F');
    put(lamp_ ? lamp_->playback().frames() : 0, 2);
    put(lamp_ ? lamp_->playback().shownMs() : 0, 4);
    put(length, 2);
    fwrite(bytes, 1, length, stdout);
  }

  uint8_t load(uint16_t at) override { return storage_.load(at); }
  bool store(uint16_t at, uint8_t byte) override {
    // An EEPROM takes 3.4 ms for a byte.
    if (static_cast<int32_t>(now_ - idleFrom_) < 0) return false;
    if (storage_.load(at) == byte) return true;
    idleFrom_ = now_ + 3;
    if (isTorn_) return true;
    isTorn_ = writesLeft_-- == 0;
    // An EEPROM erases a byte before it writes it.
    storage_.store(at, isTorn_ ? 0xFF : byte);
    putchar('K');
    return true;
  }

 private:
  static void put(uint32_t value, int bytes) {
    for (; bytes > 0; bytes--, value >>= 8) putchar(static_cast<int>(value & 255));
  }

  const Options& options_;
  Storage storage_;
  std::unique_ptr<HostBoard> board_;
  std::unique_ptr<HostLamp> lamp_;
  std::deque<uint8_t> arrived_;
  uint32_t now_ = 0xFFFFF000u;
  uint32_t idleFrom_ = now_;
  uint32_t writesLeft_ = UINT32_MAX;
  bool isTorn_ = false;
  bool isHeard_ = true;
};

/// Reads a number from standard input.
uint32_t take(int bytes) {
  uint32_t value = 0;
  for (int at = 0; at < bytes; at++) value |= static_cast<uint32_t>(getchar() & 255) << (8 * at);
  return value;
}

}  // namespace

int main(int count, char** words) {
  const Options options = readOptions(count, words);
  ToldWorld world(options);
  world.start(lamp::ResetCause::power);
  putchar('.');
  fflush(stdout);
  for (int command; (command = getchar()) != EOF;) {
    switch (command) {
      case 'R':
        for (uint32_t left = take(4); left > 0; left--) world.arrive(static_cast<uint8_t>(take(1)));
        world.settle();
        break;
      case 'A': world.pass(take(4)); break;
      case 'P': world.start(static_cast<lamp::ResetCause>(take(1))); break;
      case 'W': world.failBehind(take(4)); break;
      case 'H': world.hear(take(1) != 0); break;
      default: return 2;
    }
    putchar('.');
    fflush(stdout);
  }
  return 0;
}
