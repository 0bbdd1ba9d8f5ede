import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CallQueue } from '../../../electron/browser/CallQueue';

describe('the call queue', () => {
  it('works in order, within its limit, and pauses the source exactly while it is full', () => {
    const limit = 3;
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constant('come'), fc.nat(limit - 1)), { maxLength: 50 }), (turns) => {
        let isOpen = true;
        let added = 0;
        const started: string[] = [];
        const running: (() => void)[] = [];
        const source = { pause: () => void (isOpen = false), resume: () => void (isOpen = true) };
        const queue = new CallQueue(source, limit, (message, onDone) => {
          started.push(message);
          running.push(onDone);
        });
        for (const turn of turns) {
          // A paused socket still delivers what it has already received.
          if (typeof turn === 'string') queue.add(String((added += 1)));
          else running.splice(turn, 1)[0]?.();
          expect(running.length).toBeLessThanOrEqual(limit);
          expect(isOpen).toBe(running.length < limit);
        }
        while (running.length > 0) running.shift()?.();
        expect(started).toEqual(Array.from({ length: added }, (_, index) => String(index + 1)));
      }),
    );
  });
});
