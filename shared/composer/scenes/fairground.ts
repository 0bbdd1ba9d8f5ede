import {
  breathing,
  disc,
  fill,
  gradient,
  layers,
  picture,
  pixel,
  rain,
  rect,
  sparkle,
  wave,
} from '../../program/commands';
import { dim } from '../../program/color';
import type { Element } from '../../program/Program';
import { film, round, series } from './motion';
import { ray, swing } from './shapes';
import { scene, type Scene } from './Scene';

const bulbs = ['#FF3048', '#FFC020', '#30D060', '#30A0FF', '#E040FF', '#FF8020', '#40F0E0', '#FF60A0'];

function ferrisWheel(turn: number): Element[] {
  const [x, y] = [4.5, 5.5];
  const cabins = series(8, (at, share) => {
    const angle = (share + turn) * 2 * Math.PI;
    return pixel(
      Math.round(x + Math.sin(angle) * 4.4),
      Math.round(y - Math.cos(angle) * 5),
      bulbs[at] ?? '#FFFFFF',
    );
  });
  return [
    fill('#0A0A24'),
    ...series(4, (_, share) => ray(4, 5, 0, 4, share + turn, '#3A3A68')),
    ...series(4, (_, share) => ray(5, 6, 0, 4, share + turn, '#3A3A68')),
    rect(3, 12, 1, 2, '#505088'),
    rect(6, 12, 1, 2, '#505088'),
    rect(4, 9, 2, 3, '#404078'),
    disc(4, 5, 0, '#FFF0C0'),
    disc(5, 6, 0, '#FFF0C0'),
    ...cabins,
    rect(0, 13, 10, 1, '#402850'),
  ];
}

/** Horses pass in front, each at its own height; the ones behind are smaller and dimmer. */
function carousel(at: number): Element[] {
  const horse = (x: number, y: number, color: string): Element[] => [
    rect(x, y - 3, 1, 10, '#806028'),
    rect(x - 1, y + 2, 3, 1, color),
    pixel(x + 1, y + 1, color),
    pixel(x - 1, y + 3, color),
    pixel(x + 1, y + 3, color),
  ];
  return [
    fill('#180820'),
    rect(4, 0, 2, 1, '#FFE090'),
    ...series(10, (x) =>
      rect(x, x < 2 || x > 7 ? 2 : 1, 1, x < 2 || x > 7 ? 2 : 3, (x + at) % 4 < 2 ? '#E02848' : '#F0E0C0'),
    ),
    ...series(5, (x) => pixel(x * 2 + (at % 2), 4, '#FFD040')),
    ...series(3, (number) => {
      const x = ((number * 4 + at) % 12) - 1;
      const y = 6 + Math.round(swing((at + number * 4) / 12) + 0.5);
      return horse(x, y, ['#F8F0F0', '#60C8FF', '#FFB040'][number] ?? '#FFFFFF');
    }).flat(),
    rect(0, 12, 10, 1, '#C89030'),
    ...series(5, (x) => pixel(x * 2 + ((at + 1) % 2), 13, '#FF60A0')),
  ];
}

function sparkler(at: number): Element[] {
  const sparks = series(16, (number) => {
    const turn = ((number * 5 + at * 3) % 16) / 16 + 0.03;
    const far = 1.8 + ((number * 7 + at * 5) % 6) * 0.75;
    const place = turn * 2 * Math.PI;
    const light = far > 4.4 ? '#A05A14' : far > 3 ? '#FFB030' : '#FFF0B8';
    return pixel(Math.round(4.5 + Math.sin(place) * far), Math.round(4.5 - Math.cos(place) * far), light);
  });
  const rays = series(4, (number) =>
    ray(4.5, 4.5, 1, 2 + ((at + number) % 3), number / 4 + ((at * 3) % 8) / 32, '#FFD870'),
  );
  return [fill('#0A0604'), rect(4, 6, 1, 8, '#5A4A40'), ...sparks, ...rays, rect(4, 4, 2, 2, '#FFFFFF')];
}

