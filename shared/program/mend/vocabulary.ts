import type { ElementType, PatternName } from '../Program';

/** Default parameters of each pattern, pleasant and calm. */
export const patternDefaults: Readonly<Record<PatternName, PatternDefaults>> = {
  solid: { color: '#FFFFFF' },
  gradient: { color: '#FFFFFF', color2: '#000000' },
  breathing: { color: '#FFFFFF', speed: 4000 },
  wave: { color: '#0066FF', color2: '#001133', speed: 4000 },
  rainbow: { speed: 6000 },
  pulse: { color: '#FFFFFF', speed: 1000 },
  sparkle: { color: '#FFFFFF', bgColor: '#000000', speed: 200, density: 0.15 },
  fire: { color: '#FF4500', color2: '#FFC940', speed: 1200 },
  rain: { color: '#66AAFF', bgColor: '#000814', speed: 1200, density: 0.3 },
  comet: { color: '#FFFFFF', bgColor: '#000000', speed: 2000 },
  aurora: { color: '#00E68A', color2: '#7A3CFF', speed: 8000 },
};

interface PatternDefaults {
  readonly color?: string;
  readonly color2?: string;
  readonly bgColor?: string;
  readonly speed?: number;
  readonly density?: number;
}

const patternSynonyms: Readonly<Record<PatternName, string>> = {
  solid: 'static constant fixed color colour steady',
  gradient: 'radial radial-gradient linear-gradient',
  // A pulse is a single flash; repeated flashing is breathing.
  breathing: 'breathe breath fade fading glow swell pulsing heartbeat blink blinking flashing strobe',
  wave: 'waves ripple ocean-wave',
  rainbow: 'spectrum color-cycle colorcycle colorloop hue-cycle',
  pulse: 'flash lightning',
  sparkle: 'sparkles sparkling twinkle twinkling glitter shimmer starfield stars snow confetti',
  fire: 'flame flames flicker campfire fireplace candle',
  rain: 'rainfall raining matrix drizzle',
  comet: 'meteor chase shooting-star scanner',
  aurora: 'northern-lights aurora-borealis plasma',
};

const elementSynonyms: Readonly<Record<ElementType, string>> = {
  fill: 'background clear',
  pixel: 'dot point pixels points led',
  rect: 'rectangle square box bar',
  line: 'polyline polygon path lines triangle',
  circle: 'disc disk ellipse ring',
  text: 'label string txt',
  icon: 'symbol emoji image sprite glyph',
};

const offWords = new Set(['off', 'stop', 'dark', 'black', 'blackout', 'turn-off', 'none']);

const patterns = byWord(patternSynonyms);
const elements = byWord(elementSynonyms);

/** Every pattern's own name. */
export const patternNames: readonly PatternName[] = [...new Set(patterns.values())];

/** The pattern that a word names, by its own name or another word for it. */
export function findPattern(word: string): PatternName | undefined {
  return patterns.get(normalize(word));
}

/** The element type that a word names, likewise. */
export function findElement(word: string): ElementType | undefined {
  return elements.get(normalize(word));
}

/** True for words that mean a dark lamp. */
export function meansOff(word: string): boolean {
  return offWords.has(normalize(word));
}

function normalize(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
}

function byWord<Name extends string>(synonyms: Readonly<Record<Name, string>>): ReadonlyMap<string, Name> {
  const words = new Map<string, Name>();
  for (const name in synonyms) {
    words.set(name, name);
    for (const word of synonyms[name].split(' ')) words.set(word, name);
  }
  return words;
}
