import { playerOf } from '#shared/animation/Player';
import { guardFrame, type Guards } from '#shared/animation/guards/guardFrame';
import { inColorOrder, ledCount, type Layout } from '#shared/lamp/Layout';
import { positionAt } from '#shared/lamp/Show';
import type { FrameFormat } from '#shared/lamp/wire/adalight';
import type { LampOutput } from '../DesiredState';
import type { Clock } from '../../clock/Clock';
import type { Wire } from '../wire/Wire';

/** Not faster than eyes see. */
const maxFps = 60;
/** The share of the wire that frames may fill: a little air lets the lamp keep up. */
const wireShare = 0.95;
/** A picture that stands still is sent again so often: receivers fall back to their own light after a while. */
const refreshMs = 500;

/** Called as a frame goes out, with the time it was due and the time it is. */
export type FrameListener = (dueMs: number, nowMs: number) => void;

/** How many frames of a format a wire carries in a second. */
export function framesPerSecond(leds: number, baud: number, { before, behind }: FrameFormat): number {
  const bytes = before + leds * 3 + behind;
  return Math.min((baud / 10 / bytes) * wireShare, maxFps);
}

/**
 * Sends the frames of a scene at a steady rate. One frame is in flight; one whose time has passed meanwhile is not sent, and
 * the last one always is.
 */
export class FrameStreamer {
  readonly #frame: Uint8Array;
  /** The part of the frame that changes. */
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

  /** Why no frames go out any more; `undefined` while they do. */
  get failure(): unknown {
    return this.#failure;
  }

  /** What is shown from now on. */
  show(scene: LampOutput): void {
    this.#output = scene;
    this.#sentMs = -Infinity;
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#dueMs = this.clock.now();
    this.#wait();
  }

  setGuards(guards: Guards): void {
    this.guards = guards;
  }

  /** Ends after a last frame of the scene as it is now. */
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
    // Whole frames that are late are left out: the next one is the newest.
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
    const scene = this.#output;
    if (scene.type === 'off') {
      pixels.fill(0);
      return;
    }
    const ms = scene.type === 'held' ? scene.atMs : positionAt(scene.show, now);
    playerOf(scene.show.program, this.layout).paint(ms, pixels);
    guardFrame(pixels, this.guards, pixels);
    if (this.layout.colorOrder !== 'RGB') pixels.set(inColorOrder(pixels, this.layout.colorOrder));
  }

  #isUnchanged(): boolean {
    const pixels = this.#pixels;
    for (let at = 0; at < pixels.length; at++) if (pixels[at] !== this.#sentPixels[at]) return false;
    return true;
  }
}
