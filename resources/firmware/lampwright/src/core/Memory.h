// The lamp's large buffers.
#pragma once
#include <stdint.h>
#include "Player.h"

namespace lamp {

/// There is one lamp per board. The buffers are not members of it: without them, the lamp is initialized from a few
/// bytes of flash instead of by code, and a microcontroller accesses fixed addresses more cheaply.
template <class Board>
struct Memory {
  static constexpr uint16_t frameSize = Board::maxLeds * 3;
  static constexpr uint16_t bufferSize = frameSize > Board::programMemory ? frameSize : Board::programMemory;

  /// The frame that is painted or streamed; also the program that is being uploaded, while the LEDs hold their
  /// picture.
  static uint8_t frame[bufferSize];
  /// The current program.
  static uint8_t code[Board::programMemory];
  /// How many characters of a line may arrive while a frame is painted. Requests to a playing lamp are shorter;
  /// longer lines carry programs and layouts.
  static constexpr uint16_t shortLine = 68;
  /// The end of a line and painting share this memory: a line that gets long has to wait until nothing is painted,
  /// and nothing is painted until it is complete.
  union Shared {
    /// The line that is arriving, followed by a 0.
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
