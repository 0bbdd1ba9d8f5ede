import {
  breathing,
  fill,
  layers,
  line,
  picture,
  pixel,
  pulse,
  rect,
  solid,
  step,
} from '../../program/commands';
import type { Element } from '../../program/Program';
import type { Scene } from './Scene';
import { film, round, series } from './motion';
import { ball } from './shapes';

const moonColors = ['#A83808', '#D06018', '#F09040', '#FFB868', '#FFD898', '#FFE8C0', '#FFF4E0'];

/** The moon over the sea, `risen` 0 to 6, its light on the waves. */
function moonOverSea(risen: number, ripple: number): Element[] {
  const color = moonColors[risen] ?? '#FFF4E0';
  const glitter = series(4, (row) => {
    const spread = (row * 2 + ripple) % 3;
    return rect(4 - spread, 10 + row, 2 + 2 * spread, 1, row === 0 ? color : row < 3 ? '#8090B0' : '#485C90');
  });
  return [
    fill('#03061E'),
    rect(0, 5, 10, 3, '#060C30'),
    rect(0, 8, 10, 2, '#0C1844'),
    pixel(1, 1, '#8898D0'),
    pixel(8, 4, '#6878B0'),
    pixel(9, 0, '#C8D4FF'),
    ...ball(4.5, 10.5 - risen, 2.95, color),
    ...(risen > 2 ? [pixel(4, 10 - risen, '#C8A888'), pixel(5, 12 - risen, '#C8A888')] : []),
    rect(0, 10, 10, 4, '#040A28'),
    ...glitter,
  ];
}

/** The moon from new to full and back; `age` 0 to 15. */
function moonAged(age: number): Element[] {
  const edge = Math.cos((age * Math.PI) / 8);
  const rows = ball(4.5, 6.5, 4.7, '#FFF2D4').flatMap((row) => {
    if (row.type !== 'rect') return [];
    const half = row.w / 2;
    const [from, to] = age < 8 ? [edge * half, half] : [-half, -edge * half];
    const left = Math.round(4.5 + 0.5 + from);
    const right = Math.round(4.5 + 0.5 + to);
    return [{ ...row, color: '#0C1024' }, ...(right > left ? [{ ...row, x: left, w: right - left }] : [])];
  });
  const craters =
    age > 5 && age < 11
      ? [pixel(3, 5, '#C0AC90'), pixel(6, 8, '#C0AC90'), pixel(6, 4, '#D0BCA0'), pixel(4, 9, '#D0BCA0')]
      : [];
  return [
    fill('#02030C'),
    pixel(0, 0, '#8898D0'),
    pixel(9, 1, '#C8D4FF'),
    pixel(0, 12, '#C8D4FF'),
    pixel(8, 13, '#6878B0'),
    ...rows,
    ...craters,
  ];
}

function eclipsed(shift: number, sky: string): Element[] {
  return [
    fill(sky),
    ...ball(4.5, 6.5, 4.75, '#FF9A18'),
    ...ball(4.5, 6.5, 3.82, '#FFD860'),
    ...ball(4.5 + shift, 6.5 - shift * 0.6, 4.75, '#050308'),
  ];
}

/** The sun behind the moon, with streamers that lengthen and shorten. */
function corona(reach: number): Element[] {
  const streamers = [
    line(4, 6 - reach, 5, 7 + reach, '#6A5890'),
    line(5, 6 - reach, 4, 7 + reach, '#6A5890'),
    line(0, 6 - reach, 9, 7 + reach, '#50427A'),
    line(9, 6 - reach, 0, 7 + reach, '#50427A'),
  ];
  return [
    fill('#060414'),
    ...ball(4.5, 6.5, 5.4, '#241A48'),
    ...streamers,
    ...ball(4.5, 6.5, 4.75, '#FFE0C0'),
    ...ball(4.5, 6.5, 3.82, '#000000'),
  ];
}

export const moon: readonly Scene[] = [
  round(
    'Moonlight',
    'moonlight, moonrise, moon, full moon, moonlit, moonlit night, moonlit sea, moon over sea, harvest moon, lunar, luna, moonshine, moonglow',
    () => [
      ...film(
        'moonrise',
        series(7, (at) =>
          layers(picture(...moonOverSea(at, at)), {
            ambient: solid(
              ['#140A14', '#180E18', '#1A1420', '#181A30', '#182040', '#1C2850', '#20305E'][at] ?? '#20305E',
            ),
          }),
        ),
        1500,
      ),
      ...film(
        'glitter',
        series(6, (at) => layers(picture(...moonOverSea(6, at)), { ambient: breathing('#20305E', 5000) })),
        1300,
      ),
    ],
    { accent: { over: picture(...ball(6.5, 2.5, 2.2, '#FFF4E0')) } },
  ),
  round(
    'Moon phases',
    'moon phase, phase of moon, lunar phase, crescent moon, half moon, waxing moon, waning moon, new moon, lunar cycle',
    () => [
      ...film(
        'moon',
        series(16, (at) =>
          layers(picture(...moonAged((at + 6) % 16)), {
            ambient: solid(at < 6 || at > 14 ? '#182048' : '#080C20'),
          }),
        ),
        1100,
      ),
    ],
  ),
  round(
    'Solar eclipse',
    'solar eclipse, eclipse, total eclipse, lunar eclipse, corona, ring of fire, eclipse of sun, totality',
    () => [
      ...film(
        'moon comes',
        [8, 6, 4, 3, 1.5].map((shift) =>
          layers(picture(...eclipsed(shift, shift > 4 ? '#184A90' : shift > 2 ? '#0C2450' : '#060E28')), {
            ambient: solid(shift > 4 ? '#C08030' : shift > 2 ? '#704010' : '#301808'),
          }),
        ),
        1300,
      ),
      step(
        'diamond ring',
        layers(picture(...corona(5)), {
          over: picture(...ball(1.5, 9.5, 1.2, '#FFFFFF')),
          ambient: solid('#3A2818'),
        }),
        1200,
        700,
      ),
      ...film(
        'totality',
        [5, 7, 6, 7].map((reach) =>
          layers(picture(...corona(reach)), { ambient: breathing('#2A1C50', 3000) }),
        ),
        1500,
      ),
      step(
        'light returns',
        layers(picture(...corona(5)), {
          over: picture(...ball(7.5, 3.5, 1.2, '#FFFFFF')),
          ambient: pulse('#FFD8A0', 2400),
        }),
        1100,
        500,
      ),
      ...film(
        'moon goes',
        [-1.5, -3, -5, -9].map((shift) =>
          layers(picture(...eclipsed(shift, shift < -4 ? '#184A90' : shift < -2 ? '#0C2450' : '#060E28')), {
            ambient: solid(shift < -4 ? '#C08030' : '#704010'),
          }),
        ),
        1300,
      ),
    ],
  ),
];
