import type { QueuedWish } from '#shared/api/areas/wishArea';
import { apiEventSchema, areaNames, type ApiEvent, type AreaName, type States } from '#shared/api/contract';
import type { Entry, EntryOf } from '#shared/conversation/Entry';

/** A window's state, built only from events. Each event is encoded and validated as on a socket. */
export class StateFold {
  readonly events: ApiEvent[] = [];
  readonly #known = new Map<AreaName, unknown>();
  readonly #watchers = new Set<() => void>();

  /** The first invalid event's error. */
  fault: unknown;

  take = (received: ApiEvent): void => {
    try {
      this.#take(received);
    } catch (error) {
      // Not thrown: it would hit the code that emits the event.
      this.fault ??= error;
    }
    for (const watcher of this.#watchers) watcher();
  };

  #take(received: ApiEvent): void {
    const event = apiEventSchema.parse(JSON.parse(JSON.stringify(received)));
    this.events.push(event);
    if ('appendedTo' in event) this.#append(event.appendedTo, event.entries);
    else this.#known.set(event.area, event.state);
  }

  /** The latest state of each area. */
  get states(): States {
    return Object.fromEntries(this.#known) as States;
  }

  get entries(): readonly Entry[] {
    return this.states.conversation.entries;
  }

  /** The entries of one type, in order. */
  entriesOf<Type extends Entry['type']>(type: Type): EntryOf<Type>[] {
    return this.entries.filter((entry): entry is EntryOf<Type> => entry.type === type);
  }

  /** The newest entry of one type; throws if there is none. */
  last<Type extends Entry['type']>(type: Type): EntryOf<Type> {
    const entry = this.entriesOf(type).at(-1);
    if (!entry) throw new Error(`There is no ${type} yet.`);
    return entry;
  }

  /** The queued wishes. */
  get queued(): readonly QueuedWish[] {
    const { wish } = this.states;
    return wish.phase === 'answering' ? wish.queued : [];
  }

  /** Every state an area has had, in order. */
  all<Area extends AreaName>(area: Area): States[Area][] {
    return this.events.flatMap((event) =>
      'area' in event && event.area === area ? [event.state as States[Area]] : [],
    );
  }

  /** Waits until `isSo` holds; fails with the known state if it never does. */
  until(isSo: (states: States) => boolean, what = String(isSo)): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (this.fault !== undefined) end(() => reject(this.fault));
        else if (this.#isWhole() && isSo(this.states)) end(resolve);
      };
      const giveUp = setTimeout(() => {
        const { wish, stage, engine, lamp } = this.states;
        end(() =>
          reject(new Error(`Never so: ${what}\n${JSON.stringify({ wish, stage, engine, lamp }, null, 1)}`)),
        );
      }, 60_000);
      const end = (settle: () => void) => {
        clearTimeout(giveUp);
        this.#watchers.delete(look);
        settle();
      };
      this.#watchers.add(look);
      look();
    });
  }

  #isWhole(): boolean {
    return areaNames.every((area) => this.#known.has(area));
  }

  /** Throws if an entry is missing, repeated, or belongs to a conversation that is not open. */
  #append(id: string, added: readonly Entry[]): void {
    const known = this.states.conversation;
    if (known.id !== id) throw new Error(`entries of ${id}, which is not open`);
    const last = known.entries.at(-1)?.seq ?? 0;
    for (const [index, { seq }] of added.entries())
      if (seq !== last + index + 1) throw new Error(`entry ${seq} after ${last + index}`);
    this.#known.set('conversation', { ...known, entries: [...known.entries, ...added] });
  }
}
