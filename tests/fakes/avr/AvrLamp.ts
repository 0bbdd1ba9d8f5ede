import { EEPROMMemoryBackend } from 'avr8js';
import {
  Atmega328p,
  paintedRam,
  untouchedBytes,
  type StartingPoint,
  clockHz,
  cyclesPerHostByte,
  cyclesPerMs,
} from './Atmega328p';
import { LedDecoder, type PulseTimes, type ShownFrame } from './LedDecoder';

const flashBytes = 32_768;
const eepromBytes = 1024;
/** The LEDs are on D6, bit 6 of port D. */
const dataPin = 1 << 6;

/** The reset flag the chip sets for each cause. */
const resetFlags = { power: 0x01, button: 0x02, 'brown-out': 0x04 } as const;
export type ResetKind = keyof typeof resetFlags;

/** What runs before the program. Optiboot clears the reset flags. */
export type Bootloader = 'none' | 'optiboot';

/**
 * The firmware on an emulated chip with LEDs. Bytes sent to it arrive at 115200 baud; what it shows is read from the
 * data pin. Time is the chip's own: nothing happens unless it is run, and every run is the same.
 */
export class AvrLamp {
  /** The frames the LEDs received, in order. Tests may empty it. */
  readonly frames: ShownFrame[] = [];
  /** Bytes that arrived before the chip had read the previous one. */
  lostBytes = 0;
  /** Bytes sent in each direction. */
  bytesIn = 0;
  bytesOut = 0;

  private readonly flash: Uint8Array;
  private readonly eepromCells = new EEPROMMemoryBackend(eepromBytes);
  private decoder = this.newDecoder();
  private chip: Atmega328p;
  /** Cycles of the runs before the last reset. */
  private before = 0;
  private readonly queue: number[] = [];
  /** When the wire to the lamp is free again, in cycles and fractions of them. */
  private wireFreeAt = 0;
  private isFeeding = false;
  private listener: (byte: number) => void = () => {};

  constructor(hex: string) {
    this.flash = readIntelHex(hex, flashBytes);
    this.chip = this.newChip({ ram: paintedRam(), flags: resetFlags.power });
  }

  /** Cycles since the lamp was created, across resets. */
  get cycles(): number {
    return this.before + this.chip.cycles;
  }

  get ms(): number {
    return this.cycles / cyclesPerMs;
  }

  /** The chip's own EEPROM bytes, so tests can corrupt them. */
  get eeprom(): Uint8Array {
    return this.eepromCells.memory;
  }

  /** Bytes of memory that neither variables nor the stack have touched since power-on. */
  get stackToSpare(): number {
    return untouchedBytes(this.chip.ram);
  }

  /** The pulse times on the data pin since the last reset. */
  get pulses(): PulseTimes {
    return this.decoder.times;
  }

  /** The cycle at which everything sent will have arrived. */
  get sentAllAt(): number {
    const waiting = this.queue.length - (this.isFeeding ? 1 : 0);
    return Math.max(this.wireFreeAt, this.cycles) + waiting * cyclesPerHostByte;
  }

  /** Sends bytes from the host, one after the other at the speed of the wire. */
  send(bytes: Iterable<number>): void {
    this.queue.push(...bytes);
    this.feed();
  }

  /** Calls `listener` with each byte the lamp sends, once it has fully arrived. */
  onSent(listener: (byte: number) => void): void {
    this.listener = listener;
  }

  run(ms: number): void {
    this.runTo(this.cycles + ms * cyclesPerMs);
  }

  runTo(cycle: number): void {
    this.chip.runTo(cycle - this.before);
  }

  /** Runs until `holds()` is true, checked every `stepMs`; throws if that takes more than `withinMs`. */
  runUntil(holds: () => boolean, withinMs: number, stepMs = 0.1): void {
    const end = this.cycles + withinMs * cyclesPerMs;
    while (!holds()) {
      if (this.cycles >= end) throw new Error(`It did not happen within ${withinMs} ms.`);
      this.run(stepMs);
    }
  }

  /** Restarts the chip. Only a power-on clears the memory; the EEPROM stays, including a byte being written. */
  reset(kind: ResetKind, bootloader: Bootloader = 'none'): void {
    const ram = kind === 'power' ? paintedRam() : this.chip.ram;
    const flag = resetFlags[kind];
    this.before = this.cycles;
    this.queue.length = 0;
    this.isFeeding = false;
    this.wireFreeAt = this.before;
    this.decoder = this.newDecoder();
    this.chip = this.newChip({ ram, flags: bootloader === 'none' ? flag : 0 });
  }

  /** Halts the program until the returned function is called. */
  hang(): () => void {
    return this.chip.hang();
  }

  private newDecoder(): LedDecoder {
    return new LedDecoder((frame) => this.frames.push(frame));
  }

  private newChip(start: StartingPoint): Atmega328p {
    const { decoder } = this;
    const chip: Atmega328p = new Atmega328p(this.flash, this.eepromCells, start, {
      onTransmit: (byte) => chip.after((10 * clockHz) / chip.baud, () => this.arrive(byte)),
      onPortD: (levels) => {
        if (decoder.level((levels & dataPin) !== 0, this.cycles)) this.watchLatch(chip, decoder);
      },
    });
    return chip;
  }

  private arrive(byte: number): void {
    this.bytesOut++;
    this.listener(byte);
  }

  private watchLatch(chip: Atmega328p, decoder: LedDecoder): void {
    const missing = decoder.settle(this.cycles);
    if (missing > 0) chip.after(missing, () => this.watchLatch(chip, decoder));
  }

  private feed(): void {
    if (this.isFeeding || this.queue.length === 0) return;
    this.isFeeding = true;
    const { chip } = this;
    this.wireFreeAt = Math.max(this.wireFreeAt, this.cycles) + cyclesPerHostByte;
    chip.after(this.wireFreeAt - this.cycles, () => {
      if (chip !== this.chip) return;
      this.bytesIn++;
      if (!chip.receive(this.queue.shift() ?? 0)) this.lostBytes++;
      this.isFeeding = false;
      this.feed();
    });
  }
}

/** Reads Intel HEX, as avr-objcopy writes it and avrdude flashes it, into flash of `size` bytes; the rest is erased (0xFF). */
function readIntelHex(text: string, size: number): Uint8Array {
  const flash = new Uint8Array(size).fill(0xff);
  for (const line of text.split(/\r?\n/).filter((each) => each !== '')) {
    const record = Buffer.from(line.slice(1), 'hex');
    const [length = 0, high = 0, low = 0, kind = 0] = record;
    if (record.reduce((sum, byte) => sum + byte, 0) % 256 !== 0) throw new Error(`Broken HEX line: ${line}`);
    if (kind === 0) flash.set(record.subarray(4, 4 + length), high * 256 + low);
  }
  return flash;
}
