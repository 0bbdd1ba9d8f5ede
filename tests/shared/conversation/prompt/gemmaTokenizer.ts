import { createRequire } from 'node:module';
import type { Message } from '#shared/conversation/context/Piece';

interface Tokenizer {
  encode(text: string, options: { add_special_tokens: boolean }): number[];
}

/**
 * Gemma 3's own tokenizer, from the folder in `GEMMA_TOKENIZER`; undefined when that is not set. It is too large to be a
 * dependency, so CI installs it separately.
 */
export function gemmaTokenizer(): GemmaTokenizer | undefined {
  const folder = process.env['GEMMA_TOKENIZER'];
  if (!folder) return undefined;
  const load = createRequire(import.meta.url);
  const gemma = load(folder) as { fromPreTrained(): Tokenizer };
  return new GemmaTokenizer(gemma.fromPreTrained());
}

export class GemmaTokenizer {
  constructor(private readonly tokenizer: Tokenizer) {}

  count(text: string): number {
    return this.tokenizer.encode(text, { add_special_tokens: false }).length;
  }

  /** The tokens of a prompt as Gemma's template writes it, ready for the reply. */
  countPrompt(messages: readonly Message[]): number {
    const turns = messages.map(({ role, content }) => {
      const who = role === 'assistant' ? 'model' : 'user';
      return `<start_of_turn>${who}\n${content}<end_of_turn>\n`;
    });
    return this.count(`<bos>${turns.join('')}<start_of_turn>model\n`);
  }
}
