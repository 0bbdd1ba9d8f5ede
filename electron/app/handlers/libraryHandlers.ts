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

/** What the handlers of the library work with. */
export interface LibraryDependencies {
  readonly storage: Storage;
  readonly conversation: OpenConversation;
  readonly layout: () => Layout;
  readonly notice: (notice: Notice) => void;
  readonly changed: () => Promise<void>;
  /** Shows the open conversation's program from its beginning. */
  readonly showFromBeginning: () => void;
  /** Given when the app closes: a picture that is being made is given up. */
  readonly signal: AbortSignal;
}

/** What is asked of the library. */
export function libraryHandlers(desk: LibraryDependencies): Handlers['library'] {
  const { storage, conversation, layout, notice, changed, showFromBeginning, signal } = desk;
  const { library } = storage;
  /** Does something, then tells what the library holds. */
  const changing = async <Result>(act: Promise<Result>): Promise<Result> => {
    const result = await act;
    await changed();
    return result;
  };
  /** A program as this lamp shows it. */
  const programMeant = async (meant: ProgramRef): Promise<Program> => {
    if (meant.from === 'conversation') {
      const program = versionAt(conversation.entries, meant.version);
      const mayFlash = isAllowedToFlash(conversation.entries, meant.version);
      return mayFlash ? program : soften(program, layout()).program;
    }
    const saved = await library.get(meant.id);
    return soften(fitProgram(saved.program, saved.layout, layout()).program, layout()).program;
  };
  return {
    save: async ({ version, name, tags = [] }) => {
      const program = renamed(versionAt(conversation.entries, version), name);
      const { id } = await changing(library.save(program, layout(), tags));
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
    rename: async ({ id, name }) => void (await changing(library.rename(id, name))),
    setTags: async ({ id, tags }) => void (await changing(library.setTags(id, tags))),
    remove: ({ id }) => changing(library.remove(id)),
    putBack: ({ id }) => changing(library.putBack(id)),
    export: async ({ id }) => {
      const text = await library.exportText(id);
      const { program } = await library.get(id);
      return { name: fileNameOf(program.name, '.lamp.json'), text };
    },
    import: async ({ text }) => {
      const { item, repairs } = await changing(library.importText(text));
      return { id: item.id, repairs };
    },
    gif: async ({ program: meant }) => {
      const program = await programMeant(meant);
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
