import { beforeAll, describe, expect, it } from 'vitest';
import { buildHost, canBuildHost } from '../fakes/firmware/buildHost';
import { describeSoak } from '../soak/describeSoak';
import { runSoak } from '../soak/runSoak';

/** Descriptors and ports are counted where the system tells them as files. */
const canCount = process.platform === 'linux';

describe.skipIf(!canBuildHost || !canCount)('a long evening', () => {
  beforeAll(() => void buildHost('lamp-host'), 180_000);

  // A share of what `npm run soak` does, with all of its checks.
  it('does what is asked, loses nothing and leaks nothing, whatever is unplugged, killed, reloaded and started anew', async () => {
    const report = await runSoak({ wishes: 120, replugs: 12, kills: 10, seed: 1 }, () => {});
    expect(report.faults, describeSoak(report)).toEqual([]);
  }, 600_000);
});
