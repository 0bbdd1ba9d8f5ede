import {
  breathing,
  drawing,
  fill,
  gradient,
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
import { film, round, series } from './motion';
import { ball, sprite } from './shapes';

const steam = [
  ['', '   s  s', '    s  s', '    s  s', '   s  s', '   s  s'],
  ['   t  t', '    t  t', '   s  s', '   s  s', '    s  s', '    s  s'],
  ['    t  t', '   t  t', '   t  t', '    s  s', '    s  s', '   s  s'],
];
const cup = [
  '  kkkkkk',
  ' wccccccw',
  ' wwwwwwwww',
  ' wwwwwwW w',
  ' wwwwwwWww',
  '  wwwwwW',
  'SSSSSSSSSS',
  '  SSSSSS',
];

function coffee(at: number): Element[] {
  return [
    fill('#140803'),
    ...ball(4.5, 6, 4.6, '#241006'),
    ...sprite(steam[at % 3] ?? [], { s: '#A08468', t: '#4A382A' }, 0, 0),
    ...sprite(cup, { k: '#7A4418', c: '#3A1C08', w: '#F0DCC0', W: '#B89878', S: '#8A6848' }, 0, 6),
  ];
}

const heartMug = ['rrrrrrrr', 'rrwrrwrrrr', 'rwwwwwwr r', 'rrwwwwrr r', 'rrrwwrrrrr', 'rrrrrrrR', ' rrrrrR'];
const cream = [
  ['   ww', ' wwwcw', 'mmwwwwpp'],
  ['', '   ww  p', 'mwwcwwpp'],
  ['   ww', ' mwwwc', 'mmwwwpp'],
];

/** A mug with a heap of cream on which marshmallows bob. */
function cocoa(at: number): Element[] {
  return [
    fill('#180A10'),
    ...ball(4, 6, 4.8, '#2A1014'),
    ...sprite(steam[at % 3] ?? [], { s: '#806A60', t: '#3A2C2C' }, -1, -1),
    ...sprite(cream[at % 3] ?? [], { w: '#FFF4E4', c: '#9A5A28', m: '#FFFFFF', p: '#FFA8BC' }, 0, 4),
    ...sprite(heartMug, { r: '#C81820', R: '#80101C', w: '#FFE8E0' }, 0, 7),
  ];
}

/** A tall glass with a slice of lemon and a straw; bubbles rise. */
function lemonade(at: number): Element[] {
  const bubbles = series(9, (bubble) =>
    pixel(2 + ((bubble * 5) % 6), 4 + ((bubble * 4 + 20 - at) % 9), bubble % 2 === 0 ? '#FFFFF0' : '#FFF890'),
  );
  return [
    fill('#04181C'),
    line(7, 0, 5, 4, '#FF4870'),
    ...ball(1.5, 2.5, 1.6, '#FFE020'),
    rect(1, 2, 2, 1, '#FFF8B0'),
    rect(1, 3, 8, 1, '#C8E8E0'),
    rect(1, 4, 8, 6, '#E8B810'),
    rect(2, 10, 6, 3, '#F0C820'),
    rect(1, 4, 1, 6, '#90B8A0'),
    rect(8, 4, 1, 6, '#90B8A0'),
    rect(3, 5 + (at % 2), 2, 2, '#FFF4B8'),
    rect(5, 7 - (at % 2), 2, 2, '#FFF0A0'),
    rect(2, 13, 6, 1, '#C8E8E0'),
    ...bubbles,
  ];
}

const goblet = [
  '',
  'g        g',
  'g        g',
  'g        g',
  'g        g',
  'g        g',
  ' g      g',
  '  gggggg',
  '    gg',
  '    gg',
  '    gg',
  '    gg',
  '  gggggg',
  ' gggggggg',
];

/** A glass of red wine, `level` rows full; its surface leans by `lean`. */
function wine(level: number, lean: number): Element[] {
  const rows = series(level, (row) => {
    const y = 6 - row;
    const tilt = row === level - 1 ? lean : 0;
    return rect(
      (y === 6 ? 2 : 1) + Math.max(tilt, 0),
      y,
      (y === 6 ? 6 : 8) - Math.abs(tilt),
      1,
      row === level - 1 ? '#C81840' : row > 1 ? '#980C28' : '#68061C',
    );
  });
  return [
    fill('#120408'),
    ...rows,
    ...drawing(goblet, { g: '#6A6878' }),
    pixel(1, 2, '#E8E8FF'),
    pixel(1, 3, '#A8A8C0'),
  ];
}

const stein = [
  '',
  '',
  '',
  ' gaaaaaag',
  ' gaaaaaaggg',
  ' gaaaaaag g',
  ' gaaaaaag g',
  ' gaaaaaag g',
  ' gaaaaaag g',
  ' gaaaaaaggg',
  ' gaaaaaag',
  ' gaaaaaag',
  ' gggggggg',
];

/** A stein under a head of foam that swells and runs over. */
function beer(at: number): Element[] {
  const bubbles = series(8, (bubble) =>
    pixel(2 + ((bubble * 5) % 6), 4 + ((bubble * 3 + 16 - at) % 8), '#FFE8A0'),
  );
  const swell = at % 4 > 1 ? 1 : 0;
  return [
    fill('#140A02'),
    ...sprite(stein, { g: '#C8B890', a: '#E08A10' }, 0, 1),
    ...bubbles,
    rect(1, 2, 8, 3, '#FFF8E8'),
    rect(2 - swell, 1, 6 + swell, 1, '#FFF8E8'),
    rect(3 + swell, 0, 3, 1, '#E8DCC0'),
    rect(0, 3, 1, 2 + ((at >> 1) % 4), '#F0E4C8'),
    pixel(3, 5, '#FFF0D0'),
    pixel(6, 5 + swell, '#FFF0D0'),
  ];
}

export const drinks: readonly Scene[] = [
  round(
    'Coffee',
    'coffee, cup of coffee, espresso, cappuccino, latte, coffee break, coffee time, tea, cup of tea, tea time, mug, caffeine, morning coffee, barista, teatime, coffee cup, cup of cocoa',
    () =>
      film(
        'steam',
        series(6, (at) => layers(picture(...coffee(at)), { ambient: breathing('#6A3814', 5000) })),
        1150,
      ),
  ),
  round(
    'Hot chocolate',
    'hot chocolate, cocoa, hot cocoa, cup of chocolate, hot choc, drinking chocolate, chocolate milk, comfort drink',
    () =>
      film(
        'marshmallows',
        series(6, (at) => layers(picture(...cocoa(at)), { ambient: gradient('#4A1810', '#5A2414') })),
        1100,
      ),
  ),
  round(
    'Lemonade',
    'lemonade, lemon, fizzy drink, soda, soft drink, sparkling water, lemon soda, cold drink, cola, refreshment, bubbly drink, champagne, prosecco, juice',
    () =>
      series(18, (at) =>
        step(
          `bubbles ${at + 1}`,
          layers(picture(...lemonade(at)), { ambient: sparkle('#FFF080', '#4A4408', 900, 0.15) }),
          480,
          420,
        ),
      ),
    { accent: { over: sparkle('#FFF8D0', '#000000', 700, 0.07) } },
  ),
  round(
    'Wine',
    'wine, red wine, glass of wine, wine glass, sommelier, wine tasting, vineyard, burgundy wine, vino, mulled wine',
    () => [
      ...film(
        'pouring',
        [3, 1, 2, 3, 4].map((level, at) =>
          layers(picture(...wine(level, 0), ...(at === 0 ? [] : [line(5, 0, 5, 6 - level, '#B01030')])), {
            ambient: solid('#30060E'),
          }),
        ),
        800,
        600,
      ),
      ...film(
        'swirl',
        [2, 0, -2, 0, 2, 0, -2, 0].map((lean) =>
          layers(picture(...wine(4, lean)), { ambient: breathing('#580C1C', 4000) }),
        ),
        650,
      ),
      step(
        'shimmer',
        layers(picture(...wine(4, 0)), {
          over: gradient('#38040C', '#000000'),
          ambient: breathing('#6A1420', 3600),
        }),
        3600,
        900,
      ),
    ],
  ),
  round('Beer', 'beer, pint, pint of beer, lager, ale, stein, guinness, foam, beer mug, weissbier', () =>
    film(
      'foam',
      series(16, (at) => layers(picture(...beer(at)), { ambient: breathing('#8A5408', 4000) })),
      550,
    ),
  ),
];
