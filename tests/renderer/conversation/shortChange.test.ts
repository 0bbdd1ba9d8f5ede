import { describe, expect, it } from 'vitest';
import { shortChange } from '../../../renderer/conversation/ChangeChips';

describe('a change on a chip', () => {
  it('keeps short figures', () => {
    expect(shortChange('Slower: one pass 7.5 s → 11.3 s')).toBe('Slower: one pass 7.5 s → 11.3 s');
    expect(shortChange('Reversed')).toBe('Reversed');
  });

  it('leaves out long ones, which the tooltip shows', () => {
    expect(shortChange('Dimmer: “comet”: colour pink #FF69B4 → pink #D15593 and 1 more')).toBe('Dimmer');
  });

  it('is never empty', () => {
    const nameless = ': colour pink #FF69B4 → pink #D15593';
    expect(shortChange(nameless)).toBe(nameless);
  });
});
