import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { crc32, hexText } from '#shared/lamp/wire/crc';
import { sealLine } from '#shared/lamp/wire/lines';
import { rainbow, solid, step } from '#shared/program/commands';
import { largestProgram, avrProgram, endlessProgram } from '../../fakes/avr/avrPrograms';
import { FirmwareProcess } from '../../fakes/firmware/FirmwareProcess';
import { playRequestOf, putRequestOf, uploadToFirmware, uploadRequests } from '../../fakes/firmware/uploads';
import { needs } from '../../tools/needs';

const ok = true as const;
const red = endlessProgram('Red', solid('#FF0000'));
const long = encodeProgram(largestProgram);
const programChecksum = (code: Uint8Array) => hexText(crc32(code), 8);

/** A lamp that plays red since a second: its light has risen. */
async function redLamp(...options: string[]): Promise<FirmwareProcess> {
  const twin = await FirmwareProcess.start(...options);
  await uploadToFirmware(twin, red);
  await twin.advance(1000);
  twin.takeText();
  twin.takeFrames();
  return twin;
}

/** Uploads programs to the firmware on this computer, whole and hurt; `share` of all cases. */
export function hostUploadSuite(share: number): void {
  describe('the firmware: uploads', needs('g++'), () => {
    it('takes a short program in one line', async () => {
      const twin = await FirmwareProcess.start();
      const code = encodeProgram(red);
      expect(await twin.request(playRequestOf(code, 0, 250))).toEqual({ ok, ms: 250 });
      expect(await twin.request({ do: 'status' })).toMatchObject({
        state: 'playing',
        size: code.length,
        sum: programChecksum(code),
      });
    });

    it('takes pieces of any size, with repeats, and says how far it is', async () => {
      const twin = await redLamp();
      await fc.assert(
        fc.asyncProperty(
          fc.infiniteStream(fc.integer({ min: 0, max: 60 })),
          fc.infiniteStream(fc.boolean()),
          async (sizes, repeats) => {
            await twin.request(playRequestOf(encodeProgram(red)));
            let at = 0;
            for (const size of sizes) {
              if (at + size >= long.length) break;
              const piece = putRequestOf(at, long.subarray(at, at + size));
              at += size;
              expect(await twin.request(piece)).toEqual({ ok });
              if (repeats.next().value && size < at) expect(await twin.request(piece)).toEqual({ ok });
            }
            expect(await twin.request(playRequestOf(long, at))).toEqual({ ok, ms: 0 });
            expect(await twin.request({ do: 'status' })).toMatchObject({
              size: long.length,
              sum: programChecksum(long),
            });
          },
        ),
        { numRuns: Math.ceil(60 * share) },
      );
    });

    it('holds its picture while it loads', async () => {
      const twin = await redLamp();
      await twin.request(putRequestOf(0, long.subarray(0, 100)));
      await twin.advance(2999);
      expect(twin.takeFrames()).toEqual([]);
      expect(await twin.request({ do: 'status' })).toMatchObject({
        state: 'loading',
        sum: programChecksum(encodeProgram(red)),
      });
      await twin.advance(1);
      expect(await twin.request({ do: 'status' })).toMatchObject({ state: 'playing' });
      await twin.advance(20);
      expect(twin.takeFrames().length).toBeGreaterThan(0);
      expect(await twin.request(putRequestOf(100, long.subarray(100, 200)))).toEqual({ error: 'gap', at: 0 });
    });

    it('waits three seconds from the last piece, not from the first', async () => {
      const twin = await redLamp();
      for (let at = 0; at < 200; at += 20) {
        expect(await twin.request(putRequestOf(at, long.subarray(at, at + 20)))).toEqual({ ok });
        await twin.advance(2900);
      }
    });

    it('says where to go on after a gap', async () => {
      const twin = await redLamp();
      expect(await twin.request(putRequestOf(1, long.subarray(1, 10)))).toEqual({ error: 'gap', at: 0 });
      expect(await twin.request(playRequestOf(long, 430))).toEqual({ error: 'gap', at: 0 });
      await twin.request(putRequestOf(0, long.subarray(0, 90)));
      expect(await twin.request(putRequestOf(91, long.subarray(91, 120)))).toEqual({ error: 'gap', at: 90 });
      expect(await twin.request(playRequestOf(long, 430))).toEqual({ error: 'gap', at: 90 });
      for (const request of uploadRequests(long).slice(2))
        expect(await twin.request(request)).not.toHaveProperty('ok');
      await twin.request(putRequestOf(90, long.subarray(90, 180)));
      expect(await twin.request(putRequestOf(60, long.subarray(60, 100)))).toEqual({ ok });
      // What was staged behind a repeat was sent before it, and counts no more.
      expect(await twin.request(putRequestOf(101, long.subarray(101, 110)))).toEqual({
        error: 'gap',
        at: 100,
      });
      expect(await twin.request(putRequestOf(0, long.subarray(0, 10)))).toEqual({ ok });
    });

    it('refuses what does not fit, and leaves the rest as it is', async () => {
      const twin = await redLamp();
      const tooLarge = { error: 'too-large', memory: 480 };
      await twin.request(putRequestOf(0, new Uint8Array(90)));
      for (const at of [391, 480, 481, 65_535, 65_536, 4_294_967_295]) {
        expect(await twin.request(putRequestOf(at, new Uint8Array(90)))).toEqual(tooLarge);
      }
      for (const size of [481, 65_536, 65_537, 4_294_967_295]) {
        expect(await twin.request({ ...playRequestOf(encodeProgram(red)), size })).toEqual(tooLarge);
      }
      expect(await twin.request(putRequestOf(90, new Uint8Array(90)))).toEqual({ ok });
      const roomy = await redLamp('--memory', '4096');
      expect(await roomy.request(putRequestOf(0, new Uint8Array(90)))).toMatchObject({ ok });
      expect(await roomy.request(putRequestOf(4010, new Uint8Array(87)))).toEqual({
        error: 'too-large',
        memory: 4096,
      });
    });

    it('refuses members that are missing or wrong', async () => {
      const twin = await redLamp();
      const put = putRequestOf(0, long.subarray(0, 9));
      const play = playRequestOf(long.subarray(0, 9));
      const wrong = [
        { ...put, at: 'x' },
        { do: 'put', at: 0 },
        { do: 'put', data: 'AAAA' },
        ...['A', 'AA', 'AAA', 'AAAAA', 'A===', '====', 'AA=A', '=AAA', 'AA A', 'AA-_', 'AAA\u007F'].map(
          (data) => ({ ...put, data }),
        ),
        { ...put, data: 1 },
        { ...play, size: 0 },
        { ...play, size: 8 },
        { ...play, size: 'nine' },
        { ...play, sum: 'FFFFFFF' },
        { ...play, sum: 'FFFFFFFFF' },
        { ...play, sum: 'ffffffff' },
        { ...play, sum: 0 },
        { ...play, at: 'now' },
        { do: 'play', size: 9, data: play['data'] ?? '' },
        { ...play, data: 'A' },
      ];
      for (const request of wrong) {
        const [reply] = await twin.typeLine(sealLine(request));
        const isLine = !JSON.stringify(request).includes('\u007F');
        expect(reply, JSON.stringify(request)).toMatchObject(
          isLine ? { error: 'bad-value' } : { event: 'ignored' },
        );
      }
      for (const request of [put, play]) {
        expect(await twin.request({ ...request, form: 'json' })).toEqual({ error: 'cannot' });
      }
      expect(await twin.request({ ...put, form: 'code' })).toEqual({ ok });
    });

    it('reads base64 as everybody writes it', async () => {
      const twin = await FirmwareProcess.start();
      await fc.assert(
        fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 100 }), async (bytes) => {
          const at = bytes.length;
          expect(await twin.request(putRequestOf(0, bytes))).toEqual({ ok });
          // The sum is right only when each byte has come as it was; the program, hardly ever.
          const play = await twin.request({ do: 'play', size: at, sum: programChecksum(bytes) });
          expect(play).toEqual({ error: 'bad-program' });
        }),
        { numRuns: Math.ceil(300 * share) },
      );
    });

    it('plays on when the sum or the program is not right', async () => {
      const twin = await redLamp();
      const before = programChecksum(encodeProgram(red));
      const hurt = Uint8Array.from(long, (byte, at) => (at === 200 ? byte ^ 1 : byte));
      const unsound = Uint8Array.from(long, (byte, at) => (at === 0 ? 0x20 : byte));
      for (const [sent, said, error] of [
        [hurt, long, 'bad-sum'],
        [unsound, unsound, 'bad-program'],
        [long.subarray(0, 470), long.subarray(0, 470), 'bad-program'],
      ] as const) {
        const requests = uploadRequests(sent);
        for (const request of requests.slice(0, -1))
          expect(await twin.request(request)).toMatchObject({ ok });
        expect(await twin.request({ ...requests.at(-1), sum: programChecksum(said) })).toEqual({ error });
        expect(await twin.request({ do: 'status' })).toMatchObject({ state: 'playing', sum: before });
        twin.takeFrames();
        await twin.advance(20);
        expect(new Set(twin.takeFrames().flatMap(({ bytes }) => [bytes[0], bytes[2]]))).toEqual(new Set([0]));
      }
    });

    it('gives up staging by stop, off, layout and a play of what is held', async () => {
      const twin = await redLamp();
      for (const [request, state] of [
        [{ do: 'stop' }, 'stopped'],
        [{ do: 'play' }, 'playing'],
        [{ do: 'off' }, 'off'],
        [playRequestOf(encodeProgram(red)), 'playing'],
        [{ do: 'layout', value: '10x14+32,GRB' }, 'playing'],
      ] as const) {
        await twin.request(putRequestOf(0, long.subarray(0, 60)));
        expect(await twin.request({ do: 'status' })).toMatchObject({ state: 'loading' });
        expect(await twin.request(request)).toMatchObject({ ok });
        expect(await twin.request({ do: 'status' })).toMatchObject({ state });
        expect(await twin.request(putRequestOf(60, long.subarray(60, 100)))).toEqual({ error: 'gap', at: 0 });
      }
      for (const request of [
        { do: 'hello' },
        { do: 'status' },
        { do: 'layout' },
        { do: 'brightness', value: 9 },
      ]) {
        await twin.request(putRequestOf(0, long.subarray(0, 60)));
        await twin.request(request);
        expect(await twin.request({ do: 'status' })).toMatchObject({ state: 'loading' });
      }
    });

    it('can be asked again when a reply was lost', async () => {
      const twin = await redLamp();
      const requests = uploadRequests(long);
      for (const request of requests) await twin.request(request);
      await twin.advance(300);
      expect(await twin.request({ ...requests.at(-1), at: 42 })).toEqual({ ok, ms: 42 });
      const { data, ...bare } = { ...requests.at(-1), data: '' };
      expect(data).toBe('');
      expect(await twin.request({ ...bare, at: 43 })).toEqual({ ok, ms: 43 });
      // Another program with the same number of bytes is not taken for it.
      const other = Uint8Array.from(long, (byte, at) => (at === 479 ? byte ^ 1 : byte));
      expect(await twin.request(playRequestOf(other, 420))).toEqual({ error: 'gap', at: 0 });
    });

    it('plays the old program or the new one, whatever lines are lost or hurt', async () => {
      const twin = await redLamp();
      const two = avrProgram('Two', [step('a', rainbow(4000), 1000), step('b', solid('#00FF00'), 500)]);
      const sums = [red, largestProgram, two].map((program) => programChecksum(encodeProgram(program)));
      const fate = fc.constantFrom('fine', 'fine', 'fine', 'lost', 'hurt', 'cut', 'twice');
      let swaps = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(red, largestProgram, two),
          fc.infiniteStream(fate),
          fc.nat(59),
          async (program, fates, place) => {
            const before = await twin.request({ do: 'status' });
            const code = encodeProgram(program);
            let isTaken = false;
            for (const request of uploadRequests(code, 40)) {
              const line = Buffer.from(`${sealLine({ id: 5, ...request })}\n`);
              const happens = fates.next().value;
              if (happens === 'hurt') line[place] = (line[place] ?? 0) ^ 0x11;
              if (happens !== 'lost') await twin.receive(happens === 'cut' ? line.subarray(0, place) : line);
              if (happens === 'twice') await twin.receive(line);
              isTaken ||= twin.takeText().includes('"ok":true,"ms":0');
            }
            await twin.receive('\n');
            twin.takeText();
            await twin.advance(3100);
            const after = await twin.request({ do: 'status' });
            expect(after['sum']).toBe(isTaken ? programChecksum(code) : before['sum']);
            expect(sums).toContain(after['sum']);
            expect(after).toMatchObject({ state: expect.stringMatching(/playing|ended/) });
            if (after['sum'] !== before['sum']) swaps++;
          },
        ),
        { numRuns: Math.ceil(150 * share) },
      );
      expect(swaps).toBeGreaterThan(10 * share);
    });
  });
}
