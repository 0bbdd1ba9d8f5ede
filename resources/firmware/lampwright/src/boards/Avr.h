// The ATmega328P (Arduino Uno, Nano, Pro Mini at 16 MHz): USART, LEDs, clock and EEPROM by their registers. Arduino's
// Serial and millis() are not used: a frame takes 5 ms with interrupts off, in which both would lose what comes in.
#pragma once
#include <avr/interrupt.h>
#include <avr/io.h>
#include <stdint.h>

#include "../core/Board.h"
#include "AvrReset.h"
#include "AvrUsart.h"
#include "Wiring.h"

#if F_CPU != 16000000UL
#error "The pulses to the LEDs and the baud rate are counted for 16 MHz."
#endif

namespace lamp {

/// A lamp on an ATmega328P. Its LEDs are on the Arduino pin 2 to 13, or 14 to 19 for A0 to A5.
template <class Wiring>
class AvrBoard {
 public:
  static constexpr uint16_t maxLeds = 172, programMemory = 480, lineLength = 191, storageSize = 1024;
  static constexpr bool hasStorage = true;

  /// Holds the data line low, so that LEDs do not take noise for data, and starts clock and port.
  void begin() {
    port() &= static_cast<uint8_t>(~mask);
    ddr() |= mask;
    TCCR1A = 0;
    TCCR1B = _BV(CS11) | _BV(CS10);
    cause_ = takeResetCause();
    startUsart();
    startWatchdog();
  }

  /// Called between two calls of the lamp's loop. If it is not called for two seconds, the lamp restarts.
  void tend() { wdt_reset(); }

  Text name() const { return Wiring::name(); }
  Layout defaultLayout() const { return statedLayout(Wiring::layout(), maxLeds); }
  ResetCause resetCause() const { return cause_; }

  /// Milliseconds since the start. Correct if it is called at least every 262 ms, the period of Timer1.
  uint32_t millis() {
    while (static_cast<uint16_t>(TCNT1 - counted_) >= ticksPerMs) {
      counted_ += ticksPerMs;
      ms_++;
    }
    return ms_;
  }

  /// The next byte received, if there is one.
  bool read(uint8_t& byte) { return received.take(byte); }

  /// Sends a byte, after waiting for the previous one if necessary.
  void write(uint8_t byte) {
    while (!(UCSR0A & _BV(UDRE0))) {
    }
    UDR0 = byte;
  }

  /// The wire takes 87 µs per byte whether anything listens or not, so nothing has to be dropped.
  bool canWrite() const { return true; }

  /// Sends a frame to the LEDs: 31 µs each, with interrupts off. Received bytes are read between two LEDs, which
  /// pauses up to 5 µs; only a pause of 50 µs would end the frame.
  void show(const uint8_t* bytes, uint16_t length) {
    while (static_cast<uint16_t>(TCNT1 - latchedFrom_) < latchTicks) {
    }
    const uint8_t before = SREG;
    cli();
    const uint8_t low = port() & static_cast<uint8_t>(~mask), high = low | mask;
    for (const uint8_t* const end = bytes + length; bytes != end;) {
      bytes = sendLed(bytes, low, high);
      receivePolled();
    }
    SREG = before;
    latchedFrom_ = TCNT1;
  }

  /// Reads a byte of the EEPROM, after waiting for the previous write if necessary.
  uint8_t load(uint16_t at) {
    while (EECR & _BV(EEPE)) {
    }
    EEAR = at;
    EECR |= _BV(EERE);
    return EEDR;
  }

  /// Starts writing a byte, which takes 3.4 ms, unless it is there already; false while the previous one is being
  /// written.
  bool store(uint16_t at, uint8_t byte) {
    if (EECR & _BV(EEPE)) return false;
    if (load(at) == byte) return true;
    EEAR = at;
    EEDR = byte;
    const uint8_t before = SREG;
    cli();
    EECR |= _BV(EEMPE);
    EECR |= _BV(EEPE);
    SREG = before;
    return true;
  }

 private:
  static constexpr uint8_t pin = Wiring::ledPin;
  static_assert(pin >= 2 && pin <= 19, "the LEDs hang on pin 2 to 13 or A0 to A5");
  static constexpr uint16_t ticksPerMs = F_CPU / 64 / 1000, latchTicks = 300 / 4;
  static constexpr uint8_t mask = 1 << (pin < 8 ? pin : pin < 14 ? pin - 8 : pin - 14);
  /// Of PORTD, PORTB or PORTC among the I/O registers; the direction register is the one below.
  static constexpr uint8_t portAddress = pin < 8 ? 0x0B : pin < 14 ? 0x05 : 0x08;

  static volatile uint8_t& port() { return _SFR_IO8(portAddress); }
  static volatile uint8_t& ddr() { return _SFR_IO8(portAddress - 1); }

  /// Sends the three bytes of one LED and returns where the next one's are. The numbers are cycles of 62.5 ns from the
  /// rise of the pulse: a 0 is high for 5 of them, a 1 for 12, a bit takes 20.
  static const uint8_t* sendLed(const uint8_t* bytes, uint8_t low, uint8_t high) {
    uint8_t left = 3, bits, byte, level;
    asm volatile(
        "1: ld   %[byte], %a[bytes]+  \n"
        "   ldi  %[bits], 8           \n"
        "2: out  %[port], %[high]     \n"  // 0: rises
        "   mov  %[level], %[low]     \n"  // 1
        "   sbrc %[byte], 7           \n"  // 2
        "   mov  %[level], %[high]    \n"  // 3
        "   nop                       \n"  // 4
        "   out  %[port], %[level]    \n"  // 5: a 0 falls
        "   lsl  %[byte]              \n"  // 6
        "   dec  %[bits]              \n"  // 7
        "   rjmp .+0                  \n"  // 8
        "   rjmp .+0                  \n"  // 10
        "   out  %[port], %[low]      \n"  // 12: a 1 falls
        "   rjmp .+0                  \n"  // 13
        "   rjmp .+0                  \n"  // 15
        "   nop                       \n"  // 17
        "   brne 2b                   \n"  // 18
        "   dec  %[left]              \n"
        "   brne 1b                   \n"
        : [bytes] "+e"(bytes), [left] "+r"(left), [bits] "=&d"(bits), [byte] "=&r"(byte), [level] "=&r"(level)
        : [port] "I"(portAddress), [low] "r"(low), [high] "r"(high)
        : "memory");
    return bytes;
  }

  // Static, because there is one chip: fixed addresses take less code than pointers.
  static uint32_t ms_;
  static uint16_t counted_, latchedFrom_;
  static ResetCause cause_;
};

template <class Wiring>
uint32_t AvrBoard<Wiring>::ms_ = 0;
template <class Wiring>
uint16_t AvrBoard<Wiring>::counted_ = 0;
template <class Wiring>
uint16_t AvrBoard<Wiring>::latchedFrom_ = 0;
template <class Wiring>
ResetCause AvrBoard<Wiring>::cause_ = ResetCause::unknown;

}  // namespace lamp
