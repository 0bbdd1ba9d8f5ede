import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import type { Members } from '#shared/lamp/wire/lines';
import {
  helloSchema,
  statusSchema,
  type Hello,
  type LampEvent,
  type LampStatus,
  type Request,
} from '#shared/lamp/wire/messages';
import type { Program } from '#shared/program/Program';
import { LampLink } from '../../../electron/lamp/link/LampLink';
import { uploadProgram } from '../../../electron/lamp/link/uploadProgram';
import { AvrLamp } from './AvrLamp';
import { AvrWire } from './AvrWire';
import { EmulatedTime } from './EmulatedTime';

/** A lamp on an emulated chip and the app's own link to it, in emulated time. */
export class AvrSession {
  readonly lamp: AvrLamp;
  readonly time: EmulatedTime;
  readonly wire: AvrWire;
  readonly link: LampLink;
  readonly events: LampEvent[] = [];

  constructor(hex: string) {
    this.lamp = new AvrLamp(hex);
    this.time = new EmulatedTime(this.lamp);
    this.wire = new AvrWire(this.time);
    this.link = new LampLink(this.wire, this.time);
    this.link.onEvent((event) => this.events.push(event));
  }

  ask(request: Request): Promise<Members> {
    return this.time.until(this.link.request(request));
  }

  async hello(): Promise<Hello> {
    return helloSchema.parse(await this.ask({ do: 'hello' }));
  }

  async status(): Promise<LampStatus> {
    return statusSchema.parse(await this.ask({ do: 'status' }));
  }

  /** Uploads a program and plays it from `fromMs`. */
  play(program: Program, fromMs = 0): Promise<Members> {
    return this.playCode(encodeProgram(program), fromMs);
  }

  playCode(bytes: Uint8Array, fromMs = 0): Promise<Members> {
    return this.time.until(uploadProgram(this.link, { bytes, maxLineLength: 191, positionMs: () => fromMs }));
  }

  /** Lets emulated time pass without any request. */
  rest(ms: number): Promise<void> {
    return this.time.until(new Promise<void>((resolve) => void this.time.after(ms, resolve)));
  }
}
