import { describe, expect, it } from 'vitest';
import { gemmaPrompt } from '../../fakes/ollama/gemmaPrompt';
import { gemmaTokens } from '../../fakes/ollama/gemmaTokens';
import * as known from '../../fakes/ollama/knownAnswers';
import { lampReply } from '../../fakes/ollama/lampReply';
import { matchesSchema, schemaMismatch } from '../../fakes/ollama/matchesSchema';
import { rainChat } from '../../fakes/ollama/PlainClient';

const user = (content: string) => ({ role: 'user', content });
const system = (content: string) => ({ role: 'system', content });
const fromModel = (content: string) => ({ role: 'assistant', content });

describe('the parts of the fake Ollama', () => {
  it('render a prompt as gemma3:4b does', () => {
    const turn = (text: string) => `<start_of_turn>user\n${text}<end_of_turn>\n`;
    const prompt = gemmaPrompt([system('a'), user('b'), user('c')]);
    expect(prompt).toBe(`<bos>${turn('a')}${turn('b\n\nc')}<start_of_turn>model\n`);
    expect(gemmaPrompt([user('a'), fromModel('{')])).toMatch(/<start_of_turn>model\n\{$/);
  });

  it.each(known.tokenCounts)('split text into about as many tokens as Gemma: %s', (text, count) => {
    const tokens = gemmaTokens(text);
    expect(tokens.join('')).toBe(text);
    expect(Math.abs(tokens.length - count)).toBeLessThan(3);
  });

  it('know what a grammar could have written', () => {
    const good = [{ step: 'a' }, { step: 3, note: 'abcd' }, { step: null }];
    const bad = [{}, { step: 2 }, { step: 'c' }, { step: 'a', note: 'abcde' }, { step: 'a', more: 1 }];
    expect(good.filter((value) => !matchesSchema(value, known.stepSchema))).toEqual([]);
    expect(bad.filter((value) => matchesSchema(value, known.stepSchema))).toEqual([]);
    expect(schemaMismatch({ note: 'x', step: 'a' }, known.stepSchema)).toBe('$: note is out of order');
  });

  it('reply with a lamp program, and by reference if ids may stand for steps', () => {
    expect(lampReply(rainChat())).toMatch(/^\{"program":\{"name":"[^"]+","steps":\[\{"id":/);
    const format = { type: 'array', items: { anyOf: [{ enum: ['a', 'b'] }] } };
    expect(lampReply({ ...rainChat(), format })).toMatch(
      /"steps":\[(?:"a",\{"id":"b".*\}|\{"id":"a".*\},"b")\]/,
    );
  });
});
