import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath } from '../e2e/inChromium';
import { desktopToTest } from '../e2e/smoke/desktopToTest';

const { env, platform } = process;
const runs = (command: string, word = '--version') => spawnSync(command, [word]).status === 0;

/** What a test may need that not every computer has, and how to see whether it is there. */
const tools = {
  posix: () => platform !== 'win32',
  linux: () => platform === 'linux',
  chromium: () => chromiumPath !== undefined,
  'g++': () => platform !== 'win32' && runs('g++') && runs('make'),
  'gcc-avr': () => existsSync('/usr/share/arduino/hardware/arduino/avr') && runs('avr-g++') && runs('make'),
  socat: () => runs('socat', '-V'),
  'gemma-tokenizer': () => Boolean(env['GEMMA_TOKENIZER']),
  /** Its binary is not part of `npm ci`, and it needs a display. */
  electron: () => desktopToTest(env) !== undefined,
} as const;

export type Tool = keyof typeof tools;
export const toolNames = Object.keys(tools) as Tool[];

declare module '@vitest/runner' {
  interface TaskMeta {
    /** The tools for want of which a test or group is skipped. */
    missing?: readonly string[];
  }
}

const known = new Map<Tool, boolean>();

/** Whether a tool is there; it is looked for once. */
export function isThere(tool: Tool): boolean {
  const before = known.get(tool);
  if (before !== undefined) return before;
  const found = tools[tool]();
  known.set(tool, found);
  return found;
}

/**
 * The options of a test or group that needs these tools: `describe('a real port', needs('socat'), () => …)`. Where one is
 * missing, it is skipped and says why. The reporter fails the run for a test that is skipped in any other way.
 */
export function needs(...wanted: Tool[]): { skip?: true; meta?: { missing: Tool[] } } {
  const missing = wanted.filter((tool) => !isThere(tool));
  return missing.length > 0 ? { skip: true, meta: { missing } } : {};
}
