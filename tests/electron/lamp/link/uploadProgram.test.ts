import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionAt, type Show } from '#shared/lamp/Show';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { fromBase64 } from '#shared/lamp/wire/base64';
import type { Members } from '#shared/lamp/wire/lines';
import { LampLink } from '../../../../electron/lamp/link/LampLink';
import { programChecksum } from '#shared/lamp/wire/crc';
import { uploadProgram, type ProgramUpload } from '../../../../electron/lamp/link/uploadProgram';
import { largeModel, smallModel, type LampModel } from '../../../../electron/lamp/virtual/LampModel';
import { VirtualLamp } from '../../../../electron/lamp/virtual/VirtualLamp';
import { VirtualWire } from '../../../../electron/lamp/virtual/VirtualWire';
import { FakeClock } from '../../../fakes/FakeClock';
import { statusOf } from './askDirectly';
import { outcomeOf, advanceToOutcome } from './outcomeOf';
import { ManualWire } from './ManualWire';
import { RecordingDevice } from './RecordingDevice';
import { programLargerThan, randomPrograms, redAndBlue, scenePrograms } from './uploadSamples';

function plug(model: LampModel = smallModel) {
  const clock = new FakeClock();
  const lamp = new VirtualLamp(clock, model);
  const tap = new RecordingDevice(lamp);
  const wire = new VirtualWire(tap, { clock, baud: 115_200 });
  const link = new LampLink(wire, clock);
  /** Uploads, advancing the clock until it has finished. */
  const put = (bytes: Uint8Array, positionMs = () => 0): Promise<unknown> =>
    advanceToOutcome(clock, uploadProgram(link, { bytes, maxLineLength: model.lineLength, positionMs }));
  return { clock, lamp, tap, wire, link, put };
}

/** Uploads to a lamp that accepts everything, or answers as given; returns the lines and the bytes it got. */
async function uploadByHand(
  what: Omit<ProgramUpload, 'positionMs'>,
  answer?: (request: Members, count: number) => Members,
) {
  const wire = new ManualWire();
  const staged: number[] = [];
  let count = 0;
  wire.onRequest = (request) => {
    const piece = fromBase64(String(request['data'])) ?? new Uint8Array();
    const at = request['do'] === 'play' ? Number(request['size']) - piece.length : Number(request['at']);
    expect(at, 'begins where the lamp is').toBeLessThanOrEqual(staged.length);
    staged.splice(at, piece.length, ...piece);
    const reply = answer?.(request, count++) ?? { ok: true };
    queueMicrotask(() => wire.sendMessage({ id: Number(request['id']), ...reply }));
  };
  const end = await outcomeOf(
    uploadProgram(new LampLink(wire, new FakeClock()), { ...what, positionMs: () => 0xffff_0000 }),
  );
  const lines = wire.writes.map((bytes) => new TextDecoder().decode(bytes).replaceAll('\n', ''));
  return { end, lines, wire, staged: Uint8Array.from(staged) };
}

describe('an upload', () => {
  it('delivers every byte in lines the lamp has room for, whatever their number', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 96, max: 1023 }),
        fc
          .integer({ min: 1, max: 5000 })
          .chain((size) => fc.uint8Array({ minLength: size, maxLength: size })),
        async (line, bytes) => {
          const { lines, wire, staged, end } = await uploadByHand({ bytes, maxLineLength: line });
          expect(end).toMatchObject({ ok: true });
          expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(line);
          expect(staged).toEqual(bytes);
          expect(wire.requests.map((request) => request['do']).indexOf('play')).toBe(lines.length - 1);
          expect(wire.lastRequest).toMatchObject({ size: bytes.length, sum: programChecksum(bytes) });
        },
      ),
      { numRuns: 150 },
    );
  });

  it('takes one line if the program is small', async () => {
    const bytes = encodeProgram(redAndBlue);
    const { lines } = await uploadByHand({ bytes, maxLineLength: 191 });
    expect(bytes.length).toBeGreaterThan(10);
    expect(lines).toHaveLength(1);
  });

  it('fills its lines: no more of them than needed', async () => {
    const bytes = new Uint8Array(480).fill(7);
    const { lines } = await uploadByHand({ bytes, maxLineLength: 191 });
    // 102 bytes per put and 75 with play.
    expect(lines).toHaveLength(5);
  });

  it('costs at most 2.2 bytes per byte of code plus 150, both ways together', async () => {
    const programs = [...scenePrograms(), ...randomPrograms(150, smallModel.memoryBytes)];
    const dear: string[] = [];
    let tried = 0;
    for (const program of programs) {
      const bytes = encodeProgram(program);
      if (bytes.length > smallModel.memoryBytes) continue;
      const { tap, put, lamp } = plug();
      expect(await put(bytes), program.name).toMatchObject({ ok: true });
      const cost = tap.exchangedBytes;
      expect(statusOf(lamp).sum, program.name).toBe(programChecksum(bytes));
      if (cost > 2.2 * bytes.length + 150) dear.push(`${program.name}: ${cost} for ${bytes.length}`);
      tried++;
    }
    expect(tried).toBeGreaterThan(200);
    expect(dear).toEqual([]);
  });

  it('makes the lamp play from the preview’s position', async () => {
    const large = programLargerThan(1500);
    const cases = [
      [smallModel, redAndBlue],
      [largeModel, redAndBlue],
      [largeModel, large],
    ] as const;
    for (const [model, program] of cases) {
      const { clock, lamp, put } = plug(model);
      const show: Show = { program, startedMs: clock.now() - 300 };
      await put(encodeProgram(program), () => positionAt(show, clock.now()));
      const off = statusOf(lamp).clock - positionAt(show, clock.now());
      expect(Math.abs(off), `${program.name} on ${model.name}: ${off} ms off`).toBeLessThanOrEqual(3);
    }
  });
});

