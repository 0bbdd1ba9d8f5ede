// What the lamp needs of the board it runs on. A board is a class with these members; `Lamp<Board>` is written against
// them, so that nothing is virtual and what is constant is known to the compiler.
//
//   struct Board {
//     static constexpr uint16_t maxLeds = 172;        // at most 21845: a frame's bytes are counted in 16 bits
//     static constexpr uint16_t programMemory = 480;  // the largest program, in bytes
//     static constexpr uint16_t lineLength = 191;     // the longest request without its LF, at least 127
//     static constexpr uint16_t storageSize = 1024;   // bytes that outlast the power, at least storageNeeded<Board>()
//     static constexpr bool hasStorage = true;
//
//     Text name();                // up to 32 characters, no quotes: LAMP_TEXT("Lampwright")
//     Layout defaultLayout();     // until another one is stored; at most maxLeds
//     ResetCause resetCause();
//     uint32_t millis();          // runs freely, wraps
//     bool read(uint8_t& byte);   // the next byte that was received; never waits
//     void write(uint8_t byte);   // may wait for the wire; goes on receiving meanwhile
//     bool canWrite();            // false: an event would have to wait for its reader, and is dropped
//     void show(const uint8_t* bytes, uint16_t length);  // in the order of the wire; goes on receiving meanwhile
//     uint8_t load(uint16_t at);                // a stored byte; called at the start and while nothing is written
//     bool store(uint16_t at, uint8_t byte);    // begins to write one, unless it is there already; false while busy
//   };
//
// `read` must buffer what arrives in about 8 ms: that is how long it takes to limit and show a frame.
#pragma once
#include <stdint.h>

namespace lamp {

/// Why the lamp last started.
enum class ResetCause : uint8_t { power, button, brownOut, watchdog, unknown };

/// The limits that a lamp reports and enforces: those of its board. A host program may set others, up to the board's.
template <class Board>
struct BoardLimits {
  static constexpr uint16_t leds() { return Board::maxLeds; }
  static constexpr uint16_t memory() { return Board::programMemory; }
};

}  // namespace lamp
