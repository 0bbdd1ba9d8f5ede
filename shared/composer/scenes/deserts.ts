import {
  type RenderLayer,
  breathing,
  comet,
  disc,
  fill,
  layers,
  picture,
  pixel,
  rect,
  step,
} from '../../program/commands';
import type { Command, Element } from '../../program/Program';
import { cycle } from './motion';
import { blend, land, scatter, shade, swing, wrap } from './shapes';
import { scene, type Scene } from './Scene';

const black = '#000000';

const stars = '01 32 60 14';

function dunes(
  sky: string,
  horizon: string,
  lit: string,
  shadow: string,
  camel: number,
  ...lights: Element[]
): RenderLayer {
  const ridge = [6, 6, 7, 7, 6, 6, 5, 5, 5, 5];
  const walkers = [0, 4].flatMap((behind) => {
    const x = camel - behind;
    const y = 13 - (ridge[Math.min(Math.max(x, 0), 9)] ?? 5);
    return [
      pixel(x - 1, y, '#241008'),
      pixel(x + 1, y, '#241008'),
      rect(x - 1, y - 1, 3, 1, '#241008'),
      pixel(x, y - 2, '#241008'),
      pixel(x + 2, y - 2, '#241008'),
    ];
  });
  return picture(
    fill(blend(horizon, shadow, 0.4)),
    ...shade(0, 9, sky, horizon),
    ...lights,
    ...walkers,
    ...land('6677665555', lit),
    ...land('3344566544', shadow),
    ...land('4433222345', blend(lit, shadow, 0.35)),
    ...land('1000001123', shadow),
  );
}

const strata = [
  '#E08850',
  '#C86038',
  '#D87840',
  '#A84428',
  '#C05830',
  '#E09058',
  '#983820',
  '#B85030',
  '#7C2C1C',
];

function canyon(at: number): Command {
  const light = swing(at / 16);
  const eagle = wrap(at, 16) - 3;
  const walls = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((row) => {
    const stone = strata[row % strata.length] ?? black;
    const [left, right] = [
      Math.round(2 + row * 0.22) + (row % 4 === 0 ? 1 : 0),
      Math.round(1.6 + row * 0.26) + (row % 3 === 0 ? 1 : 0),
    ];
    return [
      rect(0, row + 3, left, 1, blend(stone, '#280C18', 0.4 - light * 0.4)),
      rect(10 - right, row + 3, right, 1, blend(stone, '#280C18', 0.4 + light * 0.4)),
    ];
  });
  const dusk = Math.abs(light);
  return picture(
    fill(blend('#A85028', '#7C3048', dusk)),
    ...shade(0, 11, blend('#3C90D8', '#6C5C98', dusk), blend('#F0D8B0', '#F8A868', dusk)),
    ...shade(11, 3, '#2C88A0', '#1C6080'),
    ...walls,
    ...scatter('4c 5b 6d', '#A8ECF0', at % 2),
    ...(at % 4 < 2
      ? [rect(eagle, 3, 3, 1, '#2C1410')]
      : [pixel(eagle, 2, '#2C1410'), pixel(eagle + 1, 3, '#2C1410'), pixel(eagle + 2, 2, '#2C1410')]),
  );
}

export const deserts: readonly Scene[] = [
  scene(
    'Desert',
    'desert, dune, sahara, sand dune, caravan, camel, gobi, sand, arabian desert',
    () => [
      ...Array.from({ length: 8 }, (_, at) => {
        const late = at / 7;
        const sky = [blend('#3C88D0', '#B05838', late), blend('#F0D098', '#F88830', late)] as const;
        const ground = [blend('#F0B050', '#E07028', late), blend('#B06820', '#6C2810', late)] as const;
        return step(
          `caravan ${at + 1}`,
          dunes(...sky, ...ground, at * 2 + 2, disc(7, 1 + (at >> 1), 2, '#FFF4C0')),
          1500,
          at === 0 ? 0 : 1100,
        );
      }),
      step(
        'desert night',
        layers(
          dunes(
            '#080C2C',
            '#4C3C70',
            '#5C507C',
            '#241C40',
            -9,
            ...scatter(stars, '#FFFFFF'),
            disc(7, 3, 2, '#F0ECD8'),
          ),
          { over: comet('#FFFFFF', black, 5000), ambient: breathing('#1C1C48', 5000) },
        ),
        5000,
        2500,
      ),
      step(
        'morning',
        dunes('#3C88D0', '#F0D098', '#F0B050', '#B06820', 2, disc(7, 1, 2, '#FFF4C0')),
        2500,
        2500,
      ),
    ],
    { loopFrom: 'caravan 2' },
  ),
  scene(
    'Canyon',
    'canyon, grand canyon, gorge, ravine, red rock, rocky gorge, monument valley, arizona, wild west, eagle',
    () => cycle('canyon', 16, 900, canyon),
    { loopFrom: 'canyon 2' },
  ),
];
