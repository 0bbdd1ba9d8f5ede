import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { defaultLayout, inColorOrder, layoutSchema, ledCount, type Layout } from '#shared/lamp/Layout';
import { formatLayout, parseLayout } from '#shared/lamp/layoutText';
import { hanging } from './hanging';

const colorOrders = ['RGB', 'RBG', 'GRB', 'GBR', 'BRG', 'BGR'] as const;

const side = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 1024 }));
const anyLayout: fc.Arbitrary<Layout> = fc.oneof(
  fc
    .record({
      ...hanging,
      shape: fc.constant('grid' as const),
      columns: side,
      rows: side,
      ambient: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 4096 })),
    })
    .filter((layout) => layoutSchema.safeParse(layout).success),
  fc.record({
    ...hanging,
    shape: fc.constant('ring' as const),
    columns: side,
    rows: fc.constant(1),
    ambient: fc.constant(0),
  }),
);

function refusalOf(text: string): LampwrightError {
  try {
    parseLayout(text);
  } catch (error) {
    if (error instanceof LampwrightError) return error;
    throw error;
  }
  throw new Error(`“${text}” was read as a layout`);
}

describe('parseLayout', () => {
  it('reads the default lamp from its size alone', () => {
    expect(parseLayout('10x14+32')).toEqual(defaultLayout);
  });

  it('takes a grid without ambient LEDs', () => {
    expect(parseLayout('16x9')).toEqual({ ...defaultLayout, columns: 16, rows: 9, ambient: 0 });
  });

  it.each(['strip60', 'strip-60', '60x1'])('reads %s as sixty LEDs in one row', (text) => {
    expect(parseLayout(text)).toEqual({ ...defaultLayout, columns: 60, rows: 1, ambient: 0 });
  });

  it.each(['ring24', 'ring-24'])('reads %s as a circle of 24', (text) => {
    expect(parseLayout(text)).toEqual({ ...defaultLayout, shape: 'ring', columns: 24, rows: 1, ambient: 0 });
  });

  it.each<[string, Partial<Layout>]>([
    ['serpentine', { serpentine: true }],
    ['mirrored', { mirrored: true }],
    ['rotate90', { rotation: 90 }],
    ['rotate180', { rotation: 180 }],
    ['rotate270', { rotation: 270 }],
    ['counterclockwise', { ambientClockwise: false }],
    ['from-top-right', { ambientFrom: 'top-right' }],
    ['from-bottom-right', { ambientFrom: 'bottom-right' }],
    ['from-bottom-left', { ambientFrom: 'bottom-left' }],
    ...colorOrders.map((colorOrder): [string, Partial<Layout>] => [colorOrder, { colorOrder }]),
    ['rotate0', {}],
    ['clockwise', {}],
    ['from-top-left', {}],
  ])('changes only one property for “%s” after the size', (word, change) => {
    expect(parseLayout(`10x14+32,${word}`)).toEqual({ ...defaultLayout, ...change });
  });

  it('takes many words, in any order', () => {
    const expected = { serpentine: true, rotation: 180, mirrored: true, colorOrder: 'GRB' };
    expect(parseLayout('8x8,serpentine,rotate180,mirrored,GRB')).toMatchObject(expected);
    expect(parseLayout('8x8,GRB,mirrored,rotate180,serpentine')).toMatchObject(expected);
  });

  it.each([
    '10X14+32,Serpentine,grb',
    '  10x14+32 , serpentine , GRB  ',
    '10x14+32 SERPENTINE Grb',
    '10×14+32,\tserpentine,\n GRB',
  ])('does not mind case, spaces or the true × in %j', (text) => {
    expect(parseLayout(text)).toEqual({ ...defaultLayout, serpentine: true, colorOrder: 'GRB' });
  });

  it.each([
    ['rotate90,rotate180', { rotation: 180 }],
    ['GRB,BGR', { colorOrder: 'BGR' }],
    ['GRB,RGB', { colorOrder: 'RGB' }],
    ['rotate90,rotate0', { rotation: 0 }],
    ['counterclockwise,clockwise', { ambientClockwise: true }],
    ['from-bottom-left,from-top-left', { ambientFrom: 'top-left' }],
  ])('uses the last of two words that contradict each other: %s', (both, meant) => {
    expect(parseLayout(`10x14+32,${both}`)).toMatchObject(meant);
  });

  it('knows the largest lamps there can be', () => {
    expect(ledCount(parseLayout('1024x63+1023'))).toBe(65_535);
    expect(ledCount(parseLayout('1024x1+4096'))).toBe(5120);
    expect(ledCount(parseLayout('ring1024'))).toBe(1024);
    expect(ledCount(parseLayout('1x1'))).toBe(1);
  });

  it.each([
    '',
    '   ',
    '10',
    '10x',
    'x14',
    '10x14+',
    '10x14x3',
    '-10x14',
    '10.5x14',
    'lamp',
    'ring',
    'strip',
    'strip60+8',
    'ring24+8',
    'ring24x2',
    'serpentine,10x14',
    '1e2x14',
  ])('shows how a layout is written when it gets %j', (text) => {
    const { code, message } = refusalOf(text);
    expect(code).toBe('BAD_LAYOUT');
    expect(message).toContain(`“${text}”`);
    for (const example of ['10x14+32', 'strip60', 'ring24', 'serpentine', 'GRB'])
      expect(message).toContain(example);
  });

  it.each(['upside-down', 'rotate45', 'RRB', 'from-top', 'constructor', '__proto__', '8x8'])(
    'names the word it does not know, and those it does: %s',
    (word) => {
      const { code, message } = refusalOf(`10x14+32,mirrored,${word}`);
      expect(code).toBe('BAD_LAYOUT');
      expect(message).toContain(`“${word.toLowerCase()}”`);
      expect(message).toContain('rotate180');
    },
  );

  it.each([
    '0x14',
    '10x0',
    '0x0+32',
    'strip0',
    'ring0',
    '1025x1',
    '1x1025',
    'ring1025',
    '10x14+4097',
    '1024x64',
    '1024x63+1024',
    '99999999999999999999999x1',
    `${'9'.repeat(400)}x1`,
  ])('refuses an impossible lamp: %s', (text) => {
    const { code, message } = refusalOf(text);
    expect(code).toBe('BAD_LAYOUT');
    expect(message).toContain(`“${text}”`);
    expect(message).toMatch(/[^.]\.$/);
  });

  it.each(['0x14', 'strip0', '1025x1', '10x14+4097'])(
    'explains in plain words what is wrong with the sizes in %s',
    (text) => {
      expect(refusalOf(text).message).not.toMatch(/expected|Too big:|Too small:|<=|>=/);
    },
  );

  it('gives a valid layout or its own error, whatever is typed', () => {
    const piece = fc.oneof(
      fc.constantFrom('10x14', '+32', 'ring', 'strip', '24', ',', ' ', 'serpentine', 'grb', 'x', '0'),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const text = pieces.join('');
        try {
          expect(layoutSchema.safeParse(parseLayout(text)).success).toBe(true);
        } catch (error) {
          if (!(error instanceof LampwrightError)) throw error;
          expect(error.code).toBe('BAD_LAYOUT');
        }
      }),
    );
  });
});

