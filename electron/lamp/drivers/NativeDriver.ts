import { scheduleOf } from '#shared/animation/Schedule';
import type { Guards } from '#shared/animation/guards/guardFrame';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { codeVersion } from '#shared/lamp/code/lampCodeTable';
import { ledCount, type Layout } from '#shared/lamp/Layout';
import { formatLayout } from '#shared/lamp/layoutText';
import type { LampInfo, LampReport } from '#shared/lamp/LampInfo';
import { positionAt, type Show } from '#shared/lamp/Show';
import { programChecksum } from '#shared/lamp/wire/crc';
import type { Members } from '#shared/lamp/wire/lines';
import { statusSchema, type Hello, type LampStatus, type Request } from '#shared/lamp/wire/messages';
import { formatProgram } from '#shared/program/formatProgram';
import type { Program } from '#shared/program/Program';
import type { LampLink, RetryPolicy } from '../link/LampLink';
import { uploadProgram } from '../link/uploadProgram';
import { pause, type Clock } from '../../clock/Clock';
import type { Wire } from '../wire/Wire';
import type { Driver } from './Driver';
import { translateRefusals, tooLargeMessage } from './refusals';
import { StreamDriver } from './StreamDriver';

/** A check must tell a dead lamp from a slow one within two seconds. */
const checkRetryPolicy: RetryPolicy = { tries: 2, waitMs: 500 };
/** After streamed frames the lamp accepts lines again once the wire has been silent for this long. */
const streamRestMs = 250;
/** `keep` writes a few hundred bytes to EEPROM, at a few ms each. */
const keepLimitMs = 10_000;
const maxLimitMa = 65_535;

/** A lamp with our firmware, which receives the program and plays it on its own. */
export class NativeDriver implements Driver {
  #hello: Hello;
  #guards: Guards | undefined;
  /** The guards as the lamp confirmed them. */
  #confirmedGuards: { readonly brightness?: unknown; readonly limit?: unknown } | undefined;
  /** The checksum of the program the lamp should have. */
  #programSum: string | undefined;
  /** The lamp has restarted since the last check and lost what was sent before. */
  #hasRestarted = false;
  /** The show that plays or is paused. */
  #playing: Show | undefined;
  #streamedBytes = 0;
  /** Used while the program is too large for the lamp. */
  #stream: StreamDriver | undefined;

  constructor(
    private readonly wire: Wire,
    private readonly link: LampLink,
    private readonly clock: Clock,
    hello: Hello,
    private readonly kind: 'native' | 'virtual' = 'native',
    private readonly baud = 115_200,
  ) {
    this.#hello = hello;
    link.onEvent(({ event }) => {
      if (event === 'boot') this.#hasRestarted = true;
    });
  }

  get info(): LampInfo {
    const { lamp, firmware, layout, memory, can, reset } = this.#hello;
    return {
      kind: this.kind,
      name: lamp,
      path: this.wire.path,
      firmware,
      layout,
      memoryBytes: memory,
      canKeep: can.includes('keep'),
      reset,
      ...(this.#stream && { fps: this.#stream.info.fps }),
    };
  }

  play = async (show: Show): Promise<void> => {
    await this.#sendShow(
      show,
      () => positionAt(show, this.clock.now()),
      (stream) => stream.play(show),
    );
    this.#playing = show;
  };

  hold = async (show: Show, atMs: number): Promise<void> => {
    const isPlaying = this.#playing === show;
    if (!isPlaying)
      await this.#sendShow(
        show,
        () => atMs,
        (stream) => stream.hold(show, atMs),
      );
    if (this.#stream) return isPlaying ? this.#stream.hold(show, atMs) : undefined;
    await this.#request({ do: 'stop' });
  };

  off = async (): Promise<void> => {
    await this.#endStream();
    this.#playing = undefined;
    await this.#request({ do: 'off' });
  };

