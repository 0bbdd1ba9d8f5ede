import { describe, expect, it } from 'vitest';
import { openWledDriver } from '../../../../electron/lamp/drivers/openWledDriver';
import { baudFor, WledDevice } from '../../../../electron/lamp/streaming/wled/WledDevice';
import type { WledInfo } from '../../../../electron/lamp/streaming/wled/wledInfo';
import { newAdalightFrame } from '#shared/lamp/wire/adalight';
import { FakeWled, type WledOptions } from '../../../fakes/devices/FakeWled';
import { FakeSilentDevice } from '../../../fakes/devices/otherDevices';
import { advanceUntilSettled } from '../../../fakes/devices/advanceUntilSettled';
import { FakeClock } from '../../../fakes/FakeClock';

const info: WledInfo = { name: 'WLED', version: '0.15.0', build: 2412100, count: 172, maxPowerMa: 850 };

/** A lamp of 172 LEDs, for which 115200 baud is too slow. */
function setUp(options: WledOptions = {}): { clock: FakeClock; fake: FakeWled; device: WledDevice } {
  const clock = new FakeClock();
  const fake = new FakeWled(clock, { count: 172, ...options });
  return { clock, fake, device: new WledDevice(fake.wire, clock, info) };
}

/** Checks that a frame sent now arrives complete. */
async function expectFrames(clock: FakeClock, fake: FakeWled, count: number): Promise<void> {
  const before = fake.frames.length;
  await fake.wire.write(newAdalightFrame(count));
  await clock.advance(500);
  expect(fake.frames.length).toBe(before + 1);
}

describe('the speed for WLED', () => {
  it.each([
    [1, 115_200],
    [126, 115_200],
    [127, 230_400],
    [172, 230_400],
    [256, 460_800],
    [511, 500_000],
    [1000, 921_600],
    [1024, 1_000_000],
    [1664, 1_500_000],
    [4096, 1_500_000],
  ])('for %d LEDs is %d baud', (count, baud) => {
    expect(baudFor(count)).toBe(baud);
  });

  it('is raised if frames would be slow, and restored on release', async () => {
    const { clock, fake, device } = setUp();
    await advanceUntilSettled(clock, device.raiseBaud());
    expect([device.baud, fake.baud, fake.hostBaud]).toEqual([230_400, 230_400, 230_400]);
    await expectFrames(clock, fake, 172);
    await advanceUntilSettled(clock, device.release());
    expect([device.baud, fake.baud, fake.hostBaud]).toEqual([115_200, 115_200, 115_200]);
    expect(fake.commands).toEqual(['B1', 'v', 'B0']);
  });

  it('is not changed if 115200 is enough', async () => {
    const clock = new FakeClock();
    const fake = new FakeWled(clock, { count: 60 });
    const device = new WledDevice(fake.wire, clock, { ...info, count: 60 });
    await advanceUntilSettled(clock, device.raiseBaud());
    await advanceUntilSettled(clock, device.release());
    expect(fake.hostBytes).toEqual([]);
    expect(fake.hostBauds).toEqual([]);
  });

  it.each<[string, WledOptions]>([
    ['WLED knows only one', { hasOneSpeed: true }],
    ['nothing comes back at the new one', { muteAt: [230_400] }],
    ['the port does not support the new one', { unknownToHost: [230_400] }],
  ])('stays when %s', async (_, options) => {
    const { clock, fake, device } = setUp(options);
    await advanceUntilSettled(clock, device.raiseBaud());
    expect([device.baud, fake.baud, fake.hostBaud]).toEqual([115_200, 115_200, 115_200]);
    await expectFrames(clock, fake, 172);
  });

  it('is never changed in WLED if the port cannot follow', async () => {
    const { clock, fake, device } = setUp({ unknownToHost: [230_400] });
    await advanceUntilSettled(clock, device.raiseBaud());
    expect(fake.hostBytes).toEqual([]);
  });

  it('is not used if WLED has not changed it', async () => {
    const { clock, fake, device } = setUp({ hasOneSpeed: true });
    await advanceUntilSettled(clock, device.raiseBaud());
    expect(fake.hostBytes).toEqual([0xb1, 0x76]);
    expect(fake.hostBaud).toBe(115_200);
  });

  it('is raised even if WLED’s confirmation was lost', async () => {
    const { clock, fake, device } = setUp({ losesAgreement: true });
    await advanceUntilSettled(clock, device.raiseBaud());
    expect([device.baud, fake.baud, fake.hostBaud]).toEqual([230_400, 230_400, 230_400]);
  });

  it('fails within 3 s when WLED is lost during the change', async () => {
    const { clock, device } = setUp({ deafAt: [230_400] });
    const startMs = clock.now();
    await expect(advanceUntilSettled(clock, device.raiseBaud())).rejects.toMatchObject({
      code: 'LAMP_SILENT',
    });
    expect(clock.now() - startMs).toBeLessThan(3000);
  });

  it('does not block release when the cable is pulled', async () => {
    const { clock, fake, device } = setUp();
    await advanceUntilSettled(clock, device.raiseBaud());
    fake.unplug();
    await expect(advanceUntilSettled(clock, device.release())).resolves.toBeUndefined();
  });
});

