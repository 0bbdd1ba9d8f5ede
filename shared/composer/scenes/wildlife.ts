import {
  breathing,
  drawing,
  fill,
  gradient,
  layers,
  picture,
  pixel,
  rect,
  step,
} from '../../program/commands';
import type { Element } from '../../program/Program';
import { film, round, series } from './motion';
import { shifted, sprite } from './shapes';
import type { Scene } from './Scene';

const cat = [
  'o....o....',
  'oo..oo....',
  'oooooo....',
  'ogoogo....',
  'ogoogo....',
  'ooppoo....',
  '.oooo....o',
  '.ooooo...o',
  '.oddooo..o',
  '.ooooooo.o',
  '.oddooooo.',
  '.owowooo..',
];

function sittingCat(isBlinking: boolean, tail: number): Element[] {
  const fur = {
    o: '#E88A30',
    d: '#A85A18',
    p: '#FFB0A0',
    w: '#FFE8D0',
    g: isBlinking ? '#9A5214' : '#70FF60',
  };
  return [
    fill('#1C1440'),
    rect(0, 0, 10, 13, '#141034'),
    ...sprite(cat, fur, 0, 1),
    ...(tail > 0 ? [rect(9, 5, 1, 2, '#141034'), pixel(8, 6, '#E88A30')] : []),
    rect(0, 13, 10, 1, '#5A3420'),
  ];
}

const flamingo = [
  '..ppp..',
  '.pp.pp.',
  'kp..pp.',
  'k..pp..',
  '..pp...',
  '.pppppr',
  'ppppprr',
  'pppprr.',
  '.ppp...',
];

function wading(at: number): Element[] {
  const dip = at % 4 === 2 ? 1 : 0;
  return [
    fill('#5A2A50'),
    rect(0, 0, 10, 6, '#38205A'),
    rect(0, 6, 10, 4, '#6A3058'),
    rect(0, 10, 10, 4, '#0C4A6A'),
    rect((at * 2) % 8, 12, 3, 1, '#2888A8'),
    rect(4, 9, 1, 4, '#E05078'),
    ...(at < 4 ? [rect(6, 9, 1, 4, '#E05078')] : [pixel(5, 10, '#E05078'), pixel(6, 9, '#E05078')]),
    ...sprite(flamingo, { p: '#FF6AA8', r: '#F03878', k: '#402030' }, 2, 1 + dip),
  ];
}

const unicorn = [
  '......g...',
  '.....g....',
  '..ma.w....',
  '.mabwww...',
  '.abcwkww..',
  'mbcwwwwww.',
  'abcdwwwwwp',
  'bcdwwwwww.',
  'cdewwww...',
  'dewwwww...',
  'ewwwwww...',
  'wwwwwww...',
];
const mane = ['#FF4060', '#FF9030', '#FFE040', '#40D860', '#40A0FF', '#B060FF'];

function maned(at: number): Element[] {
  const colors = Object.fromEntries(
    Array.from('mabcde', (letter, index) => [letter, mane[(index + at) % 6] ?? '']),
  );
  return [
    fill('#302058'),
    rect(0, 0, 10, 14, '#20184A'),
    ...[
      [8, 1],
      [1, 0],
      [9, 11],
      [3, 1],
    ].flatMap(([x = 0, y = 0], index) => (index % 2 === at % 2 ? [pixel(x, y, '#C8C0FF')] : [])),
    ...sprite(unicorn, { ...colors, w: '#F0ECFF', g: '#FFD860', k: '#302058', p: '#FFA8C8' }, 0, 2),
  ];
}

const penguin = [
  '..kkkk..',
  '.kkkkkk.',
  '.kwkkwk.',
  '.kkookk.',
  'kkwoowkk',
  'kkwwwwkk',
  'kkwwwwkk',
  'k.wwww.k',
  '..wwww..',
  '.oo..oo.',
];

function waddling(at: number): Element[] {
  const lean = [0, 1, 0, -1][at % 4] ?? 0;
  const body = penguin.flatMap((row, y) =>
    shifted(
      drawing([row], { k: '#5878B8', w: '#F0F6FF', o: '#FFA020' }),
      1 + (y < 5 ? lean : 0),
      2 + y + (at % 2 === 1 && y < 9 ? -1 : 0),
    ),
  );
  return [
    fill('#5A88B0'),
    rect(0, 0, 10, 12, '#0C2444'),
    rect(0, 12, 10, 2, '#A8D0E8'),
    ...body,
    ...[0, 1, 2, 3, 4].map((flake) => pixel((flake * 3 + 1) % 10, (flake * 5 + at * 2) % 12, '#8AA8C8')),
  ];
}

