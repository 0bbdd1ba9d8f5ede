import {
  breathing,
  drawing,
  fill,
  fire,
  layers,
  line,
  picture,
  pixel,
  rect,
  solid,
  sparkle,
  step,
} from '../../program/commands';
import type { Element } from '../../program/Program';
import type { Scene } from './Scene';
import { round, series } from './motion';
import { ball, sprite } from './shapes';

const flameColors = { r: '#7A1404', o: '#E84A08', y: '#FFA018', w: '#FFE890' };

const torchFlames = [
  ['   r  r', '   or ro', '  roo oo', '  ooyooyr', '  oyyyyyo', '  oywwyyo', '  roywwyo', '   oyyyo'],
  ['     r', '  r oor', '  oroyo', '  ooyyo r', ' royywyoo', '  oywwyyo', '  oyywwyr', '   oyyyo'],
  ['  r   r', '  o  ro', '  oo ooo', '  oyooyor', '  oyyyyyo', ' royywwyo', '  oywwyyo', '   oyyyo'],
];

const stones = [
  fill('#0C0806'),
  ...[0, 3, 6, 9, 12].flatMap((y) => [
    rect(0, y, 10, 1, '#040302'),
    rect((y * 2) % 7, y + 1, 1, 2, '#040302'),
  ]),
  ...ball(4.5, 5, 4.8, '#2A1408'),
];

function torch(rows: readonly string[]): Element[] {
  return [
    ...stones,
    ...sprite(rows, flameColors, 0, 1),
    rect(3, 9, 4, 1, '#8A8078'),
    rect(4, 10, 2, 3, '#6A3818'),
    rect(4, 13, 2, 1, '#3A1C0C'),
  ];
}

const coals = picture(
  fill('#0A0201'),
  ...drawing(
    [
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '    a',
      '  abba ab',
      ' abccbabba',
      'abcbbcbcba',
      'bcacbbcacb',
      'cbbcabcbbc',
    ],
    { a: '#300804', b: '#6A1406', c: '#B83008' },
  ),
);

const glowingCoals = picture(
  fill('#120402'),
  ...drawing(
    [
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '    b',
      '  bacb ba',
      ' bcdbcbcab',
      'bcbcdbccbb',
      'cdbbcdbbcd',
      'dcbdccbdcb',
    ],
    { a: '#300804', b: '#6A1406', c: '#C83808', d: '#FF8A20' },
  ),
);

const sparks = [
  [
    [2, 7],
    [1, 4],
    [0, 9],
    [3, 12],
    [7, 12],
    [8, 5],
  ],
  [
    [1, 9],
    [3, 3],
    [0, 12],
    [6, 13],
    [9, 8],
    [7, 3],
  ],
  [
    [3, 11],
    [1, 6],
    [5, 13],
    [8, 12],
    [9, 4],
    [2, 2],
  ],
];

/** A torch's white point on steel and what flies from it. */
function welding(at: number): Element[] {
  const flying = (sparks[at % 3] ?? []).flatMap(([x = 0, y = 0]) => [
    line(x + (x < 5 ? 1 : -1), y - 1, x, y, '#A04008'),
    pixel(x, y, '#FFD070'),
  ]);
  return [
    fill('#04060C'),
    rect(0, 9, 5, 2, '#202838'),
    rect(5, 9, 5, 2, '#2A3448'),
    rect(3, 9, 4, 2, '#C84810'),
    line(9, 2, 6, 7, '#404858'),
    ...flying,
    ...ball(4.5, 8.5, at % 2 === 0 ? 1.6 : 2.2, '#6090FF'),
    rect(4, 8, 2, 1, '#FFFFFF'),
  ];
}

export const embers: readonly Scene[] = [
  round(
    'Torch',
    'torch, torchlight, dungeon, cave torch, medieval, dungeon torch, olympic flame, olympic torch, olympic, brazier, catacomb, castle dungeon',
    () => [
      ...series(15, (at) =>
        step(
          `gust ${at + 1}`,
          layers(picture(...torch(torchFlames[(at * 2) % 3] ?? [])), {
            ambient: at % 2 === 0 ? fire('#8A3008', '#E07018', 1300) : breathing('#9A4010', 1600),
          }),
          450,
          400,
        ),
      ),
    ],
  ),
  round(
    'Embers',
    'ember, glowing ember, coal, glowing coal, dying fire, smouldering, smoldering, ash, smoulder, barbecue, bbq, grill, charcoal grill',
    () => [
      step(
        'glimmer',
        layers(coals, {
          over: sparkle('#FF6A10', '#000000', 1800, 0.05),
          ambient: breathing('#3A0C04', 5000),
        }),
        2600,
        2200,
      ),
      step(
        'breath of air',
        layers(glowingCoals, {
          over: sparkle('#FFA030', '#000000', 1500, 0.06),
          ambient: breathing('#6A1C06', 3000),
        }),
        2400,
        1800,
      ),
      step(
        'fading',
        layers(coals, {
          over: sparkle('#C03808', '#000000', 2200, 0.04),
          ambient: breathing('#2A0803', 5000),
        }),
        3000,
        2600,
      ),
      step(
        'small flame',
        layers(glowingCoals, {
          over: fire('#7A1C04', '#D86010', 3000),
          ambient: fire('#5A1404', '#A84008', 3000),
        }),
        2600,
        1600,
      ),
    ],
    { accent: { over: sparkle('#E85810', '#000000', 1600, 0.05) } },
  ),
  round(
    'Welding',
    'welding, welder, grinder, forge, blacksmith, soldering, anvil, metalworking, angle grinder',
    () => [
      ...series(9, (at) =>
        step(
          `sparks ${at + 1}`,
          layers(picture(...welding(at)), { ambient: at % 3 === 0 ? solid('#4868C0') : solid('#2A4088') }),
          420,
          300,
        ),
      ),
      step(
        'cooling',
        layers(
          picture(
            fill('#03040A'),
            rect(0, 9, 5, 2, '#202838'),
            rect(5, 9, 5, 2, '#2A3448'),
            rect(3, 9, 4, 2, '#A02808'),
            rect(4, 9, 2, 2, '#E86018'),
          ),
          { over: sparkle('#803008', '#000000', 1200, 0.04), ambient: solid('#1A0C08') },
        ),
        2600,
        700,
      ),
    ],
    { accent: { over: sparkle('#FFC060', '#000000', 400, 0.06) } },
  ),
];
