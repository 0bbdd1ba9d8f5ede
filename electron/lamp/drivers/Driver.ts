import type { Guards } from '#shared/animation/guards/guardFrame';
import type { Layout } from '#shared/lamp/Layout';
import type { LampInfo, LampReport } from '#shared/lamp/LampInfo';
import type { Show } from '#shared/lamp/Show';

/**
 * One lamp on one wire, whatever its protocol. Each call resolves when the lamp has carried it out, and fails with a
 * LampwrightError: after LAMP_GONE and LAMP_SILENT the driver is dead, after any other it can be used further.
 */
export interface Driver {
  readonly info: LampInfo;
  /** Plays a show from its current position. */
  readonly play: (show: Show) => Promise<void>;
  /** Pauses the show that plays, or shows another one paused at `atMs`. */
  readonly hold: (show: Show, atMs: number) => Promise<void>;
  readonly off: () => Promise<void>;
  readonly setGuards: (guards: Guards) => Promise<void>;
  /** Fails with LAMP_CANNOT if the layout does not fit the lamp. */
  readonly setLayout: (layout: Layout) => Promise<void>;
  /** Stores the program, which then plays from power-on without the computer. Fails with LAMP_CANNOT where a lamp cannot. */
  readonly keep: () => Promise<void>;
  /** Asks the lamp what it plays: `lost` if it no longer has what was sent, `undefined` if it cannot report. */
  readonly check: () => Promise<LampReport | 'lost' | undefined>;
  /** The error that ended streaming, if any. */
  readonly failure?: () => unknown;
  /** Stops streaming and listening. The wire stays open. */
  readonly release: () => Promise<void>;
}
