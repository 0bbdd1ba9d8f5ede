// The Raspberry Pi Pico and its kin with Earle Philhower's core: the LEDs by a PIO program, the storage in the core's
// EEPROM.
#pragma once
#include <Arduino.h>
#include <EEPROM.h>
#include <hardware/clocks.h>
#include <hardware/pio.h>
#include <hardware/watchdog.h>
#if defined(PICO_RP2040)
#include <hardware/structs/vreg_and_chip_reset.h>
#endif

#include "../core/Board.h"
#include "RestingStore.h"
#include "Wiring.h"

namespace lamp {

/// One bit in twelve cycles, of which the line is high for 3 (a 0) or 7 (a 1):
///   out x, 1     side 0 [4]
///   jmp !x, 3    side 1 [2]
///   jmp 0        side 1 [3]
///   nop          side 0 [3]
static const uint16_t ledInstructions[] = {0x6421, 0x1223, 0x1300, 0xA342};

template <class Wiring>
class Rp2040Board {
 public:
  /// The core's EEPROM has at most 4096 bytes.
  static constexpr uint16_t maxLeds = 1024, programMemory = 1900, lineLength = 511, storageSize = 4096;
  static constexpr bool hasStorage = true;

  /// Holds the data line low and starts port, LEDs and storage.
  void begin() {
    startLeds();
    Serial.begin(115200);
    EEPROM.begin(storageSize);
    for (uint16_t at = 0; at < storageSize; at++) store_.bytes()[at] = EEPROM.read(at);
  }

  /// Called between two calls of the lamp's loop.
  void tend() {
    if (!store_.takeRested(millis())) return;
    for (uint16_t at = 0; at < storageSize; at++) EEPROM.write(at, store_.load(at));
    EEPROM.commit();
  }

  Text name() const { return Wiring::name(); }
  Layout defaultLayout() const { return statedLayout(Wiring::layout(), maxLeds); }

  ResetCause resetCause() const {
    if (watchdog_enable_caused_reboot()) return ResetCause::watchdog;
#if defined(PICO_RP2040)
    const uint32_t flags = vreg_and_chip_reset_hw->chip_reset;
    if (flags & VREG_AND_CHIP_RESET_CHIP_RESET_HAD_RUN_BITS) return ResetCause::button;
    if (flags & VREG_AND_CHIP_RESET_CHIP_RESET_HAD_POR_BITS) return ResetCause::power;
#endif
    return ResetCause::unknown;
  }

  uint32_t millis() const { return ::millis(); }

  bool read(uint8_t& byte) {
    const int next = Serial.read();
    if (next < 0) return false;
    byte = static_cast<uint8_t>(next);
    return true;
  }

  /// Output is dropped while no program has the port open.
  void write(uint8_t byte) {
    if (Serial) Serial.write(byte);
  }
  bool canWrite() { return Serial && Serial.availableForWrite() >= longestEvent; }

  /// Sends a frame; the PIO generates the pulses, and the port is received by interrupt meanwhile.
  void show(const uint8_t* bytes, uint16_t length) {
    while (micros() - shownAt_ < latchMicros) {
    }
    for (uint16_t at = 0; at < length; at++) {
      pio_sm_put_blocking(pio0, machine_, static_cast<uint32_t>(bytes[at]) << 24);
    }
    shownAt_ = micros();
  }

  uint8_t load(uint16_t at) const { return store_.load(at); }

  bool store(uint16_t at, uint8_t byte) {
    store_.store(at, byte, millis());
    return true;
  }

 private:
  /// When the last byte is handed over, up to eight bytes, 80 µs, may still wait in the PIO.
  static constexpr uint32_t latchMicros = 300 + 100;
  static constexpr uint32_t pioHz = 800000 * 12;
  static constexpr int longestEvent = 64;

  void startLeds() {
    pio_program program = {};
    program.instructions = ledInstructions;
    program.length = 4;
    program.origin = -1;
    const uint32_t offset = pio_add_program(pio0, &program);
    machine_ = static_cast<uint32_t>(pio_claim_unused_sm(pio0, true));
    pio_gpio_init(pio0, Wiring::ledPin);
    pio_sm_set_consecutive_pindirs(pio0, machine_, Wiring::ledPin, 1, true);
    pio_sm_config config = pio_get_default_sm_config();
    sm_config_set_wrap(&config, offset, offset + 3);
    sm_config_set_sideset(&config, 1, false, false);
    sm_config_set_sideset_pins(&config, Wiring::ledPin);
    sm_config_set_out_shift(&config, false, true, 8);
    sm_config_set_fifo_join(&config, PIO_FIFO_JOIN_TX);
    sm_config_set_clkdiv(&config, static_cast<float>(clock_get_hz(clk_sys)) / pioHz);
    pio_sm_init(pio0, machine_, offset, &config);
    pio_sm_set_enabled(pio0, machine_, true);
  }

  RestingStore<storageSize> store_;
  uint32_t machine_ = 0;
  uint32_t shownAt_ = 0;
};

}  // namespace lamp
