import { describe, expect, it } from 'vitest';
import { lampText, lampTroubles, type LampState } from '#shared/lamp/LampState';

const states: LampState[] = [
  { phase: 'idle' },
  { phase: 'looking', path: 'COM3' },
  { phase: 'ready', lamp: { kind: 'native', name: 'Desk lamp', path: 'COM3', canKeep: true } },
  { phase: 'not-found', path: 'COM3' },
  { phase: 'unplugged', path: 'COM3' },
  ...lampTroubles.map((phase): LampState => ({ phase, path: 'COM3', message: 'Close the other program.' })),
];

describe('the texts for a lamp state', () => {
  it.each(states)('are a title and a next step: $phase', (state) => {
    const { title, next } = lampText(state);
    expect(title).toMatch(/^[A-Z][a-z ]+$/);
    expect(next).toMatch(/^[A-Z].{8,}\.$/);
  });

  it('are different for each state', () => {
    expect(new Set(states.map((state) => lampText(state).title)).size).toBe(states.length);
  });

  it('give the error’s own advice if there is one', () => {
    for (const phase of lampTroubles)
      expect(lampText({ phase, path: 'COM3', message: 'Do this.' }).next).toContain('Do this.');
  });

  it('name the port being opened and the lamp that is ready', () => {
    expect(lampText({ phase: 'looking', path: 'COM3' }).next).toContain('COM3');
    expect(states.map((state) => lampText(state).next).join(' ')).toContain('Desk lamp');
  });
});
