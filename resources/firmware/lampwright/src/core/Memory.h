// The lamp's large buffers.
#pragma once
#include <stdint.h>
#include "Player.h"

namespace lamp {

/// There is one lamp to a board. These are not members of it, since what is left of a lamp without them is set up from a
/// few bytes of flash instead of by code, and a microcontroller reaches what has an address of its own more easily.
template <class Board>
struct Memory {
  static constexpr uint16_t frameSize = Board::maxLeds * 3;
  static constexpr uint16_t bufferSize = frameSize > Board::programMemory ? frameSize : Board::programMemory;

  /// The frame that is painted or streamed; also the program that is being uploaded, while the LEDs hold their picture.
  static uint8_t frame[bufferSize];
  /// The program that is held.
  static uint8_t code[Board::programMemory];
  /// So many characters of a line may arrive while a frame is painted. What people ask of a lamp that plays is shorter;
  /// longer lines bring programs and layouts, and come at once.
  static constexpr uint16_t shortLine = 68;
  /// The end of a line and what painting needs lie in one place: a line that becomes long has to wait until nothing is
  /// painted, and nothing is painted until it is over.
  union Shared {
    /// The line that is arriving, with a 0 behind it.
    char line[Board::lineLength + 1];
    struct {
      char beginning[shortLine];
      Easel easel;
    } painting;
  };
  static Shared shared;
  static Player player;
};

template <class Board>
uint8_t Memory<Board>::frame[Memory<Board>::bufferSize];
template <class Board>
uint8_t Memory<Board>::code[Board::programMemory];
template <class Board>
typename Memory<Board>::Shared Memory<Board>::shared;
template <class Board>
Player Memory<Board>::player;

}  // namespace lamp
