import { Mending } from './mend/Mending';
import { mendProgram, type ProgramError } from './mend/mendProgram';
import { programSchema, type Program } from './Program';

export type { ProgramError } from './mend/mendProgram';

/** A sound program with a sentence for each thing that was put right; or the reason why there is none. */
export type ParsedProgram =
  | { ok: true; program: Program; repairs: string[] }
  | { ok: false; error: ProgramError };

/**
 * Makes a `Program` of any value: a model's reply, a file, an API call. Never throws. What is sound comes back as it
 * is, slips are mended and reported, and the rest is an error. `current` is what bare step ids in follow-ups refer to.
 */
export function parseProgram(raw: unknown, current?: Program): ParsedProgram {
  const mending = new Mending();
  const mended = mendProgram(raw, mending, current);
  return mended.ok ? prove(mended.program, mending) : { ok: false, error: mended.error };
}

/** The last gate: nothing is a `Program` that the schema has not seen. */
export function prove(program: unknown, mending: Mending): ParsedProgram {
  const proved = programSchema.safeParse(program);
  if (proved.success) return { ok: true, program: proved.data, repairs: mending.repairs };
  const issue = proved.error.issues[0];
  const path = ['$', ...(issue?.path ?? []).map(String)].join('.');
  const message = `The program could not be put right: ${issue?.message ?? 'unknown reason'}.`;
  return { ok: false, error: { code: 'INTERNAL', message, path } };
}
