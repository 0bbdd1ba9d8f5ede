import type { ElementType, PatternName } from '../../program/Program';

/** The version of lamp code; it is in the high four bits of the first byte. */
export const codeVersion = 1;

/** Flags beside the version. */
export const headFlags = { loop: 1, ending: 2 } as const;

/** How a value is encoded. */
export type FieldKind = 'speed' | 'density' | 'color' | 'coordinate' | 'extent' | 'content' | 'icon';

/** A command or element in lamp code: its first byte, and the fields that follow, in this order. */
export interface CodeForm<Name extends string> {
  readonly tag: number;
  readonly name: Name;
  readonly fields: readonly (readonly [key: string, kind: FieldKind])[];
}

const speed = ['speed', 'speed'] as const;
const density = ['density', 'density'] as const;
const color = ['color', 'color'] as const;
const color2 = ['color2', 'color'] as const;
const bgColor = ['bgColor', 'color'] as const;

export const commandTags = { off: 0x00, render: 0x10, layers: 0x11 } as const;

/** Bits of the byte after the tag of `layers`. */
export const layerParts = { ambient: 1, over: 2 } as const;

/** The patterns. A pattern with an optional colour has two forms. */
export const patternForms: readonly CodeForm<PatternName>[] = [
  { tag: 0x01, name: 'solid', fields: [color] },
  { tag: 0x02, name: 'gradient', fields: [color, color2] },
  { tag: 0x03, name: 'breathing', fields: [speed, color] },
  { tag: 0x04, name: 'wave', fields: [speed, color, color2] },
  { tag: 0x05, name: 'rainbow', fields: [speed] },
  { tag: 0x06, name: 'pulse', fields: [speed, color] },
  { tag: 0x07, name: 'sparkle', fields: [speed, density, color, bgColor] },
  { tag: 0x08, name: 'fire', fields: [speed, color, color2] },
  { tag: 0x09, name: 'rain', fields: [speed, density, color, bgColor] },
  { tag: 0x0a, name: 'comet', fields: [speed, color, bgColor] },
  { tag: 0x0b, name: 'aurora', fields: [speed, color, color2] },
  { tag: 0x0c, name: 'breathing', fields: [speed, color, bgColor] },
];

/** The low four bits hold an element's kind; the flags say which fields are omitted. */
export const elementKind = 0x0f;
export const elementFlags = { sameColor: 0x10, noX: 0x20, noY: 0x40 } as const;

const x = ['x', 'coordinate'] as const;
const y = ['y', 'coordinate'] as const;
const circle = [x, y, ['r', 'extent']] as const;

/** The fields after an element's colour. A circle has three kinds, for the three states of `filled`. */
export interface ElementForm extends CodeForm<ElementType> {
  readonly filled?: boolean;
}

export const elementForms: readonly ElementForm[] = [
  { tag: 0x01, name: 'fill', fields: [] },
  { tag: 0x02, name: 'pixel', fields: [x, y] },
  { tag: 0x03, name: 'rect', fields: [x, y, ['w', 'extent'], ['h', 'extent']] },
  {
    tag: 0x04,
    name: 'line',
    fields: [
      ['x1', 'coordinate'],
      ['y1', 'coordinate'],
      ['x2', 'coordinate'],
      ['y2', 'coordinate'],
    ],
  },
  { tag: 0x05, name: 'circle', fields: circle },
  { tag: 0x06, name: 'circle', fields: circle, filled: true },
  { tag: 0x07, name: 'circle', fields: circle, filled: false },
  { tag: 0x08, name: 'text', fields: [x, y, ['content', 'content']] },
  { tag: 0x09, name: 'icon', fields: [x, y, ['name', 'icon']] },
];
