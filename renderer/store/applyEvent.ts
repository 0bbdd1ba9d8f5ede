import type { ApiEvent, AppendedEvent, States } from '#shared/api/contract';
import { reuseIfEqual, reuseEqualFields } from './reuseIfEqual';

/** The states of the app that have arrived so far. */
export type ReceivedStates = Partial<States>;

type Conversation = States['conversation'];

/** The states after an event. Unchanged values keep their identity. */
export function applyEvent(received: ReceivedStates, event: ApiEvent): ReceivedStates {
  if ('appendedTo' in event) return appendEntries(received, event);
  switch (event.area) {
    case 'app':
      return { ...received, app: reuseIfEqual(received.app, event.state) };
    case 'conversation':
      return { ...received, conversation: reuseEntries(received.conversation, event.state) };
    case 'conversations':
      return { ...received, conversations: reuseIfEqual(received.conversations, event.state) };
    case 'engine':
      return { ...received, engine: reuseEqualFields(received.engine, event.state) };
    case 'lamp':
      return { ...received, lamp: reuseEqualFields(received.lamp, event.state) };
    case 'library':
      return { ...received, library: reuseSavedPrograms(received.library, event.state) };
    case 'notices':
      return { ...received, notices: reuseIfEqual(received.notices, event.state) };
    case 'settings':
      return { ...received, settings: reuseIfEqual(received.settings, event.state) };
    case 'stage':
      return { ...received, stage: reuseEqualFields(received.stage, event.state) };
    case 'wish':
      return { ...received, wish: reuseEqualFields(received.wish, event.state) };
  }
}

/** All states; undefined until each has arrived once. */
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

/** Appends to the open conversation; other conversations are not mirrored and arrive whole when they are opened. */
function appendEntries(received: ReceivedStates, { appendedTo, entries }: AppendedEvent): ReceivedStates {
  const { conversation } = received;
  if (conversation?.id !== appendedTo) return received;
  const last = conversation.entries.at(-1)?.seq ?? 0;
  const added = entries.filter(({ seq }) => seq > last);
  return { ...received, conversation: { ...conversation, entries: [...conversation.entries, ...added] } };
}

/** Unchanged saved programs keep their identity, so that they are not softened and painted again. */
function reuseSavedPrograms(before: States['library'] = [], after: States['library']): States['library'] {
  const byId = new Map(before.map((item) => [item.id, item]));
  const items = after.map((item) => reuseIfEqual(byId.get(item.id), item));
  return before.length === items.length && items.every((item, at) => item === before[at]) ? before : items;
}

/** Entries never change, so known ones keep their identity and their programs are not painted again. */
function reuseEntries(before: Conversation | undefined, after: Conversation): Conversation {
  return { ...after, entries: after.entries.map((entry, at) => reuseIfEqual(before?.entries[at], entry)) };
}
