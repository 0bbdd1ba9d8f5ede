import { z } from 'zod';
import { clamp } from '../clamp';
import { iconNames } from '../icons';
import { limits } from '../limits';
import { schemaParts } from '../Program';

/** The operations of instant edits. They are stored in the log, so their form must not change. */

const color = schemaParts.values.color;
const id = schemaParts.step.shape.id;
const times = z
  .number()
  .min(1 / 64)
  .max(64);
const ms = z.int().min(0).max(limits.passMs);

const things = [
  ...schemaParts.patterns.map(({ shape }) => shape.name.value),
  'text',
  'icon',
  'shape',
] as const;

/** Which parts of a program an operation applies to; each field narrows it. Without a target: everything. */
export const targetSchema = z.strictObject({
  steps: z.array(id).optional(),
  layer: z.enum(['front', 'ambient', 'over']).optional(),
  things: z.array(z.enum(things)).optional(),
  icons: z.array(z.enum(iconNames)).optional(),
  /** Only backgrounds, or only what is drawn on them. */
  ground: z.enum(['background', 'foreground']).optional(),
  /** Only colours people would call by the same name as this one. */
  like: color.optional(),
  /** Inverts the selection: everything except what the other fields select. */
  isExcept: z.literal(true).optional(),
});

const change = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...shape, target: targetSchema.optional() });

export const operationSchema = z.discriminatedUnion('kind', [
  /** Cycles, durations and cross-fades take `times` as long: above 1 is slower. */
  change('pace', { times }),
  /** Every cycle takes `ms`. */
  change('cycle', { ms: schemaParts.values.speed }),
  change('light', { times }),
  change('vividness', { times }),
  /** From −1, much cooler, to 1, much warmer. */
  change('warmth', { amount: z.number().min(-1).max(1) }),
  change('recolor', { color }),
  /** Exchanges two colours. */
  change('exchange', { color, other: color }),
  /** More (above 1) or less of a colour; 0 removes it. */
  change('tint', { color, times: z.number().min(0).max(64) }),
  change('density', { times }),
  change('set-density', { density: schemaParts.values.density }),
  /** Exchanges main and second colour. */
  change('swap-colors', {}),
  change('reverse', {}),
  /** `count` 0 repeats for ever. */
  change('repeat', { count: z.int().min(0).max(limits.loopCount) }),
  change('remove', {}),
  /** A new step, before the first or after the last. */
  change('add-step', {
    command: schemaParts.step.shape.command,
    at: z.enum(['start', 'end']),
    duration: z.int().min(limits.minDurationMs).max(60_000),
  }),
  /** A layer over the existing ones. */
  change('overlay', { over: schemaParts.over }),
  /** Steps last `ms`. */
  change('hold', { ms: ms.min(limits.minDurationMs) }),
  /** Steps last `times` as long, at the same pace. */
  change('stretch', { times }),
  /** Steps last `ms` longer, or shorter if it is negative. */
  change('lengthen', { ms: z.int().min(-limits.passMs).max(limits.passMs) }),
  /** One pass lasts `ms`. */
  change('total', { ms: ms.min(limits.minDurationMs) }),
  /** Cross-fades take `ms`; 0 makes hard cuts. */
  change('fade', { ms }),
  change('fade-times', { times }),
  change('write', { content: schemaParts.values.content }),
]);

export type Operation = z.infer<typeof operationSchema>;
export type OperationOf<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>;
export type Target = z.infer<typeof targetSchema>;
export type Thing = (typeof things)[number];

/**
 * An operation at `strength` times its strength: 0.5 is half of it, −0.5 undoes half of it. Undefined for operations
 * that cannot be scaled, such as a new colour.
 */
export function withStrength(operation: Operation, strength: number): Operation | undefined {
  switch (operation.kind) {
    case 'pace':
    case 'light':
    case 'vividness':
    case 'density':
    case 'stretch':
    case 'fade-times':
      return { ...operation, times: clamp(operation.times ** strength, 1 / 64, 64) };
    case 'tint':
      return operation.times === 0
        ? undefined
        : { ...operation, times: clamp(operation.times ** strength, 1 / 64, 64) };
    case 'warmth':
      return { ...operation, amount: clamp(operation.amount * strength, -1, 1) };
    default:
      return undefined;
  }
}
