import {
  breathing,
  comet,
  disc,
  drawing,
  fill,
  gradient,
  layers,
  line,
  picture,
  rain,
  rect,
  sparkle,
  step,
  wave,
} from '../../program/commands';
import type { Element } from '../../program/Program';
import { film, round, series } from './motion';
import { plotted, shifted } from './shapes';
import type { Scene } from './Scene';

const black = '#000000';

function chevrons(risen: number): Element[] {
  const colors = ['#FF2000', '#FF7000', '#FFD000', black, black, black];
  return Array.from({ length: 19 }, (_, at) => at - 5).flatMap((y) => {
    const color = colors[(y + risen + 12) % 6] ?? black;
    return [line(0, y + 4, 4, y, color), line(5, y, 9, y + 4, color)];
  });
}

function polkaDots(turn: number): Element[] {
  const colors = ['#FF3A84', '#FFB810', '#20C8E0', '#7CE040'];
  return Array.from({ length: 12 }, (_, at) =>
    rect(
      (at % 3) * 3 + 1,
      Math.floor(at / 3) * 3 + 1 + ((at + turn) % 2),
      2,
      2,
      colors[(at + turn) % 4] ?? black,
    ),
  );
}

const fan = [
  ...['30', '02', '07', '0B'].flatMap((end) => {
    const [x = 0, y = 0] = Array.from(end, (digit) => parseInt(digit, 16));
    return [line(4, 12, x, y, '#C88A20'), line(5, 12, 9 - x, y, '#C88A20')];
  }),
  ...plotted((x, y) => {
    const far = Math.hypot(x - 4.5, y - 13);
    return far < 3 ? '#FFDC80' : Math.abs(far - 5) < 0.5 ? '#FFC850' : undefined;
  }),
];

const digits = [
  ['kkkk', '...k', '...k', '.kkk', '...k', '...k', 'kkkk'],
  ['kkkk', '...k', '...k', 'kkkk', 'k...', 'k...', 'kkkk'],
  ['.kk.', 'kkk.', '.kk.', '.kk.', '.kk.', '.kk.', 'kkkk'],
].map((rows) => shifted(drawing(rows, { k: '#1A0A00' }), 3, 4));

function leader(digit: readonly Element[]) {
  return layers(
    picture(
      rect(0, 0, 10, 14, '#8A6430'),
      rect(0, 7, 10, 1, '#6A4820'),
      disc(4, 7, 4, '#E0B468'),
      disc(5, 7, 4, '#E0B468'),
      ...digit,
    ),
    { over: rain('#FFE0A0', black, 900, 0.03), ambient: breathing('#A87838', 500) },
  );
}

const bigZ = shifted(drawing(['zzzzz', '...z.', '..z..', '.z...', 'zzzzz'], { z: '#A0ACFF' }), 5, 0);
const midZ = shifted(drawing(['zzzz', '..z.', '.z..', 'zzzz'], { z: '#6C7AD8' }), 2, 6);
const tinyZ = shifted(drawing(['zzz', '.z.', 'zzz'], { z: '#4654A8' }), 0, 11);

function asleep(...snores: readonly Element[][]) {
  return layers(gradient('#1C2058', '#06071A'), {
    over: picture(...snores.flat()),
    ambient: breathing('#282E78', 6200),
  });
}

export const tempers: readonly Scene[] = [
  round(
    'Energetic',
    'energetic, power, powerful, dynamic, active, motivated, motivation, excited, excitement, vitality, drive, pumped, vigor, adrenaline, exhilarated, exhilarating, thrilled, ecstatic, elated',
    () =>
      film(
        'surge',
        series(6, (at) =>
          picture(
            fill(['#B82000', '#D84A00', '#F07800', '#D84A00', '#B82000', '#A01800'][at] ?? black),
            rect(0, 0, 10, 14, '#240200'),
            ...chevrons(at),
          ),
        ),
        160,
      ),
  ),
  round(
    'Playful',
    'playful, cute, silly, funny, childlike, polka dot, dotted, colorful, colourful, jolly, goofy, toy, crazy, quirky',
    () =>
      film(
        'hop',
        series(4, (at) =>
          picture(
            fill(['#3A1060', '#10406A', '#5A1040', '#104A3A'][at] ?? black),
            rect(0, 0, 10, 14, '#120626'),
            ...polkaDots(at),
          ),
        ),
        700,
        160,
      ),
  ),
  round(
    'Elegant',
    'elegant, elegance, luxury, luxurious, glamour, glamorous, classy, sophisticated, art deco, noble, golden twenty, fancy, chic, gala, royal',
    () => [
      step(
        'fan',
        layers(picture(...fan), { over: wave('#6A4408', black, 6000), ambient: breathing('#C88A28', 6000) }),
        6000,
        1200,
      ),
      step(
        'gleam',
        layers(picture(...fan), {
          over: comet('#FFF4D0', black, 3000),
          ambient: sparkle('#FFE0A0', '#5A3A0C', 1200, 0.15),
        }),
        6000,
        1200,
      ),
    ],
  ),
  round(
    'Nostalgic',
    'nostalgic, nostalgia, memory, old film, vintage, retro film, old times, silent movie, film reel, projector, remember, past, good old day, cinema countdown',
    () => [
      ...film('leader', digits.map(leader), 1000, 120),
      step(
        'old photograph',
        layers(
          picture(
            rect(0, 0, 10, 14, '#A87C44'),
            rect(1, 1, 8, 8, '#D8B070'),
            disc(6, 3, 1, '#FFE8B0'),
            ...drawing(['', '', '', '', '', '.....b....', '..b.bbbb..', '.bbbbbbbb.', '.bbbbbbbb.'], {
              b: '#5A3A18',
            }),
            rect(1, 9, 8, 3, '#8A5C2C'),
          ),
          { over: sparkle('#FFE0A0', black, 700, 0.03), ambient: breathing('#B08040', 4000) },
        ),
        5000,
        600,
      ),
      step(
        'film runs out',
        layers(gradient('#FFE8B8', '#A87838'), {
          over: sparkle('#FFF8E0', black, 600, 0.04),
          ambient: breathing('#D8A860', 2000),
        }),
        2000,
        500,
      ),
    ],
  ),
  round('Sleepy', 'sleepy, tired, drowsy, snore, snoring, yawn, slumber, zzz, exhausted, dozing', () => [
    step('zzz', asleep(tinyZ, midZ, bigZ), 2400, 700),
    step('closing eyes', asleep(), 1600, 1000),
    step('z', asleep(tinyZ), 1100, 700),
    step('zz', asleep(tinyZ, midZ), 1100, 700),
  ]),
];
