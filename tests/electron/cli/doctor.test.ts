import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { commands } from '../../../electron/cli/commands';
import { runLamp } from '../../../electron/cli/runLamp';
import { lampModelName } from '../../../electron/engine/ollama/lampModel';
import { FakeOllama } from '../../fakes/ollama/FakeOllama';
import { stubInstalledOllama } from '../../fakes/ollama/stubInstalledOllama';
import type { FakeOllamaOptions } from '../../fakes/ollama/ServerState';
import { FakeTerminal } from '../../fakes/FakeTerminal';
import { temporaryFolder } from '../../fakes/temporaryFolder';

interface Report {
  readonly ok: boolean;
  readonly checks: readonly { name: string; ok: boolean; found: string; next?: string }[];
}

const lamp = lampModelName();

async function start(options: FakeOllamaOptions = {}): Promise<FakeOllama> {
  const ollama = await FakeOllama.start(options);
  onTestFinished(() => ollama.stop());
  return ollama;
}

beforeEach(stubInstalledOllama);

async function doctor(url: string, ...words: string[]) {
  const terminal = new FakeTerminal();
  const all = ['doctor', '--host', url, '--data', temporaryFolder(), ...words];
  const code = await runLamp(all, commands, '1.2.3', terminal);
  const [report] = terminal.lines as Report[];
  return { code, messages: terminal.messages.join('\n'), report };
}

describe('lamp doctor', () => {
  it('finds no problem if everything is there', async () => {
    const { url } = await start({ models: [lamp] });
    const { code, report, messages } = await doctor(url);
    expect(code).toBe(0);
    expect(report?.ok).toBe(true);
    expect(report?.checks.slice(0, 4).map(({ name, ok }) => [name, ok])).toEqual([
      ['Ollama', true],
      ['Model', true],
      ['Loaded', true],
      ['Memory', true],
    ]);
    expect(messages).toContain(`✓ Ollama: version 0.33.0 at ${url}`);
    expect(messages).not.toContain('✗');
  });

  it('names the next step if the model is missing', async () => {
    const { url } = await start();
    const { code, report, messages } = await doctor(url);
    expect(code).toBe(1);
    expect(report?.ok).toBe(false);
    expect(report?.checks[1]).toMatchObject({ name: 'Model', ok: false });
    expect(report?.checks[1]?.next).toContain('lamp model get');
    expect(messages).toMatch(/✗ Model: .*\n\s+→ lamp model get .*3\.3 GB/);
  });

  it('names the next step if Ollama is down', async () => {
    const ollama = await start();
    const { url } = ollama;
    await ollama.stop();
    const { code, report, messages } = await doctor(url);
    expect(code).toBe(1);
    expect(report?.checks[0]).toMatchObject({ name: 'Ollama', ok: false });
    expect(messages).toMatch(/✗ Ollama: Ollama is not running.*\n\s+→ lamp model get/);
  });

  it('checks the given model and context window', async () => {
    const { url } = await start();
    const body = JSON.stringify({ model: 'gemma3:4b', messages: [], options: { num_ctx: 8192 } });
    await fetch(`${url}/api/chat`, { method: 'POST', body });
    const { code, messages } = await doctor(url, '--model', 'gemma3:4b', '--num-ctx', '8192');
    expect(code).toBe(0);
    expect(messages).toContain('✓ Loaded: in memory, with a window of 8192 tokens');
  });

  it('warns that words go to another machine, and reports what it finds there', async () => {
    const { code, messages } = await doctor('http://nowhere.invalid:11434');
    expect(code).toBe(1);
    expect(messages).toMatch(/another machine.*nowhere\.invalid:11434, unencrypted/);
    expect(messages).toMatch(/✗ Ollama: .*cannot be reached/);
  });

  it.each([
    [['--num-ctx', 'many'], 2],
    [['--what'], 2],
    [['now'], 2],
  ])('prints the usage for %j', async (words, expected) => {
    const { url } = await start({ models: [lamp] });
    expect((await doctor(url, ...words)).code).toBe(expected);
  });
});
