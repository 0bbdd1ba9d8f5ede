import { array, assert, nat, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settingsRoutes } from '#shared/api/areas/settingsArea';
import {
  canAddStandingWish,
  standingWishLimits,
  restoreStandingWish,
  setStandingWish,
} from '../../../renderer/settings/standingWishes';

const wishes = ['calm', 'no red', 'slow'];
const many = (count: number) => Array.from({ length: count }, (_, at) => `wish ${at}`);

describe('lasting wishes', () => {
  it('are added at the end, and changed in place', () => {
    expect(setStandingWish(wishes, ' warm  light ')).toEqual({ ok: true, wishes: [...wishes, 'warm light'] });
    expect(setStandingWish(wishes, 'no blue', 1)).toEqual({ ok: true, wishes: ['calm', 'no blue', 'slow'] });
  });

  it('are cut when too long, never within a character', () => {
    const longest = 'x'.repeat(standingWishLimits.length - 1);
    expect(setStandingWish([], `${longest}💡`)).toEqual({ ok: true, wishes: [longest] });
  });

  it('are removed when their text is empty', () => {
    expect(setStandingWish(wishes, '  ', 1)).toEqual({ ok: true, wishes: ['calm', 'slow'] });
    expect(setStandingWish(wishes, '')).toEqual({ ok: true, wishes });
  });

  it('are refused as duplicates, except for the one that is being rewritten', () => {
    expect(setStandingWish(wishes, 'CALM')).toEqual({ ok: false, why: 'twice' });
    expect(setStandingWish(wishes, 'Calm', 0)).toEqual({ ok: true, wishes: ['Calm', 'no red', 'slow'] });
  });

  it('are restored into the current list, once', () => {
    expect(restoreStandingWish(['calm', 'slow'], 'no red', 1)).toEqual(wishes);
    expect(restoreStandingWish(['calm', 'slow', 'warm'], 'no red', 1)).toEqual([
      'calm',
      'no red',
      'slow',
      'warm',
    ]);
    expect(restoreStandingWish([], 'no red', 1)).toEqual(['no red']);
    expect(restoreStandingWish(['NO RED'], 'no red', 1)).toEqual(['NO RED']);
  });

  it('are at most as many as the app stores; then no more can be added', () => {
    expect(canAddStandingWish(many(standingWishLimits.count - 1))).toBe(true);
    expect(canAddStandingWish(many(standingWishLimits.count))).toBe(false);
    const tooMany = { changes: { standingWishes: many(standingWishLimits.count + 1) } };
    expect(settingsRoutes.change.input.safeParse(tooMany).success).toBe(false);
  });

  it('are always accepted by the app, whatever is typed', () => {
    assert(
      property(
        array(string({ unit: 'binary', maxLength: 200 }), { maxLength: 9 }),
        nat({ max: 9 }),
        string({ unit: 'binary', maxLength: 400 }),
        (typed, at, text) => {
          const before = typed.reduce<readonly string[]>((list, each) => {
            const next = setStandingWish(list, each);
            return next.ok ? next.wishes : list;
          }, []);
          const after = setStandingWish(before, text, at % (before.length + 1));
          const standingWishes = after.ok ? [...after.wishes] : [...before];
          expect(settingsRoutes.change.input.safeParse({ changes: { standingWishes } }).success).toBe(true);
        },
      ),
    );
  });
});
