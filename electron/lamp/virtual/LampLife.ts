import { ledCount } from '#shared/lamp/layout';
import { readLine, sealLine, type Members } from '#shared/lamp/wire/lines';
import type { LampEvent, ResetCause } from '#shared/lamp/wire/messages';
import type { Clock } from '../wire/Clock';
import { ActiveSettings } from './ActiveSettings';
import { Answers } from './Answers';
import { Keeper, type Store } from './Keeper';
import type { LampModel } from './LampModel';
import { Receiver } from './Receiver';
import { readRequest } from './requests';
import { Stage } from './Stage';

/** What is on show. */
export interface Shown {
  /** Program time of the frame. */
  readonly ms: number;
  /** Its number, as `status` tells it. */
  readonly frame: number;
  /** What the LEDs are given, in their order of channels. */
  readonly bytes: Uint8Array;
}

/** A lamp from one start to the next: all that goes when its power does. */
export class LampLife {
  readonly #receiver: Receiver;
  readonly #stage: Stage;
  readonly #keeper: Keeper;
  readonly #answers: Answers;

  constructor(
    private readonly model: LampModel,
    store: Store,
    clock: Clock,
    private readonly cause: ResetCause,
    private readonly send: (text: string) => void,
  ) {
    const { layout, memoryBytes, lineLength, can, keepMs } = model;
    const tell = (event: Members) => this.#tell(event);
    const settings = new ActiveSettings(store.settings, layout, clock.now(), cause === 'brown-out');
    this.#stage = new Stage(memoryBytes, clock, (ms) => settings.at(ms), tell);
    this.#keeper = new Keeper(
      store,
      keepMs,
      clock,
      () => settings.values,
      (sum) => tell({ event: 'kept', sum }),
    );
    this.#answers = new Answers(model, cause, settings, this.#stage, this.#keeper);
    const limits = { lineLength, takesFrames: can.includes('adalight') };
    this.#receiver = new Receiver(limits, clock, () => ledCount(settings.values.layout), {
      onLine: (line) => this.#takeLine(line),
      onDropped: (why) => this.#ignore(why),
      onFrameBegin: () => this.#stage.beginFrame(),
      onFrameCut: () => this.#stage.giveUpFrame(),
      onFrame: (pixels) => this.#stage.stream(pixels),
    });
    if (store.program) this.#stage.play(store.program, 0);
  }

  /** Says that the lamp has started. */
  greet(): void {
    const { name, firmware, can } = this.model;
    if (can.includes('adalight')) this.send('Ada\n');
    this.#tell({ event: 'boot', lamp: name, firmware, reset: this.cause });
  }

  /** Whether anybody hears what the lamp says. */
  set isHeard(isHeard: boolean) {
    this.#stage.isHeard = isHeard;
  }

  receive(bytes: Uint8Array): void {
    this.#receiver.receive(bytes);
  }

  shown(): Shown {
    const { ms, frame } = this.#stage.place();
    return { ms, frame, bytes: this.#stage.light().bytes };
  }

  /** The power goes. */
  end(): void {
    for (const part of [this.#receiver, this.#keeper, this.#stage]) part.end();
  }

  #takeLine(line: string): void {
    const read = readLine(line);
    if (!read.ok) return this.#ignore(read.why);
    // JSON has escapes, the protocol has none.
    if (line.includes('\\')) return this.#ignore('no-object');
    const hasOddSeal = !read.isSealed && 'crc' in read.members;
    if (hasOddSeal || (this.#stage.isFrameRecent && !read.isSealed)) return this.#ignore('crc');
    const { id, request } = readRequest(read.members, this.model.form);
    const reply = typeof request === 'string' ? { error: request } : this.#answers.answer(request);
    this.#tell({ ...(id !== undefined && { id }), ...('error' in reply ? reply : { ok: true, ...reply }) });
  }

  #ignore(why: Extract<LampEvent, { event: 'ignored' }>['why']): void {
    this.#tell({ event: 'ignored', why });
  }

  #tell(message: Members): void {
    this.send(`${sealLine(message)}\n`);
  }
}
