import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameAt } from '#shared/animation/frameAt';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { inColorOrder, type Layout } from '#shared/lamp/Layout';
import { parseLayout } from '#shared/lamp/layoutText';
import { breathing, solid } from '#shared/program/commands';
import type { Program } from '#shared/program/Program';
import { endlessProgram } from '../../fakes/avr/avrPrograms';
import { FirmwareProcess, type TwinFrame } from '../../fakes/firmware/FirmwareProcess';
import { uploadToFirmware } from '../../fakes/firmware/uploads';
import { program as anyProgram } from '../../shared/program/arbitraries';
import { needs } from '../../tools/needs';

const ok = true as const;
const usual = parseLayout('10x14+32,GRB');
const white = endlessProgram('White', solid('#FFFFFF'));
const breath = endlessProgram('Breath', breathing('#FF8040', 1500));

/** The bytes the app would have the LEDs show. */
function lightOf(program: Program, layout: Layout, ms: number, brightness = 255, budgetMa = 450): Uint8Array {
  const frame = frameAt(program, layout, ms);
  guardFrame(frame, { brightness, budgetMa }, frame);
  return inColorOrder(frame, layout.colorOrder);
}

/** When frames were shown, in the time of a program that plays. */
const timesOf = (frames: readonly TwinFrame[]) => frames.map(({ ms }) => ms);

