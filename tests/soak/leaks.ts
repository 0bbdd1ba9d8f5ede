import type { IdleMeasurement } from './SoakRun';
import type { EventCounts } from './EventCounts';
import { heldMb, type ProcessMeasurement } from './ProcessGauge';

/** The memory of all objects, Buffers included, may grow by this share between the first and the last measurement. */
const maxGrowth = 0.2;

/** How many more there may be at the end, for work that happens to be running. */
const leeway = {
  timers: 4,
  listeners: 6,
  resources: 4,
  descriptors: 3,
  serialPorts: 0,
  listening: 0,
  connections: 2,
} as const satisfies Partial<Record<keyof ProcessMeasurement, number>>;

/** The events that could each leave something behind. */
const occasions = [
  'wishes',
  'replugs',
  'kills',
  'killsMidReply',
  'reloads',
] as const satisfies readonly (keyof EventCounts)[];

/** The number of functions may grow by this share: code that runs for the first time creates some. */
const maxNewFunctions = 0.02;

/** A sentence for each thing that grew too much in either process between the first and the last measurement. */
export function leaks(idleMeasurements: readonly IdleMeasurement[]): string[] {
  const [warm, last] = [idleMeasurements[0], idleMeasurements.at(-1)];
  if (!warm || !last || warm === last) return ['The processes were measured only once.'];
  const max = maxLeeway(warm, last);
  return (['main', 'lamp'] as const).flatMap((name) => [
    ...growth(name, warm[name], last[name]),
    ...leaked(name, warm[name], last[name], max),
  ]);
}

/** One less than the count of the rarest event, so that an event that leaks one object each time always exceeds it. */
function maxLeeway(warm: IdleMeasurement, last: IdleMeasurement): number {
  const counts = occasions.map((what) => last.after[what] - warm.after[what]);
  return Math.min(...counts.filter((count) => count > 0)) - 1;
}

function growth(name: string, warm: ProcessMeasurement, last: ProcessMeasurement): string[] {
  const grown = heldMb(last) / heldMb(warm) - 1;
  if (grown < maxGrowth) return [];
  const [from, external] = [heldMb(warm), last.externalMb - warm.externalMb].map((mb) => mb.toFixed(1));
  return [
    `${name}: what the heap holds grew by ${(grown * 100).toFixed(0)} %, from ${from} MB; ${external} MB of it outside.`,
  ];
}

function leaked(name: string, warm: ProcessMeasurement, last: ProcessMeasurement, max: number): string[] {
  const allowances = { ...leeway, functions: Math.round(warm.functions * maxNewFunctions) };
  return typedEntries(allowances).flatMap(([what, allowed]) => {
    const more = last[what] - warm[what];
    if (more <= (what === 'functions' ? allowed : Math.min(allowed, max))) return [];
    const kinds = kindsGrown(what, warm, last);
    return [
      `${name}: ${more} more ${what}, from ${warm[what]}.${kinds === '' ? '' : ` What grew: ${kinds}.`}`,
    ];
  });
}

/** The kinds that grew most: of the thing that leaked, or of listeners, which hint at what holds leaked functions. */
function kindsGrown(what: string, warm: ProcessMeasurement, last: ProcessMeasurement): string {
  const group = groups.find(([counted]) => counted === what)?.[1];
  const isRelevant = (kind: string) =>
    group === undefined ? !groups.some(([, other]) => kind.startsWith(other)) : kind.startsWith(group);
  return Object.entries(last.kinds)
    .map(([kind, count]) => ({ kind, more: count - (warm.kinds[kind] ?? 0) }))
    .filter(({ kind, more }) => more > 0 && isRelevant(kind))
    .sort((one, other) => other.more - one.more)
    .slice(0, 6)
    .map(({ kind, more }) => `${more} × ${kind}`)
    .join(', ');
}

/** The prefix of a kind's name for each thing counted; kinds without one of these are listeners. */
const groups = [
  ['timers', 'timer '],
  ['resources', 'resource '],
  ['descriptors', 'descriptor '],
] as const;

function typedEntries<Key extends string>(record: Readonly<Record<Key, number>>): [Key, number][] {
  return Object.entries(record) as [Key, number][];
}
