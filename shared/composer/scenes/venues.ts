import {
  breathing,
  drawing,
  layers,
  line,
  picture,
  rect,
  solid,
  sparkle,
  step,
} from '../../program/commands';
import type { Element } from '../../program/Program';
import { round } from './motion';
import { scatter } from './shapes';
import { scene, type Scene } from './Scene';

/** A pointed window of coloured glass; the light outside falls on one part of it after another. */
function stainedGlass(panes: {
  readonly rose: string;
  readonly left: string;
  readonly right: string;
  readonly foot: string;
}) {
  return layers(
    picture(
      ...drawing(
        [
          '    rr',
          '   rrrr',
          '  rryyrr',
          ' rryggyrr',
          ' rryggyrr',
          '  rryyrr',
          'bb rrrr pp',
          'bbb    ppp',
          'bcb ll ppp',
          'bbb ll pop',
          'bcb ll ppp',
          'bbb ll pop',
          'ffff  ffff',
          'fyfyffyfyf',
        ],
        {
          r: panes.rose,
          y: '#FFC030',
          g: '#30A060',
          b: panes.left,
          c: '#60D0FF',
          p: panes.right,
          o: '#FF8050',
          l: '#FFF0C0',
          f: panes.foot,
        },
      ),
    ),
    { over: sparkle('#483820', '#000000', 1700, 0.05), ambient: breathing('#6A4050', 7000) },
  );
}

const dim = { rose: '#781028', left: '#102878', right: '#481070', foot: '#0C4838' };

/** The hall of a cinema with the curtain drawn aside by `gap` columns on each side. */
function hall(gap: number, screen: string, scenery: string, ...film: readonly Element[]) {
  const folds = ['#A01020', '#680814', '#B81428', '#700A18', '#8A0C1C'];
  return layers(
    picture(
      rect(0, 1, 10, 9, screen),
      rect(0, 7, 10, 3, scenery),
      ...film,
      ...folds.slice(gap).flatMap((color, x) => [rect(x, 0, 1, 10, color), rect(9 - x, 0, 1, 10, color)]),
      rect(0, 0, 10, 1, '#C89030'),
      rect(0, 11, 10, 3, '#10080C'),
      ...scatter('0b 1b 3b 4b 6b 7b 9b 1d 2d 4d 5d 7d 8d', '#401820'),
      rect(0, 12, 10, 1, '#2C1018'),
    ),
    { ambient: solid(gap > 3 ? scenery : '#3C0810') },
  );
}

/** Beams from the rig, each to the column where it meets the crowd. */
function stage(
  left: number,
  middle: number,
  right: number,
  colors: readonly [string, string, string],
  hands: string,
) {
  return layers(
    picture(
      line(1, 0, left, 10, colors[0]),
      line(2, 0, left + 1, 10, colors[0]),
      line(8, 0, right, 10, colors[2]),
      line(7, 0, right - 1, 10, colors[2]),
      line(4, 0, middle, 9, colors[1]),
      line(5, 0, middle + 1, 9, colors[1]),
      ...scatter('10 40 50 80', '#FFFFFF'),
      rect(0, 12, 10, 2, '#140818'),
      ...drawing(['', '', '', '', '', '', '', '', '', '', hands, 'hh hhh hhh', 'hhhhhhhhhh'], {
        h: '#2C1438',
        i: '#503060',
      }),
    ),
    { over: sparkle('#302040', '#000000', 600, 0.06), ambient: breathing(colors[1], 1800) },
  );
}

function shelves(...glow: readonly Element[]) {
  return layers(
    picture(
      ...books(0, 'rrgbbyrrpg'),
      ...books(4, 'bbyrggyppr'),
      ...books(8, 'ggprrybgrb'),
      ...scatter('20 30 40 80 14 24 64 28 58 88', '#000000'),
      rect(0, 3, 10, 1, '#6A3C18'),
      rect(0, 7, 10, 1, '#6A3C18'),
      rect(0, 11, 10, 3, '#6A3C18'),
      ...glow,
    ),
    { over: sparkle('#302010', '#000000', 2600, 0.04), ambient: breathing('#A86C28', 9000) },
  );
}

