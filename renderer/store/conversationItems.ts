import type { Entry, EntryOf, Reading } from '#shared/conversation/Entry';
import { placesOf } from '#shared/conversation/exchanges';
import type { Program } from '#shared/program/Program';

/** Where a version is from: the model, the built-in composer, an instant edit, the owner's own hand, or the library. */
export type VersionOrigin = 'model' | 'composer' | 'edit' | 'hand' | 'library';

/** A wish, and what became of it. */
export interface WishItem {
  readonly type: 'wish';
  readonly seq: number;
  readonly text: string;
  readonly reading: Reading | undefined;
  /** It was said before: another take, another reading, or once more after a failure. */
  readonly isRepeated: boolean;
  /** It was only said again to be left as a remark: what it did is undone. */
  readonly isLeftAsRemark: boolean;
  /** A later wish took its place. */
  readonly isReplaced: boolean;
  /** There was a program before it, which it can change or leave as it is. */
  readonly hasEarlierProgram: boolean;
  /** Who answered it first, and after how long. */
  readonly answer: { readonly maker: VersionOrigin; readonly tookMs: number } | undefined;
  /** What came of it is told by an item of its own. */
  readonly hasOutcomeItem: boolean;
  /** Its answer is part of a run that went on with a later wish. */
  readonly isFoldedIntoRun: boolean;
}

/** One change of an instant edit, or one made by hand. */
export interface VersionChange {
  /** The entry that made it, and its place among the changes of that entry. */
  readonly edit: number;
  readonly index: number;
  readonly words: string;
  /** It can be taken back alone as long as the version that has it is on show. */
  readonly canBeTakenBack: boolean;
}

/** A program that came into the conversation. */
export interface RunVersion {
  /** The entry that brought it. */
  readonly seq: number;
  /** The wish it answers; none where it was made by hand or taken from the library. */
  readonly to: number | undefined;
  readonly program: Program;
  readonly origin: VersionOrigin;
  /** What tells it from what it was made of, all instant edits in a row together; none for what was written whole. */
  readonly changes: readonly VersionChange[];
  /** What was on show when it came. */
  readonly before: Program | undefined;
}

/** Versions that are told as one: a program that was written whole, or what instant edits or the hand made of it in a row. */
export interface RunItem {
  readonly type: 'run';
  /** The first version's. */
  readonly seq: number;
  /** At least one, the latest last. */
  readonly versions: readonly RunVersion[];
}

/** A wish that came to nothing. */
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

/** One thing in the conversation's column; `seq` is the first entry it stands for, and stays the same while it grows. */
export type ConversationItem = WishItem | RunItem | FailureItem | RestoreItem;

/**
 * What a person reads of a conversation, in the order of the log. Instant edits in a row are one run, with their wishes
 * before it; so are changes by hand. A failure is gone once its wish was taken up again.
 */
export function conversationItems(entries: readonly Entry[]): readonly ConversationItem[] {
  const teller = new ConversationItemsBuilder(entries);
  for (const entry of entries) teller.add(entry);
  return teller.items;
}

/** The wishes whose outcome an item tells: what is said about them stands below it. */
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

type EntryWithProgram = EntryOf<'reply'> | EntryOf<'edit'> | EntryOf<'manual'>;

/** The changes of instant edits in a row, by the wish each answers. */
type EditChain = ReadonlyMap<number, readonly VersionChange[]>;

class ConversationItemsBuilder {
  readonly items: ConversationItem[] = [];
  readonly #places: ReadonlyMap<number, number>;
  /** For each place the wish that has it now. */
  readonly #latest = new Map<number, number>();
  readonly #answers = new Map<number, EntryOf<'reply'> | EntryOf<'edit'>>();
  readonly #failed = new Set<number>();
  readonly #texts = new Map<number, string>();
  /** For each place the version that was on show before it, where there was one. */
  readonly #versionBefore = new Map<number, number>();
  readonly #versions = new Map<number, RunVersion>();
  readonly #chains = new Map<number, EditChain>();
  #present: RunVersion | undefined;

