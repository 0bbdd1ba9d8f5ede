import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { answerSchema } from '#shared/api/answer';
import { routes } from '#shared/api/contract';
import { Connection } from '../../../electron/browser/Connection';
import { openTestApp, type TestApp } from '../../electron/app/openTestApp';
import { FakeClock } from '../../fakes/FakeClock';
import type { Target } from '../engine/Target';
import { oneByOne } from '../engine/Target';
import { assertUnpolluted, readText } from '../engine/tokens';
import { callTokens, messageOf, sampleCalls } from './calls';

/** What is asked behind each message: whoever is still there answers it. */
const after = { id: 8_008_008, route: 'no.such' };

const answeredSchema = z.strictObject({ id: z.int(), answer: answerSchema });

/** The browser's end of a socket, without a network. */
class WindowSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly bufferedAmount = 0;
  readonly isPaused = false;
  closeCode: number | undefined;
  answers: z.infer<typeof answeredSchema>[] = [];
  /** The areas of which something was told. */
  told: string[] = [];

  send = (message: string, onTaken: () => void): void => {
    if (message.startsWith('{"id":')) this.answers.push(answeredSchema.parse(JSON.parse(message)));
    else this.told.push(/^\{"event":\{"area":"(\w+)"/.exec(message)?.[1] ?? 'conversation');
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

/** What only changes when somebody wants it to. */
const ownedAreas = new Set(['conversation', 'conversations', 'library', 'settings']);

/** The whole app behind a browser's socket. */
export async function openApp(): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'lampwright-'));
  const test = await openTestApp({ folder, atEnd: () => {} });
  const connect = () => {
    const socket = new WindowSocket();
    void new Connection(socket as unknown as WebSocket, test.app, new FakeClock());
    return socket;
  };
  let socket = connect();
  const check = async (input: Uint8Array): Promise<string> => {
    if (socket.closeCode !== undefined) socket = connect();
    return checkMessage(test, socket, input);
  };
  return {
    // What takes a while by design, or ends at a server that is not there, is tried elsewhere.
    samples: sampleCalls
      .filter(({ route }) => !/^engine\.|\.gif$/.test(route))
      .map((call) => messageOf(call)),
    tokens: callTokens,
    mostBytes: 1500,
    tryAll: async (inputs) => {
      // Everything that was made by the cases before goes: the app is as fast as at first.
      await test.call(routes.conversations.eraseAll, { isMeant: true });
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
async function checkMessage(test: TestApp, socket: WindowSocket, input: Uint8Array): Promise<string> {
  const faults = test.logged.filter((line) => line.startsWith('fault')).length;
  socket.answers = [];
  socket.told = [];
  socket.emit('message', Buffer.from(readText(input)), false);
  const told = socket.told.filter((area) => ownedAreas.has(area));
  if (socket.closeCode === undefined) socket.emit('message', Buffer.from(JSON.stringify(after)), false);
  await socket.untilDone(after.id);
  if (socket.closeCode !== undefined) {
    assert.ok(socket.closeCode === 4400 || socket.closeCode === 4413);
    assert.deepEqual([socket.answers, told], [[], []], 'a message that cannot be read has done something');
    return `closed with ${socket.closeCode}`;
  }
  const { id } = JSON.parse(readText(input)) as { id: number };
  await socket.untilDone(id);
  const answers = socket.answers.filter((answer) => answer.id === id && id !== after.id);
  if (id !== after.id) assert.equal(answers.length, 1, 'there is not just one answer');
  const [answered] = answers;
  const error = answered?.answer.ok === false ? answered.answer.error : undefined;
  const code = error?.code;
  assert.notEqual(code, 'INTERNAL', test.logged.at(-1));
  assert.equal(test.logged.filter((line) => line.startsWith('fault')).length, faults, test.logged.at(-1));
  if (code !== undefined) assert.match(error?.message ?? '', /^\S[^]*[.!?”]$/, 'a refusal is no sentence');
  const isMalformed = code === 'BAD_INPUT' || code === 'UNKNOWN_ROUTE';
  if (isMalformed) assert.deepEqual(told, [], 'what was refused has changed something');
  else await test.idle();
  assertUnpolluted();
  return code ?? 'done';
}
