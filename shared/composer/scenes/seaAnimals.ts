import { drawing, fill, gradient, layers, line, picture, pixel, rect } from '../../program/commands';
import type { Element } from '../../program/Program';
import { dim } from '../../program/color';
import { film, round, series } from './motion';
import { shifted, sprite } from './shapes';
import type { Scene } from './Scene';

const black = '#000000';

function water(weed: number): Element[] {
  return [
    fill('#0A4A78'),
    rect(0, 0, 10, 3, '#0A4468'),
    rect(0, 3, 10, 5, '#062F50'),
    rect(0, 8, 10, 4, '#041E3A'),
    rect(0, 12, 10, 2, '#4A3A1C'),
    ...[1, 8].flatMap((x) => [rect(x, 11, 1, 2, '#1C7A40'), rect(x + weed, 9, 1, 2, '#1C7A40')]),
  ];
}

const fishShapes = [
  ['..ooo...', '.owooo.o', 'okowoooo', 'oowoooo.', '.owooo.o', '..ooo...'],
  ['..ooo...', '.owooo..', 'okowoooo', 'oowooooo', '.owooo..', '..ooo...'],
];

function fish(at: number): Element[] {
  const bubbles = [13, 8].map((y, bubble) => pixel(2 + bubble * 5, (y - at + 28) % 14, '#7AC8E8'));
  const shape = drawing(fishShapes[at % 2] ?? [], { o: '#FF7A10', w: '#FFF0E0', k: black });
  return [...water(at % 4 < 2 ? 0 : 1), ...bubbles, ...shifted(shape, 10 - at, 4 + (at % 8 < 4 ? 0 : 1))];
}

const bells = [
  ['...cccc...', '..cwwwcc..', '.cwwccccc.', '.cwcccccc.', '.cccccccc.', '.c.cc.cc..'],
  ['..........', '...cccc...', '.cwwwcccc.', 'cwwccccccc', 'cccccccccc', 'c.cc.cc.cc'],
];

function jellyfish(at: number): Element[] {
  const isWide = at % 4 > 1;
  const rise = [0, 1, 1, 0, -1, -2, -2, -1][at] ?? 0;
  const threads = [2, 4, 5, 7].flatMap((x, thread) =>
    [0, 2, 4].map((y) =>
      rect(
        x + ((at + y / 2 + thread) % 4 < 2 ? 0 : thread < 2 ? -1 : 1),
        6 + y,
        1,
        2,
        dim('#D070F0', 0.9 - y * 0.16),
      ),
    ),
  );
  return shifted(
    [...threads, ...drawing(bells[isWide ? 1 : 0] ?? [], { c: '#A048E8', w: '#F4C8FF' })],
    0,
    1 + rise,
  );
}

const whale = [
  '........b.',
  '.......bbb',
  '........b.',
  '.bbbbb..b.',
  'bbbbbbb.b.',
  'bkbbbbbbb.',
  'bbbbbbbbb.',
  'wwwwbbbb..',
  '.wwwwbb...',
];

function spout(height: number): Element[] {
  const up = rect(3, 8 - height, 1, height, '#C8F0FF');
  return height < 3
    ? height > 0
      ? [up]
      : []
    : [
        up,
        rect(2, 7 - height, 3, 1, '#90D8FF'),
        pixel(1, 8 - height, '#90D8FF'),
        pixel(5, 8 - height, '#90D8FF'),
      ];
}

function swimmingWhale(height: number, dy: number): Element[] {
  return [
    rect(0, 0, 10, 10, '#0C1A3C'),
    pixel(8, 1, '#8090B8'),
    ...shifted([...drawing(whale, { b: '#3C78C8', k: black, w: '#C8DCF0' })], 0, 5 + dy),
    ...shifted(spout(height), 0, dy),
    rect(0, 12, 10, 2, '#0A5878'),
    ...[dy === 0 ? 0 : 2, 5 + dy].map((x) => rect(x, 11, 3, 1, '#1478A0')),
  ];
}

const turtle = ['...ssss...', '..sdsdss..', '.sdsdsdshh', '.sssssshhk', 'ggssssshh.', '.gg...gg..'];
const paddled = [
  '...ssss...',
  '..sdsdss..',
  '.sdsdsdshh',
  '.sssssshhk',
  'g.ssssshh.',
  '....g..g..',
  '...g..g...',
];

function paddling(at: number): Element[] {
  const shell = drawing(at % 4 < 2 ? turtle : paddled, {
    s: '#2E9A4A',
    d: '#8AD850',
    g: '#5CC070',
    h: '#5CC070',
    k: black,
  });
  const rays = [0, 3, 6].map((x) => line(x + 1, 0, x - 2 + (at % 8 < 4 ? 0 : 1), 9, '#0E5878'));
  return [
    fill('#0C5A80'),
    rect(0, 0, 10, 14, '#053A5C'),
    ...rays,
    ...shifted(shell, at - 10, 5 + (at % 6 < 3 ? 0 : 1)),
  ];
}

export const seaAnimals: readonly Scene[] = [
  round(
    'Fish',
    'fish, swimming fish, clownfish, nemo, fish swimming, carp, koi, trout, salmon run, piranha',
    () =>
      film(
        'swim',
        series(19, (at) => picture(...fish((at + 9) % 19))),
        260,
      ),
    {
      accent: {
        over: picture(
          ...sprite(['o.oo', 'oooo', 'o.oo'], { o: '#FF8020' }, 1, 4),
          ...sprite(['oo.o', 'oooo', 'oo.o'], { o: '#FFB030' }, 5, 9),
        ),
      },
    },
  ),
  round(
    'Jellyfish',
    'jellyfish, jelly fish, medusa, squid, octopus, deep sea creature, sea creature, kraken, tentacle, man of war',
    () =>
      film(
        'drift',
        series(8, (at) =>
          layers(picture(...jellyfish(at)), {
            over: gradient('#0C1450', '#020620'),
            ambient: gradient('#3A1870', '#28104C'),
          }),
        ),
        650,
      ),
  ),
  round(
    'Whale',
    'whale, whale song, orca, humpback, blue whale, dolphin, moby dick, spout, blowhole',
    () =>
      film(
        'breath',
        [0, 0, 1, 3, 5, 5, 4, 2, 0, 0].map((height, at) =>
          layers(picture(...swimmingWhale(height, at % 4 < 2 ? 0 : 1)), {
            ambient: gradient('#0C3058', '#0A4868'),
          }),
        ),
        500,
        350,
      ),
    {
      accent: {
        over: picture(...sprite(['....wwww', 'w..wwwww', '.wwwwwww', '..wwwww.'], { w: '#5880B8' }, 1, 8)),
      },
    },
  ),
  round('Turtle', 'turtle, tortoise, sea turtle, swimming turtle, terrapin', () =>
    film(
      'paddle',
      series(21, (at) => picture(...paddling((at + 10) % 21))),
      320,
    ),
  ),
];
