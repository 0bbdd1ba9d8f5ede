import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { improvInfoRequest } from '../../../../electron/lamp/identify/improv';
import { sealLine } from '#shared/lamp/wire/lines';
import { FakeAdalight } from '../../../fakes/devices/FakeAdalight';
import type { FakeDevice } from '../../../fakes/devices/FakeDevice';
import { FakeWled } from '../../../fakes/devices/FakeWled';
import {
  FakeRepeatingDevice,
  FakeTimedDevice,
  FakeEsphome,
  FakeModem,
  FakeNative,
  FakePrinter,
  FakeSilentDevice,
  helloMembers,
} from '../../../fakes/devices/otherDevices';
import { FakeClock } from '../../../fakes/FakeClock';
import { advanceUntilSettled } from '../../../fakes/devices/advanceUntilSettled';
import { timeIdentify } from './timeIdentify';
import { identifyDevice, type IdentifyPhase } from '../../../../electron/lamp/identify/identifyDevice';

const gpsText = '$GPGGA,123519,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*47\r\n';

const devices = {
  'a lamp of ours that runs': (clock: FakeClock) => new FakeNative(clock),
  'a lamp of ours that starts': (clock: FakeClock) => new FakeNative(clock, { startsAfterMs: 1200 }),
  'WLED that runs': (clock: FakeClock) => new FakeWled(clock),
  'WLED that starts': (clock: FakeClock) => new FakeWled(clock, { startsAfterMs: 900 }),
  'WLED without Improv': (clock: FakeClock) => new FakeWled(clock, { hasNoImprov: true }),
  'WLED without JSON': (clock: FakeClock) => new FakeWled(clock, { hasNoJson: true }),
  'WLED with a large state': (clock: FakeClock) =>
    new FakeWled(clock, { stateBytes: 9000, hasNoImprov: true }),
  'WLED at another speed': (clock: FakeClock) => new FakeWled(clock, { baud: 921_600 }),
  'an Adalight lamp': (clock: FakeClock) => new FakeAdalight(clock),
  'an Adalight lamp that says it once': (clock: FakeClock) => new FakeAdalight(clock, { says: 'once' }),
  'an Adalight lamp at another speed': (clock: FakeClock) => new FakeAdalight(clock, { baud: 230_400 }),
  'an Adalight lamp that says nothing': (clock: FakeClock) => new FakeAdalight(clock, { says: 'never' }),
  'a modem': (clock: FakeClock) => new FakeModem(clock),
  'a printer': (clock: FakeClock) => new FakePrinter(clock),
  'a GPS receiver': (clock: FakeClock) => new FakeRepeatingDevice(clock, gpsText, 115_200),
  'a GPS receiver at another speed': (clock: FakeClock) => new FakeRepeatingDevice(clock, gpsText, 9600),
  ESPHome: (clock: FakeClock) => new FakeEsphome(clock),
  nothing: (clock: FakeClock) => new FakeSilentDevice(clock),
} satisfies Record<string, (clock: FakeClock) => FakeDevice>;

const titles = Object.keys(devices) as (keyof typeof devices)[];

/** Everything identification may send, in this order; only WLED gets the last. */
const hellos = [1, 2, 3].map((id) => `${sealLine({ id, do: 'hello' })}\n`);
const probes = [Buffer.from(improvInfoRequest).toString('latin1'), 'v'];
const infoRequest = '{"v":true}\n';

