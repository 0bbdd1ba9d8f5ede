/** Colours as numbers (0xRRGGBB), and for each of some other colours which of them stands for it. */
export interface ReducedColors {
  readonly colors: readonly number[];
  readonly indexes: Uint8Array;
}

/** Some of the colours, side by side in the list, and how far apart they are in the channel where they differ most. */
interface Box {
  readonly from: number;
  readonly to: number;
  readonly shift: number;
  readonly middle: number;
  readonly extent: number;
}

/**
 * At most `count` (up to 256) colours that stand for many. The widest group of colours is halved again and again, wherever
 * most of them lie, so that no colour is far from its stand-in: of 256 stand-ins, each is less than 64 away in every channel.
 * A single spark above a thousand dim LEDs keeps its light that way.
 * `weights` says how often each colour is seen; a stand-in is the mean of what it stands for.
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
  const standIns = new Uint8Array(colors.length);
  for (const [index, { from, to }] of boxes.entries())
    for (const at of order.subarray(from, to)) standIns[at] = index;
  const means = boxes.map(({ from, to }) => meanOf(colors, weights, order.subarray(from, to)));
  return { colors: means, indexes: standIns };
}

function boxOf(colors: readonly number[], order: Uint32Array, from: number, to: number): Box {
  let widest: Box = { from, to, shift: 0, middle: 0, extent: -1 };
  for (const shift of [8, 16, 0]) {
    let least = 255;
    let most = 0;
    for (let at = from; at < to; at++) {
      const value = channel(colors[order[at] ?? 0], shift);
      if (value < least) least = value;
      if (value > most) most = value;
    }
    const extent = most - least;
    if (extent > widest.extent) widest = { from, to, shift, middle: (least + most) >> 1, extent };
  }
  return widest;
}

/** Brings the darker half of a box to its front; tells where the brighter one begins. */
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
    for (let place = 0; place < 3; place++)
      sums[place] = (sums[place] ?? 0) + share * channel(colors[at], 16 - 8 * place);
  }
  return sums.reduce((color, sum) => color * 256 + Math.round(sum / weight), 0);
}

function channel(color = 0, shift: number): number {
  return (color >> shift) & 255;
}
