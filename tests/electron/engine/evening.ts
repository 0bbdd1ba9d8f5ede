import { expect } from 'vitest';
import { scripted } from '../../shared/conversation/scriptedConversations';
import { EngineFixture } from './EngineFixture';

/** Sixty wishes with their replies, enough to fill the window several times. */
export const evening = scripted('evening').past;

/** Fails if a prompt, by the server's count, left no room for its reply. */
export function expectRoomForReplies({ ollama, model }: EngineFixture): void {
  expect(ollama.truncations).toEqual([]);
  for (const { promptTokens } of ollama.chatStats)
    expect(promptTokens).toBeLessThanOrEqual(model.numCtx - 300);
}

/** Fails if one of the first `count` wishes is not answered by a server that counts `tokenBias` tokens for each of ours. */
export async function expectWholeEvening(tokenBias: number, count: number): Promise<void> {
  const fixture = await EngineFixture.start({ server: { tokenBias } });
  for (const { wish, text, program } of evening.slice(0, count)) {
    fixture.ollama.queueReplies(text);
    const { answer } = await fixture.ask(wish);
    expect(answer, wish).toMatchObject({ kind: 'program', program: { name: program.name } });
  }
  expectRoomForReplies(fixture);
  expect(fixture.entries('reply')).toHaveLength(count);
  expect(fixture.entries('compaction').length).toBeGreaterThan(0);
  // The calibration from the first wishes keeps the later ones from being refused.
  expect(fixture.entries('failure')).toEqual([]);
}
