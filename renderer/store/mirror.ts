import type { ApiEvent, AppendedEvent, States } from '#shared/api/contract';
import { kept, keptFields } from './kept';

/** The states of the app as far as they have been told. */
export type Heard = Partial<States>;

type Conversation = States['conversation'];

/** What is known after an event. What did not change stays the same object. */
export function mirrored(heard: Heard, event: ApiEvent): Heard {
  if ('appendedTo' in event) return withAppended(heard, event);
  switch (event.area) {
    case 'app':
      return { ...heard, app: kept(heard.app, event.state) };
    case 'conversation':
      return { ...heard, conversation: keptConversation(heard.conversation, event.state) };
    case 'conversations':
      return { ...heard, conversations: kept(heard.conversations, event.state) };
    case 'engine':
      return { ...heard, engine: keptFields(heard.engine, event.state) };
    case 'lamp':
      return { ...heard, lamp: keptFields(heard.lamp, event.state) };
    case 'library':
      return { ...heard, library: keptItems(heard.library, event.state) };
    case 'notices':
      return { ...heard, notices: kept(heard.notices, event.state) };
    case 'settings':
      return { ...heard, settings: kept(heard.settings, event.state) };
    case 'stage':
      return { ...heard, stage: keptFields(heard.stage, event.state) };
    case 'wish':
      return { ...heard, wish: keptFields(heard.wish, event.state) };
  }
}

/** All states; nothing before each has been told once. */
export function whole({ app, conversation, conversations, engine, ...more }: Heard): States | undefined {
  const { lamp, library, notices, settings, stage, wish } = more;
  if (!app || !conversation || !conversations || !engine || !lamp) return undefined;
  if (!library || !notices || !settings || !stage || !wish) return undefined;
  return { app, conversation, conversations, engine, lamp, library, notices, settings, stage, wish };
}

/** Only the open conversation is mirrored; it is told whole when another one is opened. */
function withAppended(heard: Heard, { appendedTo, entries }: AppendedEvent): Heard {
  const { conversation } = heard;
  if (conversation?.id !== appendedTo) return heard;
  const last = conversation.entries.at(-1)?.seq ?? 0;
  const added = entries.filter(({ seq }) => seq > last);
  return { ...heard, conversation: { ...conversation, entries: [...conversation.entries, ...added] } };
}

/** Saved programs that did not change stay the objects they were, so that they are neither softened nor painted anew. */
function keptItems(before: States['library'] = [], after: States['library']): States['library'] {
  const known = new Map(before.map((item) => [item.id, item]));
  const items = after.map((item) => kept(known.get(item.id), item));
  return before.length === items.length && items.every((item, at) => item === before[at]) ? before : items;
}

/** Entries never change, so those that were there stay the objects they were: programs are not painted anew. */
function keptConversation(before: Conversation | undefined, after: Conversation): Conversation {
  return { ...after, entries: after.entries.map((entry, at) => kept(before?.entries[at], entry)) };
}
