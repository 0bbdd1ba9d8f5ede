import { currentProgram, timeline } from '../../conversation/versions';
import type { Entry } from '../../conversation/entry';
import { exchanges } from '../../conversation/exchanges';
import { colorAt } from '../words/colorPhrases';
import { countAt, numberAt, percentAt, timeAt } from '../words/numbers';
import type { Word } from '../words/readWords';
import { singular } from '../words/singular';
import { readControl } from './controls';
import { returnCues } from './goingBack';
import { contentWords, little, wordsOfProgram } from './mentions';
import { isAside } from '../edits/asides';
import { adjectives, comparatives } from '../edits/vocabulary';

/** What is known of the conversation when a wish is read. */
export interface Surroundings {
  readonly hasProgram: boolean;
  readonly canRedo: boolean;
  readonly canUndo: boolean;
  readonly lastIntent: string;
  /** Words that speak of what is on show, and of what was before it. */
  readonly here: ReadonlySet<string>;
  readonly earlier: ReadonlySet<string>;
}

/** What a conversation lets a wish refer to. */
export function surroundings(entries: readonly Entry[]): Surroundings {
  const { past, present, future } = timeline(entries);
  const program = currentProgram(entries);
  const here = new Set<string>();
  const earlier = new Set<string>();
  if (program) for (const word of wordsOfProgram(program)) here.add(word);
  const told = exchanges(entries);
  for (const { wish, program: shown } of told) {
    const isCurrent = present !== undefined && shown === present.program;
    const words = [...wordsOfProgram(shown), ...contentWords(wish.text)];
    for (const word of words) (isCurrent ? here : earlier).add(word);
  }
  for (const word of here) earlier.delete(word);
  const lastWish = entries.findLast((entry) => entry.type === 'wish');
  return {
    hasProgram: program !== undefined,
    canRedo: future.length > 0,
    canUndo: past.length > 0,
    lastIntent: lastWish?.reading?.intent ?? 'none',
    here,
    earlier,
  };
}