  setGuards = async (guards: Guards): Promise<void> => {
    this.#guards = guards;
    const ma = Math.min(guards.budgetMa, maxLimitMa);
    if (this.#stream) {
      await this.#stream.setGuards(guards);
      // The lamp applies its own current limit to streamed frames as well.
      if (this.#confirmedGuards?.limit !== ma)
        await this.#betweenFrames(this.#stream, () => this.#setLimit(ma));
      return;
    }
    const { brightness } = await this.#request({ do: 'brightness', value: guards.brightness });
    this.#confirmedGuards = { ...this.#confirmedGuards, brightness };
    await this.#setLimit(ma);
  };

  setLayout = async (layout: Layout): Promise<void> => {
    const { most } = this.#hello;
    if (ledCount(layout) > most)
      throw new LampwrightError(
        'LAMP_CANNOT',
        `This lamp has room for ${most} LEDs, not for ${ledCount(layout)}.`,
      );
    await this.#endStream();
    await this.#request({ do: 'layout', value: formatLayout(layout) });
    this.#hello = { ...this.#hello, layout };
  };

  keep = async (): Promise<void> => {
    if (!this.info.canKeep) throw new LampwrightError('LAMP_CANNOT', 'This lamp cannot keep a program.');
    if (this.#stream)
      throw new LampwrightError(
        'LAMP_FULL',
        `${tooLargeMessage(this.#hello.memory, this.#streamedBytes)} It cannot be kept.`,
      );
    await this.#request({ do: 'keep' });
    await this.waitUntilKept();
  };

  /** Resolves when the lamp has stored its program. Fails with LAMP_SILENT or LAMP_REFUSED. */
  waitUntilKept = async (): Promise<void> => {
    const endMs = this.clock.now() + keepLimitMs;
    let status = await this.#requestStatus();
    while (status.kept === 'saving') {
      if (this.clock.now() > endMs)
        throw new LampwrightError('LAMP_SILENT', 'The lamp did not finish storing. Try again.');
      await pause(this.clock, 100);
      status = await this.#requestStatus();
    }
    if (status.sum === undefined || status.kept !== status.sum)
      throw new LampwrightError('LAMP_REFUSED', 'The lamp was interrupted while it stored. Try again.');
  };

  check = async (): Promise<LampReport | 'lost' | undefined> => {
    // While frames are streamed, no request may be sent.
    if (this.#stream) return this.#hasRestarted ? this.#markLost() : undefined;
    const sentMs = this.clock.now();
    const status = await this.#requestStatus();
    if (this.#isOutOfDate(status)) return this.#markLost();
    return {
      programMs: status.clock,
      atMs: (sentMs + this.clock.now()) / 2,
      step: status.step,
      pass: status.pass,
      scaledPercent: status.scaled,
      isKept: status.sum !== undefined && status.kept === status.sum,
    };
  };

  failure = (): unknown => this.#stream?.failure();

  release = async (): Promise<void> => {
    await this.#stream?.release();
    this.link.release();
  };

  /** Whether the lamp has restarted, or its state differs from what was sent. */
  #isOutOfDate({ sum, brightness, limit }: LampStatus): boolean {
    const hasOtherProgram = this.#programSum !== undefined && sum !== this.#programSum;
    const { brightness: sentBrightness = brightness, limit: sentLimit = limit } = this.#confirmedGuards ?? {};
    return this.#hasRestarted || hasOtherProgram || sentBrightness !== brightness || sentLimit !== limit;
  }

  /** Forgets what was sent. The caller then sends everything again. */
  #markLost(): 'lost' {
    this.#hasRestarted = false;
    this.#programSum = undefined;
    this.#confirmedGuards = undefined;
    this.#playing = undefined;
    return 'lost';
  }

  async #requestStatus(): Promise<LampStatus> {
    const status = statusSchema.safeParse(await this.link.request({ do: 'status' }, checkRetryPolicy));
    if (status.success) return status.data;
    throw new LampwrightError('LAMP_REFUSED', 'The lamp’s report cannot be read: its firmware has a fault.');
  }

  #encode(program: Program): Uint8Array {
    if (this.#hello.form === 'json') return new TextEncoder().encode(formatProgram(program));
    if (this.#hello.version === codeVersion) return encodeProgram(program);
    throw new LampwrightError(
      'LAMP_REFUSED',
      'The lamp’s firmware plays another version of lamp code. Put the firmware on it that came with this app.',
    );
  }

  /** Uploads a show to the lamp, or streams its frames if it is too large. */
  async #sendShow(
    { program }: Show,
    positionMs: () => number,
    toStream: (stream: StreamDriver) => Promise<void>,
  ): Promise<void> {
    this.#playing = undefined;
    const bytes = this.#encode(program);
    if (bytes.length > this.#hello.memory) return toStream(await this.#openStream(bytes.length));
    await this.#endStream();
    const schedule = scheduleOf(program);
    const folded = () => schedule.folded(positionMs());
    const { line, memory } = this.#hello;
    await translateRefusals(
      uploadProgram(this.link, { bytes, maxLineLength: line, positionMs: folded }),
      memory,
    );
    this.#programSum = programChecksum(bytes);
  }

  /** The stream for a program that does not fit. Fails with LAMP_FULL if the lamp accepts no frames. */
  async #openStream(size: number): Promise<StreamDriver> {
    const { memory, layout, can } = this.#hello;
    if (!can.includes('adalight')) throw new LampwrightError('LAMP_FULL', tooLargeMessage(memory, size));
    this.#stream ??= new StreamDriver(this.wire, this.clock, {
      info: this.info,
      // The lamp itself puts the channels of streamed frames into its LEDs' order.
      layout: { ...layout, colorOrder: 'RGB' },
      guards: this.#guards ?? (await this.#guardsFromLamp()),
      baud: this.baud,
    });
    this.#programSum = undefined;
    this.#streamedBytes = size;
    return this.#stream;
  }

  async #guardsFromLamp(): Promise<Guards> {
    const { brightness, limit } = await this.#requestStatus();
    return { brightness, budgetMa: limit };
  }

  async #endStream(): Promise<void> {
    if (!this.#stream) return;
    await this.#stream.release();
    this.#stream = undefined;
    this.#playing = undefined;
    await pause(this.clock, streamRestMs);
    if (this.#guards) await this.setGuards(this.#guards);
  }

  /** Interrupts the stream for a request: the lamp accepts a line once the wire has been silent. */
  async #betweenFrames(stream: StreamDriver, action: () => Promise<void>): Promise<void> {
    await stream.pause();
    await pause(this.clock, streamRestMs);
    await action();
    await stream.resume();
  }

  async #setLimit(ma: number): Promise<void> {
    const { limit } = await this.#request({ do: 'limit', ma });
    this.#confirmedGuards = { ...this.#confirmedGuards, limit };
  }

  #request(request: Request): Promise<Members> {
    return translateRefusals(this.link.request(request), this.#hello.memory);
  }
}
