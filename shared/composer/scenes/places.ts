import {
  breathing,
  drawing,
  fill,
  layers,
  line,
  picture,
  pixel,
  rect,
  sparkle,
  step,
  wave,
} from '../../program/commands';
import type { Element } from '../../program/Program';
import { round } from './motion';
import { scatter } from './shapes';
import type { Scene } from './Scene';

function skyline(beacon: string, warm: string, cool: string) {
  return layers(
    picture(
      fill('#141050'),
      rect(0, 3, 10, 3, '#301870'),
      rect(0, 6, 10, 3, '#682478'),
      rect(0, 9, 10, 5, '#A83860'),
      rect(0, 6, 3, 8, '#060814'),
      rect(3, 10, 2, 4, '#080A18'),
      rect(5, 3, 3, 11, '#060814'),
      rect(6, 1, 1, 2, '#0A0C20'),
      rect(8, 8, 2, 6, '#080A18'),
      pixel(6, 0, beacon),
      ...scatter(warm, '#FFC868'),
      ...scatter(cool, '#7AA0D0'),
    ),
    { over: sparkle('#2A2A50', '#000000', 1600, 0.05), ambient: breathing('#7A2C64', 7000) },
  );
}

function castle(left: string, right: string, ...flag: readonly Element[]) {
  return layers(
    picture(
      fill('#1C1450'),
      rect(0, 6, 10, 8, '#3C1C60'),
      ...drawing(
        [
          '',
          ' p',
          ' p',
          's s',
          'sss',
          'sls',
          'sss   t t',
          'sss   ttt',
          'ssst ttrt',
          'sssttttt',
          'sstttttttt',
          'sstggtttts',
          'sstggttsss',
          'hhhggghhhh',
        ],
        { p: '#604850', s: '#8A8098', t: '#686078', l: left, r: right, g: '#FF9828', h: '#245030' },
      ),
      rect(7, 2, 2, 2, '#FFF0C8'),
      ...flag,
    ),
    { over: sparkle('#4848A0', '#000000', 1900, 0.05), ambient: breathing('#6A3878', 6000) },
  );
}

function works(...smoke: readonly Element[]) {
  return layers(
    picture(
      fill('#3C2038'),
      rect(0, 4, 10, 3, '#883028'),
      rect(0, 7, 10, 4, '#D86024'),
      rect(1, 4, 2, 6, '#140C14'),
      rect(4, 5, 2, 5, '#140C14'),
      rect(7, 8, 3, 2, '#140C14'),
      rect(0, 10, 10, 4, '#140C14'),
      rect(1, 11, 2, 2, '#FFB030'),
      rect(4, 11, 2, 2, '#FFB030'),
      rect(7, 11, 2, 2, '#FFB030'),
      ...smoke,
    ),
    { over: wave('#000000', '#3C1408', 3500), ambient: breathing('#B8501C', 3500) },
  );
}

function stalls(left: string, middle: string, right: string) {
  return layers(
    picture(
      fill('#0C1440'),
      line(0, 0, 3, 2, '#4A3848'),
      line(3, 2, 6, 2, '#4A3848'),
      line(6, 2, 9, 0, '#4A3848'),
      ...drawing(
        [
          '',
          ' a',
          ' a  b',
          '    b  c',
          '       c',
          'rwrwrwrwrw',
          'rwrwrwrwrw',
          'r w r w r ',
          'p    g   p',
          'p   gg   p',
          'pyyogglgep',
          'pyooeeggep',
          'kkkkkkkkkk',
          'kkkkkkkkkk',
        ],
        {
          a: left,
          b: middle,
          c: right,
          r: '#D82828',
          w: '#F0D8B0',
          p: '#5A3418',
          k: '#6A3C18',
          y: '#FFC020',
          o: '#FF7818',
          e: '#E02818',
          g: '#40B030',
          l: '#90D040',
        },
      ),
    ),
    { over: sparkle('#403018', '#000000', 1100, 0.06), ambient: breathing('#A8601C', 6000) },
  );
}

function bridge(...traffic: readonly Element[]) {
  return layers(
    picture(
      fill('#0C1440'),
      rect(0, 5, 10, 4, '#28286A'),
      rect(0, 10, 10, 4, '#0A1C38'),
      line(0, 5, 2, 2, '#FFB860'),
      line(2, 2, 4, 6, '#FFB860'),
      line(5, 6, 7, 2, '#FFB860'),
      line(7, 2, 9, 5, '#FFB860'),
      rect(2, 1, 1, 11, '#D84828'),
      rect(7, 1, 1, 11, '#D84828'),
      rect(0, 9, 10, 1, '#A83820'),
      rect(2, 12, 1, 2, '#48201C'),
      rect(7, 12, 1, 2, '#48201C'),
      ...traffic,
    ),
    { over: sparkle('#384878', '#000000', 1300, 0.06), ambient: breathing('#3C3078', 8000) },
  );
}

