import { LampwrightError } from '#shared/errors/LampwrightError';
import { PortProbe } from '../../identify/PortProbe';
import type { Clock } from '../../../clock/Clock';
import type { Wire } from '../../wire/Wire';
import { requestWledInfo, type WledInfo } from './wledInfo';

/** WLED's baud rate after power-on. */
const defaultBaud = 115_200;
/** The baud rates that the bytes B0 to B7 request, in this order. */
const bauds = [defaultBaud, 230_400, 460_800, 500_000, 576_000, 921_600, 1_000_000, 1_500_000] as const;

/** Motion is not smooth below this many frames per second. */
const smoothFps = 30;
const answerMs = 200;
const bootTries = 5;
const infoMs = 1200;

/** The lowest baud rate at which frames for `count` LEDs are smooth, or else the highest there is. */
export function baudFor(count: number): number {
  const frameBits = (6 + 3 * count) * 10;
  return bauds.find((baud) => baud >= smoothFps * frameBits) ?? Math.max(...bauds);
}

/**
 * A controller with WLED on a wire. It accepts Adalight frames and shows them without gamma correction, so they must be linear
 * light, as `guardFrame` returns it. 2.5 s after the last frame it shows its own effect again.
 */
export class WledDevice {
  #baud: number = defaultBaud;

  constructor(
    private readonly wire: Wire,
    private readonly clock: Clock,
    readonly info: WledInfo,
  ) {}

  /**
   * Opens WLED on a wire at 115200 baud where it was found before. If it does not answer, the other baud rates are tried: an app
   * that crashed may have left it at one of them. Fails with LAMP_SILENT.
   */
  static async open(wire: Wire, clock: Clock): Promise<WledDevice> {
    const answers = (await answersAfterBoot(wire, clock)) || (await recoverBaud(wire, clock));
    const info = answers ? await readInfo(wire, clock) : undefined;
    if (info) return new WledDevice(wire, clock, info);
    throw silentError(wire.path);
  }

  /** The baud rate that both sides use. */
  get baud(): number {
    return this.#baud;
  }

  /**
   * Raises the baud rate if 115200 allows less than 30 frames per second. The old rate stays when the port or WLED does not accept
   * the new one, or when WLED does not answer at it. Fails with LAMP_SILENT when WLED then answers at neither; it has to be
   * unplugged.
   */
  async raiseBaud(): Promise<void> {
    const baud = baudFor(this.info.count);
    if (baud === this.#baud || !(await this.#canPortTake(baud))) return;
    const hasAgreed = await requestBaud(this.wire, this.clock, baud);
    // Its confirmation may have been lost: only a WLED that still answers at the old rate has not changed.
    if (!hasAgreed && (await answersNow(this.wire, this.clock))) return;
    await this.wire.setBaud(baud);
    if (await answersNow(this.wire, this.clock)) {
      this.#baud = baud;
      return;
    }
    await this.#restoreBaud();
    if (!(await answersNow(this.wire, this.clock))) throw silentError(this.wire.path);
  }

  /** Returns WLED to its default baud rate, after the last frame. The wire stays open. */
  async release(): Promise<void> {
    if (this.#baud === defaultBaud) return;
    try {
      await this.#restoreBaud();
    } catch (error) {
      // An unplugged WLED restarts at its default baud rate anyway.
      if (!(error instanceof LampwrightError)) throw error;
    }
  }

  async #restoreBaud(): Promise<void> {
    await requestBaud(this.wire, this.clock, defaultBaud);
    await this.wire.setBaud(defaultBaud);
    this.#baud = defaultBaud;
  }

  /** Tried before WLED changes its rate: afterwards it could not be told to change back. */
  async #canPortTake(baud: number): Promise<boolean> {
    try {
      await this.wire.setBaud(baud);
      return true;
    } catch (error) {
      if (error instanceof LampwrightError && error.code === 'PORT_FAILED') return false;
      throw error;
    } finally {
      await this.wire.setBaud(this.#baud);
    }
  }
}

/** Whether WLED answers at the default rate, with retries: opening the port may have restarted it. */
async function answersAfterBoot(wire: Wire, clock: Clock): Promise<boolean> {
  for (let tries = 0; tries < bootTries; tries++) if (await answersNow(wire, clock)) return true;
  return false;
}

/** Looks for WLED at all other baud rates and returns it to the default one. Returns whether it then answers. */
async function recoverBaud(wire: Wire, clock: Clock): Promise<boolean> {
  for (const baud of bauds.slice(1)) {
    await wire.setBaud(baud);
    const answers = await answersNow(wire, clock);
    if (answers) await requestBaud(wire, clock, defaultBaud);
    if (answers) break;
  }
  await wire.setBaud(defaultBaud);
  return answersNow(wire, clock);
}

/** WLED does not answer a damaged request, so it is sent up to twice. */
async function readInfo(wire: Wire, clock: Clock): Promise<WledInfo | undefined> {
  return withProbe(
    wire,
    clock,
    async (probe) => (await requestWledInfo(probe, infoMs)) ?? (await requestWledInfo(probe, infoMs)),
  );
}

/** Requests a baud rate. Returns whether WLED confirms it, which it does at the old rate. */
async function requestBaud(wire: Wire, clock: Clock, baud: number): Promise<boolean> {
  const index = bauds.findIndex((known) => known === baud);
  return sendAndMatch(wire, clock, 0xb0 + index, new RegExp(`Baud is now ${baud}$`));
}

/** Whether WLED answers at the wire's current baud rate. */
async function answersNow(wire: Wire, clock: Clock): Promise<boolean> {
  return sendAndMatch(wire, clock, 0x76, /WLED \d+$/);
}

async function sendAndMatch(wire: Wire, clock: Clock, byte: number, answer: RegExp): Promise<boolean> {
  return withProbe(wire, clock, async (probe) => {
    await probe.send(Uint8Array.of(byte));
    return (await probe.waitForLine((line) => answer.test(line) || undefined, answerMs)) ?? false;
  });
}

async function withProbe<Result>(
  wire: Wire,
  clock: Clock,
  action: (probe: PortProbe) => Promise<Result>,
): Promise<Result> {
  const probe = new PortProbe(wire, clock);
  try {
    return await action(probe);
  } finally {
    probe.stopListening();
  }
}

function silentError(path: string): LampwrightError {
  return new LampwrightError(
    'LAMP_SILENT',
    `WLED at ${path} does not answer. Unplug it, plug it in again, then try again.`,
  );
}
