import { soften } from '#shared/animation/flashes/soften';
import type { ProgramRef } from '#shared/api/areas/libraryArea';
import type { Handlers } from '#shared/api/contract';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Notice } from '#shared/api/progress';
import { isAllowedToFlash } from '#shared/conversation/versionHistory';
import { fitProgram } from '#shared/lamp/fitProgram';
import type { Layout } from '#shared/lamp/Layout';
import { parseProgram } from '#shared/program/parseProgram';
import type { Program } from '#shared/program/Program';
import { gifOf } from '../../picture/gifOf';
import { fileNameOf } from '../../storage/fileNameOf';
import type { Storage } from '../../storage/Storage';
import type { OpenConversation } from '../OpenConversation';
import { versionAt } from './conversationHandlers';

/** What `libraryHandlers` needs. */
export interface LibraryDependencies {
  readonly storage: Storage;
  readonly conversation: OpenConversation;
  readonly layout: () => Layout;
  readonly notice: (notice: Notice) => void;
  /** Reads the list of saved programs again. */
  readonly refreshList: () => Promise<void>;
  /** Shows the open conversation's program from its beginning. */
  readonly showFromBeginning: () => void;
  /** Aborted when the app closes; it stops the making of a GIF. */
  readonly signal: AbortSignal;
}

/** The handlers for the library. */
export function libraryHandlers(deps: LibraryDependencies): Handlers['library'] {
  const { storage, conversation, layout, notice, refreshList, showFromBeginning, signal } = deps;
  const { library } = storage;
  /** Waits for a change of the library, then refreshes the list. */
  const thenRefresh = async <Result>(change: Promise<Result>): Promise<Result> => {
    const result = await change;
    await refreshList();
    return result;
  };
  /** The referenced program, fitted to this lamp, and softened unless its owner allowed this version to flash. */
  const shownProgram = async (ref: ProgramRef): Promise<Program> => {
    if (ref.from === 'conversation') {
      const program = versionAt(conversation.entries, ref.version);
      const mayFlash = isAllowedToFlash(conversation.entries, ref.version);
      return mayFlash ? program : soften(program, layout()).program;
    }
    const saved = await library.get(ref.id);
    return soften(fitProgram(saved.program, saved.layout, layout()).program, layout()).program;
  };
  return {
    save: async ({ version, name, tags = [] }) => {
      const program = renamed(versionAt(conversation.entries, version), name);
      const { id } = await thenRefresh(library.save(program, layout(), tags));
      return { id };
    },
    use: async ({ id }) => {
      const saved = await library.get(id);
      const { program, change } = fitProgram(saved.program, saved.layout, layout());
      await conversation.append({
        type: 'manual',
        from: 'library',
        program,
        changes: [`“${program.name}” from the library`],
      });
      showFromBeginning();
      if (change !== undefined) notice({ code: 'DONE', message: change });
    },
    rename: async ({ id, name }) => void (await thenRefresh(library.rename(id, name))),
    setTags: async ({ id, tags }) => void (await thenRefresh(library.setTags(id, tags))),
    remove: ({ id }) => thenRefresh(library.remove(id)),
    putBack: ({ id }) => thenRefresh(library.putBack(id)),
    export: async ({ id }) => {
      const text = await library.exportText(id);
      const { program } = await library.get(id);
      return { name: fileNameOf(program.name, '.lamp.json'), text };
    },
    import: async ({ text }) => {
      const { item, repairs } = await thenRefresh(library.importText(text));
      return { id: item.id, repairs };
    },
    gif: async ({ program: ref }) => {
      const program = await shownProgram(ref);
      const gif = await gifOf(program, layout(), { signal });
      if (!gif) throw new LampwrightError('STOPPED', 'Stopped.');
      const base64 = Buffer.from(gif.bytes).toString('base64');
      return { name: fileNameOf(program.name, '.gif'), base64 };
    },
  };
}

function renamed(program: Program, name: string | undefined): Program {
  if (name === undefined) return program;
  const parsed = parseProgram({ ...program, name });
  if (parsed.ok) return parsed.program;
  throw new LampwrightError(parsed.error.code, parsed.error.message);
}
