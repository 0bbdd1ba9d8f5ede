import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FakeOllama } from '../../fakes/ollama/FakeOllama';
import { PlainClient, readUntilBroken } from '../../fakes/ollama/PlainClient';
import type { FakeOllamaOptions } from '../../fakes/ollama/ServerState';
import { eventually } from '../eventually';

async function start(given?: FakeOllamaOptions): Promise<{ ollama: FakeOllama; client: PlainClient }> {
  const ollama = await FakeOllama.start(given);
  onTestFinished(ollama.stop.bind(ollama));
  return { ollama, client: new PlainClient(ollama.url) };
}

describe('stopping the fake Ollama', () => {
  it('ends every stream, load and pull at once, and frees the port', async () => {
    const { ollama, client } = await start({ tokensPerSecond: 5, loadMs: 20 });
    ollama.failNext('pull-stall');
    const calls = [client.chat(), client.chat(), client.post('/api/pull', { model: 'gemma3:1b' })];
    const left = calls.map((call) => call.then(readUntilBroken, () => 'failed'));
    await eventually(() => expect(ollama.requests).toHaveLength(3));
    const { port, requests } = ollama;
    await Promise.all([ollama.stop(), ...left]);
    expect([ollama.openSockets, ollama.openRequests]).toEqual([0, 0]);
    expect(requests.some(({ isAborted }) => isAborted)).toBe(false);
    const next = await start({ port });
    expect(next.ollama.port).toBe(port);
  });

  it('works with fake timers: nothing waits for them', async () => {
    const { client } = await start({ tokensPerSecond: 500, loadMs: 5 });
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const last = await client.lastLine();
    vi.useRealTimers();
    expect(last).toMatchObject({ done_reason: 'stop' });
  });
});
