import {
  aurora,
  breathing,
  circle,
  fill,
  gradient,
  layers,
  picture,
  pixel,
  pulse,
  rect,
  solid,
  sparkle,
  step,
} from '../../program/commands';
import type { Element } from '../../program/Program';
import type { Scene } from './Scene';
import { film, round, series } from './motion';
import { ball } from './shapes';

const armColors = ['#FFE2B8', '#E8B8F0', '#A890FF', '#6A70F0', '#3A40B8', '#1C1C68'];

/** Two arms that wind out of a bright core. */
function spiral(turn: number): Element[] {
  const arms = series(44, (at) => {
    const out = (at >> 1) / 21;
    const angle = turn + (at % 2) * Math.PI - out * 4.1;
    const r = 1.4 + out * 5.6;
    const color = armColors[Math.floor(out * 5.99)] ?? '#1C1C68';
    return pixel(Math.round(4.5 + r * 0.82 * Math.cos(angle)), Math.round(6.5 + r * Math.sin(angle)), color);
  });
  return [
    fill('#03020E'),
    ...ball(4.5, 6.5, 2.2, '#4A2C70'),
    ...arms,
    rect(3, 6, 4, 2, '#FFC890'),
    rect(4, 5, 2, 4, '#FFF0D0'),
  ];
}

const heat = ['#2A0802', '#6A1C04', '#B84408', '#F08A20', '#FFC860', '#FFF2D0'];

/** A ring of glowing gas round nothing, brightest where it comes towards us. */
function glowingRing(turn: number): Element[] {
  const glow = (angle: number) => heat[Math.round((1 + Math.cos(angle - turn)) * 2.5)] ?? '#2A0802';
  const halo = series(26, (at) => {
    const angle = (at * Math.PI) / 13;
    return pixel(
      Math.round(4.5 + 3.4 * Math.cos(angle)),
      Math.round(6.5 + 3.6 * Math.sin(angle)),
      glow(angle),
    );
  });
  const disk = series(28, (at) => {
    const angle = (at * Math.PI) / 14;
    return pixel(
      Math.round(4.5 + 4.7 * Math.cos(angle)),
      Math.round(6.9 + 0.9 * Math.sin(angle)),
      glow(angle),
    );
  }).filter((dot) => dot.type !== 'pixel' || dot.y >= 7 || dot.x < 2 || dot.x > 7);
  return [fill('#000002'), ...halo, ...disk];
}

export const deepSpace: readonly Scene[] = [
  round(
    'Galaxy',
    'galaxy, milky way, spiral galaxy, andromeda, universe, cosmos, cosmic, outer space, space, deep space, interstellar, big bang',
    () =>
      series(12, (at) =>
        step(
          at === 0 ? 'spiral' : `turn ${at}`,
          layers(picture(...spiral((at * Math.PI) / 12)), {
            ambient:
              at % 2 === 0 ? gradient('#28207A', '#28207A') : sparkle('#5040A8', '#1A1458', 1400, 0.12),
          }),
          1400,
          1400,
        ),
      ),
  ),
  round(
    'Black hole',
    'black hole, event horizon, gargantua, singularity, wormhole, gravity, quasar, accretion disk',
    () =>
      film(
        'ring',
        series(10, (at) =>
          layers(picture(...glowingRing((at * Math.PI) / 5)), {
            ambient: at % 2 === 0 ? solid('#2A0C02') : solid('#160418'),
          }),
        ),
        650,
      ),
  ),
  round('Supernova', 'supernova, exploding star, nova, star explosion, explosion, hypernova', () => [
    step(
      'red giant',
      layers(
        picture(
          fill('#040208'),
          ...ball(4.5, 6.5, 3.6, '#C02808'),
          ...ball(4.5, 6.5, 2.4, '#FF7A20'),
          ...ball(4.5, 6.5, 1.2, '#FFD880'),
        ),
        { over: sparkle('#803010', '#000000', 1200, 0.06), ambient: breathing('#601808', 2400) },
      ),
      4800,
      1500,
    ),
    step(
      'collapse',
      layers(picture(fill('#020108'), ...ball(4.5, 6.5, 1, '#FFFFFF')), { ambient: solid('#100818') }),
      900,
      800,
    ),
    step(
      'burst',
      layers(picture(fill('#180C30'), ...ball(4.5, 6.5, 2.6, '#FFF0FF')), {
        over: pulse('#FFFFFF', 1100),
        ambient: pulse('#E8E0FF', 1400),
      }),
      1000,
    ),
    ...film(
      'shell',
      [2, 3, 4, 5, 6, 7].map((r) =>
        layers(
          picture(
            fill('#08041C'),
            ...ball(4.5, 6.5, r, '#180838'),
            circle(4, 6, r, '#60C8FF'),
            circle(5, 7, r - 1, '#C050F0'),
            ...ball(4.5, 6.5, r < 4 ? 1.6 : 1, r < 5 ? '#FFE0C0' : '#A0C0FF'),
          ),
          { ambient: solid(r < 5 ? '#4A3098' : '#281C6A') },
        ),
      ),
      500,
    ),
    step(
      'remnant',
      layers(aurora('#2898D8', '#A028A0', 7000), {
        over: sparkle('#FFFFFF', '#000000', 1800, 0.05),
        ambient: breathing('#301C78', 6000),
      }),
      8000,
      1800,
    ),
  ]),
];
