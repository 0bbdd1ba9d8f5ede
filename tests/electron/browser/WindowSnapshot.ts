import type { ApiEvent, States } from '#shared/api/contract';

/** A window's state, built only from events. */
export class WindowSnapshot {
  conversation: States['conversation'] | undefined;
  library: States['library'] | undefined;
  notices: States['notices'] | undefined;
  /** How often the whole conversation was sent. */
  wholeConversations = 0;

  apply(event: ApiEvent): void {
    if ('appendedTo' in event) return this.#append(event.appendedTo, event.entries);
    if (event.area === 'conversation') {
      this.conversation = event.state;
      this.wholeConversations += 1;
    } else if (event.area === 'library') this.library = event.state;
    else if (event.area === 'notices') this.notices = event.state;
  }

  /** Throws if an entry is missing, repeated, or belongs to a conversation that is not open. */
  #append(id: string, added: States['conversation']['entries']): void {
    const known = this.conversation;
    if (known?.id !== id) throw new Error(`entries of ${id}, which is not open`);
    for (const [index, { seq }] of added.entries())
      if (seq !== known.entries.length + index + 1)
        throw new Error(`entry ${seq} after ${known.entries.length}`);
    this.conversation = { ...known, entries: [...known.entries, ...added] };
  }
}
