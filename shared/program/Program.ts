import { z } from 'zod';
import { hasGlyphs } from './glyphs';
import { iconNames } from './icons';
import { limits } from './limits';
import { isPrintable } from './text';

/**
 * The definition of the program format: types, validation, the model's JSON schema and the documentation are derived
 * from it.
 */

const color = z
  .string()
  .regex(/^#[0-9A-F]{6}$/)
  .meta({ id: 'color', description: 'colour, `#RRGGBB` in upper case' });
const speed = z
  .int()
  .min(limits.minSpeedMs)
  .max(limits.maxSpeedMs)
  .meta({ id: 'speed', description: 'ms per cycle' });
const density = z
  .number()
  .min(0.01)
  .max(1)
  .multipleOf(0.01)
  .meta({ id: 'density', description: 'share of LEDs, in hundredths' });
const coordinate = z
  .int()
  .min(limits.minCoordinate)
  .max(limits.maxCoordinate)
  .meta({ id: 'coordinate', description: 'LEDs from the top left; clipped when drawn' });
const extent = z.int().min(0).max(limits.maxCoordinate).meta({ id: 'extent', description: 'size in LEDs' });

function pattern<Name extends string, Params extends z.ZodRawShape>(
  name: Name,
  params: Params,
  description: string,
) {
  return z
    .strictObject({ type: z.literal('pattern'), name: z.literal(name), params: z.strictObject(params) })
    .meta({ description });
}

const patternSchema = z
  .discriminatedUnion('name', [
    pattern('solid', { color }, 'one colour, still'),
    pattern('gradient', { color, color2: color }, 'radial, `color` at the centre, `color2` at the edge'),
    pattern(
      'breathing',
      { color, speed, bgColor: color.optional() },
      'dims to 30 % and swells again, along a sine',
    ),
    pattern('wave', { color, color2: color, speed }, 'two colours rolling over the rows'),
    pattern('rainbow', { speed }, 'all hues, drifting by row and a little by column'),
    pattern(
      'pulse',
      { color, speed },
      'one flash as the step begins: up in a fifth of `speed`, slowly down; then dark',
    ),
    pattern(
      'sparkle',
      { color, bgColor: color, speed, density },
      'points that light up at random, anew every `speed`',
    ),
    pattern(
      'fire',
      { color, color2: color, speed },
      'flames that rise from the bottom: `color`, and `color2` where it is hottest',
    ),
    pattern(
      'rain',
      { color, bgColor: color, speed, density },
      'drops that fall in columns, from above the lamp to below it in `speed`',
    ),
    pattern(
      'comet',
      { color, bgColor: color, speed },
      'a head with a fading tail that crosses the lamp, each time on another way',
    ),
    pattern(
      'aurora',
      { color, color2: color, speed },
      'slow curtains of `color`, turning to `color2` towards the top',
    ),
  ])
  .meta({ id: 'pattern' });

function element<Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  shape: Shape,
  description: string,
) {
  return z.strictObject({ type: z.literal(type), ...shape }).meta({ description });
}

const content = z.string().min(1).max(limits.textLength).refine(hasGlyphs).meta({
  id: 'content',
  description: 'characters the font can draw: printable ASCII, `°`, Latin letters with accents',
});
const iconName = z
  .enum(iconNames)
  .meta({ id: 'icon', description: 'a name from the icon library, such as `heart`' });
const placed = { x: coordinate.optional(), y: coordinate.optional() };

const elementSchema = z
  .discriminatedUnion('type', [
    element('fill', { color }, 'the whole grid, and the wall glow'),
    element('pixel', { x: coordinate, y: coordinate, color }, 'one LED'),
    element('rect', { x: coordinate, y: coordinate, w: extent, h: extent, color }, 'a filled rectangle'),
    element('line', { x1: coordinate, y1: coordinate, x2: coordinate, y2: coordinate, color }, 'a line'),
    element(
      'circle',
      { x: coordinate, y: coordinate, r: extent, color, filled: z.boolean().optional() },
      'a circle round `x`, `y`; an outline unless `filled`',
    ),
    element(
      'text',
      { content, ...placed, color },
      'text; centred where `x` or `y` is missing; scrolls when too wide',
    ),
    element(
      'icon',
      { name: iconName, ...placed, color },
      'a hand-drawn icon; centred where `x` or `y` is missing',
    ),
  ])
  .meta({ id: 'element' });

const renderSchema = z
  .strictObject({
    type: z.literal('render'),
    elements: z.array(elementSchema).max(limits.elements),
  })
  .meta({ id: 'render', description: 'a still picture, its elements painted in order' });
const offSchema = z.strictObject({ type: z.literal('off') }).meta({ id: 'off', description: 'dark' });

