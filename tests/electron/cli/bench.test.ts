import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { benchCommand } from '../../../electron/cli/bench';
import { runLamp } from '../../../electron/cli/runLamp';
import { FakeTerminal } from '../../fakes/FakeTerminal';
import { listed } from '../../fakes/listed';
import { temporaryFolder } from '../../fakes/temporaryFolder';

/** A benchmark that writes the words it was started with, and ends with this code. */
function echo(exitCode: number) {
  const file = join(temporaryFolder(), 'bench.mjs');
  writeFileSync(
    file,
    `console.log(JSON.stringify([process.argv.slice(2), typeof gc]));\nprocess.exitCode = ${exitCode};\n`,
  );
  return listed('bench', benchCommand(file));
}

describe('lamp bench', () => {
  it('says so where the benchmark was not built along', async () => {
    const terminal = new FakeTerminal();
    expect(
      await runLamp(
        ['bench'],
        [listed('bench', benchCommand(join(temporaryFolder(), 'bench.js')))],
        '0',
        terminal,
      ),
    ).toBe(1);
    expect(terminal.told.join()).toContain('not part of this build');
  });

  it('runs the benchmark so that it can sweep its heap, and writes what it writes', async () => {
    const terminal = new FakeTerminal();
    expect(await runLamp(['bench'], [echo(0)], '0', terminal)).toBe(0);
    expect(terminal.lines).toEqual([[[], 'function']]);
  });

  it('passes on which groups and which form are wanted', async () => {
    const terminal = new FakeTerminal();
    await runLamp(['bench', '--json', '--only', 'frames,start-up'], [echo(0)], '0', terminal);
    expect(terminal.lines).toEqual([[['--only', 'frames,start-up', '--json'], 'function']]);
  });

  it.each([1, 7])('ends with 1 when the benchmark ends with %i', async (code) => {
    expect(await runLamp(['bench'], [echo(code)], '0', new FakeTerminal())).toBe(1);
  });

  it.each([
    ['words', ['all'], 'takes no words'],
    ['a group there is not', ['--only', 'frames,weather'], 'There is no group “weather”.'],
    ['an empty group', ['--only', ''], 'There is no group “”.'],
  ])('refuses %s, and says how it is used', async (_, words, complaint) => {
    const terminal = new FakeTerminal();
    expect(await runLamp(['bench', ...words], [echo(0)], '0', terminal)).toBe(2);
    expect(terminal.told.join()).toContain(complaint);
    expect(terminal.told.join()).toContain('--only');
    expect(terminal.written).toBe('');
  });
});
