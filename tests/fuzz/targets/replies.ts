import { frameAt } from '#shared/animation/frameAt';
import { decodeProgram } from '#shared/lamp/code/decodeProgram';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { ledCount } from '#shared/lamp/Layout';
import { parseLayout } from '#shared/lamp/layoutText';
import { describeProgram } from '#shared/program/describeProgram';
import { formatProgram } from '#shared/program/formatProgram';
import { limits } from '#shared/program/limits';
import { PartialReply } from '#shared/program/PartialReply';
import { parseProgram } from '#shared/program/parseProgram';
import { parseReply, type ParsedReply } from '#shared/program/parseReply';
import type { Program } from '#shared/program/Program';
import { summarizeProgram } from '#shared/program/summarizeProgram';
import assert from 'node:assert/strict';
import { repliesOf, rows } from '../../shared/program/fixtures';
import { oneByOne, type Target } from '../engine/Target';
import { assertUnpolluted, bytesOf, jsonTokens, readText } from '../engine/tokens';

/** Why a text holds no program. */
const refusals = new Set<string>(['EMPTY_INPUT', 'NO_PROGRAM', 'NO_STEPS', 'REPLY_CUT_OFF', 'UNKNOWN_STEP']);

const words = [
  ...'program steps step id command type pattern name params color color2 bgColor speed density duration'.split(
    ' ',
  ),
  ...'transition loop count start_step end_step on_complete layers front ambient over render elements'.split(
    ' ',
  ),
  ...'fill pixel line rect circle text icon content off solid wave breathing sparkle fire rainbow note'.split(
    ' ',
  ),
].map((word) => `"${word}":`);
const values = [
  '"off"',
  '"pattern"',
  '"solid"',
  '"#FF0000"',
  '"red"',
  '"2s"',
  '"a"',
  'rgb(1,2,3)',
  '"1.5 min"',
];

const layout = parseLayout('4x5+4');
/** What a follow-up refers to. */
const current = knownProgram();

/** `parseReply`, `parseProgram` and `PartialReply` with what a model may write. */
export function openReplies(): Promise<Target> {
  const recorded = rows.flatMap((row) => repliesOf(row).map(({ text }) => bytesOf(text)));
  return Promise.resolve({
    samples: [...recorded.filter(({ length }) => length < 3000), bytesOf(formatProgram(current))],
    tokens: [...jsonTokens, ...[...words, ...values].map(bytesOf)],
    mostBytes: 4000,
    tryAll: oneByOne(checkReply),
  });
}

function checkReply(input: Uint8Array): string {
  const text = readText(input);
  const whole = parseReply(text);
  const outcome = whole.ok ? checkProgram(whole) : checkRefusal(whole);
  checkStreamed(text, whole, undefined, input.length);
  // As a follow-up too, but not each: it is the same work once more.
  if (input.length % 4 === 0) {
    const followUp = parseReply(text, current);
    if (followUp.ok) checkProgram(followUp);
    else checkRefusal(followUp);
    checkStreamed(text, followUp, current, input.length);
  }
  assertUnpolluted();
  return outcome;
}

/** What is taken for a program is one to everybody. */
function checkProgram({ program, repairs, note }: Extract<ParsedReply, { ok: true }>): string {
  assert.deepEqual(parseProgram(program), { ok: true, program, repairs: [] }, 'it is mended again');
  const again = parseReply(formatProgram(program));
  assert.deepEqual(
    again,
    { ok: true, program, repairs: [] },
    'it is another one when it is written and read',
  );
  const code = encodeProgram(program);
  assert.deepEqual(encodeProgram(decodeProgram(code)), code, 'lamp code is another one when it is read');
  for (const ms of [0, 777]) assert.equal(frameAt(program, layout, ms).length, ledCount(layout) * 3);
  assert.notEqual(summarizeProgram(program), '');
  assert.notEqual(describeProgram(program), '');
  for (const repair of repairs) assert.match(repair, /^\P{Ll}[^]*[.”]$/u, 'a repair is no sentence');
  if (note !== undefined) assert.ok(note !== '' && note.length <= limits.noteLength);
  const kinds = new Set(repairs.map((repair) => repair.replaceAll(/“[^”]*”|\S*\d\S*|#\w+/g, '…')));
  return `program: ${[...kinds].sort().join(' ')}`;
}

function checkRefusal({ error }: Extract<ParsedReply, { ok: false }>): string {
  assert.ok(refusals.has(error.code), `refused with ${error.code}: ${error.message}`);
  assert.match(error.message, /^[A-Z“][^]*\.$/, 'a refusal is no sentence');
  assert.ok(error.path.startsWith('$'));
  return error.code;
}

/** Steps that were shown while the reply came in are those of the whole reply, however it came. */
function checkStreamed(text: string, whole: ParsedReply, known: Program | undefined, size: number): void {
  const atOnce = new PartialReply(known);
  atOnce.push(text);
  const inPieces = new PartialReply(known);
  const piece = 1 + (size % 97);
  for (let at = 0; at < text.length; at += piece) inPieces.push(text.slice(at, at + piece));
  // In a follow-up, a step behind which an unknown id stands is shown only if it came first.
  if (!known) assert.deepEqual(inPieces.steps, atOnce.steps, 'the steps depend on how the reply comes in');
  if (!whole.ok) return;
  for (const { steps } of [atOnce, inPieces]) {
    const settled = whole.program.steps.slice(0, steps.length);
    assert.deepEqual(settled, steps, 'a step on show is another one in the end');
  }
}

function knownProgram(): Program {
  const steps = ['a', 'b', 'c'].map((id) => ({
    id,
    command: { type: 'pattern', name: 'wave', params: { color: '#FF8000', color2: '#0000FF', speed: 2000 } },
    duration: 1500,
  }));
  const parsed = parseProgram({ name: 'Waves', steps, loop: { count: 0, start_step: 'a', end_step: 'c' } });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.program;
}
