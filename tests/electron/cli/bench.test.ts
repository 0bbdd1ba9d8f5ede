import { describe, expect, it } from 'vitest';
import { bench } from '../../../electron/cli/bench';
import { runLamp } from '../../../electron/cli/runLamp';
import { FakeTerminal } from '../../fakes/FakeTerminal';

describe('lamp bench', () => {
  it('says so where the benchmark was not built along', async () => {
    const terminal = new FakeTerminal();
    expect(await runLamp(['bench'], [bench], '0', terminal)).toBe(1);
    expect(terminal.told.join()).toContain('not part of this build');
  });

  it('takes no words', async () => {
    const terminal = new FakeTerminal();
    expect(await runLamp(['bench', 'all'], [bench], '0', terminal)).toBe(2);
  });
});
