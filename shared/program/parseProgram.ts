import { Mending } from './mend/Mending';
import { mendProgram, type ProgramError } from './mend/mendProgram';
import { programSchema, type Program } from './Program';

export type { ProgramError } from './mend/mendProgram';

/** A valid program with a sentence for each repair; or the reason why there is none. */
export type ParsedProgram =
  | { ok: true; program: Program; repairs: string[] }
  | { ok: false; error: ProgramError };

/**
 * Turns any value into a `Program`: a model's reply, a file, an API call. Never throws. Valid input is returned
 * unchanged, small mistakes are repaired and reported, anything else is an error. Bare step ids refer to `current`.
 */
export function parseProgram(raw: unknown, current?: Program): ParsedProgram {
  const mending = new Mending();
  const mended = mendProgram(raw, mending, current);
  return mended.ok ? prove(mended.program, mending) : { ok: false, error: mended.error };
}

/** Validates a mended program. Every `Program` passes the schema here. */
export function prove(program: unknown, mending: Mending): ParsedProgram {
  const proved = programSchema.safeParse(program);
  if (proved.success) return { ok: true, program: proved.data, repairs: mending.repairs };
  const issue = proved.error.issues[0];
  const path = ['$', ...(issue?.path ?? []).map(String)].join('.');
  const message = `The program could not be put right: ${issue?.message ?? 'unknown reason'}.`;
  return { ok: false, error: { code: 'INTERNAL', message, path } };
}
