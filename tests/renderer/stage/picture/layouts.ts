import { constantFrom } from 'fast-check';

/** Lamps of every kind: panels with and without ambient LEDs, rotated, mirrored, large and tiny, strips and rings. */
export const layoutNames = constantFrom(
  '10x14+32',
  '10x14+32,rotate90,serpentine',
  '10x14+32,rotate180,mirrored,counterclockwise,from-bottom-right',
  '16x16,rotate270',
  '64x32+200',
  '256x128',
  '4x40+100',
  '1x1',
  '2x2+4',
  '5x5+7',
  'strip1',
  'strip60',
  'strip144,rotate90',
  '20x3',
  'ring1',
  'ring24',
  'ring60,rotate90',
);
