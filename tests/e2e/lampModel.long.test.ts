import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FakeOllama } from '../fakes/ollama/FakeOllama';
import { lampReply } from '../fakes/ollama/lampReply';
import type { FakeOllamaOptions } from '../fakes/ollama/ServerState';
import { temporaryFolder } from '../fakes/temporaryFolder';
import { soon } from './window/soon';
import { needs } from '../tools/needs';

const launcher = join(import.meta.dirname, '../../electron/bin/lamp.mjs');

async function start(options: FakeOllamaOptions): Promise<FakeOllama> {
  const ollama = await FakeOllama.start(options);
  ollama.replyWith(lampReply);
  onTestFinished(() => ollama.stop());
  return ollama;
}

/** The built command as a process of its own, with a data folder of its own. */
function lamp(words: string[], data = temporaryFolder()) {
  const child = spawn(process.execPath, [launcher, ...words, '--data', data], { stdio: 'pipe' });
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', (text: string) => (output[stream] += text));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, output, ended };
}

describe('the built lamp command and a server', () => {
  it('gets the model from nothing, asks it, and leaves by itself', async () => {
    const ollama = await start({ models: [], pullBytesPerSecond: 2e10 });
    const get = lamp(['model', 'get', '--host', ollama.url]);
    expect(await get.ended, get.output.stderr).toBe(0);
    const { model } = JSON.parse(get.output.stdout) as { model: string };
    expect(ollama.models).toContain(model);
    const compose = lamp(['compose', '--engine', 'ollama', 'a thunderstorm', '--host', ollama.url]);
    expect(await compose.ended, compose.output.stderr).toBe(0);
    expect(JSON.parse(compose.output.stdout)).toMatchObject({
      ok: true,
      engine: 'ollama',
      model,
      repairs: [],
    });
    // What the library behind it has to say stays behind.
    expect(
      compose.output.stderr.split('\n').filter((line) => /invalid json|Getting text/.test(line)),
    ).toEqual([]);
  });

  it('is stopped by Ctrl-C, and stops the server', needs('posix'), async () => {
    const ollama = await start({ tokensPerSecond: 5 });
    const { child, output, ended } = lamp([
      'compose',
      'a long sunrise',
      '--model',
      'gemma3:4b',
      '--host',
      ollama.url,
    ]);
    await vi.waitFor(() => expect(output.stderr).toContain('Writing'), soon);
    child.kill('SIGINT');
    expect(await ended).toBe(1);
    expect(output).toEqual({ stdout: '', stderr: expect.stringMatching(/Stopped\.\n$/) as unknown });
    await ollama.whenIdle();
    expect(ollama.requests.find(({ path }) => path === '/api/chat')).toMatchObject({ isAborted: true });
  });
});
