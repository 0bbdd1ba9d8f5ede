import { unit, type Zone } from '#shared/animation/Geometry';

/** The LEDs that make up some lights. */
interface LedGroups {
  /** The number of each on the lamp's wire. */
  readonly wires: Uint16Array;
  /** The light that each is part of, and how much of its own light goes there. */
  readonly lightOf: Uint16Array;
  readonly shares: Float32Array;
}

/** Nobody sees less than this share of a light. */
const minVisibleShare = 0.01;

/** Points that give light, on a picture of the lamp. Distances are those between two LEDs; the first LED is at 0, 0. */
export class LightPoints {
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Red, green and blue of each, 1 being a whole LED's: those of the bytes last taken. */
  readonly colors: Float32Array;
  /** How far apart they are. */
  readonly spacing: number;
  readonly #leds: LedGroups;

  private constructor(x: Float32Array, y: Float32Array, leds: LedGroups, spacing: number) {
    this.x = x;
    this.y = y;
    this.colors = new Float32Array(x.length * 3);
    this.spacing = spacing;
    this.#leds = leds;
  }

  /** A light for every LED. */
  static perLed(zone: Zone): LightPoints {
    return LightPoints.#fromGroups(
      zone,
      zone.wires.map((_, led) => led),
      zone.count,
    );
  }

  /** At most so many lights: LEDs that are close to each other become one, and all together stay as bright as they were. */
  static atMost(zone: Zone, most: number): LightPoints {
    if (zone.count <= most) return LightPoints.perLed(zone);
    for (let side = 2 * unit; ; side = Math.ceil(side * 1.25)) {
      const { lightOf, count } = groupBySquare(zone, side);
      if (count <= most) return LightPoints.#fromGroups(zone, lightOf, count);
    }
  }

  static #fromGroups({ wires, seenX, seenY }: Zone, lightOf: Uint16Array, count: number): LightPoints {
    const share = count / Math.max(wires.length, 1);
    const shares = new Float32Array(wires.length).fill(share);
    const [x, y] = [groupCenters(seenX, lightOf, count), groupCenters(seenY, lightOf, count)];
    return new LightPoints(x, y, { wires, lightOf, shares }, Math.sqrt(1 / share));
  }

  get count(): number {
    return this.x.length;
  }

  /** What a surface at the height `line` gives back of them: upside down, and as much fainter as they are high. */
  reflectedAt(line: number, depth: number): LightPoints {
    const given = this.y.map((y) => Math.exp((y - line) / depth));
    const seen = [...given.keys()].filter((light) => (given[light] ?? 0) > minVisibleShare);
    const numbers = new Map(seen.map((light, number) => [light, number]));
    const { wires, lightOf, shares } = this.#leds;
    const leds = [...lightOf.keys()].filter((led) => numbers.has(lightOf[led] ?? 0));
    return new LightPoints(
      Float32Array.from(seen, (light) => this.x[light] ?? 0),
      Float32Array.from(seen, (light) => 2 * line - (this.y[light] ?? 0)),
      {
        wires: Uint16Array.from(leds, (led) => wires[led] ?? 0),
        lightOf: Uint16Array.from(leds, (led) => numbers.get(lightOf[led] ?? 0) ?? 0),
        shares: Float32Array.from(leds, (led) => (shares[led] ?? 0) * (given[lightOf[led] ?? 0] ?? 0)),
      },
      this.spacing,
    );
  }

  /** Takes over the light of these bytes, which are those the lamp is given. */
  setFrame(bytes: Uint8Array): void {
    const { wires, lightOf, shares } = this.#leds;
    this.colors.fill(0);
    for (let led = 0; led < wires.length; led++) {
      const from = (wires[led] ?? 0) * 3;
      const to = (lightOf[led] ?? 0) * 3;
      const share = (shares[led] ?? 0) / 255;
      for (let channel = 0; channel < 3; channel++) {
        const light = (bytes[from + channel] ?? 0) * share;
        this.colors[to + channel] = (this.colors[to + channel] ?? 0) + light;
      }
    }
  }
}

/** For each LED the number of the square of this side that it is in; empty squares have none. */
function groupBySquare(
  { count, seenX, seenY }: Zone,
  side: number,
): { readonly lightOf: Uint16Array; readonly count: number } {
  const numbers = new Map<number, number>();
  const lightOf = new Uint16Array(count);
  for (let led = 0; led < count; led++) {
    const column = Math.floor((seenX[led] ?? 0) / side);
    const row = Math.floor((seenY[led] ?? 0) / side);
    const square = row * 0x1_0000 + column;
    const number = numbers.get(square) ?? numbers.size;
    numbers.set(square, number);
    lightOf[led] = number;
  }
  return { lightOf, count: numbers.size };
}

/** The middle of the LEDs that are one light. */
function groupCenters(seen: Int16Array, lightOf: Uint16Array, count: number): Float32Array {
  const sums = new Float64Array(count);
  const members = new Float64Array(count);
  seen.forEach((place, led) => {
    const light = lightOf[led] ?? 0;
    sums[light] = (sums[light] ?? 0) + place / unit;
    members[light] = (members[light] ?? 0) + 1;
  });
  return Float32Array.from(sums, (sum, light) => sum / (members[light] ?? 1));
}
