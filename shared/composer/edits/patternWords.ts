import {
  aurora,
  breathing,
  comet,
  fire,
  pulse,
  rain,
  rainbow,
  solid,
  sparkle,
  wave,
} from '../../program/commands';
import { isNearBlack, lighten, shadeOf } from '../../program/colorMath';
import { changeColors } from '../../program/edit/editTarget';
import type { Pattern, PatternName, Program } from '../../program/Program';
import type { Read } from '../words/numbers';
import type { Word } from '../words/readWords';
import { singular } from '../words/singular';

/** The patterns as things to add; those that only fill the lamp are none. */
const addable: Readonly<Record<Exclude<PatternName, 'solid' | 'gradient'>, string>> = {
  pulse: 'pulse flash blink',
  sparkle: 'sparkle glitter twinkle star spark confetti',
  rainbow: 'rainbow',
  breathing: 'breath glow breathing',
  wave: 'wave ripple',
  comet: 'comet meteor',
  fire: 'fire flame',
  rain: 'rain raindrop',
  aurora: 'aurora',
};

const byWord = new Map<string, PatternName>();
for (const [name, list] of Object.entries(addable)) {
  for (const word of list.split(' ')) if (isPatternName(name)) byWord.set(word, name);
}

function isPatternName(name: string): name is PatternName {
  return name in addable;
}

const adjectives = new Set(
  'short long small little big soft gentle quick single brief final last bright subtle nice some few'.split(
    ' ',
  ),
);

/** A basic pattern named at a place, in the main colour of the program: `a short white flash`. */
export function patternAt(words: readonly Word[], at: number, program: Program): Read<Pattern> | undefined {
  let start = at;
  while (
    start < at + 3 &&
    (adjectives.has(words[start]?.text ?? '') || /^(?:a|an|the|of|one)$/.test(words[start]?.text ?? ''))
  )
    start++;
  const name = byWord.get(singular(words[start]?.text ?? ''));
  return name ? { value: basicPattern(name, mainColor(program)), length: start + 1 - at } : undefined;
}

/** A basic pattern in one colour, at its usual pace, on black. */
function basicPattern(name: PatternName, color: string): Pattern {
  const dark = lighten(color, 0.3);
  switch (name) {
    case 'pulse':
      return pulse(color, 800);
    case 'sparkle':
      return sparkle(color, '#000000', 260, 0.12);
    case 'rainbow':
      return rainbow(6000);
    case 'breathing':
      return breathing(color, 4000);
    case 'wave':
      return wave(color, dark, 4000);
    case 'comet':
      return comet(color, '#000000', 2000);
    case 'fire':
      return fire(color, lighten(color, 1.4), 1400);
    case 'rain':
      return rain(color, '#000000', 1400, 0.25);
    case 'aurora':
      return aurora(color, dark, 8000);
    case 'gradient':
    case 'solid':
      return solid(color);
  }
}

/** The lightest colour that a program shows before its grounds. */
function mainColor({ steps }: Program): string {
  const colors: string[] = [];
  for (const step of steps) {
    changeColors(step, { ground: 'foreground' }, (color) => {
      colors.push(color);
      return color;
    });
  }
  const [lightest] = colors.sort((a, b) => shadeOf(b).l - shadeOf(a).l);
  return lightest === undefined || isNearBlack(shadeOf(lightest)) ? '#FFFFFF' : lightest;
}
