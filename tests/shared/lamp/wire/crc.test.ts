import { crc32 as zipCrc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc16, crc32, hexText } from '#shared/lamp/wire/crc';

const digits = Buffer.from('123456789');

describe('checksums', () => {
  it('have the check values in the documentation', () => {
    expect(hexText(crc16(digits), 4)).toBe('29B1');
    expect(hexText(crc32(digits), 8)).toBe('CBF43926');
    expect(crc16(Buffer.from('{"id":1,"do":"hello"'))).toBe(0x90e5);
  });

  it('of no bytes are the initial values', () => {
    expect(hexText(crc16([]), 4)).toBe('FFFF');
    expect(hexText(crc32([]), 8)).toBe('00000000');
  });

  it('of bytes match zlib’s CRC-32', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(crc32(bytes)).toBe(zipCrc32(bytes));
      }),
    );
  });

  it('detect each changed bit, and each swapped pair of bytes', () => {
    const notice = (bytes: Uint8Array, changed: Uint8Array) => {
      expect(crc16(changed)).not.toBe(crc16(bytes));
      expect(crc32(changed)).not.toBe(crc32(bytes));
    };
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 2, maxLength: 200 }), fc.nat(), (bytes, place) => {
        const flipped = bytes.slice();
        const at = place % bytes.length;
        flipped[at] = (bytes[at] ?? 0) ^ (1 << (place % 8));
        notice(bytes, flipped);
        const [a = 0, b = 0] = bytes;
        if (a !== b) notice(bytes, Uint8Array.of(b, a, ...bytes.subarray(2)));
      }),
    );
  });

  it('are written in upper-case hex of full length', () => {
    expect(hexText(0xab, 4)).toBe('00AB');
    expect(hexText(0, 8)).toBe('00000000');
  });
});
