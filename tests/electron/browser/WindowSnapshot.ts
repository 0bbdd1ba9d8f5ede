import type { ApiEvent, States } from '#shared/api/contract';

/** What a window knows: as it is told, and never otherwise. */
export class WindowSnapshot {
  conversation: States['conversation'] | undefined;
  library: States['library'] | undefined;
  notices: States['notices'] | undefined;
  /** How often the whole conversation was told. */
  wholeConversations = 0;

  apply(event: ApiEvent): void {
    if ('appendedTo' in event) return this.#append(event.appendedTo, event.entries);
    if (event.area === 'conversation') {
      this.conversation = event.state;
      this.wholeConversations += 1;
    } else if (event.area === 'library') this.library = event.state;
    else if (event.area === 'notices') this.notices = event.state;
  }

  /** Fails where an entry is missing, comes twice, or belongs to a conversation that is not on the desk. */
  #append(id: string, added: States['conversation']['entries']): void {
    const known = this.conversation;
    if (known?.id !== id) throw new Error(`entries of ${id}, which is not open`);
    for (const [index, { seq }] of added.entries())
      if (seq !== known.entries.length + index + 1)
        throw new Error(`entry ${seq} after ${known.entries.length}`);
    this.conversation = { ...known, entries: [...known.entries, ...added] };
  }
}
