import { expect } from 'vitest';
import type { ParsedProgram } from '#shared/program/parseProgram';
import { programSchema } from '#shared/program/Program';

/** What every outcome must be: a program the schema accepts, or an error a person understands. */
export function expectSoundOutcome(result: ParsedProgram): void {
  if (result.ok) {
    expect(programSchema.safeParse(result.program)).toMatchObject({ success: true });
    expect(result.repairs.every((repair) => /^\S.*\.$/su.test(repair) && repair.length < 400)).toBe(true);
    expect(result.repairs.length).toBeLessThan(60);
  } else {
    expect(result.error.code).not.toBe('INTERNAL');
    expect(result.error.message).toMatch(/^[A-Z].*\.$/s);
    expect(result.error.path).toMatch(/^\$/);
  }
}
