// A record that survives loss of power, even while it is being written.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include "Crc.h"
#include "flash.h"

namespace lamp {

/// Bytes to be stored, and their CRC-32.
struct Record {
  const uint8_t* bytes;
  uint16_t size;
  uint32_t sum;
};

/// Keeps two copies of a record of up to `capacity` bytes. A new one overwrites the older copy and its sequence
/// number is written last, so that one copy is always complete; of two complete ones the later counts.
template <class Board>
class Journal {
 private:
  /// Stored as it is in memory: only the board that wrote it reads it.
  struct Header {
    uint32_t sum;
    uint16_t size;
    uint8_t sequence;
  };
  static constexpr uint8_t headerSize = offsetof(Header, sequence) + 1;

 public:
  static constexpr uint16_t room(uint16_t capacity) { return static_cast<uint16_t>(2 * (headerSize + capacity)); }

  constexpr Journal(uint16_t base, uint16_t capacity) : base_(base), capacity_(capacity) {}

  /// Finds the newest record; without one its size is 0.
  void open(Board& board) {
    bool isAny = false;
    for (uint8_t slot = 0; slot < 2; slot++) {
      Header header;
      if (!read(board, slot, header)) continue;
      if (isAny && static_cast<int8_t>(header.sequence - newest_.sequence) < 0) continue;
      newest_ = header;
      slot_ = slot;
      isAny = true;
    }
  }

  uint16_t size() const { return newest_.size; }
  uint32_t sum() const { return newest_.sum; }
  void load(Board& board, uint8_t* bytes) const {
    const uint16_t begin = addressOf(slot_) + headerSize;
    for (uint16_t at = 0; at < newest_.size; at++) bytes[at] = load(board, begin + at);
  }

  bool holds(const Record& record) const { return newest_.size == record.size && newest_.sum == record.sum; }
  bool isWriting() const { return isWriting_; }

  /// Starts writing a record, which is then passed to `advance`; an unfinished one is abandoned.
  void begin() {
    isWriting_ = true;
    written_ = 0;
  }
  void abort() { isWriting_ = false; }

  /// Writes the next byte if the board is ready for it. The record must not change after `begin`. One that is already
  /// stored is not written again.
  void advance(Board& board, const Record& record) {
    if (holds(record)) return abort();
    Header header = {record.sum, record.size, static_cast<uint8_t>(newest_.sequence + 1)};
    const bool isBody = written_ < record.size;
    const uint16_t place = isBody ? written_ : static_cast<uint16_t>(written_ - record.size);
    const uint8_t* bytes = isBody ? record.bytes : bytesOf(header);
    if (!board.store(addressOf(slot_ ^ 1) + (isBody ? headerSize : 0) + place, bytes[place])) return;
    if (++written_ < record.size + headerSize) return;
    isWriting_ = false;
    newest_ = header;
    slot_ ^= 1;
  }

 private:
  LAMP_SHARED static uint8_t load(Board& board, uint16_t at) { return board.load(at); }

  static uint8_t* bytesOf(Header& header) { return reinterpret_cast<uint8_t*>(&header); }

  LAMP_SHARED uint16_t addressOf(uint8_t slot) const {
    return static_cast<uint16_t>(base_ + (slot == 0 ? 0 : headerSize + capacity_));
  }

  /// Reads a slot's header; true if the slot holds a complete record.
  LAMP_SHARED bool read(Board& board, uint8_t slot, Header& header) const {
    uint16_t at = addressOf(slot);
    for (uint8_t place = 0; place < headerSize; place++) bytesOf(header)[place] = load(board, at++);
    if (header.size > capacity_) return false;
    Crc32 crc;
    for (uint16_t left = header.size; left > 0; left--) crc.add(load(board, at++));
    return crc.value() == header.sum;
  }

  uint16_t base_, capacity_;
  Header newest_ = {0, 0, 0};
  uint16_t written_ = 0;
  uint8_t slot_ = 0;
  bool isWriting_ = false;
};

}  // namespace lamp
