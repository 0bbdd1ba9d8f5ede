import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { readLine, sealLine, type Members } from '#shared/lamp/wire/lines';
import { buildHost } from './buildHost';
import { FirmwareOutputReader, type FirmwareFrame } from './FirmwareOutputReader';

export type { FirmwareFrame as TwinFrame } from './FirmwareOutputReader';

/** Why the lamp starts, in the order of the firmware's `ResetCause`. */
export const firmwareResetCauses = ['power', 'button', 'brown-out', 'watchdog', 'unknown'] as const;

/**
 * The firmware itself, as a process whose clock, wire and power the test controls (`lamp-stdio.cpp`). Each call
 * resolves when the lamp has handled it. The process ends with the test.
 */
export class FirmwareProcess {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #reader: FirmwareOutputReader;
  #sent = '';
  #nextId = 1;
  /** Every frame shown since the last `takeFrames`, including the dark one at the start. */
  #frames: FirmwareFrame[] = [];
  /** Bytes written to the storage so far. */
  writes = 0;

  private constructor(options: readonly string[]) {
    this.#process = spawn(buildHost('lamp-stdio'), options);
    this.#reader = new FirmwareOutputReader(this.#process);
    onTestFinished(() => {
      this.#process.kill();
    });
  }

  /** Starts a lamp with the command line of `lamp-host`, such as `--leds strip5`. */
  static async start(...options: string[]): Promise<FirmwareProcess> {
    const firmware = new FirmwareProcess(options);
    await firmware.#settle();
    return firmware;
  }

  /** Delivers these bytes at once. */
  async receive(bytes: Uint8Array | string): Promise<void> {
    const arriving = Buffer.from(bytes);
    await this.#command('R', arriving.length, arriving);
  }

  /** Lets time pass. */
  async advance(ms: number): Promise<void> {
    await this.#command('A', ms);
  }

  /** Cycles the power, or resets the lamp for another cause. The storage stays. */
  async power(cause: (typeof firmwareResetCauses)[number] = 'power'): Promise<void> {
    this.#process.stdin.write(Buffer.from(['P'.charCodeAt(0), firmwareResetCauses.indexOf(cause)]));
    await this.#settle();
  }

  /** Makes the power fail after `writes` more storage writes: the next byte is torn, later ones are lost, until `power`. */
  async failBehind(writes: number): Promise<void> {
    await this.#command('W', writes);
  }

  /** Sets whether the host reads what the lamp sends. */
  async setListening(isListening: boolean): Promise<void> {
    this.#process.stdin.write(Buffer.from(['H'.charCodeAt(0), isListening ? 1 : 0]));
    await this.#settle();
  }

  /** What the lamp has sent since the last call. */
  takeText(): string {
    const text = this.#sent;
    this.#sent = '';
    return text;
  }

  /** The lines sent since the last call; throws if one lacks its checksum. */
  takeLines(): Members[] {
    return this.takeText()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => {
        const read = readLine(line);
        if (!read.ok || !read.isSealed) throw new Error(`The lamp sent an invalid line: ${line}`);
        return read.members;
      });
  }

  /** The frames shown since the last call. */
  takeFrames(): FirmwareFrame[] {
    const frames = this.#frames;
    this.#frames = [];
    return frames;
  }

  /** Sends a line as a person would type it, and returns all lines sent in response. */
  async typeLine(line: string): Promise<Members[]> {
    this.takeText();
    await this.receive(`${line}\n`);
    return this.takeLines();
  }

  /** Sends a request as the app does, and returns the one reply without its `id`. */
  async request(request: Members): Promise<Members> {
    const id = this.#nextId++;
    const lines = await this.typeLine(sealLine({ id, ...request }));
    const replies = lines.filter((line) => !('event' in line));
    const [reply, ...more] = replies;
    if (reply?.['id'] !== id || more.length > 0) throw new Error(`No single reply: ${JSON.stringify(lines)}`);
    return Object.fromEntries(Object.entries(reply).filter(([name]) => name !== 'id'));
  }

  async #command(letter: string, value: number, bytes: Uint8Array = new Uint8Array()): Promise<void> {
    const head = Buffer.alloc(5);
    head.write(letter);
    head.writeUInt32LE(value, 1);
    this.#process.stdin.write(Buffer.concat([head, bytes]));
    await this.#settle();
  }

  async #settle(): Promise<void> {
    const { sent, frames, writes } = await this.#reader.next();
    this.#sent += sent;
    this.#frames.push(...frames);
    this.writes += writes;
  }
}
