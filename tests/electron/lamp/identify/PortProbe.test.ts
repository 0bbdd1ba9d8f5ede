import { describe, expect, it } from 'vitest';
import { PortProbe } from '../../../../electron/lamp/identify/PortProbe';
import { FakeTimedDevice } from '../../../fakes/devices/otherDevices';
import { advanceUntilSettled } from '../../../fakes/devices/advanceUntilSettled';
import { FakeClock } from '../../../fakes/FakeClock';

/** A probe that receives these pieces, one every 10 ms. */
function receive(...pieces: string[]): { clock: FakeClock; probe: PortProbe } {
  const clock = new FakeClock();
  const drops = pieces.map((piece, at) => ({ atMs: at * 10, bytes: Buffer.from(piece, 'latin1') }));
  return { clock, probe: new PortProbe(new FakeTimedDevice(clock, drops).wire, clock) };
}

describe('received bytes', () => {
  it('are passed on line by line, however they were split into pieces', async () => {
    const { clock, probe } = receive('one\r\ntw', 'o\nthr', 'ee', '\n\nfour');
    const lines: string[] = [];
    await advanceUntilSettled(
      clock,
      probe.waitForLine((line) => void lines.push(line), 200),
    );
    expect(lines).toEqual(['one', 'two', 'three', '']);
    expect(probe.receivedText).toBe('one\r\ntwo\nthree\n\nfour');
  });

  it('are left for the next wait once a line was enough', async () => {
    const { clock, probe } = receive('one\ntwo\n');
    const any = (line: string) => line;
    expect(await advanceUntilSettled(clock, probe.waitForLine(any, 200))).toBe('one');
    expect(await advanceUntilSettled(clock, probe.waitForLine(any, 200))).toBe('two');
    expect(await advanceUntilSettled(clock, probe.waitForLine(any, 200))).toBeUndefined();
  });

  it('are limited to the newest, even from a device that never stops', async () => {
    const { clock, probe } = receive(...Array.from({ length: 10 }, (_, at) => String(at).repeat(3000)));
    await clock.advance(5000);
    expect(probe.receivedText.length).toBe(16_384);
    expect(probe.receivedText.endsWith('9'.repeat(3000))).toBe(true);
    expect(
      await advanceUntilSettled(
        clock,
        probe.waitForBytes((newest) => newest, 10),
      ),
    ).toBe('9'.repeat(1024));
  });
});
