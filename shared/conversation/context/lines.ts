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

const listedChanges = 6;
const changeLength = 80;

/** The current program's JSON, and what was changed by hand since the last answer. */
export function currentProgramLines(current: Program, changes: readonly string[]): string {
  const listed = changes.slice(0, listedChanges).map((change) => clip(change, changeLength));
  const more = changes.length > listedChanges ? `; … +${changes.length - listedChanges} more` : '';
  const head = changes.length > 0 ? `[Changed by hand: ${listed.join('; ')}${more}]` : '[The program now]';
  return withoutControlTokens(`${head}\n${formatProgram(current)}`);
}
