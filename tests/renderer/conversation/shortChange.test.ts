import { describe, expect, it } from 'vitest';
import { shortChange } from '../../../renderer/conversation/ChangeChips';

describe('a change on a chip', () => {
  it('keeps figures that are short', () => {
    expect(shortChange('Slower: one pass 7.5 s → 11.3 s')).toBe('Slower: one pass 7.5 s → 11.3 s');
    expect(shortChange('Reversed')).toBe('Reversed');
  });

  it('leaves long ones to those who point at it', () => {
    expect(shortChange('Dimmer: “comet”: colour pink #FF69B4 → pink #D15593 and 1 more')).toBe('Dimmer');
  });

  it('never leave a chip without words', () => {
    const nameless = ': colour pink #FF69B4 → pink #D15593';
    expect(shortChange(nameless)).toBe(nameless);
  });
});
