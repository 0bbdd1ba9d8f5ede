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
import type { ActionOf } from './Action';
import type { SoakUser } from './SoakUser';

// What the user does with buttons rather than words. `at`, from 0 to 1, picks one of several items.

/** Tries an edit; returns false when there is nothing to edit or the app refuses. */
export async function editWithButton(action: ActionOf<'edit'>, user: SoakUser): Promise<boolean> {
  const { entries } = (await user.untilIdle()).conversation;
  const succeeded = await edit(action, entries, user);
  await user.untilIdle();
  return succeeded;
}

async function edit(
  { how, at }: ActionOf<'edit'>,
  entries: readonly Entry[],
  user: SoakUser,
): Promise<boolean> {
  const version = pick(entries.filter(isVersion), at);
  const wish = entries.findLast((entry): entry is EntryOf<'wish'> => entry.type === 'wish');
  switch (how) {
    case 'undo':
      return user.succeeds(conversationRoutes.undo, undefined);
    case 'redo':
      return user.succeeds(conversationRoutes.redo, undefined);
    case 'restore':
      return version !== undefined && user.succeeds(conversationRoutes.restore, { version: version.seq });
    case 'by-hand': {
      const current = currentProgram(entries);
      const program = current && renamed(current, `By hand ${entries.length}`);
      return program !== undefined && user.succeeds(conversationRoutes.edit, { program });
    }
    case 'take-back': {
      const last = entries.findLast(({ type }) => type === 'edit');
      return last !== undefined && user.succeeds(wishRoutes.takeBack, { edit: last.seq, change: 0 });
    }
    case 'retry': {
      const by = at < 0.5 ? 'anyone' : 'composer';
      return wish !== undefined && user.succeeds(wishRoutes.retry, { wish: wish.seq, by });
    }
    case 'another-take':
      return wish !== undefined && user.succeeds(wishRoutes.anotherTake, { wish: wish.seq });
    case 'read-as-new':
      return wish !== undefined && user.succeeds(wishRoutes.readAs, { wish: wish.seq, as: 'new' });
    case 'leave':
      return wish !== undefined && user.succeeds(wishRoutes.readAs, { wish: wish.seq, as: 'leave' });
    case 'allow-flashes':
      return (
        version !== undefined && user.succeeds(conversationRoutes.allowFlashes, { version: version.seq })
      );
  }
}

/** Adds, changes or removes a note, or toggles a standing wish. Does nothing when there is no note to change. */
export async function changeNotes({ how, text }: ActionOf<'note'>, user: SoakUser): Promise<void> {
  const { conversation, settings } = await user.states();
  const note = notes(conversation.entries).at(-1);
  // The app discards an empty conversation along with its notes, so none are added to one.
  const isEmpty = !conversation.entries.some(({ type }) => type === 'wish');
  if (how === 'add' && !isEmpty) await user.call(conversationRoutes.addNote, { text });
  if (how === 'change' && note) await user.call(conversationRoutes.changeNote, { note: note.seq, text });
  if (how === 'remove' && note) await user.call(conversationRoutes.removeNote, { note: note.seq });
  if (how === 'standing') {
    const standingWishes = settings.standingWishes.includes(text)
      ? settings.standingWishes.filter((each) => each !== text)
      : [...settings.standingWishes, text];
    await user.call(settingsRoutes.change, { changes: { standingWishes: standingWishes.slice(-10) } });
  }
}

/** The library is kept to this many programs: once it is full, saving one removes another. */
const maxLibrarySize = 12;

