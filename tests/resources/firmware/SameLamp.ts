import type { ResetCause } from '#shared/lamp/wire/messages';
import { sealLine } from '#shared/lamp/wire/lines';
import type { LampModel } from '../../../electron/lamp/virtual/LampModel';
import { VirtualLamp } from '../../../electron/lamp/virtual/VirtualLamp';
import { FakeClock } from '../../fakes/FakeClock';
import type { FirmwareProcess } from '../../fakes/firmware/FirmwareProcess';

/** Something that happens to a lamp. */
export type LampIncident =
  | { readonly type: 'receive'; readonly bytes: Uint8Array }
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'power'; readonly cause: ResetCause }
  /** Storing takes each lamp its own time: both get enough of it. */
  | { readonly type: 'store'; readonly what: 'keep' | 'forget' };

/** A frame, its bytes in hex. */
export interface Shown {
  readonly ms: number;
  readonly bytes: string;
}

/** What a lamp did. */
export interface Outcome {
  readonly said: readonly string[];
  /** The frame on show; only where there was time to show it. */
  readonly shown: Shown | undefined;
}

/** A frame is at most this late. */
const frameMs = 17;
/** Longer than the firmware takes to store the largest program and the settings. */
const storeMs = 15_000;

/** The virtual lamp and the firmware, to which the same things happen. */
export class SameLamp {
  readonly #clock = new FakeClock();
  readonly #virtual: VirtualLamp;
  #virtualSaid = '';
  /** Neither lamp has played since it started. */
  #isIdle = true;
  #lastFrame: Shown | undefined;

  private constructor(
    private readonly firmware: FirmwareProcess,
    model: LampModel,
  ) {
    this.#virtual = new VirtualLamp(this.#clock, model);
    this.#virtual.onSent((bytes) => (this.#virtualSaid += Buffer.from(bytes).toString('latin1')));
  }

  /** Both lamps as they come out of the box. */
  static async begin(firmware: FirmwareProcess, model: LampModel, layout: string): Promise<SameLamp> {
    // Whatever it was in the middle of is over after this.
    await firmware.advance(300);
    await firmware.receive('\n'.repeat(6));
    await firmware.advance(300);
    const settings = [
      { do: 'forget' },
      { do: 'layout', value: layout },
      { do: 'brightness', value: 255 },
      { do: 'limit', ma: 450 },
    ];
    for (const request of settings) await firmware.receive(`${sealLine(request)}\n`);
    await firmware.advance(storeMs);
    firmware.takeText();
    firmware.takeFrames();
    const both = new SameLamp(firmware, model);
    await firmware.power();
    both.#virtual.powerCycle();
    return both;
  }

  /** Lets something happen to both; what they did must be the same. */
  async both(incident: LampIncident): Promise<{ virtual: Outcome; firmware: Outcome }> {
    await this.#happen(incident);
    const virtualSaid = this.#virtualSaid;
    this.#virtualSaid = '';
    const last = this.firmware.takeFrames().at(-1);
    if (last) this.#lastFrame = { ms: last.ms, bytes: Buffer.from(last.bytes).toString('hex') };
    const { ms, bytes } = this.#virtual.displayedFrame();
    const shown = { ms, bytes: Buffer.from(bytes).toString('hex') };
    if (virtualSaid.includes('"event":"boot"')) this.#isIdle = true;
    if (virtualSaid.includes('"event":"step"')) this.#isIdle = false;
    return {
      virtual: this.#outcome(incident, virtualSaid, shown),
      firmware: this.#outcome(incident, this.firmware.takeText(), this.#lastFrame),
    };
  }

  #outcome(incident: LampIncident, said: string, shown: Shown | undefined): Outcome {
    const isSettled = incident.type === 'store' || (incident.type === 'wait' && incident.ms >= frameMs);
    const lines = said.split('\n').map(withoutReason);
    // When `kept` is told among the steps is not the same.
    if (incident.type === 'store') lines.sort();
    return {
      said: this.#isIdle ? lines.map(withoutTime) : lines,
      shown: isSettled ? this.#timed(shown) : undefined,
    };
  }

  #timed(shown: Shown | undefined): Shown | undefined {
    return shown && this.#isIdle ? { ...shown, ms: 0 } : shown;
  }

  async #happen(incident: LampIncident): Promise<void> {
    switch (incident.type) {
      case 'receive':
        await this.firmware.receive(incident.bytes);
        this.#virtual.receive(incident.bytes);
        return this.#clock.advance(0);
      case 'wait':
        await this.firmware.advance(incident.ms);
        return this.#clock.advance(incident.ms);
      case 'power':
        await this.firmware.power(incident.cause);
        this.#virtual.powerCycle(incident.cause);
        return this.#clock.advance(0);
      case 'store':
        await this.#happen({
          type: 'receive',
          bytes: Buffer.from(`${sealLine({ id: 1, do: incident.what })}\n`),
        });
        return this.#happen({ type: 'wait', ms: storeMs });
    }
  }
}

/** A line that is no object and has a wrong checksum as well may be dropped for either. */
function withoutReason(line: string): string {
  return line.replace(/"why":"(crc|no-object)".*$/, '"why":"unsound"}');
}

/** A lamp without a program has no program time; the page leaves open what it tells. */
function withoutTime(line: string): string {
  return line.replace(/"(ms|clock)":\d+/g, '"$1":0').replace(/"crc":"....".$/, '}');
}
