import { geometryOf, unit } from '#shared/animation/Geometry';
import type { Layout } from '#shared/lamp/Layout';
import { encodePng } from '../../../electron/picture/encodePng';

const ground = [13, 12, 11] as const;

/** A picture on which lamps are drawn: each LED a soft dot of light that adds to its neighbours'. */
export class Sheet {
  readonly #light: Float32Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.#light = new Float32Array(width * height * 3);
    for (let at = 0; at < this.#light.length; at++) this.#light[at] = toLight(ground[at % 3] ?? 0);
  }

  /** Draws a frame with LED 0 of the grid centred on (`left`, `top`), `pitch` pixels from LED to LED. */
  lamp(frame: Uint8Array, layout: Layout, left: number, top: number, pitch: number): void {
    const { all, grid } = geometryOf(layout);
    for (let led = 0; led < all.count; led++) {
      const x = left + ((all.seenX[led] ?? 0) * pitch) / unit;
      const y = top + ((all.seenY[led] ?? 0) * pitch) / unit;
      const offset = (all.wires[led] ?? 0) * 3;
      const isAmbient = led >= grid.count;
      this.#dot(frame.subarray(offset, offset + 3), x, y, isAmbient ? pitch * 0.55 : pitch * 0.36);
    }
  }

  /** A hard square, for pixel art. */
  square(rgb: readonly number[], left: number, top: number, size: number): void {
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const at = ((top + y) * this.width + left + x) * 3;
        for (let channel = 0; channel < 3; channel++) this.#light[at + channel] = toLight(rgb[channel] ?? 0);
      }
    }
  }

  png(): Buffer {
    const rgb = Uint8Array.from(this.#light, fromLight);
    return encodePng({ width: this.width, height: this.height, rgb });
  }

  #dot(rgb: Uint8Array, x: number, y: number, radius: number): void {
    const reach = Math.ceil(radius * 2.5);
    const light = Array.from(rgb, toLight);
    for (let row = Math.max(Math.round(y) - reach, 0); row <= y + reach && row < this.height; row++) {
      for (
        let column = Math.max(Math.round(x) - reach, 0);
        column <= x + reach && column < this.width;
        column++
      ) {
        const squared = ((column - x) ** 2 + (row - y) ** 2) / radius ** 2;
        const strength = Math.exp(-squared * 0.9);
        const at = (row * this.width + column) * 3;
        for (let channel = 0; channel < 3; channel++) {
          this.#light[at + channel] = (this.#light[at + channel] ?? 0) + (light[channel] ?? 0) * strength;
        }
      }
    }
  }
}

function toLight(value: number): number {
  return (value / 255) ** 2.2;
}

function fromLight(light: number): number {
  return Math.round(255 * Math.min(light, 1) ** (1 / 2.2));
}
