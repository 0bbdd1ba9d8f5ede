import { unit, type Zone } from '#shared/animation/geometry';

/** An LED, the light that it is part of, and how much of its light goes there. */
interface LitLed {
  readonly wire: number;
  readonly x: number;
  readonly y: number;
  readonly light: number;
  readonly share: number;
}

/** Nobody sees less than this share of a light. */
const faintest = 0.01;

/** Points that give light, on a picture of the lamp. Distances are those between two LEDs; the first LED is at 0, 0. */
export class Lights {
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Red, green and blue of each, 1 being a whole LED's: those of the bytes last taken. */
  readonly colors: Float32Array;
  /** How far apart they are. */
  readonly spacing: number;
  readonly #leds: readonly LitLed[];

  private constructor(leds: readonly LitLed[], spacing: number) {
    const count = leds.reduce((most, { light }) => Math.max(most, light + 1), 0);
    this.#leds = leds;
    this.spacing = spacing;
    this.colors = new Float32Array(count * 3);
    this.x = middles(leds, count, ({ x }) => x);
    this.y = middles(leds, count, ({ y }) => y);
  }

  /** A light for every LED. */
  static each(zone: Zone): Lights {
    return new Lights(ledsOf(zone), 1);
  }

  /** At most so many lights: LEDs that are close to each other become one, and all together stay as bright as they were. */
  static gathered(zone: Zone, most: number): Lights {
    if (zone.count <= most) return Lights.each(zone);
    for (let side = 2; ; side *= 2) {
      const lightOf = squareNumbers(side);
      const leds = ledsOf(zone).map((led) => ({ ...led, light: lightOf(led) }));
      const count = new Set(leds.map(({ light }) => light)).size;
      if (count > most) continue;
      const share = count / zone.count;
      return new Lights(
        leds.map((led) => ({ ...led, share })),
        Math.sqrt(1 / share),
      );
    }
  }

  /** What a surface at the height `line` gives back: the LEDs above it upside down, as much fainter as they are high. */
  static reflected(zone: Zone, line: number, depth: number): Lights {
    const leds = ledsOf(zone)
      .map((led) => ({ ...led, y: 2 * line - led.y, share: Math.exp((led.y - line) / depth) }))
      .filter(({ share }) => share > faintest)
      .map((led, light) => ({ ...led, light }));
    return new Lights(leds, 1);
  }

  get count(): number {
    return this.x.length;
  }

  /** Takes over the light of these bytes, which are those the lamp is given. */
  take(bytes: Uint8Array): void {
    this.colors.fill(0);
    for (const { wire, light, share } of this.#leds) {
      for (let channel = 0; channel < 3; channel++) {
        const to = light * 3 + channel;
        this.colors[to] = (this.colors[to] ?? 0) + ((bytes[wire * 3 + channel] ?? 0) / 255) * share;
      }
    }
  }
}

function ledsOf({ count, wires, seenX, seenY }: Zone): LitLed[] {
  return Array.from({ length: count }, (_, led) => ({
    wire: wires[led] ?? 0,
    x: (seenX[led] ?? 0) / unit,
    y: (seenY[led] ?? 0) / unit,
    light: led,
    share: 1,
  }));
}

/** Numbers the squares of this side in which there are LEDs, in the order in which they are met. */
function squareNumbers(side: number): (led: LitLed) => number {
  const numbers = new Map<string, number>();
  return ({ x, y }) => {
    const square = `${Math.floor(x / side)} ${Math.floor(y / side)}`;
    const number = numbers.get(square) ?? numbers.size;
    numbers.set(square, number);
    return number;
  };
}

/** The middle of the LEDs that are one light. */
function middles(leds: readonly LitLed[], count: number, placeOf: (led: LitLed) => number): Float32Array {
  const sums = new Float64Array(count);
  const members = new Float64Array(count);
  for (const led of leds) {
    sums[led.light] = (sums[led.light] ?? 0) + placeOf(led);
    members[led.light] = (members[led.light] ?? 0) + 1;
  }
  return Float32Array.from(sums, (sum, light) => sum / (members[light] ?? 1));
}
