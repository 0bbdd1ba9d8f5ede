import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { CommandCall, CliCommand } from './CliCommand';

/** What `lamp bench` measures, in this order. The benchmark itself is a separate build, with a function for each group. */
export const benchGroups = [
  'frames',
  'conversation',
  'first-light',
  'edits',
  'lamp',
  'start-up',
  'memory',
  'window',
  'growth',
] as const;

export type BenchGroup = (typeof benchGroups)[number];

/** `lamp bench`: runs the benchmark in `file`, in a separate process, since it measures memory. */
export function benchCommand(file: string): CliCommand {
  return {
    details: `Measures the app against baselines that are named: ratios within this run, with a target each, and absolute
figures for information. Takes some minutes on a quiet machine. Exit code 1 when a target is missed.

  --only GROUP   only these groups: ${benchGroups.slice(0, 6).join(', ')},
                 ${benchGroups.slice(6).join(', ')}
  --json         one JSON document instead of the table`,
    options: { only: { type: 'string' }, json: { type: 'boolean' } },
    run: async (call, terminal) => {
      const words = benchWords(call);
      if (!existsSync(file)) {
        throw new LampwrightError('FILE_UNREADABLE', 'The benchmark is not part of this build.');
      }
      const child = spawn(process.execPath, ['--expose-gc', file, ...words], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const exit = new Promise<number | null>((resolve) => {
        child.on('close', (code) => resolve(code));
      });
      for await (const chunk of child.stdout.setEncoding('utf8')) await terminal.write(String(chunk));
      return (await exit) === 0 ? 0 : 1;
    },
  };
}

function benchWords({ words, options: { only, json } }: CommandCall): string[] {
  if (words.length > 0) throw new LampwrightError('BAD_USAGE', 'lamp bench takes no words.');
  if (typeof only === 'string') {
    const unknown = only.split(',').find((name) => !benchGroups.some((group) => group === name));
    if (unknown !== undefined) throw new LampwrightError('BAD_USAGE', `There is no group “${unknown}”.`);
  }
  return [...(typeof only === 'string' ? ['--only', only] : []), ...(json === true ? ['--json'] : [])];
}
