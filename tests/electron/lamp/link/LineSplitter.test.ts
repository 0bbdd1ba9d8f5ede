import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LineSplitter, type LineSplitterOptions } from '../../../../electron/lamp/link/LineSplitter';

const linesOf = (text: string, options: LineSplitterOptions) =>
  new LineSplitter(options).add(Buffer.from(text, 'latin1'));

describe('LineSplitter', () => {
  it('returns whole lines without LF and CR, and holds back the last one until it ends', () => {
    const splitter = new LineSplitter({ maxLength: 100, unprintable: 'drop' });
    expect(splitter.add(Buffer.from('one\r\n\ntw'))).toEqual(['one', '']);
    expect(splitter.add(Buffer.from('o\nthree'))).toEqual(['two']);
  });

  it.each([
    ['drop', 'ab'],
    ['escape', 'a\\x00\\xe9b'],
    ['keep', 'a\u0000\u00e9b'],
  ] as const)('can %s unprintable bytes', (unprintable, expected) => {
    expect(linesOf('a\u0000\u00e9b\n', { maxLength: 100, unprintable })).toEqual([expected]);
  });

  it('keeps a CR in the middle of a line like any other byte: dropping it could make a damaged line look intact', () => {
    expect(linesOf('4\r2\r\r\n', { maxLength: 100, unprintable: 'keep' })).toEqual(['4\r2\r']);
    expect(linesOf('4\r2\r\n', { maxLength: 100, unprintable: 'escape' })).toEqual(['4\\x0d2']);
  });

  it('returns a line that is too long in pieces, and adds no empty one at its end', () => {
    const options = { maxLength: 4, unprintable: 'keep' } as const;
    expect(linesOf('abcdefghij\n', options)).toEqual(['abcd', 'efgh', 'ij']);
    expect(linesOf('abcd\r\nefgh\n', options)).toEqual(['abcd', 'efgh']);
  });

  it('returns the same lines however the bytes are cut into chunks', () => {
    const byte = fc.oneof(fc.constantFrom(0x0a, 0x0d, 0x61), fc.integer({ min: 0, max: 255 }));
    fc.assert(
      fc.property(
        fc.array(fc.array(byte, { maxLength: 20 }), { maxLength: 20 }),
        fc.constantFrom<LineSplitterOptions['unprintable']>('drop', 'escape', 'keep'),
        (chunks, unprintable) => {
          const splitter = new LineSplitter({ maxLength: 8, unprintable });
          const lines = chunks.flatMap((chunk) => splitter.add(Uint8Array.from(chunk)));
          const whole = new LineSplitter({ maxLength: 8, unprintable });
          expect(lines).toEqual(whole.add(Uint8Array.from(chunks.flat())));
        },
      ),
    );
  });
});
