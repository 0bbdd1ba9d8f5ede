import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { replySchema } from '#shared/program/replySchema';
import { rawProgram } from './arbitraries';

const schema = replySchema();
const check = z.fromJSONSchema(schema);

/** Every subschema, the shared definitions included. */
function* subschemas(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* subschemas(inner);
}

describe('the schema of a reply', () => {
  it('accepts every valid program, with and without a note', () => {
    fc.assert(
      fc.property(rawProgram, (program) => {
        expect(check.safeParse({ program }).error).toBeUndefined();
        expect(check.safeParse({ program, note: 'likes it slow' }).success).toBe(true);
      }),
    );
  });

  it('allows short spellings of colours, and refuses anything else', () => {
    const reply = (color: string) => ({
      program: {
        name: 'x',
        steps: [{ id: 'a', command: { type: 'pattern', name: 'solid', params: { color } }, duration: 500 }],
      },
    });
    for (const color of ['#F00', '#ff0000', 'orange'])
      expect(check.safeParse(reply(color)).success, color).toBe(true);
    for (const color of ['#FF00', 'rgb(1,2,3)', '', 'glow', 'amberglow'])
      expect(check.safeParse(reply(color)).success, color).toBe(false);
  });

  it('limits every string and every list, since the model would fill an unlimited one', () => {
    for (const part of subschemas(schema)) {
      if (part['type'] === 'string') {
        expect(
          part['maxLength'] ?? part['pattern'] ?? part['enum'] ?? part['const'],
          JSON.stringify(part),
        ).toBeDefined();
      }
      if (part['type'] === 'array') expect(part['maxItems'], JSON.stringify(part)).toBeLessThanOrEqual(64);
      if (part['type'] === 'object') expect(part['additionalProperties']).toBe(false);
    }
  });

  it('uses only what a sampling grammar enforces', () => {
    const ignored = [
      'multipleOf',
      'uniqueItems',
      'nullable',
      'not',
      'if',
      'format',
      'exclusiveMinimum',
      'exclusiveMaximum',
    ];
    for (const part of subschemas(schema)) {
      for (const key of ignored) expect(part, JSON.stringify(part)).not.toHaveProperty(key);
      expect(part['type']).not.toBe('number');
    }
  });

  it('requires the keys in the order of a canonical program, the note last', () => {
    const top = schema.properties ?? {};
    expect(Object.keys(top)).toEqual(['program', 'note']);
    const text = JSON.stringify(schema);
    const order = [
      '"name"',
      '"steps"',
      '"id"',
      '"command"',
      '"duration"',
      '"loop"',
      '"on_complete"',
      '"note"',
    ];
    const places = order.map((key) => text.indexOf(`${key}:`));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});
