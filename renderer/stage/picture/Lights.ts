import { unit, type Zone } from '#shared/animation/geometry';

/** Points that give light, on a picture of the lamp. Distances are those between two LEDs; the first LED is at 0, 0. */
export class Lights {
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** How far apart they are. */
  readonly spacing: number;
  /** Red, green and blue of each, 1 being a whole LED's: those of the bytes last taken. */
  readonly colors: Float32Array;
  readonly #wires: Uint16Array;
  /** The light that each LED is part of. */
  readonly #lightOf: ArrayLike<number>;
  readonly #share: number;

  private constructor(zone: Zone, lightOf: ArrayLike<number>, count: number) {
    this.#wires = zone.wires;
    this.#lightOf = lightOf;
    this.#share = count / zone.count / 255;
    this.spacing = Math.sqrt(zone.count / count);
    this.colors = new Float32Array(count * 3);
    this.x = middles(zone.seenX, lightOf, count);
    this.y = middles(zone.seenY, lightOf, count);
  }

  /** A light for every LED. */
  static each(zone: Zone): Lights {
    return new Lights(
      zone,
      Uint16Array.from({ length: zone.count }, (_, led) => led),
      zone.count,
    );
  }

  /** At most so many lights: LEDs that are close to each other become one, and the light of all stays as bright as it was. */
  static gathered(zone: Zone, most: number): Lights {
    if (zone.count <= most) return Lights.each(zone);
    for (let side = 2 * unit; ; side *= 2) {
      const lightOf = numbered(zone, side);
      const count = Math.max(...lightOf) + 1;
      if (count <= most) return new Lights(zone, lightOf, count);
    }
  }

  get count(): number {
    return this.x.length;
  }

  /** Takes over the light of these bytes, which are those the lamp is given. */
  take(bytes: Uint8Array): void {
    this.colors.fill(0);
    for (let led = 0; led < this.#wires.length; led++) {
      const from = (this.#wires[led] ?? 0) * 3;
      const to = (this.#lightOf[led] ?? 0) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const light = (bytes[from + channel] ?? 0) * this.#share;
        this.colors[to + channel] = (this.colors[to + channel] ?? 0) + light;
      }
    }
  }
}

/** For each LED the number of the square that it is in; empty squares have none. */
function numbered({ count, seenX, seenY }: Zone, side: number): Uint16Array {
  const numbers = new Map<string, number>();
  return Uint16Array.from({ length: count }, (_, led) => {
    const square = `${Math.floor((seenX[led] ?? 0) / side)} ${Math.floor((seenY[led] ?? 0) / side)}`;
    const number = numbers.get(square) ?? numbers.size;
    numbers.set(square, number);
    return number;
  });
}

function middles(seen: Int16Array, lightOf: ArrayLike<number>, count: number): Float32Array {
  const sums = new Float64Array(count);
  const members = new Float64Array(count);
  seen.forEach((place, led) => {
    const light = lightOf[led] ?? 0;
    sums[light] = (sums[light] ?? 0) + place / unit;
    members[light] = (members[light] ?? 0) + 1;
  });
  return Float32Array.from(sums, (sum, light) => sum / (members[light] ?? 1));
}
