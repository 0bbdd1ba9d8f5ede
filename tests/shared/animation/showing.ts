import { parseProgram } from '#shared/program/parseProgram';
import type { Command, Pattern, Program } from '#shared/program/Program';

/** Parses a program; throws when it is not valid. */
export function programOf(raw: unknown): Program {
  // Through JSON, which drops undefined fields.
  const plain: unknown = JSON.parse(JSON.stringify(raw));
  const parsed = parseProgram(plain);
  if (!parsed.ok) throw new Error(parsed.error.message);
  if (parsed.repairs.length > 0) throw new Error(parsed.repairs.join(' '));
  return parsed.program;
}

/** A program that shows one command for ever. */
export function showing(command: Command): Program {
  return programOf({ name: 'Show', steps: [{ id: 'only', command, duration: null }] });
}

/** A step that shows one colour. */
export function solidStep(id: string, color: string, duration: number | null, transition?: number) {
  const command = { type: 'pattern', name: 'solid', params: { color } };
  return { id, command, duration, ...(transition !== undefined && { transition }) };
}

/** A pattern command, typed by its name. */
export function patternOf<Name extends Pattern['name']>(
  name: Name,
  params: Extract<Pattern, { name: Name }>['params'],
): Extract<Pattern, { name: Name }> {
  return { type: 'pattern', name, params } as Extract<Pattern, { name: Name }>;
}