/** Books on a board, three rows high; each letter is a spine. */
function books(y: number, spines: string): Element[] {
  const colors: Readonly<Record<string, string>> = {
    r: '#A82C1C',
    g: '#246C40',
    b: '#284C90',
    y: '#D09024',
    p: '#783878',
  };
  return spines.split('').map((spine, x) => rect(x, y, 1, 3, colors[spine] ?? '#000000'));
}

function lamp(light: string): Element[] {
  return [rect(6, 12, 4, 1, '#30B868'), rect(7, 13, 2, 1, light)];
}

export const venues: readonly Scene[] = [
  round(
    'Cathedral window',
    'cathedral window, church, cathedral, church window, rose window, chapel, gothic, minster, abbey, holy',
    () => [
      step('morning side', stainedGlass({ ...dim, left: '#2C68FF' }), 3000, 2200),
      step('rose', stainedGlass({ ...dim, rose: '#FF2848' }), 3400, 2200),
      step('evening side', stainedGlass({ ...dim, right: '#B838F0' }), 3000, 2200),
      step('foot', stainedGlass({ ...dim, foot: '#20B078' }), 2600, 2200),
    ],
  ),
  scene(
    'Cinema',
    'cinema, movie theater, movie theatre, theater, theatre, curtain, film, premiere, picture house, opera',
    () => [
      step('curtain', hall(0, '#000000', '#000000'), 1800),
      step('parting', hall(2, '#283850', '#182030'), 900, 700),
      step('open', hall(4, '#5070A0', '#304058'), 900, 700),
      step('desert', hall(4, '#F0A050', '#8A3C18', rect(5, 4, 2, 2, '#FFF0B0')), 3600, 500),
      step('ocean', hall(4, '#70B8E8', '#104878', rect(3, 6, 3, 1, '#FFFFFF')), 3600, 300),
      step(
        'forest',
        hall(4, '#80B070', '#184020', line(3, 4, 3, 8, '#301C10'), line(7, 3, 7, 8, '#301C10')),
        3600,
        300,
      ),
      step('night', hall(4, '#182858', '#080C20', rect(6, 2, 2, 2, '#F0F0D0')), 3600, 300),
      step(
        'credits',
        hall(4, '#000000', '#101014', ...scatter('42 52 44 54 64 36 46 56', '#C0C0C0')),
        2400,
        600,
      ),
      step('closing', hall(2, '#000000', '#000000'), 900, 700),
    ],
  ),
  round(
    'Concert',
    'concert, stage, gig, live music, rock concert, rock band, band, festival, open air, pop star',
    () => [
      step('crossing', stage(6, 4, 3, ['#3050FF', '#FF40C0', '#30D8FF'], 'i h  i  h '), 1100, 700),
      step('spread', stage(0, 6, 9, ['#A030FF', '#FF8030', '#FF3060'], ' h i  h  i'), 1100, 700),
      step('to the left', stage(2, 1, 5, ['#3050FF', '#FF40C0', '#8030FF'], 'i  h i  h '), 1100, 700),
      step('to the right', stage(4, 7, 8, ['#FF3060', '#FFC040', '#30D8FF'], ' h  i h  i'), 1100, 700),
    ],
    {
      accent: {
        over: picture(
          line(1, 0, 6, 13, '#3050FF'),
          line(4, 0, 4, 13, '#FF40C0'),
          line(8, 0, 3, 13, '#30D8FF'),
        ),
      },
    },
  ),
  round(
    'Library',
    'library, bookshelf, bookcase, bookshop, bookstore, book, reading room, archive, literature, novel',
    () => [
      step('red book', shelves(rect(3, 4, 1, 3, '#E84830'), ...lamp('#FFC860')), 2400, 1500),
      step('gold book', shelves(rect(5, 0, 1, 3, '#FFC848'), ...lamp('#FFD070')), 2400, 1500),
      step('blue book', shelves(rect(9, 8, 1, 3, '#4888F0'), ...lamp('#FFC050')), 2400, 1500),
      step('green books', shelves(rect(0, 8, 2, 3, '#38B070'), ...lamp('#FFD070')), 2400, 1500),
    ],
  ),
];
