import { unit, type Zone } from '#shared/animation/geometry';

/** A part of the picture, measured in distances between two LEDs; the first LED of a grid is at 0, 0. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How the light of one LED spreads. */
export interface Spread {
  /** How much of it is seen at a distance, measured in distances between two LEDs. */
  readonly at: (distance: number) => number;
  /** Beyond this nothing is seen. */
  readonly reach: number;
}

/** The values a screen is given for linear light, in steps fine enough that a faint glow has no edges. */
const finest = 0xffff;
const screenValues = Uint8Array.from({ length: finest + 1 }, (_, light) =>
  Math.round(255 * (light / finest) ** (1 / 2.2)),
);

/**
 * The light of some LEDs where it falls, as a small picture that is drawn large. Light adds up as light does, and only then
 * becomes what a screen must show to look the same.
 */
export class LightField {
  readonly width: number;
  readonly height: number;
  /** The picture: red, green, blue, opaque. */
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
  readonly #zone: Zone;
  readonly #light: Float32Array;
  /** What one LED adds to the pixels round it: a square of `2 × #radius + 1`. */
  readonly #stamp: Float32Array;
  readonly #radius: number;
  /** The pixel that each LED is on. */
  readonly #columns: Int32Array;
  readonly #rows: Int32Array;

  constructor(zone: Zone, area: Area, pixelsPerLed: number, spread: Spread) {
    this.width = Math.max(Math.round(area.width * pixelsPerLed), 1);
    this.height = Math.max(Math.round(area.height * pixelsPerLed), 1);
    this.rgba = new Uint8ClampedArray(this.width * this.height * 4).fill(255);
    this.#zone = zone;
    this.#light = new Float32Array(this.width * this.height * 3);
    this.#radius = Math.ceil(spread.reach * pixelsPerLed);
    this.#stamp = stampOf(this.#radius, pixelsPerLed, spread);
    const pixelOf = (seen: number, from: number) => Math.floor((seen / unit - from) * pixelsPerLed);
    this.#columns = Int32Array.from(zone.seenX, (x) => pixelOf(x, area.left));
    this.#rows = Int32Array.from(zone.seenY, (y) => pixelOf(y, area.top));
  }

  /** Paints the light of these bytes, as a lamp is given them: linear, three for each LED in the order of its wire. */
  paint(bytes: Uint8Array): void {
    this.#light.fill(0);
    for (let led = 0; led < this.#zone.count; led++) {
      const wire = (this.#zone.wires[led] ?? 0) * 3;
      const [red, green, blue] = [bytes[wire] ?? 0, bytes[wire + 1] ?? 0, bytes[wire + 2] ?? 0];
      if (red + green + blue > 0) this.#add(led, red, green, blue);
    }
    this.#develop();
  }

  #add(led: number, red: number, green: number, blue: number): void {
    const radius = this.#radius;
    const side = 2 * radius + 1;
    const column = this.#columns[led] ?? 0;
    const row = this.#rows[led] ?? 0;
    const firstX = Math.max(column - radius, 0);
    const lastX = Math.min(column + radius, this.width - 1);
    const lastY = Math.min(row + radius, this.height - 1);
    for (let y = Math.max(row - radius, 0); y <= lastY; y++) {
      let from = (y - row + radius) * side + (firstX - column + radius);
      let to = (y * this.width + firstX) * 3;
      for (let x = firstX; x <= lastX; x++) {
        const share = this.#stamp[from++] ?? 0;
        this.#light[to] = (this.#light[to] ?? 0) + share * red;
        this.#light[to + 1] = (this.#light[to + 1] ?? 0) + share * green;
        this.#light[to + 2] = (this.#light[to + 2] ?? 0) + share * blue;
        to += 3;
      }
    }
  }

  #develop(): void {
    const scale = finest / 255;
    for (let from = 0, to = 0; from < this.#light.length; from += 3, to += 4) {
      for (let channel = 0; channel < 3; channel++) {
        const light = Math.min((this.#light[from + channel] ?? 0) * scale, finest);
        this.rgba[to + channel] = screenValues[Math.round(light)] ?? 0;
      }
    }
  }
}

function stampOf(radius: number, pixelsPerLed: number, { at, reach }: Spread): Float32Array {
  const side = 2 * radius + 1;
  return Float32Array.from({ length: side * side }, (_, index) => {
    const distance = Math.hypot((index % side) - radius, Math.floor(index / side) - radius) / pixelsPerLed;
    return distance <= reach ? at(distance) : 0;
  });
}
