import assert from 'node:assert/strict';
import { sealLine, readLine, type Members } from '#shared/lamp/wire/lines';
import { crc16, hexText } from '#shared/lamp/wire/crc';
import { eventSchema, helloSchema, statusSchema } from '#shared/lamp/wire/messages';
import { ledCount } from '#shared/lamp/Layout';
import { findImprovInfo } from '../../../electron/lamp/identify/improv';
import { classifyBytes } from '../../../electron/lamp/identify/classifyBytes';
import { LampLink, LampRefusal } from '../../../electron/lamp/link/LampLink';
import { LineSplitter, type LineSplitterOptions } from '../../../electron/lamp/link/LineSplitter';
import { layoutOfWled } from '../../../electron/lamp/streaming/wled/layoutOfWled';
import { readWledInfo } from '../../../electron/lamp/streaming/wled/wledInfo';
import { ManualWire } from '../../electron/lamp/link/ManualWire';
import { improvAnswer } from '../../fakes/devices/FakeWled';
import { helloMembers } from '../../fakes/devices/otherDevices';
import { FakeClock } from '../../fakes/FakeClock';
import { oneByOne, type Target } from '../engine/Target';
import { assertUnpolluted, bytesOf, jsonTokens } from '../engine/tokens';

const status: Members = {
  id: 1,
  ok: true,
  state: 'playing',
  ms: 1525,
  clock: 1529,
  step: 0,
  pass: 0,
  frame: 97,
  size: 13,
  sum: 'E75F59A5',
  brightness: 255,
  limit: 450,
  scaled: 15,
  kept: 'no',
};
const said: readonly Members[] = [
  { id: 1, ...helloMembers },
  status,
  { id: 1, error: 'gap', at: 60 },
  { id: 1, error: 'too-large', memory: 480 },
  { event: 'boot', lamp: 'Lampwright', firmware: '1.0.0', reset: 'brown-out' },
  { event: 'step', step: 1, pass: 2, ms: 3000 },
  { event: 'ended', ms: 7000 },
  { event: 'kept', sum: 'EBDF1EB0' },
  { event: 'ignored', why: 'too-long' },
];
const wledInfo = `{"state":{"on":true},"info":{"name":"Küche","ver":"0.15.0","vid":2412100,"leds":{"count":256,"maxpwr":2000,"matrix":{"w":16,"h":16}}}}\n`;
const names =
  'id ok error event lamp firmware protocol layout most memory line form version can reset ms at sum'.split(
    ' ',
  );

/** What the app reads from lamps, line by line and through its link. */
export function openLampLines(): Promise<Target> {
  return Promise.resolve({
    samples: [...said.map((members) => `Ada\n${sealLine(members)}\n`), wledInfo]
      .map(bytesOf)
      .concat(improvAnswer('WLED', '0.15.0', 'ESP32', 'Küche')),
    tokens: [
      ...jsonTokens,
      ...[
        ...names.map((name) => `"${name}":`),
        ',"crc":"',
        '"crc":"29B1"}',
        'Ada\n',
        '{"state":',
        'WLED 2412100\n',
        '"10x14+32"',
      ].map(bytesOf),
      bytesOf('IMPROV'),
      Uint8Array.of(1, 4),
      Uint8Array.of(1, 3),
    ],
    mostBytes: 2000,
    tryAll: oneByOne(checkSaid),
  });
}

async function checkSaid(bytes: Uint8Array): Promise<string> {
  const input = Uint8Array.from([...bytes, 0x0a]);
  const lines = checkSplit(input);
  const outcomes = lines.flatMap((line) => [checkLine(line), checkLine(sealedAnew(line))]);
  checkStrange(input);
  outcomes.push(await checkLink(input, lines));
  assertUnpolluted();
  return [...new Set(outcomes)].sort().join(' ');
}

/** However the bytes come, the lines are the same. */
function checkSplit(input: Uint8Array): string[] {
  const options: LineSplitterOptions = { maxLength: 4096, unprintable: 'drop' };
  const lines = new LineSplitter(options).add(input);
  const [splitter, piece] = [new LineSplitter(options), 1 + (input.length % 7)];
  const inPieces: string[] = [];
  for (let at = 0; at < input.length; at += piece)
    inPieces.push(...splitter.add(input.subarray(at, at + piece)));
  assert.deepEqual(inPieces, lines, 'the lines depend on how they come in');
  for (const line of lines) assert.match(line, /^[ -~]*$/);
  return lines.filter((line) => line.includes('{')).map((line) => line.slice(line.indexOf('{')));
}

/** The line as a lamp would have sent it that says this. */
function sealedAnew(line: string): string {
  const body = line.replace(/(,"crc":"[^"]*"?)?\}?$/, '');
  return `${body},"crc":"${hexText(crc16(bytesOf(body)), 4)}"}`;
}

function checkLine(line: string): string {
  const read = readLine(line);
  if (!read.ok) return read.why;
  if (Object.keys(read.members).length === 0) return 'empty';
  const again = readLine(sealLine(read.members));
  assert.ok(again.ok && again.isSealed && JSON.stringify(again.members) === JSON.stringify(read.members));
  const hello = helloSchema.safeParse(read.members);
  if (hello.success) assert.ok(ledCount(hello.data.layout) >= 1);
  const outcomes = {
    hello,
    status: statusSchema.safeParse(read.members),
    event: eventSchema.safeParse(read.members),
  };
  const taken = Object.entries(outcomes).flatMap(([name, { success }]) => (success ? [name] : []));
  return `${taken.join('+')}${read.isSealed ? ' sealed' : ''}`;
}

/** Whatever a lamp has said before, the reply to a request is heard; and nothing is heard that has no checksum. */
async function checkLink(input: Uint8Array, lines: readonly string[]): Promise<string> {
  const [wire, clock] = [new ManualWire(), new FakeClock()];
  const link = new LampLink(wire, clock);
  const events: unknown[] = [];
  link.onEvent((event) => events.push(event));
  const asked = link.request({ do: 'status' }).catch((error: unknown) => error);
  // The link sends when whoever asked before is done.
  await Promise.resolve();
  await Promise.resolve();
  wire.sendBytes(input);
  wire.reply({ state: 'off' });
  const answer = await asked;
  link.release();
  const sealed = lines.map(readLine).flatMap((read) => (read.ok && read.isSealed ? [read.members] : []));
  assert.ok(events.length <= sealed.length, 'it has heard an event without its checksum');
  if (answer instanceof LampRefusal) {
    const isSealed = sealed.some((members) => 'error' in members);
    assert.ok(isSealed, 'it is refused by what has no checksum');
    return 'refused';
  }
  assert.ok(typeof answer === 'object' && answer !== null && !(answer instanceof Error), String(answer));
  const isOurs = 'state' in answer && answer.state === 'off';
  assert.ok(isOurs || sealed.length > 0, 'it takes for a reply what is none');
  return isOurs ? 'reply' : 'other reply';
}

/** What tells strangers apart stands any bytes. */
function checkStrange(input: Uint8Array): void {
  const heard = Buffer.from(input).toString('latin1');
  const judged = classifyBytes(input);
  if (judged.kind === 'other') assert.ok(judged.text.length > 1 && judged.text.length <= 160);
  const improv = findImprovInfo(heard);
  if (improv) assert.ok(heard.includes('IMPROV\u0001\u0004') && heard.includes(improv.firmware));
  for (const line of heard.split('\n')) {
    const info = readWledInfo(line);
    if (!info) continue;
    const leds = ledCount(layoutOfWled(info));
    assert.ok(leds >= 1 && leds <= info.count, `${leds} LEDs of ${info.count}`);
  }
}
