import {
  breathing,
  drawing,
  fill,
  layers,
  line,
  picture,
  pixel,
  pulse,
  rain,
  solid,
  sparkle,
  step,
  type RenderLayer,
} from '../../program/commands';
import type { Element } from '../../program/Program';
import type { Scene } from './Scene';
import { film, round, series } from './motion';
import { sprite } from './shapes';

const bigHeart = [
  '',
  '',
  ' rrr  rrr',
  'rpprrrrrrr',
  'rprrrrrrrr',
  'rrrrrrrrrr',
  'rrrrrrrrrd',
  ' rrrrrrrd',
  '  rrrrrd',
  '   rrrd',
  '    rd',
];

const smallHeart = [
  '',
  '',
  '',
  '  rr  rr',
  ' rprrrrrr',
  ' rrrrrrrr',
  ' rrrrrrrd',
  '  rrrrrd',
  '   rrrd',
  '    rd',
];

function heartPicture(rows: readonly string[], ...more: Element[]): RenderLayer {
  return picture(fill('#180208'), ...drawing(rows, { r: '#E81038', p: '#FF90A8', d: '#900820' }), ...more);
}

function arrowAt(x: number): Element[] {
  const y = 11 - Math.round(x * 0.8);
  return [
    line(x - 5, y + 4, x, y, '#FFD860'),
    pixel(x, y, '#FFFFFF'),
    pixel(x - 1, y, '#FFFFFF'),
    pixel(x - 5, y + 3, '#FFFFFF'),
    pixel(x - 4, y + 4, '#FFFFFF'),
  ];
}

const ring = [' gGGg', 'g    g', 'G    G', 'G    G', 'g    g', ' gGGg'];

/** Two rings of gold, `apart` LEDs from each other. */
function rings(apart: number, glint: string): Element[] {
  const gold = { g: '#B87810', G: '#FFC838' };
  return [
    fill('#1A0C10'),
    ...sprite(ring, gold, 0 - apart, 4),
    ...sprite(ring, { g: '#A06818', G: '#FFDC80' }, 4 + apart, 6),
    pixel(4 - apart, 8, '#FFC838'),
    pixel(2 - apart, 3, glint),
    pixel(3 - apart, 3, glint),
  ];
}

export const romance: readonly Scene[] = [
  round(
    'Valentine',
    'valentine, valentine day, valentines day, cupid, be mine, love letter, sweetheart, i love you, amor',
    () => [
      ...series(3, (at) => [
        step(`beat ${at + 1}`, layers(heartPicture(bigHeart), { ambient: pulse('#E02050', 1200) }), 420, 150),
        step(
          `rest ${at + 1}`,
          layers(heartPicture(smallHeart), {
            over: sparkle('#C04060', '#000000', 900, 0.05),
            ambient: solid('#30040E'),
          }),
          780,
          420,
        ),
      ]).flat(),
      ...film(
        'arrow',
        [2, 5, 8].map((x) => layers(heartPicture(smallHeart, ...arrowAt(x)), { ambient: solid('#48081C') })),
        400,
        250,
      ),
      step(
        'struck',
        layers(heartPicture(bigHeart, ...arrowAt(9)), {
          over: sparkle('#FFB0C0', '#000000', 700, 0.08),
          ambient: breathing('#A81848', 1600),
        }),
        3200,
        250,
      ),
    ],
    { accent: { over: sparkle('#FF4878', '#000000', 1200, 0.07) } },
  ),
  round(
    'Wedding',
    'wedding, marriage, wedding ring, bride, groom, just married, engagement, marry me, proposal, will you marry me, honeymoon, wedding day, bridal, engaged',
    () => [
      ...film(
        'rings',
        [3, 2, 1, 0].map((apart) =>
          layers(picture(...rings(apart, '#FFE8B0')), { ambient: solid('#4A2C28') }),
        ),
        900,
      ),
      step(
        'joined',
        layers(picture(...rings(0, '#FFFFFF')), {
          over: sparkle('#FFF0D0', '#000000', 900, 0.06),
          ambient: breathing('#8A6450', 3000),
        }),
        4000,
        500,
      ),
      step(
        'petals',
        layers(picture(...rings(0, '#FFE8B0')), {
          over: rain('#F07898', '#000000', 4200, 0.25),
          ambient: breathing('#8A4858', 4000),
        }),
        5000,
        1200,
      ),
    ],
    { accent: { over: rain('#F07898', '#000000', 4200, 0.2) } },
  ),
];
