// Writes shared/composer/intent/wordTags.ts, the parts of speech of common words: `npm run tags`. They come from the lexicon
// of npm wink-lexicon (MIT), which is no dependency: it is fetched into a temporary folder.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tagByEnding } from '#shared/composer/intent/grammar';
import { readWords } from '#shared/composer/words/readWords';
import { tuningFiles } from '../shared/composer/intent/evaluation';
import { labelled } from '../shared/composer/intent/labelled';

/** So often in the labelled turns that a word stands for itself. */
const commonFrom = 80;
/** Names and foreign words are nouns like others. */
const sameAs: Readonly<Record<string, string>> = { NNP: 'NN', NNPS: 'NNS', FW: 'NN', SYM: 'NN', LS: 'NN' };

const byTag = new Map<string, string[]>();
for (const [word, [first = '']] of Object.entries(fetchLexicon())) {
  const tag = sameAs[first] ?? first;
  if (/^[a-z]+$/.test(word) && /^[A-Z$]+$/.test(tag) && tag !== tagByEnding(word))
    byTag.set(tag, [...(byTag.get(tag) ?? []), word]);
}

const often = new Map<string, number>();
for (const { wish } of tuningFiles.flatMap(labelled))
  for (const { text } of readWords(wish)) often.set(text, (often.get(text) ?? 0) + 1);
const common = [...often].flatMap(([word, count]) => (count >= commonFrom ? [word] : [])).sort();

const lines = [...byTag].map(([tag, words]) => `${tag} ${words.sort().join(' ')}`).sort();
writeFileSync(
  join(import.meta.dirname, '../../shared/composer/intent/wordTags.ts'),
  `// Made by tests/tools/makeWordTags.ts from npm wink-lexicon (MIT). Not written by hand.

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

/** Words with their tags, the likeliest first. */
function fetchLexicon(): Record<string, readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lampwright-lexicon-'));
  try {
    execFileSync('npm', ['pack', '--silent', 'wink-lexicon@2.2.0'], { cwd: folder });
    execFileSync('tar', ['-xzf', 'wink-lexicon-2.2.0.tgz'], { cwd: folder });
    const load = createRequire(join(folder, 'package.json'));
    return load('./package/src/lexicon.js') as Record<string, readonly string[]>;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
