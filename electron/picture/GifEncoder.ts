import type { Bitmap } from '#shared/animation/Bitmap';
import { changedArea, type PixelArea } from './changedArea';
import { compressLzw } from './compressLzw';
import { indexColors } from './indexColors';

/** The longest a frame can stay, in hundredths of a second. */
const maxDelay = 0xffff;

/** Says that a GIF begins again at its end, for ever. */
const endlessLoop = Buffer.from('\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00', 'latin1');
const trailer = Buffer.of(0x3b);

/**
 * A GIF89a file in the making, frame by frame. Of a frame only the rectangle that changed is written, with the colours
 * in it: exactly where it has at most 256, else as near as 256 come. A frame equal to the one before lets that stay longer.
 */
export class GifEncoder {
  readonly #parts: Buffer[];
  #byteLength: number;
  #frames = 0;
  #lastPicture: Bitmap | undefined;
  /** The extension that tells how long the last frame stays. */
  #control: Buffer = Buffer.alloc(0);

  constructor(width: number, height: number, isLooping: boolean) {
    this.#parts = [screenOf(width, height), ...(isLooping ? [endlessLoop] : [])];
    this.#byteLength = Buffer.concat(this.#parts).length + trailer.length;
  }

  /** How long the file would be if it ended here. */
  get byteLength(): number {
    return this.#byteLength;
  }

  /** How many frames the file has so far. */
  get frames(): number {
    return this.#frames;
  }

  /** Adds a picture of the file's size that stays for `delay` hundredths of a second, up to 65535. */
  add(picture: Bitmap, delay: number): void {
    const area = this.#lastPicture ? changedArea(this.#lastPicture, picture) : wholeArea(picture);
    const longer = delayIn(this.#control) + delay;
    if (area || longer > maxDelay) this.#append(picture, area ?? onePixel, delay);
    else this.#control.writeUInt16LE(longer, delayAt);
    this.#lastPicture = picture;
  }

  /** The whole file; more frames may follow and make it longer. */
  bytes(): Buffer {
    return Buffer.concat([...this.#parts, trailer]);
  }

  #append(picture: Bitmap, area: PixelArea, delay: number): void {
    const { colors, pixels } = indexColors(picture, area);
    const tableBits = Math.max(Math.ceil(Math.log2(colors.length)), 1);
    const colorBits = Math.max(tableBits, 2);
    this.#control = controlOf(delay);
    const parts = [
      this.#control,
      descriptorOf(area, tableBits),
      tableOf(colors, tableBits),
      Buffer.of(colorBits),
      toSubBlocks(compressLzw(pixels, colorBits)),
    ];
    this.#parts.push(...parts);
    this.#byteLength += parts.reduce((sum, { length }) => sum + length, 0);
    this.#frames++;
  }
}

const onePixel: PixelArea = { left: 0, top: 0, width: 1, height: 1 };

function wholeArea({ width, height }: Bitmap): PixelArea {
  return { left: 0, top: 0, width, height };
}

/** Header and logical screen, without a colour table for all frames. */
function screenOf(width: number, height: number): Buffer {
  const screen = Buffer.from('GIF89a\0\0\0\0\0\0\0', 'latin1');
  screen.writeUInt16LE(width, 6);
  screen.writeUInt16LE(height, 8);
  return screen;
}

const delayAt = 4;

/** Graphic control: the frame is left standing (disposal 1), nothing in it is transparent. */
function controlOf(delay: number): Buffer {
  const control = Buffer.of(0x21, 0xf9, 4, 1 << 2, 0, 0, 0, 0);
  control.writeUInt16LE(delay, delayAt);
  return control;
}

function delayIn(control: Buffer): number {
  return control.length === 0 ? 0 : control.readUInt16LE(delayAt);
}

/** Image descriptor: where the frame goes, and that a table of 2^`tableBits` colours follows. */
function descriptorOf({ left, top, width, height }: PixelArea, tableBits: number): Buffer {
  const descriptor = Buffer.alloc(10);
  descriptor.writeUInt8(0x2c, 0);
  for (const [at, value] of [left, top, width, height].entries()) descriptor.writeUInt16LE(value, 1 + 2 * at);
  descriptor.writeUInt8(0x80 | (tableBits - 1), 9);
  return descriptor;
}

function tableOf(colors: readonly number[], tableBits: number): Buffer {
  const table = Buffer.alloc(3 << tableBits);
  for (const [at, color] of colors.entries()) table.writeUIntBE(color, at * 3, 3);
  return table;
}

/** Data in blocks of up to 255 bytes, each behind its length; an empty one ends them. */
function toSubBlocks(data: Uint8Array): Buffer {
  const blocks: Uint8Array[] = [];
  for (let at = 0; at < data.length; at += 255) {
    const block = data.subarray(at, at + 255);
    blocks.push(Uint8Array.of(block.length), block);
  }
  return Buffer.concat([...blocks, Uint8Array.of(0)]);
}
