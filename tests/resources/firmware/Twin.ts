import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ledCount, type ColorOrder, type Corner, type Layout } from '#shared/lamp/Layout';

/** Where the firmware's portable part is. */
export const core = join(import.meta.dirname, '../../../resources/firmware/lampwright/src/core');

const corners: readonly Corner[] = ['top-left', 'top-right', 'bottom-right', 'bottom-left'];
const colorOrders: readonly ColorOrder[] = ['RGB', 'RBG', 'GRB', 'GBR', 'BRG', 'BGR'];

/** A number, and in how many bytes it is written, low byte first. */
type Sized = readonly [value: number, bytes: number];

/** A layout in the order of the firmware's `Layout`. */
export function layoutNumbers(layout: Layout): Sized[] {
  return [
    [layout.shape === 'ring' ? 1 : 0, 1],
    [layout.columns, 2],
    [layout.rows, 2],
    [layout.ambient, 2],
    [corners.indexOf(layout.ambientFrom), 1],
    [layout.ambientClockwise ? 1 : 0, 1],
    [layout.serpentine ? 1 : 0, 1],
    [layout.mirrored ? 1 : 0, 1],
    [layout.rotation / 90, 1],
    [colorOrders.indexOf(layout.colorOrder), 1],
  ];
}

/** What is on at a time, as the firmware says it. */
export interface TwinMoment {
  readonly index: number;
  readonly previous: number;
  readonly localMs: number;
  readonly pass: number;
  readonly isOver: boolean;
  readonly folded: number;
}

/** A frame behind a guard. */
export interface Guarded {
  readonly percent: number;
  readonly bytes: Uint8Array;
}

/**
 * The firmware's light on this computer, built so that undefined behaviour and reads out of bounds end it. Questions are
 * gathered and answered in one go: each method returns what reads its answer after `run`.
 */
export class Twin {
  readonly #program: string;
  readonly #queries: Buffer[] = [];
  #answers = Buffer.alloc(0);
  #answered = 0;
  #leds = 0;

  /** Builds it in `folder`. */
  constructor(folder: string) {
    this.#program = join(folder, 'twin');
    const strict = ['-std=c++14', '-O1', '-Wall', '-Wextra', '-Werror'];
    const watched = ['-fsanitize=undefined,address', '-fno-sanitize-recover'];
    const source = join(import.meta.dirname, 'twin.cpp');
    execFileSync('g++', [...strict, ...watched, '-I', core, source, '-o', this.#program]);
  }

  run(): void {
    this.#answers = execFileSync(this.#program, { input: Buffer.concat(this.#queries), maxBuffer: 1 << 30 });
    if (this.#answers.length !== this.#answered) throw new Error('The twin did not answer every question.');
    this.#queries.length = 0;
    this.#answered = 0;
  }

  /** What follows is asked on this layout. */
  layout(layout: Layout): void {
    this.#leds = ledCount(layout);
    this.#ask('L', ...layoutNumbers(layout));
  }

  /** Whether these bytes are sound; if so, what follows is asked of them. */
  code(bytes: Uint8Array): () => boolean {
    this.#ask('C', [bytes.length, 2]);
    this.#queries.push(Buffer.from(bytes));
    return this.#answer(1, (at) => this.#answers[at] === 1);
  }

  frame(ms: number): () => Uint8Array {
    this.#ask('F', [ms, 4]);
    const size = this.#leds * 3;
    return this.#answer(size, (at) => this.#answers.subarray(at, at + size));
  }

  /** How often a painter asked whether to go on that gives up after `patience` times; 0 when it gave up. */
  yields(ms: number, patience: number): () => number {
    this.#ask('Y', [patience, 4], [ms, 4]);
    return this.#answer(4, (at) => this.#answers.readUInt32LE(at));
  }

  /** The frame behind `guardFrame`, in the layout's order of channels. */
  guarded(ms: number, brightness: number, budgetMa: number): () => Guarded {
    this.#ask('G', [ms, 4], [brightness, 1], [budgetMa, 2]);
    return this.#guarded();
  }

  /** The frame as if it were streamed, behind `limitStreamedFrame`. */
  streamed(ms: number, budgetMa: number): () => Guarded {
    this.#ask('S', [ms, 4], [budgetMa, 2]);
    return this.#guarded();
  }

  moment(ms: number): () => TwinMoment {
    this.#ask('M', [ms, 4]);
    return this.#answer(15, (at) => ({
      index: this.#answers.readUInt8(at),
      previous: this.#answers.readInt8(at + 1),
      localMs: this.#answers.readUInt32LE(at + 2),
      pass: this.#answers.readUInt32LE(at + 6),
      isOver: this.#answers[at + 10] === 1,
      folded: this.#answers.readUInt32LE(at + 11),
    }));
  }

  #guarded(): () => Guarded {
    const size = this.#leds * 3;
    return this.#answer(1 + size, (at) => ({
      percent: this.#answers.readUInt8(at),
      bytes: this.#answers.subarray(at + 1, at + 1 + size),
    }));
  }

  #ask(letter: string, ...numbers: readonly Sized[]): void {
    this.#queries.push(Buffer.from(letter));
    for (const [value, bytes] of numbers) {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntLE(value, 0, bytes);
      this.#queries.push(buffer);
    }
  }

  #answer<Answer>(size: number, read: (at: number) => Answer): () => Answer {
    const at = this.#answered;
    this.#answered += size;
    return () => read(at);
  }
}
