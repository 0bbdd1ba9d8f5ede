import { z } from 'zod';
import { layoutSchema } from '../../lamp/Layout';
import { limits } from '../../program/limits';
import { programSchema } from '../../program/Program';
import { binaryFileSchema, idSchema, voidSchema, route, seqSchema, textFileSchema } from '../route';

const savedProgramSchema = z
  .strictObject({
    id: idSchema,
    program: programSchema,
    /** The layout of the lamp it was made for. */
    layout: layoutSchema,
    tags: z.array(z.string()).readonly(),
    savedAt: z.number(),
  })
  .readonly();

/** All saved programs, newest first. */
export const libraryAreaStateSchema = z.array(savedProgramSchema).readonly();

const idInput = z.strictObject({ id: idSchema });
const name = z.string().min(1).max(limits.nameLength);
const tags = z.array(z.string().max(40)).max(20);

/** A reference to a program: a version of the open conversation, or a saved program. */
const programRefSchema = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('conversation'), version: seqSchema }),
  z.strictObject({ from: z.literal('library'), id: idSchema }),
]);
export type ProgramRef = z.infer<typeof programRefSchema>;

/** The largest file that can be imported, in characters. */
export const maxProgramFileLength = 2 << 20;

export const libraryRoutes = {
  /** Saves a version of the open conversation, under a new name if one is given. */
  save: route(
    'library.save',
    z.strictObject({ version: seqSchema, name: name.optional(), tags: tags.optional() }),
    idInput,
  ),
  /** Plays a saved program, as a change by hand in the open conversation. */
  use: route('library.use', idInput, voidSchema),
  rename: route('library.rename', idInput.extend({ name }), voidSchema),
  setTags: route('library.setTags', idInput.extend({ tags }), voidSchema),
  /** Deletes a saved program. It can be restored with `putBack` for a month. */
  remove: route('library.remove', idInput, voidSchema),
  putBack: route('library.putBack', idInput, voidSchema),
  export: route('library.export', idInput, textFileSchema),
  /** Imports a `.lamp.json` file, or any text that contains a program; returns what had to be repaired. */
  import: route(
    'library.import',
    z.strictObject({ text: z.string().max(maxProgramFileLength) }),
    idInput.extend({ repairs: z.array(z.string()).readonly() }),
  ),
  gif: route('library.gif', z.strictObject({ program: programRefSchema }), binaryFileSchema),
};
