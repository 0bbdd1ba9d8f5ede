import {
  breathing,
  drawing,
  fill,
  gradient,
  layers,
  picture,
  pixel,
  rect,
  solid,
  disc,
  line,
} from '../../program/commands';
import type { Element } from '../../program/Program';
import type { Scene } from './Scene';
import { film, round, series } from './motion';
import { ball } from './shapes';

const corners = [
  pixel(0, 1, '#A8B8E8'),
  pixel(9, 0, '#E8E8FF'),
  pixel(1, 13, '#D8D0FF'),
  pixel(8, 12, '#8090C8'),
  pixel(9, 4, '#506098'),
  pixel(0, 9, '#506098'),
];

const world = [
  'WWWWWWWWWWWWWWWWWWWW',
  'BGGGBBWWBBGGGGGGGGGB',
  'BGGGGGBBBGGGGGGGGGGB',
  'BBGGGBBBBGGBGGGGGGBB',
  'BBBGBBBBBDDDDGGGGBBB',
  'BBBBGGBBBDDDGBGBGBBB',
  'BBBBGGGBBBGGGBBBBGBB',
  'BBBBGGGBBBGGBBBBBDDB',
  'BBBBBGBBBBBGBBBBBDDB',
  'WWWWWWWWWWWWWWWWWWWW',
];

function globe(turn: number): Element[] {
  const rows = world.map((row, y) => {
    const margin = Math.ceil(4.5 - Math.sqrt(4.9 ** 2 - (y - 4.5) ** 2));
    return ' '.repeat(margin) + (row + row).slice(turn + margin, turn + 10 - margin);
  });
  return [
    fill('#01020A'),
    ...corners,
    ...drawing(['', '', ...rows], { W: '#D8F0FF', B: '#1050D0', G: '#28A848', D: '#C8A040' }),
  ];
}

const bands = [
  '#7A4420',
  '#C88448',
  '#F0C890',
  '#A85828',
  '#F0D8A8',
  '#C07038',
  '#E8B878',
  '#8A5028',
  '#603418',
];

/** A giant with bands and a great spot, and its moon on the way round it. */
function giant(turn: number): Element[] {
  const angle = (turn * Math.PI) / 6;
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  const moon = rect(Math.round(4 + 4.6 * across), Math.round(5.5 - 5 * across + 2 * down), 2, 2, '#C8D8FF');
  const body = ball(4.5, 6, 4.4, '#000000').map((row, at) => ({ ...row, color: bands[at] ?? '#603418' }));
  const spot = (turn + 4) % 12;
  const near = down >= 0;
  return [
    fill('#020106'),
    ...corners,
    ...(near ? [] : [moon]),
    ...body,
    ...(spot < 7 ? [rect(7 - spot, 7, spot === 0 || spot === 6 ? 1 : 2, 1, '#E83818')] : []),
    ...(near ? [moon] : []),
  ];
}

/** A golden ball in a leaning ring along which light runs. */
function ringed(turn: number): Element[] {
  const ring = series(40, (at) => {
    const angle = (at * Math.PI) / 20;
    const [along, aside] = [6.4 * Math.cos(angle), 2.3 * Math.sin(angle)];
    const glint = Math.cos(angle - turn);
    return {
      near: aside > 0,
      dot: pixel(
        Math.round(4.5 + along * 0.68 + aside * 0.73),
        Math.round(6.5 - along * 0.73 + aside * 0.68),
        glint > 0.8 ? '#F4F8FF' : glint > 0.3 ? '#98A8D8' : '#505888',
      ),
    };
  });
  return [
    fill('#03020C'),
    ...ring.filter(({ near }) => !near).map(({ dot }) => dot),
    ...ball(4.5, 6.5, 2.6, '#B87830'),
    rect(2, 5, 6, 1, '#F0C070'),
    rect(2, 6, 6, 1, '#FFDC98'),
    rect(2, 8, 6, 1, '#D89848'),
    ...ring.filter(({ near }) => near).map(({ dot }) => dot),
  ];
}

export const planets: readonly Scene[] = [
  round(
    'Earth',
    'earth, globe, world, blue planet, planet earth, earth day, mother earth, earth from space, blue marble, continent',
    () => [
      ...film(
        'turn',
        series(20, (at) =>
          layers(picture(...globe(at)), { ambient: solid(at % 2 === 0 ? '#0A2058' : '#0C2A50') }),
        ),
        800,
      ),
    ],
  ),
  round('Planet', 'planet, jupiter, gas giant, planet with moon, orbit, exoplanet, solar system', () =>
    film(
      'orbit',
      series(12, (at) => layers(picture(...giant(at)), { ambient: gradient('#3A1C0C', '#2A1408') })),
      1000,
    ),
  ),
  round(
    'Saturn',
    'saturn, ringed planet, planet with ring, saturn ring, uranus',
    () => [
      ...film(
        'ring',
        series(8, (at) =>
          layers(picture(...ringed((at * Math.PI) / 4)), { ambient: breathing('#3A2450', 4500) }),
        ),
        900,
      ),
    ],
    { accent: { over: picture(disc(4, 6, 2, '#D8B070'), line(0, 8, 9, 4, '#F8E8C0')) } },
  ),
];
