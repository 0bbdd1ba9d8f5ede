import type { Pattern, PatternName } from '#shared/program/Program';

interface PatternShow {
  readonly command: Pattern;
  readonly untilMs: number;
}

const shows: { readonly [Name in PatternName]: PatternShow & { command: { name: Name } } } = {
  solid: { command: { type: 'pattern', name: 'solid', params: { color: '#FF9329' } }, untilMs: 1000 },
  gradient: {
    command: { type: 'pattern', name: 'gradient', params: { color: '#FFD080', color2: '#400060' } },
    untilMs: 1000,
  },
  breathing: {
    command: { type: 'pattern', name: 'breathing', params: { color: '#FF8800', speed: 4000 } },
    untilMs: 4000,
  },
  wave: {
    command: { type: 'pattern', name: 'wave', params: { color: '#0088FF', color2: '#001133', speed: 4000 } },
    untilMs: 4000,
  },
  rainbow: { command: { type: 'pattern', name: 'rainbow', params: { speed: 6000 } }, untilMs: 6000 },
  pulse: {
    command: { type: 'pattern', name: 'pulse', params: { color: '#FFFFFF', speed: 1000 } },
    untilMs: 1200,
  },
  sparkle: {
    command: {
      type: 'pattern',
      name: 'sparkle',
      params: { color: '#FFE0A0', bgColor: '#100020', speed: 300, density: 0.15 },
    },
    untilMs: 720,
  },
  fire: {
    command: { type: 'pattern', name: 'fire', params: { color: '#FF4500', color2: '#FFC940', speed: 1200 } },
    untilMs: 960,
  },
  rain: {
    command: {
      type: 'pattern',
      name: 'rain',
      params: { color: '#66AAFF', bgColor: '#000814', speed: 1200, density: 0.3 },
    },
    untilMs: 960,
  },
  comet: {
    command: {
      type: 'pattern',
      name: 'comet',
      params: { color: '#FFFFFF', bgColor: '#000010', speed: 2000 },
    },
    untilMs: 2000,
  },
  aurora: {
    command: {
      type: 'pattern',
      name: 'aurora',
      params: { color: '#00E68A', color2: '#7A3CFF', speed: 8000 },
    },
    untilMs: 8000,
  },
};

/** A typical use of each pattern, and how much of it a contact sheet shows. */
export const patternShows: readonly PatternShow[] = Object.values(shows);
