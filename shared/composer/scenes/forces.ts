import {
  aurora,
  breathing,
  drawing,
  fill,
  gradient,
  icon,
  layers,
  line,
  picture,
  pixel,
  rain,
  rect,
  sparkle,
  step,
} from '../../program/commands';
import type { Element } from '../../program/Program';
import { dim } from '../../program/color';
import { film, round, series } from './motion';
import { plotted, shifted } from './shapes';
import type { Scene } from './Scene';

const black = '#000000';

const eighth = ['..nnn', '..n.n', '..n..', '..n..', '..n..', 'nnn..', 'nnn..'];

function floatingNotes(at: number): Element[] {
  return ['#FF4A84', '#FFC030', '#40D8E8', '#A070FF'].flatMap((color, note) => {
    const sway = Math.round(Math.sin((at / 10) * Math.PI + note * 2) * 0.7);
    return shifted(drawing(eighth, { n: color }), (note % 2) * 5 + sway, 13 - ((at + note * 10) % 40));
  });
}

const star = drawing(['..y..', '.yyy.', 'yyyyy', '.yyy.', '.y.y.'], { y: '#FFE060' });
const wandRight = [line(5, 13, 7, 6, '#7A4A24'), line(6, 9, 7, 6, '#F0E0C8'), ...shifted(star, 5, 1)];
const wandLeft = [line(4, 13, 2, 6, '#7A4A24'), line(3, 9, 2, 6, '#F0E0C8'), ...shifted(star, 0, 1)];

function helix(share: number): Element[] {
  return plotted((x, y) => {
    const turn = y * 0.5 + share * 2 * Math.PI;
    const front = Math.round(4.5 + 4 * Math.sin(turn));
    const back = 9 - front;
    const isNear = Math.cos(turn) > 0;
    if (x === front) return isNear ? '#40F0A0' : '#127850';
    if (x === back) return isNear ? '#1C5C9A' : '#4AB4FF';
    const isRung = y % 2 === 0 && x > Math.min(front, back) && x < Math.max(front, back);
    return isRung ? (x < 5 === front < back ? '#0E4A38' : '#143A5C') : undefined;
  });
}

function ladderArc(height: number): Element[] {
  const y = 11 - height;
  const spread = Math.round(height / 4);
  const [left, right] = [3 - spread, 6 + spread];
  const jag = (at: number) => y + ((at * 7 + height * 5) % 3) - 1;
  const points = Array.from({ length: right - left + 1 }, (_, at) => left + at);
  return [
    fill(dim('#4A7CFF', 0.25 + (height % 3) * 0.12)),
    rect(0, 0, 10, 14, '#02040E'),
    line(3, 13, 0, 1, '#7A4A28'),
    line(6, 13, 9, 1, '#7A4A28'),
    ...points.map((x, at) => rect(x, jag(at) - 1, 1, 3, '#142C80')),
    ...points.map((x, at) => pixel(x, jag(at), at % 2 === 0 ? '#FFFFFF' : '#90C0FF')),
  ];
}

const plant = ['s12', 's11 s10', 's9 L10', 's8 R9', 's7 s6 L7', 's5 R5', 's4 s3 L3'];

function grown(stage: number): Element[] {
  const parts = plant
    .slice(0, stage + 1)
    .join(' ')
    .split(' ');
  return [
    rect(0, 12, 10, 2, '#3A1C0A'),
    ...parts.flatMap((part) => {
      const y = Number(part.slice(1));
      if (part.startsWith('L')) return [rect(2, y - 1, 2, 1, '#6CE050'), rect(3, y, 1, 1, '#3CA83C')];
      if (part.startsWith('R')) return [rect(5, y - 1, 2, 1, '#6CE050'), rect(5, y, 1, 1, '#3CA83C')];
      return [pixel(4, y, '#2E9A3C')];
    }),
  ];
}

const blossom = [
  rect(3, 1, 3, 3, '#FF6AA0'),
  rect(4, 0, 1, 5, '#FF6AA0'),
  rect(2, 2, 5, 1, '#FF6AA0'),
  pixel(4, 2, '#FFE060'),
];

const trace = ['77', '77', '67', '77', '46', '13', '48', '9B', '8A', '77'];

function cardiogram(at: number): Element[] {
  return trace.flatMap((span, x) => {
    const [top = 7, bottom = 7] = Array.from(span, (digit) => parseInt(digit, 16));
    const light = 1 - ((at - x + 13) % 13) / 10;
    return light > 0 ? [rect(x, top, 1, bottom - top + 1, dim('#30FF70', light))] : [];
  });
}

