import type { Command, Step } from '../program/Program';

/** What the composer is about to show: a program in the making. */
export interface Act {
  readonly name: string;
  readonly steps: readonly Step[];
  /** How often the steps are played; 0 = for ever. None where the last step stays, or all is played once. */
  readonly loopCount?: number | undefined;
  /** Where the loop begins, if not with the first step. */
  readonly loopFrom?: string | undefined;
  /** Where it ends, if not with the last one. */
  readonly loopTo?: string | undefined;
  readonly ending?: Command | undefined;
}

/** A routine reads a wish that asks for something with numbers in it: a time, a text, a count. */
export interface Routine {
  readonly act: Act;
  /** What was understood, in words. */
  readonly understood: string;
  /** The places of the words that were used. */
  readonly used: readonly number[];
  /** What could not be done as it was asked, in sentences. */
  readonly told?: readonly string[];
}
