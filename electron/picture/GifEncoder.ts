import type { Bitmap } from '#shared/animation/Bitmap';
import { changedArea, type PixelArea } from './changedArea';
import { compressLzw } from './compressLzw';
import { indexColors } from './indexColors';

/** The maximum duration of a frame, in hundredths of a second. */
const maxDelay = 0xffff;

/** The extension that makes a GIF loop forever. */
const endlessLoop = Buffer.from('\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00', 'latin1');
const trailer = Buffer.of(0x3b);

/**
 * Encodes a GIF89a file frame by frame. Of each frame only the rectangle that changed is written, with its own colour table: exact with
 * up to 256 colours, otherwise reduced to 256. A frame equal to the previous one extends that one's duration.
 */
export class GifEncoder {
  readonly #parts: Buffer[];
  #byteLength: number;
  #frames = 0;
  #lastPicture: Bitmap | undefined;
  /** The last frame's graphic control extension, which holds its duration. */
  #control: Buffer = Buffer.alloc(0);

  constructor(width: number, height: number, isLooping: boolean) {
    this.#parts = [screenOf(width, height), ...(isLooping ? [endlessLoop] : [])];
    this.#byteLength = Buffer.concat(this.#parts).length + trailer.length;
  }

  /** The length of the file if it ended here. */
  get byteLength(): number {
    return this.#byteLength;
  }

  /** The number of frames so far. */
  get frames(): number {
    return this.#frames;
  }

  /** Adds a picture of the file's size for `delay` hundredths of a second, up to 65535. */
  add(picture: Bitmap, delay: number): void {
    const area = this.#lastPicture ? changedArea(this.#lastPicture, picture) : wholeArea(picture);
    const extended = delayIn(this.#control) + delay;
    if (area || extended > maxDelay) this.#append(picture, area ?? onePixel, delay);
    else this.#control.writeUInt16LE(extended, delayAt);
    this.#lastPicture = picture;
  }

  /** The file with the frames so far. More can be added afterwards. */
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

/** Header and logical screen, without a global colour table. */
function screenOf(width: number, height: number): Buffer {
  const screen = Buffer.from('GIF89a\0\0\0\0\0\0\0', 'latin1');
  screen.writeUInt16LE(width, 6);
  screen.writeUInt16LE(height, 8);
  return screen;
}

const delayAt = 4;

/** Graphic control: the frame stays in place (disposal 1), nothing is transparent. */
function controlOf(delay: number): Buffer {
  const control = Buffer.of(0x21, 0xf9, 4, 1 << 2, 0, 0, 0, 0);
  control.writeUInt16LE(delay, delayAt);
  return control;
}

function delayIn(control: Buffer): number {
  return control.length === 0 ? 0 : control.readUInt16LE(delayAt);
}

/** Image descriptor: the frame's area, followed by a table of 2^`tableBits` colours. */
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

/** Splits data into blocks of up to 255 bytes, each preceded by its length, and ends with an empty one. */
function toSubBlocks(data: Uint8Array): Buffer {
  const blocks: Uint8Array[] = [];
  for (let at = 0; at < data.length; at += 255) {
    const block = data.subarray(at, at + 255);
    blocks.push(Uint8Array.of(block.length), block);
  }
  return Buffer.concat([...blocks, Uint8Array.of(0)]);
}
