import { describe, expect, it } from 'vitest';
import { isNewEnough, minimumVersion } from '../../../../electron/engine/ollama/minimumVersion';

describe('isNewEnough', () => {
  it.each(['0.12.6', '0.12.6-rc1', '0.12.10', '0.13', 'v0.13', '0.33.0', '1', '1.0', '1.0.0', ' 0.12.7\n'])(
    'accepts %j',
    (version) => {
      expect(isNewEnough(version)).toBe(true);
    },
  );

  it.each(['0.12.5', '0.12.5-rc9', '0.12', 'v0.12.5', '0.9.99', '0.1.32', '0.0.1'])(
    'does not accept %j',
    (version) => {
      expect(isNewEnough(version)).toBe(false);
    },
  );

  it.each(['0.0.0', '0.0.0-dirty', 'v0.0.0'])('accepts %j, a build from source', (version) => {
    expect(isNewEnough(version)).toBe(true);
  });

  it.each(['main', 'unknown', 'devel-a1b2c3', '?', ''])(
    'accepts the unreadable version %j, as it does a build from source',
    (version) => {
      expect(isNewEnough(version)).toBe(true);
    },
  );

  it('accepts the version that messages name as the minimum', () => {
    expect(isNewEnough(minimumVersion)).toBe(true);
  });
});
