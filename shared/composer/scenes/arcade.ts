import { drawing, fill, gradient, layers, picture, pixel, rect, step } from '../../program/commands';
import type { Element } from '../../program/Program';
import { film, round, series } from './motion';
import { plotted, shifted } from './shapes';
import type { Scene } from './Scene';

const pile = ['g.......oo', 'ggg..ppooo', 'bgrr.ppybb', 'bbrr.yyyyb'];
const settled = ['g...c...oo', 'ggg.cppooo', 'bgrrcppybb', 'bbrrcyyyyb'];
const full = [...settled.slice(0, 2), 'wwwwwwwwww', 'wwwwwwwwww'];
const cleared = ['', '', ...settled.slice(0, 2)];
const blockColors = {
  g: '#20C850',
  o: '#FF8A10',
  p: '#B040F0',
  b: '#2858F0',
  r: '#F02840',
  y: '#F8D020',
  c: '#20D0E8',
  w: '#E8F0FF',
};

function board(rows: readonly string[], piece: readonly string[] = [], x = 0, y = 0) {
  const blocks = [
    ...shifted(drawing(rows, blockColors), 0, 10),
    ...shifted(drawing(piece, blockColors), x, y),
  ];
  return layers(picture(rect(0, 0, 10, 14, '#06081A'), ...blocks), {
    ambient: gradient('#10204A', '#1A1440'),
  });
}

function rally(at: number): Element[] {
  const x = Math.abs(((at * 3 + 4) % 32) / 2 - 8);
  const y = Math.min(Math.abs(((at + 3) % 20) - 10) + 2, 11);
  const near = (off: number) => Math.max(0, Math.min(6, Math.round(x - 1.5 + off)));
  return [
    rect(0, 0, 10, 14, '#04100C'),
    ...[0, 2, 4, 6, 8].map((dash) => pixel(dash, 7, '#1C4838')),
    rect(near(y > 6 ? 1.5 : 0), 0, 4, 1, '#40E0FF'),
    rect(near(y > 6 ? 0 : -1.5), 13, 4, 1, '#FF7040'),
    pixel(Math.round(x), y, '#FFFFFF'),
  ];
}

const track =
  '12,22,32,42,52,62,72,82,83,84,85,86,87,77,67,57,47,37,38,39,3A,3B,2B,1B,1A,19,18,17,16,15,14,13'
    .split(',')
    .map((place) => Array.from(place, (digit) => parseInt(digit, 16)));

function snake(at: number): Element[] {
  const meal = at < 12 ? 12 : at < 22 ? 22 : 31;
  const [foodX = 0, foodY = 0] = track[meal] ?? [];
  const body = Array.from(
    { length: at < 12 ? 6 : at < 22 ? 8 : 10 },
    (_, part) => track[(at - part + 64) % 32] ?? [],
  );
  return [
    fill('#0C3414'),
    rect(0, 0, 10, 14, '#1C5A28'),
    rect(1, 1, 8, 12, '#041008'),
    pixel(foodX, foodY, '#FF2838'),
    ...body.map(([x = 0, y = 0], part) =>
      pixel(x, y, part === 0 ? '#E8FF60' : part % 2 === 0 ? '#50E040' : '#38B830'),
    ),
  ];
}

const pips = ['44', '1177', '114477', '11177177', '1117447177', '111417717477'];

function rolled(face: number, dy: number) {
  const spots = pips[face - 1]?.match(/../g) ?? [];
  const die = [
    rect(1, 0, 8, 10, '#F0E0D0'),
    rect(0, 1, 10, 8, '#F0E0D0'),
    ...spots.map((spot) => rect(Number(spot.charAt(0)), Number(spot.charAt(1)), 2, 2, '#200408')),
  ];
  return layers(picture(...shifted(die, 0, 2 + dy)), { ambient: gradient('#0C4A24', '#0A3A1C') });
}

