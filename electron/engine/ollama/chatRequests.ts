import type { Message } from '#shared/conversation/context/Piece';
import type { ChosenModel, Question } from '../Engine';
import type { Chat } from './OllamaClient';

/** How long the model stays in memory after the last request. */
const keepAlive = '30m';

/**
 * The options that decide how a model is loaded. They are the same in every request, warm-up included, since a change makes
 * Ollama reload it. With this batch size the server finds the system prompt in its cache whatever follows it.
 */
function loadOptions({ numCtx }: ChosenModel) {
  return { num_ctx: numCtx, num_batch: 2048 };
}

/**
 * A prompt that is too long is refused instead of silently cut (`truncate`), a full window ends the reply instead of
 * dropping its first half (`shift`), and no tokens are spent on thinking (`think`).
 */
const streamOptions = { stream: true, truncate: false, shift: false, think: false } as const;

/** The request for a reply. */
export function replyRequest(model: ChosenModel, question: Question): Chat {
  const { messages, schema, temperature, seed, replyTokens } = question;
  return {
    model: model.name,
    messages: copyOf(messages),
    ...streamOptions,
    keep_alive: keepAlive,
    format: schema,
    options: {
      ...loadOptions(model),
      num_predict: replyTokens,
      temperature,
      top_k: 40,
      top_p: 0.9,
      repeat_penalty: 1,
      seed,
    },
  };
}

/** The request that makes the server read the system prompt, so that it is cached for the first wish. */
export function warmUpRequest(model: ChosenModel, systemPrompt: string): Chat {
  return {
    model: model.name,
    messages: [{ role: 'system', content: systemPrompt }],
    ...streamOptions,
    keep_alive: keepAlive,
    options: { ...loadOptions(model), num_predict: 1, temperature: 0 },
  };
}

function copyOf(messages: readonly Message[]): Message[] {
  return messages.map(({ role, content }) => ({ role, content }));
}
