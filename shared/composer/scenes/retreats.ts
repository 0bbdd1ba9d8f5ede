import {
  breathing,
  disc,
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

/** A boat whose mast leans by a column to the left (-1) or right (1). */
function harbour(lean: number) {
  const rig = ['', '     m', '     mt', '    sm', '    smtt', '   ssmtt'].map((row) =>
    row.slice(1 - Math.min(lean, 0)),
  );
  const hull = ['  ssmttt', ' sssmttt', '    m', ' hhhhhhhh', '  hhhhhh'];
  return layers(
    picture(
      fill('#1C1850'),
      rect(0, 4, 10, 3, '#6A2C5C'),
      rect(0, 7, 10, 3, '#C8603C'),
      rect(0, 10, 10, 4, '#103458'),
      ...drawing([...rig.map((row) => (lean > 0 ? ` ${row}` : row)), ...hull], sails),
      rect(3, 11, 4, 1, '#8A7868'),
      rect(4, 12, 2, 1, '#5A6068'),
      pixel(0, 9, '#FF2818'),
      rect(0, 11, 1, 2, '#A02018'),
      pixel(9, 9, '#28FF70'),
      rect(9, 11, 1, 2, '#189048'),
    ),
    { over: wave('#000000', '#10304C', 6000), ambient: breathing('#8A4438', 6500) },
  );
}

const sails = { s: '#FFE8C8', t: '#E0B080', m: '#80604C', h: '#8A2414' };

function beach(foam: number) {
  return layers(
    picture(
      fill('#7A2C3C'),
      rect(0, 0, 10, 2, '#4A1C5A'),
      rect(0, 2, 10, 2, '#98305A'),
      rect(0, 4, 10, 3, '#E0582C'),
      disc(5, 6, 2, '#FFC040'),
      rect(0, 7, 10, 3, '#14406A'),
      rect(3, 7, 5, 1, '#E88838'),
      rect(4, 8, 3, 1, '#B86830'),
      rect(0, 9, 10, 5, '#A8682C'),
      rect(0, 9, 10, foam, '#1C6078'),
      rect(0, 9 + foam, 10, 1, '#D8E0D8'),
      rect(0, 10 + foam, 10, 1, '#6A4420'),
    ),
    { over: sparkle('#805428', '#000000', 900, 0.06), ambient: breathing('#C8502C', 8000) },
  );
}

const palm = { l: '#18A030', d: '#0C6820', n: '#6A3410' };

function island(...crown: readonly string[]) {
  return layers(
    picture(
      fill('#2890D8'),
      rect(0, 6, 10, 4, '#60C0E0'),
      rect(0, 10, 10, 4, '#0898A0'),
      rect(0, 0, 2, 2, '#FFE060'),
      ...drawing(crown, palm),
      line(5, 4, 4, 7, '#8A5020'),
      line(4, 7, 4, 10, '#784418'),
      rect(2, 10, 6, 1, '#F0C878'),
      rect(1, 11, 8, 1, '#E0B060'),
    ),
    { over: wave('#000000', '#106878', 5000), ambient: breathing('#28A8B8', 9000, '#104858') },
  );
}

function oasis(...water: readonly Element[]) {
  return layers(
    picture(
      fill('#281C60'),
      rect(0, 4, 10, 3, '#782C68'),
      disc(8, 11, 5, '#E07028'),
      rect(0, 8, 10, 6, '#B85420'),
      rect(8, 1, 2, 2, '#FFE8B0'),
      ...drawing([' ll ll', 'llllll', 'l ltl l', 'l  t  l', '   t', '   t', '  t', '  t', '  t', '  t'], {
        l: '#20A048',
        t: '#3C2010',
      }),
      rect(2, 10, 7, 1, '#0C8098'),
      rect(1, 11, 9, 1, '#10A0A8'),
      rect(2, 12, 6, 1, '#0C7890'),
      ...water,
    ),
    { over: sparkle('#404070', '#000000', 2000, 0.05), ambient: breathing('#A85828', 8000) },
  );
}

/** Flowers as high as they have grown: 0 is a bud above the ground, 3 the full bloom. */
function bed(left: number, middle: number, right: number, butterfly: Element[]) {
  return layers(
    picture(
      fill('#103C58'),
      rect(0, 0, 10, 5, '#2068A0'),
      rect(0, 12, 10, 2, '#4A2C14'),
      ...flower(1, 6, left, '#FF5080'),
      ...flower(5, 3, middle, '#FFB020'),
      ...flower(8, 7, right, '#B860FF'),
      ...scatter('0b 2b 3b 6b 9b', '#2C9838'),
      ...butterfly,
    ),
    { over: sparkle('#5A7828', '#000000', 1500, 0.05), ambient: breathing('#3C8038', 8000) },
  );
}

function flower(x: number, top: number, grown: number, color: string): Element[] {
  const y = top + 3 - grown;
  const stem = [line(x, y, x, 11, '#2CA040'), rect(x, 10, 2, 1, '#2CA040')];
  if (grown < 2) return [...stem, pixel(x, y, grown ? color : '#60C050')];
  return [...stem, disc(x, y, 1, color), pixel(x, y, '#FFF0A0')];
}

function windmill(vanes: readonly Element[]) {
  return layers(
    picture(
      fill('#3078C0'),
      rect(0, 6, 10, 6, '#88B8D8'),
      rect(0, 12, 10, 2, '#48983C'),
      ...scatter('0c 2c 8c', '#F04030'),
      ...scatter('1d 7d 9d', '#FFD030'),
      rect(4, 5, 2, 2, '#8A4428'),
      rect(4, 7, 3, 2, '#A86840'),
      rect(3, 9, 4, 4, '#A86840'),
      pixel(5, 12, '#4A2410'),
      ...vanes,
      pixel(5, 5, '#503020'),
    ),
    { ambient: breathing('#4090C8', 8000) },
  );
}

function village(left: string, right: string, smoke: readonly Element[]) {
  return layers(
    picture(
      fill('#142058'),
      rect(0, 13, 10, 1, '#184830'),
      ...drawing(
        [
          '',
          '',
          '',
          '   c',
          '  rc',
          ' rrrr',
          'rrrrrr',
          'rrrrrr',
          'wwwwww r',
          'wllllwrrr',
          'wllllrrrrr',
          'wwwwwwaaaa',
          'wwddwwabba',
        ],
        { c: '#8A4C38', r: '#B83C1C', w: '#6A5450', a: '#54484C', d: '#3C1C10', l: left, b: right },
      ),
      ...smoke,
    ),
    { over: sparkle('#5860A0', '#000000', 2200, 0.04), ambient: breathing('#8A5420', 9000) },
  );
}

export const retreats: readonly Scene[] = [
  round('Harbour', 'harbour, harbor, port, marina, dock, pier, quay, jetty, fishing village', () => [
    step('upright', harbour(0), 1700, 1300),
    step('to port', harbour(-1), 1700, 1300),
    step('level', harbour(0), 1700, 1300),
    step('to starboard', harbour(1), 1700, 1300),
  ]),
  round(
    'Beach at evening',
    'beach, beach at evening, beach at sunset, seaside, sandy beach, holiday, vacation, summer evening, beach & sunset',
    () => [
      step('ebb', beach(0), 2000, 1500),
      step('wave comes', beach(1), 1600, 1200),
      step('wave runs up', beach(2), 1800, 1200),
      step('wave goes', beach(1), 1800, 1500),
    ],
  ),
  round(
    'Island',
    'island, desert island, tropical island, palm, palm tree, paradise, tropics, tropical, caribbean, hawaii, south sea, robinson, thailand, bali, palm & beach',
    () => [
      step(
        'breeze',
        island('', '  ll  ll', ' llllllll', 'lldnldlll', 'l l nd  ll', '  l      l'),
        1900,
        1300,
      ),
      step('sway', island('', '   ll  ll', '  llllllll', ' lldnlddll', ' ld ld  ll', ' l    l'), 1900, 1300),
      step('calm', island('', '   l ll', ' llllllll', 'llldldlll', 'll nd   ll', 'l   l    l'), 2200, 1300),
    ],
    {
      accent: {
        over: picture(
          ...drawing(['', '  ll  ll', ' llllllll', 'lldnldlll', 'l l nd  ll', '  l      l'], palm),
          line(5, 4, 4, 7, '#8A5020'),
          line(4, 7, 4, 13, '#784418'),
        ),
      },
    },
  ),
  round('Oasis', 'oasis, waterhole, desert spring, fata morgana, mirage, caravan rest', () => [
    step('glitter', oasis(...scatter('3a 7b 4c', '#A0FFF0'), rect(5, 11, 2, 1, '#60E0D8')), 1600, 1100),
    step('ripple', oasis(...scatter('5a 2b 6c', '#A0FFF0'), rect(3, 11, 2, 1, '#60E0D8')), 1600, 1100),
    step('mirror', oasis(...scatter('7a 4b', '#A0FFF0'), rect(3, 12, 3, 1, '#40B8B8')), 1800, 1100),
  ]),
  round(
    'Garden',
    'garden, flower bed, flower garden, park, botanical garden, gardening, bloom, front yard, greenhouse',
    () => [
      step('all in bloom', bed(3, 3, 3, scatter('71 91 82', '#FFF0C0')), 1800, 1200),
      step('butterfly', bed(3, 3, 3, scatter('73 93 84 85', '#FFF0C0')), 2200, 1200),
      step('buds', bed(0, 1, 0, []), 1800, 1200),
      step('first bloom', bed(1, 2, 0, scatter('11 31 22', '#FFF0C0')), 1800, 1200),
      step('second bloom', bed(2, 3, 1, scatter('30 50 41 42', '#FFF0C0')), 1800, 1200),
    ],
    {
      accent: {
        over: picture(
          ...flower(1, 7, 3, '#FF5080'),
          ...flower(5, 6, 3, '#FFB020'),
          ...flower(8, 8, 3, '#B860FF'),
        ),
      },
    },
  ),
  round('Windmill', 'windmill, mill, holland, dutch windmill, netherlands, tulip field, don quixote', () => [
    step('upright', windmill([rect(5, 1, 1, 9, '#FFF4E0'), rect(1, 5, 9, 1, '#FFF4E0')]), 700, 450),
    step('turning', windmill([line(4, 1, 6, 9, '#FFF4E0'), line(1, 6, 9, 4, '#FFF4E0')]), 700, 450),
    step('across', windmill([line(2, 2, 8, 8, '#FFF4E0'), line(2, 8, 8, 2, '#FFF4E0')]), 700, 450),
    step('turning on', windmill([line(6, 1, 4, 9, '#FFF4E0'), line(1, 4, 9, 6, '#FFF4E0')]), 700, 450),
  ]),
  round(
    'Village',
    'village, hamlet, small town, cottage, lit window, house with lit window, row of houses, home sweet home',
    () => [
      step('all at home', village('#FFC858', '#FFA838', scatter('32 41', '#606888')), 2600, 1600),
      step('smoke rises', village('#FFC858', '#E89030', scatter('32 41 50', '#606888')), 2600, 1600),
      step('one sleeps', village('#FFC858', '#382C30', scatter('42 51 50', '#606888')), 2600, 1600),
      step('lamp moves', village('#D88C34', '#FFA838', scatter('32 42 40', '#606888')), 2600, 1600),
    ],
  ),
];
