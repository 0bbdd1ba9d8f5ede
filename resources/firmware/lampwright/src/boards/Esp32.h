// ESP32 boards with Arduino-ESP32 3.x: the LEDs by the RMT peripheral, the storage in NVS.
#pragma once
#include <Arduino.h>
#include <Preferences.h>
#include <esp_system.h>

#include "../core/Board.h"
#include "RestingStore.h"
#include "Wiring.h"

namespace lamp {

template <class Wiring>
class Esp32Board {
 public:
  /// The pulses of a frame take 96 bytes for each LED, and NVS must hold the stored bytes twice while they change.
  static constexpr uint16_t maxLeds = 600, programMemory = 1900, lineLength = 511, storageSize = 4096;
  static constexpr bool hasStorage = true;

  /// Holds the data line low and starts port and storage.
  void begin() {
    pinMode(Wiring::ledPin, OUTPUT);
    digitalWrite(Wiring::ledPin, LOW);
    rmtInit(Wiring::ledPin, RMT_TX_MODE, RMT_MEM_NUM_BLOCKS_1, rmtHz);
    Serial.setRxBufferSize(4096);
    Serial.begin(115200);
    memset(store_.bytes(), 0xFF, storageSize);
    preferences_.begin("lampwright", false);
    preferences_.getBytes("bytes", store_.bytes(), storageSize);
  }

  /// Called between two calls of the lamp's loop.
  void tend() {
    if (store_.takeRested(millis())) preferences_.putBytes("bytes", store_.bytes(), storageSize);
  }

  Text name() const { return Wiring::name(); }
  Layout defaultLayout() const { return statedLayout(Wiring::layout(), maxLeds); }

  ResetCause resetCause() const {
    switch (esp_reset_reason()) {
      case ESP_RST_POWERON: return ResetCause::power;
      case ESP_RST_EXT: return ResetCause::button;
      case ESP_RST_BROWNOUT: return ResetCause::brownOut;
      case ESP_RST_INT_WDT:
      case ESP_RST_TASK_WDT:
      case ESP_RST_WDT: return ResetCause::watchdog;
      default: return ResetCause::unknown;
    }
  }

  uint32_t millis() const { return ::millis(); }

  bool read(uint8_t& byte) {
    const int next = Serial.read();
    if (next < 0) return false;
    byte = static_cast<uint8_t>(next);
    return true;
  }

  void write(uint8_t byte) { Serial.write(byte); }
  bool canWrite() { return Serial.availableForWrite() >= longestEvent; }

  /// Sends a frame; the peripheral generates the pulses, and the port is received by interrupt meanwhile.
  void show(const uint8_t* bytes, uint16_t length) {
    rmt_data_t* symbol = symbols_;
    for (uint16_t at = 0; at < length; at++) {
      for (uint8_t bit = 0x80; bit > 0; bit >>= 1) *symbol++ = pulse(bytes[at] & bit);
    }
    while (micros() - shownAt_ < latchMicros) {
    }
    rmtWrite(Wiring::ledPin, symbols_, symbol - symbols_, RMT_WAIT_FOR_EVER);
    shownAt_ = micros();
  }

  uint8_t load(uint16_t at) const { return store_.load(at); }

  bool store(uint16_t at, uint8_t byte) {
    store_.store(at, byte, millis());
    return true;
  }

 private:
  static constexpr uint32_t rmtHz = 10000000, latchMicros = 300;
  static constexpr int longestEvent = 120;

  /// One bit as the LEDs read it, in ticks of 100 ns.
  static rmt_data_t pulse(bool isOne) {
    rmt_data_t symbol;
    symbol.level0 = 1;
    symbol.duration0 = isOne ? 7 : 3;
    symbol.level1 = 0;
    symbol.duration1 = isOne ? 6 : 9;
    return symbol;
  }

  Preferences preferences_;
  RestingStore<storageSize> store_;
  rmt_data_t symbols_[maxLeds * 24];
  uint32_t shownAt_ = 0;
};

}  // namespace lamp
