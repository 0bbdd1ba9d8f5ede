import { z } from 'zod';
import { plainColorNames } from './color';
import { limits } from './limits';
import { schemaParts } from './Program';

/** A JSON schema in the form the model's server accepts. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What a reply may contain. */
export interface ReplyForm {
  /** The ids of the current steps that a follow-up may reuse by id; if empty, every step must be written out. */
  readonly keepable?: readonly string[] | undefined;
  /**
   * True for the fine-tuned lamp model, which knows only seven patterns and pictures without icons; no layers, fades
   * or notes.
   */
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
 * `#RRGGBB`, `#RGB` or a colour name: short spellings cost the model far fewer tokens. Only known names are allowed,
 * since any other word would have to be guessed.
 */
const colorPattern = `^(#[0-9A-Fa-f]{6}|#[0-9A-Fa-f]{3}|${plainColorNames.join('|')})$`;
const hundredths = Array.from({ length: 100 }, (_, index) => (index + 1) / 100);

/**
 * The JSON schema of a reply, for the model's `format`: the program, then an optional note. Derived from the
 * program's own schema, with colours and densities expressed so that a sampling grammar can enforce them; a loop
 * without ids covers the whole program. What a schema cannot express (matching ids, total times) is checked by
 * `parseReply`.
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
  // When steps are reused by id, omitted fields stay as they are, so `null` is needed to remove them.
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
