import {
  aurora,
  breathing,
  comet,
  fill,
  fire,
  gradient,
  icon,
  picture,
  pulse,
  rain,
  rainbow,
  solid,
  sparkle,
  wave,
} from '#shared/program/commands';
import { speedOf } from '#shared/program/commandEdits';
import { schemaParts, type Layer, type PatternName } from '#shared/program/Program';

/** What a layer can show: a pattern, a picture, or nothing. */
export type LayerContent = PatternName | 'picture' | 'off';

interface LayerStyle {
  readonly color: string;
  readonly second: string | undefined;
  readonly ground: string | undefined;
  readonly speedMs: number;
  readonly density: number;
}

const black = '#000000';
const white = '#FFD6A0';

const layerBuilders: Record<LayerContent, (style: LayerStyle) => Layer> = {
  solid: ({ color }) => solid(color),
  gradient: ({ color, second = black }) => gradient(color, second),
  breathing: ({ color, speedMs, ground }) => breathing(color, speedMs, ground),
  wave: ({ color, second = black, speedMs }) => wave(color, second, speedMs),
  rainbow: ({ speedMs }) => rainbow(speedMs),
  pulse: ({ color, speedMs }) => pulse(color, speedMs),
  sparkle: ({ color, second = black, speedMs, density }) => sparkle(color, second, speedMs, density),
  fire: ({ color, second = '#FFE3A3', speedMs }) => fire(color, second, speedMs),
  rain: ({ color, second = black, speedMs, density }) => rain(color, second, speedMs, density),
  comet: ({ color, second = black, speedMs }) => comet(color, second, speedMs),
  aurora: ({ color, second = '#7B5CFF', speedMs }) => aurora(color, second, speedMs),
  picture: ({ color, second = black }) => picture(fill(second), icon('heart', color)),
  off: () => ({ type: 'off' }),
};

/** The default cycle of each pattern, in ms. */
const defaultCycleMs: Record<LayerContent, number> = {
  solid: 4000,
  gradient: 4000,
  breathing: 4000,
  wave: 5000,
  rainbow: 8000,
  pulse: 1200,
  sparkle: 300,
  fire: 1500,
  rain: 1800,
  comet: 3000,
  aurora: 8000,
  picture: 4000,
  off: 4000,
};

/** The cycle is kept for another pattern if their default cycles differ by at most this factor. */
const maxTempoRatio = 3;

/** Everything a layer can show, in menu order. */
export const layerContents: readonly LayerContent[] = [
  ...schemaParts.patterns.map(({ shape }) => shape.name.value),
  'picture',
  'off',
];

/** What a layer shows. */
export function layerContentOf(layer: Layer): LayerContent {
  if (layer.type === 'pattern') return layer.name;
  return layer.type === 'render' ? 'picture' : 'off';
}

/** Changes what a layer shows, keeping its colours and cycle where they fit. */
export function restyleLayer(layer: Layer, as: LayerContent): Layer {
  return layerContentOf(layer) === as ? layer : layerBuilders[as](layerStyleOf(layer, as));
}

function layerStyleOf(layer: Layer, as: LayerContent): LayerStyle {
  const defaults = {
    color: white,
    second: undefined,
    ground: undefined,
    speedMs: defaultCycleMs[as],
    density: 0.12,
  };
  if (layer.type === 'off') return defaults;
  if (layer.type === 'render') {
    const ground = layer.elements.findLast(({ type }) => type === 'fill')?.color;
    const color = layer.elements.find(({ type }) => type !== 'fill')?.color ?? ground;
    return { ...defaults, ...(color && { color }), second: ground === color ? undefined : ground, ground };
  }
  const { name, params } = layer;
  const [before, ratio] = [speedOf(layer), defaultCycleMs[name] / defaultCycleMs[as]];
  const isSimilar = ratio <= maxTempoRatio && ratio >= 1 / maxTempoRatio;
  const speedMs = before !== undefined && isSimilar ? before : defaultCycleMs[as];
  const ground = 'bgColor' in params ? params.bgColor : undefined;
  const second = 'color2' in params ? params.color2 : ground;
  const density = 'density' in params ? params.density : defaults.density;
  return { color: 'color' in params ? params.color : white, second, ground, speedMs, density };
}
