import { defaultBudgetMa } from '#shared/animation/guards/currentEstimate';
import type { Layout } from '#shared/lamp/Layout';
import { rampMs } from './FramePacer';

/** A lamp's settings, which are independent of its program. */
export interface LampSettings {
  readonly brightness: number;
  readonly limitMa: number;
  readonly layout: Layout;
}

/** The settings between two restarts, and how they affect the light. */
export class ActiveSettings {
  #values: LampSettings;
  #isLimitHalved: boolean;

  /** Without stored settings it uses defaults and the model's layout. After a brown-out the current limit is halved. */
  constructor(
    stored: LampSettings | undefined,
    layout: Layout,
    private readonly startedMs: number,
    isAfterBrownOut: boolean,
  ) {
    this.#values = stored ?? { brightness: 255, limitMa: defaultBudgetMa, layout };
    this.#isLimitHalved = isAfterBrownOut;
  }

  /** The settings as they were set. */
  get values(): LampSettings {
    return this.#values;
  }

  change(change: Partial<LampSettings>): void {
    this.#values = { ...this.#values, ...change };
    if (change.limitMa !== undefined) this.#isLimitHalved = false;
  }

  /** The settings for a frame at `ms`: after a restart the brightness is ramped up. */
  effectiveAt(ms: number): LampSettings {
    const { brightness, limitMa } = this.#values;
    const rampedMs = Math.max(Math.min(ms - this.startedMs, rampMs), 0);
    return {
      ...this.#values,
      brightness: Math.floor((brightness * rampedMs) / rampMs),
      limitMa: this.#isLimitHalved ? limitMa >> 1 : limitMa,
    };
  }
}
