import { disc, drawing, gradient, layers, picture, pixel, rect } from '../../program/commands';
import type { Element } from '../../program/Program';
import { dim } from '../../program/color';
import { film, round, series } from './motion';
import { shifted } from './shapes';
import type { Scene } from './Scene';

const engine = ['rrrr....k.', 'rwwr....k.', 'rwwrgggggg', 'rrrrgggggg', 'rrrrgggggy', 'rrrrrrrrrr'];

function train(at: number): Element[] {
  const puffs = [0, 2, 4].map((puff) => (at + puff) % 6);
  return [
    rect(0, 0, 10, 12, '#141C3C'),
    ...puffs.map((age) =>
      disc(8 - age * 2, 3 - Math.floor(age / 2), age > 0 ? 1 : 0, dim('#D8E0F0', 1 - age * 0.14)),
    ),

    ...shifted(
      drawing(engine, { r: '#D02828', w: '#FFE090', k: '#8A94AC', g: '#2C8048', y: '#FFF080' }),
      0,
      5,
    ),
    ...[1, 4, 7].flatMap((x) => [
      rect(x, 11, 2, 2, '#70788C'),
      pixel(x + (at % 2), 11 + (at % 2 === 0 ? 0 : 1), '#E8ECF4'),
    ]),
    rect(0, 13, 10, 1, '#4A3420'),
    ...[0, 3, 6, 9, 12].map((x) => pixel(x - (at % 3), 13, '#A08060')),
  ];
}

const sloop = [
  '....w.....',
  '....ww....',
  '..s.www...',
  '..s.www...',
  '.ss.wwww..',
  '.ss.wwww..',
  'sss.wwwww.',
  '....m.....',
  'bbbbbbbbbb',
  '.hhhhhhhh.',
];

function sailing(tilt: number, swell: number): Element[] {
  const rows = sloop.flatMap((row, y) =>
    shifted(
      drawing([row], { w: '#FFF0D8', s: '#F0A060', m: '#8A5A30', h: '#FF5020', b: '#FFD8A8' }),
      Math.round(((8 - y) * tilt) / 5),
      y,
    ),
  );
  return [
    rect(0, 0, 10, 5, '#1C184C'),
    rect(0, 5, 10, 3, '#4A2860'),
    rect(0, 8, 10, 3, '#8A3C58'),
    ...shifted(rows, 0, 1 + Math.abs(tilt)),
    rect(0, 11, 10, 3, '#0C3C6C'),
    ...[0, 5].map((x) => rect(x + swell, 11, 3, 1, '#2C80B0')),
    ...[-2, 3, 8].map((x) => rect(x - swell + 1, 13, 2, 1, '#1C5C90')),
  ];
}

const balloonShape = [
  '..rrr..',
  '.rwrrr.',
  'rwrrrrr',
  'rwrrrrr',
  'rrrrrrr',
  'rrrrrrr',
  '.rrrrr.',
  '..rrr..',
  '...d...',
];

function balloon(at: number): Element[] {
  const y = 13 - ((at + 8) % 24);
  const sway = at % 8 < 4 ? 0 : 1;
  return [
    rect(0, 0, 10, 14, '#0E3C70'),
    rect(-3, 3, 5, 2, '#5888B0'),
    rect(6, 10, 5, 2, '#4878A4'),
    rect(7, 9, 2, 1, '#4878A4'),
    ...shifted(drawing(balloonShape, { r: '#FF2838', w: '#FFC0C0', d: '#A01020' }), 1 + sway, y),
    ...[0, 2].map((knot) => rect(4 + sway - ((at + knot) % 4 < 2 ? 0 : 1), y + 9 + knot, 1, 2, '#D8D0C0')),
  ];
}

export const vehicles: readonly Scene[] = [
  round(
    'Train',
    'train, steam train, locomotive, railway, railroad, steam engine, choo choo, steam locomotive, polar express, rail, subway, tram',
    () =>
      film(
        'puff',
        series(6, (at) => layers(picture(...train(at)), { ambient: gradient('#28305C', '#3A2C3C') })),
        280,
        160,
      ),
  ),
  round(
    'Sailing boat',
    'sailing boat, sailboat, sailing, boat, ship, yacht, regatta, boat trip, sail, rocking boat, dinghy, voyage, pirate ship, rowing boat, rowboat',
    () =>
      film(
        'rocking',
        [
          [0, 0],
          [1, 1],
          [0, 2],
          [-1, 1],
        ].map(([tilt = 0, swell = 0]) =>
          layers(picture(...sailing(tilt, swell)), { ambient: gradient('#6A3458', '#803C50') }),
        ),
        1200,
        1000,
      ),
  ),
  round(
    'Balloon',
    'balloon, red balloon, rising balloon, hot air balloon, helium balloon, air balloon, float away, zeppelin',
    () =>
      film(
        'rise',
        series(24, (at) => layers(picture(...balloon(at)), { ambient: gradient('#1C5490', '#2C6CA8') })),
        300,
      ),
  ),
];
