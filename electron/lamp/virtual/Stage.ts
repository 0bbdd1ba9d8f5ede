import type { Members } from '#shared/lamp/wire/lines';
import type { LampError, LampStatus } from '#shared/lamp/wire/messages';
import type { Clock } from '../wire/Clock';
import type { Settings } from './ActiveSettings';
import { Deadline } from './Deadline';
import { FramePacer } from './FramePacer';
import type { HeldProgram } from './HeldProgram';
import { playedLight, streamedLight, type Light } from './light';
import { Playback } from './Playback';
import { StepTeller } from './StepTeller';
import { Upload } from './Upload';

const abandonMs = 3000;
const streamMs = 5000;
const frameNumbers = 65_536;

/** Where the lamp is in its program, as `status` tells it. */
export type Place = Pick<LampStatus, 'state' | 'ms' | 'clock' | 'step' | 'pass' | 'frame'>;

/** What the lamp shows: its program, whose picture is held while another one is uploaded or frames come from elsewhere. */
export class Stage {
  readonly #pacer: FramePacer;
  readonly #playback: Playback;
  readonly #teller: StepTeller;
  readonly #upload: Upload;
  readonly #uploadEnds: Deadline;
  readonly #streamEnds: Deadline;
  /** The picture that is held, or the last frame from elsewhere. */
  #picture: Light | undefined;
  #isStreaming = false;
  /** A frame from elsewhere is arriving. */
  #isFrameOpen = false;
  #frameMs = -Infinity;

  constructor(
    memoryBytes: number,
    private readonly clock: Clock,
    private readonly settingsAt: (ms: number) => Settings,
    tell: (event: Members) => void,
  ) {
    this.#pacer = new FramePacer(clock.now());
    this.#playback = new Playback(this.#pacer);
    this.#teller = new StepTeller(this.#playback, this.#pacer, clock, tell);
    this.#upload = new Upload(memoryBytes);
    this.#uploadEnds = new Deadline(clock, () => this.giveUpUpload());
    this.#streamEnds = new Deadline(clock, () => this.#endStream());
  }

  get program(): HeldProgram | undefined {
    return this.#playback.held;
  }

  /** True within 5 s of a frame from elsewhere, whatever was asked for since. */
  get isFrameRecent(): boolean {
    return this.clock.now() - this.#frameMs < streamMs;
  }

  /** Whether anybody hears what is told. */
  set isHeard(isHeard: boolean) {
    this.#teller.isHeard = isHeard;
  }

  /** How many bytes of an upload are there. */
  get uploadedBytes(): number {
    return this.#upload.length;
  }

  /** Takes a piece of a program, or says why not. */
  put(at: number, piece: Uint8Array): LampError | undefined {
    const error = this.#upload.put(at, piece);
    if (error) return error;
    this.#hold();
    this.#uploadEnds.in(abandonMs);
    return undefined;
  }

  /** The first bytes of the upload. */
  uploaded(size: number): Uint8Array {
    return this.#upload.bytes(size);
  }

  /** The old program goes on, where it is by now. */
  giveUpUpload(): void {
    this.#closeUpload();
    this.#goOn();
  }

  /** Plays a program from `fromMs`, in the place of whatever was on show. */
  play(program: HeldProgram, fromMs: number): void {
    this.#playback.play(program, fromMs, this.clock.now());
    this.#clear();
    this.#teller.start();
  }

  /** The picture stands still. */
  stop(): void {
    this.#playback.stop(this.clock.now());
    this.#clear();
    this.#teller.goOn();
  }

  /** Dark. */
  off(): void {
    this.#playback.off(this.clock.now());
    this.#clear();
    this.#teller.goOn();
  }

  /** A frame from elsewhere begins: the picture is held for it, and an upload is given up. */
  beginFrame(): void {
    this.#closeUpload();
    this.#hold();
    this.#isFrameOpen = true;
  }

  /** The frame that had begun will not be whole. */
  giveUpFrame(): void {
    this.#isFrameOpen = false;
    this.#goOn();
  }

  /** Shows a frame from elsewhere. */
  stream(pixels: Uint8Array): void {
    const now = this.clock.now();
    this.#isFrameOpen = false;
    this.#isStreaming = true;
    this.#frameMs = now;
    this.#picture = streamedLight(pixels, this.settingsAt(now));
    this.#pacer.showOther(now);
    this.#streamEnds.in(streamMs);
  }

  /** The settings have changed. */
  repaint(): void {
    this.#playback.repaint(this.clock.now());
  }

  /** LEDs that are the lamp's no more turn dark, and with them the others until their next frame. */
  darken(): void {
    const held = this.#picture;
    this.#picture = held && { ...held, bytes: new Uint8Array(held.bytes.length) };
    this.#pacer.showOther(this.clock.now());
  }

  /** Where the program is. */
  place(): Place {
    const now = this.clock.now();
    const { ms, step, pass } = this.#playback.shown(now);
    return {
      state: this.#upload.isOpen ? 'loading' : this.#isStreaming ? 'streaming' : this.#playback.phase(now),
      ms,
      clock: this.#playback.clockMs(now),
      step,
      pass,
      frame: this.#pacer.count(now) % frameNumbers,
    };
  }

  /** What the LEDs are given. */
  light(): Light {
    if (this.#picture) return this.#picture;
    const now = this.clock.now();
    const program = this.#playback.phase(now) === 'off' ? undefined : this.program?.program;
    const settings = this.settingsAt(this.#pacer.paintedMs(now));
    return playedLight(program, this.#playback.shown(now).ms, settings);
  }

  /** The power goes. */
  end(): void {
    this.#clear();
    this.#teller.end();
  }

  /** Nothing but the program has the lamp from now on. */
  #clear(): void {
    this.#closeUpload();
    this.#streamEnds.clear();
    this.#isStreaming = false;
    this.#picture = undefined;
    this.#pacer.release(this.clock.now());
  }

  #hold(): void {
    this.#picture ??= this.light();
    this.#pacer.hold(this.clock.now());
  }

  #closeUpload(): void {
    this.#upload.close();
    this.#uploadEnds.clear();
  }

  #endStream(): void {
    this.#isStreaming = false;
    this.#goOn();
  }

  /** What played before goes on, unless something else still holds the picture. */
  #goOn(): void {
    if (this.#upload.isOpen || this.#isStreaming || this.#isFrameOpen) return;
    this.#picture = undefined;
    this.#pacer.release(this.clock.now());
    this.#teller.goOn();
  }
}
