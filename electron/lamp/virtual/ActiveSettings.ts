import { defaultBudgetMa } from '#shared/animation/guards/currentEstimate';
import type { Layout } from '#shared/lamp/Layout';
import { rampMs } from './FramePacer';

/** What people set, as against what they play. */
export interface LampSettings {
  readonly brightness: number;
  readonly limitMa: number;
  readonly layout: Layout;
}

/** A lamp's settings from one start to the next, and how they act on its light. */
export class ActiveSettings {
  #values: LampSettings;
  #isLimitHalved: boolean;

  /** A lamp that was told nothing yet has those of its model. After a brown-out it draws half of what it may. */
  constructor(
    stored: LampSettings | undefined,
    layout: Layout,
    private readonly startedMs: number,
    isAfterBrownOut: boolean,
  ) {
    this.#values = stored ?? { brightness: 255, limitMa: defaultBudgetMa, layout };
    this.#isLimitHalved = isAfterBrownOut;
  }

  /** As they were set. */
  get values(): LampSettings {
    return this.#values;
  }

  change(change: Partial<LampSettings>): void {
    this.#values = { ...this.#values, ...change };
    if (change.limitMa !== undefined) this.#isLimitHalved = false;
  }

  /** As they act on a frame that goes out at `ms`: after the start the light rises. */
  effectiveAt(ms: number): LampSettings {
    const { brightness, limitMa } = this.#values;
    const risenMs = Math.max(Math.min(ms - this.startedMs, rampMs), 0);
    return {
      ...this.#values,
      brightness: Math.floor((brightness * risenMs) / rampMs),
      limitMa: this.#isLimitHalved ? limitMa >> 1 : limitMa,
    };
  }
}
