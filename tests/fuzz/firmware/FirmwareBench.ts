import { execFileSync, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const core = join(import.meta.dirname, '../../../resources/firmware/lampwright/src/core');
const source = join(import.meta.dirname, 'lampFuzz.cpp');

/** What a lamp did in a case, and afterwards (`lampFuzz.cpp`). */
export interface LampTrial {
  readonly inCase: string;
  readonly afterwards: string;
  readonly toHello: string;
  readonly toStatus: string;
  /** The bytes on show in the end, in hex. */
  readonly frame: string;
}

/** How a case ended the process: what was done with memory that may not be. */
export interface LampCrash {
  readonly crash: string;
}

const partsOfTrial = 5;

/** The firmware's own code in a process of its own, built so that undefined behaviour and reads out of bounds end it. */
export class FirmwareBench {
  #process: ChildProcessWithoutNullStreams | undefined;

  constructor(
    /** What every lamp is told before its case. */
    private readonly show: Uint8Array,
  ) {}

  /** Tries cases: of what arrives, or of what is stored. */
  async tryAll(kind: 'C' | 'E', inputs: readonly Uint8Array[]): Promise<(LampTrial | LampCrash)[]> {
    const done: (LampTrial | LampCrash)[] = [];
    while (done.length < inputs.length) {
      const { trials, crash } = await this.#tryOn(kind, inputs.slice(done.length));
      done.push(...trials);
      if (crash !== undefined) done.push({ crash });
    }
    return done;
  }

  close(): void {
    this.#process?.kill();
    this.#process = undefined;
  }

  /** Tries cases until one of them ends the process. */
  #tryOn(kind: 'C' | 'E', inputs: readonly Uint8Array[]): Promise<{ trials: LampTrial[]; crash?: string }> {
    const lamp = (this.#process ??= this.#start());
    return new Promise((resolve) => {
      const pieces: Buffer[] = [];
      let [complaint, length] = ['', 0];
      const finish = (crash?: string) => {
        for (const stream of [lamp.stdout, lamp.stderr]) stream.removeAllListeners('data');
        lamp.removeAllListeners('close');
        const trials = trialsIn(Buffer.concat(pieces, length));
        resolve(crash === undefined ? { trials } : { trials, crash });
      };
      let missing = inputs.length * partsOfTrial;
      const counter = new PartCounter();
      lamp.stdout.on('data', (piece: Buffer) => {
        pieces.push(piece);
        length += piece.length;
        missing -= counter.add(piece);
        if (missing === 0) finish();
      });
      lamp.stderr.on('data', (piece: Buffer) => (complaint += piece.toString()));
      lamp.on('close', (code, signal) => {
        this.#process = undefined;
        finish(`The firmware ended with ${code ?? signal}: ${complaint}`);
      });
      lamp.stdin.write(Buffer.concat(inputs.map((input) => commandOf(kind, input))));
    });
  }

  #start(): ChildProcessWithoutNullStreams {
    const lamp = spawn(build(), { env: { ...process.env, ASAN_OPTIONS: 'detect_leaks=0' } });
    // A process that has ended says so itself.
    lamp.stdin.on('error', () => {});
    lamp.stdin.write(commandOf('B', this.show));
    return lamp;
  }
}

function commandOf(letter: string, bytes: Uint8Array): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeUInt32LE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

/** Counts the parts in bytes that come in any pieces. */
class PartCounter {
  #head: number[] = [];
  #left = 0;

  add(piece: Buffer): number {
    let count = 0;
    for (let at = 0; at < piece.length;) {
      if (this.#left > 0) {
        const taken = Math.min(this.#left, piece.length - at);
        this.#left -= taken;
        at += taken;
        if (this.#left === 0) count++;
        continue;
      }
      this.#head.push(piece[at++] ?? 0);
      if (this.#head.length < 4) continue;
      this.#left = Buffer.from(this.#head).readUInt32LE();
      this.#head = [];
      if (this.#left === 0) count++;
    }
    return count;
  }
}

/** The whole trials in what the process said. */
function trialsIn(bytes: Buffer): LampTrial[] {
  const parts: Buffer[] = [];
  for (let at = 0; at + 4 <= bytes.length;) {
    const end = at + 4 + bytes.readUInt32LE(at);
    if (end > bytes.length) break;
    parts.push(bytes.subarray(at + 4, end));
    at = end;
  }
  const trials: LampTrial[] = [];
  for (let at = 0; at + partsOfTrial <= parts.length; at += partsOfTrial) {
    const [inCase = '', afterwards = '', toHello = '', toStatus = ''] = parts
      .slice(at, at + partsOfTrial - 1)
      .map((part) => part.toString('latin1'));
    const frame = parts[at + partsOfTrial - 1]?.toString('hex') ?? '';
    trials.push({ inCase, afterwards, toHello, toStatus, frame });
  }
  return trials;
}

/** Builds it once for one state of the sources. */
function build(): string {
  const hash = createHash('sha256').update(readFileSync(source));
  for (const name of readdirSync(core, { recursive: true, encoding: 'utf8' }).sort()) {
    if (name.endsWith('.h')) hash.update(name).update(readFileSync(join(core, name)));
  }
  const program = join(tmpdir(), `lampwright-fuzz-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(program)) return program;
  const made = join(mkdtempSync(join(tmpdir(), 'lampwright-')), 'lampFuzz');
  const strict = ['-std=c++14', '-O1', '-g', '-Wall', '-Wextra', '-Werror'];
  const watched = ['-fsanitize=undefined,address', '-fno-sanitize-recover'];
  execFileSync('g++', [...strict, ...watched, '-I', core, source, '-o', made]);
  renameSync(made, program);
  return program;
}
