import assert from 'node:assert/strict';
import { crc16, hexText } from '#shared/lamp/wire/crc';
import { sealLine } from '#shared/lamp/wire/lines';
import { identifyDevice, type IdentifiedDevice } from '../../../electron/lamp/identify/identifyDevice';
import { improvInfoRequest } from '../../../electron/lamp/identify/improv';
import { ManualWire } from '../../electron/lamp/link/ManualWire';
import { improvAnswer } from '../../fakes/devices/FakeWled';
import { helloMembers } from '../../fakes/devices/otherDevices';
import { FakeClock } from '../../fakes/FakeClock';
import { oneByOne, type Target } from '../engine/Target';
import { assertUnpolluted, bytesOf } from '../engine/tokens';

/** Longer than a look takes. */
const longestLookMs = 6000;
/** How often the device says something: what it says is cut where the input says so. */
const partMs = 400;
/** Cuts what is said into parts. */
const cut = 0xff;

const hello = bytesOf(`${sealLine({ id: 1, ...helloMembers })}\n`);
const info = bytesOf(
  '{"state":{"on":true},"info":{"name":"Hall","ver":"0.15.0","vid":2412100,"leds":{"count":60,"maxpwr":850}}}\n',
);
const quietly = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part, cut]));
const nothing = new Uint8Array();
const untilHello = Array.from({ length: 6 }, () => nothing);
const untilProbe = Array.from({ length: 9 }, () => nothing);

/** A look at a device that says whatever it likes. */
export function openStrangers(): Promise<Target> {
  const improv = improvAnswer('WLED', '0.15.0', 'ESP32', 'Hall');
  return Promise.resolve({
    samples: [
      quietly(bytesOf('Ada\n'), hello),
      quietly(
        bytesOf(
          `Ada\n${sealLine({ event: 'boot', lamp: 'Lampwright', firmware: '1.0.0', reset: 'power' })}\n`,
        ),
        hello,
      ),
      quietly(...untilHello, bytesOf(`${sealLine({ event: 'ignored', why: 'crc' })}\n`), hello),
      quietly(...untilProbe, improv, bytesOf('WLED 2412100\r\n'), info),
      quietly(...untilProbe, improvAnswer('ESPHome', '2024.6.1', 'ESP32', 'kitchen')),
      quietly(...untilProbe, nothing, bytesOf('WLED 2412100\n'), info, info),
      quietly(bytesOf('Ada\n'), bytesOf('Ada\n'), bytesOf('Ada\n')),
      quietly(
        bytesOf('start\r\necho:Marlin 2.1.2\r\n'),
        bytesOf('ok\r\n'),
        bytesOf('$GPGGA,123519,4807.038,N\r\n'),
      ),
    ],
    tokens: [
      'Ada\n',
      'Ada\r\n',
      'Ada',
      'WLED 1\n',
      'WLED ',
      '\n',
      '\r',
      '{',
      '{"state":',
      'IMPROV',
      '"ok":true',
      '"protocol":1',

      '"id":1,',
      ',"crc":"',
      '"event":"ignored"',
      '"event":"boot"',
      '"leds":{"count":1}',
      '\u0000',
      '"line":127',
    ]
      .map(bytesOf)
      .concat([
        Uint8Array.of(cut),
        Uint8Array.of(cut, cut, cut, cut),
        improv,
        hello,
        info,
        Uint8Array.from(improvInfoRequest),
      ]),
    mostBytes: 1200,
    tryAll: oneByOne(checkLook),
  });
}

async function checkLook(input: Uint8Array): Promise<string> {
  const [wire, clock] = [new ManualWire(), new FakeClock()];
  const beganMs = clock.now();
  const parts = partsOf(input);
  const callOffs = parts.map((part, index) =>
    clock.after((index + 0.5) * partMs, () => wire.sendBytes(part)),
  );
  const look: { found?: IdentifiedDevice; tookMs?: number } = {};
  const looking = identifyDevice(wire, clock).then((found) => {
    Object.assign(look, { found, tookMs: clock.now() - beganMs });
  });
  await clock.advance(longestLookMs);
  await looking;
  for (const callOff of callOffs) callOff();
  const { found, tookMs = Infinity } = look;
  assert.ok(found && tookMs <= longestLookMs, `it took ${tookMs} ms`);
  assert.equal(wire.listenerCount, 0, 'it still listens');
  assert.equal(clock.waiting, 0, 'it still waits for something');
  checkQuestions(wire.writes, found);
  checkFound(found, parts);
  assertUnpolluted();
  return found.kind;
}

function partsOf(input: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = [];
  for (let at = 0; at <= input.length;) {
    const end = input.indexOf(cut, at);
    parts.push(input.subarray(at, end < 0 ? input.length : end));
    at = end < 0 ? input.length + 1 : end + 1;
  }
  return parts;
}

const helloQuestions = [1, 2, 3].map((id) => `${sealLine({ id, do: 'hello' })}\n`);
const questions = [...helloQuestions, Buffer.from(improvInfoRequest).toString('latin1'), 'v', '{"v":true}\n'];

/** Nothing goes out but the questions that do nothing to anybody, each at most once and in their order. */
function checkQuestions(writes: readonly Uint8Array[], { kind }: IdentifiedDevice): void {
  const sent = writes.map((bytes) => Buffer.from(bytes).toString('latin1'));
  const places = sent.map((text) => questions.indexOf(text));
  assert.ok(!places.includes(-1), `it sent ${JSON.stringify(sent)}`);
  assert.deepEqual(
    places,
    [...new Set(places)].sort((one, other) => one - other),
    'a question is out of turn',
  );
  if (kind === 'wled') assert.ok(sent.includes(questions[5] ?? ''), 'WLED was not asked for its LEDs');
}

/** A device is taken only for what it has said to be, in whole lines. */
function checkFound(found: IdentifiedDevice, parts: readonly Uint8Array[]): void {
  const said = Buffer.concat(parts).toString('latin1');
  const lines = said.split('\n').slice(0, -1);
  switch (found.kind) {
    case 'native':
      assert.ok(lines.some(isSealedHello), 'no lamp of ours has said hello');
      assertPlain(found.hello.lamp, found.hello.firmware);
      return;
    case 'wled':
      assert.ok(
        /WLED/.test(said) && lines.some((line) => /\{"state":.*"leds":/s.test(line)),
        'no WLED has said what it is',
      );
      assert.ok(found.info.count >= 1 && found.info.count <= 65_535);
      assertPlain(found.info.name, found.info.version);
      return;
    case 'adalight':
      assert.ok(
        lines.some((line) => /Ada\r*$/.test(line)),
        'nobody has said Ada',
      );
      return;
    case 'other':
      assertPlain(found.text);
      assert.ok(found.text.length <= 160);
      return;
    default:
  }
}

/** What a device calls itself is shown in windows and terminals: it must not steer them. */
function assertPlain(...texts: readonly string[]): void {
  for (const text of texts) assert.doesNotMatch(text, /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u);
}

/** Judged without the app's own reader. */
function isSealedHello(line: string): boolean {
  const match = /(\{.*),"crc":"([0-9A-F]{4})"\}\r*$/s.exec(line);
  if (!match) return false;
  const [, body = '', crc] = match;
  return (
    crc === hexText(crc16(Buffer.from(body, 'latin1')), 4) &&
    /"ok":\s*true/.test(body) &&
    /"protocol":\s*1\b/.test(body)
  );
}
