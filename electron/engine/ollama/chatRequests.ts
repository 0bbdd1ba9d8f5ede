import type { Message } from '#shared/conversation/context/Piece';
import type { ChosenModel, Question } from '../Engine';
import type { Chat } from './OllamaClient';

/** How long the model stays in memory after the last word. */
const keepAlive = '30m';

/**
 * What decides how a model is loaded: the same in every call, warming up included, since a change loads it anew. With
 * this batch size the server finds a frozen prompt in its cache whatever follows it.
 */
function loading({ numCtx }: ChosenModel) {
  return { num_ctx: numCtx, num_batch: 2048 };
}

/**
 * A prompt that is too long is refused instead of cut unseen (`truncate`), a window that is full ends the reply instead
 * of losing its first half (`shift`), and no tokens go into thoughts (`think`).
 */
const streamOptions = { stream: true, truncate: false, shift: false, think: false } as const;

/** The request for a reply. */
export function replyRequest(model: ChosenModel, question: Question): Chat {
  const { messages, schema, temperature, seed, replyTokens } = question;
  return {
    model: model.name,
    messages: copied(messages),
    ...streamOptions,
    keep_alive: keepAlive,
    format: schema,
    options: {
      ...loading(model),
      num_predict: replyTokens,
      temperature,
      top_k: 40,
      top_p: 0.9,
      repeat_penalty: 1,
      seed,
    },
  };
}

/** The request that makes the server read the frozen prompt, so that the first wish finds it read. */
export function warmUpRequest(model: ChosenModel, systemPrompt: string): Chat {
  return {
    model: model.name,
    messages: [{ role: 'system', content: systemPrompt }],
    ...streamOptions,
    keep_alive: keepAlive,
    options: { ...loading(model), num_predict: 1, temperature: 0 },
  };
}

function copied(messages: readonly Message[]): Message[] {
  return messages.map(({ role, content }) => ({ role, content }));
}