const onEdge = plotted((x, y) => {
  const far = Math.abs(x - 4.5) + Math.abs(y - 6.5);
  return far > 6.4 ? undefined : far < 1.5 ? '#200408' : y < 7 ? '#F0E0D0' : '#A89888';
});

function tumbling(dy: number) {
  return layers(picture(...shifted(onEdge, 0, dy)), { ambient: gradient('#0C4A24', '#0A3A1C') });
}

const eater = [
  ['.yyy.', 'yyyyy', 'yyyyy', 'yyyyy', '.yyy.'],
  ['.yyy.', 'yyyy.', 'yyy..', 'yyyy.', '.yyy.'],
  ['.yyy.', 'yyy..', 'yy...', 'yyy..', '.yyy.'],
  ['.yyy.', 'yyyy.', 'yyy..', 'yyyy.', '.yyy.'],
];
const chaser = ['.ggg.', 'gwgwg', 'gkgkg', 'ggggg', 'g.g.g'];

function chase(at: number): Element[] {
  const colors = { y: '#FFE000', g: '#FF3060', w: '#FFFFFF', k: '#2030C0' };
  return [
    rect(0, 2, 10, 1, '#2038F0'),
    rect(0, 10, 10, 1, '#2038F0'),
    ...[0, 3, 6, 9].filter((dot) => dot > at - 4).map((dot) => pixel(dot, 6, '#FFD8B0')),
    ...shifted(drawing(eater[at % 4] ?? [], colors), at - 6, 4),
    ...shifted(drawing(chaser, colors), at - 14, 4 + (at % 2)),
  ];
}

export const arcade: readonly Scene[] = [
  round(
    'Falling blocks',
    'falling block, tetris, block, puzzle game, brick game, tetromino, building block, stacking',
    () => [
      ...film(
        'bar',
        [-1, 1, 3, 5, 7, 9].map((y) => board(pile, ['c', 'c', 'c', 'c'], 4, y)),
        420,
        100,
      ),
      step('lands', board(settled), 500),
      step('lines', board(full), 450, 150),
      step('cleared', board(cleared), 600, 200),
      ...film(
        'tee',
        [-1, 1, 3, 5, 7, 9].map((y) => board(cleared, ['ppp', '.p.'], y > 3 ? 1 : 3, y)),
        420,
        100,
      ),
    ],
  ),
  round('Pong', 'pong, table tennis, ping pong, tennis, squash, badminton, atari', () =>
    film(
      'rally',
      series(20, (at) => layers(picture(...rally(at)), { ambient: gradient('#0C3020', '#0C2038') })),
      140,
      80,
    ),
  ),
  round('Snake game', 'snake game, nokia, old phone game, nokia snake, worm game, snake & apple', () =>
    film(
      'move',
      series(32, (at) => picture(...snake(at))),
      200,
      60,
    ),
  ),
  round(
    'Dice',
    'dice, die, rolling dice, roll, gamble, gambling, luck, board game, chance, lucky number, throw dice, yahtzee',
    () => [
      step('six', rolled(6, 0), 1800, 150),
      step('toss', tumbling(0), 260, 120),
      step('three', rolled(3, -2), 260, 120),
      step('tumble', tumbling(-1), 260, 120),
      step('five', rolled(5, 1), 1800, 150),
      step('toss again', tumbling(0), 260, 120),
      step('one', rolled(1, -1), 260, 120),
      step('and over', tumbling(-2), 260, 120),
      step('four', rolled(4, 0), 1800, 150),
      step('last toss', tumbling(1), 260, 120),
    ],
  ),
  round('Dot eater', 'pac man, pacman, dot eater, maze game, eighties game, 80s game, chomp', () =>
    film(
      'chomp',
      series(26, (at) =>
        layers(picture(...chase((at + 10) % 26)), { ambient: gradient('#101860', '#0C1048') }),
      ),
      180,
      80,
    ),
  ),
];