describe('a known WLED lamp', () => {
  it('reports its info at once', async () => {
    const clock = new FakeClock();
    const fake = new FakeWled(clock, { name: 'Desk', count: 256, matrix: { w: 32, h: 8 }, stateBytes: 6000 });
    const device = await advanceUntilSettled(clock, WledDevice.open(fake.wire, clock));
    expect(device.info).toMatchObject({ name: 'Desk', count: 256, matrix: { w: 32, h: 8 }, maxPowerMa: 850 });
    expect(fake.commands).toEqual(['v', '{"v":true}']);
  });

  it('reports it even if it only starts when the port is opened', async () => {
    const clock = new FakeClock();
    const fake = new FakeWled(clock, { hearsAfterMs: 600 });
    expect((await advanceUntilSettled(clock, WledDevice.open(fake.wire, clock))).info.count).toBe(30);
    expect(fake.hostBauds).toEqual([]);
  });

  it('is asked again if its first answer was damaged', async () => {
    const clock = new FakeClock();
    const fake = new FakeWled(clock, { answersToLose: 1 });
    expect((await advanceUntilSettled(clock, WledDevice.open(fake.wire, clock))).info.count).toBe(30);
  });

  it.each([230_400, 460_800, 500_000, 576_000, 921_600, 1_000_000, 1_500_000])(
    'is recovered from %d baud, where a crashed app has left it',
    async (baud) => {
      const clock = new FakeClock();
      const fake = new FakeWled(clock, { baud });
      const device = await advanceUntilSettled(clock, WledDevice.open(fake.wire, clock));
      expect([device.baud, fake.baud, fake.hostBaud]).toEqual([115_200, 115_200, 115_200]);
      expect(device.info.count).toBe(30);
      expect(fake.commands, 'commands read at other speeds').toEqual(['v', 'B0', 'v', '{"v":true}']);
    },
  );

  it('is given up within 3 s when nothing answers, at the default speed', async () => {
    const clock = new FakeClock();
    const fake = new FakeSilentDevice(clock);
    const startMs = clock.now();
    await expect(advanceUntilSettled(clock, WledDevice.open(fake.wire, clock))).rejects.toMatchObject({
      code: 'LAMP_SILENT',
    });
    expect(clock.now() - startMs).toBeLessThanOrEqual(3000);
    expect(fake.hostBaud).toBe(115_200);
    expect(fake.byteListeners.size).toBe(0);
  });
});

describe('frames for WLED', () => {
  it('leave no byte over that would act as a command', async () => {
    const { clock, fake } = setUp();
    const frame = newAdalightFrame(172);
    // Each of these would be a command if it were not a pixel.
    frame.set(
      Uint8Array.from({ length: 516 }, (_, at) => Buffer.from('vlLOo{I\u00b5', 'latin1')[at % 8] ?? 0),
      6,
    );
    for (let count = 0; count < 5; count++) await fake.wire.write(frame);
    await clock.advance(1000);
    expect(fake.frames.length).toBe(5);
    expect(fake.frames[0]).toEqual(frame.slice(6));
    expect(fake.commands).toEqual([]);
  });

  it('would act as commands if they stated one LED more than they have', async () => {
    const { clock, fake } = setUp();
    const frame = newAdalightFrame(173);
    frame.fill(0x76, 6);
    for (let count = 0; count < 5; count++) await fake.wire.write(frame.slice(0, -3));
    await clock.advance(1000);
    expect(fake.commands).toContain('v');
  });

  it('suppress its own light for 2.5 s', async () => {
    const { clock, fake } = setUp();
    await fake.wire.write(newAdalightFrame(172));
    await clock.advance(100);
    expect(fake.isLive).toBe(true);
    await clock.advance(2500);
    expect(fake.isLive).toBe(false);
  });
});

describe('a lamp with WLED', () => {
  it('is dark until a scene is played, shows whole frames, and is left as it was', async () => {
    const clock = new FakeClock();
    const fake = new FakeWled(clock, { name: 'Desk', count: 256, matrix: { w: 16, h: 16 } });
    const device = await advanceUntilSettled(clock, WledDevice.open(fake.wire, clock));
    const driver = await advanceUntilSettled(clock, openWledDriver(device, fake.wire, clock, {}));
    expect(driver.info).toMatchObject({
      kind: 'wled',
      name: 'Desk',
      firmware: 'WLED 0.15.0',
      canKeep: false,
    });
    await driver.off();
    await clock.advance(100);
    expect(fake.frames.at(-1)).toEqual(new Uint8Array(256 * 3));
    await advanceUntilSettled(clock, driver.release());
    expect([fake.baud, fake.hostBaud]).toEqual([115_200, 115_200]);
    expect(fake.commands).toEqual(['v', '{"v":true}', 'B2', 'v', 'B0']);
  });
});
