import { z } from 'zod';
import { plainColorNames } from './color';
import { limits } from './limits';
import { schemaParts } from './Program';

/** A JSON schema, as a model's server takes it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What a reply may be made of. */
export interface ReplyForm {
  /** The ids of the current steps, which a follow-up may keep by naming them; none: every step is written out. */
  readonly keepable?: readonly string[] | undefined;
  /** Only what the fine-tuned lamp model knows: seven patterns and pictures without icons; no layers, fades or notes. */
  readonly isPlain?: boolean | undefined;
}

/** The patterns of the fine-tuned lamp model. */
export const plainPatterns: ReadonlySet<string> = new Set([
  'solid',
  'gradient',
  'breathing',
  'wave',
  'rainbow',
  'pulse',
  'sparkle',
]);

/**
 * Any of `#RRGGBB`, `#RGB` and a colour's name: short spellings cost the model a fraction of the tokens. The names are
 * those we know, one by one: a word that is no colour would have to become some colour.
 */
const colorPattern = `^(#[0-9A-Fa-f]{6}|#[0-9A-Fa-f]{3}|${plainColorNames.join('|')})$`;
const hundredths = Array.from({ length: 100 }, (_, index) => (index + 1) / 100);

/**
 * The JSON schema of a reply, for the model's `format`: the program, then an optional note. Made from the program's own
 * schema, with colours and densities put in terms that a sampling grammar can enforce; a loop without ids is the whole
 * program's. What a schema cannot say (ids that agree, times that add up) is left to `parseReply`.
 */
export function replySchema(form: ReplyForm = {}): JsonSchema {
  const schema = z.toJSONSchema(replyOf(form), {
    override: ({ zodSchema, jsonSchema }) => {
      const id = z.globalRegistry.get(zodSchema)?.id;
      delete jsonSchema.description;
      delete jsonSchema.id;
      if (id === 'color') jsonSchema.pattern = colorPattern;
      if (id === 'density') {
        for (const key of ['type', 'minimum', 'maximum', 'multipleOf'] as const) delete jsonSchema[key];
        jsonSchema.enum = hundredths;
      }
    },
  });
  delete schema.$schema;
  return schema;
}

function replyOf({ keepable = [], isPlain = false }: ReplyForm) {
  const command = isPlain ? plainCommand() : schemaParts.command;
  const { id, duration, transition } = schemaParts.step.shape;
  const step = z.strictObject({ id, command, duration, ...(isPlain ? {} : { transition }) });
  const { count, start_step, end_step } = schemaParts.loop.shape;
  // By reference what is left out stays as it is, so that there has to be a way to take it away.
  const optional = <Schema extends z.ZodType>(schema: Schema) =>
    keepable.length > 0 ? schema.nullable().optional() : schema.optional();
  const program = z.strictObject({
    name: z.string().min(1).max(limits.nameLength),
    steps: z
      .array(keepable.length > 0 ? z.union([z.enum(keepable), step]) : step)
      .min(1)
      .max(limits.steps),
    loop: optional(
      z.strictObject({ count, start_step: start_step.optional(), end_step: end_step.optional() }),
    ),
    on_complete: optional(z.strictObject({ command })),
  });
  const note = z.string().max(limits.noteLength).optional();
  return z.strictObject({ program, ...(isPlain ? {} : { note }) });
}

function plainCommand() {
  const patterns = schemaParts.patterns.filter(({ shape }) => plainPatterns.has(shape.name.value));
  const elements = schemaParts.elements.filter(({ shape }) => shape.type.value !== 'icon');
  const render = z.strictObject({
    type: z.literal('render'),
    elements: z.array(z.union(elements)).max(limits.elements),
  });
  return z.union([...patterns, render]).meta({ id: 'plainCommand' });
}
