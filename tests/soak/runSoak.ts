import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unusedPort } from '../e2e/window/OpenedWindow';
import { Evening, type Rest } from './Evening';
import type { Happened } from './Happened';
import type { Tally } from './Household';
import { leaks } from './leaks';
import type { Kept } from './Ledger';
import { planEvening, type EveningSize } from './planEvening';
import { PluggedLamp } from './PluggedLamp';
import { shortfalls } from './shortfalls';
import { Standin } from './Standin';

/** What came of a soak. */
export interface SoakReport {
  /** What went wrong, each in a sentence; none where all is well. */
  readonly faults: readonly string[];
  readonly rests: readonly Rest[];
  readonly happened: Happened;
  readonly kept: Kept;
  readonly tally: Readonly<Tally>;
  readonly tookMs: number;
}

/**
 * Runs an evening with real processes, from the first wish to the comparison of all that was acknowledged with all that is
 * there. `signal` breaks it off; no process is left.
 */
export async function runSoak(
  size: EveningSize,
  tell: (line: string) => void,
  signal?: AbortSignal,
): Promise<SoakReport> {
  const begin = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'lampwright-soak-'));
  const lamp = new PluggedLamp(join(folder, 'lamp'), join(folder, 'eeprom'));
  const ollama = await Standin.build(folder, await unusedPort());
  let evening: Evening | undefined;
  try {
    evening = await Evening.begin({ home: { folder, ollamaPort: ollama.port }, lamp, ollama });
    const acts = planEvening(size);
    for (const [index, act] of acts.entries()) {
      signal?.throwIfAborted();
      await evening.perform(act);
      if (act.do === 'rest' || act.do === 'start-anew' || index % 50 === 49)
        tell(progress(index + 1, acts.length, evening, Date.now() - begin));
    }
    await evening.goodNight();
    const { rests, happened, tally, ledger, faults } = evening;
    const kept = ledger.counts;
    return {
      faults: [...faults, ...leaks(rests), ...shortfalls({ size, happened, tally, kept })],
      rests,
      happened,
      kept,
      tally,
      tookMs: Date.now() - begin,
    };
  } finally {
    await evening?.abandon();
    await lamp.unplug();
    await ollama.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

function progress(acts: number, all: number, { happened, faults }: Evening, ms: number): string {
  const { wishes, replugs, kills, reloads, starts } = happened;
  return [
    `${String(Math.round(ms / 1000)).padStart(4)} s`,
    `${Math.round((100 * acts) / all)} %`,
    `${wishes} wishes and edits`,
    `${replugs} replugs`,
    `${kills} kills of Ollama`,
    `${reloads} reloads`,
    `${starts} starts`,
    `${faults.length} faults`,
  ].join(' · ');
}
