import {
  breathing,
  disc,
  fill,
  gradient,
  layers,
  line,
  picture,
  pixel,
  rect,
  step,
  wave,
} from '../../program/commands';
import { dim } from '../../program/color';
import type { Element } from '../../program/Program';
import { film, round, series } from './motion';
import { plotted, sprite, swing } from './shapes';
import { scene, type Scene } from './Scene';

const melon = [
  'ggggggggggg',
  'lrrrrrrrrl',
  'lrkrrrkrrl',
  '.lrrkrrrl.',
  '.lrrrrkrl.',
  '..lkrrrl..',
  '..lrrkrl..',
  '...lrrl...',
  '....ll....',
];

function slice(bites: number): Element[] {
  const bitten = [
    [4, 3],
    [6, 4],
    [2, 3],
  ].slice(0, bites);
  return [
    fill('#2A8A70'),
    rect(0, 0, 10, 14, '#186858'),
    ...sprite(
      ['.........g', ...melon.map((row) => row.slice(0, 10))].slice(1).toReversed(),
      { g: '#28A040', l: '#C8F0A0', r: '#FF3850', k: '#30101C' },
      0,
      3,
    ),
    ...bitten.map(([x = 0, y = 0]) => disc(x, y, 1, '#186858')),
  ];
}

function dripping(at: number): Element[] {
  const drips = [2, 5, 8].map((x, number) => {
    const fallen = (at + number * 5) % 15;
    const high = 3 + Math.min(fallen, 6);
    return [
      rect(x - 1, 3, 2, Math.max(high - 3, 1), '#F0A010'),
      ...(fallen > 6
        ? [disc(x - 1, high + (fallen - 6), 0, '#FFC030'), pixel(x, high + (fallen - 6), '#E08808')]
        : [rect(x - 1, high, 2, 1, '#FFD060')]),
    ];
  });
  return [
    fill('#4A2404'),
    rect(0, 0, 10, 14, '#3A1C04'),
    rect(0, 0, 10, 3, '#FFB820'),
    rect(0, 3, 10, 1, '#E89810'),
    pixel(1 + (at % 8), 1, '#FFF0B0'),
    ...drips.flat(),
    rect(0, 12, 10, 2, '#D08408'),
    rect((at * 2) % 8, 12, 3, 1, '#FFC840'),
  ];
}

const flames = ['#FFE890', '#FFC040', '#FFF4C0'];

function advent(lit: number, at: number): Element[] {
  return [
    fill('#1C0E08'),
    rect(0, 11, 10, 3, '#145020'),
    ...[0, 3, 5, 8].map((x) => pixel(x, 12, '#2C8838')),
    ...[1, 6, 9].map((x) => pixel(x, 11, '#E02830')),
    ...[1, 3, 6, 8].flatMap((x, candle) => {
      const top = [5, 6, 6, 5][candle] ?? 5;
      const isLit = candle < lit;
      return [
        rect(x, top, 1, 11 - top, '#C02028'),
        rect(x, top, 1, 1, isLit ? '#FF8060' : '#D04038'),
        ...(isLit
          ? [
              pixel(x, top - 1, '#FF9A20'),
              pixel(x, top - 2, flames[(at + candle) % 3] ?? '#FFE890'),
              pixel(x + ((at + candle) % 2 === 0 ? 1 : -1), top - 1, '#8A3A0C'),
            ]
          : [pixel(x, top - 1, '#3A2A24')]),
      ];
    }),
  ];
}

function reggae(at: number): Element[] {
  return plotted((x, y) => {
    const band = Math.floor((y + swing((x + at) / 10) * 1.4 + 0.5) / 4.7);
    return band <= 0 ? '#E02818' : band === 1 ? '#FFC818' : '#18A838';
  });
}

