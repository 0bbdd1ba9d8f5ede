// A lamp as small as an ATmega328P, to which anything may happen: each case meets a lamp that has just been switched on and
// was given its show. Standard input is a row of commands, each a letter, a size in four bytes, low byte first, and the
// bytes:
//
//   B   from here on, what every lamp is told before its case: its show
//   C   a case: what arrives. FF and a number stand for time that passes, in units of 20 ms
//   E   a case: the program that is stored when the lamp starts, up to 480 bytes; its checksum is right
//
// For each case standard output has five parts, each a size in four bytes and the bytes: what the lamp said in the case; what
// it said to a line's end and in the 6 s behind it; to `hello`; to `status`; and the frame that was on show in the end.
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <algorithm>
#include <memory>
#include <string>
#include <vector>
#include "Lamp.h"

namespace {

using Bytes = std::vector<uint8_t>;

/// A board in memory: its buffers are as large as they must be and no larger, so that one byte too many is noticed.
class FuzzBoard {
 public:
  static constexpr uint16_t maxLeds = 172, programMemory = 480, lineLength = 191, storageSize = 1024;
  static constexpr bool hasStorage = true;

  lamp::Text name() { return LAMP_TEXT("Lampwright"); }
  lamp::Layout defaultLayout() { return {false, 3, 2, 4, 0, true, false, false, 0, 2}; }
  lamp::ResetCause resetCause() { return lamp::ResetCause::power; }
  uint32_t millis() { return now; }
  bool read(uint8_t& byte) {
    if (taken == arrived.size()) return false;
    byte = arrived[taken++];
    return true;
  }
  void write(uint8_t byte) { said.push_back(static_cast<char>(byte)); }
  bool canWrite() { return true; }
  void show(const uint8_t* bytes, uint16_t length) { frame.assign(bytes, bytes + length); }
  uint8_t load(uint16_t at) { return storage.at(at); }
  bool store(uint16_t at, uint8_t byte) {
    storage.at(at) = byte;
    return true;
  }

  // Soon to wrap.
  uint32_t now = 0xFFFFF000u;
  Bytes arrived, frame, storage = Bytes(storageSize, 0xFF);
  size_t taken = 0;
  std::string said;
};

using FuzzLamp = lamp::Lamp<FuzzBoard>;
using FuzzMemory = lamp::Memory<FuzzBoard>;

/// One lamp from power-on to its end.
class Life {
 public:
  explicit Life(const Bytes& stored) : lamp_(board_) {
    // What was in memory before must not matter.
    memset(FuzzMemory::frame, 0xA5, sizeof FuzzMemory::frame);
    memset(FuzzMemory::code, 0xA5, sizeof FuzzMemory::code);
    if (!stored.empty()) board_.storage = stored;
    lamp_.begin();
    pass(600, 2);
  }

  void receive(const uint8_t* bytes, size_t size) {
    board_.arrived.assign(bytes, bytes + size);
    board_.taken = 0;
    do lamp_.loop();
    while (board_.taken < board_.arrived.size());
    lamp_.loop();
  }
  void receive(const std::string& text) { receive(reinterpret_cast<const uint8_t*>(text.data()), text.size()); }

  void pass(uint32_t ms, uint32_t steps) {
    for (; steps > 0; steps--) {
      const uint32_t step = ms / steps;
      ms -= step;
      board_.now += step;
      for (int round = 0; round < 3; round++) lamp_.loop();
    }
  }

  std::string takeSaid() {
    std::string said;
    said.swap(board_.said);
    return said;
  }

  const Bytes& frame() const { return board_.frame; }

 private:
  FuzzBoard board_;
  FuzzLamp lamp_;
};

uint32_t takeNumber() {
  uint32_t value = 0;
  for (int at = 0; at < 4; at++) value |= static_cast<uint32_t>(getchar() & 255) << (8 * at);
  return value;
}

/// The bytes of a command; exactly so many are allocated.
Bytes takeBytes() {
  Bytes bytes(takeNumber());
  if (fread(bytes.data(), 1, bytes.size(), stdin) != bytes.size()) bytes.clear();
  return bytes;
}

void tell(const void* bytes, size_t size) {
  for (int at = 0; at < 4; at++) putchar(static_cast<uint8_t>(size >> (8 * at)));
  fwrite(bytes, 1, size, stdout);
}
void tell(const std::string& text) { tell(text.data(), text.size()); }

/// Lets a case arrive, and time pass where it says so.
void play(Life& life, const Bytes& script) {
  size_t from = 0;
  for (size_t at = 0; at < script.size(); at++) {
    if (script[at] != 0xFF) continue;
    life.receive(&script[from], at - from);
    const uint32_t units = at + 1 < script.size() ? script[++at] : 0;
    life.pass(units * 20, units < 6 ? units + 1 : 6);
    from = at + 1;
  }
  if (from < script.size()) life.receive(&script[from], script.size() - from);
}

/// A storage as a lamp leaves it that has stored this program, whose checksum is right.
Bytes storageOf(const Bytes& program) {
  using Journal = lamp::Journal<FuzzBoard>;
  Bytes storage(FuzzBoard::storageSize, 0xFF);
  Bytes record(7, 1);
  const uint32_t sum = lamp::crc32(program.data(), static_cast<uint16_t>(program.size()));
  for (int place = 0; place < 4; place++) record[place] = static_cast<uint8_t>(sum >> (8 * place));
  for (int place = 0; place < 2; place++) record[4 + place] = static_cast<uint8_t>(program.size() >> (8 * place));
  record.insert(record.end(), program.begin(), program.end());
  std::copy(record.begin(), record.end(), storage.begin() + Journal::room(sizeof(lamp::Settings)));
  return storage;
}

void answer(Life& life) {
  tell(life.takeSaid());
  life.receive("\n");
  life.pass(6000, 4);
  tell(life.takeSaid());
  life.receive("{\"id\":1,\"do\":\"hello\",\"crc\":\"90E5\"}\n");
  tell(life.takeSaid());
  life.receive("{\"id\":3,\"do\":\"status\",\"crc\":\"0A02\"}\n");
  tell(life.takeSaid());
  tell(life.frame().data(), life.frame().size());
}

}  // namespace

int main() {
  Bytes show;
  for (int command; (command = getchar()) != EOF;) {
    const Bytes bytes = takeBytes();
    if (command == 'B') {
      show = bytes;
    } else if (command == 'C') {
      const auto life = std::make_unique<Life>(Bytes());
      life->receive(show.data(), show.size());
      life->pass(40, 2);
      life->takeSaid();
      play(*life, bytes);
      answer(*life);
    } else {
      const auto life = std::make_unique<Life>(storageOf(bytes));
      answer(*life);
    }
    // What was done must be known when the next case ends it all.
    fflush(stdout);
  }
  return 0;
}
