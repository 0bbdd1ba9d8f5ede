import { describe, expect, it } from 'vitest';
import { deviceFrom } from '../../../../electron/lamp/virtual/SerialDevice';
import { type WireFaults, seededRandom } from '../../../../electron/lamp/virtual/WireFaults';
import { openVirtualWire, virtualLampPort } from '../../../../electron/lamp/virtual/openVirtualWire';
import { VirtualLamp } from '../../../../electron/lamp/virtual/VirtualLamp';
import { VirtualWire } from '../../../../electron/lamp/virtual/VirtualWire';
import { FakeClock } from '../../../fakes/FakeClock';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const alphabet = bytesOf('abcdefghijklmnopqrstuvwxyz');

/** A device that records what it received and when, and sends it back. */
function echo(clock: FakeClock) {
  const got: number[] = [];
  const times: number[] = [];
  const device = deviceFrom((bytes) => {
    got.push(...bytes);
    times.push(...Array.from(bytes, () => clock.now()));
    return bytes;
  });
  return { device, got, times };
}

/** A wire to an echo, and what came back over it. */
function wireToEcho(options: { baud?: number; faults?: WireFaults } = {}) {
  const clock = new FakeClock();
  const { device, got, times } = echo(clock);
  const wire = new VirtualWire(device, { clock, ...options });
  const back: number[] = [];
  wire.onBytes((bytes) => back.push(...bytes));
  return { clock, wire, got, times, back };
}

describe('a virtual wire', () => {
  it('delivers bytes at once, but not within the call', async () => {
    const { clock, wire, got, back } = wireToEcho();
    const written = wire.write(alphabet);
    expect(got).toEqual([]);
    await written;
    await clock.advance(0);
    expect(back).toEqual([...alphabet]);
    expect(clock.waiting).toBe(0);
  });

  it('copies bytes: the caller may overwrite them', async () => {
    const { clock, wire, got } = wireToEcho();
    const bytes = alphabet.slice();
    void wire.write(bytes);
    bytes.fill(0);
    await clock.advance(0);
    expect(got).toEqual([...alphabet]);
  });

  it('with a rate delivers each byte when its last bit would arrive, both ways', async () => {
    const { clock, wire, times, back } = wireToEcho({ baud: 10_000 });
    const start = clock.now();
    await wire.write(alphabet);
    await wire.write(alphabet);
    await clock.advance(100);
    const due = Array.from({ length: 52 }, (_, at) => at + 1);
    expect(times.map((ms) => Math.round(ms - start))).toEqual(due);
    expect(back).toHaveLength(52);
  });

  it('at 115200 baud carries 11520 bytes a second, and can change its rate', async () => {
    const { clock, wire, got } = wireToEcho({ baud: 115_200 });
    await wire.write(new Uint8Array(1500));
    await clock.advance(100);
    expect(got).toHaveLength(1152);
    await clock.advance(100);
    await wire.setBaud(230_400);
    await wire.write(new Uint8Array(3000));
    await clock.advance(100);
    expect(got).toHaveLength(1500 + 2304);
  });

  it('is drained when the last byte has arrived', async () => {
    const { clock, wire, got } = wireToEcho({ baud: 10_000 });
    await wire.write(alphabet);
    let drainedMs = 0;
    const start = clock.now();
    void wire.drain().then(() => (drainedMs = clock.now()));
    await clock.advance(50);
    expect(Math.round(drainedMs - start)).toBe(26);
    expect(got).toHaveLength(26);
  });

  it('fails with LAMP_GONE once closed, reports it once, and loses what was in flight', async () => {
    const { clock, wire, got, back } = wireToEcho({ baud: 10_000 });
    let closed = 0;
    wire.onClose(() => closed++);
    wire.onClose(() => closed++)();
    await wire.write(alphabet);
    await clock.advance(10);
    await wire.close();
    await wire.close();
    await wire.drain();
    await clock.advance(100);
    expect(closed).toBe(1);
    expect([got.length, back.length]).toEqual([10, 9]);
    await expect(wire.write(alphabet)).rejects.toMatchObject({ code: 'LAMP_GONE' });
    expect(clock.waiting).toBe(0);
  });

  it('leads to a virtual lamp, which keeps its state for the next wire', async () => {
    const clock = new FakeClock();
    const lamp = new VirtualLamp(clock);
    const ask = async (line: string) => {
      const wire = openVirtualWire({ clock, device: lamp });
      let received = '';
      wire.onBytes((bytes) => (received += Buffer.from(bytes).toString()));
      await wire.write(bytesOf(`${line}\n`));
      await clock.advance(0);
      await wire.close();
      return received;
    };
    expect(openVirtualWire({ clock }).path).toBe(virtualLampPort.path);
    expect(await ask('{"do":"brightness","value":77}')).toContain('"brightness":77');
    expect(await ask('{"do":"status"}')).toContain('"brightness":77');
  });
});

