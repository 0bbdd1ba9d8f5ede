import {
  aurora,
  breathing,
  circle,
  drawing,
  fill,
  layers,
  line,
  picture,
  pixel,
  rainbow,
  rect,
  sparkle,
  step,
} from '../../program/commands';
import type { Element } from '../../program/Program';
import type { Scene } from './Scene';
import { film, round, series } from './motion';

const shamrock = [
  '',
  '   gg gg',
  '  gGGgGGg',
  '  gGGGGGg',
  '   gGGGg',
  ' gg gGg gg',
  'gGGgGGGgGG',
  'gGGGGGGGGG',
  'gGGGgGgGGG',
  ' ggg G ggg',
  '    gG',
  '     G',
  '     GG',
];

function flag(at: number): Element[] {
  const stripes = ['#E81818', '#FF8008', '#FFE010', '#10A030', '#1048E0', '#8018A8'];
  return [
    fill('#08060C'),
    ...series(10, (x) =>
      stripes.map((color, stripe) =>
        rect(x, stripe * 2 + 1 + Math.round(1.1 * Math.sin(((x - at) * Math.PI) / 4)), 1, 2, color),
      ),
    ).flat(),
  ];
}

const featherColors = ['#C82C0C', '#F08818', '#FFC848'];

const bird = [
  '   rrrr',
  ' yyrrrryy',
  ' yyyrryyy',
  'ooyyttyyoo',
  'ooottttooo',
  'oookttkooo',
  'rrotBBtorr',
  'rrbbRbbbrr',
  ' bbbRbbbb',
  ' bbbccbbb',
  ' bbccccbb',
  ' bbccccbb',
  '  bbbbbb',
  '   B  B',
];

/** A turkey before its tail, whose colours ripple; now and then it blinks. */
function turkey(at: number): Element[] {
  const [r = '', y = '', o = ''] = [0, 1, 2].map((feather) => featherColors[(feather + at) % 3]);
  return [
    fill('#100602'),
    ...drawing(bird, {
      r,
      y,
      o,
      t: '#E0B088',
      k: at % 3 === 2 ? '#A87048' : '#100804',
      B: '#FF9808',
      R: '#F01030',
      b: '#6A3410',
      c: '#A86430',
    }),
  ];
}

const potOfGold = [
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '  yYyyYy',
  ' kkkkkkkk',
  '  kkkkkk',
  ' kkkkkkkk',
  ' kkkkkkkk',
  '  kkkkkk',
  '  k    k',
];

export const parades: readonly Scene[] = [
  round(
    'St Patrick',
    'st patrick, st patrick day, saint patrick, saint patrick day, st patricks day, shamrock leaf, clover, four leaf clover, irish, ireland, leprechaun, pot of gold, good luck, lucky',
    () => [
      step(
        'shamrock',
        layers(picture(fill('#021006'), ...drawing(shamrock, { g: '#28C848', G: '#109030' })), {
          over: sparkle('#C8A830', '#000000', 1400, 0.05),
          ambient: breathing('#0C5A20', 5000),
        }),
        4200,
        1200,
      ),
      step(
        'rainbow',
        layers(
          picture(
            fill('#061430'),
            ...['#E82020', '#FF9010', '#FFE020', '#20B040', '#3060F0'].flatMap((color, band) => [
              circle(9, 9, 9 - band, color),
              pixel(9 - band, 0, '#061430'),
            ]),
          ),
          { ambient: aurora('#A86010', '#2840A0', 4000) },
        ),
        2400,
        1000,
      ),
      step(
        'pot of gold',
        layers(
          picture(
            fill('#04100A'),
            ...drawing(potOfGold, { k: '#444A58', y: '#FFC820', Y: '#FFF090' }),
            line(4, 0, 4, 6, '#483808'),
            line(5, 0, 5, 6, '#6A5410'),
          ),
          { over: sparkle('#FFD850', '#000000', 800, 0.07), ambient: breathing('#8A6810', 2600) },
        ),
        4000,
        900,
      ),
    ],
  ),
  round(
    'Pride',
    'pride, rainbow flag, pride flag, lgbt, lgbtq, pride month, love is love, gay pride, christopher street day, csd, queer, pride parade',
    () =>
      film(
        'flag',
        series(8, (at) => layers(picture(...flag(at)), { ambient: rainbow(6000) })),
        780,
      ),
  ),
  round('Thanksgiving', 'thanksgiving, turkey, harvest festival, thankful, gratitude, grateful', () =>
    film(
      'fan',
      series(6, (at) => layers(picture(...turkey(at)), { ambient: breathing('#7A3408', 4000) })),
      1050,
    ),
  ),
];
