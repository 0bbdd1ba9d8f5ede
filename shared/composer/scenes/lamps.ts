import {
  breathing,
  drawing,
  fill,
  layers,
  line,
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
import { ball, sprite } from './shapes';

const blobs = [
  [
    [5.5, 9.5, 1.6],
    [3.5, 5, 1.2],
    [4.5, 2, 0.8],
  ],
  [
    [5.5, 8.5, 1.6],
    [3.5, 4, 1.2],
    [5, 2, 0.8],
  ],
  [
    [5, 7, 1.8],
    [4, 3, 1.2],
    [3.5, 10.5, 1],
  ],
  [
    [4.5, 5.5, 1.6],
    [4.5, 2.5, 1.2],
    [4, 10, 1.2],
  ],
  [
    [4.5, 4, 1.6],
    [4.5, 9, 1.6],
  ],
  [
    [4.5, 3, 1.2],
    [5.5, 8, 1.6],
    [3, 8, 0.8],
  ],
  [
    [4.5, 3.5, 1.2],
    [5.5, 7, 1.6],
    [3, 9, 0.8],
  ],
  [
    [4.5, 4.5, 1.2],
    [5.5, 8, 1.6],
    [4, 2, 0.8],
  ],
];

/** Wax that rises, parts and sinks in a bottle of coloured oil. */
function lavaLamp(at: number): Element[] {
  const wax = (blobs[at % 8] ?? []).flatMap(([x = 0, y = 0, r = 0]) => [
    ...ball(x, y, r, '#FF5A10'),
    pixel(Math.floor(x), Math.floor(y), '#FFB040'),
  ]);
  const widths = [4, 4, 4, 6, 6, 6, 8, 8, 8, 8, 8, 6, 6, 4];
  const oil = widths.map((width, y) =>
    rect(5 - width / 2, y, width, 1, y > 9 ? '#700C68' : y > 5 ? '#48086A' : '#2C0660'),
  );
  return [
    fill('#06010C'),
    ...oil,
    ...wax,
    rect(3, 0, 4, 1, '#8A8498'),
    rect(2, 11, 6, 1, '#FF7818'),
    rect(2, 12, 6, 1, '#8A8498'),
    rect(1, 13, 8, 1, '#B0A8C0'),
  ];
}

const lantern = [
  '    gg',
  '   g  g',
  '  gggggg',
  '   gggg',
  '  gooyog',
  '  goyyog',
  '  goywyg',
  '  goywyg',
  '  gooyog',
  '  gggggg',
  '   gggg',
];

function lanternAt(x: number, glow: string): Element[] {
  return [
    fill('#030410'),
    ...ball(4.5 + x, 6.5, 5, '#160A04'),
    ...ball(4.5 + x, 6.5, 3.6, '#2A1204'),
    line(4, 0, 4 + x, 1, '#3A3428'),
    ...sprite(lantern, { g: '#6A4A24', o: '#C86010', y: glow, w: '#FFF4C8' }, x, 1),
  ];
}

const bulbColors = ['#FF3A28', '#FFC030', '#30D860', '#3890FF', '#F048C0'];

/** Three hanging strings of bulbs, some of them lit. */
function fairyLights(at: number): Element[] {
  const sag = [0, 1, 2, 2, 3, 3, 2, 2, 1, 0];
  return [
    fill('#04030C'),
    ...[0, 4, 9].flatMap((top, string) =>
      sag.map((drop, x) => {
        const place = x + string * 2;
        const isBulb = place % 2 === 0;
        const isLit = (place / 2 + at) % 3 !== 0;
        const color = bulbColors[(place / 2 + string) % 5] ?? '#FFC030';
        return isBulb
          ? rect(x, top + drop, 1, 2, isLit ? color : '#1C1410')
          : pixel(x, top + drop, '#0C2414');
      }),
    ),
  ];
}

const bulb = [
  '',
  '   gggg',
  '  g    g',
  ' g      g',
  ' g      g',
  ' g ffff g',
  ' gf ff fg',
  '  gf  fg',
  '   gffg',
  '   ssss',
  '   dddd',
  '   ssss',
  '    dd',
];

function lightBulb(filament: string, halo: string, inner: string): Element[] {
  return [
    fill('#020204'),
    ...ball(4.5, 4.5, 5.2, halo),
    ...ball(4.5, 4.5, 3.6, inner),
    ...drawing(bulb, { g: '#586070', f: filament, s: '#9098A8', d: '#505868' }),
  ];
}

export const lamps: readonly Scene[] = [
  round('Lava lamp', 'lava lamp, lavalamp, blob, wax lamp, psychedelic lamp, groovy, retro lamp', () =>
    film(
      'wax',
      series(8, (at) =>
        layers(picture(...lavaLamp(at)), { ambient: breathing(at < 4 ? '#5A1048' : '#481060', 5000) }),
      ),
      1600,
    ),
  ),
  round(
    'Lantern',
    'lantern, oil lamp, hurricane lamp, storm lantern, gas lamp, gaslight, night watchman, paraffin lamp',
    () =>
      [0, 1, 0, -1].map((x, at) =>
        step(
          `swing ${at + 1}`,
          layers(picture(...lanternAt(x, at % 2 === 0 ? '#FFB830' : '#FF9820')), {
            ambient: x === 0 ? breathing('#5A2C0A', 2600) : solid('#48220A'),
          }),
          1500,
          1400,
        ),
      ),
  ),
  round(
    'Fairy lights',
    'fairy light, string light, light chain, twinkle light, garland, bulb string, festoon',
    () =>
      film(
        'twinkle',
        series(6, (at) =>
          layers(picture(...fairyLights(at)), { ambient: sparkle('#C87828', '#1C0E06', 1200, 0.2) }),
        ),
        1200,
        700,
      ),
    { accent: { over: picture(...fairyLights(0).slice(1)) } },
  ),
  round(
    'Light bulb',
    'light bulb, bulb, idea, eureka, incandescent, edison bulb, bright idea, filament, lightbulb, inspiration',
    () => [
      step(
        'glowing',
        layers(picture(...lightBulb('#FFF4C8', '#3A2408', '#C88028')), {
          ambient: breathing('#7A4A18', 4000),
        }),
        3600,
        500,
      ),
      step(
        'off',
        layers(picture(...lightBulb('#281808', '#020204', '#06060C')), { ambient: solid('#020204') }),
        1300,
        500,
      ),
      step(
        'a spark',
        layers(picture(...lightBulb('#E85810', '#080402', '#1C0A04')), { ambient: solid('#180A04') }),
        800,
        500,
      ),
      step(
        'warming',
        layers(picture(...lightBulb('#FFB040', '#1C0E04', '#6A3808')), { ambient: solid('#3A1E08') }),
        600,
        600,
      ),
      step(
        'bright',
        layers(picture(...lightBulb('#FFFFFF', '#58380C', '#F0A838')), { ambient: pulse('#FFC060', 2400) }),
        1400,
        300,
      ),
    ],
  ),
];
