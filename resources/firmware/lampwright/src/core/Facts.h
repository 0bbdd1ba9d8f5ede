// What a lamp reports about itself in replies and events.
#pragma once
#include <stdint.h>
#include "Board.h"
#include "Playback.h"
#include "Text.h"
#include "layoutText.h"

namespace lamp {

inline Text firmwareVersion() { return LAMP_TEXT("1.0.0"); }

/// The part of a lamp that writes the values which the patterns of `LineWriter` name by a letter: capitals for fixed
/// properties and words, small letters for numbers that change.
template <class Lamp>
class Facts {
 public:
  template <class Line>
  void write(char letter, Line& line) {
    switch (letter) {
      case 'N': return line.word(lamp().board().name());
      case 'V': return line.word(firmwareVersion());
      case 'R': return line.word(resetWord());
      case 'L': return writeLayout(line, lamp().playback().settings().layout);
      case 'S': return line.word(stateWord());
      case 'K': return writeKept(line);
      case 'C':
        if (Lamp::hasStorage()) line.word(LAMP_TEXT("keep "));
        return line.word(LAMP_TEXT("adalight"));
      case 'H': return writeSum(line, lamp().playback().program().sum);
      default: return line.number(number(letter));
    }
  }

 private:
  uint32_t number(char letter) {
    auto& playback = lamp().playback();
    switch (letter) {
      case 'c': return playback.ms(lamp().now());
      case 'm': return playback.shownMs();
      case 'p': return playback.shownMoment().pass;
      default: return smallNumber(letter);
    }
  }

  uint16_t smallNumber(char letter) {
    auto& playback = lamp().playback();
    switch (letter) {
      case 'a': return lamp().upload().staged();
      case 'b': return playback.settings().brightness;
      case 'f': return playback.frames();
      case 'l': return playback.settings().limitMa;
      case 's': return playback.shownMoment().index;
      case 'x': return playback.scaled();
      case 'z': return playback.program().size;
      case 'D': return Lamp::mostLeds();
      case 'M': return Lamp::memory();
      default: return Lamp::lineLength();
    }
  }

  Text resetWord() {
    switch (lamp().board().resetCause()) {
      case ResetCause::power: return LAMP_TEXT("power");
      case ResetCause::button: return LAMP_TEXT("button");
      case ResetCause::brownOut: return LAMP_TEXT("brown-out");
      case ResetCause::watchdog: return LAMP_TEXT("watchdog");
      default: return LAMP_TEXT("unknown");
    }
  }

  Text stateWord() {
    const auto& playback = lamp().playback();
    if (lamp().upload().isOpen()) return LAMP_TEXT("loading");
    if (lamp().isStreaming()) return LAMP_TEXT("streaming");
    if (!playback.hasProgram()) return LAMP_TEXT("empty");
    if (playback.mode() == Mode::off) return LAMP_TEXT("off");
    if (playback.mode() == Mode::stopped) return LAMP_TEXT("stopped");
    return playback.isOver() ? LAMP_TEXT("ended") : LAMP_TEXT("playing");
  }

  template <class Line>
  void writeKept(Line& line) {
    const auto& store = lamp().store();
    if (store.isKeeping()) return line.word(LAMP_TEXT("saving"));
    if (store.isForgetting() || store.programSize() == 0) return line.word(LAMP_TEXT("no"));
    writeSum(line, store.programSum());
  }

  template <class Line>
  static void writeSum(Line& line, uint32_t sum) {
    line.hex(static_cast<uint16_t>(sum >> 16));
    line.hex(static_cast<uint16_t>(sum));
  }

  Lamp& lamp() { return static_cast<Lamp&>(*this); }
};

}  // namespace lamp
