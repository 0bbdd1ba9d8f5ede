import type { Guards } from '#shared/animation/guards/guardFrame';
import type { Layout } from '#shared/lamp/Layout';
import type { LampInfo, LampReport } from '#shared/lamp/LampInfo';
import type { Show } from '#shared/lamp/Show';

/**
 * One lamp on one wire, whatever it speaks. Each call resolves when the lamp has done it, and fails with a
 * LampwrightError: LAMP_GONE and LAMP_SILENT end the driver, after any other it goes on.
 */
export interface Driver {
  readonly info: LampInfo;
  /** Plays a show from where it is now. */
  readonly play: (show: Show) => Promise<void>;
  /** A show stands still: the one that plays as it is, another one at a time of it. */
  readonly hold: (show: Show, atMs: number) => Promise<void>;
  readonly off: () => Promise<void>;
  readonly setGuards: (guards: Guards) => Promise<void>;
  /** Where the LEDs are, as the owner says. */
  readonly setLayout: (layout: Layout) => Promise<void>;
  /** The program plays from power-on, without the computer; LAMP_CANNOT where a lamp has no memory for it. */
  readonly keep: () => Promise<void>;
  /** Looks whether the lamp is there and what it plays; `undefined` from a lamp that cannot tell. */
  readonly check: () => Promise<LampReport | 'lost' | undefined>;
  /** Why frames can no longer be sent, where they are streamed. */
  readonly failure?: () => unknown;
  /** Ends streaming and listening. The wire stays open. */
  readonly release: () => Promise<void>;
}
