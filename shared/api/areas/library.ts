import { z } from 'zod';
import { layoutSchema } from '../../lamp/layout';
import { limits } from '../../program/limits';
import { programSchema } from '../../program/schema';
import { binaryFileSchema, idSchema, nothing, route, seqSchema, textFileSchema } from '../route';

const item = z
  .strictObject({
    id: idSchema,
    program: programSchema,
    /** The lamp it was made for. */
    layout: layoutSchema,
    tags: z.array(z.string()).readonly(),
    savedAt: z.number(),
  })
  .readonly();

/** All saved programs, the newest first. */
export const libraryState = z.array(item).readonly();

const one = z.strictObject({ id: idSchema });
const name = z.string().min(1).max(limits.nameLength);
const tags = z.array(z.string().max(40)).max(20);

/** A program that is meant: a version of the open conversation, or a saved one. */
const programMeant = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('conversation'), version: seqSchema }),
  z.strictObject({ from: z.literal('library'), id: idSchema }),
]);
export type ProgramMeant = z.infer<typeof programMeant>;

/** The largest file that is taken in, in characters. */
export const largestFile = 2 << 20;

export const libraryRoutes = {
  /** Saves a version of the open conversation, under a name of its own if one is given. */
  save: route(
    'library.save',
    z.strictObject({ version: seqSchema, name: name.optional(), tags: tags.optional() }),
    one,
  ),
  /** Puts a saved program on show, as a change by hand in the open conversation. */
  use: route('library.use', one, nothing),
  rename: route('library.rename', one.extend({ name }), nothing),
  setTags: route('library.setTags', one.extend({ tags }), nothing),
  /** For a month it can be put back. */
  remove: route('library.remove', one, nothing),
  putBack: route('library.putBack', one, nothing),
  export: route('library.export', one, textFileSchema),
  /** Takes in a `.lamp.json` file, or any text that holds a program; says what had to be mended. */
  import: route(
    'library.import',
    z.strictObject({ text: z.string().max(largestFile) }),
    one.extend({ repairs: z.array(z.string()).readonly() }),
  ),
  gif: route('library.gif', z.strictObject({ program: programMeant }), binaryFileSchema),
};