/** The cues of a wish: whole words and pairs of words, with colours, numbers, times and references as classes. */
export function cuesOf(
  words: readonly Word[],
  wish: string,
  around: Surroundings,
  isEdit: boolean,
): string[] {
  const tokens = tokensOf(words, around);
  const cues = new Set<string>(['any']);
  const line = ['^', ...tokens, '$'];
  for (const [index, token] of line.entries()) {
    if (index > 0 && index < line.length - 1) cues.add(token);
    const next = line[index + 1];
    if (next !== undefined) cues.add(`${token} ${next}`);
  }
  for (const { text } of words) {
    const stem = singular(text);
    if (around.here.has(stem) && !little.has(stem)) cues.add('<here>');
    if (around.earlier.has(stem) && !little.has(stem)) cues.add('<earlier>');
    for (const name of classesOf(text)) cues.add(name);
  }
  const size =
    words.length <= 1
      ? '1'
      : words.length <= 3
        ? '3'
        : words.length <= 6
          ? '6'
          : words.length <= 12
            ? '12'
            : 'long';
  cues.add(`size ${size}`);
  if (wish.includes('?')) cues.add('<question>');
  if (wish.includes('!')) cues.add('<exclamation>');
  if (/[:–—]/.test(wish)) cues.add('<colon>');
  if (/["“‘]/.test(wish)) cues.add('<quote>');
  cues.add(around.hasProgram ? '<program>' : '<no program>');
  if (around.canRedo) cues.add('<can redo>');
  cues.add(`after ${around.lastIntent}`);
  if (isEdit) cues.add('<edit>');
  const control = readControl(words, wish);
  if (control) cues.add('<says control>').add(`<says ${control.kind}>`);
  for (const cue of returnCues(words)) cues.add(cue);
  const clauses = clausesOf(words);
  const talk = clauses.filter(isAside).length;
  if (talk > 0) cues.add(talk === clauses.length ? '<all talk>' : '<some talk>');
  const last = clauses.at(-1);
  const first = clauses[0];
  if (clauses.length > 1 && last && first) {
    cues
      .add(`last clause ${last[0]?.text ?? ''}`)
      .add(`last clause ${last[0]?.text ?? ''} ${last[1]?.text ?? ''}`);
    for (const { text } of first) cues.add(`1st ${text}`);
    for (const { text } of last) cues.add(`end ${text}`);
  }
  return [...cues];
}

function tokensOf(words: readonly Word[], around: Surroundings): string[] {
  const tokens: string[] = [];
  for (let at = 0; at < words.length;) {
    const [name, length] = classAt(words, at, around);
    tokens.push(name);
    const last = words[at + length - 1];
    if (last && /[,.;:!?]/.test(last.mark)) tokens.push(/[.!?]/.test(last.mark) ? '.' : ',');
    at += length;
  }
  return tokens;
}

function classAt(words: readonly Word[], at: number, around: Surroundings): [string, number] {
  const time = timeAt(words, at);
  if (time) return ['<time>', time.length];
  const percent = percentAt(words, at);
  if (percent) return ['<percent>', percent.length];
  const count = countAt(words, at);
  if (count) return ['<count>', count.length];
  const number = numberAt(words, at);
  if (number && words[at]?.text !== 'one') return ['<number>', number.length];
  const color = colorAt(words, at);
  if (color) return ['<color>', color.length];
  const text = words[at]?.text ?? '';
  const stem = singular(text);
  if (!little.has(stem) && !frequent.has(text)) {
    if (around.here.has(stem)) return ['<here>', 1];
    if (around.earlier.has(stem)) return ['<earlier>', 1];
  }
  return [text, 1];
}

const groups: Readonly<Record<string, string>> = {
  praise:
    'good great lovely nice perfect beautiful gorgeous wonderful amazing awesome cool fantastic brilliant splendid excellent superb sweet neat fab love loves adore magic magical cute fun pretty cozy satisfactory spot nailed exactly fire slaps sick dope lit yay bravo wow yes impressive stunning charming delightful ideal',
  back: 'undo revert back previous before earlier back restore return rollback was were reverse unto',
  redo: 'redo reapply forward after all actually again changed mind',
  ordinal: 'first second third original last beginning start initial',
  save: 'save store keep bookmark library favorite favourites call name',
  power:
    'off on pause resume stop play timer sleep switch shut power brightness volume conversation chat fresh master mute unpause continue',
  add: 'add also plus another with include put too beside next somewhere corner top behind around between',
  start:
    'now next new different something else other instead another try lets let show draw give gimme do make want would show me',
  vague:
    'almost nearly close quite hmm missing somehow feel feels feeling mood vibe kind sort bit like look looks dramatic scarier cozier',
  modal: 'can could would should may might must',
};

const groupsByWord = new Map<string, string[]>();
for (const [name, list] of Object.entries(groups)) {
  for (const word of list.split(' '))
    groupsByWord.set(word, [...(groupsByWord.get(word) ?? []), `<${name}>`]);
}

const frequent = new Set([...groupsByWord.keys(), ...little]);

function classesOf(text: string): string[] {
  const found = [...(groupsByWord.get(text) ?? [])];
  if (comparatives.has(text)) found.push('<change>');
  if (adjectives.has(text)) found.push('<quality>');
  if (/^[a-z]{3,}(?:ier|er)$/.test(text) && !comparatives.has(text)) found.push('<er>');
  return found;
}

function clausesOf(words: readonly Word[]): Word[][] {
  const clauses: Word[][] = [];
  let clause: Word[] = [];
  for (const word of words) {
    clause.push(word);
    if (/[,.;:!?–—…]/.test(word.mark)) {
      clauses.push(clause);
      clause = [];
    }
  }
  if (clause.length > 0) clauses.push(clause);
  return clauses;
}
