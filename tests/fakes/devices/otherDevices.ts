import { readLine, sealLine, type Members } from '#shared/lamp/wire/lines';
import type { Clock } from '../../../electron/clock/Clock';
import { FakeDevice } from './FakeDevice';
import { improvAnswer } from './FakeWled';

/** A device that never sends anything. */
export class FakeSilentDevice extends FakeDevice {
  protected receive(): void {}
}

/** A device that reads lines and answers each. */
abstract class LineDevice extends FakeDevice {
  readonly lines: string[] = [];
  #line = '';

  protected abstract answer(line: string): void;

  protected receive(byte: number): void {
    if (byte === 0x0a || byte === 0x0d) {
      if (this.#line !== '') this.lines.push(this.#line);
      if (this.#line !== '') this.answer(this.#line);
      this.#line = '';
    } else this.#line += String.fromCharCode(byte);
  }
}

/** A modem: it echoes, and answers `AT` with `OK`. */
export class FakeModem extends LineDevice {
  protected override receive(byte: number): void {
    this.send(Uint8Array.of(byte));
    super.receive(byte);
  }

  protected answer(line: string): void {
    this.send(/^AT/i.test(line) ? '\r\nOK\r\n' : '\r\nERROR\r\n');
  }
}

/** A 3D printer, which restarts when its port is opened. It records the commands that would move something. */
export class FakePrinter extends LineDevice {
  readonly moves: string[] = [];

  constructor(clock: Clock) {
    super(clock);
    clock.after(1500, () => this.send('start\r\necho:Marlin 2.1.2\r\necho:SD init fail\r\n'));
  }

  protected answer(line: string): void {
    if (/^\s*(N\d+\s*)?[GMT]\d/.test(line)) this.moves.push(line);
    else this.send(`echo:Unknown command: "${line.slice(0, 40)}"\r\n`);
    this.send('ok\r\n');
  }
}

/** A lamp with our firmware. */
export class FakeNative extends LineDevice {
  /** This many lines are lost before one is read; the lamp reports each as ignored. */
  linesToDrop = 0;

  constructor(
    clock: Clock,
    private readonly options: {
      readonly startsAfterMs?: number;
      readonly members?: Members;
      /** Sent before each of its lines. */
      readonly noise?: string;
    } = {},
  ) {
    super(clock);
    if (options.startsAfterMs !== undefined) clock.after(options.startsAfterMs, () => this.#start());
  }

  protected answer(line: string): void {
    const read = readLine(line);
    if (this.linesToDrop-- > 0 || !read.ok) return this.#sendLine({ event: 'ignored', why: 'crc' });
    const id = read.members['id'];
    if (read.members['do'] !== 'hello')
      return this.#sendLine({ ...(id !== undefined && { id }), error: 'unknown' });
    this.#sendLine({ ...(id !== undefined && { id }), ...helloMembers, ...this.options.members });
  }

  #start(): void {
    this.send('Ada\n');
    this.#sendLine({ event: 'boot', lamp: 'Lampwright', firmware: '1.0.0', reset: 'power' });
  }

  #sendLine(members: Members): void {
    this.send(Buffer.from(`${this.options.noise ?? ''}${sealLine(members)}\n`, 'latin1'));
  }
}

/** The reply of a lamp with our firmware to `hello`. */
export const helloMembers: Members = {
  ok: true,
  lamp: 'Lampwright',
  firmware: '1.0.0',
  protocol: 1,
  layout: '10x14+32,GRB',
  most: 172,
  memory: 480,
  line: 191,
  form: 'code',
  version: 1,
  can: 'keep adalight',
  reset: 'power',
};

/** Sends a text again and again at a speed of its own, whatever it receives. */
export class FakeRepeatingDevice extends FakeDevice {
  constructor(
    clock: Clock,
    private readonly text: string,
    baud: number,
    private readonly everyMs = 250,
  ) {
    super(clock);
    this.baud = baud;
    this.#repeat();
  }

  protected receive(): void {}

  #repeat(): void {
    this.send(this.text);
    this.clock.after(this.everyMs, () => this.#repeat());
  }
}

/** Sends given bytes at given times. */
export class FakeTimedDevice extends FakeDevice {
  constructor(clock: Clock, drops: readonly { readonly atMs: number; readonly bytes: Uint8Array }[]) {
    super(clock);
    for (const { atMs, bytes } of drops) clock.after(atMs, () => this.send(bytes));
  }

  protected receive(): void {}
}

/** A device of another kind that speaks Improv. */
export class FakeEsphome extends FakeDevice {
  #received = '';

  protected receive(byte: number): void {
    this.#received += String.fromCharCode(byte);
    if (this.#received.endsWith('IMPROV\u0001\u0003\u0002\u0003\u0000\u00e6')) {
      this.send(improvAnswer('ESPHome', '2024.6.1', 'ESP32', 'kitchen'));
    }
  }
}