/** Compares the light of the firmware on this computer with the app; `share` of all cases. */
export function hostLightSuite(share: number): void {
  describe('the firmware: light', needs('g++'), () => {
    it('shows the very bytes of the app at the time it tells', async () => {
      const twin = await FirmwareProcess.start('--leds', '16x20', '--memory', '4096');
      await twin.advance(600);
      const layouts = [
        '10x14+32,GRB',
        '16x16,serpentine,rotate90,BRG',
        'ring24',
        'strip60,BGR',
        '5x9+13,counterclockwise',
      ];
      let [count, lit] = [0, 0];
      await fc.assert(
        fc.asyncProperty(
          anyProgram.filter((program) => encodeProgram(program).length <= 4096),
          fc.constantFrom(...layouts),
          fc.nat(255),
          fc.constantFrom(100, 450, 1000, 65_535),
          fc.oneof(fc.nat(30_000), fc.nat(0xffff_ffff)),
          async (program, text, brightness, limit, at) => {
            const layout = parseLayout(text);
            await twin.request({ do: 'layout', value: text });
            await twin.request({ do: 'brightness', value: brightness });
            await twin.request({ do: 'limit', ma: limit });
            await uploadToFirmware(twin, program, at);
            twin.takeFrames();
            await twin.advance(40);
            const frames = twin.takeFrames();
            expect(frames.length).toBeGreaterThanOrEqual(2);
            for (const { ms, bytes } of frames) {
              expect(bytes).toEqual(lightOf(program, layout, ms, brightness, limit));
              count++;
              if (bytes.some((byte) => byte > 0)) lit++;
            }
            expect(await twin.request({ do: 'status' })).toMatchObject({
              ms: frames.at(-1)?.ms,
              frame: frames.at(-1)?.number,
            });
          },
        ),
        { numRuns: Math.ceil(400 * share) },
      );
      expect(lit).toBeGreaterThan(count / 2);
    });

    it('turns all LEDs it may have dark at the start, then rises for half a second', async () => {
      const twin = await FirmwareProcess.start('--leds', 'ring24');
      await uploadToFirmware(twin, white);
      await twin.request({ do: 'keep' });
      await twin.advance(3000);
      twin.takeFrames();
      await twin.power();
      const [first] = twin.takeFrames();
      expect(first).toEqual({ number: 1, ms: 0, bytes: new Uint8Array(172 * 3) });
      await twin.advance(1000);
      const frames = twin.takeFrames();
      const layout = parseLayout('ring24');
      for (const { ms, bytes } of frames) {
        const brightness = ms < 500 ? Math.floor((255 * ms) / 500) : 255;
        expect(bytes).toEqual(lightOf(white, layout, ms, brightness));
      }
      expect(frames.filter(({ ms }) => ms < 500).length).toBeGreaterThan(25);
    });

    it('draws half of the limit after a brown-out, until it is told another', async () => {
      const twin = await FirmwareProcess.start();
      await uploadToFirmware(twin, white);
      await twin.request({ do: 'limit', ma: 800 });
      await twin.request({ do: 'keep' });
      await twin.advance(3000);
      const shownAt = async (budgetMa: number) => {
        await twin.advance(700);
        expect(twin.takeFrames().at(-1)?.bytes).toEqual(lightOf(white, usual, 0, 255, budgetMa));
        expect(await twin.request({ do: 'status' })).toMatchObject({ limit: 800 });
      };
      await twin.power('brown-out');
      await shownAt(400);
      await twin.request({ do: 'limit' });
      await shownAt(400);
      await twin.request({ do: 'limit', ma: 800 });
      await shownAt(800);
      await twin.power('brown-out');
      await shownAt(400);
      await twin.power('watchdog');
      await shownAt(800);
    });

    it('shows a frame each 16 ms while light moves, and one a second when it stands', async () => {
      const twin = await FirmwareProcess.start();
      await uploadToFirmware(twin, breath);
      await twin.advance(1000);
      twin.takeFrames();
      await twin.advance(1600);
      const times = timesOf(twin.takeFrames());
      expect(times).toHaveLength(100);
      for (const [at, ms] of times.slice(1).entries()) expect(ms - (times[at] ?? 0)).toBe(16);
      for (const request of ['stop', 'off']) {
        await twin.request({ do: request });
        await twin.advance(100);
        twin.takeFrames();
        await twin.advance(10_000);
        expect(twin.takeFrames()).toHaveLength(10);
      }
    });

    it('shows at once what is set while the light stands', async () => {
      const twin = await FirmwareProcess.start();
      await uploadToFirmware(twin, breath);
      await twin.advance(1000);
      const { ms } = await twin.request({ do: 'stop' });
      await twin.advance(100);
      twin.takeFrames();
      for (const brightness of [9, 200]) {
        await twin.request({ do: 'brightness', value: brightness });
        await twin.advance(20);
        expect(twin.takeFrames().at(-1)?.bytes).toEqual(lightOf(breath, usual, Number(ms), brightness));
      }
      await twin.request({ do: 'layout', value: 'strip9' });
      await twin.advance(20);
      const [dark, shown] = twin.takeFrames();
      expect(dark?.bytes).toEqual(new Uint8Array(172 * 3));
      expect(shown?.bytes).toEqual(lightOf(breath, parseLayout('strip9'), Number(ms), 200));
    });

    it('shows no frame while a line is arriving, but lets nobody keep it from showing any', async () => {
      const twin = await FirmwareProcess.start();
      await uploadToFirmware(twin, breath);
      await twin.advance(1000);
      twin.takeFrames();
      await twin.receive('{"do"');
      for (let at = 0; at < 60; at++) {
        await twin.advance(2);
        await twin.receive(' ');
      }
      expect(twin.takeFrames()).toEqual([]);
      await twin.advance(3);
      expect(twin.takeFrames()).toHaveLength(1);
      expect(await twin.typeLine(':"hello"}')).toMatchObject([{ ok }]);
      // Once it is too long it is no line, however it goes on.
      await twin.receive(`{${' '.repeat(191)}`);
      twin.takeFrames();
      for (let at = 0; at < 60; at++) {
        await twin.advance(2);
        await twin.receive(' ');
      }
      expect(twin.takeFrames().length).toBeGreaterThan(5);
      await twin.receive('\n');
      twin.takeFrames();
      const asked = 200;
      for (let at = 0; at < asked; at++) {
        await twin.receive('{"do":"status"');
        await twin.advance(1);
        await twin.receive('}\n');
        await twin.advance(1);
      }
      expect(twin.takeFrames().length).toBeGreaterThan(asked / 40);
    });

    it('goes on by its clock while it loads', async () => {
      const twin = await FirmwareProcess.start();
      await uploadToFirmware(twin, breath);
      await twin.advance(1000);
      await twin.request({ do: 'put', at: 0, data: 'AAAA' });
      await twin.advance(3050);
      expect(await twin.request({ do: 'status' })).toMatchObject({ state: 'playing', clock: 4050 });
      expect(twin.takeFrames().at(-1)?.ms).toBeGreaterThan(4000);
    });
  });
}
