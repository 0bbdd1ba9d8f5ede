import { soften } from '#shared/animation/flashes/soften';
import { LampwrightError } from '#shared/api/errors';
import type { Layout } from '#shared/lamp/layout';
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

/** A program without dangerous flashes; the person is told what was changed for it. */
export function softenAloud(program: Program, layout: Layout, terminal: Terminal): Program {
  const softened = soften(program, layout);
  for (const change of softened.changes) terminal.tell(change);
  return softened.program;
}