describe('identifying an unknown port finds', () => {
  it('a running lamp of ours, after waiting for a banner', async () => {
    const clock = new FakeClock();
    const { found, tookMs } = await timeIdentify(clock, new FakeNative(clock));
    expect(found).toMatchObject({ kind: 'native', hello: { lamp: 'Lampwright', memory: 480, most: 172 } });
    expect(tookMs).toBeGreaterThanOrEqual(2500);
    expect(tookMs).toBeLessThan(2600);
  });

  it('a starting lamp of ours, as soon as its banner comes', async () => {
    const clock = new FakeClock();
    const { found, tookMs } = await timeIdentify(clock, new FakeNative(clock, { startsAfterMs: 1200 }));
    expect(found.kind).toBe('native');
    expect(tookMs).toBeLessThan(1300);
  });

  it('a lamp of ours that dropped lines, asking again at once', async () => {
    const clock = new FakeClock();
    const device = new FakeNative(clock, { startsAfterMs: 100 });
    device.linesToDrop = 2;
    const { found, tookMs } = await timeIdentify(clock, device);
    expect(found.kind).toBe('native');
    expect(device.hostText).toBe(hellos.join(''));
    expect(tookMs).toBeLessThan(450);
  });

  it('a lamp of ours with noise on its lines', async () => {
    const clock = new FakeClock();
    const device = new FakeNative(clock, { startsAfterMs: 300, noise: '\u00fe~\u0000x' });
    expect((await timeIdentify(clock, device)).found.kind).toBe('native');
  });

  it('no lamp of ours if the protocol differs', async () => {
    const clock = new FakeClock();
    const { found } = await timeIdentify(clock, new FakeNative(clock, { members: { protocol: 2 } }));
    expect(found).toMatchObject({ kind: 'other', text: expect.stringContaining('"protocol":2') });
  });

  it('no lamp of ours in a reply without checksum', async () => {
    const clock = new FakeClock();
    const reply = `${JSON.stringify({ id: 1, ...helloMembers })}\n`;
    const device = new FakeTimedDevice(clock, [{ atMs: 2600, bytes: Buffer.from(reply) }]);
    expect((await timeIdentify(clock, device)).found.kind).toBe('other');
  });

  it('WLED with its name, LEDs and limit', async () => {
    const clock = new FakeClock();
    const options = { name: 'Küche', count: 256, matrix: { w: 16, h: 16 }, maxpwr: 2000 };
    const { found } = await timeIdentify(clock, new FakeWled(clock, options));
    const info = { name: 'Küche', version: '0.15.0', build: 2412100, count: 256, matrix: { w: 16, h: 16 } };
    expect(found).toEqual({ kind: 'wled', info: { ...info, maxPowerMa: 2000 } });
  });

  it.each(['WLED that starts', 'WLED without Improv', 'WLED with a large state'] as const)(
    '%s',
    async (title) => {
      const clock = new FakeClock();
      expect((await timeIdentify(clock, devices[title](clock))).found.kind).toBe('wled');
    },
  );

  it('that WLED without JSON cannot be used, with its version', async () => {
    const clock = new FakeClock();
    const { found } = await timeIdentify(clock, new FakeWled(clock, { hasNoJson: true, hasNoImprov: true }));
    expect(found).toEqual({ kind: 'other', text: 'WLED 2412100' });
  });

  it.each(['every-second', 'once'] as const)('an Adalight lamp that sends Ada %s', async (says) => {
    const clock = new FakeClock();
    expect((await timeIdentify(clock, new FakeAdalight(clock, { says }))).found).toEqual({
      kind: 'adalight',
    });
  });

  it('an Adalight lamp that was busy and finally sends Ada', async () => {
    const clock = new FakeClock();
    const { found } = await timeIdentify(clock, new FakeAdalight(clock, { startsAfterMs: 5700 }));
    expect(found).toEqual({ kind: 'adalight' });
  });

  it.each([
    ['a modem', 'ERROR'],
    ['a printer', 'start echo:Marlin 2.1.2'],
    ['a GPS receiver', '$GPGGA'],
    ['ESPHome', 'ESPHome 2024.6.1'],
  ] as const)('that %s is something else', async (title, words) => {
    const clock = new FakeClock();
    const { found } = await timeIdentify(clock, devices[title](clock));
    expect(found).toMatchObject({ kind: 'other', text: expect.stringContaining(words) });
  });

  it.each(['nothing', 'an Adalight lamp that says nothing'] as const)(
    'silence if there is %s',
    async (title) => {
      const clock = new FakeClock();
      expect((await timeIdentify(clock, devices[title](clock))).found).toEqual({ kind: 'silent' });
    },
  );

  it.each([
    300, 1200, 2400, 9600, 19_200, 38_400, 57_600, 74_880, 230_400, 250_000, 460_800, 500_000, 921_600,
  ])('a wrong speed if text comes at %d baud', async (baud) => {
    for (const text of [gpsText, 'temperature 21.5\r\n', 'echo:busy processing\n']) {
      const clock = new FakeClock();
      const { found } = await timeIdentify(clock, new FakeRepeatingDevice(clock, text, baud));
      expect(found, text).toEqual({ kind: 'wrong-speed' });
    }
  });
});

