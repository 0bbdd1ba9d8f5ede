import { conversationRoutes } from '#shared/api/areas/conversationArea';
import { conversationsRoutes } from '#shared/api/areas/conversationsArea';
import { lampRoutes } from '#shared/api/areas/lampArea';
import { libraryRoutes } from '#shared/api/areas/libraryArea';
import { settingsRoutes } from '#shared/api/areas/settingsArea';
import { stageRoutes } from '#shared/api/areas/stageArea';
import { wishRoutes } from '#shared/api/areas/wishArea';
import type { States } from '#shared/api/contract';
import type { Entry, EntryOf } from '#shared/conversation/Entry';
import { notes } from '#shared/conversation/notes';
import { currentProgram } from '#shared/conversation/versionHistory';
import type { Program } from '#shared/program/Program';
import type { ActOf } from './Act';
import type { Household } from './Household';

/** What people do with the window's buttons rather than in words. `at` says with which of several things, as a share. */

/** Whether the app made the edit: where nothing is there to edit, or it is refused, it did not. */
export async function editByHand(act: ActOf<'edit'>, household: Household): Promise<boolean> {
  const { entries } = (await household.untilIdle()).conversation;
  const isMade = await edit(act, entries, household);
  await household.untilIdle();
  return isMade;
}

async function edit(
  { how, at }: ActOf<'edit'>,
  entries: readonly Entry[],
  household: Household,
): Promise<boolean> {
  const version = pick(entries.filter(isVersion), at);
  const wish = entries.findLast((entry): entry is EntryOf<'wish'> => entry.type === 'wish');
  switch (how) {
    case 'undo':
      return household.have(conversationRoutes.undo, undefined);
    case 'redo':
      return household.have(conversationRoutes.redo, undefined);
    case 'restore':
      return version !== undefined && household.have(conversationRoutes.restore, { version: version.seq });
    case 'by-hand': {
      const present = currentProgram(entries);
      const program = present && renamed(present, `By hand ${entries.length}`);
      return program !== undefined && household.have(conversationRoutes.edit, { program });
    }
    case 'take-back': {
      const last = entries.findLast(({ type }) => type === 'edit');
      return last !== undefined && household.have(wishRoutes.takeBack, { edit: last.seq, change: 0 });
    }
    case 'retry': {
      const by = at < 0.5 ? 'anyone' : 'composer';
      return wish !== undefined && household.have(wishRoutes.retry, { wish: wish.seq, by });
    }
    case 'another-take':
      return wish !== undefined && household.have(wishRoutes.anotherTake, { wish: wish.seq });
    case 'read-as-new':
      return wish !== undefined && household.have(wishRoutes.readAs, { wish: wish.seq, as: 'new' });
    case 'leave':
      return wish !== undefined && household.have(wishRoutes.readAs, { wish: wish.seq, as: 'leave' });
    case 'allow-flashes':
      return (
        version !== undefined && household.have(conversationRoutes.allowFlashes, { version: version.seq })
      );
  }
}

export async function keepNote({ how, text }: ActOf<'note'>, household: Household): Promise<void> {
  const { conversation, settings } = await household.states();
  const note = notes(conversation.entries).at(-1);
  // An empty conversation is not worth keeping, and its notes go with it.
  const isEmpty = !conversation.entries.some(({ type }) => type === 'wish');
  if (how === 'add' && !isEmpty) await household.ask(conversationRoutes.addNote, { text });
  if (how === 'change' && note) await household.ask(conversationRoutes.changeNote, { note: note.seq, text });
  if (how === 'remove' && note) await household.ask(conversationRoutes.removeNote, { note: note.seq });
  if (how === 'standing') {
    const standingWishes = settings.standingWishes.includes(text)
      ? settings.standingWishes.filter((each) => each !== text)
      : [...settings.standingWishes, text];
    await household.ask(settingsRoutes.change, { changes: { standingWishes: standingWishes.slice(-10) } });
  }
}

/** So many saved programs are enough for a shelf; then one goes for each that comes. */
const fullShelf = 12;

