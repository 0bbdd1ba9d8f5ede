import { isAside } from '../edits/asides';
import { isMood, subjectsIn, type Subject } from '../lexicon';
import { modifierOf } from '../modifiers';
import { nearestSubject } from '../nearest/nearestSubject';
import { clausesOf } from '../words/clauses';
import { colorAt } from '../words/colorPhrases';
import { countAt, numberAt, percentAt, timeAt } from '../words/numbers';
import type { Word } from '../words/readWords';
import { formsOf, groupsOf, isWorking, strokesOf } from './cueWords';
import { returnCues } from './goingBack';
import { grammarCues } from './grammar';
import { contentCues, referenceOf } from './references';
import type { Situation } from './situation';

/**
 * The cues of a wish: its words, and pairs of them, with colours, numbers, times and references as classes; what is
 * named and whether it is on show; what its clauses do; where the conversation stands.
 */
export function cuesOf(situation: Situation): string[] {
  const { words, wish, control } = situation;
  const cues = new Set<string>(['any']);
  const line = ['^', ...tokensOf(situation), '$'];
  for (const [index, token] of line.entries()) {
    if (index > 0 && index < line.length - 1) cues.add(token);
    const next = line[index + 1];
    if (next !== undefined) cues.add(`${token} ${next}`);
  }
  for (const { text } of words) {
    const reference = referenceOf(text, situation);
    if (reference) cues.add(reference);
    for (const cue of [...groupsOf(text), ...formsOf(text)]) cues.add(cue);
  }
  for (const cue of [
    ...contentCues(situation),
    ...thingCues(situation),
    ...clauseCues(words),
    ...returnCues(words),
    ...grammarCues(situation),
  ])
    cues.add(cue);
  const strokes = strokesOf(words.map(({ text }) => text));
  const things = [...cues]
    .filter((cue) => /^<(?:new|here|earlier) thing>$/.test(cue))
    .sort()
    .join('');
  cues
    .add(strokes)
    .add(`${strokes} ${things}`)
    .add(`${things} ${situation.operations ? 'edit' : ''}`);
  for (const stroke of strokes.match(/[a-z]+ [yn]/g) ?? [])
    for (const thing of things.match(/<[a-z ]+>/g) ?? ['<nothing>']) cues.add(`${stroke} ${thing}`);
  cues.add(`size ${sizeOf(words.length)}`);
  if (wish.includes('?')) cues.add('<question>');
  if (wish.includes('!')) cues.add('<exclamation>');
  if (/[:–—]/.test(wish)) cues.add('<colon>');
  if (/["“‘]/.test(wish)) cues.add('<quote>');
  cues.add(situation.program ? '<program>' : '<no program>');
  if (situation.canRedo) cues.add('<can redo>');
  cues.add(`after ${situation.lastIntent}`);
  if (situation.operations) cues.add('<edit>');
  else if (situation.soundsLikeEdit) cues.add('<sounds like an edit>');
  if (control) cues.add('<says control>').add(`<says ${control.kind}>`);
  return [...cues];
}

function sizeOf(count: number): string {
  const bound = [1, 3, 6, 12].find((most) => count <= most);
  return bound === undefined ? 'long' : String(bound);
}

/** Things the composer knows: what a new wish is made of, or an addition. */
function thingCues(situation: Situation): string[] {
  const { words, wish } = situation;
  const working = new Set(words.flatMap(({ text }, at) => (isWorking(text) ? [at] : [])));
  const subjects = subjectsIn(words, working);
  const cues = subjects.flatMap(({ scene, at, length }) => {
    if (isMood(scene)) return ['<mood>'];
    const isFirst = at === 0 || (words[at - 1]?.mark ?? '') !== '';
    return placesOf(situation, at, length, isFirst);
  });
  const isNearSomething = ({ text }: Word, at: number) =>
    !working.has(at) && nearestSubject(text) !== undefined;
  if (words.some(isNearSomething)) cues.push('<known word>');
  if (isNounPhrase(words, subjects)) cues.push('<noun phrase>');
  if (
    /\b(?:say|says|write|display|spell|show|scroll|text|words?|letters?)\b/i.test(wish) &&
    /["“‘]|\b[A-Z]{3,}\b/.test(wish)
  )
    cues.push('<a text>');
  return cues;
}

function placesOf(situation: Situation, at: number, length: number, isFirst: boolean): string[] {
  const { words } = situation;
  const references = words.slice(at, at + length).map(({ text }) => referenceOf(text, situation));
  const reference = references.find((found) => found !== undefined);
  const where = reference === '<here>' ? 'here' : reference === '<earlier>' ? 'earlier' : 'new';
  const before = words[at - 1]?.text;
  const article = before === 'a' || before === 'an' ? 'a' : before === 'the' ? 'the' : undefined;
  return [
    `<${where} thing>`,
    ...(article === undefined ? [] : [`<${article} ${where} thing>`]),
    ...(isFirst ? [`<${where} thing first>`] : []),
    ...(at + length === words.length ? [`<${where} thing last>`] : []),
  ];
}

const particles = new Set(
  'a an the some of in on at over under with and by from to for into near as its his her'.split(' '),
);

/** “a slow red sea”, “sunset on mars”: known things with their adjectives, and nothing that does something. */
function isNounPhrase(words: readonly Word[], subjects: readonly Subject[]): boolean {
  for (let at = 0; at < words.length;) {
    const word = words[at];
    if (!word) break;
    const length = subjects.find((subject) => subject.at === at)?.length ?? colorAt(words, at)?.length;
    if (length === undefined && !particles.has(word.text) && modifierOf(word) === undefined) return false;
    at += length ?? 1;
  }
  return subjects.length > 0;
}

/** How the clauses begin and what they are: what is asked for often stands in the last one. */
function clauseCues(words: readonly Word[]): string[] {
  const clauses = clausesOf(words);
  const talk = clauses.filter(isAside).length;
  const cues = talk === 0 ? [] : [talk === clauses.length ? '<all talk>' : '<some talk>'];
  const last = clauses.at(-1);
  if (clauses.length < 2 || !last) return cues;
  const [start = '', next = ''] = last.map(({ text }) => text);
  return [
    ...cues,
    `last clause ${start}`,
    `last clause ${start} ${next}`,
    ...last.map(({ text }) => `end ${text}`),
  ];
}

function tokensOf(situation: Situation): string[] {
  const { words } = situation;
  const tokens: string[] = [];
  for (let at = 0; at < words.length;) {
    const [name, length] = tokenAt(situation, at);
    tokens.push(name);
    const mark = words[at + length - 1]?.mark ?? '';
    if (/[,.;:!?]/.test(mark)) tokens.push(/[.!?]/.test(mark) ? '.' : ',');
    at += length;
  }
  return tokens;
}

function tokenAt(situation: Situation, at: number): [token: string, length: number] {
  const { words } = situation;
  const time = timeAt(words, at);
  if (time) return ['<time>', time.length];
  const percent = percentAt(words, at);
  if (percent) return ['<percent>', percent.length];
  const count = countAt(words, at);
  if (count) return ['<count>', count.length];
  const text = words[at]?.text ?? '';
  const number = text === 'one' ? undefined : numberAt(words, at);
  if (number) return ['<number>', number.length];
  const color = colorAt(words, at);
  if (color) return ['<color>', color.length];
  const reference = isWorking(text) ? undefined : referenceOf(text, situation);
  return [reference ?? text, 1];
}
