import { describe, expect, it, onTestFinished } from 'vitest';
import { readAddress } from '../../../../electron/engine/ollama/OllamaAddress';
import { OllamaClient } from '../../../../electron/engine/ollama/OllamaClient';
import { OllamaPoller } from '../../../../electron/engine/ollama/OllamaPoller';
import type { OllamaStatus } from '../../../../electron/engine/ollama/OllamaStatus';
import { FakeOllama } from '../../../fakes/ollama/FakeOllama';
import { eventually } from '../../eventually';

const nowhere = { platform: 'linux', env: {}, home: '/nowhere' } as const;

function watch(url: string) {
  const reports: OllamaStatus[] = [];
  const client = new OllamaClient(readAddress(url));
  const pace = { whileDownMs: 20, whileUpMs: 20 };
  const poller = new OllamaPoller(client, (status) => reports.push(status), nowhere, pace);
  onTestFinished(() => poller.stop());
  // A server that goes down may be down in more than one way.
  const phases = () => reports.map(({ phase }) => phase).filter((phase, at, all) => phase !== all[at - 1]);
  return { reports, poller, phases };
}

describe('OllamaPoller', () => {
  it('reports once when Ollama comes up and once when it goes down', async () => {
    const first = await FakeOllama.start();
    const { reports, phases } = watch(first.url);
    await eventually(() => expect(phases()).toEqual(['up']));
    const { port } = first;
    await first.stop();
    await eventually(() => expect(phases()).toEqual(['up', 'down']));
    const second = await FakeOllama.start({ port, models: ['gemma3:1b'] });
    onTestFinished(() => second.stop());
    await eventually(() => expect(phases()).toEqual(['up', 'down', 'up']));
    const looks = () => second.requests.filter(({ path }) => path === '/api/version').length;
    const [before, known] = [looks(), reports.length];
    await eventually(() => expect(looks()).toBeGreaterThan(before + 3));
    expect(reports).toHaveLength(known);
    expect(reports.at(-1)).toMatchObject({ models: [{ name: 'gemma3:1b' }] });
  });

  it('does not check any more once it is stopped', async () => {
    const ollama = await FakeOllama.start();
    onTestFinished(() => ollama.stop());
    const { poller } = watch(ollama.url);
    await poller.check();
    await poller.stop();
    const count = ollama.requests.length;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(ollama.requests).toHaveLength(count);
  });
});
