import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorOrders, corners, defaultLayout, type Layout } from '#shared/lamp/Layout';
import { formatLayout, parseLayout } from '#shared/lamp/layoutText';
import {
  layoutDraftOf,
  isChanged,
  parseCount,
  withFields,
  withText,
} from '../../../../renderer/inspector/lamp/layoutDraft';

const changes: fc.Arbitrary<Partial<Layout>> = fc.record(
  {
    shape: fc.constantFrom('grid', 'ring'),
    columns: fc.integer({ min: 1, max: 64 }),
    rows: fc.integer({ min: 1, max: 64 }),
    ambient: fc.integer({ min: 0, max: 64 }),
    ambientFrom: fc.constantFrom(...corners),
    ambientClockwise: fc.boolean(),
    serpentine: fc.boolean(),
    rotation: fc.constantFrom(0, 90, 180, 270),
    mirrored: fc.boolean(),
    colorOrder: fc.constantFrom(...colorOrders),
  },
  { requiredKeys: [] },
);

describe('a layout being changed', () => {
  it('is the same as a text and in its fields, whichever is changed', () => {
    fc.assert(
      fc.property(fc.array(changes), (all) => {
        const draft = all.reduce(withFields, layoutDraftOf(defaultLayout));
        expect(draft.parsed).toEqual({ layout: draft.fields });
        expect(formatLayout(parseLayout(draft.text))).toBe(draft.text);
        expect(formatLayout(draft.fields)).toBe(draft.text);
      }),
    );
  });

  it('fills the fields from the text, and keeps them while the text is invalid', () => {
    const draft = withText(layoutDraftOf(defaultLayout), '16x16,serpentine,GRB');
    expect(draft.fields).toMatchObject({ columns: 16, rows: 16, serpentine: true, colorOrder: 'GRB' });
    const broken = withText(draft, '16x');
    expect(broken.fields).toBe(draft.fields);
    expect(broken.parsed).toMatchObject({ error: expect.stringContaining('16x') });
  });

  it('says what is wrong with a field, and shows it as it was entered', () => {
    const draft = withFields(layoutDraftOf(defaultLayout), { columns: 0 });
    expect(draft.fields.columns).toBe(0);
    expect(draft.parsed).toEqual({
      error: 'The layout “0x14+32” cannot be: a side has at least one LED.',
    });
  });

  it('makes a ring of one row without LEDs around it', () => {
    const draft = withFields(layoutDraftOf(defaultLayout), { shape: 'ring', columns: 24 });
    expect(draft.text).toBe('ring24');
    expect(draft.parsed).toMatchObject({ layout: { rows: 1, ambient: 0 } });
  });

  it('counts as changed only when applying it would change something', () => {
    const draft = layoutDraftOf(defaultLayout);
    expect(isChanged(draft, defaultLayout)).toBe(false);
    expect(isChanged(withText(draft, ' 10 x 14 + 32 '), defaultLayout)).toBe(false);
    expect(isChanged(withFields(draft, { mirrored: true }), defaultLayout)).toBe(true);
    expect(isChanged(withText(draft, 'nonsense'), defaultLayout)).toBe(true);
  });

  it('accepts only whole numbers', () => {
    expect(parseCount(' 14 ')).toBe(14);
    for (const text of ['', '1.5', '-1', 'ten', '123456']) expect(parseCount(text)).toBeUndefined();
  });
});