describe('formatLayout', () => {
  it.each([
    '10x14+32',
    '16x9',
    '60x1',
    '1x60',
    'ring24',
    '8x8,serpentine,mirrored,counterclockwise,rotate270,from-bottom-left,BGR',
    'ring12,rotate90,GRB',
  ])('writes %s as it was', (text) => {
    expect(formatLayout(parseLayout(text))).toBe(text);
  });

  it('leaves out defaults', () => {
    expect(formatLayout(parseLayout('10x14+0, clockwise, rotate0, from-top-left, rgb'))).toBe('10x14');
  });

  it('writes every layout so that it can be read back', () => {
    fc.assert(
      fc.property(anyLayout, (layout) => {
        expect(parseLayout(formatLayout(layout))).toEqual(layout);
      }),
      { numRuns: 500 },
    );
  });
});

describe('layoutSchema', () => {
  it('has no ring with ambient LEDs or of several rows', () => {
    const ring = { ...defaultLayout, shape: 'ring', rows: 1, ambient: 0 };
    expect(layoutSchema.safeParse(ring).success).toBe(true);
    expect(layoutSchema.safeParse({ ...ring, ambient: 8 }).success).toBe(false);
    expect(layoutSchema.safeParse({ ...ring, rows: 2 }).success).toBe(false);
  });
});

describe('inColorOrder', () => {
  const frame = Uint8Array.of(1, 2, 3, 101, 102, 103);

  it.each([
    ['RGB', [1, 2, 3, 101, 102, 103]],
    ['RBG', [1, 3, 2, 101, 103, 102]],
    ['GRB', [2, 1, 3, 102, 101, 103]],
    ['GBR', [2, 3, 1, 102, 103, 101]],
    ['BRG', [3, 1, 2, 103, 101, 102]],
    ['BGR', [3, 2, 1, 103, 102, 101]],
  ] as const)('gives each LED its channels as %s', (order, bytes) => {
    expect([...inColorOrder(frame, order)]).toEqual(bytes);
  });

  it('does not change the given frame', () => {
    inColorOrder(frame, 'BGR');
    expect([...frame]).toEqual([1, 2, 3, 101, 102, 103]);
  });
});
