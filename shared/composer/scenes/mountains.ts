import {
  type RenderLayer,
  breathing,
  disc,
  fill,
  layers,
  picture,
  pixel,
  rect,
  sparkle,
  step,
} from '../../program/commands';
import type { Command, Element } from '../../program/Program';
import { cycle } from './motion';
import { blend, land, scatter, shade, swing, wrap, sprite } from './shapes';
import { scene, type Scene } from './Scene';

const black = '#000000';

/** A sky of two colours over a mountain of three. */
function alps(
  top: string,
  horizon: string,
  snow: string,
  rock: string,
  wood: string,
  ...lights: Element[]
): Element[] {
  return [
    ...shade(0, 11, top, horizon),
    ...lights,
    ...land('0000002468', blend(snow, horizon, 0.3)),
    ...land('0000002435', blend(rock, horizon, 0.3)),
    ...land('3579ba8642', snow),
    ...land('3567787542', rock),
    ...land('4332223233', wood),
    ...land('1121112212', blend(wood, black, 0.45)),
  ];
}

const stars = '01 32 60 14';

const otherStars = '20 51 03 35';

function nightAlps(near: string, far: string): RenderLayer {
  const moon = disc(7, 2, 2, '#FFF0C8');
  return picture(
    fill('#0C1434'),
    ...alps(
      '#04081C',
      '#1C2C60',
      '#8094CC',
      '#1C2448',
      '#060E14',
      ...scatter(stars, near),
      ...scatter(otherStars, far),
      moon,
    ),
  );
}

function volcano(glow: number, flow: number, ...sparks: Element[]): Command {
  const lava = blend('#601000', '#FF8020', glow);
  const stream = (x: number, dx: number) =>
    Array.from({ length: flow }, (_, at) =>
      pixel(x + Math.round(dx * at), 6 + at, blend('#FFD050', '#D83000', at / 7)),
    );
  return layers(
    picture(
      ...shade(0, 14, '#48141C', blend('#A02C10', '#FF6818', glow)),
      disc(5, 2, 3, blend('#2C1418', '#5C2418', glow)),
      disc(3, 1, 2, blend('#2C1418', '#6C2C1C', glow)),
      ...land('2346886432', '#1C0E14'),
      ...land('1234664321', '#28161A'),
      rect(4, 6, 2, 1, lava),
      rect(4, 5, 2, 1, blend('#2C1418', lava, glow)),
      ...stream(4, -0.5),
      ...stream(5, 0.6),
      ...sparks,
    ),
    {
      over: sparkle('#FF8020', black, 500, glow > 0.8 ? 0.04 : 0.02),
      ambient: breathing(blend('#2A0804', '#D03808', glow), 2500),
    },
  );
}

function lavaFlow(at: number): Command {
  const plates = ['01', '61', '34', '95', '17', '68', '3b', '8c', '0d', '5f'].flatMap((spot, plate) => {
    const x = Number.parseInt(spot.charAt(0), 16) + Math.round(swing(at / 18 + plate * 0.3) * 0.7);
    const y = wrap(Number.parseInt(spot.charAt(1), 16) + at, 18) - 2;
    return [disc(x, y, plate % 3 ? 1 : 2, '#801804'), rect(x - 1, y - 1, 2, plate % 3 ? 2 : 3, '#1C0A08')];
  });
  return picture(
    fill(blend('#A02404', '#E84808', 0.5 + swing(at / 9) / 2)),
    ...shade(0, 7, '#FFB020', '#FF6008'),
    ...shade(7, 7, '#FF6008', '#D02800'),
    ...plates,
  );
}

export const mountains: readonly Scene[] = [
  scene(
    'Mountains',
    'mountain, alps, peak, summit, mountain range, alpenglow, himalaya, snowy mountain, mount everest, rocky mountains, highland, matterhorn',
    () => [
      step(
        'day',
        layers(picture(...alps('#2C70C8', '#A8D0E8', '#FFFFFF', '#4C5C80', '#1C5438')), {
          ambient: breathing('#4C88C0', 8000),
        }),
        6000,
      ),
      step(
        'alpenglow',
        layers(picture(...alps('#4C4898', '#F0A888', '#FF8C78', '#6C3458', '#1C3438')), {
          ambient: breathing('#D06860', 6000),
        }),
        6000,
        4000,
      ),
      step(
        'blue hour',
        layers(picture(...alps('#0C1848', '#5C6CB0', '#A0B0F0', '#2C3868', '#0C1C28')), {
          ambient: breathing('#24306C', 8000),
        }),
        4500,
        3500,
      ),
      step('night', nightAlps('#C8D4FF', '#3C4C80'), 2500, 2500),
      step('stars turn', nightAlps('#5C6CA0', '#C8D4FF'), 2500, 2000),
      step('deep night', nightAlps('#C8D4FF', '#3C4C80'), 2500, 2000),
      step(
        'first light',
        layers(picture(...alps('#3C5CA8', '#F8D0A8', '#FFE8D0', '#5C5478', '#1C4438')), {
          ambient: breathing('#C09088', 6000),
        }),
        6000,
        4000,
      ),
    ],
    {
      loopFrom: 'alpenglow',
      accent: {
        over: picture(
          ...land('1232345321', '#3A4A68'),
          ...sprite(['....w.', '..w.ww'], { w: '#E8F0FF' }, 2, 9),
        ),
      },
    },
  ),
  scene(
    'Volcano',
    'volcano, eruption, volcanic eruption, erupting volcano, vesuvius, etna, vulcano, krakatoa, erupting',
    () => [
      step('rumble', volcano(0.35, 0), 3000),
      step('glow', volcano(0.7, 1), 1500, 1200),
      step('eruption', volcano(1, 2, ...scatter('43 52 34 63', '#FFE080')), 900, 500),
      step(
        'fountain',
        volcano(1, 4, ...scatter('42 51 22 72 40 61', '#FFD060'), ...scatter('43 54 34 63', '#FF8018')),
        900,
        700,
      ),
      step(
        'bombs fly',
        volcano(1, 5, ...scatter('12 82 31 70 51', '#FFB040'), ...scatter('43 53 44 54 34 63', '#FFE080')),
        900,
        700,
      ),
      step(
        'bombs fall',
        volcano(0.95, 6, ...scatter('05 96 24 83', '#FF8020'), ...scatter('42 52 43 54', '#FFD060')),
        1000,
        700,
      ),
      step(
        'lava runs',
        volcano(0.85, 7, ...scatter('09 99', '#FF6018'), ...scatter('44 54', '#FFA030')),
        4000,
        1000,
      ),
      step('cooling', volcano(0.5, 7), 3000, 2000),
      step('sleep', volcano(0.35, 0), 2500, 2000),
    ],
    { loopFrom: 'glow' },
  ),
  scene(
    'Lava flow',
    'lava, magma, lava flow, molten rock, molten, lava stream, lava river',
    () => cycle('crust drifts', 18, 650, lavaFlow),
    { loopFrom: 'crust drifts 2' },
  ),
];
