import { beforeAll, describe, expect, it } from 'vitest';
import { buildHost } from '../fakes/firmware/buildHost';
import { describeSoak } from './describeSoak';
import { runSoak } from './runSoak';
import { needs } from '../tools/needs';

describe('a long run', needs('g++', 'linux'), () => {
  beforeAll(() => void buildHost('lamp-host'));

  // A share of what `npm run soak` does, with all of its checks.
  it('does what is asked, loses nothing and leaks nothing, whatever is unplugged, killed, reloaded and started anew', async () => {
    const report = await runSoak({ wishes: 120, replugs: 12, kills: 10, seed: 1 }, () => {});
    expect(report.faults, describeSoak(report)).toEqual([]);
  });
});
