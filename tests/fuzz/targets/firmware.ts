import assert from 'node:assert/strict';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { newAdalightFrame } from '#shared/lamp/wire/adalight';
import { crc16, hexText } from '#shared/lamp/wire/crc';
import { readLine, sealLine, type Members } from '#shared/lamp/wire/lines';
import { breathing, gradient } from '#shared/program/commands';
import { mixedPrograms, patternPrograms, endlessProgram } from '../../fakes/avr/avrPrograms';
import { playRequestOf, uploadRequests } from '../../fakes/firmware/uploads';
import { bytesOf } from '../engine/tokens';
import type { Target, Verdict } from '../engine/Target';
import { FirmwareBench, type LampTrial } from '../firmware/FirmwareBench';

/** What every lamp plays before its case. */
const show = encodeProgram(endlessProgram('Evening', gradient('#FF8000', '#2000FF')));

/** Time that passes, as the cases write it. */
const waiting = (ms: number) => Uint8Array.of(0xff, ms / 20);
/** The right checksum of the line so far and its end, whatever the line has become. */
const seal = 0xfe;
const lineOf = (members: Members) => bytesOf(`${sealLine(members)}\n`);
const plainLineOf = (members: Members) => bytesOf(`${JSON.stringify(members)}\n`);
const sealedLineOf = (members: Members) =>
  together(bytesOf(JSON.stringify(members).slice(0, -1)), Uint8Array.of(seal));
const together = (...parts: readonly Uint8Array[]) => Uint8Array.from(Buffer.concat(parts));

const requests: readonly Members[] = [
  ...['hello', 'status', 'stop', 'off', 'keep', 'forget', 'play', 'brightness', 'limit', 'layout'].map(
    (verb) => ({
      do: verb,
    }),
  ),
  { id: 65_535, do: 'brightness', value: 20 },
  { id: 2, do: 'limit', ma: 65_535 },
  { do: 'layout', value: '10x14+32,GRB' },
  { do: 'layout', value: 'ring12,rotate270,mirrored' },
  { do: 'layout', value: '5x5+3,from-top-right,counterclockwise,serpentine' },
  { do: 'play', at: 4_294_967_295 },
  { do: 'put', at: 0, data: 'EAEQAQ==', form: 'code' },
];

/** Frames of ten LEDs: two, and one that is cut. */
function frames(): Uint8Array {
  const frame = newAdalightFrame(10).fill(0x40, 6);
  return together(frame, waiting(20), frame, frame.subarray(0, 20));
}

const uploads = [
  ...patternPrograms,
  ...mixedPrograms.slice(0, 4),
  endlessProgram('Calm', breathing('#102030', 900)),
].map((program) => together(...uploadRequests(encodeProgram(program)).map(sealedLineOf)));

/** What a lamp may be at when nothing has come for six seconds. */
const restingStates = new Set(['playing', 'ended', 'stopped', 'off', 'empty']);

const tokens: readonly Uint8Array[] = [
  '{',
  '}',
  '"',
  ',',
  ':',
  '\n',
  '\r',
  '{"do":',
  '"id":',
  '"at":',
  '"size":',
  '"sum":',
  '"data":',
  '"value":',

  '"ma":',
  '"form":"code"',
  ',"crc":"',
  '"crc":',
  'true',
  '""',
  'Ada',
  'AAAA',
  '=',
  '==',
  'x',
  '+',
  'ring',
  'strip',

  '"put"',
  '"play"',
  '"layout"',
  '"hello"',
  '"status"',
  '"keep"',
  '{"do":"off"}\n',
  '{"do":"stop"}\n',
  '\\u006f',
]
  .map(bytesOf)
  .concat([waiting(20), waiting(100), waiting(200), waiting(3000), waiting(5000)])
  .concat([
    newAdalightFrame(10).subarray(0, 6),
    newAdalightFrame(11).subarray(0, 6),
    Uint8Array.of(0x41, 0x64, 0x61, 0, 9),
  ]);

