import { z } from 'zod';
import { layoutSchema } from '../../lamp/Layout';
import { lampReportSchema } from '../../lamp/LampInfo';
import { lampStateSchema } from '../../lamp/LampState';
import { lampKinds, portDescriptionSchema, rememberedLampSchema } from '../../lamp/PortDescription';
import { voidSchema, route } from '../route';

const driver = z.enum(['auto', ...lampKinds]);

/** The lamp, and the serial ports. */
export const lampAreaStateSchema = z
  .strictObject({
    state: lampStateSchema,
    /** The chosen lamp; `null` is the virtual one. */
    chosen: rememberedLampSchema.nullable(),
    ports: z.array(portDescriptionSchema).readonly(),
    /** Ports that look like a lamp and were neither chosen nor declined: the window asks about each once. */
    offered: z.array(z.string()).readonly(),
    /** The LED layout: the one the lamp reports, or else the owner's setting. */
    layout: layoutSchema,
    guards: z.strictObject({ brightness: z.number(), budgetMa: z.number() }).readonly(),
    /** False until the owner has said what powers the lamp. */
    isPowerKnown: z.boolean(),
    /** The lamp's last report of its position in the program. */
    report: lampReportSchema.nullable(),
  })
  .readonly();

export type LampAreaState = z.infer<typeof lampAreaStateSchema>;

const wireLineSchema = z
  .strictObject({
    /** Consecutive, from 1. */
    number: z.int(),
    /** In ms since 1970. */
    at: z.number(),
    from: z.enum(['app', 'lamp']),
    text: z.string(),
  })
  .readonly();

/** A line sent over the wire, or a description of streamed frames. */
export type WireLine = z.infer<typeof wireLineSchema>;

export const lampRoutes = {
  /**
   * Connects to the lamp on a port and remembers it. Resolves when it is ready; fails with the reason why it cannot
   * be used.
   */
  connect: route('lamp.connect', z.strictObject({ path: z.string().min(1).max(500), driver }), voidSchema),
  /** Disconnects the lamp; the virtual one plays. */
  disconnect: route('lamp.disconnect', voidSchema, voidSchema),
  /** Stops offering this port. */
  decline: route('lamp.decline', z.strictObject({ path: z.string().max(500) }), voidSchema),
  setBrightness: route(
    'lamp.setBrightness',
    z.strictObject({ brightness: z.int().min(0).max(255) }),
    voidSchema,
  ),
  /** Sets the power budget: the current the lamp may draw. */
  setPower: route('lamp.setPower', z.strictObject({ budgetMa: z.int().min(0).max(100_000) }), voidSchema),
  /** Sets the LED layout, as `10x14+32`. */
  setLayout: route('lamp.setLayout', z.strictObject({ layout: z.string().max(100) }), voidSchema),
  /** Stores the current program on the lamp, which then plays it from power-on without the computer. */
  keep: route('lamp.keep', voidSchema, voidSchema),
  /** The lines sent after the line with this number. Only the last thousand are stored. */
  log: route('lamp.log', z.strictObject({ after: z.int().min(0) }), z.array(wireLineSchema).readonly()),
};