describe('an upload continues', () => {
  const bytes = Uint8Array.from({ length: 400 }, (_, at) => at % 251);

  it('at the offset where the lamp reports a gap', async () => {
    const { end, wire } = await uploadByHand({ bytes, maxLineLength: 191 }, (_, count) =>
      count === 2 ? { error: 'gap', at: 51 } : { ok: true },
    );
    expect(end).toMatchObject({ ok: true });
    expect(wire.requests[3]).toMatchObject({ do: 'put', at: 51 });
  });

  it('from the start if the lamp has other bytes', async () => {
    const { end, wire } = await uploadByHand({ bytes, maxLineLength: 191 }, (request, count) =>
      request['do'] === 'play' && count < 6 ? { error: 'bad-sum' } : { ok: true },
    );
    expect(end).toMatchObject({ ok: true });
    expect(wire.requests.filter((request) => request['at'] === 0)).toHaveLength(2);
  });

  it('after the lamp restarted in the middle', async () => {
    const { clock, lamp, link } = plug();
    const code = encodeProgram(programLargerThan(350));
    const end = outcomeOf(uploadProgram(link, { bytes: code, maxLineLength: 191, positionMs: () => 0 }));
    await clock.advance(50);
    expect(statusOf(lamp).state).toBe('loading');
    lamp.powerCycle('brown-out');
    await clock.advance(2000);
    expect(await end).toMatchObject({ ok: true });
    expect(statusOf(lamp).sum).toBe(programChecksum(code));
  });

  it('but not forever', async () => {
    for (const error of [{ error: 'bad-sum' }, { error: 'gap', at: 0 }]) {
      const { end, lines } = await uploadByHand({ bytes, maxLineLength: 191 }, (request) =>
        request['do'] === 'play' ? error : { ok: true },
      );
      expect(end).toMatchObject({ code: 'LAMP_REFUSED', reason: error.error });
      expect(lines.length).toBeLessThan(60);
    }
  });

  it.each([
    { error: 'too-large', memory: 10 },
    { error: 'bad-program' },
    { error: 'gap' },
    { error: 'gap', at: 401 },
    { error: 'unknown' },
  ])('no more when the lamp says $error at $at', async (said) => {
    const { end, lines } = await uploadByHand({ bytes, maxLineLength: 191 }, () => said);
    expect(end).toMatchObject({ code: 'LAMP_REFUSED', reason: said.error });
    expect(lines).toHaveLength(1);
  });
});

describe('an upload that fails', () => {
  it('leaves the old program playing, complete', async () => {
    const { clock, lamp, wire, link, put } = plug();
    const old = encodeProgram(redAndBlue);
    await put(old);
    const end = outcomeOf(
      uploadProgram(link, { bytes: new Uint8Array(400), maxLineLength: 191, positionMs: () => 0 }),
    );
    await clock.advance(45);
    wire.goSilent(5000);
    await clock.advance(6000);
    expect(await end).toMatchObject({ code: 'LAMP_SILENT' });
    expect(statusOf(lamp)).toMatchObject({ state: 'playing', sum: programChecksum(old) });
  });
});
