import { diffPrograms } from '../../program/diffPrograms';
import { formatProgram } from '../../program/formatProgram';
import type { Program } from '../../program/schema';
import { summarizeProgram } from '../../program/summarizeProgram';
import { clip } from '../../program/text';
import type { Exchange } from '../exchanges';
import { pastWish, quoteWish, withoutControlTokens } from '../wishText';

/** The lines that speak of what is not told verbatim. */

export function firstWishLine({ wish }: Exchange): string {
  return `[First wish: “${pastWish(wish.text)}”]`;
}

export function skipLine(count: number): string {
  return `[${count} earlier exchange${count === 1 ? '' : 's'} left out]`;
}

export function summaryLine({ wish, program }: Exchange): string {
  return withoutControlTokens(`[Previous: ${quoteWish(wish.text)} → ${summarizeProgram(program)}]`);
}

/** One exchange in brief, or several neighbours: `[Earlier: “slower”, “bluer” → Storm; “candle” → Candle]`. */
export function briefLine(exchanges: readonly Exchange[]): string {
  const chapters: { name: string; wishes: string[] }[] = [];
  for (const { wish, program } of exchanges) {
    const last = chapters.at(-1);
    const quoted = quoteWish(wish.text);
    if (last?.name === program.name) last.wishes.push(quoted);
    else chapters.push({ name: program.name, wishes: [quoted] });
  }
  const told = chapters.map(({ name, wishes }) => `${wishes.join(', ')} → ${name}`);
  return withoutControlTokens(`[Earlier: ${told.join('; ')}]`);
}

export function noteLine(text: string): string {
  return withoutControlTokens(`[Note: ${text}]`);
}

/** The current program's JSON, under a line that says where it comes from. */
export function currentProgramLines(current: Program, origin: string): string {
  return withoutControlTokens(`[${origin}]\n${formatProgram(current)}`);
}

const listedChanges = 4;
const changeLength = 60;

/** Where the current program comes from, where the last answer gave another one. */
export function originOf(current: Program, answered: Program, isRestored: boolean): string {
  if (isRestored) return `Went back to ${quoteWish(current.name)}`;
  const changes = diffPrograms(answered, current);
  const listed = changes.slice(0, listedChanges).map((change) => clip(change, changeLength));
  const more = changes.length > listedChanges ? `; … +${changes.length - listedChanges} more` : '';
  return `Changed by hand: ${listed.join('; ')}${more}`;
}
