import {
  breathing,
  fill,
  gradient,
  layers,
  line,
  picture,
  pixel,
  rect,
  sparkle,
  step,
} from '../../program/commands';
import type { Element } from '../../program/Program';
import { dim } from '../../program/color';
import { film, round, series } from './motion';
import { plotted } from './shapes';
import type { Scene } from './Scene';

const black = '#000000';

function loopAt(share: number): [x: number, y: number] {
  const turn = share * 2 * Math.PI;
  return [Math.round(4.5 + 4.5 * Math.sin(turn)), Math.round(6.5 - 3.5 * Math.sin(2 * turn))];
}

const loopOutline = Array.from({ length: 64 }, (_, at) => loopAt(at / 64));

function endless(share: number): Element[] {
  const trail = Array.from({ length: 10 }, (_, at) => ({
    at: loopAt(share - (9 - at) / 40),
    light: (at + 1) / 10,
  }));
  return plotted((x, y) => {
    const bright = trail.findLast(({ at: [left, top] }) => left === x && top === y);
    if (bright) return dim('#B0F4FF', 0.3 + 0.7 * bright.light);
    return loopOutline.some(([left, top]) => left === x && top === y) ? '#5428B8' : undefined;
  });
}

function tangle(seed: number): Element[] {
  const colors = ['#FF2040', '#FFC000', '#20E0A0', '#3A60FF', '#E030E0', '#FF7020'];
  const roll = (at: number, sides: number) =>
    Math.floor(Math.abs(Math.sin(seed * 91.7 + at * 37.3) * 9973)) % sides;
  return Array.from({ length: 7 }, (_, at) =>
    line(
      roll(at, 10),
      roll(at + 7, 14),
      roll(at + 14, 10),
      roll(at + 21, 14),
      colors[(at + seed) % 6] ?? black,
    ),
  );
}

function overlapping(apart: number) {
  const disk = (left: number, top: number, color: string) =>
    picture(...plotted((x, y) => (Math.hypot(x - left, y - top) < 3.9 ? color : undefined)));
  return layers(disk(4.5 - apart / 2, 6.5 - apart, '#E84A70'), {
    over: disk(4.5 + apart / 2, 6.5 + apart, '#20B8A0'),
    ambient: gradient('#E8B8B0', apart > 2 ? '#3A2440' : '#A87890'),
  });
}

const hours = Array.from({ length: 12 }, (_, hour) => {
  const turn = (hour / 12) * 2 * Math.PI;
  return { x: Math.round(4.5 + 4.3 * Math.sin(turn)), y: Math.round(6.5 - 6 * Math.cos(turn)), turn };
});
const daylight = [
  '#2A3C90',
  '#3A3C98',
  '#6A3C90',
  '#B04A70',
  '#F08A50',
  '#FFC860',
  '#FFE8A0',
  '#FFD070',
  '#F0904A',
  '#C0505A',
  '#70388A',
  '#3A3490',
];

function hourHand(hour: number): Element[] {
  const color = daylight[hour] ?? black;
  const { turn } = hours[hour] ?? { turn: 0 };
  const [tipX, tipY] = [4.5 + 3 * Math.sin(turn), 6.5 - 4 * Math.cos(turn)];
  return [
    fill(dim(color, 0.5)),
    rect(0, 0, 10, 14, dim(color, 0.16)),
    ...hours.map(({ x, y }, at) => pixel(x, y, at <= hour ? (daylight[at] ?? black) : '#3A4458')),
    line(
      Math.round(tipX < 4.5 ? 4 : 5),
      Math.round(tipY < 6.5 ? 6 : 7),
      Math.round(tipX),
      Math.round(tipY),
      '#FFF4E0',
    ),
  ];
}

function soundLine(height: number, phase: number): Element[] {
  return Array.from({ length: 10 }, (_, x) => {
    const up = Math.round(Math.abs(Math.sin(x * 1.9 + phase)) * height);
    return rect(x, 7 - up, 1, 1 + 2 * up, dim('#A8B8D0', 0.35 + height / 9));
  });
}

function yinYang(share: number): Element[] {
  const turn = share * 2 * Math.PI;
  return plotted((x, y) => {
    const [dx, dy] = [x - 4.5, y - 6.5];
    if (Math.hypot(dx, dy) > 4.95) return undefined;
    const across = dx * Math.cos(turn) + dy * Math.sin(turn);
    const along = dy * Math.cos(turn) - dx * Math.sin(turn);
    const [above, below] = [Math.hypot(across, along + 2.5), Math.hypot(across, along - 2.5)];
    const isLight =
      above < 0.9 ? false : below < 0.9 ? true : above < 2.5 ? true : below < 2.5 ? false : across > 0;
    return isLight ? '#F4ECD8' : '#12285A';
  });
}

export const abstract: readonly Scene[] = [
  round(
    'Infinity',
    'infinity, infinite, endless, eternity, eternal, lemniscate, figure eight, figure of eight, never ending, loop',
    () =>
      film(
        'light on its way',
        series(20, (_, share) =>
          layers(picture(...endless(share)), { ambient: gradient('#40207A', '#241050') }),
        ),
        200,
      ),
  ),
  round(
    'Chaos',
    'chaos, chaotic, mess, messy, wild, random, anarchy, disorder, confusion, confused, turmoil, madness, tangle, entropy, dissolving order',
    () =>
      film(
        'tangle',
        series(8, (at) =>
          layers(picture(...tangle(at)), {
            over: sparkle(at % 2 === 0 ? '#FF8030' : '#40C0FF', black, 450, 0.12),
            ambient: sparkle('#FF40A0', '#180828', 500, 0.35),
          }),
        ),
        900,
        300,
      ),
  ),
  round(
    'Harmony',
    'harmony, harmonious, unity, together, togetherness, friendship, understanding, unison, connection, partnership, friends',
    () => [
      step('apart', overlapping(4), 2200, 1600),
      step('meeting', overlapping(3), 1600, 1600),
      step('joining', overlapping(2), 1600, 1600),
      step('mingling', overlapping(1), 1600, 1600),
      step('as one', overlapping(0), 2600, 1600),
      step('letting go', overlapping(2), 1800, 1800),
    ],
  ),
  round(
    'Time',
    'time, passing time, hour, day and night, twelve hour, passage of time, age, daytime, life span, time passing',
    () =>
      film(
        'hour',
        series(12, (hour) => picture(...hourHand(hour))),
        1000,
        600,
      ),
  ),
  round(
    'Silence',
    'silence, silent, quiet, mute, muted, hush, soundless, nothing, noiseless, minimalism, minimalist',
    () => [
      ...film(
        'sound',
        [6, 5, 4, 3, 2, 1].map((height, at) => picture(...soundLine(height, at * 0.9))),
        700,
      ),
      step(
        'silence',
        layers(picture(rect(0, 7, 10, 1, '#5A6880')), { ambient: breathing('#0C1220', 7000) }),
        7000,
        1200,
      ),
    ],
  ),
  round(
    'Balance',
    'balance, balanced, yin yang, yin and yang, equilibrium, tao, taoism, zen balance, duality, opposite, equality',
    () =>
      film(
        'turn',
        series(16, (_, share) =>
          layers(picture(...yinYang(share)), { ambient: gradient('#6A6450', '#1C2A50') }),
        ),
        500,
      ),
  ),
];
