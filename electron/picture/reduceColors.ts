/** A reduced list of colours (0xRRGGBB), and for each original colour the index of its replacement. */
export interface ReducedColors {
  readonly colors: readonly number[];
  readonly indexes: Uint8Array;
}

/** A group of colours, adjacent in the order, and their range in the channel where they differ max. */
interface Box {
  readonly from: number;
  readonly to: number;
  readonly shift: number;
  readonly middle: number;
  readonly extent: number;
}

/**
 * Reduces colours to at max `count` (up to 256). The group with the widest range is halved repeatedly, however few pixels it has, so
 * that no colour is far from its replacement: with 256, less than 64 in every channel. A single bright spark among a thousand dim LEDs
 * thus stays bright. `weights` is how often each colour occurs; a replacement is the weighted mean of its group.
 */
export function reduceColors(
  colors: readonly number[],
  weights: readonly number[],
  count: number,
): ReducedColors {
  const order = Uint32Array.from(colors, (_, at) => at);
  const boxes = [boxOf(colors, order, 0, order.length)];
  while (boxes.length < count) {
    const widest = boxes.reduce((best, box, at) => (box.extent > (boxes[best]?.extent ?? 0) ? at : best), 0);
    const box = boxes[widest];
    if (!box || box.extent === 0) break;
    const cut = divide(colors, order, box);
    boxes[widest] = boxOf(colors, order, box.from, cut);
    boxes.push(boxOf(colors, order, cut, box.to));
  }
  const indexes = new Uint8Array(colors.length);
  for (const [index, { from, to }] of boxes.entries())
    for (const at of order.subarray(from, to)) indexes[at] = index;
  const means = boxes.map(({ from, to }) => meanOf(colors, weights, order.subarray(from, to)));
  return { colors: means, indexes: indexes };
}

function boxOf(colors: readonly number[], order: Uint32Array, from: number, to: number): Box {
  let widest: Box = { from, to, shift: 0, middle: 0, extent: -1 };
  for (const shift of [8, 16, 0]) {
    let min = 255;
    let max = 0;
    for (let at = from; at < to; at++) {
      const value = channel(colors[order[at] ?? 0], shift);
      if (value < min) min = value;
      if (value > max) max = value;
    }
    const extent = max - min;
    if (extent > widest.extent) widest = { from, to, shift, middle: (min + max) >> 1, extent };
  }
  return widest;
}

/** Moves the darker half of a box to its front, and returns where the brighter one begins. */
function divide(colors: readonly number[], order: Uint32Array, { from, to, shift, middle }: Box): number {
  let cut = from;
  for (let at = from; at < to; at++) {
    const color = order[at] ?? 0;
    if (channel(colors[color], shift) > middle) continue;
    order[at] = order[cut] ?? 0;
    order[cut++] = color;
  }
  return cut;
}

function meanOf(colors: readonly number[], weights: readonly number[], members: Uint32Array): number {
  const sums = [0, 0, 0];
  let weight = 0;
  for (const at of members) {
    const share = weights[at] ?? 0;
    weight += share;
    for (let index = 0; index < 3; index++)
      sums[index] = (sums[index] ?? 0) + share * channel(colors[at], 16 - 8 * index);
  }
  return sums.reduce((color, sum) => color * 256 + Math.round(sum / weight), 0);
}

function channel(color = 0, shift: number): number {
  return (color >> shift) & 255;
}
