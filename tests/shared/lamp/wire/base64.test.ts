import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase64, toBase64 } from '#shared/lamp/wire/base64';

describe('base64', () => {
  it('matches Node’s, in both directions', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        const text = Buffer.from(bytes).toString('base64');
        expect(toBase64(bytes)).toBe(text);
        expect(fromBase64(text)).toEqual(bytes);
      }),
    );
  });

  it.each(['A', 'AA', 'AAA', 'A===', '====', 'AA=A', 'AAAA=', '=AAA', 'AA-_', 'AA A', 'AAAA\n', 'ÄÄÄÄ'])(
    'is not %j',
    (text) => {
      expect(fromBase64(text)).toBeUndefined();
    },
  );

  it('of nothing is nothing', () => {
    expect(toBase64(new Uint8Array())).toBe('');
    expect(fromBase64('')).toEqual(new Uint8Array());
  });
});
