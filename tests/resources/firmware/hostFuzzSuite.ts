import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sealLine } from '#shared/lamp/wire/lines';
import { solid } from '#shared/program/commands';
import { endlessProgram } from '../../fakes/avr/avrPrograms';
import { FirmwareProcess } from '../../fakes/firmware/FirmwareProcess';
import { uploadToFirmware } from '../../fakes/firmware/uploads';
import { needs } from '../../tools/needs';

const verbs = 'hello put play stop off brightness limit layout keep forget status'.split(' ');
const names = 'id do at size sum data value ma form crc x'.split(' ');
const value = fc.oneof(
  fc.constantFrom(...verbs, '10x14+32', 'EAEQAQ==', 'AAAA', 'code', '00000000', '', '{', 'Ada'),
  fc.string({ unit: 'grapheme-ascii', maxLength: 30 }),
);
const member = fc.oneof(
  value.map((text) => JSON.stringify(text)),
  fc.nat().map(String),
  fc.constantFrom('true', '-1', '[', ''),
);
const line = fc
  .array(fc.tuple(fc.constantFrom(...names), member), { maxLength: 6 })
  .map((members) => `{${members.map(([name, text]) => `"${name}":${text}`).join(',')}}`);
const header = fc
  .tuple(fc.constantFrom(171, 172, 170, 0), fc.boolean())
  .map(([count, isRight]) => Uint8Array.of(0x41, 0x64, 0x61, 0, count, count ^ (isRight ? 0x55 : 0x54)));

/** What may arrive: noise, lines that nearly make sense, parts of frames, time. */
const arrival = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  line.map((text) => Buffer.from(`${text}\n`)),
  line.map((text) => Buffer.from(text)),
  fc
    .tuple(fc.constantFrom(...verbs), value)
    .map(([verb, text]) =>
      Buffer.from(`${sealLine({ do: verb, value: text.replace(/[^ -!#-[\]-~]/g, ''), at: 0 })}\n`),
    ),
  header,
  fc.integer({ min: 1, max: 600 }).map((size) => new Uint8Array(size).fill(0x7b)),
  fc.integer({ min: 0, max: 400 }),
);

/** Sends the firmware so many storms of bytes. */
export function hostFuzzSuite(storms: number): void {
  describe('the firmware in a storm', needs('g++'), () => {
    it('stands any bytes and answers a hello after 200 ms of silence', async () => {
      const twin = await FirmwareProcess.start();
      await uploadToFirmware(twin, endlessProgram('Red', solid('#FF0000')));
      let [answered, events] = [0, 0];
      await fc.assert(
        fc.asyncProperty(fc.array(arrival, { minLength: 1, maxLength: 20 }), async (storm) => {
          for (const part of storm) {
            if (typeof part === 'number') await twin.advance(part);
            else await twin.receive(part);
          }
          await twin.advance(200);
          twin.takeFrames();
          // A line may be open still: people type. What is dropped then is told, and asked again at once.
          const replies = await twin.typeLine(sealLine({ id: 1, do: 'hello' }));
          if (replies.some(({ event }) => event === 'ignored')) {
            events++;
            expect(await twin.typeLine(sealLine({ id: 1, do: 'hello' }))).toMatchObject([
              { id: 1, ok: true },
            ]);
          } else {
            answered++;
            expect(replies.filter((reply) => !('event' in reply))).toMatchObject([{ id: 1, ok: true }]);
          }
        }),
        { numRuns: storms },
      );
      expect(answered).toBeGreaterThan(storms / 15);
      expect(events).toBeGreaterThan(storms / 15);
    });

    it('stands power that comes and goes at any time', async () => {
      const twin = await FirmwareProcess.start('--leds', 'strip7');
      await fc.assert(
        fc.asyncProperty(fc.array(arrival, { maxLength: 6 }), fc.nat(40), async (storm, writes) => {
          await twin.failBehind(writes);
          for (const part of storm) {
            if (typeof part === 'number') await twin.advance(part * 30);
            else await twin.receive(part);
          }
          await twin.power();
          expect(await twin.request({ do: 'status' })).toMatchObject({
            ok: true,
            state: expect.stringMatching(/empty|playing|ended/),
          });
        }),
        { numRuns: Math.ceil(storms / 5) },
      );
    });
  });
}
