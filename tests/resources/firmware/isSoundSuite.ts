import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { decodeProgram } from '#shared/lamp/code/decodeProgram';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { questionsOf } from './firmwareCases';
import { Twin } from './Twin';
import { needs } from '../../tools/needs';

/** Compares what the firmware and the app take for a sound program; `share` of all cases. */
export function isSoundSuite(share: number): void {
  describe('what the firmware takes for a sound program', needs('g++'), () => {
    const folder = mkdtempSync(join(tmpdir(), 'lampwright-'));
    let twin: Twin;

    beforeAll(() => {
      twin = new Twin(folder);
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    /** The codes on which firmware and app do not agree, and how many they take. */
    function compare(codes: readonly Uint8Array[]): { differing: string[]; sound: number } {
      const answers = codes.map((code) => twin.code(code));
      twin.run();
      const isTaken = answers.map((answer) => answer());
      const differing = codes.filter((code, at) => isTaken[at] !== isSoundToApp(code));
      return {
        differing: differing.slice(0, 3).map((code) => Buffer.from(code).toString('hex')),
        sound: isTaken.filter(Boolean).length,
      };
    }

    const count = Math.max(60, 300 * share);
    const programs = () =>
      questionsOf({ programs: count, times: 1, layouts: 1 }).map(({ program }) => encodeProgram(program));

    it('is everything the app encodes', () => {
      expect(compare(programs())).toEqual({ differing: [], sound: count });
    });

    it('is none of a program’s beginnings, and nothing with bytes behind its end', () => {
      const codes = programs().slice(0, Math.ceil(60 * share));
      const cut = codes.flatMap((code) => Array.from(code.keys(), (end) => code.subarray(0, end)));
      const longer = codes.map((code) => Uint8Array.from([...code, 0]));
      expect(compare([...cut, ...longer])).toEqual({ differing: [], sound: 0 });
    });

    it('is what the app takes, of programs with changed bytes', () => {
      const change = fc.record({ at: fc.nat(), to: fc.integer({ min: 0, max: 255 }), isBit: fc.boolean() });
      const changes = fc.sample(fc.array(change, { minLength: 1, maxLength: 3 }), {
        numRuns: 30_000 * share,
        seed: 11,
      });
      const codes = programs();
      const changed = changes.map((each, at) => mutated(codes[at % codes.length] ?? new Uint8Array(1), each));
      const { differing, sound } = compare(changed);
      expect(differing).toEqual([]);
      expect(sound).toBeGreaterThan(3000 * share);
      expect(changed.length - sound).toBeGreaterThan(3000 * share);
    });

    it('is what the app takes, of every value at every place of some programs', () => {
      const codes = programs()
        .filter((code) => code.length < 60)
        .slice(0, Math.ceil(12 * share));
      const changed = codes.flatMap((code) =>
        Array.from(code.keys()).flatMap((at) =>
          Array.from({ length: 256 }, (_, value) => code.with(at, value)),
        ),
      );
      expect(codes.length).toBe(Math.ceil(12 * share));
      expect(compare(changed).differing).toEqual([]);
    });

    it('is not just any bytes', () => {
      const bytes = fc.uint8Array({ maxLength: 60 });
      const any = fc.sample(bytes, { numRuns: 20_000 * share, seed: 12 });
      const headed = any.map((code) => Uint8Array.from([0x10 | (code.length & 3), 1, ...code]));
      expect(compare([...any, ...headed]).differing).toEqual([]);
    });
  });
}

function mutated(
  code: Uint8Array,
  changes: readonly { at: number; to: number; isBit: boolean }[],
): Uint8Array {
  const result = code.slice();
  for (const { at, to, isBit } of changes) {
    const place = at % result.length;
    result[place] = isBit ? (result[place] ?? 0) ^ (1 << (to & 7)) : to;
  }
  return result;
}

function isSoundToApp(code: Uint8Array): boolean {
  try {
    decodeProgram(code);
    return true;
  } catch (error) {
    if (error instanceof LampwrightError) return false;
    throw error;
  }
}
