import { z } from 'zod';
import { isPrintable } from '#shared/program/text';
import type { PortProbe } from '../../identify/PortProbe';

/** What WLED tells of itself. */
export interface WledInfo {
  readonly name: string;
  /** Such as `0.15.0`. */
  readonly version: string;
  /** Such as 2412100; its day begins it. */
  readonly build: number;
  readonly count: number;
  readonly matrix?: { readonly w: number; readonly h: number };
  /** What it may draw, in mA; 0 where it sets no limit. */
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

/** Only an object with `"v":true` is answered (https://kno.wled.ge/interfaces/serial/). */
const infoRequest = new TextEncoder().encode('{"v":true}\n');

/** Asks WLED for its info; `undefined` when no sound answer has come after `ms`. */
export async function requestWledInfo(hearing: PortProbe, ms: number): Promise<WledInfo | undefined> {
  await hearing.send(infoRequest);
  return hearing.waitForLine(readWledInfo, ms);
}

/** The info in a line of WLED's, one character for each byte; noise may stand before it. */
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
