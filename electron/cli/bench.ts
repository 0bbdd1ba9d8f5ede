import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LampwrightError } from '#shared/api/errors';
import type { Command } from './Command';

/** `lamp bench`: the benchmark, in a process of its own, since it measures memory. It stands beside the built command. */
export const bench: Command = {
  name: 'bench',
  usage: '',
  summary: 'the benchmark table',
  details: `Measures the prompt, the composer, the player, the engine and the lamp against their targets:
ratios within this run, and absolute figures for information. Takes a minute or two. Exit code 1 when a target is missed.`,
  options: {},
  run: async ({ words }, terminal) => {
    if (words.length > 0) throw new LampwrightError('BAD_USAGE', 'lamp bench takes no words.');
    const file = join(import.meta.dirname, 'bench.js');
    if (!existsSync(file)) {
      throw new LampwrightError('FILE_UNREADABLE', 'The benchmark is not part of this build.');
    }
    const child = spawn(process.execPath, ['--expose-gc', file], { stdio: ['ignore', 'pipe', 'inherit'] });
    const exit = new Promise<number | null>((resolve) => {
      child.on('close', (code) => resolve(code));
    });
    for await (const chunk of child.stdout) await terminal.write(String(chunk));
    return (await exit) === 0 ? 0 : 1;
  },
};
