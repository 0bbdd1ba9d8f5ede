import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CallQueue } from '../../../electron/browser/CallQueue';

describe('the call queue', () => {
  it('works in order, within its limit, and pauses the source exactly while it is full', () => {
    const limit = 3;
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constant('come'), fc.nat(limit - 1)), { maxLength: 50 }), (turns) => {
        let isOpen = true;
        let come = 0;
        const begun: string[] = [];
        const atWork: (() => void)[] = [];
        const tap = { pause: () => void (isOpen = false), resume: () => void (isOpen = true) };
        const intake = new CallQueue(tap, limit, (message, onDone) => {
          begun.push(message);
          atWork.push(onDone);
        });
        for (const turn of turns) {
          // A paused socket still delivers what it has already received.
          if (typeof turn === 'string') intake.add(String((come += 1)));
          else atWork.splice(turn, 1)[0]?.();
          expect(atWork.length).toBeLessThanOrEqual(limit);
          expect(isOpen).toBe(atWork.length < limit);
        }
        while (atWork.length > 0) atWork.shift()?.();
        expect(begun).toEqual(Array.from({ length: come }, (_, index) => String(index + 1)));
      }),
    );
  });
});
