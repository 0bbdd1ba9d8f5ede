// Short times.
#pragma once
#include <stdint.h>

namespace lamp {

/// The low half of the board's milliseconds: enough for times of some seconds that are checked continuously.
using Ticks = uint16_t;

/// The time since then, modulo 65.5 s.
inline Ticks since(Ticks then, Ticks now) { return static_cast<Ticks>(now - then); }

}  // namespace lamp