  constructor(entries: readonly Entry[]) {
    this.#places = placesOf(entries);
    for (const [wish, place] of this.#places) this.#latest.set(place, wish);
    for (const entry of entries) {
      if (entry.type === 'failure') this.#failed.add(entry.to);
      else if (entry.type === 'reply' || entry.type === 'edit')
        if (!this.#answers.has(entry.to)) this.#answers.set(entry.to, entry);
    }
  }

  add(entry: Entry): void {
    switch (entry.type) {
      case 'wish':
        this.items.push(this.#wishItem(entry));
        this.#texts.set(entry.seq, entry.text);
        return;
      case 'reply':
      case 'edit':
      case 'manual':
        this.#addVersion(entry);
        return;
      case 'failure':
        if (!this.#isReplaced(entry.to)) this.items.push(this.#failureItem(entry));
        return;
      case 'restore':
        this.#addRestore(entry);
        return;
      default:
        return;
    }
  }

  #wishItem({ seq, at, text, reading, replaces }: EntryOf<'wish'>): WishItem {
    const place = this.#placeOf(seq);
    if (place === seq && this.#present) this.#versionBefore.set(place, this.#present.seq);
    const answer = this.#answers.get(seq);
    const isReplaced = this.#isReplaced(seq);
    const isRepeated = replaces !== undefined && this.#texts.get(replaces) === text;
    return {
      type: 'wish',
      seq,
      text,
      reading,
      isRepeated,
      isLeftAsRemark: isRepeated && reading?.intent === 'remark',
      isReplaced,
      hasEarlierProgram: this.#versionBefore.has(place),
      answer: answer && { maker: originOf(answer), tookMs: Math.max(answer.at - at, 0) },
      hasOutcomeItem: answer !== undefined || (this.#failed.has(seq) && !isReplaced),
      isFoldedIntoRun: false,
    };
  }

  #addVersion(entry: EntryWithProgram): void {
    const { seq, program } = entry;
    const version: RunVersion = {
      seq,
      to: 'to' in entry ? entry.to : undefined,
      program,
      origin: originOf(entry),
      changes: this.#changesOf(entry),
      before: this.#present?.program,
    };
    this.#appendToRun(version);
    this.#versions.set(seq, version);
    this.#present = version;
  }

  /** Adds a version to the run it goes on, and its wish before that run; or begins a run with it. */
  #appendToRun(version: RunVersion): void {
    const last = this.items.at(-1);
    const wish = last?.type === 'wish' && last.seq === version.to ? last : undefined;
    const at = this.items.length - (wish ? 2 : 1);
    const run = this.items[at];
    if (run?.type !== 'run' || !continuesRun(run, version)) {
      this.items.push({ type: 'run', seq: version.seq, versions: [version] });
      return;
    }
    if (wish) this.#foldBefore(at);
    const grown: RunItem = { ...run, versions: [...run.versions, version] };
    this.items.splice(at, Infinity, ...(wish ? [wish] : []), grown);
  }

  /** The wish before a run that goes on with another one. */
  #foldBefore(run: number): void {
    const wish = this.items[run - 1];
    if (wish?.type === 'wish') this.items.splice(run - 1, 1, { ...wish, isFoldedIntoRun: true });
  }

  /** As `editRun` follows instant edits back to the program they began with, but from its side. */
  #changesOf(entry: EntryWithProgram): readonly VersionChange[] {
    if (entry.type === 'reply' || isFromLibrary(entry)) return [];
    const { seq, changes } = entry;
    const operations = entry.type === 'edit' ? entry.operations : undefined;
    // Where an operation found nothing to change, nobody can tell which words are whose.
    const canBeTakenBack = operations?.length === changes.length;
    const own = changes.map((words, index) => ({ edit: seq, index, words, canBeTakenBack }));
    if (entry.type !== 'edit' || !operations) return own;
    const before = this.#present && this.#chains.get(this.#present.seq);
    const chain = new Map(before).set(entry.to, own);
    this.#chains.set(seq, chain);
    return [...chain.values()].flat();
  }

  #failureItem({ seq, to, code, message }: EntryOf<'failure'>): FailureItem {
    return { type: 'failure', seq, wish: to, text: this.#texts.get(to) ?? '', code, message };
  }

  /** Going back and forth several times in a row is told as where it led; a wish that was left as it was says so itself. */
  #addRestore({ seq, to, how }: EntryOf<'restore'>): void {
    const version = this.#versions.get(to);
    if (!version) return;
    this.#present = version;
    const last = this.items.at(-1);
    if (last?.type === 'wish' && last.isLeftAsRemark && this.#versionBeforeWish(last.seq) === to) return;
    const item: RestoreItem = { type: 'restore', seq, how, name: version.program.name };
    if (last?.type === 'restore') this.items.splice(-1, 1, { ...item, seq: last.seq });
    else this.items.push(item);
  }

  #isReplaced(wish: number): boolean {
    return this.#latest.get(this.#placeOf(wish)) !== wish;
  }

  #versionBeforeWish(wish: number): number | undefined {
    return this.#versionBefore.get(this.#placeOf(wish));
  }

  #placeOf(wish: number): number {
    return this.#places.get(wish) ?? wish;
  }
}

/** What came right before is what it was made of: going back to something else would stand between them. */
function continuesRun({ versions }: RunItem, { origin: maker }: RunVersion): boolean {
  return (maker === 'edit' || maker === 'hand') && versions.at(-1)?.origin === maker;
}

function originOf(entry: EntryWithProgram): VersionOrigin {
  if (entry.type === 'reply') return entry.engine;
  if (entry.type === 'edit') return 'edit';
  return isFromLibrary(entry) ? 'library' : 'hand';
}

/** It is there as it was saved: nothing was changed. */
function isFromLibrary(entry: EntryWithProgram): boolean {
  return entry.type === 'manual' && entry.from === 'library';
}
