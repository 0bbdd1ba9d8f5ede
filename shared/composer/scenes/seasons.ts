import {
  breathing,
  drawing,
  fill,
  layers,
  line,
  picture,
  pixel,
  rain,
  rect,
  solid,
} from '../../program/commands';
import type { Element } from '../../program/Program';
import type { Scene } from './Scene';
import { film, round, series } from './motion';
import { ball, sprite } from './shapes';

const springFlowers = [
  [1, '#FF6090'],
  [4, '#FFD030'],
  [7, '#C070FF'],
  [9, '#FF8040'],
] as const;

/** A meadow whose flowers have grown `grown` LEDs high, under a sun that climbs. */
function spring(grown: number): Element[] {
  const flowers = springFlowers.flatMap(([x, color], at) => {
    const height = Math.max(Math.min(grown - at, 4 - (at % 2)), 0);
    const top = 12 - height;
    const open = grown - at > 4;
    return height === 0
      ? []
      : [
          line(x, 12, x, top, '#28A030'),
          ...(open
            ? [
                rect(x - 1, top - 1, 3, 1, color),
                pixel(x, top - 2, color),
                pixel(x, top, color),
                pixel(x, top - 1, '#FFF0A0'),
              ]
            : [pixel(x, top, height > 2 ? color : '#58C840')]),
        ];
  });
  return [
    fill('#2470B8'),
    rect(0, 6, 10, 4, '#3888C0'),
    ...ball(8, 3 - Math.min(grown, 4) * 0.5, 2.2, '#FFE060'),
    ...ball(2, 2.5, 1, '#D8ECFF'),
    rect(1, 3, 4, 1, '#D8ECFF'),
    rect(0, 11, 10, 3, '#187020'),
    rect(0, 13, 10, 1, '#105018'),
    ...flowers,
  ];
}

const butterfly = [
  ['p p', 'ppp', 'p p'],
  ['', ' p', ' p'],
];

/** The sun with rays that turn, over a field of grain in the wind. */
function summer(at: number): Element[] {
  const rays = series(10, (ray) => {
    const angle = (ray * Math.PI) / 5 + (at * Math.PI) / 20;
    const long = (ray + at) % 2 === 0 ? 4.8 : 4.2;
    return line(
      Math.round(4.5 + 3.6 * Math.cos(angle)),
      Math.round(4.5 + 3.6 * Math.sin(angle)),
      Math.round(4.5 + long * Math.cos(angle)),
      Math.round(4.5 + long * Math.sin(angle)),
      '#FFC020',
    );
  });
  const grain = series(10, (x) =>
    rect(x, 10 + ((x + at) % 4 === 0 ? 1 : 0), 1, 2, (x + at) % 4 < 2 ? '#FFD850' : '#C89020'),
  );
  return [
    fill('#1880D8'),
    rect(0, 7, 10, 4, '#50A8E0'),
    ...rays,
    ...ball(4.5, 4.5, 2.95, '#FFB010'),
    ...ball(4.5, 4.5, 2.2, '#FFE050'),
    rect(0, 11, 10, 3, '#A87010'),
    ...grain,
    rect(0, 13, 10, 1, '#6A4408'),
  ];
}

const leafColors = ['#F06010', '#D82810', '#FFB020', '#B83C08'];
const crown = ['  roor', ' ryooyro', 'royroooyr', 'oyoorryoor', 'roroyoorro', ' oyrooryo', '  rottro'];

/** A tree that sheds its leaves in the wind; `at` 0 to 7. */
function autumn(at: number): Element[] {
  const leaves = series(7, (leaf) =>
    pixel(
      (leaf * 3 + ((at + leaf) % 4 > 1 ? 1 : 0)) % 10,
      5 + ((leaf * 3 + at) % 8),
      leafColors[leaf % 4] ?? '#F06010',
    ),
  );
  const heap = [1, 2, 6, 8].map((x, place) => pixel(x, 12, leafColors[(place + (at >> 2)) % 4] ?? '#F06010'));
  return [
    fill('#142440'),
    rect(0, 7, 10, 3, '#1C2C48'),
    rect(0, 10, 10, 3, '#283448'),
    ...drawing(crown, { r: '#B82810', o: '#E86010', y: '#FFB828', t: '#6A3814' }),
    rect(4, 6, 2, 7, '#7A4418'),
    pixel(3, 7, '#7A4418'),
    ...leaves,
    rect(0, 13, 10, 1, '#8A3C08'),
    ...heap,
  ];
}

