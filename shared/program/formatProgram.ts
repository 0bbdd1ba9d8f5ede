import type { Program } from './Program';

/** The program as stored and sent: compact canonical JSON wrapped in `{"program":{…}}`. */
export function formatProgram(program: Program): string {
  return JSON.stringify({ program });
}
