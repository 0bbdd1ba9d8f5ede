// Writes shared/composer/intent/wordTags.ts, the parts of speech of common words:
// `node tests/tools/run.mjs tests/tools/makeWordTags.ts LEXICON.json WORDS.txt`. LEXICON.json is Eric Brill's English
// lexicon (word to its tags, the likeliest first), as the npm package `pos` has it; WORDS.txt lists words by how common
// they are in English, one a line. Words whose ending tells their tag are left out.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tagByEnding } from '#shared/composer/intent/grammar';
import { readWords } from '#shared/composer/words/readWords';
import { tuningFiles } from '../shared/composer/intent/evaluation';
import { labelled } from '../shared/composer/intent/labelled';

/** So often in the labelled turns that a word stands for itself. */
const commonFrom = 80;
const mostWords = 60_000;
/** Names and foreign words are nouns like others. */
const sameAs: Readonly<Record<string, string>> = { NNP: 'NN', NNPS: 'NNS', FW: 'NN', SYM: 'NN', LS: 'NN' };

const [lexiconFile = '', wordsFile = ''] = process.argv.slice(2);
const lexicon = new Map(
  Object.entries(JSON.parse(readFileSync(lexiconFile, 'utf8')) as Record<string, readonly string[]>),
);
const byTag = new Map<string, string[]>();
for (const word of readFileSync(wordsFile, 'utf8').split('\n').slice(0, mostWords)) {
  const first = lexicon.get(word)?.[0] ?? '';
  const tag = sameAs[first] ?? first;
  if (/^[a-z]+$/.test(word) && tag !== '' && tag !== tagByEnding(word))
    byTag.set(tag, [...(byTag.get(tag) ?? []), word]);
}

const often = new Map<string, number>();
for (const { wish } of tuningFiles.flatMap(labelled))
  for (const { text } of readWords(wish)) often.set(text, (often.get(text) ?? 0) + 1);
const common = [...often].flatMap(([word, count]) => (count >= commonFrom ? [word] : [])).sort();

const lines = [...byTag].map(([tag, words]) => `${tag} ${words.sort().join(' ')}`).sort();
writeFileSync(
  join(import.meta.dirname, '../../shared/composer/intent/wordTags.ts'),
  `// Made by tests/tools/makeWordTags.ts. Not written by hand.

/** Words by their part of speech, a part of speech a line, without those whose ending tells it. */
export const wordTags = \`
${lines.join('\n')}
\`;

/** Words so common in wishes that they stand for themselves. */
export const commonWords =
  '${common.join(' ')}';
`,
);
console.log(`${lines.join(' ').split(' ').length} words, ${common.length} common ones.`);