function greenEye(open: number, look: number): Element[] {
  return [
    fill('#0C1C08'),
    rect(0, 0, 10, 14, '#081004'),
    ...(open === 0
      ? [line(1, 7, 8, 7, '#3C6810')]
      : [disc(4, 7, open, '#78C818'), disc(5, 7, open, '#78C818'), rect(0, 7, 10, 1, '#98E030')]),
    ...(open > 0
      ? [rect(4 + look, 8 - open, 2, open * 2 - 1, '#102004'), pixel(4 + look, 7, '#E8FF80')]
      : []),
    ...series(5, (number) =>
      pixel((number * 3 + look + 1) % 10, number % 2 === 0 ? 1 : 12, dim('#78C818', 0.35)),
    ),
  ];
}

export const delicacies: readonly Scene[] = [
  round('Watermelon', 'watermelon, melon, slice of watermelon, watermelon slice, summer fruit', () => [
    step('whole', layers(picture(...slice(0)), { ambient: gradient('#F04860', '#30A050') }), 2400, 400),
    step('a bite', layers(picture(...slice(1)), { ambient: gradient('#F04860', '#30A050') }), 1400, 250),
    step('two bites', layers(picture(...slice(2)), { ambient: gradient('#F04860', '#30A050') }), 1400, 250),
    step('three bites', layers(picture(...slice(3)), { ambient: gradient('#F04860', '#30A050') }), 1800, 250),
  ]),
  round(
    'Honey',
    'honey, dripping honey, honey dripping, honeycomb, syrup, maple syrup, caramel, nectar, golden syrup, honey & dripping',
    () =>
      film(
        'drip',
        series(15, (at) => layers(picture(...dripping(at)), { ambient: wave('#A86808', '#6A3A04', 8000) })),
        620,
      ),
  ),
  round(
    'Advent',
    'advent, advent wreath, first advent, second advent, third advent, fourth advent, advent candle, advent sunday, advent & candle',
    () =>
      [1, 2, 3, 4].flatMap((lit) =>
        [0, 1, 2].map((at) =>
          step(
            `${['first', 'second', 'third', 'fourth'][lit - 1] ?? ''} candle ${at + 1}`,
            layers(picture(...advent(lit, at)), {
              ambient: breathing(dim('#C86A20', 0.2 + lit * 0.15), 5000),
            }),
            900,
            500,
          ),
        ),
      ),
  ),
  round('Reggae', 'reggae, rasta, jamaica, bob marley, dub, ska music, one love, rastafari', () =>
    film(
      'sway',
      series(10, (at) => layers(picture(...reggae(at)), { ambient: wave('#B02010', '#107828', 5000) })),
      500,
    ),
  ),
  round(
    'Jealous',
    'jealous, jealousy, envy, envious, green with envy, greed, greedy, resentment, grudge',
    () => [
      step('stares', layers(picture(...greenEye(3, 0)), { ambient: breathing('#3C6808', 2600) }), 1600, 300),
      step(
        'looks aside',
        layers(picture(...greenEye(3, -1)), { ambient: breathing('#3C6808', 2600) }),
        1200,
        250,
      ),
      step(
        'narrows',
        layers(picture(...greenEye(2, -1)), { ambient: breathing('#4C7808', 2200) }),
        1400,
        400,
      ),
      step('shut', layers(picture(...greenEye(0, 0)), { ambient: breathing('#2C4C04', 2600) }), 500, 200),
      step(
        'looks back',
        layers(picture(...greenEye(2, 1)), { ambient: breathing('#4C7808', 2200) }),
        1400,
        250,
      ),
    ],
  ),
  scene('Matcha', 'matcha, matcha latte, green tea', () => [
    step(
      'whisked',
      layers(
        picture(
          fill('#4A6A28'),
          disc(4, 7, 5, '#8AB850'),
          disc(5, 7, 5, '#8AB850'),
          disc(4, 6, 2, '#D8E8A8'),
          disc(6, 8, 1, '#E8F0C8'),
        ),
        {
          over: wave('#385020', '#506830', 9000),
          ambient: breathing('#6A8C3C', 7000),
        },
      ),
      null,
    ),
  ]),
];
