import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLayout, parseLayout } from '#shared/lamp/layoutText';
import type { Members } from '#shared/lamp/wire/lines';
import { statusSchema } from '#shared/lamp/wire/messages';
import { breathing, pulse, rainbow, solid, step } from '#shared/program/commands';
import { avrProgram, endlessProgram } from '../../fakes/avr/avrPrograms';
import { FirmwareProcess } from '../../fakes/firmware/FirmwareProcess';
import { uploadToFirmware } from '../../fakes/firmware/uploads';
import { needs } from '../../tools/needs';

const ok = true as const;

/** Asks the firmware on this computer for everything that it can be asked; `share` of all cases. */
export function hostRequestsSuite(share: number): void {
  describe('the firmware: requests', needs('g++'), () => {
    it('refuses what it does not know', async () => {
      const twin = await FirmwareProcess.start();
      for (const verb of ['', 'Hello', 'hell', 'hello ', 'puts', 'p', 'hello|put']) {
        expect(await twin.request({ do: verb })).toEqual({ error: 'unknown' });
      }
      expect(await twin.request({ do: 1 })).toEqual({ error: 'bad-value' });
      expect(await twin.request({ done: 'off' })).toEqual({ error: 'bad-value' });
    });

    it('keeps numbers within their range and tells them without one', async () => {
      const twin = await FirmwareProcess.start();
      for (const [request, name, most] of [
        ['brightness', 'value', 255],
        ['limit', 'ma', 65_535],
      ] as const) {
        for (const value of [0, 1, most]) {
          expect(await twin.request({ do: request, [name]: value })).toEqual({ ok, [request]: value });
          expect(await twin.request({ do: request })).toEqual({ ok, [request]: value });
        }
        for (const value of [
          most + 1,
          65_536,
          4_294_967_295,
          4_294_967_296,
          4_294_967_299,
          1e15,
          'x',
          true,
        ] as const) {
          expect(await twin.request({ do: request, [name]: value })).toEqual({ error: 'bad-value' });
        }
        expect(await twin.request({ do: request })).toEqual({ ok, [request]: most });
      }
    });

    it('reads and writes layouts as the app does', async () => {
      const twin = await FirmwareProcess.start('--leds', '32x32');
      const words = [
        'serpentine',
        'MIRRORED',
        'rotate90',
        'rotate0',
        'rotate180',
        'rotate270',
        'GRB',
        'bgr',
        'Rgb',
      ];
      const ambient = [
        'counterclockwise',
        'clockwise',
        'from-top-right',
        'from-bottom-left',
        'from-bottom-right',
      ];
      const wrong = ['', 'grbx', 'rotate45', 'from', '12'];
      const number = fc.oneof(fc.nat(40), fc.constantFrom(0, 1024, 1025, 4097, 65_537, 99_999_999_999));
      const size = fc.oneof(
        fc.tuple(number, number).map(([a, b]) => `${a}x${b}`),
        fc.tuple(number, number, number).map(([a, b, c]) => `${a} X ${b} + ${c}`),
        fc
          .tuple(fc.constantFrom('ring', 'strip', 'Ring-', 'strip ', 'ringx', 'rin'), number)
          .map((parts) => parts.join('')),
        fc.constantFrom('10', 'x10', '10x', '10x14+', '10x14grb', '10+3'),
      );
      const some = fc.array(fc.constantFrom(...words, ...ambient, ...wrong.slice(0, 2)), { maxLength: 4 });
      const gap = fc.constantFrom(',', ' ', ', ', ',,');
      const text = fc.tuple(size, some, gap).map(([first, rest, between]) => [first, ...rest].join(between));
      let sound = 0;
      await fc.assert(
        fc.asyncProperty(text, async (value) => {
          const expected = readByApp(value, 1024);
          if ('ok' in expected) sound++;
          expect(await twin.request({ do: 'layout', value })).toEqual(expected);
        }),
        { numRuns: Math.ceil(1500 * share) },
      );
      expect(sound).toBeGreaterThan(200 * share);
      for (const value of wrong)
        expect(await twin.request({ do: 'layout', value })).toEqual({ error: 'bad-value' });
      expect(await twin.request({ do: 'layout', value: 7 })).toEqual({ error: 'bad-value' });
    });

    it('tells what plays and how far it is', async () => {
      const twin = await FirmwareProcess.start();
      const empty = { state: 'empty', ms: 0, clock: 0, step: 0, pass: 0, size: 0, scaled: 100, kept: 'no' };
      expect(await twin.request({ do: 'status' })).toEqual({
        ok,
        ...empty,
        frame: 1,
        brightness: 255,
        limit: 450,
      });
      const steps = [step('a', rainbow(3000), 1000), step('b', solid('#002000'), 500)];
      const code = await uploadToFirmware(
        twin,
        avrProgram('Two', steps, { loop: { start_step: 'a', end_step: 'b', count: 0 } }),
      );
      await twin.advance(4200);
      const status = await twin.request({ do: 'status' });
      expect(statusSchema.safeParse(status).success).toBe(true);
      expect(status).toMatchObject({ state: 'playing', step: 1, pass: 2, size: code.length, clock: 4200 });
      const shown = twin.takeFrames().at(-1);
      expect(status).toMatchObject({ ms: shown?.ms, frame: shown?.number });
      expect(shown?.ms).toBeGreaterThan(4200 - 17);
      expect(await twin.request({ do: 'stop' })).toEqual({ ok, ms: shown?.ms });
      await twin.advance(2500);
      expect(await twin.request({ do: 'status' })).toMatchObject({
        state: 'stopped',
        ms: shown?.ms,
        clock: shown?.ms,
      });
      expect(await twin.request({ do: 'off' })).toEqual({ ok });
      expect(await twin.request({ do: 'status' })).toMatchObject({ state: 'off', size: code.length });
      expect(await twin.request({ do: 'stop' })).toMatchObject({ ok });
      expect(await twin.request({ do: 'status' })).toMatchObject({ state: 'off' });
      expect(await twin.request({ do: 'play', at: 1100 })).toEqual({ ok, ms: 1100 });
      expect(await twin.request({ do: 'status' })).toMatchObject({ state: 'playing', ms: 1100, step: 1 });
      expect(await twin.request({ do: 'play' })).toEqual({ ok, ms: 0 });
    });

    it('stands still at the place it was sent to, even before that was shown', async () => {
      const twin = await FirmwareProcess.start();
      await uploadToFirmware(twin, endlessProgram('Breath', breathing('#FF2040', 1500)));
      await twin.advance(1000);
      await twin.request({ do: 'play', at: 777 });
      expect(await twin.request({ do: 'stop' })).toEqual({ ok, ms: 777 });
      twin.takeFrames();
      await twin.advance(20);
      expect(twin.takeFrames().map(({ ms }) => ms)).toEqual([777]);
    });

    it('refuses to play or keep nothing', async () => {
      const twin = await FirmwareProcess.start();
      for (const verb of ['play', 'keep'])
        expect(await twin.request({ do: verb })).toEqual({ error: 'no-program' });
      expect(await twin.request({ do: 'stop' })).toEqual({ ok, ms: 0 });
      expect(await twin.request({ do: 'forget' })).toEqual({ ok });
    });

    it('tells steps, four a second at most, and the end once', async () => {
      const twin = await FirmwareProcess.start();
      const flash = step('a', pulse('#102030', 300), 100);
      const rest = step('b', solid('#102030'), 900);
      const program = avrProgram('Short', [flash, rest], {
        loop: { start_step: 'a', end_step: 'a', count: 20 },
        on_complete: { command: solid('#000001') },
      });
      await uploadToFirmware(twin, program);
      twin.takeText();
      await twin.advance(6000);
      const events = twin.takeLines();
      const steps = events.filter(({ event }) => event === 'step');
      const times = steps.map(({ ms }) => Number(ms));
      expect(steps[0]).toMatchObject({ step: 0, pass: 0 });
      for (const [at, ms] of times.slice(1).entries())
        expect(ms - (times[at] ?? 0)).toBeGreaterThanOrEqual(250);
      expect(steps.slice(-2)).toMatchObject([
        { step: 1, pass: 19 },
        { step: 2, pass: 19 },
      ]);
      const ends = events.filter(({ event }) => event === 'ended');
      expect(ends).toHaveLength(1);
      expect(Number(ends[0]?.['ms'])).toBeGreaterThanOrEqual(2900);
      expect(await twin.request({ do: 'status' })).toMatchObject({ state: 'ended', step: 2 });
      expect(events.length).toBe(steps.length + 1);
    });

    it('plays on through the whole of time', async () => {
      const twin = await FirmwareProcess.start();
      const program = avrProgram('Round', [step('a', rainbow(3000), 700), step('b', solid('#002000'), 400)], {
        loop: { start_step: 'a', end_step: 'b', count: 0 },
      });
      await uploadToFirmware(twin, program);
      const reply = await twin.request({ do: 'play', at: 4_294_967_295 });
      expect(Number(reply['ms']) % 1100).toBe(4_294_967_295 % 1100);
      expect(Number(reply['ms'])).toBeLessThan(2 ** 31);
      await twin.advance(3000);
      expect(await twin.request({ do: 'status' })).toMatchObject({ clock: Number(reply['ms']) + 3000 });
      expect(await twin.request({ do: 'play', at: 4_294_967_296 })).toEqual({ error: 'bad-value' });
    });
  });
}

/** What the lamp should reply to a layout, by the app's own reader. */
function readByApp(text: string, most: number): Members {
  try {
    const layout = parseLayout(text);
    if (layout.columns * layout.rows + layout.ambient > most) return { error: 'bad-value' };
    return { ok, layout: formatLayout(layout) };
  } catch {
    return { error: 'bad-value' };
  }
}
