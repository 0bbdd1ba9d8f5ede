import { z } from 'zod';
import { isPrintable } from '#shared/program/text';
import type { PortProbe } from '../../identify/PortProbe';

/** What WLED reports about itself. */
export interface WledInfo {
  readonly name: string;
  /** Such as `0.15.0`. */
  readonly version: string;
  /** Such as 2412100; it begins with the date. */
  readonly build: number;
  readonly count: number;
  readonly matrix?: { readonly w: number; readonly h: number };
  /** Its current limit in mA; 0 if it has none. */
  readonly maxPowerMa: number;
}

const infoSchema = z
  .object({
    info: z.object({
      name: z.string().max(200).refine(isPrintable).catch('WLED'),
      ver: z.string().max(50).refine(isPrintable).catch(''),
      vid: z.number().catch(0),
      leds: z.object({
        count: z.int().min(1).max(65_535),
        maxpwr: z.int().min(0).catch(0),
        matrix: z
          .object({ w: z.int().min(1), h: z.int().min(1) })
          .optional()
          .catch(undefined),
      }),
    }),
  })
  .transform(({ info: { name, ver, vid, leds } }): WledInfo => ({
    name,
    version: ver,
    build: vid,
    count: leds.count,
    ...(leds.matrix && { matrix: leds.matrix }),
    maxPowerMa: leds.maxpwr,
  }));

/** WLED answers only an object with `"v":true` (https://kno.wled.ge/interfaces/serial/). */
const infoRequest = new TextEncoder().encode('{"v":true}\n');

/** Asks WLED for its info; `undefined` if no valid answer comes within `ms`. */
export async function requestWledInfo(probe: PortProbe, ms: number): Promise<WledInfo | undefined> {
  await probe.send(infoRequest);
  return probe.waitForLine(readWledInfo, ms);
}

/** Reads the info in a line from WLED, one character per byte, skipping noise before it; `undefined` if there is none. */
export function readWledInfo(line: string): WledInfo | undefined {
  const start = line.indexOf('{"state":');
  if (start < 0) return undefined;
  try {
    const text = Buffer.from(line.slice(start), 'latin1').toString('utf8');
    return infoSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
