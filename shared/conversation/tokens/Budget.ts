import { replyReserve, safetyMargin, tokenFactor, type Calibration } from './Calibration';
import { countTokens } from './countTokens';

/** Room for a prompt: the model's window less what a reply needs, and a careful estimate of what a text takes of it. */
export interface Budget {
  readonly numCtx: number;
  readonly reserve: number;
  /** Tokens of a text for this model, with a margin. */
  count(text: string): number;
  /** The same for so many tokens of the template: marks of turns, line breaks. */
  marks(tokens: number): number;
}

/** What the prompt's template adds, in Gemma's tokens. */
export const templateTokens = { perMessage: 5, perPrompt: 4 };

/** The budget of a model with a window of `numCtx` tokens, after what was learnt of it. */
export function budgetOf(calibration: Calibration, numCtx: number): Budget {
  const factor = tokenFactor(calibration) * (1 + safetyMargin);
  return {
    numCtx,
    reserve: replyReserve(calibration, numCtx),
    count: (text) => Math.ceil(countTokens(text) * factor),
    marks: (tokens) => Math.round(tokens * factor),
  };
}

/** What the bare table makes of a whole prompt: what the server's own count is compared with. */
export function estimatePrompt(messages: readonly { readonly content: string }[]): number {
  let tokens = templateTokens.perPrompt;
  for (const { content } of messages) tokens += countTokens(content) + templateTokens.perMessage;
  return tokens;
}
