import { describe, expect, it } from 'vitest';
import { looksAlike } from '#shared/animation/looksAlike';
import { instantEdit } from '#shared/composer/edits/instantEdit';
import { programOf, solidStep } from './showing';

const loop = { count: 0, start_step: 'on', end_step: 'on' };
const still = programOf({ name: 'Still', steps: [solidStep('on', '#FF8800', 4000)], loop });

describe('looksAlike', () => {
  it('finds programs alike that show the same light: one colour for ever, in longer steps', () => {
    const longer = programOf({ name: 'Still', steps: [solidStep('on', '#FF8800', 9000)], loop });
    expect(looksAlike(still, longer)).toBe(true);
    expect(instantEdit('hold each step 9 s', still)).toBeUndefined();
  });

  it('sees a colour one shade off', () => {
    const other = programOf({ name: 'Still', steps: [solidStep('on', '#FF8801', 4000)], loop });
    expect(looksAlike(still, other)).toBe(false);
  });

  it('sees a difference that is only after the end, or only in a cross-fade', () => {
    const steps = [solidStep('on', '#FF8800', 1000), solidStep('off', '#0000FF', 1000)];
    const once = programOf({ name: 'Once', steps });
    const ending = programOf({ name: 'Once', steps, on_complete: { command: { type: 'off' } } });
    const faded = programOf({ name: 'Once', steps: [steps[0], solidStep('off', '#0000FF', 1000, 300)] });
    expect(looksAlike(once, ending)).toBe(false);
    expect(looksAlike(once, faded)).toBe(false);
    expect(looksAlike(once, programOf({ name: 'Another name', steps }))).toBe(true);
  });
});
