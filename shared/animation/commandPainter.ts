import type { Command, Layer } from '../program/Program';
import type { Geometry, Zone } from './Geometry';
import type { Painter } from './Painter';
import { patternPainter } from './patterns/patternPainter';
import { picturePainter, type PaintedLeds } from './picture/picturePainter';

type Layers = Extract<Command, { type: 'layers' }>;

/**
 * Added to a step's seed, so that the layers of one step get different random numbers; a program has at most 64
 * steps.
 */
const layerSeeds = { front: 0, ambient: 64, over: 128 };

/** A painter for a command on all LEDs of a lamp. */
export function commandPainter(command: Command, geometry: Geometry, seed: number): Painter {
  if (command.type === 'layers') return layersPainter(command, geometry, seed);
  return layerPainter(command, geometry, 'all', seed);
}

function layersPainter({ front, ambient, over }: Layers, geometry: Geometry, seed: number): Painter {
  const part = ambient ? 'grid' : 'all';
  const paintFront = layerPainter(front, geometry, part, seed + layerSeeds.front);
  const paintAmbient = ambient && layerPainter(ambient, geometry, 'ambient', seed + layerSeeds.ambient);
  const paintOver = over && layerPainter(over, geometry, part, seed + layerSeeds.over);
  const scratch = new Uint8Array(paintOver ? geometry.all.count * 3 : 0);
  return (ms, frame) => {
    paintFront(ms, frame);
    paintAmbient?.(ms, frame);
    if (!paintOver) return;
    paintOver(ms, scratch);
    keepBrighter(geometry[part], frame, scratch);
  };
}

function layerPainter(layer: Layer, geometry: Geometry, part: PaintedLeds, seed: number): Painter {
  switch (layer.type) {
    case 'pattern':
      return patternPainter(layer, geometry[part], seed);
    case 'render':
      return picturePainter(layer.elements, geometry, part);
    case 'off':
      return picturePainter([], geometry, part);
  }
}

/** Keeps the larger value per LED and channel. */
function keepBrighter({ wires }: Zone, frame: Uint8Array, over: Uint8Array): void {
  for (const led of wires) {
    const offset = led * 3;
    for (let at = offset; at < offset + 3; at++) {
      const value = over[at] ?? 0;
      if (value > (frame[at] ?? 0)) frame[at] = value;
    }
  }
}
