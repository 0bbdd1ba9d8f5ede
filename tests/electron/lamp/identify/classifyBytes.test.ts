import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyBytes } from '../../../../electron/lamp/identify/classifyBytes';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('bytes of an unknown device', () => {
  it('are silence if there are none, or as few as opening a port can cause', () => {
    expect(classifyBytes(bytesOf(''))).toEqual({ kind: 'silent' });
    expect(classifyBytes(Uint8Array.of(0, 0xff, 0))).toEqual({ kind: 'silent' });
    expect(classifyBytes(bytesOf('\n'))).toEqual({ kind: 'silent' });
  });

  it('are text of another device, in any script', () => {
    expect(classifyBytes(bytesOf('température: 21,5 °C\r\n'))).toEqual({
      kind: 'other',
      text: 'température: 21,5 °C',
    });
    expect(classifyBytes(bytesOf('ok\n'))).toEqual({ kind: 'other', text: 'ok' });
    expect(classifyBytes(bytesOf('Привет, мир\n'))).toEqual({ kind: 'other', text: 'Привет, мир' });
  });

  it('are text even if a boot loader’s bytes had another speed', () => {
    const boot = Array.from({ length: 300 }, (_, at) => (at * 151) & 0xff);
    const text = bytesOf(`\r\nI (31) boot: ESP-IDF v5.1 starts\r\n`);
    expect(classifyBytes(Uint8Array.from([...boot, ...text])).kind).toBe('other');
  });

  it('are quoted on one line, shortened, without unprintable characters', () => {
    expect(classifyBytes(bytesOf('one\r\n\u0007two\t three four\n'))).toMatchObject({
      text: 'one two three four',
    });
    const long = classifyBytes(bytesOf(`${'word '.repeat(400)}\n`));
    expect(long).toMatchObject({ text: expect.stringMatching(/^word .{150,155}…$/) });
  });

  it('have a wrong speed if they look like text but contain no lines', () => {
    expect(classifyBytes(bytesOf('YZ[*KzIJ IZZIJ YI***k++-kY )h;'))).toEqual({ kind: 'wrong-speed' });
  });

  it('have a wrong speed if they are random, from a few dozen on', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.integer({ min: 0, max: 255 })), (stream) => {
        expect(classifyBytes(Uint8Array.from(stream.take(64)))).toEqual({ kind: 'wrong-speed' });
      }),
    );
  });
});
