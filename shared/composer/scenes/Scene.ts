import { once } from '../../once';
import type { RenderLayer } from '../../program/commands';
import type { Command, Pattern, Step } from '../../program/Program';

/** Something the built-in composer can show. Its colours, pace and brightness are changed by the wish afterwards. */
export interface Scene {
  /** What its program is called. */
  readonly name: string;
  /** The words and phrases that mean it, in the singular and without articles; the first one names it. */
  readonly words: readonly string[];
  readonly steps: readonly Step[];
  /** How often its steps are played; 0 = for ever. None where the last step stays. */
  readonly loopCount?: number | undefined;
  /** Where the loop begins, if not with the first step. */
  readonly loopFrom?: string | undefined;
  readonly ending?: Command | undefined;
  /** What of it can join another scene: a layer laid over that one, or steps of its own. */
  readonly accent?: Accent | undefined;
}

export type Accent =
  | { readonly over: Pattern | RenderLayer }
  /** Shown once per round, behind the other scene's steps, which may have a layer laid over them as well. */
  | { readonly steps: readonly Step[]; readonly under?: Pattern | RenderLayer };

type Extras = Pick<Scene, 'loopCount' | 'loopFrom' | 'ending' | 'accent'>;

/**
 * A scene; `words` are separated by commas. Its steps are drawn when they are first asked for: reading a wish needs the
 * words alone. It loops for ever unless its last step stays.
 */
export function scene(name: string, words: string, draw: () => readonly Step[], extras: Extras = {}): Scene {
  const steps = once(draw);
  return {
    name,
    words: words.split(',').map((word) => word.trim()),
    get steps() {
      return steps();
    },
    get loopCount() {
      return extras.loopCount ?? (steps().at(-1)?.duration === null ? undefined : 0);
    },
    get loopFrom() {
      return extras.loopFrom;
    },
    ending: extras.ending,
    accent: extras.accent,
  };
}
