import { onTestFinished } from 'vitest';
import { FakeOllama } from '../../fakes/ollama/FakeOllama';
import { gemmaTokens } from '../../fakes/ollama/gemmaTokens';
import type { FakeOllamaOptions, ScriptedReply } from '../../fakes/ollama/ServerState';
import { openTestApp, type TestApp, type TestAppOptions } from './openTestApp';
import { lakeReply } from './samplePrograms';

/** Starts a fake Ollama that ends with the test. */
export async function openOllama(options: FakeOllamaOptions = {}): Promise<FakeOllama> {
  const ollama = await FakeOllama.start(options);
  onTestFinished(() => ollama.stop());
  return ollama;
}

/** Opens an app whose wishes are answered by a model, already warmed up. */
export async function openWithModel(
  options: Omit<TestAppOptions, 'ollama'> = {},
): Promise<{ app: TestApp; ollama: FakeOllama }> {
  const ollama = await openOllama();
  const app = await openTestApp({ ...options, ollama });
  await app.until(({ engine }) => engine.answering.kind === 'model' && !engine.isWarming);
  return { app, ollama };
}

/** A reply that stalls after these words. */
export function stalledAt(words: string, text = lakeReply): ScriptedReply {
  const afterTokens = gemmaTokens(text.slice(0, text.indexOf(words))).length;
  return { text, fault: { name: 'stall', afterTokens } };
}

/** Sends a wish whose reply never ends, and waits until it is being written. */
export async function sendEndless({ app, ollama }: { app: TestApp; ollama: FakeOllama }, text: string) {
  ollama.queueReplies(stalledAt('"night"'));
  await app.send(text);
  await app.until(({ wish }) => wish.phase === 'answering' && wish.draft !== null);
}
