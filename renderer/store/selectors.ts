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

/** Values derived from the app's states. The same states give the same object, so that React does not re-render. */

/** The title of the open conversation. */
export const conversationTitle = fromEntries(title);

/** The items of the open conversation. Unchanged items keep their identity. */
export const openConversationItems: (states: States) => readonly ConversationItem[] = fromEntries(
  reusingItems(conversationItems),
);

/** The versions that undo and redo step through. */
export const openVersionHistory: (states: States) => VersionHistory = fromEntries(versionHistory);

/** The entry of the version on show; undefined while something else is shown. */
export function versionOnShow({ stage }: States): number | undefined {
  return stage.source.type === 'version' ? stage.source.seq : undefined;
}

/** The wish being answered, if the log does not have it yet. */
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

/** The wishes of the open conversation, without repeats, the latest first. */
export const pastWishes: (states: States) => readonly string[] = fromEntries((entries) => [
  ...new Set(entries.flatMap((entry) => (entry.type === 'wish' ? entry.text : [])).toReversed()),
]);

const noNotices: readonly PostedNotice[] = [];

/** The notices about one wish, the latest last. */
export function noticesAbout(states: States, wish: number): readonly PostedNotice[] {
  return noticesByWish(states.notices).get(wish) ?? noNotices;
}

/** The notices that are not about a wish. */
export function generalNotices(states: States): readonly PostedNotice[] {
  return noticesByWish(states.notices).get(undefined) ?? noNotices;
}

/** The id of the saved program with the same content, whatever its name. */
export function savedIdOf({ library }: States, program: Program): string | undefined {
  return idsByContent(library).get(contentKeyOf(program));
}

/** Whether a version may flash as written: because the owner allowed it, or allowed all flashes. */
export function mayFlash({ conversation, settings }: States, version: number): boolean {
  return !settings.limitsFlashes || flashAllowances(conversation.entries)(version);
}

/** Describes a program in a sentence. */
export const descriptionOf: (program: Program) => string = memoised(describeProgram);

/** Whether a version was allowed to flash. Cached, since every card asks on each state change. */
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

/** A program's content as text, without its name. */
const contentKeyOf = memoised((program: Program) => formatProgram({ ...program, name: '' }));

function fromEntries<Derived>(derive: (entries: readonly Entry[]) => Derived): (states: States) => Derived {
  const derived = memoised(derive);
  return ({ conversation }) => derived(conversation.entries);
}

/** Caches the result of `derive` for each source object. */
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

/** Items equal to those of the last call keep their identity. */
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

/** The program on show as written: not softened, and never the test pattern. */
export function programOnShow(states: States): Program {
  const { stage, conversation } = states;
  const { source } = stage;
  if (source.type === 'test') return openVersionHistory(states).present?.program ?? stage.program;
  if (source.type !== 'version') return stage.program;
  const entry = conversation.entries.find(({ seq }) => seq === source.seq);
  return entry && 'program' in entry ? entry.program : stage.program;
}
