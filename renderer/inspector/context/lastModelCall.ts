import { layOutHistory } from '#shared/conversation/context/layOutHistory';
import { foldMessages, type Message, type UnmeasuredPiece } from '#shared/conversation/context/Piece';
import { promptHistoryOf } from '#shared/conversation/context/PromptHistory';
import type { Entry, EntryOf } from '#shared/conversation/Entry';
import { promptOf } from '#shared/conversation/promptOf';

/** The last call to a model. While the model stays in memory, it need not process the same prompt again. */
export interface LastModelCall {
  /** Its name, if known. */
  readonly model: string | undefined;
  readonly messages: readonly Message[];
}

/** The last answered call, rebuilt from the log; undefined before the first. */
export function lastModelCall(entries: readonly Entry[]): LastModelCall | undefined {
  const reply = entries.findLast(
    (entry): entry is EntryOf<'reply'> => entry.type === 'reply' && entry.text !== undefined,
  );
  const wish = reply && entries.find((entry) => entry.seq === reply.to);
  if (!reply || wish?.type !== 'wish' || wish.sent === undefined) return undefined;
  // After a rejected reply the model continued from that reply.
  const correction = entries.find((entry) => entry.type === 'correction' && entry.to === wish.seq);
  const written = correction?.type === 'correction' ? correction.refused : (reply.text ?? '');
  return {
    model: reply.meter?.model,
    messages: [...messagesSentWith(wish, wish.sent, entries), { role: 'assistant', content: written }],
  };
}

function messagesSentWith(wish: EntryOf<'wish'>, sent: string, entries: readonly Entry[]): Message[] {
  const before = entries.filter(({ seq }) => seq < wish.seq);
  const piece = (role: UnmeasuredPiece['role'], text: string): UnmeasuredPiece => ({
    tier: 'system',
    role,
    text,
    why: '',
  });
  return foldMessages([
    piece('system', promptOf(before, 'programmer') ?? ''),
    ...layOutHistory(promptHistoryOf(before, wish.replaces)).pieces,
    piece('user', sent),
  ]);
}