export const forces: readonly Scene[] = [
  round(
    'Music',
    'music, melody, song, tune, note, musical note, singing, sing, musical, composer, choir, serenade, lullaby song, jazz music, jazz',
    () =>
      film(
        'notes',
        series(40, (at) =>
          layers(picture(...floatingNotes(at)), {
            ambient: gradient('#6030A0', ['#3A1470', '#4A1860', '#2A1878'][at % 3] ?? black),
          }),
        ),
        320,
      ),
    { accent: { over: picture(icon('note', '#FFC030')) } },
  ),
  round(
    'Magic',
    'magic, magical, wizard, spell, enchanted, enchantment, sorcery, sorcerer, fairy, fairy dust, magic wand, wand, wonder, miracle, abracadabra, magician',
    () => [
      step(
        'wand',
        layers(picture(...wandRight), {
          over: sparkle('#B060FF', black, 700, 0.06),
          ambient: breathing('#4A1C90', 3000),
        }),
        1500,
        500,
      ),
      step(
        'swish',
        layers(picture(...wandLeft), {
          over: sparkle('#60D0FF', black, 500, 0.14),
          ambient: breathing('#5A24A8', 2000),
        }),
        1000,
        450,
      ),
      step(
        'and back',
        layers(picture(...wandRight), {
          over: sparkle('#FF80E0', black, 500, 0.2),
          ambient: breathing('#7030C0', 2000),
        }),
        1000,
        450,
      ),
      step(
        'spell',
        layers(gradient('#7A40E0', '#180640'), {
          over: sparkle('#FFF0A0', black, 600, 0.28),
          ambient: sparkle('#FFE080', '#5A28B0', 600, 0.3),
        }),
        3500,
        350,
      ),
      step(
        'stardust',
        layers(aurora('#6A2CC0', '#C040A0', 5000), {
          over: rain('#FFE8A0', black, 3200, 0.2),
          ambient: breathing('#6A2CB0', 4000),
        }),
        5000,
        1200,
      ),
    ],
    { accent: { over: sparkle('#FFE8A0', black, 700, 0.1) } },
  ),
  round(
    'Life',
    'life, dna, helix, double helix, gene, genetics, biology, evolution, science, molecule, living, birth, alive, cell',
    () =>
      film(
        'helix',
        series(16, (_, share) =>
          layers(picture(...helix(share)), { ambient: gradient('#0A4038', '#0A2440') }),
        ),
        250,
      ),
  ),
  round(
    'Electricity',
    'electricity, electric, energy, high voltage, voltage, current, electric arc, jacob ladder, tesla coil, tesla, power surge, physics, shock, electron',
    () => [
      ...film(
        'arc',
        series(11, (height) => picture(...ladderArc(height))),
        170,
        120,
      ),
      step(
        'recharge',
        picture(
          fill('#060C24'),
          rect(0, 0, 10, 14, '#02040E'),
          line(3, 13, 0, 1, '#7A4A28'),
          line(6, 13, 9, 1, '#7A4A28'),
        ),
        500,
        200,
      ),
    ],
  ),
  round(
    'Growth',
    'growth, grow, growing, sprout, seedling, seed, germination, plant growing, development, sapling, potential',
    () => [
      step(
        'blossom',
        layers(picture(...grown(6), ...blossom), {
          over: sparkle('#FFF0C0', black, 1200, 0.03),
          ambient: breathing('#A85A70', 5000),
        }),
        5000,
        1000,
      ),
      ...film(
        'shoot',
        plant.map((_, stage) =>
          layers(picture(...grown(stage)), {
            ambient: gradient('#2A5A1C', dim('#3A7A2A', 0.3 + stage * 0.1)),
          }),
        ),
        1200,
        900,
      ),
    ],
  ),
  round(
    'Heartbeat',
    'heartbeat, pulse, ecg, ekg, cardiogram, electrocardiogram, heart rate, vital sign, hospital monitor, cardio, pulse rate',
    () =>
      film(
        'trace',
        series(13, (at) =>
          picture(
            fill(at > 4 && at < 8 ? '#0E6A30' : '#04200E'),
            rect(0, 0, 10, 14, '#000A04'),
            ...cardiogram(at),
          ),
        ),
        110,
        60,
      ),
  ),
];
