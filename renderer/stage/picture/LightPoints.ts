import { unit, type Zone } from '#shared/animation/Geometry';

/** The LEDs behind each light. */
interface LedGroups {
  /** The index of each LED on the lamp's wire. */
  readonly wires: Uint16Array;
  /** The light that each LED belongs to, and the share of the LED's light that goes there. */
  readonly lightOf: Uint16Array;
  readonly shares: Float32Array;
}

/** A smaller share of a light is invisible. */
const minVisibleShare = 0.01;

/**
 * Light sources in a picture of the lamp. The unit of length is the distance between two LEDs; the first LED is at 0,
 * 0.
 */
export class LightPoints {
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Red, green and blue of each, 1 being a full LED; from the last frame set. */
  readonly colors: Float32Array;
  /** The distance between two of them. */
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

  /** At most `max` lights: neighbouring LEDs are merged, and the total brightness stays the same. */
  static atMost(zone: Zone, max: number): LightPoints {
    if (zone.count <= max) return LightPoints.perLed(zone);
    for (let side = 2 * unit; ; side = Math.ceil(side * 1.25)) {
      const { lightOf, count } = groupBySquare(zone, side);
      if (count <= max) return LightPoints.#fromGroups(zone, lightOf, count);
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

  /** The reflection of the lights in a surface at height `line`: upside down, and fainter the higher they are. */
  reflectedAt(line: number, depth: number): LightPoints {
    const reflectedShares = this.y.map((y) => Math.exp((y - line) / depth));
    const visible = [...reflectedShares.keys()].filter(
      (light) => (reflectedShares[light] ?? 0) > minVisibleShare,
    );
    const numbers = new Map(visible.map((light, number) => [light, number]));
    const { wires, lightOf, shares } = this.#leds;
    const leds = [...lightOf.keys()].filter((led) => numbers.has(lightOf[led] ?? 0));
    return new LightPoints(
      Float32Array.from(visible, (light) => this.x[light] ?? 0),
      Float32Array.from(visible, (light) => 2 * line - (this.y[light] ?? 0)),
      {
        wires: Uint16Array.from(leds, (led) => wires[led] ?? 0),
        lightOf: Uint16Array.from(leds, (led) => numbers.get(lightOf[led] ?? 0) ?? 0),
        shares: Float32Array.from(
          leds,
          (led) => (shares[led] ?? 0) * (reflectedShares[lightOf[led] ?? 0] ?? 0),
        ),
      },
      this.spacing,
    );
  }

  /** Sets the colours from a frame of lamp bytes. */
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

/** Groups the LEDs by squares of this side; empty squares get no number. */
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

/** The centre of the LEDs of each light. */
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
