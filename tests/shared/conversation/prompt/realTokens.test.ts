import { describe, expect, it } from 'vitest';
import { profiles } from '#shared/conversation/prompt/profiles';
import { Replay } from '#shared/conversation/Replay';
import { estimatePrompt } from '#shared/conversation/tokens/Budget';
import { scripted } from '../scriptedConversations';
import { gemmaTokenizer } from './gemmaTokenizer';
import { needs } from '../../../tools/needs';

const tokenizer = gemmaTokenizer();

/** For every prompt of every scripted conversation: the estimate with and without the margin, and the real count. */
function* prompts() {
  for (const name of ['evening', 'evening-by-reference', 'abend', 'vecher'] as const) {
    const replay = new Replay(profiles.base.systemPrompt, 4096);
    for (const exchange of scripted(name).past) {
      const context = replay.add(exchange);
      if (!context || !tokenizer) continue;
      const real = tokenizer.countPrompt(context.messages);
      yield { name, estimated: estimatePrompt(context.messages), careful: context.tokens.total, real };
    }
  }
}

describe('with Gemma’s own tokenizer', needs('gemma-tokenizer'), () => {
  it.each(Object.entries(profiles))('the %s prompt has 1100 to 1500 tokens', (_, { systemPrompt }) => {
    const tokens = tokenizer?.count(systemPrompt) ?? 0;
    expect(tokens).toBeGreaterThanOrEqual(1100);
    expect(tokens).toBeLessThanOrEqual(1500);
  });

  it('the estimate of ordinary contexts is within 8 % on average, and with the margin never more than 3 % too low', () => {
    const all = [...prompts()];
    expect(all.length).toBeGreaterThan(100);
    const errors = all.map(({ estimated, real }) => Math.abs(estimated - real) / real);
    expect(errors.reduce((sum, error) => sum + error, 0) / all.length).toBeLessThanOrEqual(0.08);
    for (const { name, careful, real } of all)
      expect(careful / real, `${name}: ${careful} for ${real}`).toBeGreaterThanOrEqual(0.97);
  });
});