export async function useLibrary({ how, at }: ActOf<'library'>, household: Household): Promise<unknown> {
  const { conversation, library } = await household.states();
  const item = pick(library, at);
  switch (how) {
    case 'save': {
      const version = pick(conversation.entries.filter(isVersion), at);
      if (!version) return;
      if (library.length >= fullShelf && item) await remove(item.id, household);
      const saved = await household.ask(libraryRoutes.save, { version: version.seq, tags: ['evening'] });
      if (saved) household.ledger.saved(saved.id);
      return undefined;
    }
    case 'use':
      if (item) await household.ask(libraryRoutes.use, { id: item.id });
      return undefined;
    case 'rename':
      if (item)
        await household.ask(libraryRoutes.rename, { id: item.id, name: `Number ${Math.floor(at * 1000)}` });
      return undefined;
    case 'tag':
      if (item)
        await household.ask(libraryRoutes.setTags, { id: item.id, tags: [`tag ${Math.floor(at * 10)}`] });
      return undefined;
    case 'remove':
      if (!item) return;
      await remove(item.id, household);
      if (at < 0.5 && (await household.have(libraryRoutes.putBack, { id: item.id })))
        household.ledger.saved(item.id);
      return undefined;
    case 'import': {
      if (!item || library.length >= fullShelf) return;
      const file = await household.ask(libraryRoutes.export, { id: item.id });
      const taken = file && (await household.ask(libraryRoutes.import, { text: file.text }));
      if (taken) household.ledger.saved(taken.id);
      return undefined;
    }
  }
}

async function remove(id: string, household: Household): Promise<void> {
  household.ledger.removed(id);
  await household.ask(libraryRoutes.remove, { id });
}

export async function touchStage({ how, at }: ActOf<'stage'>, household: Household): Promise<unknown> {
  switch (how) {
    case 'pause':
    case 'play':
    case 'off':
    case 'on':
      return household.ask(stageRoutes[how], undefined);
    case 'seek':
      return household.ask(stageRoutes.seek, { ms: Math.floor(at * 60_000) });
    case 'test':
      return household.ask(stageRoutes.test, { isOn: at < 0.5 });
    case 'brightness':
      return household.ask(lampRoutes.setBrightness, { brightness: 60 + Math.floor(at * 120) });
    case 'sleep':
      return household.ask(stageRoutes.sleep, { ms: 3_600_000 });
    case 'theme':
      return household.ask(settingsRoutes.change, {
        changes: { theme: at < 0.5 ? 'light' : 'dark' },
      });
  }
}

export async function lookAround({ how }: ActOf<'look'>, household: Household): Promise<unknown> {
  const { conversation } = await household.states();
  switch (how) {
    case 'context':
      return household.ask(conversationRoutes.context, { wish: 'slower' });
    case 'transcript':
      return household.ask(conversationRoutes.transcript, { agent: 'programmer' });
    case 'search':
      return household.ask(conversationsRoutes.search, { words: 'fire' });
    case 'export':
      return household.ask(conversationsRoutes.export, { id: conversation.id });
    case 'wire':
      return household.ask(lampRoutes.log, { after: 0 });
  }
}

export async function moveOn({ how, at }: ActOf<'conversation'>, household: Household): Promise<unknown> {
  const { conversation, conversations } = await household.states();
  switch (how) {
    case 'new':
      return household.ask(conversationsRoutes.create, undefined);
    case 'switch':
      return switchConversation(conversations, at, household);
    case 'rename':
      return household.ask(conversationsRoutes.rename, {
        id: conversation.id,
        title: `Talk ${Math.floor(at * 1000)}`,
      });
    case 'delete': {
      // Deleted and put back: nothing of it may be lost.
      const other = pick(
        conversations.filter(({ id }) => id !== conversation.id),
        at,
      );
      if (!other || !(await household.have(conversationsRoutes.remove, { id: other.id }))) return;
      return household.ask(conversationsRoutes.putBack, { id: other.id });
    }
  }
}

/** Opens another conversation; what is being written is stopped. */
export async function switchConversation(
  conversations: States['conversations'],
  at: number,
  household: Household,
): Promise<void> {
  const other = pick(conversations, at);
  if (other) await household.ask(conversationsRoutes.open, { id: other.id });
}

function isVersion(entry: Entry): boolean {
  return 'program' in entry;
}

function renamed(program: Program, name: string): Program {
  return { ...program, name };
}

function pick<Item>(items: readonly Item[], at: number): Item | undefined {
  return items[Math.floor(at * items.length)];
}
