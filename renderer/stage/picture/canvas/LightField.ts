import type { LitSurface, LightSource } from '../lampScene';

/** Screen values for linear light, in steps fine enough that a faint glow has no edges. */
const maxLight = 0xffff;
const screenValues = Uint8Array.from({ length: maxLight + 1 }, (_, light) =>
  Math.round(255 * (light / maxLight) ** (1 / 2.2)),
);

/** The light that one source adds to the pixels around it: a square of side `2 × radius + 1`. */
interface Stamp {
  readonly shares: Float32Array;
  readonly radius: number;
}

/**
 * A lit surface as a small picture that is drawn enlarged. Light is added up in linear space and only then converted
 * to screen values.
 */
export class LightField {
  readonly width: number;
  readonly height: number;
  /** The picture: red, green, blue, opaque. */
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
  readonly #surface: LitSurface;
  readonly #pixelsPerLed: number;
  readonly #stamps: ReadonlyMap<LightSource, Stamp>;
  readonly #light: Float32Array;

  constructor(surface: LitSurface, pixelsPerLed: number) {
    this.width = Math.max(Math.round(surface.area.width * pixelsPerLed), 1);
    this.height = Math.max(Math.round(surface.area.height * pixelsPerLed), 1);
    this.rgba = new Uint8ClampedArray(this.width * this.height * 4).fill(255);
    this.#surface = surface;
    this.#pixelsPerLed = pixelsPerLed;
    this.#stamps = new Map(surface.sources.map((source) => [source, stampOf(source, pixelsPerLed)]));
    this.#light = new Float32Array(this.width * this.height * 3);
  }

  /** Paints a frame of lamp bytes. */
  paint(bytes: Uint8Array): void {
    const { ground } = this.#surface;
    for (let at = 0; at < this.#light.length; at++) this.#light[at] = ground[at % 3] ?? 0;
    for (const [{ lights }, stamp] of this.#stamps) {
      lights.setFrame(bytes);
      for (let light = 0; light < lights.count; light++) {
        const color = lights.colors.subarray(light * 3, light * 3 + 3);
        if (color.some((channel) => channel > 0)) {
          this.#add(stamp, lights.x[light] ?? 0, lights.y[light] ?? 0, color);
        }
      }
    }
    this.#toScreen();
  }

  #add({ shares, radius }: Stamp, x: number, y: number, color: Float32Array): void {
    const side = 2 * radius + 1;
    const column = Math.floor((x - this.#surface.area.left) * this.#pixelsPerLed);
    const row = Math.floor((y - this.#surface.area.top) * this.#pixelsPerLed);
    const [red = 0, green = 0, blue = 0] = color;
    const firstX = Math.max(column - radius, 0);
    const lastX = Math.min(column + radius, this.width - 1);
    const lastY = Math.min(row + radius, this.height - 1);
    for (let toY = Math.max(row - radius, 0); toY <= lastY; toY++) {
      let from = (toY - row + radius) * side + (firstX - column + radius);
      let to = (toY * this.width + firstX) * 3;
      for (let toX = firstX; toX <= lastX; toX++) {
        const share = shares[from++] ?? 0;
        this.#light[to] = (this.#light[to] ?? 0) + share * red;
        this.#light[to + 1] = (this.#light[to + 1] ?? 0) + share * green;
        this.#light[to + 2] = (this.#light[to + 2] ?? 0) + share * blue;
        to += 3;
      }
    }
  }

  #toScreen(): void {
    for (let from = 0, to = 0; from < this.#light.length; from += 3, to += 4) {
      for (let channel = 0; channel < 3; channel++) {
        const light = Math.min((this.#light[from + channel] ?? 0) * maxLight, maxLight);
        this.rgba[to + channel] = screenValues[Math.round(light)] ?? 0;
      }
    }
  }
}

function stampOf({ spread }: LightSource, pixelsPerLed: number): Stamp {
  const { at, reach } = spread;
  const radius = Math.ceil(reach * pixelsPerLed);
  const side = 2 * radius + 1;
  const shares = Float32Array.from({ length: side * side }, (_, index) => {
    const distance = Math.hypot((index % side) - radius, Math.floor(index / side) - radius) / pixelsPerLed;
    return distance <= reach ? at(distance) : 0;
  });
  return { shares, radius };
}