/** Changes the library and records which programs must be in it. */
export async function useLibrary({ how, at }: ActionOf<'library'>, user: SoakUser): Promise<unknown> {
  const { conversation, library } = await user.states();
  const item = pick(library, at);
  switch (how) {
    case 'save': {
      const version = pick(conversation.entries.filter(isVersion), at);
      if (!version) return;
      if (library.length >= maxLibrarySize && item) await remove(item.id, user);
      const saved = await user.call(libraryRoutes.save, { version: version.seq, tags: ['evening'] });
      if (saved) user.acknowledged.saved(saved.id);
      return undefined;
    }
    case 'use':
      if (item) await user.call(libraryRoutes.use, { id: item.id });
      return undefined;
    case 'rename':
      if (item)
        await user.call(libraryRoutes.rename, { id: item.id, name: `Number ${Math.floor(at * 1000)}` });
      return undefined;
    case 'tag':
      if (item) await user.call(libraryRoutes.setTags, { id: item.id, tags: [`tag ${Math.floor(at * 10)}`] });
      return undefined;
    case 'remove':
      if (!item) return;
      await remove(item.id, user);
      if (at < 0.5 && (await user.succeeds(libraryRoutes.putBack, { id: item.id })))
        user.acknowledged.saved(item.id);
      return undefined;
    case 'import': {
      if (!item || library.length >= maxLibrarySize) return;
      const file = await user.call(libraryRoutes.export, { id: item.id });
      const imported = file && (await user.call(libraryRoutes.import, { text: file.text }));
      if (imported) user.acknowledged.saved(imported.id);
      return undefined;
    }
  }
}

async function remove(id: string, user: SoakUser): Promise<void> {
  user.acknowledged.removed(id);
  await user.call(libraryRoutes.remove, { id });
}

/** Uses one control of the stage, the lamp or the theme. */
export async function changeStage({ how, at }: ActionOf<'stage'>, user: SoakUser): Promise<unknown> {
  switch (how) {
    case 'pause':
    case 'play':
    case 'off':
    case 'on':
      return user.call(stageRoutes[how], undefined);
    case 'seek':
      return user.call(stageRoutes.seek, { ms: Math.floor(at * 60_000) });
    case 'test':
      return user.call(stageRoutes.test, { isOn: at < 0.5 });
    case 'brightness':
      return user.call(lampRoutes.setBrightness, { brightness: 60 + Math.floor(at * 120) });
    case 'sleep':
      return user.call(stageRoutes.sleep, { ms: 3_600_000 });
    case 'theme':
      return user.call(settingsRoutes.change, {
        changes: { theme: at < 0.5 ? 'light' : 'dark' },
      });
  }
}

/** Requests what one of the read-only views shows. */
export async function readView({ how }: ActionOf<'look'>, user: SoakUser): Promise<unknown> {
  const { conversation } = await user.states();
  switch (how) {
    case 'context':
      return user.call(conversationRoutes.context, { wish: 'slower' });
    case 'transcript':
      return user.call(conversationRoutes.transcript, { agent: 'programmer' });
    case 'search':
      return user.call(conversationsRoutes.search, { words: 'fire' });
    case 'export':
      return user.call(conversationsRoutes.export, { id: conversation.id });
    case 'wire':
      return user.call(lampRoutes.log, { after: 0 });
  }
}

/** Creates, switches or renames a conversation, or deletes one and restores it. */
export async function changeConversation(
  { how, at }: ActionOf<'conversation'>,
  user: SoakUser,
): Promise<unknown> {
  const { conversation, conversations } = await user.states();
  switch (how) {
    case 'new':
      return user.call(conversationsRoutes.create, undefined);
    case 'switch':
      return switchConversation(conversations, at, user);
    case 'rename':
      return user.call(conversationsRoutes.rename, {
        id: conversation.id,
        title: `Conversation ${Math.floor(at * 1000)}`,
      });
    case 'delete': {
      // Deleted and restored: nothing of it may be lost.
      const other = pick(
        conversations.filter(({ id }) => id !== conversation.id),
        at,
      );
      if (!other || !(await user.succeeds(conversationsRoutes.remove, { id: other.id }))) return;
      return user.call(conversationsRoutes.putBack, { id: other.id });
    }
  }
}

/** Opens another conversation, which stops a reply that is being written. */
export async function switchConversation(
  conversations: States['conversations'],
  at: number,
  user: SoakUser,
): Promise<void> {
  const other = pick(conversations, at);
  if (other) await user.call(conversationsRoutes.open, { id: other.id });
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
