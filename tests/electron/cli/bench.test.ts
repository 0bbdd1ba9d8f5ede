import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { benchCommand } from '../../../electron/cli/benchCommand';
import { runLamp } from '../../../electron/cli/runLamp';
import { FakeTerminal } from '../../fakes/FakeTerminal';
import { listed } from '../../fakes/listed';
import { temporaryFolder } from '../../fakes/temporaryFolder';

/** A benchmark script that prints its arguments and exits with this code. */
function echo(exitCode: number) {
  const file = join(temporaryFolder(), 'bench.mjs');
  writeFileSync(
    file,
    `console.log(JSON.stringify([process.argv.slice(2), typeof gc]));\nprocess.exitCode = ${exitCode};\n`,
  );
  return listed('bench', benchCommand(file));
}

describe('lamp bench', () => {
  it('says so if the benchmark is not part of the build', async () => {
    const terminal = new FakeTerminal();
    expect(
      await runLamp(
        ['bench'],
        [listed('bench', benchCommand(join(temporaryFolder(), 'bench.js')))],
        '0',
        terminal,
      ),
    ).toBe(1);
    expect(terminal.messages.join()).toContain('not part of this build');
  });

  it('runs the benchmark with the garbage collector exposed, and prints its output', async () => {
    const terminal = new FakeTerminal();
    expect(await runLamp(['bench'], [echo(0)], '0', terminal)).toBe(0);
    expect(terminal.lines).toEqual([[[], 'function']]);
  });

  it('passes on the requested groups and format', async () => {
    const terminal = new FakeTerminal();
    await runLamp(['bench', '--json', '--only', 'frames,start-up'], [echo(0)], '0', terminal);
    expect(terminal.lines).toEqual([[['--only', 'frames,start-up', '--json'], 'function']]);
  });

  it.each([1, 7])('exits with 1 when the benchmark exits with %i', async (code) => {
    expect(await runLamp(['bench'], [echo(code)], '0', new FakeTerminal())).toBe(1);
  });

  it.each([
    ['words', ['all'], 'takes no words'],
    ['an unknown group', ['--only', 'frames,weather'], 'There is no group “weather”.'],
    ['an empty group', ['--only', ''], 'There is no group “”.'],
  ])('refuses %s, and prints the usage', async (_, words, complaint) => {
    const terminal = new FakeTerminal();
    expect(await runLamp(['bench', ...words], [echo(0)], '0', terminal)).toBe(2);
    expect(terminal.messages.join()).toContain(complaint);
    expect(terminal.messages.join()).toContain('--only');
    expect(terminal.written).toBe('');
  });
});
