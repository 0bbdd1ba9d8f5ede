import type { Message } from '#shared/conversation/context/Piece';
import { profiles } from '#shared/conversation/prompt/profiles';
import { replySchema } from '#shared/program/replySchema';
import type { Question } from '../../electron/engine/Engine';
import { readAddress } from '../../electron/engine/ollama/OllamaAddress';
import { OllamaClient } from '../../electron/engine/ollama/OllamaClient';
import { OllamaEngine } from '../../electron/engine/ollama/OllamaEngine';
import { FakeOllama } from '../fakes/ollama/FakeOllama';
import type { FakeOllamaOptions } from '../fakes/ollama/ServerState';

/** A signal that is never aborted. */
export const neverStopped = new AbortController().signal;

/** Calls `act` with its own fake Ollama and the app's engine on it; stops the fake afterwards. */
export async function withModel<Result>(
  options: FakeOllamaOptions,
  act: (ollama: FakeOllama, engine: OllamaEngine) => Promise<Result>,
): Promise<Result> {
  const ollama = await FakeOllama.start(options);
  try {
    const client = new OllamaClient(readAddress(ollama.url));
    return await act(ollama, new OllamaEngine(client, { name: 'gemma3:4b', numCtx: 4096 }));
  } finally {
    await ollama.stop();
  }
}

/** A question with these messages; without any, a first wish. */
export function questionOf(wish: string, messages: readonly Message[]): Question {
  const system = { role: 'system', content: profiles.base.systemPrompt } as const;
  return {
    current: undefined,
    messages: messages.length > 0 ? messages : [system, { role: 'user', content: wish }],
    schema: replySchema(),
    promptTokens: 1300,
    replyTokens: 2048,
    temperature: 0.7,
    seed: 1,
  };
}
