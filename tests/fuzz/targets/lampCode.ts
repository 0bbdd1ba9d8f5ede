import assert from 'node:assert/strict';
import { frameAt } from '#shared/animation/frameAt';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { decodeProgram } from '#shared/lamp/code/decodeProgram';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { parseLayout } from '#shared/lamp/layoutText';
import { readLine } from '#shared/lamp/wire/lines';
import { statusSchema, type LampStatus } from '#shared/lamp/wire/messages';
import { parseProgram } from '#shared/program/parseProgram';
import type { Program } from '#shared/program/Program';
import { mixedPrograms, patternPrograms } from '../../fakes/avr/avrPrograms';
import type { Target, Verdict } from '../engine/Target';
import { FirmwareBench, type LampCrash, type LampTrial } from '../firmware/FirmwareBench';

const layout = parseLayout('3x2+4');
/** The most that this lamp stores. */
const mostBytes = 480;

/** Lamp code: whether it is sound, to the app and to the firmware; and what the firmware shows of it. */
export function openLampCode(): Promise<Target> {
  const bench = new FirmwareBench(new Uint8Array());
  const codes = [...patternPrograms, ...mixedPrograms].map(encodeProgram);
  return Promise.resolve({
    samples: codes.filter(({ length }) => length <= mostBytes),
    tokens: [
      [0x10, 1],
      [0x13, 2, 0, 1, 0],
      [0x80],
      [0xff, 0x7f],
      [0x80, 0x80, 0x80, 0],
      [0xff, 0xff, 0xff, 0x7f],
      [0x11, 1],
      [0x11, 3],
      [0x10, 4],
      [0x3f, 0],
      [0x69],
      [0x38],
      [0x7f],
      [0x20],
      [30, 0],
      [0x60, 0xea],
    ].map((token) => Uint8Array.from(token)),
    mostBytes,
    tryAll: async (inputs) => {
      const trials = await bench.tryAll('E', inputs);
      return trials.map((trial, index) => verdictOn(trial, inputs[index] ?? new Uint8Array()));
    },
    close: async () => bench.close(),
  });
}

function verdictOn(trial: LampTrial | LampCrash, code: Uint8Array): Verdict {
  if ('crash' in trial) return { broken: trial.crash };
  try {
    const read = readCode(code);
    const status = statusOf(trial);
    if (read instanceof LampwrightError) {
      assert.equal(status.state, 'empty', 'the firmware plays what the app takes for unsound');
      return { outcome: read.message.replaceAll(/\d+/g, '…') };
    }
    assert.notEqual(status.state, 'empty', 'the firmware refuses what the app takes for sound');
    return { outcome: checkSound(read, code, trial, status) };
  } catch (error) {
    return { broken: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function readCode(code: Uint8Array): Program | LampwrightError {
  try {
    return decodeProgram(code);
  } catch (error) {
    if (error instanceof LampwrightError && error.code === 'BAD_LAMP_CODE') return error;
    throw error;
  }
}

/** What is sound is a program to everybody, and looks the same on the lamp as in the preview. */
function checkSound(
  program: Program,
  code: Uint8Array,
  { frame }: LampTrial,
  { ms, state }: LampStatus,
): string {
  assert.deepEqual(parseProgram(program), { ok: true, program, repairs: [] });
  const again = encodeProgram(program);
  assert.ok(again.length <= code.length, 'it is longer than it need be');
  assert.deepEqual(decodeProgram(again), program);
  const light = frameAt(program, layout, ms);
  guardFrame(light, { brightness: 255, budgetMa: 450 }, light);
  assert.equal(frame, Buffer.from(inGrb(light)).toString('hex'), `at ${ms} ms the lamp shows another light`);
  const types = program.steps.map(({ command }) => ('name' in command ? command.name : command.type));
  return `sound: ${[...new Set(types)].join(' ')}${program.loop ? ' loop' : ''}: ${state}`;
}

function statusOf({ toStatus }: LampTrial): LampStatus {
  const reply = toStatus.split('\n').find((line) => line.includes('"state"')) ?? '';
  const read = readLine(reply);
  assert.ok(read.ok && read.isSealed, `it said ${JSON.stringify(toStatus)}`);
  return statusSchema.parse(read.members);
}

function inGrb(bytes: Uint8Array): Uint8Array {
  return bytes.map((_, at) => bytes[at % 3 === 0 ? at + 1 : at % 3 === 1 ? at - 1 : at] ?? 0);
}
