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

/** A lamp that shows the frames sent to it. */
export interface StreamedLamp {
  readonly info: LampInfo;
  readonly layout: Layout;
  readonly guards: Guards;
  readonly baud: number;
  /** The format of its frames, if not Adalight's. */
  readonly format?: FrameFormat;
  /** How many LEDs it has, if it reports that. */
  readonly count?: number;
  /** Its own current limit, if it reports one. */
  readonly maxMa?: number;
  /** Restores the lamp's previous state after the last frame. */
  readonly onRelease?: () => Promise<void>;
  readonly onFrame?: FrameListener;
}

/** Drives a lamp frame by frame: Adalight, WLED, and our own lamp when a program is too large for it. */
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
        'This lamp gets its frames from the computer and goes dark without it.',
      ),
    );

  check = (): Promise<undefined> => Promise.resolve(undefined);

  failure = (): unknown => this.#streamer.failure;

  /** Sends no frames until `resume`, so that the wire can be used for something else. */
  pause = (): Promise<void> => this.#streamer.stop();

  resume = (): Promise<void> => {
    this.#streamer = this.#createStreamer();
    return this.#setOutput(this.#output);
  };

  release = async (): Promise<void> => {
    await this.#streamer.stop();
    await this.lamp.onRelease?.();
  };

  #setOutput(output: LampOutput): Promise<void> {
    this.#output = output;
    this.#streamer.show(output);
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

function ledCountError(actual: number, requested: number): LampwrightError {
  return new LampwrightError(
    'LAMP_CANNOT',
    `This lamp has ${actual} LEDs, the layout ${requested}. Choose one that fits.`,
  );
}
