import {
  breathing,
  fill,
  fire,
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
import { scene, type Scene } from './Scene';
import { round, series } from './motion';
import { ball, sprite } from './shapes';

const flameColors = { r: '#7A1404', o: '#E84A08', y: '#FFA018', w: '#FFE890' };

/** Three moments of flames in the hearth. */
const hearthFlames = [
  ['', '    r', '   ro   r', '   oo  ro', '  royr oo', '  oyyo yor', '  oywyoyyo', '  oywwywyo'],
  ['      r', '     ro', '  r  oor', '  or royo', '  yo oyyo', '  yyroywo', '  ywyoywy', '  ywwyywyo'],
  ['   r', '   or   r', '  roo  or', '  oyo  yo', '  oyyr yyr', '  oywooywo', '  yywyoywo', '  ywwyywwy'],
];

const mantel = [
  fill('#1A0602'),
  rect(0, 0, 10, 2, '#6A3818'),
  rect(0, 2, 10, 12, '#5A1C0C'),
  ...[3, 6, 9, 12].flatMap((y) => [rect(0, y, 2, 1, '#240804'), rect(8, y, 2, 1, '#240804')]),
  ...ball(4.5, 6.5, 3.2, '#080200'),
  rect(2, 6, 6, 7, '#080200'),
  rect(2, 13, 6, 1, '#3A1808'),
];

function hearth(rows: readonly string[]): Element[] {
  return [
    ...mantel,
    ...sprite(rows, flameColors, 0, 5),
    rect(2, 13, 6, 1, '#B03808'),
    rect(3, 13, 2, 1, '#5A2008'),
    rect(6, 13, 1, 1, '#5A2008'),
  ];
}

const campFlames = [
  ['     r', '    or', '    oo', '   ooyr', '   oyyo', '  royyo', '  oyywyo', '  oywwyo', '   yyyy'],
  ['    r', '    ro', '   roo', '   oyo r', '   oyyoo', '  ooywyo', '  oywwyo', '  oywwyr', '   yyyy'],
  ['', '   r  r', '   o ro', '  roooo', '  ooyyo', '  oyywyr', '  oywwyo', '  rywwyo', '   yyyy'],
  ['      r', '   r ro', '   oroo', '   oyyo', '  royyyr', '  oywyyo', '  oywwyo', '  oywwyo', '   yyyy'],
];

function camp(rows: readonly string[], sparkX: number): Element[] {
  return [
    fill('#02030C'),
    pixel(1, 1, '#7080B0'),
    pixel(8, 0, '#A0B0E0'),
    rect(0, 13, 10, 1, '#2A1406'),
    pixel(sparkX, 2, '#E05010'),
    pixel(9 - sparkX, 1 + (sparkX % 3), '#A03008'),
    ...sprite(rows, flameColors, 0, 3),
    line(1, 13, 7, 11, '#5A2A0C'),
    line(8, 13, 2, 11, '#7A3C14'),
    rect(3, 12, 4, 1, '#FF7010'),
  ];
}

const candleFlames = [
  ['', '    oo', '    yy', '   oyyo', '   ywwy', '   ywwy', '    ww', '    bb'],
  ['      o', '     oy', '    yyo', '   oywo', '   ywwy', '   ywwo', '    ww', '    bb'],
  ['', '   o', '   yo', '  oyyo', '  oywyo', '   ywwy', '    ww', '    bb'],
];

function candle(rows: readonly string[]): Element[] {
  return [
    fill('#100601'),
    ...ball(4.5, 4.5, 5.2, '#200C02'),
    ...ball(4.5, 4.5, 3.6, '#4A2006'),
    rect(3, 9, 4, 5, '#C89860'),
    rect(3, 9, 4, 1, '#FFD890'),
    rect(6, 10, 1, 4, '#8A6038'),
    pixel(2, 10, '#C89860'),
    pixel(2, 11, '#A87848'),
    ...sprite(rows, { ...flameColors, b: '#3848A8' }, 0, 1),
  ];
}

export const flames: readonly Scene[] = [
  round(
    'Fireplace',
    'fireplace, hearth, open fire, fireside, log fire, wood stove, cosy fire, cozy fire, yule log',
    () => [
      ...series(12, (at) =>
        step(
          `flames ${at + 1}`,
          layers(picture(...hearth(hearthFlames[at % 3] ?? [])), {
            ambient: at % 3 === 0 ? fire('#A83C08', '#E88828', 1800) : fire('#983008', '#D87820', 1500),
          }),
          520,
          420,
        ),
      ),
      step(
        'crackle',
        layers(picture(...hearth(hearthFlames[1] ?? [])), {
          over: picture(pixel(3, 4, '#FFB040'), pixel(6, 5, '#FF8020')),
          ambient: breathing('#B04810', 1200),
        }),
        600,
        350,
      ),
    ],
  ),
  round(
    'Campfire',
    'campfire, camp fire, bonfire, camping, camping trip, scout, marshmallow, smore, ghost story',
    () => [
      ...series(20, (at) =>
        step(
          `flicker ${at + 1}`,
          layers(picture(...camp(campFlames[(at * 3) % 4] ?? [], [6, 2, 7, 3, 8][at % 5] ?? 6)), {
            ambient: fire('#7A2808', '#C86018', 2200),
          }),
          480,
          400,
        ),
      ),
    ],
  ),
  scene(
    'Fire',
    'fire, flame, blaze, inferno, burning, on fire, burn, ablaze, wildfire, flaming, pyre, gas flame, flames',
    () => [
      step(
        'flames',
        layers(fire('#E83A04', '#FFD050', 1600), {
          over: sparkle('#C85010', '#000000', 900, 0.03),
          ambient: fire('#C83004', '#FFA030', 2000),
        }),
        null,
      ),
    ],
    { accent: { over: fire('#C83004', '#FFA030', 1800) } },
  ),
  round(
    'Candle',
    'candle, candlelight, candlelit, tealight, tea light, candle flame, vigil, taper, wick, candle light, candles, funeral, burial, cemetery, graveside, memorial, remembrance, condolence, in memoriam, rest in peace',
    () => [
      step(
        'calm',
        layers(picture(...candle(candleFlames[0] ?? [])), { ambient: breathing('#6A3410', 3600) }),
        2600,
        900,
      ),
      step(
        'lean right',
        layers(picture(...candle(candleFlames[1] ?? [])), { ambient: solid('#5A2C0C') }),
        700,
        600,
      ),
      step(
        'upright',
        layers(picture(...candle(candleFlames[0] ?? [])), { ambient: solid('#6A3410') }),
        1500,
        500,
      ),
      step(
        'draught',
        layers(picture(...candle(candleFlames[2] ?? [])), { ambient: solid('#482008') }),
        600,
        400,
      ),
      step(
        'flare',
        layers(picture(...candle(candleFlames[1] ?? [])), { ambient: solid('#7A4014') }),
        500,
        400,
      ),
      step(
        'settling',
        layers(picture(...candle(candleFlames[0] ?? [])), {
          over: gradient('#5A2808', '#000000'),
          ambient: breathing('#6A3410', 3000),
        }),
        2400,
        700,
      ),
    ],
    {
      accent: {
        over: picture(
          ...[1, 4, 8].flatMap((x, at) => [
            rect(x, 11 - (at % 2), 1, 3, '#C89860'),
            pixel(x, 10 - (at % 2), '#FFF0A0'),
            pixel(x, 9 - (at % 2), '#FF9020'),
          ]),
        ),
      },
    },
  ),
];
