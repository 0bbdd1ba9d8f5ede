import { layOut } from '#shared/conversation/context/layOut';
import { foldMessages, type Message, type Part } from '#shared/conversation/context/Piece';
import { storyOf } from '#shared/conversation/context/Story';
import type { Entry, EntryOf } from '#shared/conversation/entry';
import { promptOf } from '#shared/conversation/prompts';

/** What a model has read and written last: as long as it stays in memory, it need not read the like of it again. */
export interface LastHeard {
  /** By name, where it is known. */
  readonly model: string | undefined;
  readonly messages: readonly Message[];
}

/** The last call that a model answered, made up again from the log; none before the first. */
export function lastHeard(entries: readonly Entry[]): LastHeard | undefined {
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
    messages: [...askedWith(wish, wish.sent, entries), { role: 'assistant', content: written }],
  };
}

function askedWith(wish: EntryOf<'wish'>, sent: string, entries: readonly Entry[]): Message[] {
  const before = entries.filter(({ seq }) => seq < wish.seq);
  const part = (role: Part['role'], text: string): Part => ({ tier: 'system', role, text, why: '' });
  return foldMessages([
    part('system', promptOf(before, 'programmer') ?? ''),
    ...layOut(storyOf(before, wish.instead)).parts,
    part('user', sent),
  ]);
}
