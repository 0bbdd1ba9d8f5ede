import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { OllamaClient } from '../../../electron/engine/ollama/OllamaClient';
import { OllamaEngine } from '../../../electron/engine/ollama/OllamaEngine';
import { EngineFixture, soundReply } from './EngineFixture';

/** A custom server, for what the fake cannot do. */
async function serverThat(answers: RequestListener): Promise<EngineFixture> {
  const server = createServer(answers).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = new OllamaClient({ url, isLocal: true });
  return EngineFixture.start({
    engine: new OllamaEngine(client, { name: 'gemma3:4b', numCtx: 4096 }, { tickMs: 10 }),
  });
}

/** Answers chats with these lines, and everything else with an empty body. */
const lines =
  (...all: unknown[]): RequestListener =>
  (request, response) => {
    if (request.url !== '/api/chat') return void response.writeHead(200, json).end('{"models":[]}');
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    response.end(all.map((line) => `${JSON.stringify(line)}\n`).join(''));
  };
/** Answers chats with bytes that are not UTF-8, inside an otherwise valid line. */
const noText: RequestListener = (request, response) => {
  if (request.url !== '/api/chat') return void response.writeHead(200, json).end('{"models":[]}');
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  response.end(
    Buffer.from(`${JSON.stringify(half)}\n{"message":{"content":"\xff"},"done":true}\n`, 'latin1'),
  );
};
const status =
  (code: number, error: unknown): RequestListener =>
  (request, response) => {
    if (request.url !== '/api/chat') return void response.writeHead(200, json).end('{"models":[]}');
    response.writeHead(code, json).end(JSON.stringify({ error }));
  };
const json = { 'content-type': 'application/json' };
const half = { message: { content: soundReply.slice(0, 20) }, done: false };

describe('an odd answer is a failure with a code, and the wish has an outcome:', () => {
  it.each<[string, string, RequestListener]>([
    ['a line that is null', 'REPLY_GARBLED', lines(half, null)],
    ['a line that is a number', 'REPLY_GARBLED', lines(half, 7)],
    ['a line that is not text', 'REPLY_GARBLED', noText],
    ['a line of something else in the middle', 'REPLY_GARBLED', lines(half, { foo: 1 })],
    ['a first line of something else', 'NOT_OLLAMA', lines({ foo: 1 })],
    ['an error that is an object', 'OLLAMA_FAILED', lines(half, { error: { message: 'boom' } })],
    ['an error without a message', 'OLLAMA_FAILED', lines(half, { error: null })],
    ['401', 'OLLAMA_REFUSED', status(401, 'unauthorized')],
    ['403', 'OLLAMA_REFUSED', status(403, 'forbidden')],
    ['429', 'OLLAMA_BUSY', status(429, 'slow down')],
    ['412', 'OLLAMA_TOO_OLD', status(412, 'requires a newer version of Ollama')],
    ['a model that cannot chat', 'MODEL_UNSUITABLE', status(400, '"x" does not support chat')],
    ['a model called homepage', 'MODEL_MISSING', status(404, "model 'homepage' not found")],
    ['500 with an object', 'OLLAMA_FAILED', status(500, { message: 'boom' })],
  ])('%s is %s', async (_, code, answers) => {
    const fixture = await serverThat(answers);
    const { answer } = await fixture.ask('a lake');
    expect(answer).toMatchObject({ kind: 'failed', error: { code } });
    expect(fixture.log.entries.at(-1)).toMatchObject({ type: 'failure', code });
  });

  it('an internal error is thrown, but the wish still has an outcome', async () => {
    const fixture = await EngineFixture.start({
      engine: {
        kind: 'model',
        model: { name: 'broken', numCtx: 4096 },
        stream: () => {
          throw new Error('a bug');
        },
      },
    });
    await expect(fixture.ask('a lake')).rejects.toThrow('a bug');
    expect(fixture.log.entries.at(-1)).toMatchObject({ type: 'failure', code: 'INTERNAL' });
  });
});
