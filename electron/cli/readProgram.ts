import { soften } from '#shared/animation/flashes/soften';
import { LampwrightError } from '#shared/api/errors';
import { defaultLayout, type Layout } from '#shared/lamp/layout';
import { parseLayout } from '#shared/lamp/layoutText';
import type { Program } from '#shared/program/schema';
import type { Call, Terminal } from './Command';
import { oneFile, parseLine, readText } from './readInput';

/** The one program a command was given as FILE; the person is told what was put right in it. */
export async function readProgram({ words }: Call, terminal: Terminal): Promise<Program> {
  const parsed = parseLine(await readText(oneFile(words), terminal));
  if (!parsed.ok) throw new LampwrightError(parsed.error.code, parsed.error.message);
  for (const repair of parsed.repairs) terminal.tell(repair);
  return parsed.program;
}

/** The layout behind `--layout`, or the usual lamp. */
export function readLayout({ options }: Call): Layout {
  const { layout } = options;
  if (typeof layout !== 'string') return defaultLayout;
  try {
    return parseLayout(layout);
  } catch (cause) {
    if (!(cause instanceof LampwrightError)) throw cause;
    throw new LampwrightError('BAD_USAGE', cause.message, { cause });
  }
}

/** A program without dangerous flashes; the person is told what was changed for it. */
export function softenAloud(program: Program, layout: Layout, terminal: Terminal): Program {
  const softened = soften(program, layout);
  for (const change of softened.changes) terminal.tell(change);
  return softened.program;
}

/** The whole number behind an option, from `least` to `most`; `fallback` when it was not given. */
export function readWhole<Fallback>(
  { options }: Call,
  name: string,
  [least, most]: readonly [least: number, most: number],
  fallback: Fallback,
): number | Fallback {
  const text = options[name];
  if (text === undefined) return fallback;
  const value = typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new LampwrightError('BAD_USAGE', `--${name} takes a whole number from ${least} to ${most}.`);
}
