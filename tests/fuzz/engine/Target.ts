/** What came of an input: in a few words, or the promise that it has broken. */
export type Verdict = { readonly outcome: string } | { readonly broken: string };

/** Something that reads bytes from outside, and what must hold whatever they are. */
export interface Target {
  /** Inputs as they come in real life. */
  readonly samples: readonly Uint8Array[];
  /** Words that mean something in them. */
  readonly tokens: readonly Uint8Array[];
  readonly mostBytes: number;
  /** Tries inputs, each for itself. Inputs of the same outcome are alike: of those only one is kept to go on from. */
  readonly tryAll: (inputs: readonly Uint8Array[]) => Promise<readonly Verdict[]>;
  /** Ends what was started. */
  readonly close?: () => Promise<void>;
}

/** Tries inputs one after the other. `check` says what came of an input, and fails where a promise is broken. */
export function oneByOne(check: (input: Uint8Array) => string | Promise<string>): Target['tryAll'] {
  return async (inputs) => {
    const verdicts: Verdict[] = [];
    for (const input of inputs) {
      try {
        const outcome = check(input);
        verdicts.push({ outcome: typeof outcome === 'string' ? outcome : await outcome });
      } catch (error) {
        verdicts.push({ broken: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      }
    }
    return verdicts;
  };
}
