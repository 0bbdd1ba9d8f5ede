import fc from 'fast-check';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { toBase64 } from '#shared/lamp/wire/base64';
import { crc32, hexText } from '#shared/lamp/wire/crc';
import { sealLine, type Members } from '#shared/lamp/wire/lines';
import { resetCauses } from '#shared/lamp/wire/messages';
import { color, program } from '../../shared/program/arbitraries';
import { programOf, solidStep } from '../../shared/animation/showing';
import type { LampIncident } from './SameLamp';

/** Short steps, so that many of them pass in one sequence. */
const quickProgram = fc
  .record({
    steps: fc.array(fc.record({ color, ms: fc.integer({ min: 20, max: 700 }) }), {
      minLength: 1,
      maxLength: 4,
    }),
    rounds: fc.option(fc.nat({ max: 3 }), { nil: undefined }),
    hasEnding: fc.boolean(),
    stays: fc.boolean(),
  })
  .map(({ steps, rounds, hasEnding, stays }) => {
    const last = steps.length - 1;
    const loopEnd = stays ? last - 1 : last;
    return programOf({
      name: 'Quick',
      steps: steps.map((step, at) =>
        solidStep(String(at), step.color, stays && at === last ? null : step.ms, Math.min(step.ms, 60)),
      ),
      ...(rounds !== undefined &&
        loopEnd >= 0 && { loop: { count: rounds, start_step: '0', end_step: String(loopEnd) } }),
      ...(hasEnding && {
        on_complete: { command: { type: 'pattern', name: 'rainbow', params: { speed: 800 } } },
      }),
    });
  });

const code = fc.oneof(program, quickProgram).map(encodeProgram);
const fewBytes = 60;

function putting(bytes: Uint8Array, at: number, length: number): Members {
  return { do: 'put', at, data: toBase64(bytes.subarray(at, at + length)) };
}

function playing(bytes: Uint8Array, from: number, at: number): Members {
  return {
    do: 'play',
    size: bytes.length,
    sum: hexText(crc32(bytes), 8),
    at,
    data: toBase64(bytes.subarray(from)),
  };
}

/** From 2³¹ on, lamps may fold time as they like where the light is the same. */
const time = fc.oneof(fc.nat({ max: 3000 }), fc.nat({ max: 2 ** 30 }));

/** A whole upload, of which pieces may be missing, doubled or hurt. */
const upload: fc.Arbitrary<Members[]> = fc
  .record({
    code,
    at: time,
    leaveOut: fc.option(fc.nat({ max: 6 }), { nil: undefined, freq: 4 }),
    double: fc.option(fc.nat({ max: 6 }), { nil: undefined, freq: 3 }),
    hurt: fc.option(fc.nat(), { nil: undefined, freq: 6 }),
  })
  .map(({ code: sound, at, leaveOut, double, hurt }) => {
    const bytes = sound.slice();
    const requests: Members[] = [];
    let from = 0;
    for (; bytes.length - from > fewBytes; from += fewBytes) requests.push(putting(bytes, from, fewBytes));
    requests.push(playing(bytes, from, at));
    if (hurt !== undefined) {
      bytes[hurt % bytes.length] = hurt & 255;
      requests[0] = requests.length === 1 ? playing(bytes, 0, at) : putting(bytes, 0, fewBytes);
    }
    return requests.flatMap((request, index) =>
      index === leaveOut ? [] : index === double ? [request, request] : [request],
    );
  });

const layouts = [
  '4x5+4,GRB',
  'strip24,BGR',
  'ring23',
  '6x4,serpentine,rotate90,mirrored',
  '3x3+8,counterclockwise',
];
const number = fc.oneof(fc.nat({ max: 255 }), fc.nat({ max: 70_000 }));

const request: fc.Arbitrary<readonly Members[]> = fc.oneof(
  { weight: 6, arbitrary: fc.constant([{ do: 'status' }]) },
  { weight: 6, arbitrary: upload },
  fc.constantFrom([{ do: 'hello' }], [{ do: 'stop' }], [{ do: 'off' }], [{ do: 'play' }], [{ do: 'dance' }]),
  time.map((at) => [{ do: 'play', at }]),
  fc.option(number, { nil: undefined }).map((value) => [withValue('brightness', 'value', value)]),
  fc.option(number, { nil: undefined }).map((value) => [withValue('limit', 'ma', value)]),
  fc
    .constantFrom(undefined, ...layouts, 'ring900', '4x5 +4 , grb', 'round', '0x4')
    .map((value) => [withValue('layout', 'value', value)]),
  fc
    .record({ at: fc.nat({ max: 200 }), data: fc.base64String({ maxLength: 40 }) })
    .map(({ at, data }) => [{ do: 'put', at, data }]),
  fc.constantFrom(
    [{ do: 'put', at: 'x', data: 'AAAA' }],
    [{ do: 'put', at: 0, data: 'A' }],
    [{ do: 'put', at: 0, data: 'AAAA', form: 'json' }],
    [{ do: 'put', at: 4000, data: 'A'.repeat(136) }],
    [{ do: 'play', size: 5000, sum: '00000000', data: '' }],
    [{ do: 'play', size: 3, sum: '00000000', data: 'AAAA' }],
    [{ do: 'play', size: 3, sum: 'abcdef01', data: 'AAAA' }],
    [{ do: 'play', at: true }],
    [{ do: true }],
    [{ id: 0, do: 'off' }],
    [{ what: 'off' }],
  ),
);

function withValue(asked: string, name: string, value: number | string | undefined): Members {
  return value === undefined ? { do: asked } : { do: asked, [name]: value };
}

