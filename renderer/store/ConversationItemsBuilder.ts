import type { Entry, EntryOf } from '#shared/conversation/Entry';
import { editRuns, type EditRun } from '#shared/conversation/editRun';
import { placesOf } from '#shared/conversation/exchanges';
import type {
  ConversationItem,
  FailureItem,
  RestoreItem,
  RunItem,
  RunVersion,
  VersionChange,
  VersionOrigin,
  WishItem,
} from './conversationItems';

type EntryWithProgram = EntryOf<'reply'> | EntryOf<'edit'> | EntryOf<'manual'>;

/** Builds the items of a conversation from its log, entry by entry. */
export class ConversationItemsBuilder {
  readonly items: ConversationItem[] = [];
  readonly #places: ReadonlyMap<number, number>;
  /** The latest wish of each place. */
  readonly #latestWish = new Map<number, number>();
  readonly #answers = new Map<number, EntryOf<'reply'> | EntryOf<'edit'>>();
  readonly #failed = new Set<number>();
  readonly #texts = new Map<number, string>();
  /** The version that was on show before each place, if any. */
  readonly #versionBefore = new Map<number, number>();
  readonly #versions = new Map<number, RunVersion>();
  readonly #runs: ReadonlyMap<number, EditRun>;
  #present: RunVersion | undefined;

  constructor(entries: readonly Entry[]) {
    this.#places = placesOf(entries);
    this.#runs = editRuns(entries);
    for (const [wish, place] of this.#places) this.#latestWish.set(place, wish);
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
      answer: answer && { origin: originOf(answer), tookMs: Math.max(answer.at - at, 0) },
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

  /** Adds a version to the run it continues and moves its wish before that run; or starts a new run. */
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

  /** Folds the wish before a run that continues with another wish. */
  #foldBefore(run: number): void {
    const wish = this.items[run - 1];
    if (wish?.type === 'wish') this.items.splice(run - 1, 1, { ...wish, isFoldedIntoRun: true });
  }

  /** What a version changed: for an instant edit all changes of its run, each with the entry that made it. */
  #changesOf(entry: EntryWithProgram): readonly VersionChange[] {
    if (entry.type === 'reply' || isFromLibrary(entry)) return [];
    const run = this.#runs.get(entry.seq);
    if (!run)
      return entry.changes.map((words, index) => ({ edit: entry.seq, index, words, canBeTakenBack: false }));
    return run.edits.flatMap(({ seq, changes, operations }) => {
      // If an operation changed nothing, the changes cannot be matched with the operations.
      const canBeTakenBack = operations.length === changes.length;
      return changes.map((words, index) => ({ edit: seq, index, words, canBeTakenBack }));
    });
  }

  #failureItem({ seq, to, code, message }: EntryOf<'failure'>): FailureItem {
    return { type: 'failure', seq, wish: to, text: this.#texts.get(to) ?? '', code, message };
  }

  /**
   * Consecutive restores become one item that shows the last one. A wish that was left as it was shows its restore
   * itself.
   */
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
    return this.#latestWish.get(this.#placeOf(wish)) !== wish;
  }

  #versionBeforeWish(wish: number): number | undefined {
    return this.#versionBefore.get(this.#placeOf(wish));
  }

  #placeOf(wish: number): number {
    return this.#places.get(wish) ?? wish;
  }
}

/** Only the item right before can be continued: a restore in between starts a new run. */
function continuesRun({ versions }: RunItem, { origin }: RunVersion): boolean {
  return (origin === 'edit' || origin === 'hand') && versions.at(-1)?.origin === origin;
}

function originOf(entry: EntryWithProgram): VersionOrigin {
  if (entry.type === 'reply') return entry.engine;
  if (entry.type === 'edit') return 'edit';
  return isFromLibrary(entry) ? 'library' : 'hand';
}

/** It was taken from the library without changes. */
function isFromLibrary(entry: EntryWithProgram): boolean {
  return entry.type === 'manual' && entry.from === 'library';
}
