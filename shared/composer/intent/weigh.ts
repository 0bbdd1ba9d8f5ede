import { intents, type Reading } from '../../conversation/Entry';
import { once } from '../../once';
import { cueWeights } from './cueWeights';
import { unpackWeights } from './unpackWeights';

/** A reading with what speaks for it. */
export interface Weighed {
  readonly intent: Reading['intent'];
  readonly confidence: number;
  /** The words that decided. */
  readonly because: () => string;
}

const weights = once(() => unpackWeights(cueWeights, intents.length));

/** What cues that are no words stand for, in words. */
const spoken: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '<edit>': 'every word of it belongs to a plain change',
    '<no program>': 'nothing is on show yet',
    '<says control>': 'it speaks to the lamp',
    '<says undo>': 'it speaks of going back',
    '<says redo>': 'it takes going back back',
    '<says restore>': 'it speaks of an earlier one',
    '<all talk>': 'it asks for nothing',
    '<here>': 'it speaks of what is on show',
    '<earlier>': 'it speaks of what was shown before',
    '<praise>': 'it is praise',
    '<new thing>': 'it names something that is not there yet',
    '<a new thing>': 'it names something that is not there yet',
    '<new thing first>': 'it begins with something that is not there yet',
    '<change>': 'it compares with what is there',
    '<er>': 'it compares with what is there',
    '<color>': 'it names a colour',
    '<time>': 'it names a time',
  }),
);

/** How far apart two readings are when one is twice as likely as the other, for a wish of one cue. */
const softness = 0.27;

/** All readings of a wish by its cues, the likeliest first. */
export function weigh(cues: readonly string[]): Weighed[] {
  const known = cues.flatMap((cue) => {
    const weight = weights().get(cue);
    return weight ? [{ cue, weight }] : [];
  });
  const scores = intents.map((_, index) => known.reduce((sum, { weight }) => sum + (weight[index] ?? 0), 0));
  const best = Math.max(...scores);
  // The cues of a long wish are many and speak less each.
  const unit = softness * Math.sqrt(known.length);
  const shares = scores.map((score) => 2 ** ((score - best) / unit));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return intents
    .map((intent, index) => ({
      intent,
      score: scores[index] ?? 0,
      confidence: Math.round((100 * (shares[index] ?? 0)) / total) / 100,
      // Most readings are never asked for theirs.
      because: () => reasons(known.map(({ cue, weight }) => ({ cue, weight: weight[index] ?? 0 }))),
    }))
    .sort((a, b) => b.score - a.score)
    .map(({ intent, confidence, because }) => ({ intent, confidence, because }));
}

/** The cues that speak loudest for a reading, as a person can follow them. */
function reasons(cues: readonly { readonly cue: string; readonly weight: number }[]): string {
  const told = [...cues]
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ cue, weight }) => (weight > 0 ? (sayCue(cue) ?? []) : []));
  const distinct = [...new Set(told)].slice(0, 3);
  return distinct.length > 0 ? distinct.join('; ') : 'nothing in it tells more';
}

/** Cues made of states and classes: true, but nothing to tell a person. */
const inward =
  /^(?:any|size |after |last clause|end |request |do [yn]|past [yn]|people [yn]|change [yn]|earlier \d|here \d|(?:added|lost|kept|undone|asked) )| edit$/;

function sayCue(cue: string): string | undefined {
  const known = spoken.get(cue);
  if (known !== undefined) return known;
  return /^[a-z'][a-z' ]*[a-z']$/.test(cue) && !inward.test(cue) ? `“${cue}”` : undefined;
}