const paper = ['#FF4060', '#FFD030', '#40D870', '#40A8FF', '#D060FF', '#FF9040'];

function confetti(at: number): Element[] {
  return [
    fill('#100C1C'),
    ...series(20, (number) => {
      const x = (((number * number * 3) % 11) + Math.round(swing((at + number * 3) / 8) * 0.8) + 10) % 10;
      const y = (number * 11 + ((number * number) % 7) + at * (1 + (number % 2))) % 16;
      const isFlat = (at + number) % 4 < 2;
      const color = paper[number % 6] ?? '#FFFFFF';
      return rect(x, y - 1, isFlat ? 2 : 1, 1, isFlat ? color : dim(color, 0.7));
    }),
  ];
}

export const fairground: readonly Scene[] = [
  round(
    'Ferris wheel',
    'ferris wheel, big wheel, fair, funfair, fairground, amusement park, theme park, london eye, county fair, kermis, prater',
    () =>
      film(
        'turn',
        series(16, (_, share) =>
          layers(picture(...ferrisWheel(share)), { ambient: sparkle('#FFC060', '#1A1030', 900, 0.2) }),
        ),
        450,
      ),
  ),
  round(
    'Carousel',
    'carousel, merry go round, carrousel, roundabout, rocking horse, horse, pony, circus, circus tent, big top, wooden horse',
    () =>
      film(
        'round',
        series(12, (at) => layers(picture(...carousel(at)), { ambient: wave('#B02848', '#C88020', 6000) })),
        420,
        300,
      ),
  ),
  round('Sparkler', 'sparkler, sparkling stick, hand held firework, bengal light, magic candle, fuse', () =>
    film(
      'spray',
      series(12, (at) => layers(picture(...sparkler(at)), { ambient: breathing('#6A4A1C', 2600) })),
      400,
      260,
    ),
  ),
  round(
    'Confetti',
    'confetti, rainbow confetti, falling confetti, streamer, paper rain, ticker tape, pinata',
    () =>
      film(
        'flutter',
        series(16, (at) =>
          layers(picture(...confetti(at)), { ambient: sparkle('#FFD0A0', '#301838', 700, 0.2) }),
        ),
        380,
      ),
    { accent: { over: rain('#FFC8E0', '#000000', 2600, 0.14) } },
  ),
  scene(
    'Glitter',
    'glitter, sparkle, sparkling, sparkly, glittering, shimmer, glint, twinkling light, sequin, bling, glitz, pixie dust',
    () => [
      {
        id: 'glitter',
        command: layers(gradient('#3A3048', '#181024'), {
          over: sparkle('#FFF4E0', '#000000', 520, 0.16),
          ambient: sparkle('#C8B8E0', '#100C18', 900, 0.2),
        }),
        duration: null,
      },
    ],
    { accent: { over: sparkle('#FFFFFF', '#000000', 600, 0.1) } },
  ),
  round(
    'Sparks',
    'spark, flying spark, flying ember, spark shower, shower of sparks, crackle, crackling',
    () =>
      film(
        'rise',
        series(14, (at) =>
          layers(
            picture(
              fill('#1A0A04'),
              rect(0, 12, 10, 2, '#8A2A08'),
              rect(2, 13, 6, 1, '#FF8A20'),
              ...series(11, (number) => {
                const y = 13 - ((at + number * 5) % 14);
                const x = (number * 3 + Math.round(swing((y + number) / 7))) % 10;
                return pixel(x, y, dim('#FFC050', Math.max(y / 13, 0.25)));
              }),
            ),
            { ambient: breathing('#6A2208', 3000) },
          ),
        ),
        360,
      ),
    { accent: { over: sparkle('#FFB840', '#000000', 420, 0.07) } },
  ),
];
