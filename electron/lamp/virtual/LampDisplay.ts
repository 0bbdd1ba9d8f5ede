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

/** An upload without a new piece for this long is given up. */
const abandonMs = 3000;
/** Without streamed frames for this long, the lamp shows its own program again. */
const streamMs = 5000;
const frameNumbers = 65_536;

/** The lamp's position in its program, as in `status`. */
export type DisplayStatus = Pick<LampStatus, 'state' | 'ms' | 'clock' | 'step' | 'pass' | 'frame'>;

/** What the lamp shows: its program, or a held picture during an upload and while frames are streamed. */
export class LampDisplay {
  readonly #pacer: FramePacer;
  readonly #playback: ProgramPlayback;
  readonly #stepReporter: StepReporter;
  readonly #upload: UploadBuffer;
  readonly #uploadDeadline: Deadline;
  readonly #streamDeadline: Deadline;
  /** The held picture, or the last streamed frame. */
  #heldFrame: LedFrame | undefined;
  #isStreaming = false;
  /** A streamed frame is arriving. */
  #isFrameOpen = false;
  #frameMs = -Infinity;

  constructor(
    memoryBytes: number,
    private readonly clock: Clock,
    private readonly settingsAt: (ms: number) => LampSettings,
    emit: (event: Members) => void,
  ) {
    this.#pacer = new FramePacer(clock.now());
    this.#playback = new ProgramPlayback(this.#pacer);
    this.#stepReporter = new StepReporter(this.#playback, this.#pacer, clock, emit);
    this.#upload = new UploadBuffer(memoryBytes);
    this.#uploadDeadline = new Deadline(clock, () => this.abandonUpload());
    this.#streamDeadline = new Deadline(clock, () => this.#endStream());
  }

  get program(): LoadedProgram | undefined {
    return this.#playback.loaded;
  }

  /** True within 5 s of a streamed frame, whatever was requested since. */
  get isFrameRecent(): boolean {
    return this.clock.now() - this.#frameMs < streamMs;
  }

  /** Whether anything listens to the lamp's events. */
  set hasListener(hasListener: boolean) {
    this.#stepReporter.hasListener = hasListener;
  }

  /** How many bytes of an upload have arrived. */
  get uploadedBytes(): number {
    return this.#upload.length;
  }

  /** Adds a piece of a program, or returns why it cannot. */
  put(at: number, piece: Uint8Array): LampError | undefined {
    const error = this.#upload.put(at, piece);
    if (error) return error;
    this.#holdFrame();
    this.#uploadDeadline.restart(abandonMs);
    return undefined;
  }

  /** The first `size` bytes of the upload. */
  uploadedProgram(size: number): Uint8Array {
    return this.#upload.bytes(size);
  }

  /** Gives up the upload. The old program goes on as if it had played meanwhile. */
  abandonUpload(): void {
    this.#closeUpload();
    this.#resume();
  }

  /** Plays a program from `fromMs`, instead of whatever is displayed. */
  play(program: LoadedProgram, fromMs: number): void {
    this.#playback.play(program, fromMs, this.clock.now());
    this.#reset();
    this.#stepReporter.start();
  }

  /** Freezes the picture. */
  stop(): void {
    this.#playback.stop(this.clock.now());
    this.#reset();
    this.#stepReporter.scheduleCheck();
  }

  off(): void {
    this.#playback.off(this.clock.now());
    this.#reset();
    this.#stepReporter.scheduleCheck();
  }

  /** A streamed frame begins: the picture is held, and an upload is given up. */
  beginFrame(): void {
    this.#closeUpload();
    this.#holdFrame();
    this.#isFrameOpen = true;
  }

  /** The frame that began will not be completed. */
  abandonFrame(): void {
    this.#isFrameOpen = false;
    this.#resume();
  }

  /** Shows a streamed frame. */
  showStreamedFrame(pixels: Uint8Array): void {
    const now = this.clock.now();
    this.#isFrameOpen = false;
    this.#isStreaming = true;
    this.#frameMs = now;
    this.#heldFrame = streamedLedFrame(pixels, this.settingsAt(now));
    this.#pacer.countForeignFrame(now);
    this.#streamDeadline.restart(streamMs);
  }

  /** Shows the picture again, after a change of settings. */
  repaint(): void {
    this.#playback.repaint(this.clock.now());
  }

  /** Turns all LEDs off until the next frame, so that those outside a smaller layout do not stay lit. */
  darken(): void {
    const held = this.#heldFrame;
    this.#heldFrame = held && { ...held, bytes: new Uint8Array(held.bytes.length) };
    this.#pacer.countForeignFrame(this.clock.now());
  }

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

  /** The frame on the LEDs. */
  ledFrame(): LedFrame {
    if (this.#heldFrame) return this.#heldFrame;
    const now = this.clock.now();
    const program = this.#playback.phase(now) === 'off' ? undefined : this.program?.program;
    const settings = this.settingsAt(this.#pacer.lastOwnFrameMs(now));
    return programLedFrame(program, this.#playback.position(now).ms, settings);
  }

  /** Stops all timers. */
  powerOff(): void {
    this.#reset();
    this.#stepReporter.powerOff();
  }

  /** Ends uploads and streaming: the display belongs to the program again. */
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

  /** Resumes the program, unless an upload or a stream still holds the picture. */
  #resume(): void {
    if (this.#upload.isOpen || this.#isStreaming || this.#isFrameOpen) return;
    this.#heldFrame = undefined;
    this.#pacer.release(this.clock.now());
    this.#stepReporter.scheduleCheck();
  }
}
