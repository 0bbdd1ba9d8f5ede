import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLine, sealLine, type Members } from '#shared/lamp/wire/lines';

/** Without characters that JSON would escape, as the protocol requires. */
const word = fc.string({ unit: 'grapheme-ascii' }).filter((text) => !/["\\]/.test(text));
const members: fc.Arbitrary<Members> = fc.dictionary(
  word.filter((name) => name !== 'crc' && name !== '__proto__'),
  fc.oneof(word, fc.nat(), fc.constant(true as const)),
  { minKeys: 1, maxKeys: 6 },
);

describe('a line', () => {
  it('is sealed as in the documentation', () => {
    expect(sealLine({ id: 1, do: 'hello' })).toBe('{"id":1,"do":"hello","crc":"90E5"}');
  });

  it('is read back as it was sealed', () => {
    fc.assert(
      fc.property(members, (values) => {
        const line = sealLine(values);
        expect(line).toMatch(/^[ -~]+$/);
        expect(readLine(line)).toEqual({ ok: true, members: { ...values }, isSealed: true });
      }),
    );
  });

  it('is rejected when one of its characters has changed', () => {
    fc.assert(
      fc.property(members, fc.nat(), fc.integer({ min: 0x20, max: 0x7e }), (values, place, code) => {
        const line = sealLine(values);
        const at = place % line.length;
        const changed = line.slice(0, at) + String.fromCharCode(code) + line.slice(at + 1);
        const read = readLine(changed);
        expect(read.ok && read.isSealed).toBe(changed === line);
      }),
      { numRuns: 1000 },
    );
  });

  it('may go without a checksum', () => {
    expect(readLine('{ "do" : "off" }')).toEqual({ ok: true, members: { do: 'off' }, isSealed: false });
  });

  it.each([
    ['', 'no-object'],
    ['{', 'no-object'],
    ['[1]', 'no-object'],
    ['"off"', 'no-object'],
    ['{"do":null}', 'no-object'],
    ['{"do":false}', 'no-object'],
    ['{"do":{}}', 'no-object'],
    ['{"do":[1]}', 'no-object'],
    ['{"do":"off","crc":"0000"}', 'crc'],
  ])('cannot be %s', (line, why) => {
    expect(readLine(line)).toEqual({ ok: false, why });
  });
});
