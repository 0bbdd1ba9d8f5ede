import {
  aurora,
  breathing,
  comet,
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

const nightSky = [
  fill('#02041A'),
  rect(0, 6, 10, 4, '#040828'),
  rect(0, 10, 10, 4, '#0A1038'),
  ...[
    [1, 1],
    [6, 0],
    [8, 3],
    [3, 4],
    [0, 7],
    [5, 8],
    [9, 9],
    [2, 11],
    [7, 12],
  ].map(([x = 0, y = 0], at) => pixel(x, y, at % 3 === 0 ? '#FFF2D0' : at % 3 === 1 ? '#90A8E8' : '#C8D8FF')),
];

const farStars = [
  pixel(1, 2, '#FFFFFF'),
  pixel(8, 1, '#FFE8F4'),
  pixel(5, 5, '#FFFFFF'),
  pixel(2, 9, '#E8F0FF'),
  pixel(7, 10, '#FFFFFF'),
  pixel(4, 12, '#D8D0FF'),
];

const dipper: readonly (readonly [number, number])[] = [
  [1, 1],
  [2, 4],
  [4, 6],
  [5, 8],
  [4, 11],
  [8, 12],
  [8, 9],
];

function constellation(lit: number, joined: boolean): Element[] {
  const path = [...dipper, dipper[3] ?? [5, 8]];
  const lines = path.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = path[at] ?? [x, y];
    return line(fromX, fromY, x, y, '#10246A');
  });
  const stars = dipper.map(([x, y], at) => pixel(x, y, at < lit ? '#FFF8E0' : '#38508A'));
  return [
    fill('#02030E'),
    ...(joined ? lines : []),
    ...stars,
    pixel(8, 2, '#28386A'),
    pixel(1, 9, '#28386A'),
  ];
}

export const space: readonly Scene[] = [
  round(
    'Starry sky',
    'starry sky, starry night, night sky, stargazing, starlight, starlit, twinkle, twinkling, twinkle twinkle little star, under star, stars, starry, twinkling stars, million stars',
    () => [
      step(
        'stars',
        layers(picture(...nightSky), {
          over: sparkle('#B8C8FF', '#000000', 2400, 0.06),
          ambient: breathing('#141C58', 9000),
        }),
        9600,
        1200,
      ),
      step(
        'shooting star',
        layers(picture(...nightSky), { over: comet('#FFFFFF', '#000000', 1800), ambient: solid('#0E1444') }),
        1800,
        300,
      ),
      step(
        'still stars',
        layers(picture(...nightSky), {
          over: sparkle('#FFE8C0', '#000000', 3000, 0.05),
          ambient: breathing('#141C58', 9000),
        }),
        6000,
        600,
      ),
    ],
    { accent: { over: sparkle('#DCE4FF', '#000000', 2400, 0.07) } },
  ),
  round(
    'Northern lights',
    'northern light, aurora, aurora borealis, polar light, southern light, aurora australis, arctic night, arctic light',
    () => [
      step(
        'green curtain',
        layers(aurora('#10F090', '#2850D8', 7000), {
          over: sparkle('#A8B8E8', '#000000', 3200, 0.03),
          ambient: aurora('#0CA070', '#1C2C90', 9000),
        }),
        11000,
        3000,
      ),
      step(
        'violet veil',
        layers(aurora('#18D8A8', '#A030F0', 6000), {
          over: picture(...farStars),
          ambient: aurora('#109078', '#5018A0', 9000),
        }),
        9000,
        3500,
      ),
      step(
        'rose crown',
        layers(aurora('#4858F0', '#F030A0', 6000), {
          over: sparkle('#A8B8E8', '#000000', 3200, 0.03),
          ambient: aurora('#0C7070', '#801860', 9000),
        }),
        8000,
        3500,
      ),
    ],
    { accent: { over: aurora('#0C9060', '#3818A0', 8000) } },
  ),
  round(
    'Nebula',
    'nebula, stardust, star dust, space cloud, orion nebula, cosmic dust, stellar nursery, pillars of creation',
    () => [
      step(
        'rose cloud',
        layers(aurora('#E83A90', '#3830D0', 12000), {
          over: picture(...farStars),
          ambient: breathing('#6A1878', 8000),
        }),
        10000,
        3000,
      ),
      step(
        'teal heart',
        layers(gradient('#30C0C8', '#48107A'), {
          over: aurora('#701858', '#28106A', 9000),
          ambient: breathing('#20487A', 8000),
        }),
        8000,
        4000,
      ),
      step(
        'golden dust',
        layers(aurora('#F07838', '#7820A8', 12000), {
          over: sparkle('#FFF4E8', '#000000', 2600, 0.05),
          ambient: breathing('#782858', 8000),
        }),
        9000,
        4000,
      ),
    ],
  ),
  round(
    'Meteor shower',
    'meteor shower, shooting star, falling star, meteor, meteorite, perseid, leonid, wish upon star, make wish, asteroid, comet',
    () => [
      step(
        'first',
        layers(picture(...nightSky.slice(0, 9)), {
          over: comet('#FFF6E0', '#000000', 1200),
          ambient: solid('#0A1240'),
        }),
        3000,
        400,
      ),
      step(
        'pair',
        layers(comet('#FFFFFF', '#040830', 1000), {
          over: comet('#88B8FF', '#000000', 1400),
          ambient: comet('#A8C8FF', '#0A1240', 1000),
        }),
        5700,
        500,
      ),
      step(
        'slow fireball',
        layers(comet('#FFC070', '#04061C', 2600), {
          over: sparkle('#8898D8', '#000000', 2600, 0.05),
          ambient: comet('#FFB060', '#0A1240', 2600),
        }),
        2600,
        400,
      ),
    ],
    { accent: { over: comet('#FFFFFF', '#000000', 2400) } },
  ),
  round(
    'Constellation',
    'constellation, big dipper, great bear, ursa major, zodiac, star sign, horoscope, plough, astrology, astronomy, star map',
    () => [
      ...film(
        'star',
        series(8, (at) => layers(picture(...constellation(at, false)), { ambient: solid('#060A2A') })),
        700,
      ),
      step(
        'lines',
        layers(picture(...constellation(7, true)), {
          over: sparkle('#6A7CC0', '#000000', 2400, 0.04),
          ambient: breathing('#101C5A', 6000),
        }),
        8000,
        1800,
      ),
    ],
  ),
];
