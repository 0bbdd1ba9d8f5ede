import { breathing, fill, layers, picture, pixel, rain, solid, sparkle, step } from '../../program/commands';
import type { Element } from '../../program/Program';
import type { Scene } from './Scene';
import { film, round, series } from './motion';
import { sprite } from './shapes';

/** A cake with three candles; `flames` says how they burn. */
function cake(flames: readonly string[], dark = false): Element[] {
  const rows = [
    '  B  B  B',
    '  W  W  W',
    '  B  B  B',
    ' pppppppp',
    ' pwppwppw',
    ' wwwwwwww',
    ' cccccccc',
    'pppppppppp',
    'pwppwpppwp',
    'cccccccccc',
    'ssssssssss',
  ];
  const colors = dark
    ? { W: '#585868', B: '#284068', p: '#782848', w: '#807058', c: '#482410', s: '#383848' }
    : { W: '#FFFFFF', B: '#2878E8', p: '#F04890', w: '#FFF0D0', c: '#9A5020', s: '#8890A8' };
  return [
    fill(dark ? '#040208' : '#14060C'),
    ...sprite(flames, { y: '#FFE860', o: '#FF8A18', r: '#8A2808', g: '#484858' }, 0, 0),
    ...sprite(rows, colors, 0, 3),
  ];
}

const burning = [
  ['', '  o  o  o', '  y  y  y'],
  ['', '   o  o  o', '  y  y  y'],
  ['  r  r  r', '  o  o  o', '  y  y  y'],
];

const smoke = [
  ['', '  g  g  g', '   g  g  g'],
  ['  g   g g', '   g g  g', '  g  g  g'],
];

const mask = [
  '',
  'f  f  f  f',
  ' f  ff  f',
  '  ffffff',
  'mmmmmmmmmm',
  'mMMMmmMMMm',
  'mM  mm  Mm',
  'm   mm   m',
  'mM  mm  Mm',
  ' mmmmmmmm',
  '  mmm mmm',
];

const confettiColors = ['#FF3060', '#FFD020', '#30D0FF', '#50E050', '#C050FF'];

function carnival(at: number): Element[] {
  const confetti = series(18, (piece) =>
    pixel(
      (piece * 7 + ((piece + at) % 2)) % 10,
      (piece * 5 + at) % 14,
      confettiColors[piece % 5] ?? '#FF3060',
    ),
  );
  const tilt = at % 4 === 1 ? 1 : 0;
  return [
    fill('#10041C'),
    ...confetti,
    ...sprite(mask, { f: confettiColors[at % 5] ?? '', m: '#8A18B0', M: '#FFC030' }, 0, 2 + tilt),
  ];
}

const balloonColors = ['#FF3048', '#FFC020', '#3090FF', '#40D860'];

const balloon = [' bbb', 'bwbbb', 'bbbbb', 'bbbbb', ' bbb', '  b', '  s', ' s'];

/** Balloons that float up one after the other; `at` 0 to 20. */
function balloons(at: number): Element[] {
  return [
    fill('#0A0620'),
    ...[0, 5, 2].flatMap((x, which) => {
      const y = ((which * 7 - at + 33) % 21) - 7;
      return sprite(
        balloon,
        { b: balloonColors[which] ?? '', w: '#FFFFFF', s: '#606078' },
        x + ((at >> 2) % 2 === which % 2 ? 0 : 1) - (x === 5 ? 1 : 0),
        y,
      );
    }),
  ];
}

export const celebrations: readonly Scene[] = [
  round(
    'Birthday',
    'birthday, happy birthday, birthday cake, cake, birthday candle, bday, b day, name day, anniversary, blow out candle, cake & candle',
    () => [
      ...series(6, (at) =>
        step(
          `candles ${at + 1}`,
          layers(picture(...cake(burning[at % 3] ?? [])), { ambient: breathing('#8A4018', 2400) }),
          650,
          500,
        ),
      ),
      step(
        'blown out',
        layers(picture(...cake(smoke[0] ?? [], true)), { ambient: solid('#08040C') }),
        900,
        250,
      ),
      step('smoke', layers(picture(...cake(smoke[1] ?? [], true)), { ambient: solid('#08040C') }), 1100, 800),
      step(
        'confetti',
        layers(picture(...cake([])), {
          over: rain('#FFD040', '#000000', 1800, 0.25),
          ambient: sparkle('#FF60A0', '#401040', 450, 0.25),
        }),
        3600,
        500,
      ),
      step(
        'cheers',
        layers(picture(...cake([])), {
          over: rain('#40C8FF', '#000000', 2000, 0.2),
          ambient: sparkle('#60C0FF', '#401040', 450, 0.25),
        }),
        2600,
        600,
      ),
    ],
  ),
  round(
    'Carnival',
    'carnival, mardi gras, mask, fasching, karneval, masquerade, carnaval, rio, samba, venetian mask, fancy dress',
    () =>
      series(10, (at) =>
        step(
          `confetti ${at + 1}`,
          layers(picture(...carnival(at)), {
            ambient: sparkle(confettiColors[at % 5] ?? '#FF3060', '#1C0830', 500, 0.2),
          }),
          600,
          480,
        ),
      ),
    { accent: { over: rain('#FF60A0', '#000000', 2400, 0.15) } },
  ),
  round(
    'Balloons',
    'party balloon, celebration, celebrate, congratulations, congrats, hooray, well done, you did it, graduation, jubilee, victory, yay, balloons',
    () => [
      ...film(
        'rise',
        series(21, (at) =>
          layers(picture(...balloons(at)), {
            ambient: sparkle(balloonColors[at % 4] ?? '#FF3048', '#140C30', 700, 0.15),
          }),
        ),
        460,
      ),
    ],
    { accent: { over: picture(...balloons(4).slice(1)) } },
  ),
];
