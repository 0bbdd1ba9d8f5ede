import {
  breathing,
  drawing,
  fill,
  layers,
  line,
  picture,
  pixel,
  rain,
  rect,
  solid,
  sparkle,
  step,
} from '../../program/commands';
import type { Element } from '../../program/Program';
import type { Scene } from './Scene';
import { film, round, series } from './motion';
import { ball, sprite } from './shapes';

const firTree = [
  '    yy',
  '    gg',
  '   gaGg',
  '  ggggbg',
  '   ggGg',
  '  gcgggg',
  ' ggggagGg',
  '  gbgggg',
  ' ggGggcgg',
  'gagggggGbg',
  '    tt',
  '    tt',
  '  ssssss',
  'ssssssssss',
];

const baubles = ['#FF2030', '#FFC830', '#40A0FF', '#F050D0'];

function christmasTree(at: number): Element[] {
  const [a = '', b = '', c = ''] = [0, 1, 2].map((bauble) => baubles[(bauble + at) % 4] ?? '');
  return [
    fill('#040818'),
    ...drawing(firTree, {
      y: at % 2 === 0 ? '#FFF0A0' : '#FFC840',
      g: '#0C6A28',
      G: '#18A040',
      a,
      b,
      c,
      t: '#5A3010',
      s: '#A8C0E0',
    }),
  ];
}

const pumpkin = [
  '     s',
  '    ss',
  '  oooooo',
  ' oooooooo',
  'oooooooooo',
  'oooooooooo',
  'oooooooooo',
  'oooooooooo',
  'oooooooooo',
  ' oooooooo',
  '  oooooo',
];

const grin = ['', '', '', '', '  y    y', '  yy  yy', '    yy', '', ' yyyyyyyy', '  yy  yy'];

const bat = [
  ['b    b', 'bbkkbb', '  bb'],
  [' ', ' bkkb', 'bbbbbb', 'b bb b'],
];

/** A glowing pumpkin, and a bat that flaps past the moon. */
function halloween(at: number): Element[] {
  const glow = ['#FFE048', '#FFA820', '#FFF080', '#FF9010'][at % 4] ?? '#FFE048';
  return [
    fill('#0C0318'),
    ...ball(6.5, 2.5, 2.95, '#E8D8A0'),
    ...sprite(pumpkin, { s: '#288018', o: '#D85808' }, 0, 3),
    line(1, 6, 1, 12, '#983804'),
    line(8, 6, 8, 12, '#983804'),
    line(3, 5, 3, 13, '#B84804'),
    line(6, 5, 6, 13, '#B84804'),
    ...sprite(grin, { y: glow }, 0, 3),
    ...sprite(bat[at % 2] ?? [], { b: '#48188A', k: '#300C60' }, 9 - at * 2, at % 3),
  ];
}

const egg = [
  '    pp',
  '   pppp',
  '  yyyyyy',
  '  pppppp',
  ' bwbwbwbw',
  ' wbwbwbwb',
  ' pppppppp',
  ' yyyyyyyy',
  '  pppppp',
  '   yyyy',
];

const eggColors = { p: '#F078B0', y: '#FFE060', b: '#58B8F8', w: '#F4F4FF' };

const chick = [
  '   yyyy',
  '  yyyyyy',
  '  ykyyky',
  '  yyooyy',
  '   yyyy',
  ' bwyyyywb',
  ' wbwbwbwb',
  ' pppppppp',
  ' yyyyyyyy',
  '  pppppp',
  '   yyyy',
];

function meadow(sky: string): Element[] {
  return [
    fill(sky),
    rect(0, 12, 10, 2, '#187828'),
    ...[0, 2, 5, 8].map((x) => pixel(x, 11, '#28A838')),
    pixel(9, 12, '#FFE060'),
    pixel(1, 13, '#F0A0D0'),
  ];
}

/** The egg, its upper half leaning to a side. */
function leaningEgg(lean: number): Element[] {
  return [
    ...meadow('#1C5890'),
    ...sprite(egg.slice(0, 4), eggColors, lean, 3),
    ...sprite(egg.slice(4), eggColors, 0, 7),
    pixel(4, 13, '#187828'),
  ];
}

export const holidays: readonly Scene[] = [
  round(
    'Christmas',
    'christmas, christmas tree, xmas, x mas, noel, yule, yuletide, christmas eve, christmas light, santa, santa claus, merry christmas, nativity, jingle bell, mistletoe',
    () =>
      series(6, (at) =>
        step(
          `twinkle ${at + 1}`,
          layers(picture(...christmasTree(at)), {
            over: rain('#5A6A90', '#000000', 5600, 0.12),
            ambient:
              at % 2 === 0
                ? sparkle('#FFB040', '#30060A', 1200, 0.18)
                : sparkle('#FFB040', '#06280E', 1200, 0.18),
          }),
          2200,
          1000,
        ),
      ),
    { accent: { over: sparkle('#FF5030', '#000000', 1500, 0.06) } },
  ),
  round('Halloween', 'halloween, pumpkin, jack o lantern, trick or treat, witch, all hallows eve', () =>
    series(8, (at) =>
      step(
        `bat ${at + 1}`,
        layers(picture(...halloween(at)), {
          ambient: at % 2 === 0 ? breathing('#6A2404', 1500) : solid('#2A0A50'),
        }),
        780,
        600,
      ),
    ),
  ),
  round(
    'Easter',
    'easter, easter egg, egg, easter bunny, chick, easter sunday, egg hunt, hatching, hatchling',
    () => [
      ...film(
        'egg rocks',
        [0, 1, 0, -1, 0, 1, -1].map((lean) =>
          layers(picture(...leaningEgg(lean)), { ambient: solid('#2C6A58') }),
        ),
        520,
        420,
      ),
      step(
        'crack',
        layers(picture(...leaningEgg(0)), {
          over: picture(
            pixel(2, 6, '#FFFFFF'),
            pixel(3, 7, '#FFFFFF'),
            pixel(4, 6, '#FFFFFF'),
            pixel(5, 7, '#FFFFFF'),
            pixel(6, 6, '#FFFFFF'),
            pixel(7, 7, '#FFFFFF'),
          ),
          ambient: solid('#807028'),
        }),
        1400,
        300,
      ),
      ...film(
        'chick',
        [4, 3, 2, 3, 2].map((y) =>
          layers(
            picture(
              ...meadow('#2470A8'),
              ...sprite(chick.slice(0, 5), { y: '#FFD830', k: '#201008', o: '#FF7810' }, 0, y),
              ...sprite(chick.slice(5), eggColors, 0, 7),
            ),
            { ambient: breathing('#A08828', 3000) },
          ),
        ),
        900,
        500,
      ),
    ],
  ),
];
