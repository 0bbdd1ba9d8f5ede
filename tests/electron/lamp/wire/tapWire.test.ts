import { describe, expect, it } from 'vitest';
import { tapWire, type WireText } from '../../../../electron/lamp/wire/tapWire';
import type { Wire } from '../../../../electron/lamp/wire/Wire';
import { FakeClock } from '../../../fakes/FakeClock';

/** A wire whose other end is the test. */
class PlainWire implements Wire {
  readonly path = '/dev/test';
  readonly written: string[] = [];
  readonly #listeners = new Set<(bytes: Uint8Array) => void>();
  write = async (bytes: Uint8Array) => void this.written.push(Buffer.from(bytes).toString('latin1'));
  drain = async () => {};
  setBaud = async () => {};
  close = async () => {};
  onBytes = (listener: (bytes: Uint8Array) => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  onClose = () => () => {};
  say(text: string): void {
    for (const listener of this.#listeners) listener(Buffer.from(text, 'latin1'));
  }
}

function tapped() {
  const clock = new FakeClock();
  const wire = new PlainWire();
  const reports: WireText[] = [];
  return { clock, wire, reports, tap: tapWire(wire, clock, (text) => reports.push(text)) };
}

describe('a tapped wire', () => {
  it('carries everything as before', async () => {
    const { wire, tap } = tapped();
    const received: string[] = [];
    tap.onBytes((bytes) => received.push(Buffer.from(bytes).toString()));
    await tap.write(Buffer.from('{"id":1}\n'));
    wire.say('{"ok":true}\n');
    expect([wire.written, received, tap.path]).toEqual([['{"id":1}\n'], ['{"ok":true}\n'], '/dev/test']);
  });

  it('reports whole lines, with sender and time', async () => {
    const { clock, wire, reports, tap } = tapped();
    await tap.write(Buffer.from('{"id":1}\n'));
    wire.say('{"ok"');
    await clock.advance(5);
    wire.say(':true}\r\nhalf');
    expect(reports).toEqual([
      { from: 'app', text: '{"id":1}', at: 1_000_000 },
      { from: 'lamp', text: '{"ok":true}', at: 1_000_005 },
    ]);
  });

  it('shows unprintable characters as codes, and cuts endless lines', () => {
    const { wire, reports } = tapped();
    wire.say('\u0001\u00ff\n');
    wire.say('x'.repeat(2000));
    expect(reports.map(({ text }) => text)).toEqual([
      '\\x01\\xff',
      'x'.repeat(500),
      'x'.repeat(500),
      'x'.repeat(500),
    ]);
  });

  it('counts frames instead of showing them, once a second', async () => {
    const { clock, reports, tap } = tapped();
    for (let frame = 0; frame < 45; frame++) {
      await tap.write(Buffer.concat([Buffer.from('Ada'), Buffer.alloc(97, 10)]));
      await clock.advance(40);
    }
    expect(reports.map(({ from, text }) => `${from}: ${text}`)).toEqual(['app: 26 frames, 2.6 kB']);
  });
});
