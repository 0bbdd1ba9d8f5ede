import { playerOf } from '#shared/animation/Player';
import { guardFrame, type Guards } from '#shared/animation/guards/guardFrame';
import { inColorOrder, ledCount, type Layout } from '#shared/lamp/Layout';
import { positionAt } from '#shared/lamp/Show';
import type { FrameFormat } from '#shared/lamp/wire/adalight';
import type { LampOutput } from '../DesiredState';
import type { Clock } from '../../clock/Clock';
import type { Wire } from '../wire/Wire';

/** A higher rate would not be visible. */
const maxFps = 60;
/** The share of the wire's capacity that frames may use; the rest lets the lamp keep up. */
const wireShare = 0.95;
/** How often an unchanged frame is sent again: without frames, receivers fall back to their own effects. */
const refreshMs = 500;

/** Called as a frame is sent, with the time it was due and the current time. */
export type FrameListener = (dueMs: number, nowMs: number) => void;

/** How many frames per second a wire carries, at most 60. */
export function framesPerSecond(leds: number, baud: number, { before, behind }: FrameFormat): number {
  const bytes = before + leds * 3 + behind;
  return Math.min((baud / 10 / bytes) * wireShare, maxFps);
}

/**
 * Sends the frames of an output at a steady rate. One frame is in flight; frames that fall due meanwhile are skipped. The last
 * frame is always sent.
 */
export class FrameStreamer {
  readonly #frame: Uint8Array;
  /** The pixels within `#frame`. */
  readonly #pixels: Uint8Array;
  readonly #sentPixels: Uint8Array;
  readonly #intervalMs: number;
  #output: LampOutput = { type: 'off' };
  #sentMs = -Infinity;
  #dueMs = 0;
  #isStarted = false;
  #isSending = false;
  #failure: unknown;
  #isStopped = false;
  #cancelTimer: () => void = () => {};
  #onIdle: (() => void) | undefined;

  constructor(
    private readonly wire: Wire,
    private readonly clock: Clock,
    private readonly layout: Layout,
    private guards: Guards,
    format: FrameFormat,
    baud: number,
    private readonly onFrame: FrameListener = () => {},
  ) {
    const leds = ledCount(layout);
    this.#frame = format.newFrame(leds);
    this.#pixels = this.#frame.subarray(format.before, format.before + leds * 3);
    this.#sentPixels = new Uint8Array(leds * 3);
    this.#intervalMs = 1000 / framesPerSecond(leds, baud, format);
  }

  /** The error that ended streaming; `undefined` while frames are sent. */
  get failure(): unknown {
    return this.#failure;
  }

  /** Sets the output, and starts sending if necessary. */
  show(output: LampOutput): void {
    this.#output = output;
    this.#sentMs = -Infinity;
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#dueMs = this.clock.now();
    this.#wait();
  }

  setGuards(guards: Guards): void {
    this.guards = guards;
  }

  /** Stops after a last frame of the current output. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancelTimer();
    if (this.#isSending) await new Promise<void>((resolve) => (this.#onIdle = resolve));
    if (this.#isStarted) await this.#send(this.clock.now());
  }

  #wait(): void {
    if (this.#isStopped) return;
    this.#cancelTimer = this.clock.after(Math.max(this.#dueMs - this.clock.now(), 0), () => this.#tick());
  }

  #tick(): void {
    const now = this.clock.now();
    const due = this.#dueMs;
    // Frames that are late by a whole interval are skipped.
    const missed = Math.max(Math.floor((now - due) / this.#intervalMs), 0);
    this.#dueMs = due + (missed + 1) * this.#intervalMs;
    this.#wait();
    if (this.#isSending) return;
    this.#paint(now);
    if (this.#isUnchanged() && now - this.#sentMs < refreshMs) return;
    this.onFrame(due + missed * this.#intervalMs, now);
    void this.#write(now);
  }

  async #send(now: number): Promise<void> {
    this.#paint(now);
    await this.#write(now);
  }

  async #write(now: number): Promise<void> {
    this.#isSending = true;
    this.#sentMs = now;
    this.#sentPixels.set(this.#pixels);
    try {
      await this.wire.write(this.#frame.slice());
      await this.wire.drain();
    } catch (error) {
      this.#failure = error;
      this.#isStopped = true;
      this.#cancelTimer();
    } finally {
      this.#isSending = false;
      this.#onIdle?.();
    }
  }

  #paint(now: number): void {
    const pixels = this.#pixels;
    const output = this.#output;
    if (output.type === 'off') {
      pixels.fill(0);
      return;
    }
    const ms = output.type === 'held' ? output.atMs : positionAt(output.show, now);
    playerOf(output.show.program, this.layout).paint(ms, pixels);
    guardFrame(pixels, this.guards, pixels);
    if (this.layout.colorOrder !== 'RGB') pixels.set(inColorOrder(pixels, this.layout.colorOrder));
  }

  #isUnchanged(): boolean {
    const pixels = this.#pixels;
    for (let at = 0; at < pixels.length; at++) if (pixels[at] !== this.#sentPixels[at]) return false;
    return true;
  }
}
