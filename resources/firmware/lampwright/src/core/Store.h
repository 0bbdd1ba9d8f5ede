// What survives loss of power: the settings and the stored program.
#pragma once
#include <stdint.h>
#include "Journal.h"
#include "Settings.h"
#include "Ticks.h"
#include "layoutText.h"

namespace lamp {

/// How many bytes of storage a board needs for its programs.
template <class Board>
constexpr uint16_t storageNeeded() {
  return static_cast<uint16_t>(Journal<Board>::room(sizeof(Settings)) + Journal<Board>::room(Board::programMemory));
}

/// Writes at most one byte at a time, since that takes an EEPROM 3.4 ms.
template <class Board>
class Store {
 public:
  explicit constexpr Store(Board& board) : board_(board) {}

  /// Reads what is stored. `settings` is not changed if nothing is stored, or nothing that suits a lamp of this many
  /// LEDs.
  void open(uint16_t mostLeds, Settings& settings) {
    if (!Board::hasStorage) return;
    settings_.open(board_);
    program_.open(board_);
    if (settings_.size() != sizeof(Settings)) return;
    Settings stored;
    settings_.load(board_, reinterpret_cast<uint8_t*>(&stored));
    if (isPossible(stored.layout, mostLeds)) settings = stored;
  }

  /// The stored program; its size is 0 if there is none.
  uint16_t programSize() const { return program_.size(); }
  uint32_t programSum() const { return program_.sum(); }
  void loadProgram(uint8_t* code) const { program_.load(board_, code); }
  bool isKeeping() const { return isKeeping_ && program_.isWriting(); }
  bool isForgetting() const { return isForgetting_; }

  /// Settings have changed: they are stored once they have not changed for ten seconds.
  void changeSettings(Ticks now) {
    settings_.abort();
    isChanged_ = true;
    changedAt_ = now;
  }

  /// Starts storing the settings and the current program.
  void keep() {
    isChanged_ = false;
    settings_.begin();
    program_.begin();
    isForgetting_ = false;
    isKeeping_ = true;
  }

  /// Replaces the stored program by an empty one.
  void forget() {
    program_.begin();
    isForgetting_ = true;
    isKeeping_ = false;
  }

  /// Abandons storing the current program, because it is about to change.
  void changeProgram() {
    if (isKeeping_) program_.abort();
    isKeeping_ = false;
  }

  /// Does the next small step that is due; true once, when the program of `keep` is stored.
  bool advance(Ticks now, const Settings& settings, const Record& program) {
    if (!Board::hasStorage) return false;
    if (isChanged_ && since(changedAt_, now) >= restMs) {
      isChanged_ = false;
      settings_.begin();
    }
    if (settings_.isWriting()) {
      advanceSettings(settings);
    } else if (program_.isWriting()) {
      program_.advance(board_, isForgetting_ ? Record{nullptr, 0, 0} : program);
    } else if (isKeeping_) {
      isKeeping_ = false;
      return true;
    }
    return false;
  }

 private:
  static constexpr Ticks restMs = 10000;

  void advanceSettings(const Settings& settings) {
    const uint8_t* bytes = reinterpret_cast<const uint8_t*>(&settings);
    settings_.advance(board_, {bytes, sizeof(Settings), crc32(bytes, sizeof(Settings))});
  }

  Board& board_;
  Journal<Board> settings_{0, sizeof(Settings)};
  Journal<Board> program_{Journal<Board>::room(sizeof(Settings)), Board::programMemory};
  Ticks changedAt_ = 0;
  bool isChanged_ = false;
  /// What the program record is being written for: `keep`, or `forget`.
  bool isKeeping_ = false;
  bool isForgetting_ = false;
};

}  // namespace lamp
