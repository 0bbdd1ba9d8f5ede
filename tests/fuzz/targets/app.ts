import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { apiAnswerSchema } from '#shared/api/apiAnswer';
import { routes } from '#shared/api/contract';
import { readJson } from '#shared/program/json/readJson';
import { WindowConnection } from '../../../electron/browser/WindowConnection';
import { openTestApp, type TestApp } from '../../electron/app/openTestApp';
import { FakeClock } from '../../fakes/FakeClock';
import { type Target, oneByOne } from '../engine/Target';
import { assertUnpolluted, bytesOf, readText } from '../engine/tokens';
import { callTokens, messageOf, sampleCalls } from './calls';

/** What is asked behind each message: whoever is still there answers it. */
const after = { id: 8_008_008, route: 'no.such' };

const answeredSchema = z.strictObject({ id: z.int(), answer: apiAnswerSchema });

/** The browser's end of a socket, without a network. */
class WindowSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly bufferedAmount = 0;
  readonly isPaused = false;
  closeCode: number | undefined;
  answers: z.infer<typeof answeredSchema>[] = [];

  send = (message: string, onTaken: () => void): void => {
    if (message.startsWith('{"id":')) this.answers.push(answeredSchema.parse(JSON.parse(message)));
    this.emit('sent');
    onTaken();
  };

  close(code: number): void {
    this.closeCode = code;
    this.readyState = 3;
    this.emit('close');
    this.emit('sent');
  }

  pause = (): void => {};
  resume = (): void => {};
  ping = (): void => {};
  terminate = (): void => {};

  /** Resolves when a message is answered, or the socket closed for it. */
  async untilDone(id: number): Promise<void> {
    while (this.closeCode === undefined && !this.answers.some((answer) => answer.id === id)) {
      await new Promise((resolve) => this.once('sent', resolve));
    }
  }
}

/** What only changes when somebody wants it to. The list of conversations is told later: their files are looked at. */
const ownedAreas = new Set(['conversation', 'library', 'settings']);

/** The areas of which something was told, to whomever: a window whose socket is closed is not told any more. */
type ChangedAreas = string[];

// What takes a while by design, or ends at a server that is not there, is tried elsewhere.
const calls = sampleCalls.filter(({ route }) => !/^engine\.|\.gif$/.test(route));

/** A value in a call: an input that begins with this byte and the number of a place says what stands there instead. */
const placeMark = 0;
const places = calls.flatMap((call) => pathsIn(call.input).map((path) => ({ call, path })));
const placeSamples = places.map(({ call, path }, index) =>
  Uint8Array.from([
    placeMark,
    index >> 8,
    index & 0xff,
    ...bytesOf(JSON.stringify(valueAt(call.input, path) ?? null)),
  ]),
);

/** The whole app behind a browser's socket. */
export async function openApp(): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'lampwright-'));
  const test = await openTestApp({ folder, atEnd: () => {} });
  const connect = () => {
    const socket = new WindowSocket();
    void new WindowConnection(socket as unknown as WebSocket, test.app, new FakeClock());
    return socket;
  };
  let socket = connect();
  const told: ChangedAreas = [];
  test.app.subscribe((event) => void told.push('area' in event ? event.area : 'conversation'));
  const check = async (input: Uint8Array): Promise<string> => {
    if (socket.closeCode !== undefined) socket = connect();
    return checkMessage(test, { socket, told }, messageIn(input));
  };
  return {
    samples: [...calls.map((call) => messageOf(call)), ...placeSamples],
    tokens: callTokens,
    mostBytes: 1500,
    tryAll: async (inputs) => {
      // Everything that was made by the cases before goes: the app is as fast as at first.
      await test.call(routes.conversations.eraseAll, { isConfirmed: true });
      await test.idle();
      return oneByOne(check)(inputs);
    },
    close: async () => {
      await test.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One answer for each id, never for our own mistake; what is refused for its form changes nothing. */
async function checkMessage(
  test: TestApp,
  { socket, told }: { readonly socket: WindowSocket; readonly told: ChangedAreas },
  message: string,
): Promise<string> {
  const faults = test.logged.filter((line) => line.startsWith('fault')).length;
  socket.answers = [];
  told.length = 0;
  const before = conversationFiles(test);
  const changed = () => [
    ...told.filter((area) => ownedAreas.has(area)),
    ...(conversationFiles(test) === before ? [] : ['conversations']),
  ];
  socket.emit('message', Buffer.from(message), false);
  if (socket.closeCode === undefined) socket.emit('message', Buffer.from(JSON.stringify(after)), false);
  await socket.untilDone(after.id);
  await test.idle();
  if (socket.closeCode !== undefined) {
    assert.ok(socket.closeCode === 4400 || socket.closeCode === 4413);
    assert.deepEqual(
      [socket.answers, changed()],
      [[], []],
      'a message that cannot be read has done something',
    );
    return `closed with ${socket.closeCode}`;
  }
  const { id } = JSON.parse(message) as { id: number };
  await socket.untilDone(id);
  await test.idle();
  const answers = socket.answers.filter((answer) => answer.id === id && id !== after.id);
  if (id !== after.id) assert.equal(answers.length, 1, 'there is not just one answer');
  const [answered] = answers;
  const error = answered?.answer.ok === false ? answered.answer.error : undefined;
  const code = error?.code;
  assert.notEqual(code, 'INTERNAL', test.logged.at(-1));
  assert.equal(test.logged.filter((line) => line.startsWith('fault')).length, faults, test.logged.at(-1));
  if (code !== undefined) assert.match(error?.message ?? '', /^\S[^]*[.!?”]$/, 'a refusal is no sentence');
  const isMalformed = code === 'BAD_INPUT' || code === 'UNKNOWN_ROUTE';
  if (isMalformed) assert.deepEqual(changed(), [], 'what was refused has changed something');
  assertUnpolluted();
  return code ?? 'done';
}

/** The names of their files. */
function conversationFiles({ folder }: TestApp): string {
  const path = join(folder, 'conversations');
  return existsSync(path) ? readdirSync(path).sort().join(' ') : '';
}

/** The message of an input: the input itself, or a sample in which it says what stands at a place. */
function messageIn(input: Uint8Array): string {
  const number = Buffer.from(input.subarray(1, 3));
  if (input[0] !== placeMark || number.length < 2) return readText(input);
  const place = places[number.readUInt16BE() % places.length];
  assert.ok(place);
  const text = readText(input.subarray(3));
  const { call, path } = place;
  const sent = withValue(call.input, path, readJson(text) ?? text);
  return JSON.stringify({ id: 7, route: call.route, input: sent });
}

type Path = readonly string[];

/** The value itself and everything in it. */
function pathsIn(value: unknown): Path[] {
  const within = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [[], ...within.flatMap(([key, inner]) => pathsIn(inner).map((path) => [key, ...path]))];
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((outer, key) => (outer as Record<string, unknown>)[key], value);
}

function withValue(value: unknown, [key, ...rest]: Path, inner: unknown): unknown {
  if (key === undefined) return inner;
  const outer = value as Record<string, unknown>;
  const changed = withValue(outer[key], rest, inner);
  return Array.isArray(value) ? value.with(Number(key), changed) : { ...outer, [key]: changed };
}
