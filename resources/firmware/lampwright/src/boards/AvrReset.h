// Why the ATmega328P started, and a watchdog that works with every bootloader.
#pragma once
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/wdt.h>
#include <stdint.h>

#include "../core/Board.h"

namespace lamp {

/// Memory that survives a reset, since the start-up code does not clear it.
struct Survivor {
  uint16_t mark;
  uint8_t flags;
};

static Survivor survivor __attribute__((section(".noinit")));

/// The values of `Survivor::mark`: memory after a power-on has neither.
constexpr uint16_t runningMark = 0x4C57, stuckMark = 0x5354;

/// Runs before anything else: saves the flags, and stops a watchdog that a bootloader left running.
__attribute__((naked, used, section(".init3"))) static void keepResetFlags() {
  survivor.flags = MCUSR;
  MCUSR = 0;
  wdt_disable();
}

/// Why the lamp started. To be asked once.
///
/// Optiboot clears the chip's flags; then whether the memory has kept its mark tells a button from a power-on. Some of
/// its versions hand the flags over in r2, but the one on an Uno leaves there what the program had in it, which looks
/// like a flag so often (one time in 45 while playing) that r2 cannot be believed. Optiboot also ends with a watchdog
/// reset, which is no fault: the lamp's own watchdog leaves a mark instead.
inline ResetCause takeResetCause() {
  const uint16_t mark = survivor.mark;
  survivor.mark = runningMark;
  if (mark == stuckMark) return ResetCause::watchdog;
  if (survivor.flags & _BV(PORF)) return ResetCause::power;
  if (survivor.flags & _BV(BORF)) return ResetCause::brownOut;
  return survivor.flags != 0 || mark == runningMark ? ResetCause::button : ResetCause::power;
}

/// Restarts the lamp when it is not fed for two seconds. Not by the chip's own reset: after one, the bootloader of
/// older Nanos leaves the watchdog running and so resets forever. Its interrupt jumps to the start instead.
inline void startWatchdog() {
  cli();
  wdt_reset();
  WDTCSR = _BV(WDCE) | _BV(WDE);
  WDTCSR = _BV(WDIE) | _BV(WDP2) | _BV(WDP1) | _BV(WDP0);
  sei();
}

}  // namespace lamp

ISR(WDT_vect, ISR_NAKED) {
  asm volatile("clr __zero_reg__");
  lamp::survivor.mark = lamp::stuckMark;
  asm volatile("jmp 0");
}
