import type { Handlers } from '#shared/api/contract';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Settings } from '#shared/api/settingsSchema';
import type { Entry } from '#shared/conversation/Entry';
import { notes } from '#shared/conversation/notes';
import { transcript } from '#shared/conversation/transcript';
import { currentProgram, versionsAlong } from '#shared/conversation/versionHistory';
import { diffPrograms } from '#shared/program/diffPrograms';
import { readNote } from '#shared/program/readNote';
import { contextFor } from '../../engine/contextFor';
import type { Calibrations } from '../../engine/AnswerDependencies';
import type { OpenConversation } from '../OpenConversation';

/** Placeholder while nothing is typed yet. */
const noWish = '…';

/** The handlers for the open conversation. */
export function conversationHandlers(
  conversation: OpenConversation,
  calibrations: Calibrations,
  settings: () => Settings,
): Handlers['conversation'] {
  const step = async (how: 'undo' | 'redo') => {
    await conversation.appendBy((entries) => {
      const [version] = versionsAlong(entries, how, 1);
      if (!version) throw new LampwrightError('NOTHING_THERE', `There is nothing to ${how}.`);
      return [{ type: 'restore', to: version.seq, how }];
    });
  };
  const changeNote = async (note: number, text: string | null) => {
    await conversation.appendBy((entries) => {
      if (notes(entries).some(({ seq }) => seq === note))
        return [{ type: 'note-change', note, text, by: 'owner' }];
      throw new LampwrightError('NOT_FOUND', 'There is no such note any more.');
    });
  };
  return {
    undo: () => step('undo'),
    redo: () => step('redo'),
    restore: async ({ version }) => {
      versionAt(conversation.entries, version);
      await conversation.append({ type: 'restore', to: version, how: 'jump' });
    },
    edit: async ({ program }) => {
      await conversation.appendBy((entries) => {
        const before = currentProgram(entries);
        const changes = before ? diffPrograms(before, program) : [`“${program.name}” was put on show`];
        return changes.length > 0 ? [{ type: 'manual', program, changes }] : [];
      });
    },
    allowFlashes: async ({ version }) => {
      versionAt(conversation.entries, version);
      await conversation.append({ type: 'allowance', of: version });
    },
    context: async ({ wish }) => {
      const { readIntent } = await import('#shared/composer/intent/readIntent');
      const { entries } = conversation;
      const text = wish.trim() === '' ? noWish : wish;
      const { intent, confidence, because } = readIntent(text, entries);
      const reading = { intent, confidence, because };
      const { drafts: _, ...context } = contextFor(entries, { text, reading }, settings(), calibrations);
      return context;
    },
    transcript: async ({ agent }) => transcript(conversation.entries, agent),
    addNote: async ({ text }) => {
      await conversation.append({ type: 'note', text: validNote(text), origin: 'owner' });
    },
    changeNote: ({ note, text }) => changeNote(note, validNote(text)),
    removeNote: ({ note }) => changeNote(note, null),
  };
}

/** The program of the entry with this seq. Fails with NOT_FOUND. */
export function versionAt(entries: readonly Entry[], version: number) {
  const entry = entries.find(({ seq }) => seq === version);
  if (entry && 'program' in entry) return entry.program;
  throw new LampwrightError('NOT_FOUND', 'There is no such version in this conversation.');
}

function validNote(text: string): string {
  const note = readNote(text);
  if (note === undefined) throw new LampwrightError('EMPTY_INPUT', 'A note needs words.');
  return note;
}
