import type { Fields } from './Fields';

/** Sentences beyond these are only counted, since nobody reads so many. */
const maxSentences = 40;
const maxNames = 6;

/** The record of one repair run: a sentence for each repair, and the keys found in wrong places. */
export class Mending {
  /** Each sentence with the steps it applies to. */
  private readonly sentences = new Map<string, Set<string>>();
  private unlisted = 0;
  private readonly extra = new Set<string>();
  private readonly renamed = new Set<string>();
  private readonly displaced = new Set<string>();

  /**
   * Reports a repair: one short sentence for a person, about a step (its number, or its id in quotes) or the whole
   * program.
   */
  say(sentence: string, step?: string): void {
    const steps = this.sentences.get(sentence);
    if (steps) {
      if (step !== undefined) steps.add(step);
    } else if (this.sentences.size < maxSentences) {
      this.sentences.set(sentence, new Set(step === undefined ? [] : [step]));
    } else this.unlisted++;
  }

  /** Records the keys of an object that had a wrong name or a wrong place, or were not used. */
  collect(...read: readonly (Fields | undefined)[]): void {
    for (const fields of read.flatMap((one) => [...(one?.family() ?? [])])) {
      for (const key of fields.rest.slice(0, maxSentences)) this.extra.add(`“${key}”`);
      for (const rename of fields.renamed) this.renamed.add(rename);
      for (const key of fields.displaced) this.displaced.add(key);
    }
  }

  /** All sentences, in the order of the repairs. */
  get repairs(): string[] {
    const repairs = [...this.sentences].map(([sentence, steps]) => placeOf(steps) + sentence);
    if (this.displaced.size > 0) repairs.push(`Put back where it belongs: ${list(this.displaced)}.`);
    if (this.renamed.size > 0) repairs.push(`Read other names: ${list(this.renamed)}.`);
    if (this.extra.size > 0) repairs.push(`Left out what has no use here: ${list(this.extra)}.`);
    if (this.unlisted > 0) repairs.push(`Put ${this.unlisted} more things right.`);
    return repairs;
  }
}

/** `Step “flash”: `, `Steps “dark”, “flash” and 3 more: `; nothing for the whole program. */
function placeOf(steps: ReadonlySet<string>): string {
  if (steps.size === 0) return '';
  if (steps.size <= 3) return `${steps.size === 1 ? 'Step' : 'Steps'} ${[...steps].join(', ')}: `;
  return `Steps ${[...steps].slice(0, 2).join(', ')} and ${steps.size - 2} more: `;
}

function list(names: ReadonlySet<string>): string {
  return [...names].slice(0, maxNames).join(', ') + (names.size > maxNames ? ' and more' : '');
}

/** Reports a repair at one place of the program. */
export type Say = (sentence: string) => void;
