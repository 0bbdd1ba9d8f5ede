// The lamp's board on a computer: as limited as an ATmega328P by default.
#pragma once
#include <stdint.h>
#include "Board.h"
#include "Layout.h"
#include "Text.h"

/// What a lamp on a computer is connected to: a clock, a wire, LEDs and a storage.
class World {
 public:
  virtual ~World() = default;
  virtual uint32_t millis() = 0;
  virtual bool read(uint8_t& byte) = 0;
  virtual void write(uint8_t byte) = 0;
  virtual bool canWrite() = 0;
  virtual void show(const uint8_t* bytes, uint16_t length) = 0;
  virtual uint8_t load(uint16_t at) = 0;
  virtual bool store(uint16_t at, uint8_t byte) = 0;
};

/// A board whose buffers are large enough for all options.
class HostBoard {
 public:
  static constexpr uint16_t maxLeds = 21845, programMemory = 4096, lineLength = 191, storageSize = 8448;
  static constexpr bool hasStorage = true;

  HostBoard(World& world, const lamp::Layout& layout, lamp::ResetCause cause)
      : world_(world), layout_(layout), cause_(cause) {}

  lamp::Text name() { return LAMP_TEXT("Lampwright"); }
  lamp::Layout defaultLayout() { return layout_; }
  lamp::ResetCause resetCause() { return cause_; }
  uint32_t millis() { return world_.millis(); }
  bool read(uint8_t& byte) { return world_.read(byte); }
  void write(uint8_t byte) { world_.write(byte); }
  bool canWrite() { return world_.canWrite(); }
  void show(const uint8_t* bytes, uint16_t length) { world_.show(bytes, length); }
  uint8_t load(uint16_t at) { return world_.load(at); }
  bool store(uint16_t at, uint8_t byte) { return world_.store(at, byte); }

 private:
  World& world_;
  lamp::Layout layout_;
  lamp::ResetCause cause_;
};

/// The limits that the options set for all lamps of this program.
struct HostLimits {
  static uint16_t& leds() {
    static uint16_t most = 172;
    return most;
  }
  static uint16_t& memory() {
    static uint16_t bytes = 480;
    return bytes;
  }
};
