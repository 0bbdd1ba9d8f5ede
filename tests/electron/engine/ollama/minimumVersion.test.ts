import { describe, expect, it } from 'vitest';
import { isNewEnough, minimumVersion } from '../../../../electron/engine/ollama/minimumVersion';

describe('isNewEnough', () => {
  it.each(['0.12.6', '0.12.6-rc1', '0.12.10', '0.13', 'v0.13', '0.33.0', '1', '1.0', '1.0.0', ' 0.12.7\n'])(
    'takes %j',
    (version) => {
      expect(isNewEnough(version)).toBe(true);
    },
  );

  it.each(['0.12.5', '0.12.5-rc9', '0.12', 'v0.12.5', '0.9.99', '0.1.32', '0.0.1'])(
    'does not take %j',
    (version) => {
      expect(isNewEnough(version)).toBe(false);
    },
  );

  it.each(['0.0.0', '0.0.0-dirty', 'v0.0.0'])('takes %j, a build from source', (version) => {
    expect(isNewEnough(version)).toBe(true);
  });

  it.each(['main', 'unknown', 'devel-a1b2c3', '?', ''])(
    'gives %j the benefit of the doubt, as it does a build from source',
    (version) => {
      expect(isNewEnough(version)).toBe(true);
    },
  );

  it('takes the version that is named to people', () => {
    expect(isNewEnough(minimumVersion)).toBe(true);
  });
});