/** The firmware with whatever arrives. */
export async function openFirmware(): Promise<Target> {
  const bench = new FirmwareBench(lineOf(playRequestOf(show)));
  const [untouched] = await bench.tryAll('C', [new Uint8Array()]);
  if (!untouched || 'crash' in untouched) throw new Error('The firmware does not start.');
  const alone = [...requests.map(plainLineOf), ...requests.map(sealedLineOf)];
  return {
    samples: [
      ...alone,
      ...uploads,
      frames(),
      together(...alone.slice(0, 3)),
      together(lineOf({ do: 'keep' }), waiting(3000)),
    ],
    tokens,
    mostBytes: 1500,
    tryAll: async (inputs) => {
      const trials = await bench.tryAll('C', inputs.map(withSeals));
      return trials.map((trial, index) =>
        verdictOn(trial, (sound) => checkTrial(sound, untouched, inputs[index] ?? new Uint8Array())),
      );
    },
    close: async () => bench.close(),
  };
}

function withSeals(script: Uint8Array): Uint8Array {
  if (!script.includes(seal)) return script;
  const sealed: number[] = [];
  let lineAt = 0;
  for (const byte of script) {
    if (byte === seal) sealed.push(...bytesOf(`,"crc":"${hexText(crc16(sealed.slice(lineAt)), 4)}"}\n`));
    else sealed.push(byte);
    if (sealed.at(-1) === 0x0a) lineAt = sealed.length;
  }
  return Uint8Array.from(sealed);
}

function verdictOn(trial: LampTrial | { crash: string }, check: (trial: LampTrial) => string): Verdict {
  if ('crash' in trial) return { broken: trial.crash };
  try {
    return { outcome: check(trial) };
  } catch (error) {
    const broken = error instanceof Error ? error.message : String(error);
    return { broken: `${broken}\n${JSON.stringify(trial, undefined, 1)}` };
  }
}

/** A lamp that was said something to answers as before, and has changed nothing unless it said so. */
function checkTrial(trial: LampTrial, untouched: LampTrial, input: Uint8Array): string {
  const lines = linesIn(trial.inCase + trial.afterwards);
  const replies = lines.filter((line) => !('event' in line));
  const ends = input.filter((byte) => byte === 0x0a || byte === seal).length + 1;
  assert.ok(replies.length <= ends, 'it has replied to more than it was asked');
  const { status } = checkReplies(trial);
  const statusBefore = onlyReply(untouched.toStatus);
  const isObeying = replies.some((reply) => reply['ok'] === true);
  if (!isObeying) {
    assert.equal(withoutTimes(status), withoutTimes(statusBefore), 'what it refused has changed it');
    assert.equal(trial.toHello, untouched.toHello);
    assert.equal(trial.frame, untouched.frame, 'the show has changed');
  }
  return `${lines.slice(0, 3).map(kindOf).join(', ')}: ${String(status['state'])}`;
}

function checkReplies({ toHello, toStatus, frame }: LampTrial): { hello: Members; status: Members } {
  const [hello, status] = [onlyReply(toHello), onlyReply(toStatus)];
  assert.equal(hello['id'], 1);
  assert.equal(status['id'], 3);
  assert.ok(frame.length / 6 <= Number(hello['most']), 'it shows more LEDs than it has');
  const state = String(status['state']);
  assert.ok(restingStates.has(state), `six seconds later it is ${state}`);
  return { hello, status };
}

/** The one reply among what was said. */
function onlyReply(said: string): Members {
  const replies = linesIn(said).filter((line) => !('event' in line));
  assert.equal(replies.length, 1, 'it does not reply just once');
  return replies[0] ?? {};
}

/** Lines of lamps repeat: most are read once. */
const known = new Map<string, Members>();

/** The lines of a text, each of which must be whole and have its checksum. */
function linesIn(said: string): Members[] {
  const lines = said.split('\n');
  assert.equal(lines.pop(), '', 'a line has no end');
  return lines.map((line) => {
    const before = known.get(line);
    if (before) return before;
    const read = readLine(line);
    assert.ok(read.ok && read.isSealed, `it said ${JSON.stringify(line)}`);
    if (known.size > 50_000) known.clear();
    known.set(line, read.members);
    return read.members;
  });
}

function withoutTimes(status: Members): string {
  return JSON.stringify({ ...status, ms: 0, clock: 0, frame: 0 });
}

function kindOf(line: Members): string {
  const [first = '', second = ''] = Object.entries(line)
    .filter(([name]) => name !== 'id')
    .map(([name, value]) => (/^(event|error|why)$/.test(name) ? String(value) : name));
  return `${first} ${second}`.trim();
}
