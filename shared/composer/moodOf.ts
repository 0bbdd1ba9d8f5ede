import { applyEdit } from '../program/edit/applyEdit';
import type { Operation } from '../program/edit/Operation';
import type { Program } from '../program/Program';
import { calmed } from './buildProgram';
import { sceneShownBy } from './lexicon';
import { merged } from './merged';
import { modifierOf, moodChange } from './modifiers';
import { colorsIn, isRefused } from './namedColors';
import { articles } from './phrases';
import { placesIn } from './routines/times';
import { colorAt } from './words/colorPhrases';
import { isSmall } from './words/smallWords';
import type { ReadWord } from './words/spelling';

/** The program on show as a follow-up changed it. */
export interface Recomposed {
  readonly program: Program;
  readonly understood: readonly string[];
  readonly used: ReadonlySet<number>;
  /** What could not be done as it was asked, in sentences. */
  readonly told?: readonly string[];
}

/** A follow-up that says nothing to it leaves what is on show. */
export function unchanged(current: Program): Recomposed {
  return { program: current, understood: [], used: new Set() };
}

interface Changes {
  readonly operations: readonly Operation[];
  readonly understood: readonly string[];
  readonly used: ReadonlySet<number>;
}

/** “calmer”, “more dramatic”, “make it cozy”, “a bit more red please”: how it should be, in words that are known. */
export function moodOf(words: readonly ReadWord[], current: Program): Recomposed | undefined {
  const { operations, understood, used } = changesIn(words, current);
  if (understood.length === 0) return undefined;
  const { program } = applyEdit(current, merged(operations));
  return { program: calmed(program, current), understood, used };
}

/** What the words for moods and colours do to a program; nothing for what it does already. */
export function changesIn(words: readonly ReadWord[], current: Program): Changes {
  const used = new Set<number>();
  const operations: Operation[] = [];
  const understood: string[] = [];
  const shown = sceneShownBy(current.name);
  for (const [index, word] of words.entries()) {
    const change = moodChange(word.text) ?? modifierOf(word);
    const said = word.raw.toLowerCase();
    if (isSmall(word.text) || understood.includes(said)) continue;
    if (!change && shown && modifierOf(word, [shown])) {
      used.add(index);
      understood.push(`${said}, as it does already`);
    }
    if (!change || change.length === 0) continue;
    const isLess = /^(?:less|not|no|too)$/.test(words[index - 1]?.text ?? '');
    operations.push(...(isLess ? change.flatMap(turned) : change));
    used.add(index);
    understood.push(isLess ? `less ${said}` : said);
  }
  for (const color of colorsIn(words)) {
    const part = partNamed(words, color.at + color.length, current);
    operations.push({
      kind: 'recolor',
      color: color.value,
      ...(part && { target: { steps: [...part.steps] } }),
    });
    understood.push(part ? `${color.name} in “${part.steps.join('”, “')}”` : color.name);
    for (const index of [...placesIn([color]), ...(part?.places ?? [])]) used.add(index);
  }
  for (const [index, word] of words.entries()) {
    const color = isRefused(words, index) ? colorAt(words, index, true) : undefined;
    if (!color) continue;
    operations.push({ kind: 'tint', color: color.value, times: 0 });
    understood.push(`no ${word.raw.toLowerCase()}`);
    used.add(index);
  }
  return { operations, understood, used };
}

/** “… when breathing out”: the steps that the words behind a colour name. */
function partNamed(
  words: readonly ReadWord[],
  from: number,
  { steps }: Program,
): { steps: readonly string[]; places: readonly number[] } | undefined {
  const isNamed = /^(?:when|while|during)$/.test(words[from]?.text ?? '');
  const named = isNamed ? words.slice(from + 1, from + 4).filter(({ text }) => !articles.has(text)) : [];
  const stems = named.map(({ text }) => text.slice(0, 5));
  const ids = steps.flatMap(({ id }) => (stems.every((stem) => id.toLowerCase().includes(stem)) ? [id] : []));
  if (stems.length === 0 || ids.length === 0) return undefined;
  return { steps: ids, places: placesIn([{ at: from, length: words.slice(from, from + 4).length }]) };
}

/** The opposite of a change: “less calm”. */
function turned(operation: Operation): Operation[] {
  if (operation.kind === 'warmth') return [{ ...operation, amount: -operation.amount }];
  if ('times' in operation && operation.times > 0) return [{ ...operation, times: 1 / operation.times }];
  return [];
}
