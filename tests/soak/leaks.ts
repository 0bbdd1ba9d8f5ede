import type { Rest } from './Evening';
import type { Happened } from './Happened';
import { heldMb, type Reading } from './ProcessGauge';

/** What the heap's objects take, Buffers included, may be so much larger in the end than when the app was warm. */
const mostGrowth = 0.2;

/** How many more there may be in the end: what happens to be under way. */
const leeway = {
  timers: 4,
  listeners: 6,
  resources: 4,
  descriptors: 3,
  serialPorts: 0,
  listening: 0,
  connections: 2,
} as const satisfies Partial<Record<keyof Reading, number>>;

/** What each may leave something behind. */
const occasions = [
  'wishes',
  'replugs',
  'kills',
  'killsMidReply',
  'reloads',
] as const satisfies readonly (keyof Happened)[];

/** So many more functions may live in the end: those of parts that were not used before. */
const mostNewFunctions = 0.02;

/** What the app's processes hold in the end that they did not when they were warm, each in a sentence. */
export function leaks(rests: readonly Rest[]): string[] {
  const [warm, last] = [rests[0], rests.at(-1)];
  if (!warm || !last || warm === last) return ['The processes were looked into only once.'];
  const most = mostLeeway(warm, last);
  return (['main', 'lamp'] as const).flatMap((name) => [
    ...growth(name, warm[name], last[name]),
    ...leaked(name, warm[name], last[name], most),
  ]);
}

/** One less than the rarest thing happened: whatever leaves one behind each time is over it. */
function mostLeeway(warm: Rest, last: Rest): number {
  const counts = occasions.map((what) => last.after[what] - warm.after[what]);
  return Math.min(...counts.filter((count) => count > 0)) - 1;
}

function growth(name: string, warm: Reading, last: Reading): string[] {
  const grown = heldMb(last) / heldMb(warm) - 1;
  if (grown < mostGrowth) return [];
  const [from, external] = [heldMb(warm), last.externalMb - warm.externalMb].map((mb) => mb.toFixed(1));
  return [
    `${name}: what the heap holds grew by ${(grown * 100).toFixed(0)} %, from ${from} MB; ${external} MB of it outside.`,
  ];
}

function leaked(name: string, warm: Reading, last: Reading, most: number): string[] {
  const allowances = { ...leeway, functions: Math.round(warm.functions * mostNewFunctions) };
  return typedEntries(allowances).flatMap(([what, allowed]) => {
    const more = last[what] - warm[what];
    if (more <= (what === 'functions' ? allowed : Math.min(allowed, most))) return [];
    const kinds = kindsGrown(what, warm, last);
    return [
      `${name}: ${more} more ${what}, from ${warm[what]}.${kinds === '' ? '' : ` What grew: ${kinds}.`}`,
    ];
  });
}

/** The kinds of which there are more, the most first: of what is counted, or of listeners, which tell where functions are held. */
function kindsGrown(what: string, warm: Reading, last: Reading): string {
  const group = groups.find(([counted]) => counted === what)?.[1];
  const isMeant = (kind: string) =>
    group === undefined ? !groups.some(([, other]) => kind.startsWith(other)) : kind.startsWith(group);
  return Object.entries(last.kinds)
    .map(([kind, count]) => ({ kind, more: count - (warm.kinds[kind] ?? 0) }))
    .filter(({ kind, more }) => more > 0 && isMeant(kind))
    .sort((one, other) => other.more - one.more)
    .slice(0, 6)
    .map(({ kind, more }) => `${more} × ${kind}`)
    .join(', ');
}

/** How the kinds are called that something is counted by; all others are listeners. */
const groups = [
  ['timers', 'timer '],
  ['resources', 'resource '],
  ['descriptors', 'descriptor '],
] as const;

function typedEntries<Key extends string>(record: Readonly<Record<Key, number>>): [Key, number][] {
  return Object.entries(record) as [Key, number][];
}
