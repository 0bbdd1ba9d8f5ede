import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../fakes/temporaryFolder';

const root = join(import.meta.dirname, '../..');

/** Suites by the names of their files; `needs` of the repository is there for them, and `gemma-tokenizer` is missing. */
const suites = {
  passing: "it('a', () => expect(1).toBe(1));",
  failing: "it('a', () => expect(1).toBe(2));",
  unreadable: "throw new Error('broken');",
  cutOff: `describe('b', needs('posix'), () => {
    beforeAll(() => { throw new Error('broken'); });
    it('a', () => expect(1).toBe(1));
    it('b', () => expect(1).toBe(1));
  });`,
  skip: "it.skip('quiet', () => undefined);",
  todo: "it.todo('quiet');",
  skipIf: "it.skipIf(true)('quiet', () => undefined);",
  skippedGroup: "describe.skip('a', () => { it('b', () => undefined); });",
  skippedWithin: "it('quiet', ({ skip }) => skip());",
  only: "it.only('a', () => expect(1).toBe(1));",
  toolMissing: `describe('a', needs('gemma-tokenizer'), () => {
    it('b', () => expect(1).toBe(2));
    it('c', () => expect(1).toBe(2));
  });
  it('d', needs('gemma-tokenizer'), () => expect(1).toBe(2));`,
};
type SuiteName = keyof typeof suites;

/** Runs suites with the repository's reporter, where these tools are said to be there. */
function run(names: readonly SuiteName[], hasTools = '') {
  const folder = temporaryFolder();
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  mkdirSync(join(folder, 'tests'));
  const head = `import { describe, expect, it } from 'vitest';
import { needs } from ${JSON.stringify(join(root, 'tests/tools/needs'))};\n`;
  for (const name of names) writeFileSync(join(folder, `${name}.test.ts`), head + suites[name]);
  const { GEMMA_TOKENIZER: _, TALLY_FILE: __, ...env } = process.env;
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporter = join(root, 'tests/tools/TallyReporter.ts');
  const options = ['--root', folder, '--allowOnly=false', '--no-isolate', '--maxWorkers', '1'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vitest, 'run', ...options, '--reporter', reporter],
    { cwd: folder, encoding: 'utf8', env: { ...env, HAS_TOOLS: hasTools } },
  );
  return { status, closing: stdout.trim().split('\n').at(-1), stderr };
}

describe('the tally', () => {
  it('counts what passed, leaves out what was skipped for want of a tool, and ends well', () => {
    const { status, closing, stderr } = run(['passing', 'toolMissing'], 'posix, chromium');
    expect([status, closing]).toEqual([0, '1 passed, 0 failed']);
    expect(stderr).toContain('gemma-tokenizer is missing: 3 tests skipped');
  });

  it('fails for a failing test, a file that cannot be read, a group that cannot begin, and a tool that nobody knows', () => {
    const { status, closing, stderr } = run(['passing', 'failing', 'unreadable', 'cutOff'], 'posix chrome');
    expect([status, closing]).toEqual([1, '1 passed, 4 failed']);
    expect(stderr).toContain('HAS_TOOLS names chrome');
  });

  it('fails for tests that are skipped in any other way, for .only, and where HAS_TOOLS names the tool', () => {
    const names = ['skip', 'todo', 'skipIf', 'skippedGroup', 'skippedWithin', 'only', 'toolMissing'] as const;
    const { status, closing, stderr } = run(['passing', ...names], 'posix gemma-tokenizer');
    expect([status, closing]).toEqual([1, '1 passed, 9 failed']);
    expect(stderr.match(/Skipped without a reason: /g)).toHaveLength(5);
    expect(stderr).toContain('gemma-tokenizer is missing, but HAS_TOOLS says that it must be there: 3 tests');
  });
});
