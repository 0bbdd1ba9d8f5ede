import {
  aurora,
  breathing,
  disc,
  fill,
  layers,
  line,
  picture,
  pixel,
  pulse,
  rain,
  rect,
  solid,
  step,
} from '../../program/commands';
import type { Element } from '../../program/Program';
import { cycle } from './motion';
import { blend, hanging, land, scatter, shade, swing, wrap } from './shapes';
import { scene, type Scene } from './Scene';

const black = '#000000';

const firstBolt = bolt([6, 2], [3, 6], [6, 7], [3, 13]);

const secondBolt = bolt([2, 2], [5, 5], [3, 7], [7, 13]);

const farBolt = bolt([8, 1], [6, 4], [8, 5], [6, 8]);

const fork = [line(5, 6, 8, 9, '#B8A8FF'), line(8, 9, 7, 11, '#8070D8')];

/** A bright line from corner to corner, with a glow beside it. */
function bolt(...corners: readonly [x: number, y: number][]): Element[] {
  const along = (dx: number, color: string) =>
    corners.slice(1).map(([x, y], at) => {
      const [fromX, fromY] = corners[at] ?? [x, y];
      return line(fromX + dx, fromY, x + dx, y, color);
    });
  return [...along(-1, '#6058B8'), ...along(1, '#A8A0FF'), ...along(0, '#FFFFFF')];
}

function stormSky(cloud: string, belly: string, below: string): Element[] {
  return [
    ...shade(0, 14, belly, below),
    ...hanging('5645334565', belly),
    ...hanging('4433223454', blend(belly, cloud, 0.5)),
    ...hanging('2321112332', cloud),
  ];
}

const gloom = picture(...stormSky('#6C7CA8', '#34406C', '#060A18'));

function hailstones(at: number): Element[] {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((stone) => {
    const time = at + stone * 3;
    const x = wrap(stone * 7 + 3 * Math.floor(time / 8), 10);
    const y = [-1, 3, 7, 12, 9, 8, 10, 12][time % 8] ?? 0;
    const drift = time % 8 > 3 ? (time % 8) - 3 : 0;
    const side = stone % 2 ? x + (drift >> 1) : x - (drift >> 1);
    const trail = time % 8 < 3 ? [line(x, y - 2, x, y - 1, '#5A7078')] : [];
    return [...trail, pixel(side, y, '#F4FCFF')];
  });
}

function funnel(at: number): Element[] {
  return Array.from({ length: 11 }, (_, row) => {
    const width = Math.max(2, Math.round(9 - row * 0.8));
    const middle = 4.8 + swing(at / 12 + row * 0.06) * row * 0.17;
    const left = Math.round(middle - width / 2);
    const streak = left + wrap(at * 2 + row * 3, width);
    return [
      rect(left, row + 2, width, 1, blend('#5E6C78', '#8A8478', row / 10)),
      rect(streak, row + 2, Math.min(2, left + width - streak), 1, '#C4CCC4'),
    ];
  }).flat();
}

