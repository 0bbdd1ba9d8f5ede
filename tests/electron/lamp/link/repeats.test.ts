import { describe, expect, it } from 'vitest';
import { outcomeOf, flushPromises } from './outcomeOf';
import { createManualLink } from './ManualWire';

describe('a silent lamp', () => {
  it('is asked three times, each time with current values, and given up after less than two seconds', async () => {
    const { clock, wire, link } = createManualLink();
    const startMs = clock.now();
    const result = outcomeOf(link.request(() => ({ do: 'play', at: clock.now() - startMs })));
    await clock.advance(499);
    expect(wire.requests.map((request) => request['at'])).toEqual([0]);
    await clock.advance(1401);
    expect(await result).toMatchObject({ code: 'LAMP_SILENT' });
    const times = wire.requests.map((request) => Number(request['at']));
    expect(times).toHaveLength(3);
    expect(times[1]).toBeGreaterThanOrEqual(500);
    expect(times[2]).toBeGreaterThanOrEqual(1000);
    expect(new Set(wire.requests.map((request) => request['id'])).size).toBe(1);
    expect(clock.waiting).toBe(0);
  });

  it('is asked as often and as long as the caller’s policy says', async () => {
    const { clock, wire, link } = createManualLink();
    const result = outcomeOf(link.request({ do: 'hello' }, { tries: 5, waitMs: 10 }));
    await clock.advance(5 * (10 + link.wireMs(40)));
    expect(await result).toMatchObject({ code: 'LAMP_SILENT' });
    expect(wire.requests).toHaveLength(5);
  });

  it('gets an LF before each repeat, which ends a line that lost its own', async () => {
    const { clock, wire, link } = createManualLink();
    const result = outcomeOf(link.request({ do: 'stop' }));
    await clock.advance(3000);
    await result;
    expect(wire.writes.map((bytes) => bytes[0] === 0x0a)).toEqual([false, true, true]);
  });

  it('gets the time a line takes on the wire in addition to its own', async () => {
    const { clock, wire, link } = createManualLink();
    const result = outcomeOf(
      link.request({ do: 'put', at: 0, data: 'A'.repeat(9000) }, { tries: 1, waitMs: 500 }),
    );
    // 9 000 characters take 780 ms at 115200 baud.
    await clock.advance(1200);
    wire.reply({ at: 6750 });
    expect(await result).toMatchObject({ ok: true });
  });

  it('may answer any of the attempts', async () => {
    const { clock, wire, link } = createManualLink();
    const result = outcomeOf(link.request({ do: 'stop' }));
    await clock.advance(700);
    expect(wire.requests).toHaveLength(2);
    wire.reply({ ms: 5 }, wire.requests[0]);
    expect(await result).toMatchObject({ ms: 5 });
  });

  it('is given up in time even if the system does not accept the write', async () => {
    const { clock, wire, link } = createManualLink();
    wire.finishWrite = () => new Promise(() => {});
    const result = outcomeOf(link.request({ do: 'stop' }));
    await clock.advance(1900);
    expect(await result).toMatchObject({ code: 'LAMP_SILENT' });
  });
});

describe('a lamp that has dropped a line', () => {
  const ignored = { event: 'ignored', why: 'crc' };

  it('gets it again at once, with current values, after an LF', async () => {
    const { clock, wire, link } = createManualLink();
    let at = 0;
    const result = outcomeOf(link.request(() => ({ do: 'play', at: ++at })));
    await clock.advance(20);
    const before = Number(wire.lastRequest?.['at']);
    wire.sendMessage(ignored);
    expect(wire.requests).toHaveLength(2);
    expect(wire.lastRequest?.['at']).toBe(before + 1);
    expect(wire.writes.at(-1)?.[0]).toBe(0x0a);
    wire.reply();
    expect(await result).toMatchObject({ ok: true });
  });

  it('gets it once when it reports one line as several pieces', async () => {
    const { clock, wire, link } = createManualLink();
    const result = outcomeOf(link.request({ do: 'stop' }));
    await flushPromises();
    wire.sendMessage(ignored);
    wire.sendMessage({ event: 'ignored', why: 'no-object' });
    await clock.advance(10);
    wire.sendMessage(ignored);
    expect(wire.requests).toHaveLength(2);
    await clock.advance(100);
    wire.sendMessage(ignored);
    expect(wire.requests).toHaveLength(3);
    wire.reply();
    await result;
  });

  it.each([5, 45])('is given up when it drops every line, each after %i ms', async (afterMs) => {
    const { clock, wire, link } = createManualLink();
    wire.onRequest = () => void clock.after(afterMs, () => wire.sendMessage(ignored));
    const result = outcomeOf(link.request({ do: 'stop' }));
    await clock.advance(3000);
    expect(await result).toMatchObject({ code: 'LAMP_SILENT' });
    expect(wire.requests.length).toBeLessThanOrEqual(21);
    await clock.advance(100);
    expect(clock.waiting).toBe(0);
  });

  it('gets nothing when there was no request', async () => {
    const { wire } = createManualLink();
    wire.sendMessage(ignored);
    await flushPromises();
    expect(wire.writes).toEqual([]);
  });
});
