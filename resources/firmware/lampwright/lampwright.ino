// Lampwright's lamp: receives programs over USB and plays them (docs/serial-protocol.md). For the Arduino Uno and
// Nano (ATmega328P), for ESP32 boards and for the Raspberry Pi Pico. Wiring and flashing: README.md, one folder up.
#include "src/core/Lamp.h"
#include "src/boards/Wiring.h"

/// Change these as needed: the data pin, the LEDs as in docs/player.md ("Layouts"), and the lamp's name, up to 32
/// letters.
struct ThisLamp {
#if defined(__AVR__)
  static constexpr uint8_t ledPin = 6;
#else
  static constexpr uint8_t ledPin = 16;
#endif
  static lamp::Text layout() { return LAMP_TEXT("10x14+32,GRB"); }
  static lamp::Text name() { return LAMP_TEXT("Lampwright"); }
};

#if defined(__AVR_ATmega328P__)
#include "src/boards/Avr.h"
using ThisBoard = lamp::AvrBoard<ThisLamp>;
#elif defined(ARDUINO_ARCH_ESP32)
#include "src/boards/Esp32.h"
using ThisBoard = lamp::Esp32Board<ThisLamp>;
#elif defined(ARDUINO_ARCH_RP2040)
#include "src/boards/Rp2040.h"
using ThisBoard = lamp::Rp2040Board<ThisLamp>;
#else
#error "The lamp's firmware knows the ATmega328P, ESP32 and RP2040. Another board needs a file in src/boards."
#endif

static ThisBoard board;
static lamp::Lamp<ThisBoard> theLamp(board);

void setup() {
  board.begin();
  theLamp.begin();
}

void loop() {
  theLamp.loop();
  board.tend();
}

#if defined(__AVR__)
// Replaces Arduino's main: its clock would take memory and an interrupt each millisecond. It never returns, so it
// need not save registers.
__attribute__((OS_main)) int main() {
  setup();
  for (;;) loop();
}
#endif
