import type { Members } from '#shared/lamp/wire/lines';
import type { LampError, LampStatus } from '#shared/lamp/wire/messages';
import type { Clock } from '../../clock/Clock';
import type { LampSettings } from './ActiveSettings';
import { Deadline } from './Deadline';
import { FramePacer } from './FramePacer';
import type { LoadedProgram } from './LoadedProgram';
import { programLedFrame, streamedLedFrame, type LedFrame } from './LedFrame';
import { ProgramPlayback } from './ProgramPlayback';
import { StepReporter } from './StepReporter';
import { UploadBuffer } from './UploadBuffer';

const abandonMs = 3000;
const streamMs = 5000;
const frameNumbers = 65_536;

/** Where the lamp is in its program, as `status` tells it. */
export type DisplayStatus = Pick<LampStatus, 'state' | 'ms' | 'clock' | 'step' | 'pass' | 'frame'>;

/** What the lamp shows: its program, whose picture is held while another one is uploaded or frames come from elsewhere. */
export class LampDisplay {
  readonly #pacer: FramePacer;
  readonly #playback: ProgramPlayback;
  readonly #stepReporter: StepReporter;
  readonly #upload: UploadBuffer;
  readonly #uploadDeadline: Deadline;
  readonly #streamDeadline: Deadline;
  /** The picture that is held, or the last frame from elsewhere. */
  #heldFrame: LedFrame | undefined;
  #isStreaming = false;
  /** A frame from elsewhere is arriving. */
  #isFrameOpen = false;
  #frameMs = -Infinity;

  constructor(
    memoryBytes: number,
    private readonly clock: Clock,
    private readonly settingsAt: (ms: number) => LampSettings,
    tell: (event: Members) => void,
  ) {
    this.#pacer = new FramePacer(clock.now());
    this.#playback = new ProgramPlayback(this.#pacer);
    this.#stepReporter = new StepReporter(this.#playback, this.#pacer, clock, tell);
    this.#upload = new UploadBuffer(memoryBytes);
    this.#uploadDeadline = new Deadline(clock, () => this.abandonUpload());
    this.#streamDeadline = new Deadline(clock, () => this.#endStream());
  }

  get program(): LoadedProgram | undefined {
    return this.#playback.loaded;
  }

  /** True within 5 s of a frame from elsewhere, whatever was asked for since. */
  get isFrameRecent(): boolean {
    return this.clock.now() - this.#frameMs < streamMs;
  }

  /** Whether anybody hears what is told. */
  set hasListener(isHeard: boolean) {
    this.#stepReporter.hasListener = isHeard;
  }

  /** How many bytes of an upload are there. */
  get uploadedBytes(): number {
    return this.#upload.length;
  }

  /** Takes a piece of a program, or says why not. */
  put(at: number, piece: Uint8Array): LampError | undefined {
    const error = this.#upload.put(at, piece);
    if (error) return error;
    this.#holdFrame();
    this.#uploadDeadline.restart(abandonMs);
    return undefined;
  }

  /** The first bytes of the upload. */
  uploadedProgram(size: number): Uint8Array {
    return this.#upload.bytes(size);
  }

  /** The old program goes on, where it is by now. */
  abandonUpload(): void {
    this.#closeUpload();
    this.#resume();
  }

  /** Plays a program from `fromMs`, in the place of whatever was on show. */
  play(program: LoadedProgram, fromMs: number): void {
    this.#playback.play(program, fromMs, this.clock.now());
    this.#reset();
    this.#stepReporter.start();
  }

  /** The picture stands still. */
  stop(): void {
    this.#playback.stop(this.clock.now());
    this.#reset();
    this.#stepReporter.scheduleCheck();
  }

  /** Dark. */
  off(): void {
    this.#playback.off(this.clock.now());
    this.#reset();
    this.#stepReporter.scheduleCheck();
  }

  /** A frame from elsewhere begins: the picture is held for it, and an upload is given up. */
  beginFrame(): void {
    this.#closeUpload();
    this.#holdFrame();
    this.#isFrameOpen = true;
  }

  /** The frame that had begun will not be whole. */
  abandonFrame(): void {
    this.#isFrameOpen = false;
    this.#resume();
  }

  /** Shows a frame from elsewhere. */
  showStreamedFrame(pixels: Uint8Array): void {
    const now = this.clock.now();
    this.#isFrameOpen = false;
    this.#isStreaming = true;
    this.#frameMs = now;
    this.#heldFrame = streamedLedFrame(pixels, this.settingsAt(now));
    this.#pacer.countForeignFrame(now);
    this.#streamDeadline.restart(streamMs);
  }

  /** The settings have changed. */
  repaint(): void {
    this.#playback.repaint(this.clock.now());
  }

  /** LEDs that are the lamp's no more turn dark, and with them the others until their next frame. */
  darken(): void {
    const held = this.#heldFrame;
    this.#heldFrame = held && { ...held, bytes: new Uint8Array(held.bytes.length) };
    this.#pacer.countForeignFrame(this.clock.now());
  }

  /** Where the program is. */
  status(): DisplayStatus {
    const now = this.clock.now();
    const { ms, step, pass } = this.#playback.position(now);
    return {
      state: this.#upload.isOpen ? 'loading' : this.#isStreaming ? 'streaming' : this.#playback.phase(now),
      ms,
      clock: this.#playback.clockMs(now),
      step,
      pass,
      frame: this.#pacer.frameCount(now) % frameNumbers,
    };
  }

  /** What the LEDs are given. */
  ledFrame(): LedFrame {
    if (this.#heldFrame) return this.#heldFrame;
    const now = this.clock.now();
    const program = this.#playback.phase(now) === 'off' ? undefined : this.program?.program;
    const settings = this.settingsAt(this.#pacer.lastOwnFrameMs(now));
    return programLedFrame(program, this.#playback.position(now).ms, settings);
  }

  /** The power goes. */
  powerOff(): void {
    this.#reset();
    this.#stepReporter.powerOff();
  }

  /** Nothing but the program has the lamp from now on. */
  #reset(): void {
    this.#closeUpload();
    this.#streamDeadline.clear();
    this.#isStreaming = false;
    this.#heldFrame = undefined;
    this.#pacer.release(this.clock.now());
  }

  #holdFrame(): void {
    this.#heldFrame ??= this.ledFrame();
    this.#pacer.hold(this.clock.now());
  }

  #closeUpload(): void {
    this.#upload.close();
    this.#uploadDeadline.clear();
  }

  #endStream(): void {
    this.#isStreaming = false;
    this.#resume();
  }

  /** What played before goes on, unless something else still holds the picture. */
  #resume(): void {
    if (this.#upload.isOpen || this.#isStreaming || this.#isFrameOpen) return;
    this.#heldFrame = undefined;
    this.#pacer.release(this.clock.now());
    this.#stepReporter.scheduleCheck();
  }
}
