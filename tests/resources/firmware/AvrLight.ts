import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { avrInstruction, CPU } from 'avr8js';
import { ledCount, type Layout } from '#shared/lamp/Layout';
import { core, layoutNumbers } from './Twin';

/** What one call took on the microcontroller. */
export interface Cost {
  readonly cycles: number;
  /** The most cycles from one call of `yield` to the next. */
  readonly longestWait: number;
  /** Bytes of stack below `main`. */
  readonly stack: number;
}

const flashWords = 0x4000;
const memoryBytes = 0x800;

/** As `avrLight.cpp` has them. */
const commands = { load: 1, paint: 2, guard: 3, limit: 4 } as const;
const offsets = { command: 0, brightness: 1, size: 2, budgetMa: 4, ms: 6, result: 10 } as const;
/** The register that it writes when it yields, and what memory holds that it has not touched. */
const yieldRegister = 0x3e;
const unused = 0xc5;

const hex = (text: string | undefined) => Number.parseInt(text ?? '', 16);

/** The firmware's light on an emulated ATmega328P at 16 MHz: its bytes, and what they cost. */
export class AvrLight {
  readonly #cpu: CPU;
  readonly #addresses: ReadonlyMap<string, number>;
  readonly #memory: DataView;
  /** Bytes of flash and of static memory. */
  readonly flash: number;
  readonly playerBytes: number;
  readonly easelBytes: number;
  #leds = 0;

  /** Builds it in `folder`, as the Arduino IDE would. */
  constructor(folder: string) {
    const [elf, binary] = [join(folder, 'light.elf'), join(folder, 'light.bin')];
    const source = join(import.meta.dirname, 'avrLight.cpp');
    const target = ['-mmcu=atmega328p', '-DF_CPU=16000000UL'];
    const strict = ['-std=gnu++14', '-Wall', '-Wextra', '-Werror'];
    const small = [
      '-Os',
      '-flto',
      '-fno-exceptions',
      '-ffunction-sections',
      '-fdata-sections',
      '-Wl,--gc-sections',
    ];
    execFileSync('avr-g++', [...target, ...strict, ...small, '-I', core, source, '-o', elf]);
    const program = new Uint16Array(flashWords);
    execFileSync('avr-objcopy', ['-O', 'binary', elf, binary]);
    const image = readFileSync(binary);
    new Uint8Array(program.buffer).set(image);
    this.flash = image.length;
    const symbols = execFileSync('avr-nm', ['-S', elf], { encoding: 'utf8' });
    const rows = symbols.split('\n').map((line) => line.split(' '));
    this.#addresses = new Map(rows.map((row) => [row.at(-1) ?? '', hex(row[0]) & 0xffff]));
    const sizeOf = (name: string) => hex(rows.find((row) => row.at(-1) === name)?.[1]);
    this.playerBytes = sizeOf('player');
    this.easelBytes = sizeOf('easel');
    this.#cpu = new CPU(program, memoryBytes);
    this.#memory = new DataView(this.#cpu.data.buffer);
    // Until it waits for its first command.
    while (this.#cpu.cycles < 20_000) avrInstruction(this.#cpu);
  }

  /** Loads a program on a layout; true when its code is sound. */
  load(code: Uint8Array, layout: Layout): boolean {
    this.#leds = ledCount(layout);
    let at = this.#address('layout');
    for (const [value, size] of layoutNumbers(layout)) {
      for (let byte = 0; byte < size; byte++) this.#cpu.data[at++] = value >> (8 * byte);
    }
    this.#cpu.data.set(code, this.#address('code'));
    this.#mail('size', 2, code.length);
    this.#run('load');
    return this.#result === 1;
  }

  paint(ms: number): Cost {
    this.#mail('ms', 4, ms);
    return this.#run('paint');
  }

  /** Guards the frame and turns its channels; returns what of the light is left besides the cost. */
  guard(brightness: number, budgetMa: number): Cost & { readonly percent: number } {
    this.#mail('brightness', 1, brightness);
    this.#mail('budgetMa', 2, budgetMa);
    return { ...this.#run('guard'), percent: this.#result };
  }

  limit(budgetMa: number): Cost & { readonly percent: number } {
    this.#mail('budgetMa', 2, budgetMa);
    return { ...this.#run('limit'), percent: this.#result };
  }

  get frame(): Uint8Array {
    const at = this.#address('frame');
    return this.#cpu.data.slice(at, at + this.#leds * 3);
  }

  get #result(): number {
    return this.#cpu.data[this.#address('mailbox') + offsets.result] ?? 0;
  }

  #address(symbol: string): number {
    const address = this.#addresses.get(symbol);
    if (address === undefined) throw new Error(`The harness has no ${symbol}.`);
    return address;
  }

  #mail(field: keyof typeof offsets, size: 1 | 2 | 4, value: number): void {
    const at = this.#address('mailbox') + offsets[field];
    if (size === 1) this.#memory.setUint8(at, value);
    else if (size === 2) this.#memory.setUint16(at, value, true);
    else this.#memory.setUint32(at, value, true);
  }

  #run(command: keyof typeof commands): Cost {
    const cpu = this.#cpu;
    const waiting = this.#address('mailbox') + offsets.command;
    const [bottom, top] = [this.#address('_end'), cpu.SP];
    cpu.data.fill(unused, bottom, top);
    const start = cpu.cycles;
    let [last, longestWait] = [start, 0];
    const look = () => {
      longestWait = Math.max(longestWait, cpu.cycles - last);
      last = cpu.cycles;
      return false;
    };
    cpu.writeHooks[yieldRegister] = look;
    cpu.data[waiting] = commands[command];
    while (cpu.data[waiting] !== 0) avrInstruction(cpu);
    look();
    const touched = cpu.data.subarray(bottom, top).findIndex((byte) => byte !== unused);
    return { cycles: cpu.cycles - start, longestWait, stack: top - bottom - touched };
  }
}
