import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unusedPort } from '../e2e/window/OpenedWindow';
import { SoakRun, type IdleMeasurement } from './SoakRun';
import type { EventCounts } from './EventCounts';
import type { Tally } from './SoakUser';
import { leaks } from './leaks';
import type { AcknowledgedCounts } from './AcknowledgedData';
import { planSoak, type SoakSize } from './planSoak';
import { PluggedLamp } from './PluggedLamp';
import { shortfalls } from './shortfalls';
import { FakeOllamaProcess } from './FakeOllamaProcess';

/** The result of a soak. */
export interface SoakReport {
  /** A sentence for each fault. */
  readonly faults: readonly string[];
  readonly idleMeasurements: readonly IdleMeasurement[];
  readonly eventCounts: EventCounts;
  readonly acknowledgedCounts: AcknowledgedCounts;
  readonly tally: Readonly<Tally>;
  readonly tookMs: number;
}

/**
 * Runs a soak with real processes and compares, at the end, what the app acknowledged with what it has. Aborting `signal`
 * makes it fail after the current action. Leaves no process behind.
 */
export async function runSoak(
  size: SoakSize,
  report: (line: string) => void,
  signal?: AbortSignal,
): Promise<SoakReport> {
  const begin = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'lampwright-soak-'));
  const lamp = new PluggedLamp(join(folder, 'lamp'), join(folder, 'eeprom'));
  const ollama = await FakeOllamaProcess.build(folder, await unusedPort());
  let run: SoakRun | undefined;
  try {
    run = await SoakRun.begin({ home: { folder, ollamaPort: ollama.port }, lamp, ollama });
    const actions = planSoak(size);
    for (const [index, action] of actions.entries()) {
      signal?.throwIfAborted();
      await run.perform(action);
      if (action.do === 'measure' || action.do === 'start-anew' || index % 50 === 49)
        report(progress(index + 1, actions.length, run, Date.now() - begin));
    }
    await run.finish();
    const { idleMeasurements, eventCounts, tally, acknowledged, faults } = run;
    const acknowledgedCounts = acknowledged.counts;
    return {
      faults: [
        ...faults,
        ...leaks(idleMeasurements),
        ...shortfalls({ size, eventCounts, tally, acknowledgedCounts }),
      ],
      idleMeasurements,
      eventCounts,
      acknowledgedCounts,
      tally,
      tookMs: Date.now() - begin,
    };
  } finally {
    await run?.forceEnd();
    await lamp.unplug();
    await ollama.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

function progress(actions: number, all: number, { eventCounts, faults }: SoakRun, ms: number): string {
  const { wishes, replugs, kills, reloads, starts } = eventCounts;
  return [
    `${String(Math.round(ms / 1000)).padStart(4)} s`,
    `${Math.round((100 * actions) / all)} %`,
    `${wishes} wishes and edits`,
    `${replugs} replugs`,
    `${kills} kills of Ollama`,
    `${reloads} reloads`,
    `${starts} starts`,
    `${faults.length} faults`,
  ].join(' · ');
}
