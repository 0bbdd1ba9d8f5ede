import type { PostedNotice } from '#shared/api/areas/noticesArea';
import { isAllowedToFlash, versionHistory, type VersionHistory } from '#shared/conversation/versionHistory';
import type { Entry } from '#shared/conversation/Entry';
import { title } from '#shared/conversation/title';
import { describeProgram } from '#shared/program/describeProgram';
import { formatProgram } from '#shared/program/formatProgram';
import { reuseIfEqual } from './reuseIfEqual';
import { conversationItems, type ConversationItem } from './conversationItems';
import type { States } from '#shared/api/contract';
import type { Program } from '#shared/program/Program';

/** What the page derives from the app's states. The same states give the same object, so that React can tell. */

/** What the open conversation is called. */
export const conversationTitle = fromEntries(title);

/** What has been said in the open conversation. What has not changed in it is the same object as before. */
export const openConversationItems: (states: States) => readonly ConversationItem[] = fromEntries(
  reusingItems(conversationItems),
);

/** What undo and redo walk along. */
export const openVersionHistory: (states: States) => VersionHistory = fromEntries(versionHistory);

/** The entry that brought the program on show; none while something else shows. */
export function versionOnShow({ stage }: States): number | undefined {
  return stage.source.type === 'version' ? stage.source.seq : undefined;
}

/** The wish being answered, where the log does not have it yet. */
export function unloggedWish(states: States): string | undefined {
  const { wish } = states;
  if (wish.phase !== 'answering') return undefined;
  const last = openConversationItems(states).at(-1);
  return last?.type === 'wish' && last.text === wish.text ? undefined : wish.text;
}

/** The entry of the last wish in the open conversation. */
export function latestWish({ conversation }: States): number | undefined {
  return conversation.entries.findLast(({ type }) => type === 'wish')?.seq;
}

/** What was wished in the open conversation, each once, the latest first. */
export const pastWishes: (states: States) => readonly string[] = fromEntries((entries) => [
  ...new Set(entries.flatMap((entry) => (entry.type === 'wish' ? entry.text : [])).toReversed()),
]);

const noNotices: readonly PostedNotice[] = [];

/** What is worth saying about one wish, the latest last. */
export function noticesAbout(states: States, wish: number): readonly PostedNotice[] {
  return noticesByWish(states.notices).get(wish) ?? noNotices;
}

/** What is worth saying about no wish in particular. */
export function generalNotices(states: States): readonly PostedNotice[] {
  return noticesByWish(states.notices).get(undefined) ?? noNotices;
}

/** The saved program that shows the same, whatever it is called. */
export function savedIdOf({ library }: States, program: Program): string | undefined {
  return idsByContent(library).get(contentKeyOf(program));
}

/** A version may flash as it is written: its owner allowed it, or all of them. */
export function mayFlash({ conversation, settings }: States, version: number): boolean {
  return !settings.limitsFlashes || flashAllowances(conversation.entries)(version);
}

/** What a program shows, in a sentence. */
export const descriptionOf: (program: Program) => string = memoised(describeProgram);

/** Whether a version of a conversation was allowed to flash. Every card asks at each change of anything. */
const flashAllowances = memoised((entries: readonly Entry[]) => {
  const known = new Map<number, boolean>();
  return (version: number): boolean => {
    const before = known.get(version);
    if (before !== undefined) return before;
    const isAllowed = isAllowedToFlash(entries, version);
    known.set(version, isAllowed);
    return isAllowed;
  };
});

const noticesByWish = memoised((notices: States['notices']) => {
  const byWish = new Map<number | undefined, readonly PostedNotice[]>();
  for (const notice of notices) byWish.set(notice.about, [...(byWish.get(notice.about) ?? []), notice]);
  return byWish;
});

const idsByContent = memoised(
  (library: States['library']) => new Map(library.map(({ id, program }) => [contentKeyOf(program), id])),
);

/** What a program shows, without its name, as text. */
const contentKeyOf = memoised((program: Program) => formatProgram({ ...program, name: '' }));

function fromEntries<Derived>(derive: (entries: readonly Entry[]) => Derived): (states: States) => Derived {
  const derived = memoised(derive);
  return ({ conversation }) => derived(conversation.entries);
}

/** What was derived from an object before is not derived again. */
function memoised<Source extends object, Derived>(
  derive: (source: Source) => Derived,
): (source: Source) => Derived {
  const known = new WeakMap<Source, { readonly derived: Derived }>();
  return (source) => {
    const before = known.get(source);
    if (before) return before.derived;
    const derived = derive(source);
    known.set(source, { derived });
    return derived;
  };
}

/** Items that say the same as the last time are the objects they were then. */
function reusingItems(
  derive: (entries: readonly Entry[]) => readonly ConversationItem[],
): (entries: readonly Entry[]) => readonly ConversationItem[] {
  let last = new Map<number, ConversationItem>();
  return (entries) => {
    const items = derive(entries).map((item) => reuseIfEqual(last.get(item.seq), item));
    last = new Map(items.map((item) => [item.seq, item]));
    return items;
  };
}

/** The program on show as it is written: not softened, and not the test pattern that stands in for it. */
export function programOnShow(states: States): Program {
  const { stage, conversation } = states;
  const { source } = stage;
  if (source.type === 'test') return openVersionHistory(states).present?.program ?? stage.program;
  if (source.type !== 'version') return stage.program;
  const entry = conversation.entries.find(({ seq }) => seq === source.seq);
  return entry && 'program' in entry ? entry.program : stage.program;
}
