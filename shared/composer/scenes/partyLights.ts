import {
  breathing,
  comet,
  drawing,
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
import { ball, sprite } from './shapes';

const neonGlass = [
  '      p',
  '     p',
  'ccccccpccc',
  ' c  p   c',
  '  c yy c',
  '   cyyc',
  '    cc',
  '    cc',
  '    cc',
  '    cc',
  '  cccccc',
];

/** A cocktail glass of glass tubes on a brick wall. */
function neon(pink: string, cyan: string, wall: string): Element[] {
  return [
    fill(wall),
    ...series(4, (row) => rect(0, row * 4, 10, 1, '#0A030E')),
    ...drawing(neonGlass, { p: pink, c: cyan, y: pink === '#4A0828' ? '#302808' : '#FFE030' }),
    rect(1, 12, 8, 1, pink),
    rect(3, 13, 4, 1, pink),
  ];
}

/** A beam from the upper edge to a pool of light, and whoever sings in it. */
function spotlight(x: number): Element[] {
  const beam = series(12, (row) => {
    const middle = 4.5 + ((x - 4.5) * row) / 11;
    const half = 0.6 + row * 0.21;
    return rect(Math.round(middle - half), row, Math.round(half * 2), 1, row < 4 ? '#80704C' : '#5A4C34');
  });
  const singer = sprite(
    ['h', 'd', 'ddm', 'd', 'd', 'd'],
    { h: '#F0B890', d: '#D01838', m: '#FFFFFF' },
    Math.floor(x),
    6,
  );
  const curtain = [0, 1, 8, 9].map((at) => rect(at, 0, 1, 14, at % 8 === 0 ? '#6A0C18' : '#3A0610'));
  return [
    fill('#040208'),
    ...curtain,
    rect(0, 12, 10, 2, '#2A1208'),
    ...beam,
    rect(Math.round(x - 2.5), 12, 6, 1, '#FFF0C0'),
    rect(Math.round(x - 1.5), 13, 4, 1, '#FFD890'),
    rect(4, 0, 2, 1, '#FFFFFF'),
    ...singer,
  ];
}

const laserColors = ['#20FF40', '#FF1830', '#2860FF', '#F020E0'];

function lasers(at: number): Element[] {
  const swing = [0, 2, 4, 6, 8, 9, 7, 5, 3, 1][at % 10] ?? 0;
  return [
    fill('#030108'),
    ...series(4, (beam) =>
      line(
        beam < 2 ? 0 : 9,
        13,
        (swing + beam * 3 + (beam > 1 ? 9 - 2 * swing : 0) + 40) % 10,
        0,
        laserColors[beam] ?? '#20FF40',
      ),
    ),
    line(0, 4 + (at % 5), 9, 8 - (at % 5), '#20FF40'),
    rect(0, 13, 1, 1, '#FFFFFF'),
    rect(9, 13, 1, 1, '#FFFFFF'),
  ];
}

const facetColors = ['#FFFFFF', '#B8C0D8', '#687090', '#E0B0FF', '#404868', '#90E0FF'];

/** The ball's facets wander round it; spots of light wander over the walls. */
function discoBall(at: number): Element[] {
  const facets = ball(4.5, 4.5, 3.3, '#687090').flatMap((row) =>
    row.type === 'rect'
      ? series(row.w, (x) => pixel(row.x + x, row.y, facetColors[(x * 2 + row.y * 5 + at) % 6] ?? '#687090'))
      : [],
  );
  const spots = [
    [0, 1, 0],
    [9, 3, 1],
    [0, 7, 2],
    [1, 10, 3],
    [4, 11, 0],
    [8, 9, 1],
    [6, 13, 2],
    [2, 13, 3],
    [9, 12, 0],
  ].map(([x = 0, y = 0, color = 0]) =>
    pixel((x + at) % 10, y, ['#FF40A0', '#40C0FF', '#FFD040', '#60FF80'][color] ?? '#FF40A0'),
  );
  return [fill('#080312'), rect(4, 0, 2, 1, '#606878'), ...spots, ...facets];
}

const stickPlaces = [
  [
    [1, 12, 3, 6],
    [4, 3, 8, 5],
    [6, 12, 8, 8],
  ],
  [
    [0, 9, 4, 6],
    [4, 2, 8, 3],
    [5, 13, 9, 10],
  ],
  [
    [1, 6, 4, 9],
    [3, 4, 7, 1],
    [5, 10, 9, 13],
  ],
  [
    [2, 6, 3, 12],
    [2, 2, 6, 4],
    [6, 8, 7, 13],
  ],
];

function glowSticks(at: number): Element[] {
  const colors = ['#30FF50', '#FF30B0', '#20C8FF'];
  return [
    fill('#03010A'),
    ...(stickPlaces[(at + 3) % 4] ?? []).map(([x = 0, y = 0, toX = 0, toY = 0], stick) =>
      line(x, y, toX, toY, ['#0A4014', '#480830', '#083848'][stick] ?? '#0A4014'),
    ),
    ...(stickPlaces[at % 4] ?? []).flatMap(([x = 0, y = 0, toX = 0, toY = 0], stick) => [
      line(x, y, toX, toY, colors[stick] ?? '#30FF50'),
      pixel(Math.round((x + toX) / 2), Math.round((y + toY) / 2), '#FFFFFF'),
    ]),
  ];
}

export const partyLights: readonly Scene[] = [
  round(
    'Neon sign',
    'neon sign, neon, neon light, bar sign, diner, nightclub sign, cyberpunk, synthwave, retrowave, vaporwave, vegas, las vegas',
    () => [
      step(
        'all lit',
        layers(picture(...neon('#FF2080', '#20E0FF', '#12041A')), { ambient: breathing('#7A1060', 4000) }),
        4200,
        300,
      ),
      step(
        'flicker',
        layers(picture(...neon('#4A0828', '#20E0FF', '#08061A')), { ambient: solid('#0C3A58') }),
        400,
        120,
      ),
      step(
        'back again',
        layers(picture(...neon('#FF2080', '#20E0FF', '#12041A')), { ambient: solid('#7A1060') }),
        2200,
        150,
      ),
      step(
        'only pink',
        layers(picture(...neon('#FF48A0', '#083040', '#18041A')), { ambient: solid('#801050') }),
        1400,
        250,
      ),
      step(
        'only the glass',
        layers(picture(...neon('#4A0828', '#60F0FF', '#06081C')), { ambient: solid('#0C4A70') }),
        1400,
        250,
      ),
    ],
  ),
  round(
    'Spotlight',
    'spotlight, stage light, limelight, broadway, on stage, footlight, follow spot, curtain call',
    () =>
      film(
        'beam',
        [2.5, 3.5, 4.5, 5.5, 6.5, 5.5, 4.5, 3.5].map((x) =>
          layers(picture(...spotlight(x)), { ambient: gradient('#300810', '#3A0A12') }),
        ),
        1100,
      ),
  ),
  round(
    'Laser show',
    'laser, laser show, laser beam, laser light, lightsaber, light saber, edm, dubstep',
    () =>
      series(20, (at) =>
        step(
          `beams ${at + 1}`,
          layers(picture(...lasers(at)), {
            over: sparkle('#303060', '#000000', 500, 0.08),
            ambient: at % 2 === 0 ? comet('#20E040', '#10042A', 900) : solid('#180838'),
          }),
          450,
          380,
        ),
      ),
    { accent: { over: picture(...lasers(2).slice(1)) } },
  ),
  round(
    'Disco ball',
    'disco ball, mirror ball, disco light, saturday night fever, glitterball, dance party',
    () =>
      series(20, (at) =>
        step(
          `turn ${at + 1}`,
          layers(picture(...discoBall(at)), {
            ambient: sparkle(
              ['#FF40A0', '#40A0FF', '#FFC030', '#60FF80', '#B050FF'][at % 5] ?? '#FF40A0',
              '#10061C',
              500,
              0.25,
            ),
          }),
          500,
          450,
        ),
      ),
    { accent: { over: sparkle('#F0E0FF', '#000000', 500, 0.08) } },
  ),
  round(
    'Glow sticks',
    'glow stick, glowstick, glow in dark, light stick, blacklight, black light, uv light, fluorescent, festival night',
    () =>
      film(
        'swing',
        series(12, (at) =>
          layers(picture(...glowSticks(at)), {
            ambient: sparkle(['#30FF50', '#FF30B0', '#20C8FF'][at % 3] ?? '#30FF50', '#08031A', 600, 0.15),
          }),
        ),
        600,
      ),
  ),
];
