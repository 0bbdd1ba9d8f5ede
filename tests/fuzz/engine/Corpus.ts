import type { Chance } from './Chance';

/** Beyond this an input that is new takes the place of another one that was found. */
const mostFound = 2000;

/** The inputs from which others are made: the samples, and each mutant that led to something new. */
export class Corpus {
  readonly #found: Uint8Array[] = [];
  readonly #outcomes = new Map<string, number>();

  constructor(
    private readonly samples: readonly Uint8Array[],
    private readonly chance: Chance,
  ) {}

  /** How often each outcome came. */
  get outcomes(): ReadonlyMap<string, number> {
    return this.#outcomes;
  }

  /** An input to go on from: a sample as often as one that was found. */
  pick(): Uint8Array {
    const isSample = this.#found.length === 0 || this.chance.isOneIn(2);
    return this.chance.pick(isSample ? this.samples : this.#found);
  }

  /** Notes what came of an input, and keeps it if that is new. */
  note(input: Uint8Array, outcome: string): void {
    const count = this.#outcomes.get(outcome) ?? 0;
    this.#outcomes.set(outcome, count + 1);
    if (count > 0) return;
    if (this.#found.length < mostFound) this.#found.push(input);
    else this.#found[this.chance.below(mostFound)] = input;
  }
}