export const weather: readonly Scene[] = [
  scene(
    'Thunderstorm',
    'thunderstorm, storm, thunder, tempest, thunder and lightning, stormy, stormy night, stormy weather',
    () => [
      step(
        'gathering',
        layers(gloom, { over: rain('#94B4E8', black, 1100, 0.3), ambient: breathing('#1C2850', 5000) }),
        4500,
      ),
      step(
        'bolt',
        layers(picture(...stormSky('#A8B0F0', '#7078C0', '#20244C'), ...firstBolt), {
          ambient: pulse('#F4F6FF', 1000),
        }),
        450,
      ),
      step(
        'afterglow',
        layers(picture(...stormSky('#6A70A8', '#444C88', '#10142C')), {
          over: rain('#A0C0F4', black, 1000, 0.4),
          ambient: breathing('#2A3470', 3000),
        }),
        1200,
        700,
      ),
      step(
        'downpour',
        layers(gloom, {
          over: rain('#A0C0F4', black, 850, 0.65),
          ambient: rain('#3A5088', '#0A1024', 1400, 0.3),
        }),
        4200,
        800,
      ),
      step(
        'sheet lightning',
        layers(picture(...stormSky('#C8B8FF', '#6A60B8', '#0C0E20')), { ambient: pulse('#8A80E0', 900) }),
        500,
        150,
      ),
      step(
        'second bolt',
        layers(picture(...stormSky('#A8B0F0', '#585EA8', '#181C3C'), ...secondBolt, ...fork), {
          ambient: pulse('#D8DCFF', 900),
        }),
        450,
      ),
      step(
        'rumble',
        layers(gloom, { over: rain('#94B4E8', black, 1200, 0.35), ambient: breathing('#1C2850', 4000) }),
        4000,
        1200,
      ),
    ],
    {
      loopFrom: 'bolt',
      accent: {
        steps: [step('flash', pulse('#F4F6FF', 700), 700)],
        under: rain('#94B4E8', black, 1000, 0.4),
      },
    },
  ),
  scene(
    'Lightning',
    'lightning, lightning bolt, bolt, thunderbolt, lightning strike, electric storm, heat lightning, flash of lightning, lightning & flash',
    () => [
      step(
        'charged air',
        layers(aurora('#2C2060', '#7A5CE0', 5000), { ambient: breathing('#2A1E60', 3000) }),
        2600,
      ),
      step(
        'strike',
        layers(picture(fill('#E8E0FF'), ...shade(0, 14, '#4A3C98', '#14102C'), ...secondBolt, ...fork), {
          ambient: pulse('#E8E0FF', 1400),
        }),
        500,
      ),
      step(
        'dying glow',
        layers(aurora('#382878', '#9A80FF', 4000), { ambient: breathing('#2A1E60', 3000) }),
        2800,
        900,
      ),
      step(
        'far strike',
        layers(picture(...shade(0, 14, '#2C2468', '#0C0A1C'), ...farBolt), {
          ambient: pulse('#6A5AC0', 1000),
        }),
        500,
      ),
      step('hush', layers(aurora('#241A54', '#6448C0', 6000), { ambient: solid('#0C0820') }), 3400, 900),
      step(
        'great strike',
        layers(
          picture(
            ...shade(0, 14, '#5A50B0', '#18143C'),
            ...firstBolt,
            line(3, 6, 0, 9, '#C8BCFF'),
            line(5, 9, 8, 12, '#B0A0FF'),
          ),
          { ambient: pulse('#FFFFFF', 1600) },
        ),
        550,
      ),
      step(
        'stillness',
        layers(aurora('#2C2060', '#7A5CE0', 5000), { ambient: breathing('#1C1444', 4000) }),
        3200,
        1200,
      ),
    ],
    {
      loopFrom: 'strike',
      accent: {
        steps: [
          step(
            'strike',
            layers(picture(fill('#14102C'), ...secondBolt), { ambient: pulse('#E8E0FF', 900) }),
            450,
          ),
        ],
      },
    },
  ),
  scene(
    'Hail',
    'hail, hailstorm, hailstone, sleet, ice pellet, graupel',
    () =>
      cycle(
        'hailstones',
        24,
        250,
        (at) =>
          picture(
            fill(blend('#1C2C34', '#3A5058', (at % 4) / 3)),
            ...shade(0, 13, '#3A4C54', '#101A20'),
            ...land('1111111111', '#7C949C'),
            ...hailstones(at),
          ),
        90,
      ),
    { loopFrom: 'hailstones 2' },
  ),
  scene(
    'Tornado',
    'tornado, twister, whirlwind, cyclone, hurricane, typhoon, waterspout, tornado & prairie',
    () =>
      cycle('funnel', 12, 500, (at) =>
        picture(
          fill(blend('#1A241C', '#34402C', (at % 6) / 5)),
          ...shade(0, 13, '#2E3A30', '#0C100C'),
          ...land('1111111111', '#3A3018'),
          rect(0, 0, 10, 2, '#4A5650'),
          disc(wrap(at, 12) - 1, 0, 1, '#66726C'),
          ...funnel(at),
          ...scatter('1b 3d 7c 9b 5d 8d', '#B08848', at * 3),
        ),
      ),
    { loopFrom: 'funnel 2' },
  ),
];
