import {
  breathing,
  fill,
  gradient,
  layers,
  picture,
  pixel,
  rect,
  solid,
  sparkle,
  step,
} from '../../program/commands';
import type { Element } from '../../program/Program';
import type { Scene } from './Scene';
import { film, round, series } from './motion';
import { ball, sprite } from './shapes';

const strawberry = [
  '     g',
  ' gg gg gg',
  '  gggggg',
  ' rrggggrr',
  'rrrrggrrrr',
  'rpyrrrryrr',
  'rprrryrrrr',
  'rrryrrrrrd',
  ' rrrrryrd',
  ' ryrrrrrd',
  '  rrryrd',
  '   rrrd',
  '    rd',
];
const strawberryColors = { g: '#20A030', r: '#E81828', p: '#FF98A0', y: '#FFE080', d: '#98081C' };
const dipped = { ...strawberryColors, r: '#5A2408', p: '#B87850', y: '#6A3010', d: '#381404' };

/** A strawberry at height `y`; from row `from` of it on it wears chocolate. */
function berry(y: number, from: number): Element[] {
  return [
    ...sprite(strawberry.slice(0, from), strawberryColors, 0, y),
    ...sprite(strawberry.slice(from), dipped, 0, y + from),
  ];
}

const scoops = [
  ['  vvvvvv', ' vvVvvvvv', '  vvvvvv'],
  ['  pppppp', ' ppPppppp', '  pppppp'],
  ['   mmmm', '  mmMmmm', '  mmmmmm'],
];
const scoopColors = { v: '#FFE8B0', V: '#FFFFF0', p: '#F06090', P: '#FFB8D0', m: '#50D8A0', M: '#B0FFE0' };

/** A cone with so many scoops, a cherry on top of three; drops run down it as it melts. */
function iceCream(count: number, melting = 0): Element[] {
  return [
    fill('#102848'),
    ...sprite(['  WcWcWc', '  cWcWcW', '   WcWc', '   cWcW', '    Wc'], { W: '#D88830', c: '#A85C18' }, 0, 9),
    ...scoops.slice(0, count).flatMap((rows, scoop) => sprite(rows, scoopColors, 0, 7 - scoop * 3)),
    ...(count === 3 ? [rect(4, 0, 2, 1, '#F01020')] : []),
    ...(melting > 0
      ? [rect(2, 9, 1, melting, '#FFE8B0'), rect(6, 9, 1, Math.max(melting - 1, 0), '#F06090')]
      : []),
  ];
}

/** A lollipop whose spiral turns. */
function lollipop(at: number): Element[] {
  const colors = ['#FF2870', '#FFF4F8', '#FF9820', '#30C8F0'];
  const swirl = series(40, (dot) => {
    const out = (dot >> 2) / 9;
    const angle = (at * Math.PI) / 8 + (dot % 4) * (Math.PI / 2) + out * 2.6;
    return pixel(
      Math.round(4.5 + 4 * out * Math.cos(angle)),
      Math.round(4.5 + 4 * out * Math.sin(angle)),
      colors[dot % 4] ?? '#FF2870',
    );
  });
  return [
    fill('#1C0624'),
    ...ball(4.5, 4.5, 4.3, '#D83890'),
    ...swirl,
    rect(4, 9, 2, 5, '#F4F0E0'),
    rect(5, 10, 1, 4, '#B8B0A0'),
  ];
}

const pot = [' hhhhhhhh', 'h kkkkkk h', 'hkkkkkkkkh', ' kkkkkkkk', ' kkkkkkkk', ' kkkkkkkk'];

/** A pot that simmers on blue flames. */
function soup(at: number): Element[] {
  const bubbles = [
    [2, 0],
    [5, 1],
    [7, 2],
    [4, 3],
  ]
    .filter(([, beat]) => (at + (beat ?? 0)) % 4 < 2)
    .map(([x = 0]) => rect(x, 5, 1 + (x % 2), 1, '#FFC060'));
  const vapour = [2, 5, 7].flatMap((x, strand) => [
    pixel(x + ((at + strand) % 2), 3, '#6A5C50'),
    pixel(x + ((at + strand + 1) % 2), 2, '#4A4038'),
    pixel(x + ((at + strand) % 2), 1, '#2A2420'),
  ]);
  const flames = series(8, (x) =>
    rect(x + 1, 12 - ((x + at) % 2), 1, 1 + ((x + at) % 2), (x + at) % 3 === 0 ? '#F0A030' : '#2868FF'),
  );
  return [
    fill('#100806'),
    ...vapour,
    rect(2, 5, 6, 1, '#E86018'),
    rect(1, 6, 8, 1, '#F07820'),
    ...bubbles,
    ...sprite(pot, { h: '#A0A8B8', k: '#586478' }, 0, 6),
    rect(2, 9, 1, 2, '#98A4B8'),
    ...flames,
    rect(0, 13, 10, 1, '#38302C'),
  ];
}

