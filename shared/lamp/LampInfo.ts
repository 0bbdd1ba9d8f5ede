import type { Layout } from './layout';
import type { LampKind } from './port';
import type { ResetCause } from './wire/messages';

/** What is known of a lamp that is ready. */
export interface LampInfo {
  readonly kind: LampKind | 'virtual';
  readonly name: string;
  /** The port it is on, or `virtual`. */
  readonly path: string;
  readonly firmware?: string;
  /** Where its LEDs are; none for a lamp that cannot tell: then the owner's setting counts. */
  readonly layout?: Layout;
  /** The largest program it holds, in bytes; none for one that is streamed to. */
  readonly memoryBytes?: number;
  /** It can go on without the computer. */
  readonly canKeep: boolean;
  /** Frames a second that the wire carries, where frames are streamed. */
  readonly fps?: number;
  /** Why it started last. */
  readonly reset?: ResetCause;
}

/** What a lamp says about where it is in its program; the preview goes by it. */
export interface LampReport {
  /** Program time, in ms, … */
  readonly programMs: number;
  /** … at this time, in ms since 1970. */
  readonly atMs: number;
  readonly step: number;
  readonly pass: number;
  /** What the lamp's current limit leaves of the light, in per cent. */
  readonly scaledPercent: number;
  /** True when the stored program is the one that plays. */
  readonly isKept: boolean;
}
