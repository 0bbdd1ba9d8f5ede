import { describe, expect, it } from 'vitest';
import type { States } from '#shared/api/contract';
import { programOnShow } from '../../../renderer/store/selectors';
import { logOf, programOf, sampleStates } from '../sampleStates';

const [wild, softened] = [programOf('Wild'), programOf('Softened')];
const shown = (source: States['stage']['source']) => {
  const { stage } = sampleStates();
  const entries = logOf({ type: 'manual', program: wild, changes: [] });
  return programOnShow(
    sampleStates({
      conversation: { id: 'c1', createdAt: 1, entries },
      stage: { ...stage, source, program: softened },
    }),
  );
};

describe('the program to be edited', () => {
  it('is the version as written, not as softened for the stage', () => {
    expect(shown({ type: 'version', seq: 1 })).toBe(wild);
  });

  it('is the version that the test pattern hides', () => {
    expect(shown({ type: 'test' })).toBe(wild);
  });

  it('is the showing program when that is not a version', () => {
    expect(shown({ type: 'welcome' })).toBe(softened);
    expect(shown({ type: 'version', seq: 9 })).toBe(softened);
  });
});
