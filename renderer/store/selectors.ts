import type { States } from '#shared/api/contract';
import type { Entry } from '#shared/conversation/entry';
import { title } from '#shared/conversation/title';
import { timeline, type Timeline } from '#shared/conversation/versions';
import { talk, type TalkItem } from './talk';

/** What the page derives from the app's states. The same states give the same object, so that React can tell. */

/** What the open conversation is called. */
export const conversationTitle = fromEntries(title);

/** What has been said in the open conversation. */
export const conversationTalk: (states: States) => readonly TalkItem[] = fromEntries(talk);

/** What undo and redo walk along. */
export const versions: (states: States) => Timeline = fromEntries(timeline);

/** The entry that brought the program on show; none while something else shows. */
export function versionOnShow({ stage }: States): number | undefined {
  return stage.source.type === 'version' ? stage.source.seq : undefined;
}

/** The wish being answered, where the log does not have it yet. */
export function wishOnItsWay(states: States): string | undefined {
  const { wish } = states;
  if (wish.phase !== 'answering') return undefined;
  const last = conversationTalk(states).at(-1);
  return last?.type === 'wish' && last.text === wish.text ? undefined : wish.text;
}

function fromEntries<Derived>(derive: (entries: readonly Entry[]) => Derived): (states: States) => Derived {
  const known = new WeakMap<readonly Entry[], { readonly derived: Derived }>();
  return ({ conversation: { entries } }) => {
    const before = known.get(entries);
    if (before) return before.derived;
    const derived = derive(entries);
    known.set(entries, { derived });
    return derived;
  };
}
