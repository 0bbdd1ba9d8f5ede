import { z } from 'zod';
import { layoutSchema } from '../../lamp/Layout';
import { lampReportSchema } from '../../lamp/LampInfo';
import { lampStateSchema } from '../../lamp/LampState';
import { lampKinds, portDescriptionSchema, rememberedLampSchema } from '../../lamp/PortDescription';
import { voidSchema, route } from '../route';

const driver = z.enum(['auto', ...lampKinds]);

/** The lamp, and the ports one could be on. */
export const lampAreaStateSchema = z
  .strictObject({
    state: lampStateSchema,
    /** The lamp that was chosen; `null` is the virtual one. */
    chosen: rememberedLampSchema.nullable(),
    ports: z.array(portDescriptionSchema).readonly(),
    /** Ports that look like a lamp and were neither chosen nor declined: worth asking about, once. */
    offered: z.array(z.string()).readonly(),
    /** Where its LEDs are: as it says, or as its owner does. */
    layout: layoutSchema,
    guards: z.strictObject({ brightness: z.number(), budgetMa: z.number() }).readonly(),
    /** False until the owner has said what powers the lamp. */
    isPowerKnown: z.boolean(),
    /** Where it is in its program, as it last said. */
    report: lampReportSchema.nullable(),
  })
  .readonly();

export type LampAreaState = z.infer<typeof lampAreaStateSchema>;

const wireLineSchema = z
  .strictObject({
    /** Numbered on from 1. */
    number: z.int(),
    /** In ms since 1970. */
    at: z.number(),
    from: z.enum(['app', 'lamp']),
    text: z.string(),
  })
  .readonly();

/** A line that went over the wire, or what was streamed in place of lines. */
export type WireLine = z.infer<typeof wireLineSchema>;

export const lampRoutes = {
  /** Takes the lamp on a port into use, and remembers it. Resolves when it is ready; fails with what is in the way. */
  connect: route('lamp.connect', z.strictObject({ path: z.string().min(1).max(500), driver }), voidSchema),
  /** Lets go of the lamp; the virtual one plays. */
  disconnect: route('lamp.disconnect', voidSchema, voidSchema),
  /** A port that was offered is not wanted. */
  decline: route('lamp.decline', z.strictObject({ path: z.string().max(500) }), voidSchema),
  setBrightness: route(
    'lamp.setBrightness',
    z.strictObject({ brightness: z.int().min(0).max(255) }),
    voidSchema,
  ),
  /** What powers the lamp: what it may draw. */
  setPower: route('lamp.setPower', z.strictObject({ budgetMa: z.int().min(0).max(100_000) }), voidSchema),
  /** Where the LEDs are, as `10x14+32`. */
  setLayout: route('lamp.setLayout', z.strictObject({ layout: z.string().max(100) }), voidSchema),
  /** The lamp plays what is on show without the computer, from power-on. */
  keep: route('lamp.keep', voidSchema, voidSchema),
  /** What went over the wire after the line of this number; the last thousand lines are there. */
  log: route('lamp.log', z.strictObject({ after: z.int().min(0) }), z.array(wireLineSchema).readonly()),
};
