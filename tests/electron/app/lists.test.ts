import { describe, expect, it } from 'vitest';
import { Events } from '../../../electron/app/Events';
import { Lists } from '../../../electron/app/Lists';
import type { Storage } from '../../../electron/storage/Storage';
import { FakeClock } from '../../fakes/FakeClock';

/** A folder whose listing takes as long as the test decides. */
class SlowFolder {
  readonly pending: (() => void)[] = [];
  names: readonly string[] = [];

  async list(): Promise<readonly string[]> {
    const { names } = this;
    await new Promise<void>((resolve) => this.pending.push(resolve));
    return names;
  }
}

function listsOver(conversations: SlowFolder, library: SlowFolder): Lists {
  const unexpected = (error: unknown) => {
    throw error;
  };
  return new Lists({
    storage: { conversations, library } as unknown as Storage,
    events: new Events(unexpected),
    clock: new FakeClock(),
    onFailure: unexpected,
  });
}

describe('the lists of conversations and programs', () => {
  it('are read again if something changed while they were being read', async () => {
    const conversations = new SlowFolder();
    const lists = listsOver(conversations, new SlowFolder());
    const first = lists.refresh('conversations');
    conversations.names = ['written meanwhile'];
    const second = lists.refresh('conversations');
    conversations.pending[0]?.();
    await expect.poll(() => conversations.pending.length).toBe(2);
    conversations.pending[1]?.();
    await Promise.all([first, second]);
    expect(lists.conversations).toEqual(['written meanwhile']);
  });

  it('are read independently of each other', async () => {
    const [conversations, library] = [new SlowFolder(), new SlowFolder()];
    const lists = listsOver(conversations, library);
    library.names = ['saved'];
    const read = lists.refresh('library');
    library.pending[0]?.();
    await read;
    expect(lists.library).toEqual(['saved']);
    expect(conversations.pending).toEqual([]);
  });
});
