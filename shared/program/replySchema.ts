import { z } from 'zod';
import { limits } from './limits';
import { programSchema } from './schema';

/** Any of `#RRGGBB`, `#RGB` and a colour's name: short spellings cost the model a fraction of the tokens. */
const colorPattern = '^(#[0-9A-Fa-f]{6}|#[0-9A-Fa-f]{3}|[a-z]{3,20})$';
const hundredths = Array.from({ length: 100 }, (_, index) => (index + 1) / 100);

/**
 * The JSON schema of a reply, for the model's `format`: the program, then an optional note. Made from the program
 * schema, with colours and densities put in terms that a sampling grammar can enforce. What a schema cannot say (ids
 * that agree, times that add up) is left to `parseReply`.
 */
export function replySchema(): z.core.JSONSchema.BaseSchema {
  const reply = z.strictObject({
    program: programSchema,
    note: z.string().max(limits.noteLength).optional(),
  });
  const schema = z.toJSONSchema(reply, {
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
