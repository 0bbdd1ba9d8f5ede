import { shadeOf } from './colorMath';

/** Hue names, each with the OKLCH angle up to which it applies. */
const hues: readonly (readonly [number, string])[] = [
  [12, 'pink'],
  [40, 'red'],
  [76, 'orange'],
  [98, 'gold'],
  [118, 'yellow'],
  [132, 'lime'],
  [160, 'green'],
  [180, 'mint'],
  [212, 'cyan'],
  [246, 'sky blue'],
  [282, 'blue'],
  [312, 'violet'],
  [340, 'magenta'],
  [360, 'pink'],
];

/** A colour in words for people: `deep blue`, `pale pink`, `white`. Takes a canonical `#RRGGBB`. */
export function colorWords(color: string): string {
  const { l, c, h } = shadeOf(color);
  if (l < 0.13 || (l < 0.19 && c < 0.04)) return 'black';
  if (c < 0.035) {
    if (l > 0.93) return 'white';
    return l > 0.75 ? 'pale grey' : l > 0.4 ? 'grey' : 'dark grey';
  }
  const hue = hueWord(h, l);
  const isEarthy = hue === 'orange' || hue === 'gold';
  if (l < 0.36) return isEarthy ? 'dark brown' : `deep ${hue}`;
  if (l < 0.42 && hue === 'red') return 'deep red';
  if (l < 0.56 && isEarthy) return 'brown';
  if (l > 0.88 && c < 0.1 && (isEarthy || hue === 'yellow')) return 'warm white';
  return l > 0.78 && c < 0.11 ? `pale ${hue}` : hue;
}

function hueWord(degrees: number, lightness: number): string {
  const hue = hues.find(([end]) => degrees <= end)?.[1] ?? 'pink';
  // In the dark neighbours of these hues, people see the more basic colour.
  if (degrees > 264 && degrees <= 292 && lightness < 0.36) return 'blue';
  if (hue === 'mint' && lightness < 0.5) return 'green';
  if (hue === 'pink' && lightness < 0.6) return 'red';
  return hue === 'red' && lightness > 0.72 ? 'pink' : hue;
}