const heap = ['   yw wy', '  wywywyw', ' ywwywwyw'];

/** Popcorn that hops out of its box. */
function popcorn(at: number): Element[] {
  const hopping = series(5, (kernel) => {
    const beat = (at + kernel * 2) % 6;
    const y = 6 - ([0, 3, 5, 6, 5, 3][beat] ?? 0);
    const x = 1 + kernel * 2 - (beat > 3 ? 1 : 0);
    return [pixel(x, y, '#FFF4D0'), pixel(x + (beat > 2 ? -1 : 1), y, '#E8C060')];
  });
  const box = series(8, (stripe) =>
    rect(stripe + 1, 8, 1, stripe % 7 === 0 ? 3 : 6, stripe % 2 === 0 ? '#E01820' : '#FFF0E0'),
  );
  return [fill('#180408'), ...hopping.flat(), ...sprite(heap, { y: '#F0D080', w: '#FFF8E0' }, 0, 5), ...box];
}

export const food: readonly Scene[] = [
  round(
    'Strawberry',
    'strawberry, berry, fruit, strawberry and cream, chocolate strawberry, chocolate fountain, fresa',
    () => [
      step(
        'ripe',
        layers(picture(fill('#100406'), ...berry(0, 13)), {
          over: sparkle('#FFD8A0', '#000000', 1400, 0.03),
          ambient: breathing('#6A1018', 4000),
        }),
        4000,
        800,
      ),
      ...film(
        'dip',
        [1, 3, 5].map((y) =>
          layers(
            picture(
              fill('#100406'),
              ...berry(y, 13),
              rect(0, 10, 10, 4, '#4A1C08'),
              rect(0, 10, 10, 1, '#8A4418'),
            ),
            { ambient: solid('#3A1408') },
          ),
        ),
        700,
      ),
      ...film(
        'lift',
        [3, 1, 0].map((y) =>
          layers(
            picture(
              fill('#100406'),
              ...berry(y, 7),
              ...(y > 0 ? [rect(0, 10 + (3 - y), 10, 4, '#4A1C08')] : []),
            ),
            { ambient: solid('#48140C') },
          ),
        ),
        700,
      ),
      step(
        'coated',
        layers(picture(fill('#100406'), ...berry(0, 7)), {
          over: gradient('#300C04', '#000000'),
          ambient: breathing('#6A2010', 3000),
        }),
        3600,
        500,
      ),
    ],
  ),
  round(
    'Ice cream',
    'ice cream, icecream, gelato, ice cream cone, sundae, sorbet, ice lolly, popsicle, dessert, vanilla, frozen yogurt, scoop',
    () => [
      step(
        'three scoops',
        layers(picture(...iceCream(3)), { ambient: breathing('#3A5A90', 4000) }),
        2400,
        600,
      ),
      ...film(
        'melting',
        [1, 2, 3].map((drops) => layers(picture(...iceCream(3, drops)), { ambient: solid('#6A5A70') })),
        800,
      ),
      ...film(
        'scoop',
        [0, 1, 2].map((count) =>
          layers(picture(...iceCream(count)), {
            ambient: solid(['#183050', '#6A6048', '#783858'][count] ?? '#183050'),
          }),
        ),
        800,
        500,
      ),
    ],
  ),
  round(
    'Candy',
    'candy, lollipop, sweet, lolly, candy cane, bonbon, sugar, gummy bear, candy shop, candyland, jelly bean, sweet tooth',
    () =>
      film(
        'swirl',
        series(16, (at) =>
          layers(picture(...lollipop(at)), {
            ambient: sparkle(
              ['#FF60A0', '#FFB040', '#60D0FF', '#FFF0F8'][(at % 4) % 4] ?? '#FF60A0',
              '#30082A',
              900,
              0.18,
            ),
          }),
        ),
        450,
      ),
  ),
  round(
    'Soup',
    'soup, stew, pot, soup pot, broth, ramen, simmer, boiling, curry, goulash, chili, hot pot',
    () =>
      series(12, (at) =>
        step(
          `simmer ${at + 1}`,
          layers(picture(...soup(at)), {
            ambient: at % 3 === 0 ? breathing('#6A3810', 2400) : solid('#4A2C18'),
          }),
          500,
          420,
        ),
      ),
  ),
  round('Popcorn', 'popcorn, cinema snack, snack, corn, pop corn', () =>
    series(18, (at) =>
      step(
        `pop ${at + 1}`,
        layers(picture(...popcorn(at)), { ambient: sparkle('#FFD060', '#3A0C10', 600, 0.15) }),
        450,
        380,
      ),
    ),
  ),
];