function cars(right: number, left: number): Element[] {
  return [
    rect(right, 8, 2, 1, '#FF3818'),
    rect(left, 8, 2, 1, '#FFF0D0'),
    rect(right, 11, 1, 1, '#6A1810'),
    rect(left, 11, 1, 1, '#686050'),
  ];
}

export const places: readonly Scene[] = [
  round(
    'City at night',
    'city, skyline, city skyline, city at night, city light, night city, downtown, metropolis, big city, skyscraper, urban, new york, manhattan, tokyo',
    () => [
      step('offices', skyline('#FF2010', '07 29 1b 55 76 69 5b 8a', '74 9c 3b'), 2600, 900),
      step('cleaners', skyline('#5A1008', '07 19 1b 55 78 69 4c', '74 5c 99'), 2600, 900),
      step('late shift', skyline('#FF2010', '19 2c 64 78 57 4c 8a', '0c 5c 99'), 2600, 900),
      step('last lights', skyline('#5A1008', '27 2c 64 7a 57 3c 8a', '0a 7c 9c'), 2600, 900),
    ],
    { accent: { over: sparkle('#FFC868', '#000000', 2600, 0.06) } },
  ),
  round(
    'Castle',
    'castle, fortress, palace, knight, medieval castle, citadel, tower, stronghold, fairy tale castle',
    () => [
      step(
        'banner',
        castle('#FFB040', '#FF9030', rect(2, 0, 3, 1, '#FF3828'), rect(2, 1, 2, 1, '#C82018')),
        900,
        600,
      ),
      step(
        'gust',
        castle('#FF8820', '#FFB848', rect(2, 1, 3, 1, '#FF3828'), rect(2, 0, 2, 1, '#E83020')),
        1000,
        600,
      ),
      step(
        'torch',
        castle('#FFC050', '#E87820', rect(2, 0, 2, 1, '#FF3828'), rect(3, 1, 2, 1, '#C82018')),
        800,
        600,
      ),
      step(
        'lull',
        castle('#E88828', '#FFA840', rect(2, 1, 2, 1, '#FF3828'), pixel(2, 0, '#E83020')),
        1100,
        700,
      ),
    ],
  ),
  round(
    'Factory',
    'factory, industry, industrial, smokestack, foundry, plant, power station, assembly line',
    () => [
      step(
        'puff',
        works(rect(1, 3, 1, 1, '#B0A8B0'), rect(1, 2, 2, 1, '#88808C'), rect(4, 4, 2, 1, '#A098A0')),
        1300,
        1000,
      ),
      step(
        'drift',
        works(rect(1, 3, 2, 1, '#A098A0'), rect(2, 1, 3, 2, '#706878'), rect(4, 3, 3, 1, '#88808C')),
        1300,
        1000,
      ),
      step(
        'plume',
        works(
          rect(1, 3, 1, 1, '#B0A8B0'),
          rect(2, 2, 3, 1, '#88808C'),
          rect(4, 0, 4, 2, '#585060'),
          rect(5, 2, 3, 2, '#706878'),
        ),
        1300,
        1000,
      ),
      step(
        'haze',
        works(
          rect(1, 3, 2, 1, '#88808C'),
          rect(3, 1, 3, 1, '#685F70'),
          rect(6, 0, 4, 2, '#484050'),
          rect(4, 4, 2, 1, '#A098A0'),
        ),
        1300,
        1000,
      ),
    ],
  ),
  round(
    'Market',
    'market, market stall, farmers market, night market, bazaar, street market, fruit stand, fair stall',
    () => [
      step('lanterns', stalls('#FFC040', '#FF7040', '#FFE080'), 1500, 1000),
      step('left lantern', stalls('#FFE890', '#C85020', '#E8B040'), 1500, 1000),
      step('middle lantern', stalls('#D89028', '#FFA060', '#E8B040'), 1500, 1000),
      step('right lantern', stalls('#E8A830', '#D86028', '#FFF0A8'), 1500, 1000),
    ],
  ),
  round(
    'Bridge',
    'bridge, suspension bridge, golden gate, golden gate bridge, brooklyn bridge, river crossing',
    () => [
      step('set off', bridge(...cars(0, 8)), 1000, 700),
      step('closer', bridge(...cars(2, 6)), 1000, 700),
      step('meet', bridge(...cars(4, 4)), 1000, 700),
      step('apart', bridge(...cars(6, 2)), 1000, 700),
      step('far shore', bridge(...cars(8, 0)), 1000, 700),
      step('empty', bridge(), 1600, 700),
    ],
  ),
];