describe('a wire with faults', () => {
  const byteFaults = { drop: 0.05, garble: 0.05, duplicate: 0.05, delay: 0.05, delayMs: 7 };

  async function arrived(seed: number): Promise<{ got: number[]; times: number[]; back: number[] }> {
    const faults = { random: seededRandom(seed), toLamp: byteFaults, fromLamp: byteFaults };
    const { clock, wire, got, times, back } = wireToEcho({ faults });
    for (let part = 0; part < 10; part++) {
      await wire.write(alphabet);
      await clock.advance(5);
    }
    await clock.advance(10_000);
    return { got, times, back };
  }

  it('behaves the same for the same seed, and differently for another', async () => {
    expect(await arrived(1)).toEqual(await arrived(1));
    expect((await arrived(1)).got).not.toEqual((await arrived(2)).got);
  });

  it.each([
    ['drops', { drop: 0.1 }, (got: number[]) => 20_000 - got.length],
    ['garbles', { garble: 0.1 }, (got: number[]) => got.filter((byte) => byte !== 0).length],
    ['duplicates', { duplicate: 0.1 }, (got: number[]) => got.length - 20_000],
  ])('%s about as many bytes as it is told to', async (_, toLamp, count) => {
    const { clock, wire, got } = wireToEcho({ faults: { random: seededRandom(7), toLamp } });
    await wire.write(new Uint8Array(20_000));
    await clock.advance(1);
    expect(count(got)).toBeGreaterThan(1800);
    expect(count(got)).toBeLessThan(2200);
  });

  it('damages bytes at chosen places, counted over all writes', async () => {
    const toLamp = { drop: [0], duplicate: [27], garble: [51] };
    const { clock, wire, got } = wireToEcho({ faults: { random: seededRandom(1), toLamp } });
    await wire.write(alphabet);
    await wire.write(alphabet);
    await clock.advance(1);
    expect(String.fromCharCode(...got.slice(0, -1))).toBe(
      'bcdefghijklmnopqrstuvwxyzabbcdefghijklmnopqrstuvwxy',
    );
    const changed = (got.at(-1) ?? 0) ^ 'z'.charCodeAt(0);
    expect([1, 2, 4, 8, 16, 32, 64, 128]).toContain(changed);
  });

  it('delays a byte and all behind it, in order', async () => {
    const misbehaviour = { random: seededRandom(1), toLamp: { delay: [3], delayMs: 50 } };
    const { clock, wire, got } = wireToEcho({ faults: misbehaviour });
    await wire.write(alphabet);
    await clock.advance(49);
    expect(got).toHaveLength(3);
    await clock.advance(1);
    expect(got).toEqual([...alphabet]);
  });

  it('is silent for a time, both ways', async () => {
    const incidents = [{ afterBytes: 4, kind: 'silence' as const, ms: 100 }];
    const { clock, wire, back } = wireToEcho({ faults: { random: seededRandom(1), incidents } });
    await wire.write(alphabet);
    await clock.advance(99);
    await wire.write(alphabet);
    await clock.advance(1);
    await wire.write(bytesOf('again'));
    await clock.advance(0);
    expect(String.fromCharCode(...back)).toBe('again');
  });

  it.each([undefined, 115_200])('restarts the lamp in the middle of a line, at %s baud', async (baud) => {
    const clock = new FakeClock();
    const incidents = [{ afterBytes: 5, kind: 'restart' as const }];
    const faults = { random: seededRandom(1), incidents };
    const wire = new VirtualWire(new VirtualLamp(clock), {
      clock,
      faults,
      ...(baud !== undefined && { baud }),
    });
    let received = '';
    wire.onBytes((bytes) => (received += Buffer.from(bytes).toString()));
    await wire.write(bytesOf('{"do":"off"}\n{"do":"limit"}\n'));
    await clock.advance(100);
    expect(received).toMatch(/^Ada\n\{"event":"boot".*"reset":"button".*\n\{"ok":true,"limit":450.*\n$/);
  });

  it('is unplugged after a number of bytes', async () => {
    const incidents = [{ afterBytes: 30, kind: 'unplug' as const }];
    const { clock, wire, got } = wireToEcho({ faults: { random: seededRandom(1), incidents } });
    let isClosed = false;
    wire.onClose(() => (isClosed = true));
    await wire.write(alphabet);
    await clock.advance(0);
    expect(isClosed).toBe(false);
    await wire.write(alphabet);
    await clock.advance(0);
    expect(isClosed).toBe(true);
    expect(got).toHaveLength(30);
  });
});
