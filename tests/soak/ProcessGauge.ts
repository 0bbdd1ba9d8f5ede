import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { z } from 'zod';
import { countObjects } from './countObjects';
import { Inspector } from './Inspector';

/** One measurement of a process. */
export interface ProcessMeasurement {
  readonly heapMb: number;
  /** Memory that objects use outside the heap, such as the bytes of Buffers. */
  readonly externalMb: number;
  readonly rssMb: number;
  /** Timers, sockets and other resources that keep the event loop alive. */
  readonly resources: number;
  readonly timers: number;
  readonly listeners: number;
  readonly functions: number;
  /** Open files, sockets and pipes. */
  readonly descriptors: number;
  readonly serialPorts: number;
  /** TCP ports it listens on, and its open connections. */
  readonly listening: number;
  readonly connections: number;
  /** The count of each kind of resource, listener, timer and descriptor, to show what grew. */
  readonly kinds: Readonly<Record<string, number>>;
}

type Memory = Pick<ProcessMeasurement, 'heapMb' | 'externalMb' | 'rssMb'>;

/** The memory of all objects, on the heap and outside it. */
export function heldMb({ heapMb, externalMb }: Pick<Memory, 'heapMb' | 'externalMb'>): number {
  return heapMb + externalMb;
}

const memorySchema = z.object({ heapUsed: z.number(), external: z.number(), rss: z.number() });
const objectCountsSchema = z.object({
  functions: z.number(),
  timers: z.number(),
  listeners: z.number(),
  kinds: z.record(z.string(), z.number()),
});
const tcpStates: Readonly<Record<string, 'connection' | 'listening'>> = {
  '01': 'connection',
  '0A': 'listening',
};

/** Measures a Node process that was started with `--inspect-port`: the heap over its inspector, the descriptors from /proc. */
export class ProcessGauge {
  private constructor(
    readonly pid: number,
    private readonly inspector: Inspector,
  ) {}

  /** Makes the process open its inspector; `nextUrl` resolves with the address that the process then prints. */
  static async attach(pid: number, nextUrl: () => Promise<string>): Promise<ProcessGauge> {
    const url = nextUrl();
    process.kill(pid, 'SIGUSR1');
    return new ProcessGauge(pid, await Inspector.attach(await url));
  }

  /** The memory of all objects after garbage collection, in MB. */
  async heldMb(): Promise<number> {
    return heldMb(await this.#memory());
  }

  /** Measures the process now, after garbage collection. */
  async measure(): Promise<ProcessMeasurement> {
    const memory = await this.#memory();
    const resources = z
      .array(z.string())
      .parse(await this.inspector.evaluate('process.getActiveResourcesInfo()'));
    const { kinds, ...counts } = objectCountsSchema.parse(await this.inspector.overAllObjects(countObjects));
    const descriptors = this.#descriptors();
    const count = (kind: string) => descriptors.filter((each) => each === kind).length;
    return {
      ...memory,
      ...counts,
      resources: resources.length,
      descriptors: descriptors.length,
      serialPorts: count('serial port'),
      listening: count('listening'),
      connections: count('connection'),
      kinds: { ...kinds, ...tally(resources, 'resource'), ...tally(descriptors, 'descriptor') },
    };
  }

  detach(): void {
    this.inspector.close();
  }

  async #memory(): Promise<Memory> {
    // Twice: objects that finalizers release are collected only in the second pass.
    await this.inspector.collectGarbage();
    await this.inspector.collectGarbage();
    const usage = await this.inspector.evaluate('process.memoryUsage()');
    const { heapUsed, external, rss } = memorySchema.parse(usage);
    return { heapMb: heapUsed / 2 ** 20, externalMb: external / 2 ** 20, rssMb: rss / 2 ** 20 };
  }

  /** The kind of each descriptor of the process. */
  #descriptors(): string[] {
    const sockets = this.#tcpSockets();
    const folder = `/proc/${this.pid}/fd`;
    return readdirSync(folder).flatMap((number) => {
      const target = readLink(`${folder}/${number}`);
      if (target === undefined) return [];
      const inode = /^socket:\[(\d+)\]$/.exec(target)?.[1];
      if (inode !== undefined) return [sockets.get(inode) ?? 'socket'];
      if (target.startsWith('/dev/pts/')) return ['serial port'];
      return [target.startsWith('/') ? 'file' : target.replace(/:.*/, '')];
    });
  }

  /** For each TCP socket of the machine, by its inode, whether it listens or is connected. */
  #tcpSockets(): ReadonlyMap<string, string> {
    const lines = ['tcp', 'tcp6'].flatMap((name) =>
      readFileSync(`/proc/${this.pid}/net/${name}`, 'utf8').split('\n'),
    );
    return new Map(
      lines.flatMap((line) => {
        const [, , , state = '', , , , , , inode] = line.trim().split(/\s+/);
        const kind = tcpStates[state];
        return kind !== undefined && inode !== undefined ? [[inode, kind] as const] : [];
      }),
    );
  }
}

function readLink(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    // Closed since it was listed.
    return undefined;
  }
}

function tally(names: readonly string[], prefix: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[`${prefix} ${name}`] = (counts[`${prefix} ${name}`] ?? 0) + 1;
  return counts;
}
