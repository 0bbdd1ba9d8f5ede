import { diffPrograms } from '../../program/diffPrograms';
import { describeCommand } from '../../program/describeProgram';
import { formatProgram } from '../../program/formatProgram';
import type { Program } from '../../program/Program';
import { summarizeProgram } from '../../program/summarizeProgram';
import { clip } from '../../program/text';
import type { Exchange } from '../exchanges';
import { pastWish, quoteWish, withoutControlTokens } from '../wishText';

/** The lines for what is not in the prompt verbatim. */

export function firstWishLine({ wish }: Exchange): string {
  return `[First wish: “${pastWish(wish.text)}”]`;
}

/** The line that counts the exchanges left out. */
export function skipLine(count: number): string {
  return `[${count} earlier exchange${count === 1 ? '' : 's'} left out]`;
}

export function summaryLine({ wish, program }: Exchange): string {
  return withoutControlTokens(`[Previous: ${quoteWish(wish.text)} → ${summarizeProgram(program)}]`);
}

/** One exchange in brief, or several adjacent ones: `[Earlier: “slower”, “bluer” → Storm; “candle” → Candle]`. */
export function briefLine(exchanges: readonly Exchange[]): string {
  const chapters: { name: string; wishes: string[] }[] = [];
  for (const { wish, program } of exchanges) {
    const last = chapters.at(-1);
    const quoted = quoteWish(wish.text);
    if (last?.name === program.name) last.wishes.push(quoted);
    else chapters.push({ name: program.name, wishes: [quoted] });
  }
  const listed = chapters.map(({ name, wishes }) => `${wishes.join(', ')} → ${name}`);
  return withoutControlTokens(`[Earlier: ${listed.join('; ')}]`);
}

export function noteLine(text: string): string {
  return withoutControlTokens(`[Note: ${text}]`);
}

/** How the current program is written: whole, if it fits; otherwise its steps in words; otherwise only their ids. */
export const programForms = ['whole', 'outline', 'ids'] as const;
export type ProgramForm = (typeof programForms)[number];

/** The current program's JSON, or a shorter form of it, under a line that says where it comes from. */
export function currentProgramLines(current: Program, origin: string, form: ProgramForm = 'whole'): string {
  const lines =
    form === 'whole'
      ? `[${origin}]\n${formatProgram(current)}`
      : `[${origin}; too long to be told whole. Keep a step as it is by its id alone.]\n${
          form === 'outline' ? outlineOf(current) : idsOf(current)
        }`;
  return withoutControlTokens(lines);
}

/** A command with longer JSON than this is described in words, clipped to `wordsLength`. */
const shortCommand = 120;
const wordsLength = 60;

function outlineOf({ steps, ...program }: Program): string {
  const outlined = steps.map(({ command, ...step }) =>
    JSON.stringify(command).length <= shortCommand
      ? { ...step, command }
      : { ...step, shows: clip(describeCommand(command), wordsLength) },
  );
  const { on_complete: _, ...rest } = program;
  return JSON.stringify({ ...rest, steps: outlined });
}

function idsOf(program: Program): string {
  return `${summarizeProgram(program)}; steps: ${JSON.stringify(program.steps.map(({ id }) => id))}`;
}

const listedChanges = 4;
const changeLength = 60;

/** Where the current program comes from, if it differs from the last answer. */
export function originOf(current: Program, answered: Program, isRestored: boolean): string {
  if (isRestored) return `Went back to ${quoteWish(current.name)}`;
  const changes = diffPrograms(answered, current);
  const listed = changes.slice(0, listedChanges).map((change) => clip(change, changeLength));
  const more = changes.length > listedChanges ? `; … +${changes.length - listedChanges} more` : '';
  return `Changed by hand: ${listed.join('; ')}${more}`;
}
