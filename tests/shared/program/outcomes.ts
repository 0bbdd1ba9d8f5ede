import { expect } from 'vitest';
import type { ParsedProgram } from '#shared/program/parseProgram';
import { programSchema } from '#shared/program/Program';

/** Every result must be a program that the schema accepts, or an error with a readable message. */
export function expectValidOutcome(result: ParsedProgram): void {
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