const layerSchema = z.discriminatedUnion('type', [patternSchema, renderSchema, offSchema]);
const overSchema = z.discriminatedUnion('type', [patternSchema, renderSchema]);

const layersSchema = z
  .strictObject({
    type: z.literal('layers'),
    front: layerSchema.meta({ description: 'what the grid shows' }),
    ambient: layerSchema.meta({ description: 'what the wall glow shows, if not the same' }).optional(),
    over: overSchema
      .meta({ description: 'laid over `front`: per LED and channel the larger value wins' })
      .optional(),
  })
  .meta({ description: 'up to three commands at once; layers do not nest' });

const commandSchema = z
  .discriminatedUnion('type', [patternSchema, renderSchema, layersSchema, offSchema])
  .meta({ id: 'command' });

const idSchema = z.string().min(1).max(limits.idLength).refine(isPrintable);
const durationSchema = z.int().min(limits.minDurationMs).max(limits.passMs);

const stepSchema = z.strictObject({
  id: idSchema.meta({ description: 'unique in the program' }),
  command: commandSchema.meta({ description: 'what is shown' }),
  duration: durationSchema
    .nullable()
    .meta({ description: 'ms; `null` = stay, on a last step outside the loop only' }),
  transition: z
    .int()
    .min(0)
    .max(limits.passMs)
    .optional()
    .meta({ description: 'ms of cross-fade into this step, at most its duration' }),
});

const loopSchema = z.strictObject({
  count: z.int().min(0).max(limits.loopCount).meta({ description: 'how often; 0 = for ever' }),
  start_step: idSchema.meta({ description: 'id of the first step repeated' }),
  end_step: idSchema.meta({ description: 'id of the last step repeated, not before the first' }),
});

/** A canonical program: what `parseProgram` returns and all other code relies on. */
export const programSchema = z
  .strictObject({
    name: z
      .string()
      .min(1)
      .max(limits.nameLength)
      .refine(isPrintable)
      .meta({ description: 'what it is called' }),
    steps: z
      .array(stepSchema)
      .min(1)
      .max(limits.steps)
      .meta({ description: 'played in order; one pass at most 24 h' }),
    loop: loopSchema.optional().meta({ description: 'which steps repeat' }),
    on_complete: z
      .strictObject({ command: commandSchema })
      .optional()
      .meta({ description: 'shown when all is played' }),
  })
  .superRefine(checkCoherence)
  .brand<'Program'>();

export type Program = z.infer<typeof programSchema>;
export type Step = z.infer<typeof stepSchema>;
export type Loop = z.infer<typeof loopSchema>;
export type Command = z.infer<typeof commandSchema>;
export type Layer = z.infer<typeof layerSchema>;
export type Pattern = z.infer<typeof patternSchema>;
export type PatternName = Pattern['name'];
export type Element = z.infer<typeof elementSchema>;
export type ElementType = Element['type'];

/** The parts of the schema by name, for the documentation and the model's JSON schema. */
export const schemaParts = {
  patterns: patternSchema.options,
  elements: elementSchema.options,
  step: stepSchema,
  loop: loopSchema,
  over: overSchema,
  values: { color, speed, density, coordinate, extent, content, icon: iconName },
  command: commandSchema,
  commands: { render: renderSchema, layers: layersSchema, off: offSchema },
};

/** Checks across fields: ids, loop and times must agree with each other. */
function checkCoherence(program: { steps: Step[]; loop?: Loop | undefined }, context: z.RefinementCtx): void {
  const { steps, loop } = program;
  const complain = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  const indexById = new Map<string, number>();
  let passMs = 0;
  for (const [index, step] of steps.entries()) {
    if (indexById.has(step.id)) complain(['steps', index, 'id'], 'this id is taken by an earlier step');
    else indexById.set(step.id, index);
    if (step.duration === null && index < steps.length - 1) {
      complain(['steps', index, 'duration'], 'only the last step may stay for ever');
    }
    if (step.duration !== null && (step.transition ?? 0) > step.duration) {
      complain(['steps', index, 'transition'], 'the cross-fade is longer than the step');
    }
    passMs += step.duration ?? 0;
  }
  if (passMs > limits.passMs) complain(['steps'], 'one pass takes longer than 24 hours');
  if (!loop) return;
  const start = indexById.get(loop.start_step);
  const end = indexById.get(loop.end_step);
  if (start === undefined) complain(['loop', 'start_step'], 'no step has this id');
  if (end === undefined) complain(['loop', 'end_step'], 'no step has this id');
  if (start === undefined || end === undefined) return;
  if (start > end) complain(['loop', 'end_step'], 'the loop ends before it starts');
  if (steps[end]?.duration === null) complain(['loop', 'end_step'], 'a step inside the loop stays for ever');
}