function lineOf(members: Members, id: number | undefined, isSealed: boolean): string {
  const said = id === undefined ? members : { id, ...members };
  return `${isSealed ? sealLine(said) : JSON.stringify(said)}\n`;
}

/** Waits that lie clear of the borders at 100 ms, 200 ms, 3 s, 5 s and 10 s, where a millisecond decides. */
const wait: fc.Arbitrary<LampIncident> = fc
  .oneof(
    { weight: 5, arbitrary: fc.integer({ min: 17, max: 90 }) },
    { weight: 3, arbitrary: fc.integer({ min: 210, max: 2800 }) },
    fc.constantFrom(120, 180, 3100, 5200, 12_000),
  )
  .map((ms) => ({ type: 'wait', ms }));

const settle: LampIncident = { type: 'wait', ms: 17 };

/** Requests as the app sends them or people type them, cut anywhere, each with time to be shown. */
const requestLines: fc.Arbitrary<LampIncident[]> = fc
  .record({
    request,
    id: fc.option(fc.integer({ min: 1, max: 65_535 }), { nil: undefined }),
    isSealed: fc.boolean(),
    pieceBytes: fc.oneof(fc.constant(200), fc.integer({ min: 1, max: 60 })),
  })
  .map(({ request: requests, id, isSealed, pieceBytes }) =>
    requests.flatMap((members) => [...received(lineOf(members, id, isSealed), pieceBytes), settle]),
  );

function received(line: string, pieceBytes: number): LampIncident[] {
  const incidents: LampIncident[] = [];
  for (let at = 0; at < line.length; at += pieceBytes) {
    incidents.push({ type: 'receive', bytes: Buffer.from(line.slice(at, at + pieceBytes)) });
  }
  return incidents;
}

/** Lines that come slowly, among frames and noise. */
export const slowLines: fc.Arbitrary<LampIncident[]> = fc
  .array(
    fc.record({
      request,
      isSealed: fc.boolean(),
      pieceBytes: fc.integer({ min: 5, max: 60 }),
      ms: fc.integer({ min: 0, max: 90 }),
    }),
    { maxLength: 8 },
  )
  .map((lines) =>
    lines.flatMap(({ request: requests, isSealed, pieceBytes, ms }) =>
      requests
        .slice(0, 1)
        .flatMap((members) => received(lineOf(members, undefined, isSealed), pieceBytes))
        .flatMap((incident): LampIncident[] => [incident, { type: 'wait', ms }]),
    ),
  );

const count = fc.constantFrom(24, 23, 22, 17, 25, 1);
const pixels = fc.oneof(
  fc.uint8Array({ minLength: 72, maxLength: 72 }),
  fc.constant(Uint8Array.from(Buffer.from('{"do":"off"}\n'.repeat(6).slice(0, 72)))),
);

/** Adalight frames: whole, with three bytes more, cut, hurt behind the first header, of other counts. */
const frames: fc.Arbitrary<LampIncident[]> = fc
  .record({
    stated: count,
    each: fc.array(pixels, { minLength: 1, maxLength: 3 }),
    spare: fc.boolean(),
    hurt: fc.option(fc.nat({ max: 200 }), { nil: undefined, freq: 2 }),
    cut: fc.option(fc.nat({ max: 90 }), { nil: undefined, freq: 3 }),
  })
  .map(({ stated, each, spare, hurt, cut }) => {
    const header = [0x41, 0x64, 0x61, 0, stated, stated ^ 0x55];
    const bytes = each.flatMap((one) => [...header, ...one, ...(spare ? [1, 2, 3] : [])]);
    if (hurt !== undefined) bytes.splice(header.length + (hurt % (bytes.length - header.length)), 1);
    if (cut !== undefined) bytes.length = Math.max(bytes.length - cut, 1);
    return [{ type: 'receive', bytes: Uint8Array.from(bytes) }, settle];
  });

/**
 * What is no message: noise, lines that are none, lines that were hurt. All end with LF: while a line is arriving, the
 * firmware lets a frame wait, which is seen in the times of the frames behind it.
 */
const noise: fc.Arbitrary<LampIncident[]> = fc
  .oneof(
    fc.uint8Array({ minLength: 1, maxLength: 80 }),
    fc
      .constantFrom('\n', '{', '{}\n', '{"do":"off"\n', 'Ada', 'Ada\n{"do":"limit"}\n', 'hello\r\n')
      .map((said) => Buffer.from(said)),
    fc.integer({ min: 185, max: 400 }).map((length) => Buffer.from(`{"x":"${'y'.repeat(length - 8)}"}\n`)),
    fc
      .record({ request, at: fc.nat(), byte: fc.nat({ max: 255 }) })
      .map(({ request: requests, at, byte }) => {
        const line = Buffer.from(lineOf(requests[0] ?? { do: 'off' }, 1, true));
        line[at % line.length] = byte;
        return line;
      }),
  )
  .map((bytes): LampIncident[] => [
    { type: 'receive', bytes: Buffer.concat([bytes, Buffer.from('\n')]) },
    settle,
  ]);

const pause = wait.map((incident) => [incident]);
const power = fc
  .constantFrom(...resetCauses)
  .map((cause): LampIncident[] => [{ type: 'power', cause }, settle]);
const store = fc
  .constantFrom('keep' as const, 'forget' as const)
  .map((what): LampIncident[] => [{ type: 'store', what }]);

/** Everything that can happen to a lamp, in any order. */
export const anyIncidents: fc.Arbitrary<LampIncident[]> = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: requestLines },
      { weight: 8, arbitrary: pause },
      { weight: 3, arbitrary: frames },
      { weight: 3, arbitrary: noise },
      power,
      store,
    ),
    { minLength: 5, maxLength: 25 },
  )
  .map((incidents) => [settle, ...incidents.flat()]);
