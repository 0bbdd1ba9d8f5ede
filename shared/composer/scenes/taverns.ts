import {
  breathing,
  drawing,
  fill,
  layers,
  line,
  picture,
  pixel,
  rect,
  sparkle,
  step,
  wave,
} from '../../program/commands';
import type { Element } from '../../program/Program';
import { round } from './motion';
import { scatter } from './shapes';
import { scene, type Scene } from './Scene';

function neonBar(glass: string, sign: string) {
  return layers(
    picture(
      line(1, 0, 4, 3, glass),
      line(8, 0, 5, 3, glass),
      rect(2, 1, 6, 1, glass),
      rect(4, 4, 2, 2, glass),
      rect(3, 6, 4, 1, glass),
      pixel(6, 0, '#FF4020'),
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
          '',
          'bb   a rr ',
          'b b a ar r',
          'bb  aaarr ',
          'b b a ar r',
          'bb  a ar r',
        ],
        {
          b: sign,
          a: glass,
          r: sign,
        },
      ),
    ),
    { over: wave('#000000', '#14061C', 4000), ambient: breathing('#7A1C68', 4500) },
  );
}

function pint(level: number, ...bubbles: readonly Element[]) {
  return layers(
    picture(
      rect(1, 2, 6, 11, '#3C3020'),
      rect(2, 12 - level, 4, level, '#F09018'),
      rect(1, 11 - level, 6, 1, '#FFF4DC'),
      rect(2, 10 - level, 4, 1, '#FFF4DC'),
      rect(1, 12, 6, 1, '#A88860'),
      rect(7, 4, 2, 1, '#A88860'),
      rect(9, 5, 1, 4, '#A88860'),
      rect(7, 9, 2, 1, '#A88860'),
      ...bubbles,
    ),
    { ambient: breathing('#A86018', 6000) },
  );
}

function coffeeCup(...steam: readonly string[]) {
  return layers(
    picture(
      fill('#28140C'),
      ...drawing(
        [
          ...steam,
          'wwwwwww',
          'wbbbbbwww',
          'wwwwwww w',
          'wwwwwww w',
          ' wwwwwww',
          '  wwwww',
          ' ',
          'sssssssss',
          ' sssssss',
        ],
        { v: '#B89C88', u: '#6A5448', w: '#FFF0DC', b: '#6A2C10', s: '#C88848' },
      ),
    ),
    { over: sparkle('#3C2410', '#000000', 1600, 0.05), ambient: breathing('#B8702C', 7000) },
  );
}

export const taverns: readonly Scene[] = [
  scene(
    'Neon bar',
    'bar, cocktail bar, cocktail, neon bar, lounge, speakeasy, martini, drink, happy hour, jazz club, smoky bar',
    () => [
      step('all lit', neonBar('#30E0FF', '#FF30A0'), 4200),
      step('sign out', neonBar('#30E0FF', '#3C0C28'), 500),
      step('sign back', neonBar('#30E0FF', '#FF30A0'), 2600),
      step('glass out', neonBar('#0C3038', '#FF30A0'), 600, 200),
      step('glass pink', neonBar('#FF60C8', '#40C8FF'), 3600, 400),
    ],
  ),
  round('Pub', 'pub, tavern, inn, irish pub, pub night, saloon, alehouse, local pub', () => [
    step('full', pint(8, ...scatter('3a 48 56', '#FFD070')), 1400, 800),
    step('bubbles', pint(8, ...scatter('38 46 5a', '#FFD070')), 1400, 800),
    step('first gulp', pint(6, ...scatter('49 37', '#FFD070')), 1600, 700),
    step('half', pint(4, ...scatter('5a 39', '#FFD070')), 1600, 700),
    step('last gulp', pint(2), 1500, 700),
    step('empty', pint(0), 1100, 700),
    step('tap', pint(3, rect(4, 0, 1, 8, '#FFC040')), 900, 400),
    step('filling', pint(6, rect(4, 0, 1, 5, '#FFC040')), 900, 800),
  ]),
  round('Café', 'café, cafe, coffee shop, coffee house, coffeehouse, bistro', () => [
    step('steam', coffeeCup('', '   v  v', '  v  v', '   v  v', '  u  u'), 1100, 900),
    step('curl', coffeeCup('  u  u', '  v  v', '   v  v', '  v  v', '   u  u'), 1100, 900),
    step('wisp', coffeeCup('   u  u', '    u  u', '   v  v', '  v  v', '  v  v'), 1100, 900),
  ]),
];
