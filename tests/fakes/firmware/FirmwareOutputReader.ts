import type { ChildProcessWithoutNullStreams } from 'node:child_process';

/** A frame the lamp has shown: its number, its program time, and the bytes its LEDs received. */
export interface FirmwareFrame {
  readonly number: number;
  readonly ms: number;
  readonly bytes: Uint8Array;
}

/** The outcome of one command. */
export interface FirmwareResult {
  readonly sent: string;
  readonly frames: readonly FirmwareFrame[];
  /** Bytes written to the storage. */
  readonly writes: number;
}

interface Waiting {
  readonly resolve: (outcome: FirmwareResult) => void;
  readonly reject: (reason: Error) => void;
}

const [sentTag, frameTag, writeTag, doneTag] = Buffer.from('SFK.');
const frameHead = 9;

/** Parses the output of `lamp-stdio`, command by command. */
export class FirmwareOutputReader {
  readonly #waiting: Waiting[] = [];
  readonly #done: FirmwareResult[] = [];
  #rest: Buffer = Buffer.alloc(0);
  #sent: number[] = [];
  #frames: FirmwareFrame[] = [];
  #writes = 0;
  #complaint = '';
  #end: Error | undefined;

  constructor(process: ChildProcessWithoutNullStreams) {
    process.stdout.on('data', (chunk: Buffer) => this.#read(chunk));
    process.stderr.on('data', (chunk: Buffer) => (this.#complaint += chunk.toString()));
    process.stdin.on('error', () => undefined);
    process.on('close', (code) => this.#fail(new Error(`The lamp ended with ${code}: ${this.#complaint}`)));
  }

  /** The outcome of the next command; rejects if the process has ended. */
  next(): Promise<FirmwareResult> {
    const done = this.#done.shift();
    if (done) return Promise.resolve(done);
    if (this.#end) return Promise.reject(this.#end);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  #read(chunk: Buffer): void {
    this.#rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    let at = 0;
    for (let size = this.#take(at); size > 0; size = this.#take(at)) at += size;
    this.#rest = this.#rest.subarray(at);
  }

  /** Consumes the record at an offset and returns its size; 0 if it is not complete yet. */
  #take(at: number): number {
    const bytes = this.#rest;
    const left = bytes.length - at;
    if (left === 0) return 0;
    switch (bytes[at]) {
      case sentTag:
        if (left < 2) return 0;
        this.#sent.push(bytes.readUInt8(at + 1));
        return 2;
      case frameTag: {
        if (left < frameHead) return 0;
        const size = frameHead + bytes.readUInt16LE(at + 7);
        if (left < size) return 0;
        this.#frames.push({
          number: bytes.readUInt16LE(at + 1),
          ms: bytes.readUInt32LE(at + 3),
          bytes: Uint8Array.from(bytes.subarray(at + frameHead, at + size)),
        });
        return size;
      }
      case writeTag:
        this.#writes++;
        return 1;
      case doneTag:
        this.#finish();
        return 1;
      default:
        throw new Error(`lamp-stdio printed ${bytes[at]}.`);
    }
  }

  #finish(): void {
    const outcome = {
      sent: Buffer.from(this.#sent).toString('latin1'),
      frames: this.#frames,
      writes: this.#writes,
    };
    [this.#sent, this.#frames, this.#writes] = [[], [], 0];
    const waiting = this.#waiting.shift();
    if (waiting) waiting.resolve(outcome);
    else this.#done.push(outcome);
  }

  #fail(end: Error): void {
    this.#end = end;
    for (const { reject } of this.#waiting.splice(0)) reject(end);
  }
}
