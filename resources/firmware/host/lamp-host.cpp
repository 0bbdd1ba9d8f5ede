// A lamp on this computer: the firmware on a pseudo-terminal, for tests and for users without hardware.
#include <signal.h>
#include <chrono>
#include <memory>
#include "HostBoard.h"
#include "Lamp.h"
#include "Options.h"
#include "Picture.h"
#include "PseudoTerminal.h"
#include "Storage.h"

namespace {

using HostLamp = lamp::Lamp<HostBoard, HostLimits>;

/// The computer's clock, a pseudo-terminal and standard output.
class TerminalWorld : public World {
 public:
  TerminalWorld(const Options& options) : options_(options), storage_(options.storage) {
    if (!options.link.empty()) terminal_.linkAs(options.link);
    printf("%s\n", terminal_.path().c_str());
    fflush(stdout);
  }

  void watch(HostLamp& lamp) { lamp_ = &lamp; }
  void wait() { terminal_.wait(1); }

  uint32_t millis() override {
    using namespace std::chrono;
    return static_cast<uint32_t>(duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count());
  }
  bool read(uint8_t& byte) override { return terminal_.read(byte); }
  void write(uint8_t byte) override { terminal_.write(byte); }
  bool canWrite() override { return terminal_.canWrite(); }
  uint8_t load(uint16_t at) override { return storage_.load(at); }
  bool store(uint16_t at, uint8_t byte) override {
    storage_.store(at, byte);
    return true;
  }

  void show(const uint8_t* bytes, uint16_t length) override {
    if (!lamp_) return;
    const auto& playback = lamp_->playback();
    if (options_.isShown && length == playback.leds() * 3) picture_.draw(playback.settings().layout, bytes);
    if (!options_.areFramesTold) return;
    printf("%u %lu ", playback.frames(), static_cast<unsigned long>(playback.shownMs()));
    for (uint16_t at = 0; at < length; at++) printf("%02x", bytes[at]);
    printf("\n");
    fflush(stdout);
  }

 private:
  const Options& options_;
  Storage storage_;
  PseudoTerminal terminal_;
  Picture picture_;
  HostLamp* lamp_ = nullptr;
};

volatile sig_atomic_t isEnding = 0;

void end(int) { isEnding = 1; }

}  // namespace

int main(int count, char** words) {
  const Options options = readOptions(count, words);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) ::signal(signal, end);
  ::signal(SIGPIPE, SIG_IGN);
  TerminalWorld world(options);
  HostBoard board(world, options.layout, lamp::ResetCause::power);
  const auto lamp = std::make_unique<HostLamp>(board);
  world.watch(*lamp);
  lamp->begin();
  while (!isEnding) {
    lamp->loop();
    world.wait();
  }
  return 0;
}
