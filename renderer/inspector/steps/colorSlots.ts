import { recolored, type ColorField } from '#shared/program/commandEdits';
import type { Layer } from '#shared/program/Program';

/** A place for a colour in a layer: a pattern's field, or one colour of a picture wherever it is used. */
export type ColorSlot =
  | { readonly kind: 'field'; readonly field: ColorField }
  | { readonly kind: 'drawn'; readonly color: string };

/** A slot and its colour; undefined if it is empty. */
export interface FilledSlot {
  /** Unique within the layer, independent of the colour. */
  readonly key: string;
  readonly slot: ColorSlot;
  readonly color: string | undefined;
  /** The slot can be emptied. */
  readonly isOptional: boolean;
}

const fields: readonly ColorField[] = ['color', 'color2', 'bgColor'];

/** The colours of a layer that can be chosen, the leading one first. */
export function colorSlots(layer: Layer): readonly FilledSlot[] {
  if (layer.type === 'off') return [];
  if (layer.type === 'render') {
    const slots: FilledSlot[] = [];
    for (const [at, { color }] of layer.elements.entries()) {
      if (slots.some((slot) => slot.color === color)) continue;
      slots.push({ key: `${at}`, slot: { kind: 'drawn', color }, color, isOptional: false });
    }
    return slots;
  }
  const params = new Map<string, unknown>(Object.entries(layer.params));
  return fields.flatMap((field): FilledSlot[] => {
    const color = params.get(field);
    const isOptional = layer.name === 'breathing' && field === 'bgColor';
    if (typeof color === 'string') return [{ key: field, slot: { kind: 'field', field }, color, isOptional }];
    return isOptional ? [{ key: field, slot: { kind: 'field', field }, color: undefined, isOptional }] : [];
  });
}

/** Sets or clears the colour of a slot. The result still has to be checked by the schema. */
export function withColor(layer: Layer, slot: ColorSlot, color: string | null): unknown {
  if (slot.kind === 'field') {
    if (layer.type !== 'pattern') return layer;
    const others = Object.entries(layer.params).filter(([field]) => field !== slot.field);
    return {
      ...layer,
      params: Object.fromEntries(color === null ? others : [...others, [slot.field, color]]),
    };
  }
  if (layer.type !== 'render' || color === null) return layer;
  const elements = layer.elements.map((element) =>
    recolored(element, (was) => (was === slot.color ? color : was)),
  );
  return { ...layer, elements };
}