const frog = ['.gg..gg.', 'gwkggwkg', 'gggggggg', 'rrrrrrrr', '.gggggg.', 'gg.gg.gg'];

function leaping(y: number, isOut: boolean): Element[] {
  return [
    fill('#0C3A30'),
    rect(0, 0, 10, 11, '#08201C'),
    rect(0, 11, 10, 3, '#0C5068'),
    rect(1, 11, 8, 1, '#2C9848'),
    ...(isOut ? [rect(0, 12, 2, 1, '#58B0C8'), rect(8, 12, 2, 1, '#58B0C8')] : []),
    ...sprite(frog, { g: '#58D840', w: '#F8FFE0', k: '#102010', r: '#288820' }, 1, y),
  ];
}

const swan = [
  '..ww......',
  '.wwww.....',
  'okw.ww....',
  '.....w....',
  '....ww....',
  '...ww..ww.',
  '..wwwwwwww',
  '..wwwwwww.',
  '...wwwww..',
];

function gliding(at: number): Element[] {
  const x = [0, 0, 1, 1, 0, 0][at % 6] ?? 0;
  return [
    fill('#0A1C3C'),
    rect(0, 0, 10, 10, '#081430'),
    rect(0, 10, 10, 4, '#0A2C54'),
    ...sprite(swan, { w: '#F4F8FF', o: '#FF8A20', k: '#202838' }, x, 2),
    rect(2 + x, 11, 6, 1, '#7890B8'),
    rect(((at * 2) % 8) + 1, 12, 3, 1, '#1C5080'),
    rect(8 - ((at * 2) % 8), 13, 2, 1, '#184470'),
  ];
}

const night = { ambient: breathing('#241A58', 6000) };

export const wildlife: readonly Scene[] = [
  round(
    'Cat',
    'cat, kitten, kitty, tomcat, tabby, house cat, pussycat, cat & eye, meow, ginger cat, purring, purr',
    () => [
      step('sits', layers(picture(...sittingCat(false, 0)), night), 2200, 300),
      step('tail', layers(picture(...sittingCat(false, 1)), night), 900, 400),
      step('blink', layers(picture(...sittingCat(true, 1)), night), 400, 150),
      step('stare', layers(picture(...sittingCat(false, 0)), night), 1600, 400),
      step('doze', layers(picture(...sittingCat(true, 0)), night), 1800, 600),
    ],
    {
      accent: {
        over: picture(
          ...sprite(cat, { o: '#E88A30', d: '#A85A18', p: '#FFB0A0', w: '#FFE8D0', g: '#70FF60' }, 0, 2),
        ),
      },
    },
  ),
  round('Flamingo', 'flamingo, pink flamingo, heron, ibis, wading bird', () =>
    film(
      'wade',
      series(8, (at) => layers(picture(...wading(at)), { ambient: gradient('#A04870', '#582858') })),
      800,
      600,
    ),
  ),
  round('Unicorn', 'unicorn, unicorn & rainbow, my little pony, fairy horse, pegasus', () =>
    film(
      'shimmer',
      series(6, (at) => layers(picture(...maned(at)), { ambient: gradient('#8050C0', '#C05090') })),
      700,
    ),
  ),
  round('Penguin', 'penguin, emperor penguin, pingu, waddle, waddling', () =>
    film(
      'waddle',
      series(8, (at) => layers(picture(...waddling(at)), { ambient: breathing('#3A6A98', 5000) })),
      450,
      250,
    ),
  ),
  round('Frog', 'frog, toad, tadpole, frog & pond, ribbit, croak, frog prince', () => [
    step('sits', picture(...leaping(6, false)), 1800, 400),
    step('crouch', picture(...leaping(7, false)), 500, 250),
    step('leap', picture(...leaping(2, true)), 500, 200),
    step('falls', picture(...leaping(4, true)), 400, 200),
    step('lands', picture(...leaping(7, true)), 500, 200),
  ]),
  round('Swan', 'swan, swan lake, swan & lake, white swan, duck, goose, cygnet, ugly duckling', () =>
    film(
      'glide',
      series(6, (at) => layers(picture(...gliding(at)), { ambient: breathing('#1A3468', 7000) })),
      1100,
      900,
    ),
  ),
];
