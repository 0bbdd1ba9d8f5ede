import type { Clock } from '../../../electron/clock/Clock';
import { AdalightReceiver, type ReceivedFrame } from './AdalightReceiver';
import { FakeDevice } from './FakeDevice';

export interface WledOptions {
  readonly name?: string;
  readonly count?: number;
  readonly matrix?: { readonly w: number; readonly h: number };
  readonly maxpwr?: number;
  /** Extra bytes in its state, such as segments and presets. */
  readonly stateBytes?: number;
  /** It starts this many ms after opening and then sends `Ada`; without it, it is already running. */
  readonly startsAfterMs?: number;
  /** It is still starting, and ignores all bytes for this long. */
  readonly hearsAfterMs?: number;
  /** This many of its JSON answers arrive damaged. */
  readonly answersToLose?: number;
  /** Its speed when the host connects. */
  readonly baud?: number;
  /** Too old to know B0 to B7. */
  readonly hasOneSpeed?: boolean;
  /** Speeds at which nothing it sends arrives. */
  readonly muteAt?: readonly number[];
  /** Speeds at which it receives nothing either. */
  readonly deafAt?: readonly number[];
  /** Speeds the host's port does not support. */
  readonly unknownToHost?: readonly number[];
  /** Its answer to a change of speed gets lost. */
  readonly losesAgreement?: boolean;
  /** Built without Improv. */
  readonly hasNoImprov?: boolean;
  /** Its JSON answers get lost, as with too little memory. */
  readonly hasNoJson?: boolean;
}

const bauds = [115_200, 230_400, 460_800, 500_000, 576_000, 921_600, 1_000_000, 1_500_000];
const improvHead = 'IMPROV';
/** A JSON object that does not continue within this time is discarded. */
const jsonTimeoutMs = 100;
const liveMs = 2500;

/**
 * WLED's serial interface (wled_serial.cpp, 0.14 and 0.15): while idle, each byte is a command of its own, which is
 * why pixels that arrive out of step do harm. It records all commands it has executed.
 */
export class FakeWled extends FakeDevice {
  readonly frames: ReceivedFrame[] = [];
  /** `v`, `B0` to `B7`, `l`, `L`, `o`, `O`, `improv`, and the JSON objects it has parsed. */
  readonly commands: string[] = [];
  readonly #startMs: number;
  #liveUntilMs = -Infinity;
  #answersToLose: number;
  #object = '';
  #packet = '';
  #cancelTimeout = () => {};
  readonly #receiver = new AdalightReceiver((frame) => {
    this.frames.push(frame);
    this.#liveUntilMs = this.clock.now() + liveMs;
  });

  constructor(
    clock: Clock,
    private readonly options: WledOptions = {},
  ) {
    super(clock);
    this.baud = options.baud ?? 115_200;
    this.#startMs = clock.now();
    this.#answersToLose = options.answersToLose ?? 0;
    if (options.startsAfterMs !== undefined) clock.after(options.startsAfterMs, () => this.send('Ada\r\n'));
  }

  /** Whether it shows the frames it receives instead of its own light. */
  get isLive(): boolean {
    return this.clock.now() < this.#liveUntilMs;
  }

  protected receive(byte: number): void {
    const { deafAt = [], hearsAfterMs = 0 } = this.options;
    if (deafAt.includes(this.baud) || this.clock.now() < this.#startMs + hearsAfterMs) return;
    const character = String.fromCharCode(byte);
    if (this.#object !== '') this.#continueObject(character);
    else if (this.#packet !== '') this.#continuePacket(character);
    else if (this.#receiver.isIdle && byte !== 0x41) this.#command(byte, character);
    else this.#receiver.receive(byte);
  }

  protected override canHostTake(baud: number): boolean {
    return this.options.unknownToHost?.includes(baud) !== true;
  }

  protected override send(data: string | Uint8Array): void {
    const { muteAt = [], deafAt = [] } = this.options;
    if (!muteAt.includes(this.baud) && !deafAt.includes(this.baud)) super.send(data);
  }

  #command(byte: number, character: string): void {
    if (character === '{') return this.#continueObject(character);
    if (character === 'I') return this.#continuePacket(character);
    if (character === 'v') {
      this.commands.push('v');
      this.send('WLED 2412100\r\n');
    } else if ('lLoO'.includes(character)) this.commands.push(character);
    else if (byte >= 0xb0 && byte <= 0xb7 && this.options.hasOneSpeed !== true) this.#changeBaud(byte - 0xb0);
  }

  #changeBaud(place: number): void {
    this.commands.push(`B${place}`);
    const baud = bauds[place] ?? this.baud;
    if (baud === this.baud) return;
    if (this.options.losesAgreement !== true) this.send(`Baud is now ${baud}\r\n`);
    this.baud = baud;
  }

  /** An object ends at its last brace; ours have no braces within strings. */
  #continueObject(character: string): void {
    this.#object += character;
    this.#cancelTimeout();
    this.#cancelTimeout = this.clock.after(jsonTimeoutMs, () => (this.#object = ''));
    const count = (brace: string) => this.#object.split(brace).length;
    if (count('{') !== count('}')) return;
    const object = this.#object;
    this.#object = '';
    this.#cancelTimeout();
    this.#readObject(object);
  }

  #readObject(object: string): void {
    try {
      const read: unknown = JSON.parse(object);
      this.commands.push(object);
      if (typeof read === 'object' && read !== null && 'v' in read && read.v === true) this.#sendInfo();
    } catch {
      // Like WLED, it does not answer what it cannot parse.
    }
  }

  #sendInfo(): void {
    if (this.options.hasNoJson === true) return;
    const { name = 'WLED', count = 30, matrix, maxpwr = 850, stateBytes = 0 } = this.options;
    const leds = { count, pwr: 0, fps: 42, maxpwr, maxseg: 32, ...(matrix && { matrix }), seglc: [1], lc: 1 };
    const state = { on: true, bri: 128, seg: [{ id: 0, n: 'x'.repeat(stateBytes) }] };
    const info = { ver: '0.15.0', vid: 2412100, leds, name, live: this.isLive };
    const answer = JSON.stringify({ state, info });
    this.send(`${this.#answersToLose-- > 0 ? answer.replace('"info"', 'info') : answer}\r\n`);
  }

  #continuePacket(character: string): void {
    this.#packet += character;
    const packet = this.#packet;
    const isNotImprov = !improvHead.startsWith(packet.slice(0, improvHead.length));
    const length = packet.charCodeAt(8);
    if (isNotImprov || packet.length === 10 + length) this.#packet = '';
    if (isNotImprov || packet.length !== 10 + length) return;
    this.commands.push('improv');
    if (packet.charCodeAt(7) === 3 && packet.charCodeAt(9) === 3 && this.options.hasNoImprov !== true) {
      this.send(improvAnswer('WLED', '0.15.0', 'esp32', 'WLED'));
    }
  }
}

/** The answer to Improv's request for device information. */
export function improvAnswer(...strings: readonly string[]): Uint8Array {
  const body = strings.flatMap((text) => [text.length, ...Buffer.from(text)]);
  const packet = [...Buffer.from(improvHead), 1, 4, body.length + 2, 3, body.length, ...body];
  return Uint8Array.from([...packet, packet.reduce((sum, byte) => sum + byte) & 255, 0x0a]);
}
