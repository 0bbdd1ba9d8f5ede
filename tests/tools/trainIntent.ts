// Learns how much each cue tells about what a wish means, and writes shared/composer/intent/cueWeights.ts:
// `npm run intent`. With --check it only cross-validates, conversation by conversation; --show lists what is misread.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { intents } from '#shared/conversation/Entry';
import { cuesOf } from '#shared/composer/intent/cues';
import { situationOf } from '#shared/composer/intent/situation';
import { tuningFiles } from '../shared/composer/intent/evaluation';
import { labelled, type Labelled } from '../shared/composer/intent/labelled';
import { packWeights } from './packWeights';

interface Example {
  readonly turn: Labelled;
  readonly cues: readonly number[];
  /** How loud each cue is: all of a wish together as loud as those of any other, the rarer ones louder. */
  readonly loudness: readonly number[];
  readonly intent: number;
}

/** Cues that occur less often tell more about their one wish than about wishes. */
const leastOften = 2;
/** How dear an error is against large weights. */
const cost = 2;
const rounds = 40;
/** A cue whose weights are all smaller than this says nothing. */
const leastWeight = 0.22;

const cueNumbers = new Map<string, number>();
/** How much louder a rare cue is than a frequent one. */
const rarity: number[] = [];
const examples = readExamples();

if (process.argv.includes('--check')) crossValidate();
else write(learn(examples));

function readExamples(): Example[] {
  const turns = tuningFiles.flatMap(labelled);
  const cueLists = turns.map(({ wish, entries }) => cuesOf(situationOf(wish, entries)));
  const often = new Map<string, number>();
  for (const cue of cueLists.flat()) often.set(cue, (often.get(cue) ?? 0) + 1);
  for (const [cue, count] of often) {
    if (count < leastOften) continue;
    cueNumbers.set(cue, cueNumbers.size);
    rarity.push((Math.log(turns.length / count) + 0.3) ** 0.3);
  }
  return turns.map((turn, index) => {
    const cues = (cueLists[index] ?? []).flatMap((cue) => cueNumbers.get(cue) ?? []);
    const loud = cues.map((cue) => rarity[cue] ?? 0);
    const total = Math.hypot(...loud);
    return { turn, cues, loudness: loud.map((one) => one / total), intent: intents.indexOf(turn.intent) };
  });
}

/**
 * One linear separator per intent against all others: a support vector machine with squared hinge loss, by dual coordinate
 * descent. For each cue its weights by intent.
 */
function learn(set: readonly Example[]): Float64Array[] {
  const weights = Array.from({ length: cueNumbers.size }, () => new Float64Array(intents.length));
  for (const intent of intents.keys()) {
    const learnt = separator(set, intent);
    for (const [cue, row] of weights.entries()) row[intent] = (learnt[cue] ?? 0) * (rarity[cue] ?? 0);
  }
  return weights;
}

function separator(set: readonly Example[], intent: number): Float64Array {
  const weights = new Float64Array(cueNumbers.size);
  const diagonal = 1 / (2 * cost);
  const alphas = new Float64Array(set.length);
  const order = [...set.keys()];
  let seed = 7;
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      const other = seed % (at + 1);
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const index of order) {
      const example = set[index];
      if (!example) continue;
      const { cues, loudness } = example;
      const sign = example.intent === intent ? 1 : -1;
      let margin = 0;
      for (let at = 0; at < cues.length; at++) margin += (weights[cues[at] ?? 0] ?? 0) * (loudness[at] ?? 0);
      const alpha = alphas[index] ?? 0;
      const next = Math.max(alpha - (sign * margin - 1 + diagonal * alpha) / (1 + diagonal), 0);
      if (next === alpha) continue;
      alphas[index] = next;
      for (let at = 0; at < cues.length; at++)
        weights[cues[at] ?? 0] = (weights[cues[at] ?? 0] ?? 0) + (next - alpha) * sign * (loudness[at] ?? 0);
    }
  }
  return weights;
}

function read(weights: readonly Float64Array[], cues: readonly number[]): number {
  const scores = intents.map((_, intent) =>
    cues.reduce((sum, cue) => sum + (weights[cue]?.[intent] ?? 0), 0),
  );
  return scores.indexOf(Math.max(...scores));
}

function crossValidate(): void {
  const folds = 6;
  const people = [...new Set(examples.map(({ turn }) => turn.who))];
  const misread = new Map<string, string[]>();
  const right = new Map<string, [number, number]>();
  for (let fold = 0; fold < folds; fold++) {
    const isOut = ({ turn }: Example) => people.indexOf(turn.who) % folds === fold;
    const weights = learn(examples.filter((example) => !isOut(example)));
    for (const { turn, cues } of examples.filter(isOut)) {
      const intent = intents[read(weights, cues)];
      const isRight = intent === turn.intent || intent === turn.or;
      const [good, all] = right.get(turn.file) ?? [0, 0];
      right.set(turn.file, [good + Number(isRight), all + 1]);
      if (!isRight) {
        const key = `${turn.intent} read as ${intent}`;
        misread.set(key, [...(misread.get(key) ?? []), turn.wish]);
      }
    }
  }
  for (const [file, [good, all]] of right)
    console.log(`${file}: ${good} of ${all}, ${((100 * good) / all).toFixed(1)} %`);
  const [good, all] = [...right.values()].reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  console.log(`all: ${good} of ${all}, ${((100 * good) / all).toFixed(1)} %`);
  for (const [key, wishes] of [...misread].sort(([, a], [, b]) => b.length - a.length)) {
    console.log(`${key}: ${wishes.length}`);
    if (process.argv.includes('--show')) for (const wish of wishes) console.log(`    ${wish}`);
  }
}

function write(weights: readonly Float64Array[]): void {
  const telling = new Map<string, Float64Array>();
  for (const [cue, number] of cueNumbers) {
    const row = weights[number];
    if (row?.some((weight) => Math.abs(weight) >= leastWeight)) telling.set(cue, row);
  }
  const file = join(import.meta.dirname, '../../shared/composer/intent/cueWeights.ts');
  writeFileSync(
    file,
    `// Made by tests/tools/trainIntent.ts from the labelled turns in tests/fixtures/intent. Not written by hand.
/* oxlint-disable max-lines */

/** What each cue says for and against the intents, packed for \`unpackWeights\`: a cue a line. */
export const cueWeights = String.raw\`
${packWeights(telling)}
\`;
`,
  );
  console.log(`${telling.size} cues from ${examples.length} turns.`);
}
