import { replyReserve, safetyMargin, tokenFactor, type Calibration } from './Calibration';
import { countTokens } from './countTokens';

/**
 * The token budget of a prompt: the model's context window minus the reserve for the reply, with a safe estimate of
 * what a text takes.
 */
export interface Budget {
  readonly numCtx: number;
  readonly reserve: number;
  /** The tokens of a text for this model, with a safety margin. */
  count(text: string): number;
  /** The same for `tokens` tokens of the template: turn marks, line breaks. */
  marks(tokens: number): number;
}

/** What the chat template adds, in Gemma's tokens. */
export const templateTokens = { perMessage: 5, perPrompt: 4 };

/** The budget of a model with a context window of `numCtx` tokens, after calibration. */
export function budgetOf(calibration: Calibration, numCtx: number): Budget {
  const factor = tokenFactor(calibration) * (1 + safetyMargin);
  return {
    numCtx,
    reserve: replyReserve(calibration, numCtx),
    count: (text) => Math.ceil(countTokens(text) * factor),
    marks: (tokens) => Math.round(tokens * factor),
  };
}

/** The uncalibrated estimate of a whole prompt, to compare with the server's own count. */
export function estimatePrompt(messages: readonly { readonly content: string }[]): number {
  let tokens = templateTokens.perPrompt;
  for (const { content } of messages) tokens += countTokens(content) + templateTokens.perMessage;
  return tokens;
}
