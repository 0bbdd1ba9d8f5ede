import { layOutHistory } from '#shared/conversation/context/layOutHistory';
import { foldMessages, type Message, type UnmeasuredPiece } from '#shared/conversation/context/Piece';
import { promptHistoryOf } from '#shared/conversation/context/PromptHistory';
import type { Entry, EntryOf } from '#shared/conversation/Entry';
import { promptOf } from '#shared/conversation/prompts';

/** What a model has read and written last: as long as it stays in memory, it need not read the like of it again. */
export interface LastModelCall {
  /** By name, where it is known. */
  readonly model: string | undefined;
  readonly messages: readonly Message[];
}

/** The last call that a model answered, made up again from the log; none before the first. */
export function lastModelCall(entries: readonly Entry[]): LastModelCall | undefined {
  const reply = entries.findLast(
    (entry): entry is EntryOf<'reply'> => entry.type === 'reply' && entry.text !== undefined,
  );
  const wish = reply && entries.find((entry) => entry.seq === reply.to);
  if (!reply || wish?.type !== 'wish' || wish.sent === undefined) return undefined;
  // After a refusal the model went on from the refused reply.
  const refused = entries.find((entry) => entry.type === 'correction' && entry.to === wish.seq);
  const written = refused?.type === 'correction' ? refused.refused : (reply.text ?? '');
  return {
    model: reply.meter?.model,
    messages: [...messagesSentWith(wish, wish.sent, entries), { role: 'assistant', content: written }],
  };
}

function messagesSentWith(wish: EntryOf<'wish'>, sent: string, entries: readonly Entry[]): Message[] {
  const before = entries.filter(({ seq }) => seq < wish.seq);
  const part = (role: UnmeasuredPiece['role'], text: string): UnmeasuredPiece => ({
    tier: 'system',
    role,
    text,
    why: '',
  });
  return foldMessages([
    part('system', promptOf(before, 'programmer') ?? ''),
    ...layOutHistory(promptHistoryOf(before, wish.replaces)).pieces,
    part('user', sent),
  ]);
}
