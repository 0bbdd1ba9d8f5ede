import { z } from 'zod';

/** The app's version and where it runs. It never changes, so this area has no routes. */
export const appAreaStateSchema = z
  .strictObject({
    version: z.string(),
    /** What shows the window. */
    host: z.enum(['desktop', 'browser']),
    /** As Node calls it: `linux`, `darwin`, `win32`. */
    platform: z.string(),
    /** The folder with all stored data. */
    dataFolder: z.string(),
  })
  .readonly();
