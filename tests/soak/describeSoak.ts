import type { ProcessMeasurement } from './ProcessGauge';
import type { SoakReport } from './runSoak';

const columns = [
  'heapMb',
  'externalMb',
  'rssMb',
  'functions',
  'listeners',
  'timers',
  'resources',
  'descriptors',
  'serialPorts',
  'listening',
  'connections',
] as const satisfies readonly (keyof ProcessMeasurement)[];

/** The report of a soak as text for the terminal. */
export function describeSoak({
  idleMeasurements,
  faults,
  eventCounts,
  acknowledgedCounts,
  tally,
  tookMs,
}: SoakReport): string {
  const table = (name: 'main' | 'lamp') => [
    ['wishes', ...columns, ...(name === 'main' ? ['with conversation'] : [])],
    ...idleMeasurements.map((measurement) => [
      String(measurement.after.wishes),
      ...columns.map((column) => figure(measurement[name][column])),
      ...(name === 'main' ? [figure(measurement.heldWithConversationMb)] : []),
    ]),
  ];
  const refused = [...tally.refusals].map(([code, count]) => `${count} × ${code}`).join(', ');
  return [
    '',
    `The soak took ${Math.round(tookMs / 1000)} s: ${counted({ ...eventCounts })}.`,
    `Wishes: ${tally.sent} sent, ${tally.accepted} accepted. Requests: ${tally.asked}; refused: ${refused || 'none'}.`,
    `Recorded: ${counted({ ...acknowledgedCounts })}.`,
    '',
    'The main process when idle:',
    ...aligned(table('main')),
    '',
    'The lamp’s process when idle:',
    ...aligned(table('lamp')),
    '',
    faults.length === 0
      ? 'Nothing was lost, nothing leaked.'
      : faults.map((fault) => `FAULT ${fault}`).join('\n'),
  ].join('\n');
}

/** “12 replugs, 3 readyAgain …”: the counts under their names. */
function counted(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');
}

function figure(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '));
}
