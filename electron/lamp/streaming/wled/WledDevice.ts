import { LampwrightError } from '#shared/errors/LampwrightError';
import { PortProbe } from '../../identify/PortProbe';
import type { Clock } from '../../../clock/Clock';
import type { Wire } from '../../wire/Wire';
import { requestWledInfo, type WledInfo } from './wledInfo';

/** The speed WLED starts with. */
const defaultBaud = 115_200;
/** The speeds that the bytes B0 to B7 ask for, in this order. */
const bauds = [defaultBaud, 230_400, 460_800, 500_000, 576_000, 921_600, 1_000_000, 1_500_000] as const;

/** Below this many frames a second motion is no longer smooth. */
const smoothFps = 30;
const answerMs = 200;
const bootTries = 5;
const infoMs = 1200;

/** The lowest speed at which frames for so many LEDs are smooth, or the highest there is. */
export function baudFor(count: number): number {
  const frameBits = (6 + 3 * count) * 10;
  return bauds.find((baud) => baud >= smoothFps * frameBits) ?? Math.max(...bauds);
}

/**
 * A controller with WLED on a wire. It takes Adalight frames and shows them as they are: gamma is off while
 * it is sent frames, so they must be linear light, as `guardFrame` gives it. 2.5 s after the last frame it
 * shows its own light again.
 */
export class WledDevice {
  #baud: number = defaultBaud;

  constructor(
    private readonly wire: Wire,
    private readonly clock: Clock,
    readonly info: WledInfo,
  ) {}

  /**
   * WLED on a port where it was found before; the wire is at 115200 baud. If it does not answer, it is
   * looked for at the speeds that an app which did not end well may have left it with. Fails with
   * `LAMP_SILENT`.
   */
  static async open(wire: Wire, clock: Clock): Promise<WledDevice> {
    const isThere = (await answersAfterBoot(wire, clock)) || (await recoverBaud(wire, clock));
    const info = isThere ? await readInfo(wire, clock) : undefined;
    if (info) return new WledDevice(wire, clock, info);
    throw silentError(wire.path);
  }

  /** The speed that both sides use. */
  get baud(): number {
    return this.#baud;
  }

  /**
   * Raises the speed where 115200 baud would limit the frames to less than 30 a second. The old speed stays
   * when the port or WLED does not take the new one, or when nothing comes across at it. Fails with
   * `LAMP_SILENT` when WLED is lost on the way, which unplugging heals.
   */
  async raiseBaud(): Promise<void> {
    const baud = baudFor(this.info.count);
    if (baud === this.#baud || !(await this.#canPortTake(baud))) return;
    const hasAgreed = await requestBaud(this.wire, this.clock, baud);
    // Its answer may have been lost; a WLED that still hears the old speed has not changed it.
    if (!hasAgreed && (await answersNow(this.wire, this.clock))) return;
    await this.wire.setBaud(baud);
    if (await answersNow(this.wire, this.clock)) {
      this.#baud = baud;
      return;
    }
    await this.#restoreBaud();
    if (!(await answersNow(this.wire, this.clock))) throw silentError(this.wire.path);
  }

  /** Puts WLED back to its usual speed, after the last frame. The wire stays open. */
  async release(): Promise<void> {
    if (this.#baud === defaultBaud) return;
    try {
      await this.#restoreBaud();
    } catch (error) {
      // One that is unplugged starts with its usual speed anyway.
      if (!(error instanceof LampwrightError)) throw error;
    }
  }

  async #restoreBaud(): Promise<void> {
    await requestBaud(this.wire, this.clock, defaultBaud);
    await this.wire.setBaud(defaultBaud);
    this.#baud = defaultBaud;
  }

  /** Tried before WLED is asked: afterwards it could no longer be told to stay. */
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

/** Whether WLED answers at the usual speed: opening the port may have started it anew. */
async function answersAfterBoot(wire: Wire, clock: Clock): Promise<boolean> {
  for (let tries = 0; tries < bootTries; tries++) if (await answersNow(wire, clock)) return true;
  return false;
}

/** Looks for WLED at all other speeds, and brings it back to the usual one; whether it is there. */
async function recoverBaud(wire: Wire, clock: Clock): Promise<boolean> {
  for (const baud of bauds.slice(1)) {
    await wire.setBaud(baud);
    const isHere = await answersNow(wire, clock);
    if (isHere) await requestBaud(wire, clock, defaultBaud);
    if (isHere) break;
  }
  await wire.setBaud(defaultBaud);
  return answersNow(wire, clock);
}

/** An object that was damaged on its way is not answered: it is sent twice. */
async function readInfo(wire: Wire, clock: Clock): Promise<WledInfo | undefined> {
  return withProbe(
    wire,
    clock,
    async (hearing) => (await requestWledInfo(hearing, infoMs)) ?? (await requestWledInfo(hearing, infoMs)),
  );
}

/** Asks for a speed; whether WLED agrees, which it says at the old one. */
async function requestBaud(wire: Wire, clock: Clock, baud: number): Promise<boolean> {
  const place = bauds.findIndex((known) => known === baud);
  return sendAndMatch(wire, clock, 0xb0 + place, new RegExp(`Baud is now ${baud}$`));
}

/** Whether WLED answers at the speed of the wire. */
async function answersNow(wire: Wire, clock: Clock): Promise<boolean> {
  return sendAndMatch(wire, clock, 0x76, /WLED \d+$/);
}

async function sendAndMatch(wire: Wire, clock: Clock, byte: number, answer: RegExp): Promise<boolean> {
  return withProbe(wire, clock, async (hearing) => {
    await hearing.send(Uint8Array.of(byte));
    return (await hearing.waitForLine((line) => answer.test(line) || undefined, answerMs)) ?? false;
  });
}

async function withProbe<Result>(
  wire: Wire,
  clock: Clock,
  action: (hearing: PortProbe) => Promise<Result>,
): Promise<Result> {
  const hearing = new PortProbe(wire, clock);
  try {
    return await action(hearing);
  } finally {
    hearing.stopListening();
  }
}

function silentError(path: string): LampwrightError {
  return new LampwrightError(
    'LAMP_SILENT',
    `WLED at ${path} does not answer. Unplug it, plug it in again, then try again.`,
  );
}
