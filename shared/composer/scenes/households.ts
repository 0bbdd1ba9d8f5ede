import {
  aurora,
  breathing,
  circle,
  disc,
  drawing,
  fill,
  fire,
  layers,
  picture,
  pixel,
  rect,
  sparkle,
  step,
} from '../../program/commands';
import { dim } from '../../program/color';
import type { Element } from '../../program/Program';
import { film, round, series } from './motion';
import { plotted, sprite, swing } from './shapes';
import { scene, type Scene } from './Scene';

const house = [
  '...rr.....',
  '..rrrr.bb.',
  '.rrrrrrbb.',
  'rrrrrrrrrr',
  'wwwwwwwwww',
  'wyywwwdddw',
  'wyywwwdddw',
  'wwwwwwdddw',
  'wwwwwwdddw',
];
const walls = { r: '#B83828', b: '#7A3A2C', w: '#C8A070', y: '#FFD860', d: '#6A3A18' };

function smokingHouse(at: number): Element[] {
  return [
    fill('#141C3C'),
    rect(0, 0, 10, 13, '#101834'),
    ...[0, 1, 2, 3].map((puff) => {
      const age = (at + puff * 2) % 8;
      return disc(
        7 - Math.floor(age / 3),
        4 - Math.floor(age * 0.8),
        age > 3 ? 1 : 0,
        dim('#B8C0D0', 1 - age * 0.11),
      );
    }),
    ...sprite(house, { ...walls, y: at % 4 === 0 ? '#F0C040' : '#FFD860' }, 0, 4),
    rect(0, 13, 10, 1, '#205028'),
  ];
}

const robot = [
  '....a.....',
  '....m.....',
  '..mmmmmm..',
  '..mkmmkm..',
  '..mmmmmm..',
  '..mrrrrm..',
  '...mmmm...',
  '.mmmmmmmm.',
  '.mmcyycmm.',
  '.mmmmmmmm.',
  '..mmmmmm..',
  '..mm..mm..',
  '..mm..mm..',
  '.mmm..mmm.',
];

function wavingRobot(arm: number, at: number): Element[] {
  return [
    fill('#0A1424'),
    ...drawing(robot, {
      m: '#90A8C8',
      a: at % 2 === 0 ? '#FF4040' : '#802020',
      k: '#40F0FF',
      r: '#405878',
      c: at % 2 === 0 ? '#40FF80' : '#208848',
      y: at % 2 === 0 ? '#A06A10' : '#FFC030',
    }),
    rect(0, 8, 1, 3, '#708CB0'),
    ...(arm === 0
      ? [rect(9, 8, 1, 3, '#708CB0')]
      : [rect(9, arm === 1 ? 4 : 3, 1, 4, '#B8D0F0'), pixel(arm === 1 ? 9 : 8, 3, '#B8D0F0')]),
  ];
}

const submarine = [
  '....g.....',
  '....gg....',
  '...yyyy...',
  '.yyyyyyyy.',
  'yycyycyyyp',
  'yyyyyyyyyp',
  '.ooooooo..',
];

function diving(at: number): Element[] {
  const y = 5 + Math.round(swing(at / 12) * 1.2);
  return [
    fill('#04203C'),
    rect(0, 0, 10, 4, '#0A4468'),
    rect(0, 4, 10, 5, '#06304E'),
    rect(0, 9, 10, 5, '#041E38'),
    ...[0, 4, 8].map((bubble) => pixel(8 - ((bubble + at) % 3), (26 - at - bubble * 2) % 14, '#58A8D0')),
    ...sprite(
      submarine,
      { y: '#FFC820', o: '#C88410', g: '#A0B0C0', c: '#FFFFE0', p: at % 2 === 0 ? '#D0D8E0' : '#607080' },
      0,
      y,
    ),
  ];
}

export const households: readonly Scene[] = [
  round(
    'House',
    'house with smoke, house & smoke, smoking chimney, chimney, cosy house, little house, my house, house, home',
    () =>
      film(
        'smoke',
        series(8, (at) => layers(picture(...smokingHouse(at)), { ambient: breathing('#5A3A20', 6000) })),
        600,
      ),
    { accent: { over: picture(...sprite(house, walls, 0, 5)) } },
  ),
  round(
    'Robot',
    'robot, android, cyborg, droid, automaton, robotic, artificial intelligence, machine, r2d2, wall e',
    () => [
      step('stands', picture(...wavingRobot(0, 0)), 1200, 200),
      step('raises', picture(...wavingRobot(1, 1)), 500, 200),
      step('waves', picture(...wavingRobot(2, 0)), 400, 150),
      step('waves back', picture(...wavingRobot(1, 1)), 400, 150),
      step('waves again', picture(...wavingRobot(2, 0)), 400, 150),
      step('lowers', picture(...wavingRobot(0, 1)), 900, 300),
    ],
  ),
  round(
    'Submarine',
    'submarine, yellow submarine, periscope, nautilus submarine, bathyscaphe, u boat',
    () =>
      film(
        'dive',
        series(12, (at) => layers(picture(...diving(at)), { ambient: breathing('#0A4A78', 6000) })),
        600,
      ),
    {
      accent: {
        over: picture(
          ...sprite(
            submarine,
            { y: '#FFC820', o: '#C88410', g: '#A0B0C0', c: '#FFFFE0', p: '#D0D8E0' },
            0,
            4,
          ),
        ),
      },
    },
  ),
  scene(
    'Night light',
    'night light, nightlight, baby & light, nursery, night lamp, bedside light, bedside lamp, scared of dark, afraid of dark, child room, baby room',
    () => [
      step(
        'glow',
        layers(
          picture(
            fill('#1C0A04'),
            circle(4, 6, 4, '#3A1606'),
            disc(4, 6, 3, '#6A2C0C'),
            disc(6, 5, 3, '#2A1006'),
            pixel(8, 2, '#4A2410'),
            pixel(1, 11, '#3A1A0A'),
          ),
          { ambient: breathing('#341406', 9000, '#240E04') },
        ),
        null,
      ),
    ],
  ),
  scene(
    'Smoke',
    'smoke, smoking, steam, vapor, vapour, fume, incense, smoke signal, dry ice',
    () => [
      step(
        'rises',
        layers(aurora('#8A8E98', '#30343C', 6500), {
          over: fire('#383C46', '#A0A4B0', 2600),
          ambient: breathing('#2A2C34', 7000),
        }),
        null,
      ),
    ],
    { accent: { over: aurora('#484C56', '#24262C', 6000) } },
  ),
  scene(
    'Cosy kitchen',
    'grandma kitchen, kitchen table, dinner, supper, dinner with friend, lunch, breakfast, meal, family dinner, dinner party, dinner table',
    () => [
      step(
        'lamp over the table',
        layers(
          picture(
            ...plotted((x, y) => {
              const reach = Math.abs(x - 4.5) - y * 0.42 + 0.6;
              return y > 10
                ? '#8A4A20'
                : reach < 0
                  ? y < 4
                    ? '#FFE0A0'
                    : y < 7
                      ? '#F0B060'
                      : '#C07A38'
                  : '#3A1C0E';
            }),
            rect(2, 2, 6, 1, '#FF5030'),
            rect(4, 0, 2, 2, '#802818'),
          ),
          { ambient: breathing('#A0602C', 8000), over: sparkle('#402410', '#000000', 2400, 0.1) },
        ),
        null,
      ),
    ],
  ),
];
