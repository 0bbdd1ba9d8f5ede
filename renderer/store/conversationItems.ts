import type { Entry, EntryOf, Reading } from '#shared/conversation/Entry';
import type { Program } from '#shared/program/Program';
import { ConversationItemsBuilder } from './ConversationItemsBuilder';

/** Where a version comes from: the model, the built-in composer, an instant edit, a change by hand, or the library. */
export type VersionOrigin = 'model' | 'composer' | 'edit' | 'hand' | 'library';

/** A wish and what happened to it. */
export interface WishItem {
  readonly type: 'wish';
  readonly seq: number;
  readonly text: string;
  readonly reading: Reading | undefined;
  /** It repeats an earlier wish: another take, another reading, or a retry after a failure. */
  readonly isRepeated: boolean;
  /** It was repeated only to be read as a remark: its effect is undone. */
  readonly isLeftAsRemark: boolean;
  /** A later wish replaced it. */
  readonly isReplaced: boolean;
  /** There was a program before it, which it can change or leave as it is. */
  readonly hasEarlierProgram: boolean;
  /** Who answered it first, and how long that took. */
  readonly answer: { readonly origin: VersionOrigin; readonly tookMs: number } | undefined;
  /** Another item shows its outcome. */
  readonly hasOutcomeItem: boolean;
  /** Its answer is part of a run that continues with a later wish. */
  readonly isFoldedIntoRun: boolean;
}

/** One change, by an instant edit or by hand. */
export interface VersionChange {
  /** The entry that made it, and its place among the changes of that entry. */
  readonly edit: number;
  readonly index: number;
  readonly words: string;
  /** It can be undone alone while its version is on show. */
  readonly canBeTakenBack: boolean;
}

/** A version of the program in the conversation. */
export interface RunVersion {
  /** The entry that added it. */
  readonly seq: number;
  /** The wish it answers; undefined for a change by hand and a program from the library. */
  readonly to: number | undefined;
  readonly program: Program;
  readonly origin: VersionOrigin;
  /**
   * The changes against the program it was made from, those of consecutive instant edits together; empty for a
   * program written whole.
   */
  readonly changes: readonly VersionChange[];
  /** The program that was on show before it. */
  readonly before: Program | undefined;
}

/** Versions shown as one card: a program written whole, or consecutive instant edits or changes by hand. */
export interface RunItem {
  readonly type: 'run';
  /** The `seq` of the first version. */
  readonly seq: number;
  /** At least one, the latest last. */
  readonly versions: readonly RunVersion[];
}

/** A wish that failed. */
export interface FailureItem {
  readonly type: 'failure';
  readonly seq: number;
  readonly wish: number;
  readonly text: string;
  readonly code: string;
  readonly message: string;
}

/** An earlier version was shown again. */
export interface RestoreItem {
  readonly type: 'restore';
  readonly seq: number;
  readonly how: EntryOf<'restore'>['how'];
  readonly name: string;
}

/** One item of the conversation. `seq` is the first entry it covers, and stays the same while the item grows. */
export type ConversationItem = WishItem | RunItem | FailureItem | RestoreItem;

/**
 * The items of a conversation, in the order of the log. Consecutive instant edits form one run, with their wishes
 * before it; so do changes by hand. A failure is left out once its wish was tried again.
 */
export function conversationItems(entries: readonly Entry[]): readonly ConversationItem[] {
  const builder = new ConversationItemsBuilder(entries);
  for (const entry of entries) builder.add(entry);
  return builder.items;
}

/** The wishes whose outcome an item shows; notices about them appear below it. */
export function wishesCoveredBy(item: ConversationItem): readonly number[] {
  switch (item.type) {
    case 'wish':
      return item.hasOutcomeItem ? [] : [item.seq];
    case 'run':
      return [...new Set(item.versions.flatMap(({ to }) => to ?? []))];
    case 'failure':
      return [item.wish];
    case 'restore':
      return [];
  }
}