describe('identifying an unknown port', () => {
  it.each(titles)('sends %s nothing but its requests', async (title) => {
    const clock = new FakeClock();
    const device: FakeDevice = devices[title](clock);
    const { found } = await timeIdentify(clock, device);
    const isWled = device instanceof FakeWled && device.baud === 115_200;
    const whole = [...hellos, ...probes, ...(isWled ? [infoRequest] : [])].join('');
    const expected =
      found.kind === 'native' ? hellos[0] : title === 'ESPHome' ? [...hellos, probes[0]].join('') : whole;
    expect(device.hostText).toBe(expected);
    expect(device.hostBauds).toEqual([]);
  });

  it.each(titles)('takes at most 6 s for %s, and leaves nothing behind', async (title) => {
    const clock = new FakeClock();
    const device: FakeDevice = devices[title](clock);
    const { tookMs } = await timeIdentify(clock, device);
    expect(tookMs).toBeLessThanOrEqual(6000);
    expect(device.byteListeners.size).toBe(0);
  });

  it('makes WLED do nothing but answer', async () => {
    const clock = new FakeClock();
    const device = new FakeWled(clock);
    await timeIdentify(clock, device);
    expect(device.commands).toEqual([
      ...hellos.map((line) => line.trim()),
      'improv',
      'v',
      infoRequest.trim(),
    ]);
    expect(device.frames).toEqual([]);
  });

  it('makes no printer move, and no Adalight lamp show anything', async () => {
    const clock = new FakeClock();
    const printer = new FakePrinter(clock);
    const adalight = new FakeAdalight(clock);
    await timeIdentify(clock, printer);
    await timeIdentify(clock, adalight);
    expect(printer.moves).toEqual([]);
    expect(adalight.frames).toEqual([]);
  });

  it('ends in time and never takes noise for a lamp, whatever arrives and when', async () => {
    const drop = fc.record({
      atMs: fc.integer({ min: 0, max: 7000 }),
      bytes: fc.oneof(
        fc.uint8Array({ minLength: 1, maxLength: 60 }),
        fc
          .constantFrom('Ad', 'WLED ', '{"state":', '{"ok":true', 'IMPROV\u0001\u0004', '\n')
          .map((text) => Buffer.from(text)),
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(drop, { maxLength: 40 }), async (drops) => {
        const clock = new FakeClock();
        const device = new FakeTimedDevice(clock, drops);
        const { found, tookMs } = await timeIdentify(clock, device);
        expect(tookMs).toBeLessThanOrEqual(6000);
        expect(['silent', 'wrong-speed', 'other', 'adalight']).toContain(found.kind);
        expect(device.hostText).toMatch(/^(?:\{"id":\d,"do":"hello","crc":"[0-9A-F]{4}"\}\n){3}IMPROV/);
        expect([...hellos, ...probes].join('') + infoRequest).toContain(device.hostText);
      }),
      { numRuns: 60 },
    );
  });

  it('reports its phases', async () => {
    const clock = new FakeClock();
    const phases: IdentifyPhase[] = [];
    await timeIdentify(clock, new FakeSilentDevice(clock), { onPhase: (phase) => phases.push(phase) });
    expect(phases).toEqual(['banner', 'hello', 'improv', 'version', 'adalight']);
  });

  it.each([0, 1000, 2600, 4000, 5000])('stops at once when aborted after %d ms', async (atMs) => {
    const clock = new FakeClock();
    const device = new FakeSilentDevice(clock);
    const stop = new AbortController();
    let sent = 0;
    clock.after(atMs, () => {
      sent = device.hostBytes.length;
      stop.abort();
    });
    const startMs = clock.now();
    const looking = identifyDevice(device.wire, clock, { signal: stop.signal });
    await expect(advanceUntilSettled(clock, looking)).rejects.toMatchObject({ code: 'STOPPED' });
    expect(clock.now() - startMs).toBeLessThanOrEqual(atMs + 10);
    expect(device.hostBytes.length).toBe(sent);
    expect(device.byteListeners.size).toBe(0);
    expect(clock.waiting).toBe(0);
  });

  it.each([1000, 2600, 5000])('fails when the cable is pulled after %d ms', async (atMs) => {
    const clock = new FakeClock();
    const device = new FakeSilentDevice(clock);
    clock.after(atMs, () => device.unplug());
    await expect(advanceUntilSettled(clock, identifyDevice(device.wire, clock))).rejects.toMatchObject({
      code: 'LAMP_GONE',
    });
  });

  it('fails in time when the port accepts no bytes', async () => {
    const clock = new FakeClock();
    const { wire } = new FakeSilentDevice(clock);
    const stuck = { ...wire, write: () => new Promise<void>(() => {}) };
    const startMs = clock.now();
    await expect(advanceUntilSettled(clock, identifyDevice(stuck, clock))).rejects.toMatchObject({
      code: 'LAMP_SILENT',
    });
    expect(clock.now() - startMs).toBeLessThanOrEqual(6000);
  });
});
