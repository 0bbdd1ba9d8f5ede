import type { Guards } from '#shared/animation/guards/guardFrame';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { ledCount, type Layout } from '#shared/lamp/Layout';
import type { LampInfo } from '#shared/lamp/LampInfo';
import type { Show } from '#shared/lamp/Show';
import { adalightFormat, type FrameFormat } from '#shared/lamp/wire/adalight';
import type { LampOutput } from '../DesiredState';
import { FrameStreamer, framesPerSecond, type FrameListener } from '../streaming/FrameStreamer';
import type { Clock } from '../../clock/Clock';
import type { Wire } from '../wire/Wire';
import type { Driver } from './Driver';

/** A lamp that shows the frames it is sent. */
export interface StreamedLamp {
  readonly info: LampInfo;
  readonly layout: Layout;
  readonly guards: Guards;
  readonly baud: number;
  /** How it takes its frames, if not as Adalight does. */
  readonly format?: FrameFormat;
  /** How many LEDs it has, where it told. */
  readonly count?: number;
  /** What it allows itself to draw, where it told. */
  readonly maxMa?: number;
  /** Puts the lamp back as it was found, after the last frame. */
  readonly onRelease?: () => Promise<void>;
  readonly onFrame?: FrameListener;
}

/** A lamp that gets frames, one after the other: Adalight, WLED, and our own when a program is too large for it. */
export class StreamDriver implements Driver {
  #layout: Layout;
  #guards: Guards;
  #output: LampOutput = { type: 'off' };
  #streamer: FrameStreamer;

  constructor(
    private readonly wire: Wire,
    private readonly clock: Clock,
    private readonly lamp: StreamedLamp,
  ) {
    this.#layout = lamp.layout;
    this.#guards = this.#capGuards(lamp.guards);
    this.#streamer = this.#createStreamer();
  }

  get info(): LampInfo {
    const { info, baud, count, format = adalightFormat } = this.lamp;
    const fps = framesPerSecond(ledCount(this.#layout), baud, format);
    return { ...info, fps, ...(count !== undefined && { layout: this.#layout }) };
  }

  play = (show: Show): Promise<void> => this.#setOutput({ type: 'show', show });

  hold = (show: Show, atMs: number): Promise<void> => this.#setOutput({ type: 'held', show, atMs });

  off = (): Promise<void> => this.#setOutput({ type: 'off' });

  setGuards = (guards: Guards): Promise<void> => {
    this.#guards = this.#capGuards(guards);
    this.#streamer.setGuards(this.#guards);
    return Promise.resolve();
  };

  setLayout = async (layout: Layout): Promise<void> => {
    const { count } = this.lamp;
    if (count !== undefined && count !== ledCount(layout)) throw ledCountError(count, ledCount(layout));
    await this.#streamer.stop();
    this.#layout = layout;
    await this.resume();
  };

  keep = (): Promise<void> =>
    Promise.reject(
      new LampwrightError(
        'LAMP_CANNOT',
        'This lamp is sent frame by frame: without the computer it goes dark.',
      ),
    );

  check = (): Promise<undefined> => Promise.resolve(undefined);

  failure = (): unknown => this.#streamer.failure;

  /** Sends no frames until `resume`: the wire is free for something else. */
  pause = (): Promise<void> => this.#streamer.stop();

  resume = (): Promise<void> => {
    this.#streamer = this.#createStreamer();
    return this.#setOutput(this.#output);
  };

  release = async (): Promise<void> => {
    await this.#streamer.stop();
    await this.lamp.onRelease?.();
  };

  #setOutput(scene: LampOutput): Promise<void> {
    this.#output = scene;
    this.#streamer.show(scene);
    return Promise.resolve();
  }

  #capGuards({ brightness, budgetMa }: Guards): Guards {
    return { brightness, budgetMa: Math.min(budgetMa, this.lamp.maxMa ?? Infinity) };
  }

  #createStreamer(): FrameStreamer {
    const { baud, onFrame, format = adalightFormat } = this.lamp;
    return new FrameStreamer(this.wire, this.clock, this.#layout, this.#guards, format, baud, onFrame);
  }
}

function ledCountError(has: number, asked: number): LampwrightError {
  return new LampwrightError(
    'LAMP_CANNOT',
    `This lamp has ${has} LEDs, the layout ${asked}. Choose one that fits.`,
  );
}
