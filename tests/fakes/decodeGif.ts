import type { Bitmap } from '#shared/animation/Bitmap';

/** A frame as a viewer shows it, and as stored in the file. */
interface GifFrame {
  /** Hundredths of a second. */
  readonly delay: number;
  readonly disposal: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly tableSize: number;
  /** How often the LZW table was reset. */
  readonly clears: number;
  readonly widestCode: number;
  /** The whole screen after this frame is drawn. */
  readonly shown: Bitmap;
}

export interface DecodedGif {
  readonly width: number;
  readonly height: number;
  /** How often it plays, 0 for forever; undefined if the file does not say, which means once. */
  readonly plays: number | undefined;
  readonly frames: readonly GifFrame[];
}

interface Control {
  readonly delay: number;
  readonly disposal: number;
}

/**
 * Decodes a GIF89a as the standard defines it, far more strictly than viewers do: every byte must belong to
 * something, every frame must lie on the screen, and its data must end with an end code after the last pixel.
 */
export function decodeGif(file: Uint8Array): DecodedGif {
  const bytes = new ByteReader(file);
  if (bytes.text(6) !== 'GIF89a') throw new Error('Not a GIF89a.');
  const [width, height] = [bytes.short(), bytes.short()];
  if ((bytes.byte() & 0x80) !== 0) throw new Error('A global colour table: not expected here.');
  bytes.take(2);
  const frames: GifFrame[] = [];
  let screen: Bitmap = { width, height, rgb: new Uint8Array(width * height * 3) };
  let plays: number | undefined;
  let control: Control | undefined;
  for (;;) {
    const kind = bytes.byte();
    if (kind === 0x3b) break;
    if (kind === 0x2c) {
      if (!control) throw new Error('A frame without its delay.');
      const frame = readFrame(bytes, control, screen);
      frames.push(frame);
      screen = frame.shown;
      control = undefined;
    } else if (kind === 0x21) {
      const label = bytes.byte();
      const [first = new Uint8Array(), ...rest] = bytes.blocks();
      if (label === 0xf9) control = readControl(first);
      else if (label === 0xff) plays = readLoop(first, rest);
      else throw new Error(`Extension ${label}: not expected here.`);
    } else throw new Error(`Block ${kind} is unknown.`);
  }
  if (!bytes.isAtEnd) throw new Error('Bytes after the trailer.');
  return { width, height, plays, frames };
}

/** A pixel of a picture as six hex digits. */
export function colorAt({ width, rgb }: Bitmap, x: number, y: number): string {
  const at = (y * width + x) * 3;
  return Buffer.from(rgb.subarray(at, at + 3)).toString('hex');
}

function readControl(block: Uint8Array): Control {
  const [packed = 0, low = 0, high = 0] = block;
  if (block.length !== 4 || (packed & 1) !== 0) throw new Error('A transparent colour: not expected here.');
  return { delay: low + 256 * high, disposal: (packed >> 2) & 7 };
}

function readLoop(name: Uint8Array, [block = new Uint8Array()]: readonly Uint8Array[]): number {
  if (Buffer.from(name).toString('latin1') !== 'NETSCAPE2.0') throw new Error('Unknown application.');
  const [id, low = 0, high = 0] = block;
  if (id !== 1 || block.length !== 3) throw new Error('No loop count.');
  return low + 256 * high;
}

function readFrame(bytes: ByteReader, control: Control, screen: Bitmap): GifFrame {
  const [left, top, width, height] = [bytes.short(), bytes.short(), bytes.short(), bytes.short()];
  if (left + width > screen.width || top + height > screen.height) throw new Error('Off the screen.');
  const packed = bytes.byte();
  if ((packed & 0x80) === 0 || (packed & 0x60) !== 0) throw new Error('Not a plain frame with colours.');
  const tableSize = 2 << (packed & 7);
  const table = bytes.take(tableSize * 3);
  const lzw = unpack(bytes.byte(), Buffer.concat(bytes.blocks()), width * height);
  const rgb = screen.rgb.slice();
  for (const [at, index] of lzw.pixels.entries()) {
    if (index >= tableSize) throw new Error('A colour beyond the table.');
    const to = ((top + Math.floor(at / width)) * screen.width + left + (at % width)) * 3;
    rgb.set(table.subarray(index * 3, index * 3 + 3), to);
  }
  const { clears, widestCode } = lzw;
  return { ...control, left, top, width, height, tableSize, clears, widestCode, shown: { ...screen, rgb } };
}

interface Unpacked {
  readonly pixels: readonly number[];
  readonly clears: number;
  readonly widestCode: number;
}

/** LZW with a plain list of strings, as the standard describes it. */
function unpack(minimumBits: number, data: Uint8Array, count: number): Unpacked {
  if (minimumBits < 2 || minimumBits > 8) throw new Error('Invalid code size.');
  const [clear, end] = [1 << minimumBits, (1 << minimumBits) + 1];
  const pixels: number[] = [];
  let strings: (readonly number[])[] = [];
  let before: readonly number[] | undefined;
  let [bits, widestCode, clears, bitAt] = [minimumBits + 1, 0, 0, 0];
  const nextCode = () => {
    let code = 0;
    for (let bit = 0; bit < bits; bit++, bitAt++) {
      const byte = data[bitAt >> 3];
      if (byte === undefined) throw new Error('The data end in the middle of a code.');
      code |= ((byte >> (bitAt & 7)) & 1) << bit;
    }
    widestCode = Math.max(widestCode, bits);
    return code;
  };
  for (let code = nextCode(); code !== end; code = nextCode()) {
    if (code === clear) {
      clears++;
      strings = Array.from({ length: end + 1 }, (_, color) => (color < clear ? [color] : []));
      bits = minimumBits + 1;
      before = undefined;
      continue;
    }
    if (clears === 0) throw new Error('The data do not begin with a clear code.');
    const string = strings[code] ?? (code === strings.length && before && [...before, before[0] ?? 0]);
    if (!string) throw new Error(`Code ${code} came before its string.`);
    for (const color of string) pixels.push(color);
    if (before && strings.length < 4096) strings.push([...before, string[0] ?? 0]);
    if (strings.length === 1 << bits && bits < 12) bits++;
    before = string;
  }
  if (Math.ceil(bitAt / 8) !== data.length) throw new Error('Bytes after the end code.');
  if (pixels.length !== count) throw new Error(`${pixels.length} pixels instead of ${count}.`);
  return { pixels, clears, widestCode };
}

/** Reads a file from the start; reading past the end throws. */
class ByteReader {
  private at = 0;

  constructor(private readonly file: Uint8Array) {}

  get isAtEnd(): boolean {
    return this.at === this.file.length;
  }

  take(count: number): Uint8Array {
    if (this.at + count > this.file.length) throw new Error('The file ends too early.');
    return this.file.subarray(this.at, (this.at += count));
  }

  byte(): number {
    return this.take(1)[0] ?? 0;
  }

  short(): number {
    return this.byte() + 256 * this.byte();
  }

  text(count: number): string {
    return Buffer.from(this.take(count)).toString('latin1');
  }

  /** Reads length-prefixed blocks, up to the empty one. */
  blocks(): Uint8Array[] {
    const blocks: Uint8Array[] = [];
    for (let size = this.byte(); size > 0; size = this.byte()) blocks.push(this.take(size));
    return blocks;
  }
}
