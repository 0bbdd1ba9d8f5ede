import { solid, sparkle } from '#shared/program/commands';
import { layersOf, mapLayers, type LayerPlace } from '#shared/program/commandEdits';
import type { Command, Layer } from '#shared/program/Program';
import { commandColors } from '../../film/commandColors';
import { withColor, type ColorSlot } from './colorSlots';
import { restyleLayer, type LayerContent } from './restyleLayer';

/** The place of a layer other than the front one. */
export type ExtraPlace = Exclude<LayerPlace, 'front'>;

/** A change of one layer of a command. */
export type LayerEdit =
  | { readonly kind: 'show'; readonly place: LayerPlace; readonly as: LayerContent }
  /** `null` empties an optional slot. */
  | {
      readonly kind: 'color';
      readonly place: LayerPlace;
      readonly slot: ColorSlot;
      readonly color: string | null;
    }
  | { readonly kind: 'speed'; readonly place: LayerPlace; readonly ms: number }
  /** 0 to 1. */
  | { readonly kind: 'density'; readonly place: LayerPlace; readonly share: number }
  | { readonly kind: 'add-layer'; readonly place: ExtraPlace }
  | { readonly kind: 'remove-layer'; readonly place: ExtraPlace };

/** Applies the change. The result still has to be checked by the schema. */
export function withLayerEdit(command: Command, edit: LayerEdit): unknown {
  switch (edit.kind) {
    case 'add-layer':
      return layersOf(command).some(({ place }) => place === edit.place)
        ? command
        : { ...asLayers(command), [edit.place]: newLayer(command, edit.place) };
    case 'remove-layer':
      return withoutLayer(command, edit.place);
    default:
      return mapLayers(command, (layer, place) => (place === edit.place ? editLayer(layer, edit) : layer));
  }
}

type LayerContentEdit = Exclude<LayerEdit, { kind: 'add-layer' | 'remove-layer' }>;

function editLayer(layer: Layer, edit: LayerContentEdit): unknown {
  switch (edit.kind) {
    case 'show':
      return restyleLayer(layer, edit.as);
    case 'color':
      return withColor(layer, edit.slot, edit.color);
    case 'speed':
      return withParam(layer, 'speed', Math.round(edit.ms));
    case 'density':
      return withParam(layer, 'density', Math.round(edit.share * 100) / 100);
  }
}

/** Sets a parameter that the pattern has. */
function withParam(layer: Layer, name: 'speed' | 'density', value: number): unknown {
  if (layer.type !== 'pattern' || !(name in layer.params)) return layer;
  return { ...layer, params: { ...layer.params, [name]: value } };
}

function asLayers(command: Command): Extract<Command, { type: 'layers' }> {
  return command.type === 'layers' ? command : { type: 'layers', front: command };
}

/** The content of a new layer: a few sparks, or the wall in the leading colour. */
function newLayer(command: Command, place: ExtraPlace): Layer {
  if (place === 'over') return sparkle('#FFFFFF', '#000000', 400, 0.06);
  return solid(commandColors(command)[0] ?? '#FFD6A0');
}

function withoutLayer(command: Command, removed: ExtraPlace): Command {
  if (command.type !== 'layers') return command;
  const { front, ambient, over } = command;
  const rest = {
    ...(removed !== 'ambient' && ambient && { ambient }),
    ...(removed !== 'over' && over && { over }),
  };
  return Object.keys(rest).length === 0 ? front : { type: 'layers', front, ...rest };
}
