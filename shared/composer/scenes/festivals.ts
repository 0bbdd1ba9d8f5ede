import {
  breathing,
  drawing,
  fill,
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

/** Nine lights on a golden stand, the first `lit` of them burning; the one in the middle goes first. */
function menorah(lit: number, flicker: number): Element[] {
  const order = [9, 8, 7, 6, 3, 2, 1, 0];
  const flames = order
    .slice(0, Math.max(lit - 1, 0))
    .flatMap((x) => [
      pixel(x, 4, x % 2 === 0 ? '#FFD860' : '#E88820'),
      pixel(x, 3, (x + flicker) % 2 === 0 ? '#D85010' : '#6A2008'),
    ]);
  const candles = order.map((x) => rect(x, 5, 1, 3, x % 2 === 0 ? '#1C3890' : '#A8C0F4'));
  return [
    fill('#020618'),
    ...(lit > 0
      ? [rect(4, 2, 2, 1, '#FFE080'), rect(4, 1, 2, 1, flicker % 2 === 0 ? '#E86818' : '#A03C08')]
      : []),
    ...flames,
    ...candles,
    rect(4, 3, 2, 5, '#F0F4FF'),
    ...drawing(
      ['', '', '', '', '', '', '', '', 'gggggggggg', ' g  gg  g', '  gggggg', '    gg', '    gg', '  gggggg'],
      { g: '#C89020' },
    ),
  ];
}

const diya = [
  '    r',
  '    oo',
  '    yy',
  '   oyyo',
  '   oywo',
  '    ww',
  'b   ww   b',
  'cbbbbbbbbc',
  ' cbybybyc',
  '  cbbbbc',
  '   cccc',
];

const leaningDiya = [
  '     r',
  '    oo',
  '    yyo',
  '   oyyo',
  '   owyo',
  '    ww',
  'b   ww   b',
  'cbbbbbbbbc',
  ' cbybybyc',
  '  cbbbbc',
  '   cccc',
];

const diyaColors = { r: '#8A1C04', o: '#F06010', y: '#FFC030', w: '#FFF4B8', b: '#B84818', c: '#6A2008' };

const rangoliColors = ['#FF3080', '#FFB020', '#30C8A0', '#8048F0', '#FF6020'];

/** Dots of coloured powder in rings that turn their colours. */
function rangoli(at: number): Element[] {
  const rings = [2, 3.4, 4.8, 6.2].flatMap((r, ring) =>
    series(12, (dot) =>
      pixel(
        Math.round(4.5 + r * 0.78 * Math.cos((dot * Math.PI) / 6 + ring * 0.26)),
        Math.round(6.5 + r * Math.sin((dot * Math.PI) / 6 + ring * 0.26)),
        rangoliColors[(ring + at + (dot % 2)) % 5] ?? '#FF3080',
      ),
    ),
  );
  return [fill('#14040C'), ...rings, ...ball(4.5, 6.5, 1.2, '#FFE890')];
}

const crescent = ['  ccc', ' cc', 'cc', 'cc  s', 'cc', ' cc  c', '  ccc'];

/** Crescent, star and a lantern over the domes of a town. */
function holyNight(sway: number, glow: string): Element[] {
  return [
    fill('#040A2C'),
    ...drawing(crescent, { c: '#FFE8A0', s: '#FFFFFF' }),
    pixel(9, 1, '#8898D8'),
    pixel(1, 8, '#6878B8'),
    line(7, 0, 7 + sway, 3, '#6A5020'),
    ...sprite([' g', 'ggg', 'gyg', 'gyg', 'ggg', ' g'], { g: '#A87818', y: glow }, 6 + sway, 3),
    ...ball(3.5, 11.5, 2.6, '#1C4C98'),
    rect(1, 11, 6, 3, '#1C4C98'),
    rect(8, 9, 1, 5, '#183C78'),
    rect(3, 8, 2, 1, '#E0B040'),
    rect(3, 12, 2, 2, '#FFB840'),
  ];
}

const redLantern = [
  '   gggg',
  '  rrrrrr',
  ' rgrRRrgr',
  'rrgrRRrgrr',
  'rrgrRRrgrr',
  'rrgrRRrgrr',
  ' rgrRRrgr',
  '  rrrrrr',
  '   gggg',
  '    gg',
  '    tt',
  '    tt',
];

function lanternFestival(sway: number, heart: string): Element[] {
  return [
    fill('#160204'),
    line(4, 0, 4 + sway, 1, '#C89020'),
    ...sprite(redLantern.slice(0, 9), { g: '#FFC030', r: '#D01010', R: heart }, sway, 1),
    ...sprite(redLantern.slice(9), { g: '#FFC030', t: '#E82010' }, sway * 2, 10),
  ];
}

export const festivals: readonly Scene[] = [
  round(
    'Hanukkah',
    'hanukkah, chanukah, menorah, festival of light, dreidel, hanukah, jewish holiday, hanukkah & candle',
    () => [
      ...film(
        'light',
        series(9, (at) =>
          layers(picture(...menorah(at + 1, at)), {
            ambient: solid(at < 3 ? '#0C1440' : at < 6 ? '#241C40' : '#3A2838'),
          }),
        ),
        900,
        600,
      ),
      ...film(
        'glow',
        series(8, (at) => layers(picture(...menorah(9, at)), { ambient: breathing('#503420', 3000) })),
        700,
        600,
      ),
    ],
  ),
  round('Diwali', 'diwali, deepavali, diya, rangoli, hindu festival, divali', () => [
    ...series(6, (at) =>
      step(
        `diya ${at + 1}`,
        layers(
          picture(
            fill('#0C0210'),
            ...ball(4.5, 5.5, 4.6, '#240A0C'),
            ...sprite(at % 2 === 0 ? diya : leaningDiya, diyaColors, 0, 2),
          ),
          { ambient: sparkle('#FFA030', '#28061C', 700, 0.2) },
        ),
        700,
        550,
      ),
    ),
    ...film(
      'rangoli',
      series(5, (at) => layers(picture(...rangoli(at)), { ambient: breathing('#6A1850', 4000) })),
      1100,
    ),
  ]),
  round(
    'Ramadan',
    'ramadan, eid, eid mubarak, eid al fitr, crescent and star, mosque, ramadan kareem, arabian night, 1001 night, thousand and one night',
    () =>
      film(
        'sway',
        [0, 1, 0, -1].map((sway, at) =>
          layers(picture(...holyNight(sway, at % 2 === 0 ? '#FFF0A0' : '#FFB840')), {
            ambient: at % 2 === 0 ? breathing('#3A2A50', 4000) : solid('#2A2048'),
          }),
        ),
        1600,
      ),
  ),
  round(
    'Lunar New Year',
    'lunar new year, chinese new year, chinese lantern, spring festival, red lantern, lantern festival, year of dragon, tet, mid autumn festival, lampion, paper lantern',
    () => [
      ...film(
        'sway',
        [0, 1, 0, -1].map((sway, at) =>
          layers(picture(...lanternFestival(sway, at % 2 === 0 ? '#FF8030' : '#FF5818')), {
            ambient: breathing('#801008', 3600),
          }),
        ),
        1300,
      ),
      step(
        'crackers',
        layers(picture(...lanternFestival(0, '#FFB050')), {
          over: sparkle('#FFC840', '#000000', 360, 0.08),
          ambient: sparkle('#FFC040', '#6A0C06', 400, 0.25),
        }),
        2600,
        600,
      ),
    ],
  ),
];
