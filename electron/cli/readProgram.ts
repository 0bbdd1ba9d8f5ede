import { soften } from '#shared/animation/flashes/soften';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Layout } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';
import type { CommandCall, Terminal } from './CliCommand';
import { oneFile, parseLine, readText } from './readInput';

/** Reads the program in FILE and reports what was repaired in it. Fails if it is not a program. */
export async function readProgram({ words }: CommandCall, terminal: Terminal): Promise<Program> {
  const parsed = parseLine(await readText(oneFile(words), terminal));
  if (!parsed.ok) throw new LampwrightError(parsed.error.code, parsed.error.message);
  for (const repair of parsed.repairs) terminal.say(repair);
  return parsed.program;
}

/** Softens dangerous flashes and reports what was changed. */
export function softenAndReport(program: Program, layout: Layout, terminal: Terminal): Program {
  const softened = soften(program, layout);
  for (const change of softened.changes) terminal.say(change);
  return softened.program;
}
