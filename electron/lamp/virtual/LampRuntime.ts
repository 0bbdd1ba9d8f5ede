import { ledCount } from '#shared/lamp/Layout';
import { readLine, sealLine, type Members } from '#shared/lamp/wire/lines';
import type { LampEvent, ResetCause } from '#shared/lamp/wire/messages';
import type { Clock } from '../../clock/Clock';
import { ActiveSettings } from './ActiveSettings';
import { LampRequestHandler } from './LampRequestHandler';
import { EepromWriter, type Eeprom } from './EepromWriter';
import type { LampModel } from './LampModel';
import { Receiver } from './Receiver';
import { readRequest } from './readRequest';
import { LampDisplay } from './LampDisplay';

/** The frame on the LEDs. */
export interface DisplayedFrame {
  /** Program time of the frame. */
  readonly ms: number;
  /** Its number, as in `status`. */
  readonly frame: number;
  /** The bytes for the LEDs, in their channel order. */
  readonly bytes: Uint8Array;
}

/** A lamp's volatile state, from one restart to the next. */
export class LampRuntime {
  readonly #receiver: Receiver;
  readonly #display: LampDisplay;
  readonly #eepromWriter: EepromWriter;
  readonly #requestHandler: LampRequestHandler;

  constructor(
    private readonly model: LampModel,
    eeprom: Eeprom,
    clock: Clock,
    private readonly cause: ResetCause,
    private readonly send: (text: string) => void,
  ) {
    const { layout, memoryBytes, lineLength, can, keepMs } = model;
    const emit = (event: Members) => this.#sendLine(event);
    const settings = new ActiveSettings(eeprom.settings, layout, clock.now(), cause === 'brown-out');
    this.#display = new LampDisplay(memoryBytes, clock, (ms) => settings.effectiveAt(ms), emit);
    this.#eepromWriter = new EepromWriter(
      eeprom,
      keepMs,
      clock,
      () => settings.values,
      (sum) => emit({ event: 'kept', sum }),
    );
    this.#requestHandler = new LampRequestHandler(model, cause, settings, this.#display, this.#eepromWriter);
    const limits = { lineLength, takesFrames: can.includes('adalight') };
    this.#receiver = new Receiver(limits, clock, () => ledCount(settings.values.layout), {
      onLine: (line) => this.#handleLine(line),
      onDropped: (why) => this.#reportIgnored(why),
      onFrameBegin: () => this.#display.beginFrame(),
      onFrameCut: () => this.#display.abandonFrame(),
      onFrame: (pixels) => this.#display.showStreamedFrame(pixels),
    });
    if (eeprom.program) this.#display.play(eeprom.program, 0);
  }

  /** Sends the lines of a lamp that has just started. */
  announceBoot(): void {
    const { name, firmware, can } = this.model;
    if (can.includes('adalight')) this.send('Ada\n');
    this.#sendLine({ event: 'boot', lamp: name, firmware, reset: this.cause });
  }

  /** Whether anything listens to the lamp. */
  set hasListener(hasListener: boolean) {
    this.#display.hasListener = hasListener;
  }

  receive(bytes: Uint8Array): void {
    this.#receiver.receive(bytes);
  }

  displayedFrame(): DisplayedFrame {
    const { ms, frame } = this.#display.status();
    return { ms, frame, bytes: this.#display.ledFrame().bytes };
  }

  /** Stops all timers. */
  powerOff(): void {
    this.#receiver.powerOff();
    this.#eepromWriter.powerOff();
    this.#display.powerOff();
  }

  #handleLine(line: string): void {
    const read = readLine(line);
    if (!read.ok) return this.#reportIgnored(read.why);
    // The protocol, unlike JSON, has no escapes.
    if (line.includes('\\')) return this.#reportIgnored('no-object');
    const hasBadSeal = !read.isSealed && 'crc' in read.members;
    if (hasBadSeal || (this.#display.isFrameRecent && !read.isSealed)) return this.#reportIgnored('crc');
    const { id, request } = readRequest(read.members, this.model.form);
    const reply = typeof request === 'string' ? { error: request } : this.#requestHandler.handle(request);
    this.#sendLine({
      ...(id !== undefined && { id }),
      ...('error' in reply ? reply : { ok: true, ...reply }),
    });
  }

  #reportIgnored(why: Extract<LampEvent, { event: 'ignored' }>['why']): void {
    this.#sendLine({ event: 'ignored', why });
  }

  #sendLine(message: Members): void {
    this.send(`${sealLine(message)}\n`);
  }
}
