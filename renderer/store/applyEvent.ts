import type { ApiEvent, AppendedEvent, States } from '#shared/api/contract';
import { reuseIfEqual, reuseEqualFields } from './reuseIfEqual';

/** The states of the app as far as they have been told. */
export type ReceivedStates = Partial<States>;

type Conversation = States['conversation'];

/** What is known after an event. What did not change stays the same object. */
export function applyEvent(heard: ReceivedStates, event: ApiEvent): ReceivedStates {
  if ('appendedTo' in event) return appendEntries(heard, event);
  switch (event.area) {
    case 'app':
      return { ...heard, app: reuseIfEqual(heard.app, event.state) };
    case 'conversation':
      return { ...heard, conversation: reuseEntries(heard.conversation, event.state) };
    case 'conversations':
      return { ...heard, conversations: reuseIfEqual(heard.conversations, event.state) };
    case 'engine':
      return { ...heard, engine: reuseEqualFields(heard.engine, event.state) };
    case 'lamp':
      return { ...heard, lamp: reuseEqualFields(heard.lamp, event.state) };
    case 'library':
      return { ...heard, library: reuseSavedPrograms(heard.library, event.state) };
    case 'notices':
      return { ...heard, notices: reuseIfEqual(heard.notices, event.state) };
    case 'settings':
      return { ...heard, settings: reuseIfEqual(heard.settings, event.state) };
    case 'stage':
      return { ...heard, stage: reuseEqualFields(heard.stage, event.state) };
    case 'wish':
      return { ...heard, wish: reuseEqualFields(heard.wish, event.state) };
  }
}

/** All states; nothing before each has been told once. */
export function completeStates({
  app,
  conversation,
  conversations,
  engine,
  ...more
}: ReceivedStates): States | undefined {
  const { lamp, library, notices, settings, stage, wish } = more;
  if (!app || !conversation || !conversations || !engine || !lamp) return undefined;
  if (!library || !notices || !settings || !stage || !wish) return undefined;
  return { app, conversation, conversations, engine, lamp, library, notices, settings, stage, wish };
}

/** Only the open conversation is mirrored; it is told whole when another one is opened. */
function appendEntries(heard: ReceivedStates, { appendedTo, entries }: AppendedEvent): ReceivedStates {
  const { conversation } = heard;
  if (conversation?.id !== appendedTo) return heard;
  const last = conversation.entries.at(-1)?.seq ?? 0;
  const added = entries.filter(({ seq }) => seq > last);
  return { ...heard, conversation: { ...conversation, entries: [...conversation.entries, ...added] } };
}

/** Saved programs that did not change stay the objects they were, so that they are neither softened nor painted anew. */
function reuseSavedPrograms(before: States['library'] = [], after: States['library']): States['library'] {
  const known = new Map(before.map((item) => [item.id, item]));
  const items = after.map((item) => reuseIfEqual(known.get(item.id), item));
  return before.length === items.length && items.every((item, at) => item === before[at]) ? before : items;
}

/** Entries never change, so those that were there stay the objects they were: programs are not painted anew. */
function reuseEntries(before: Conversation | undefined, after: Conversation): Conversation {
  return { ...after, entries: after.entries.map((entry, at) => reuseIfEqual(before?.entries[at], entry)) };
}
