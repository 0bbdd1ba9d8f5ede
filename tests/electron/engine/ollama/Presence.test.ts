import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readAddress } from '../../../../electron/engine/ollama/address';
import { OllamaClient } from '../../../../electron/engine/ollama/OllamaClient';
import { Presence } from '../../../../electron/engine/ollama/Presence';
import type { OllamaStatus } from '../../../../electron/engine/ollama/status';
import { FakeOllama } from '../../../fakes/ollama/FakeOllama';

const nowhere = { platform: 'linux', env: {}, home: '/nowhere' } as const;

function watch(url: string) {
  const told: OllamaStatus[] = [];
  const client = new OllamaClient(readAddress(url));
  const pace = { whileDownMs: 20, whileUpMs: 20 };
  const presence = new Presence(client, (status) => told.push(status), nowhere, pace);
  onTestFinished(() => presence.stop());
  // While a server goes, it may be down in more than one way.
  const phases = () => told.map(({ phase }) => phase).filter((phase, at, all) => phase !== all[at - 1]);
  return { told, presence, phases };
}

describe('Presence', () => {
  it('tells when Ollama comes up and when it goes, each once', async () => {
    const first = await FakeOllama.start();
    const { told, phases } = watch(first.url);
    // The first look loads the HTTP client, which takes a busy machine its time.
    await vi.waitFor(() => expect(phases()).toEqual(['up']), { timeout: 60_000 });
    const { port } = first;
    await first.stop();
    await vi.waitFor(() => expect(phases()).toEqual(['up', 'down']));
    const second = await FakeOllama.start({ port, models: ['gemma3:1b'] });
    onTestFinished(() => second.stop());
    await vi.waitFor(() => expect(phases()).toEqual(['up', 'down', 'up']));
    const looks = () => second.requests.filter(({ path }) => path === '/api/version').length;
    const [before, known] = [looks(), told.length];
    await vi.waitFor(() => expect(looks()).toBeGreaterThan(before + 3));
    expect(told).toHaveLength(known);
    expect(told.at(-1)).toMatchObject({ models: [{ name: 'gemma3:1b' }] });
  });

  it('looks no more once it is stopped', async () => {
    const ollama = await FakeOllama.start();
    onTestFinished(() => ollama.stop());
    const { presence } = watch(ollama.url);
    await presence.look();
    await presence.stop();
    const count = ollama.requests.length;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(ollama.requests).toHaveLength(count);
  });
});
