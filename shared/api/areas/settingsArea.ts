import { z } from 'zod';
import { voidSchema, route } from '../route';
import { settingsSchema } from '../settingsSchema';

export const settingsAreaStateSchema = settingsSchema.readonly();

const { shape } = settingsSchema;

/** The settings the window may change; the lamp and the open conversation have their own routes. */
const changes = z
  .strictObject({
    engineHost: shape.engineHost.unwrap(),
    engineModel: shape.engineModel.unwrap(),
    lampBase: shape.lampBase.unwrap(),
    numCtx: shape.numCtx.unwrap(),
    hasInstantEdits: shape.hasInstantEdits.unwrap(),
    hasSketch: shape.hasSketch.unwrap(),
    limitsFlashes: shape.limitsFlashes.unwrap(),
    theme: shape.theme.unwrap(),
    hasSingleKeys: shape.hasSingleKeys.unwrap(),
    standingWishes: shape.standingWishes.unwrap(),
  })
  .partial();

export type SettingsChanges = z.infer<typeof changes>;

export const settingsRoutes = {
  change: route('settings.change', z.strictObject({ changes }), voidSchema),
};
