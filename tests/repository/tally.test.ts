import { spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../fakes/temporaryFolder';
import { allowedSkips, skipsWithoutTools } from '../tools/allowedSkips';

const root = join(import.meta.dirname, '../..');
const head = "import { expect, it } from 'vitest';\n";

/** Runs a suite of its own with the repository's reporter, on a machine with or without all tools. */
function runSuite(suite: string, hasTools = false) {
  const folder = temporaryFolder();
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'some.test.ts'), head + suite);
  const words = ['run', '--root', folder, '--reporter', join(root, 'tests/tools/TallyReporter.ts')];
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, HAS_TOOLS: hasTools ? '1' : '' },
  });
  return { status, closing: stdout.trim().split('\n').at(-1), stderr };
}

describe('the tally', () => {
  it('counts what passed and ends well', () => {
    expect(runSuite("it('a', () => expect(1).toBe(1));")).toMatchObject({
      status: 0,
      closing: '1 passed, 0 failed',
    });
  });

  it('fails for a failing test and for a file that cannot be read', () => {
    expect(runSuite("it('a', () => expect(1).toBe(2));")).toMatchObject({
      status: 1,
      closing: '0 passed, 1 failed',
    });
    expect(runSuite("throw new Error('broken');")).toMatchObject({
      status: 1,
      closing: '0 passed, 1 failed',
    });
  });

  it('fails for a group that cannot begin, however many tests it has, and though it could be skipped', () => {
    const suite = `import { beforeAll, describe } from 'vitest';
describe(${JSON.stringify(skipsWithoutTools[0])}, () => {
  beforeAll(() => { throw new Error('broken'); });
  it('a', () => expect(1).toBe(1));
  it('b', () => expect(1).toBe(1));
});`;
    expect(runSuite(suite)).toMatchObject({ status: 1, closing: '0 passed, 1 failed' });
    expect(runSuite(suite, true)).toMatchObject({ status: 1, closing: '0 passed, 1 failed' });
  });

  it.each([
    "it.skip('quiet', () => undefined);",
    "it.todo('quiet');",
    "it.skipIf(true)('quiet', () => undefined);",
  ])('fails for a test that is skipped without leave: %s', (suite) => {
    const { status, closing, stderr } = runSuite(`it('a', () => expect(1).toBe(1));\n${suite}`);
    expect([status, closing]).toEqual([1, '1 passed, 1 failed']);
    expect(stderr).toContain('Skipped without leave: quiet');
  });

  it('lets the listed test be skipped', () => {
    const suite = `it('a', () => expect(1).toBe(1));\nit.skip(${JSON.stringify(allowedSkips[0])}, () => undefined);`;
    expect(runSuite(suite)).toMatchObject({ status: 0, closing: '1 passed, 0 failed' });
  });

  it('lets tests be skipped for want of tools, but not where all tools are said to be', () => {
    const group = JSON.stringify(skipsWithoutTools[0]);
    const suite = `import { describe } from 'vitest';
it('a', () => expect(1).toBe(1));
describe.skipIf(true)(${group}, () => { it('b', () => expect(1).toBe(1)); });`;
    expect(runSuite(suite)).toMatchObject({ status: 0, closing: '1 passed, 0 failed' });
    expect(runSuite(suite, true)).toMatchObject({ status: 1, closing: '1 passed, 1 failed' });
  });

  it('lists nothing but the Electron smoke test and what needs Gemma’s tokenizer', () => {
    const others = allowedSkips.filter((name) => !name.startsWith('with Gemma’s own tokenizer > '));
    expect(others).toEqual(['the Electron app']);
  });
});
