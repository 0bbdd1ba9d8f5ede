import { z } from 'zod';

/** Where the app runs, and what it is. It does not change, so there is nothing to ask of it. */
export const appAreaStateSchema = z
  .strictObject({
    version: z.string(),
    /** What shows the window. */
    host: z.enum(['desktop', 'browser']),
    /** As Node calls it: `linux`, `darwin`, `win32`. */
    platform: z.string(),
    /** Where everything is kept. */
    dataFolder: z.string(),
  })
  .readonly();
