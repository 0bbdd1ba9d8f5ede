import { describe, expect, it } from 'vitest';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { defaultLayout } from '#shared/lamp/Layout';
import type { LampKind } from '#shared/lamp/PortDescription';
import type { DriverChoice } from '../../../../electron/lamp/LampControl';
import type { ConnectedLamp } from '../../../../electron/lamp/Lamp';
import { openLamp } from '../../../../electron/lamp/openLamp';
import type { DesiredState } from '../../../../electron/lamp/DesiredState';
import type { Wire } from '../../../../electron/lamp/wire/Wire';
import { FakeAdalight } from '../../../fakes/devices/FakeAdalight';
import { FakeWled } from '../../../fakes/devices/FakeWled';
import { FakeNative, FakePrinter, FakeSilentDevice } from '../../../fakes/devices/otherDevices';
import { FakeClock } from '../../../fakes/FakeClock';
import { advanceToOutcome } from '../link/outcomeOf';
import { green } from '../link/uploadSamples';

interface Choice {
  readonly driver?: DriverChoice;
  readonly kind?: LampKind;
  readonly desired?: DesiredState;
}

/** Opens the device on a wire; returns the outcome, how long it took, and whether the wire is still open. */
async function open(clock: FakeClock, wire: Wire, { driver = 'auto', kind, desired = {} }: Choice = {}) {
  let isOpen = true;
  wire.onClose(() => (isOpen = false));
  const opener = {
    clock,
    openPort: () => Promise.resolve(wire),
    openVirtualWire: () => {
      throw new Error('no virtual lamp was asked for');
    },
  };
  const target = { type: 'port', port: { path: 'COM3', ...(kind && { kind }) }, driver } as const;
  const startMs = clock.now();
  const end = await advanceToOutcome(
    clock,
    openLamp(opener, target, desired, new AbortController().signal),
    20_000,
  );
  return { end, tookMs: clock.now() - startMs, isOpen: () => isOpen };
}

function opened(end: unknown): ConnectedLamp {
  if (end instanceof Error) throw end;
  return end as ConnectedLamp;
}

describe('opening a lamp', () => {
  it('identifies the device', async () => {
    const clock = new FakeClock();
    for (const [device, kind] of [
      [new FakeNative(clock, { startsAfterMs: 300 }), 'native'],
      [new FakeWled(clock), 'wled'],
      [new FakeAdalight(clock), 'adalight'],
    ] as const) {
      const { end, isOpen } = await open(clock, device.wire);
      const { driver } = opened(end);
      expect([driver.info.kind, isOpen()]).toEqual([kind, true]);
      await advanceToOutcome(clock, driver.release());
    }
  });

  it('greets a lamp that was native before at once', async () => {
    const clock = new FakeClock();
    const quick = await open(clock, new FakeNative(clock).wire, { kind: 'native' });
    expect(opened(quick.end).driver.info.kind).toBe('native');
    expect(quick.tookMs).toBeLessThan(100);
  });

  it('notices another firmware on a lamp that was native before', async () => {
    const clock = new FakeClock();
    const { end } = await open(clock, new FakeWled(clock).wire, { kind: 'native' });
    expect(opened(end).driver.info.kind).toBe('wled');
  });

  it('uses Adalight without a sign of it only on request', async () => {
    const clock = new FakeClock();
    const mute = new FakeAdalight(clock, { says: 'never' });
    const { end, tookMs } = await open(clock, mute.wire, { driver: 'adalight' });
    expect([opened(end).driver.info.kind, tookMs]).toEqual(['adalight', 0]);
    const other = await open(clock, new FakeAdalight(clock, { says: 'never' }).wire);
    expect(other.end).toMatchObject({ code: 'LAMP_SILENT' });
  });

  it('streams with the user’s layout and guards', async () => {
    const clock = new FakeClock();
    const device = new FakeAdalight(clock, { says: 'never' });
    const layout = { ...defaultLayout, columns: 4, rows: 2, ambient: 0 };
    const desired = { layout, guards: { brightness: 0, budgetMa: 450 } };
    const { driver } = opened((await open(clock, device.wire, { driver: 'adalight', desired })).end);
    await driver.play({ program: green, startedMs: clock.now() });
    await clock.advance(100);
    expect(device.frames.at(-1)).toEqual(new Uint8Array(24));
    await driver.setGuards({ brightness: 255, budgetMa: 450 });
    await clock.advance(100);
    expect(device.frames.at(-1)).toEqual(
      Uint8Array.from({ length: 24 }, (_, at) => (at % 3 === 1 ? 255 : 0)),
    );
    await advanceToOutcome(clock, driver.release());
  });

  it.each([
    ['nothing', (clock: FakeClock) => new FakeSilentDevice(clock), 'LAMP_SILENT'],
    ['a printer', (clock: FakeClock) => new FakePrinter(clock), 'LAMP_REFUSED'],
    ['another speed', (clock: FakeClock) => new FakeAdalight(clock, { baud: 57_600 }), 'LAMP_WRONG_SPEED'],
  ] as const)('says what is wrong, and closes the wire: %s', async (_, make, code) => {
    const clock = new FakeClock();
    const { end, isOpen, tookMs } = await open(clock, make(clock).wire);
    expect(end).toBeInstanceOf(LampwrightError);
    expect(end).toMatchObject({ code });
    expect(String(end)).toContain('/dev/ttyFAKE0');
    expect([isOpen(), tookMs < 6100]).toEqual([false, true]);
  });

  it('gives up within three seconds if the lamp must be native and does not answer', async () => {
    const clock = new FakeClock();
    const { end, tookMs, isOpen } = await open(clock, new FakeSilentDevice(clock).wire, { driver: 'native' });
    expect(end).toMatchObject({ code: 'LAMP_SILENT' });
    expect([tookMs <= 3000, isOpen()]).toEqual([true, false]);
  });

  it('gives up within six seconds if the lamp was native before and does not answer', async () => {
    const clock = new FakeClock();
    const { end, tookMs } = await open(clock, new FakeSilentDevice(clock).wire, { kind: 'native' });
    expect(end).toMatchObject({ code: 'LAMP_SILENT' });
    expect(tookMs).toBeLessThanOrEqual(6000);
  });

  it('fails with the port’s error', async () => {
    const clock = new FakeClock();
    const busy = new LampwrightError('LAMP_BUSY', 'busy');
    const opener = {
      clock,
      openPort: () => Promise.reject(busy),
      openVirtualWire: () => new FakeSilentDevice(clock).wire,
    };
    const target = { type: 'port', port: { path: 'COM3' }, driver: 'auto' } as const;
    const { signal } = new AbortController();
    expect(await advanceToOutcome(clock, openLamp(opener, target, {}, signal))).toBe(busy);
  });
});