const cottage = [
  '',
  '',
  '',
  '',
  '      c',
  '   wwwcw',
  '  wwwwwww',
  ' wwwwwwwww',
  '  hhhhhhh',
  '  hyyhhdh',
  '  hyyhhdh',
  'sshhhhhdhs',
  'ssssssssss',
  'SSSSSSSSSS',
];

/** A cottage deep in snow, a light in its window, flakes coming down. */
function winter(at: number): Element[] {
  const flakes = series(12, (flake) =>
    pixel(
      (flake * 7 + ((at + flake) % 4 === 0 ? 1 : 0)) % 10,
      (flake * 5 + at) % 12,
      flake % 3 === 0 ? '#FFFFFF' : '#7890B8',
    ),
  );
  const smoke = [
    pixel(6 + (at % 2), 3, '#485068'),
    pixel(7 - (at % 2), 2, '#303850'),
    pixel(7 + (at % 2), 1, '#202840'),
  ];
  return [
    fill('#060C28'),
    ...smoke,
    ...drawing(cottage, {
      w: '#D8E8FF',
      c: '#6A3828',
      h: '#3A2018',
      y: at % 2 === 0 ? '#FFC040' : '#FFA828',
      d: '#7A3C18',
      s: '#A8C4E8',
      S: '#6888B8',
    }),
    ...flakes,
  ];
}

export const seasons: readonly Scene[] = [
  round(
    'Spring',
    'spring, springtime, spring time, spring morning, spring meadow, march, april, may, primavera, fruehling',
    () => [
      ...film(
        'growing',
        [3, 4, 5, 6, 7, 8].map((grown) =>
          layers(picture(...spring(grown)), { ambient: solid(grown < 5 ? '#2C6A78' : '#489048') }),
        ),
        1000,
      ),
      ...film(
        'butterfly',
        [
          [0, 5],
          [2, 4],
          [3, 5],
          [5, 4],
          [7, 3],
        ].map(([x = 0, y = 0], at) =>
          layers(picture(...spring(8), ...sprite(butterfly[at % 2] ?? [], { p: '#FFF4FF' }, x, y)), {
            ambient: breathing('#58A050', 5000),
          }),
        ),
        800,
        600,
      ),
      ...film(
        'closing',
        [5, 2].map((grown) => layers(picture(...spring(grown)), { ambient: solid('#2C6A78') })),
        1400,
      ),
    ],
  ),
  round(
    'Summer',
    'summer, summertime, summer day, summer time, midsummer, heat, heatwave, heat wave, hot day, june, july, august, dog days, sommer',
    () =>
      film(
        'sun',
        series(8, (at) => layers(picture(...summer(at)), { ambient: breathing('#C88820', 5000) })),
        900,
      ),
  ),
  round(
    'Autumn',
    'autumn, fall, indian summer, october, september, november, herbst, leaf fall, autumnal',
    () =>
      film(
        'leaves',
        series(8, (at) =>
          layers(picture(...autumn(at)), {
            ambient: at % 2 === 0 ? breathing('#7A2C08', 4000) : solid('#6A3408'),
          }),
        ),
        750,
      ),
    { accent: { over: rain('#E86010', '#000000', 5000, 0.12) } },
  ),
  round(
    'Winter',
    'winter, wintertime, winter wonderland, snowed in, december, january, february, winter cottage, cabin in snow, hygge, ski lodge, log cabin, cabin',
    () =>
      film(
        'snowfall',
        series(12, (at) => layers(picture(...winter(at)), { ambient: breathing('#24386A', 6000) })),
        800,
      ),
  ),
];
