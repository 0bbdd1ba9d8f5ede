import type { Pattern } from '../../program/Program';
import type { Zone } from '../Geometry';
import type { Painter } from '../Painter';
import { aurora } from './aurora';
import { breathing } from './breathing';
import { comet } from './comet';
import { fire } from './fire';
import { gradient } from './gradient';
import { pulse } from './pulse';
import { rain } from './rain';
import { rainbow } from './rainbow';
import { solid } from './solid';
import { sparkle } from './sparkle';
import { wave } from './wave';

/** A painter for a pattern on a zone. `seed` is one byte; other seeds give other random numbers. */
export function patternPainter(pattern: Pattern, zone: Zone, seed: number): Painter {
  switch (pattern.name) {
    case 'solid':
      return solid(pattern.params, zone);
    case 'gradient':
      return gradient(pattern.params, zone);
    case 'breathing':
      return breathing(pattern.params, zone);
    case 'wave':
      return wave(pattern.params, zone);
    case 'rainbow':
      return rainbow(pattern.params, zone);
    case 'pulse':
      return pulse(pattern.params, zone);
    case 'sparkle':
      return sparkle(pattern.params, zone, seed);
    case 'fire':
      return fire(pattern.params, zone, seed);
    case 'rain':
      return rain(pattern.params, zone, seed);
    case 'comet':
      return comet(pattern.params, zone, seed);
    case 'aurora':
      return aurora(pattern.params, zone, seed);
  }
}
