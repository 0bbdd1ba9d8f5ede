import fc from 'fast-check';

/** Clockwise. */
export const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;

/** Every way a lamp can be wired and mounted, apart from its size. */
export const hanging = {
  ambientFrom: fc.constantFrom(...corners),
  ambientClockwise: fc.boolean(),
  serpentine: fc.boolean(),
  rotation: fc.constantFrom(0 as const, 90 as const, 180 as const, 270 as const),
  mirrored: fc.boolean(),
  colorOrder: fc.constantFrom('RGB', 'RBG', 'GRB', 'GBR', 'BRG', 'BGR'),
};
