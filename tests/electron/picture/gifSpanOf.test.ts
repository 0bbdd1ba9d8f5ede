import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameAt } from '#shared/animation/frameAt';
import { defaultLayout } from '#shared/lamp/Layout';
import { gifSpanOf } from '../../../electron/picture/gifSpanOf';
import { patternOf, programOf, solidStep } from '../../shared/animation/showing';
import { program } from '../../shared/program/arbitraries';

const red = solidStep('red', '#FF0000', 1000, 500);
const blue = solidStep('blue', '#0000FF', 3000);
const green = solidStep('green', '#00FF00', 2000);
const stays = solidStep('stays', '#FFFFFF', null);
const span = (raw: object, maxMs = 30_000) =>
  gifSpanOf(programOf({ name: 'Test', ...raw }), defaultLayout, maxMs);

describe('what a GIF shows', () => {
  it('is a whole program that ends by itself, with every repeat, once', () => {
    expect(span({ steps: [red, blue] })).toEqual({
      startMs: 0,
      lengthMs: 4000,
      isLooping: false,
      isCut: false,
    });
    const loop = { count: 3, start_step: 'blue', end_step: 'blue' };
    expect(span({ steps: [red, blue, green], loop })).toMatchObject({ lengthMs: 12_000, isLooping: false });
  });

  it('is one round of an endless loop, the second, so that the seam looks as on the lamp', () => {
    const loop = { count: 0, start_step: 'red', end_step: 'blue' };
    expect(span({ steps: [red, blue], loop })).toEqual({
      startMs: 4000,
      lengthMs: 4000,
      isLooping: true,
      isCut: false,
    });
  });

  it('starts with what comes before an endless loop, and leaves out the unreachable rest', () => {
    const loop = { count: 0, start_step: 'blue', end_step: 'blue' };
    expect(span({ steps: [red, blue, green], loop })).toMatchObject({
      startMs: 0,
      lengthMs: 4000,
      isLooping: true,
    });
  });

  it('is a few seconds of a final step that stays', () => {
    expect(span({ steps: [red, stays] })).toMatchObject({ startMs: 0, lengthMs: 5000, isLooping: true });
    const loop = { count: 2, start_step: 'red', end_step: 'red' };
    expect(span({ steps: [red, stays], loop })).toMatchObject({
      startMs: 0,
      lengthMs: 6000,
      isLooping: true,
    });
  });

  it('is whole cycles of a pattern that stays, once it is faded in', () => {
    const command = patternOf('breathing', { color: '#FF0000', speed: 3000 });
    const lasting = { id: 'a', command, duration: null };
    expect(span({ steps: [lasting] })).toMatchObject({ startMs: 0, lengthMs: 6000 });
    expect(span({ steps: [{ ...lasting, transition: 7000 }] })).toMatchObject({
      startMs: 9000,
      lengthMs: 6000,
    });
    expect(span({ steps: [red, lasting] })).toMatchObject({ startMs: 0, lengthMs: 7000 });
  });

  it('is the beginning of a program that is too long, repeated', () => {
    expect(span({ steps: [red, blue] }, 3999)).toEqual({
      startMs: 0,
      lengthMs: 3999,
      isLooping: true,
      isCut: true,
    });
    expect(span({ steps: [red, blue] }, 4000)).toMatchObject({
      lengthMs: 4000,
      isLooping: false,
      isCut: false,
    });
    const loop = { count: 0, start_step: 'red', end_step: 'blue' };
    expect(span({ steps: [red, blue], loop }, 3000)).toMatchObject({
      startMs: 0,
      lengthMs: 3000,
      isCut: true,
    });
  });

  it('ends where it started, whichever later round it starts in', () => {
    fc.assert(
      fc.property(program, fc.nat(30_000), (shown, ms) => {
        const { startMs, lengthMs } = gifSpanOf(shown, defaultLayout, 30_000);
        fc.pre(startMs > 0);
        const at = startMs + (ms % lengthMs);
        expect(frameAt(shown, defaultLayout, at + lengthMs)).toEqual(frameAt(shown, defaultLayout, at));
      }),
      { numRuns: 20 },
    );
  });
});
