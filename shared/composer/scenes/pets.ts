import { breathing, drawing, fill, layers, picture, pixel, rect, step } from '../../program/commands';
import type { Element } from '../../program/Program';
import { round } from './motion';
import { shifted } from './shapes';
import type { Scene } from './Scene';

const black = '#000000';

const catHead = drawing(
  [
    'f........f',
    'ff......ff',
    'fff....fff',
    'ffffffffff',
    'ffffffffff',
    'ffffffffff',
    'ffffffffff',
    'ffffffffff',
    'ffffffffff',
    '.ffffffff.',
    '..ffffff..',
  ],
  { f: '#2C1C58' },
);
const catEye = drawing(['.gg.', 'giig', 'iiii', 'iiii', 'giig', '.gg.'], { i: '#C0F020', g: '#6CA010' });

function cat(lids: number, look: number) {
  const eyes = [0, 6].flatMap((x) => {
    const inward = x === 0 ? 2 : 1;
    if (lids === 2) return [rect(x, 7, 4, 1, '#38285C')];
    if (lids === 1) return [rect(x, 6, 4, 2, '#98C818'), rect(x + inward + look, 6, 1, 2, black)];
    return [...shifted(catEye, x, 4), rect(x + inward + look, 4, 1, 6, black)];
  });
  return layers(picture(...shifted(catHead, 0, 1), ...eyes, rect(4, 10, 2, 1, '#70405C')), {
    ambient: breathing('#1C1248', 5000),
  });
}

const dogBody = [
  '......bb..',
  '.....bbbbb',
  '.....bbkbb',
  '.....dbbbk',
  '.....dbbb.',
  '.bbbbbbb..',
  '.bbbbbbb..',
  '.bbbbbbb..',
  '.bb...bb..',
  '.bb...bb..',
  '.dd...dd..',
];
const tails = [
  [pixel(0, 4, '#D88A40'), pixel(0, 3, '#D88A40')],
  [pixel(1, 4, '#D88A40'), pixel(1, 3, '#D88A40'), pixel(2, 2, '#D88A40')],
];

function dog(tail: number, tongue: boolean): Element[] {
  return [
    fill('#6A4A20'),
    rect(0, 0, 10, 12, '#102038'),
    rect(0, 12, 10, 2, '#2A7030'),
    ...shifted([...drawing(dogBody, { b: '#D88A40', d: '#8A4A1C', k: black }), ...(tails[tail] ?? [])], 0, 1),
    ...(tongue ? [rect(8, 6, 1, 2, '#FF5A70')] : []),
  ];
}

const owlBody = [
  'b........b',
  'bb......bb',
  'bbbbbbbbbb',
  'bwwwbbwwwb',
  'bwwwbbwwwb',
  'bwwwyywwwb',
  'bbbbyybbbb',
  'bbcbcbcbbb',
  'bbbcbcbcbb',
  'bbcbcbcbbb',
  '.bbcbcbbb.',
  '..bb..bb..',
];

function owl(lids: number, look: number): Element[] {
  const eyes = [1, 6].flatMap((x) =>
    lids === 0
      ? [rect(x + 1 + look, 5, 1, 2, black)]
      : [
          rect(x, 4, 3, lids === 1 ? 1 : 3, '#5A3818'),
          ...(lids === 1 ? [rect(x + 1, 5, 1, 2, black)] : [rect(x, 6, 3, 1, '#2A1608')]),
        ],
  );
  return [
    fill('#14204A'),
    rect(0, 0, 10, 14, '#060A1C'),
    ...shifted(drawing(owlBody, { b: '#7A4C20', c: '#B88048', w: '#FFE890', y: '#FF9020' }), 0, 1),
    ...eyes,
    rect(0, 13, 10, 1, '#3A2410'),
  ];
}

export const pets: readonly Scene[] = [
  round(
    "Cat's eyes",
    'cat eye, feline, eye in the dark, panther, predator, black cat, staring eye, tiger eye, eyes in the dark',
    () => [
      step('stare', cat(0, 0), 2600, 200),
      step('half shut', cat(1, 0), 250, 150),
      step('blink', cat(2, 0), 300, 120),
      step('look left', cat(0, -1), 1700, 200),
      step('look right', cat(0, 1), 1700, 200),
      step('drowsy', cat(1, 1), 1200, 400),
      step('gone', cat(2, 0), 1200, 400),
    ],
  ),
  round(
    'Dog',
    'dog, puppy, wagging dog, doggy, wag, hound, wagging tail, pup, labrador, retriever, good boy, good dog, dachshund, poodle, pet',
    () =>
      [0, 1, 0, 1, 0, 1, 0, 1].map((tail, at) =>
        step(`wag ${at + 1}`, picture(...dog(tail, at > 3)), at === 0 ? 900 : 300, 120),
      ),
  ),
  round('Owl', 'owl, night owl, hoot, barn owl, wise owl, wise, wisdom, tawny owl, owl & eye', () => [
    step('stare', picture(...owl(0, 0)), 2200, 300),
    step('blink', picture(...owl(2, 0)), 350, 120),
    step('look left', picture(...owl(0, -1)), 1500, 200),
    step('look right', picture(...owl(0, 1)), 1500, 200),
    step('lids sink', picture(...owl(1, 0)), 1000, 400),
    step('doze', picture(...owl(2, 0)), 1400, 500),
  ]),
];
