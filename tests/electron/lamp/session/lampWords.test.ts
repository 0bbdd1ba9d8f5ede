import { describe, expect, it } from 'vitest';
import { lampWords, troubles, type LampState } from '#shared/lamp/lampState';

const states: LampState[] = [
  { phase: 'idle' },
  { phase: 'looking', path: 'COM3' },
  { phase: 'ready', lamp: { kind: 'native', name: 'Desk lamp', path: 'COM3', canKeep: true } },
  { phase: 'not-found', path: 'COM3' },
  { phase: 'unplugged', path: 'COM3' },
  ...troubles.map((phase): LampState => ({ phase, path: 'COM3', message: 'Close the other program.' })),
];

describe('the words for a state of the lamp', () => {
  it.each(states)('are a title and a next step: $phase', (state) => {
    const { title, next } = lampWords(state);
    expect(title).toMatch(/^[A-Z][a-z ]+$/);
    expect(next).toMatch(/^[A-Z].{8,}\.$/);
  });

  it('are different for each', () => {
    expect(new Set(states.map((state) => lampWords(state).title)).size).toBe(states.length);
  });

  it('say what to do in the words of who knows what is wrong', () => {
    for (const phase of troubles)
      expect(lampWords({ phase, path: 'COM3', message: 'Do this.' }).next).toContain('Do this.');
  });

  it('name the port that is asked and the lamp that is ready', () => {
    expect(lampWords({ phase: 'looking', path: 'COM3' }).next).toContain('COM3');
    expect(states.map((state) => lampWords(state).next).join(' ')).toContain('Desk lamp');
  });
});
