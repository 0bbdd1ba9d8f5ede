import type { Program } from './Program';

/** The program as it is stored and sent: compact canonical JSON in its outer shape, `{"program":{…}}`. */
export function formatProgram(program: Program): string {
  return JSON.stringify({ program });
}
