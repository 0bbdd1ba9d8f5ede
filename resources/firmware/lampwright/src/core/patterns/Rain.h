#pragma once
#include "../Layer.h"
#include "../Span.h"

namespace lamp {

/// Drops that fall in columns, each with a tail, in `speed` from above the lamp to below it; two may share a column.
struct Rain {
  LAMP_INLINE static void paint(const Layer& layer, const Span& span, const Place& place, uint8_t* bytes) {
    const uint8_t column = static_cast<uint16_t>(place.x + unit + unit / 2) >> 4;
    // Each column has its own time offset, so that drops do not fall in line; its two streams are half a cycle apart.
    const uint8_t ahead = hash(column, 0, layer.seed) >> 1;
    const uint16_t way = span.geometry.height + 3 * unit + tail;
    const uint8_t one = dropAt(headOf(layer, column, ahead, 1, way) - place.y);
    const uint8_t other = dropAt(headOf(layer, column, ahead + 128, 2, way) - place.y);
    putBetween(bytes, layer.content + 3, layer.content, one > other ? one : other);
  }

 private:
  static constexpr uint8_t tail = 5 * unit;
  /// The position of a drop that does not fall: too far away to be seen.
  static constexpr int16_t nowhere = -0x2000;

  /// The position of the drop of one of a column's streams, one LED below its head.
  LAMP_INLINE static int16_t headOf(const Layer& layer, uint8_t column, uint8_t ahead, uint8_t which, uint16_t way) {
    const uint16_t own = layer.phase + (static_cast<uint16_t>(ahead) << 8);
    const uint8_t round = layer.cycle + (own < layer.phase ? 1 : 0);
    if (hash(column, round, layer.seed + which) >= layer.chosen) return nowhere;
    return static_cast<int16_t>(quickHighProduct(own, way)) - unit;
  }

  /// The light of a drop, from one LED before its head to the end of its tail.
  static LAMP_SHARED uint8_t dropAt(int16_t at) {
    if (at <= 0 || at >= unit + tail) return 0;
    const uint8_t near = static_cast<uint8_t>(at);
    if (near < unit) return 15 + 15 * near;
    const uint8_t left = 255 - 3 * (near - unit);
    return scale(left, left);
  }
};

}  // namespace lamp
