import {
  breathing,
  disc,
  drawing,
  fill,
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
import { round } from './motion';
import { scatter } from './shapes';
import { scene, type Scene } from './Scene';

const floorColors = ['#FF2080', '#20C0FF', '#FFC020', '#8030FF', '#20E080'];

/** Somebody dances in the coloured light under the ball. */
function dancer(
  light: string,
  floor: readonly [string, string],
  glints: string,
  ...figure: readonly string[]
) {
  return layers(
    picture(
      disc(4, 7, 5, light),
      disc(5, 7, 5, light),
      rect(7, 0, 3, 3, '#606880'),
      ...scatter(glints, '#FFFFFF'),
      ...[0, 4, 8].flatMap((x) => [rect(x, 12, 2, 2, floor[0]), rect(x + 2, 12, 2, 2, floor[1])]),
      ...drawing(figure, { h: '#FFC890', f: '#F8F0FF', s: '#F8F0FF' }),
    ),
    { over: sparkle('#503060', '#000000', 700, 0.07), ambient: sparkle(floor[0], '#180828', 900, 0.35) },
  );
}

/** A floor of lit squares, five columns by seven rows. */
function danceFloor(turn: number, wall: string) {
  return layers(
    picture(
      ...Array.from({ length: 35 }, (_, at) => {
        const [x, y] = [at % 5, Math.floor(at / 5)];
        const isLit = (x + y + turn) % 2 === 0;
        return rect(
          x * 2,
          y * 2,
          2,
          2,
          isLit ? (floorColors[(x * 2 + y * 3 + turn) % 5] ?? '#FFFFFF') : '#180C28',
        );
      }),
    ),
    { ambient: breathing(wall, 1200) },
  );
}

/** Bunting and balloons under a rain of paper. */
function party(lift: number, confetti: string, wall: string) {
  return layers(
    picture(
      fill('#200C40'),
      ...drawing(['rrbbyyggpp', 'r  b y  gp'], {
        r: '#FF3050',
        b: '#30A0FF',
        y: '#FFD030',
        g: '#40E070',
        p: '#FF60D0',
      }),
      ...balloon(1, 7 - lift, '#FF3868'),
      ...balloon(5, 4 + lift, '#FFC828'),
      ...balloon(8, 7 - lift, '#38B8FF'),
    ),
    { over: rain(confetti, '#000000', 2600, 0.22), ambient: breathing(wall, 1800) },
  );
}

function balloon(x: number, y: number, color: string): Element[] {
  return [
    rect(x - 1, y - 1, 3, 3, color),
    pixel(x, y + 2, color),
    line(x, y + 3, x, 13, '#786088'),
    pixel(x - 1, y - 1, '#FFF0F0'),
  ];
}

export const parties: readonly Scene[] = [
  round(
    'Party',
    'party, house party, fiesta, bunting, garden party, partying',
    () => [
      step('up', party(1, '#FF50B0', '#A02080'), 1500, 900),
      step('down', party(0, '#40D0FF', '#2060C0'), 1500, 900),
      step('higher', party(1, '#FFD040', '#B07010'), 1500, 900),
      step('lower', party(0, '#60F080', '#188048'), 1500, 900),
    ],
    { accent: { over: rain('#FF70C0', '#000000', 2600, 0.15) } },
  ),
  round(
    'Disco',
    'disco, dance, dancing, dancer, disco dancing, boogie, funk, saturday night, let us dance, disco fever',
    () => [
      step(
        'finger up',
        dancer(
          '#80104C',
          ['#FFD030', '#6020C0'],
          '70 81 92',
          '',
          '       h',
          '   hh f',
          '   hhf',
          '  sss',
          ' fsss',
          ' fsss',
          'h fff',
          '  ff f',
          '  f  ff',
          ' ff   f',
          ' f    ff',
        ),
        600,
        200,
      ),
      step(
        'hips',
        dancer(
          '#103880',
          ['#20D0A0', '#C02080'],
          '80 91 72',
          '',
          '',
          '   hh',
          '   hh',
          '  ssss',
          ' f ss f',
          'f  ss  f',
          ' hfffh',
          '  ffff',
          '  f  f',
          '  f  f',
          ' ff  ff',
        ),
        600,
        200,
      ),
      step(
        'other finger',
        dancer(
          '#803C08',
          ['#6020C0', '#FFD030'],
          '71 82 90',
          '',
          'h',
          ' f hh',
          '  fhh',
          '   sss',
          '   sssf',
          '   sssf',
          '   fff h',
          '  f ff',
          ' ff  f',
          ' f   ff',
          'ff    f',
        ),
        600,
        200,
      ),
      step(
        'arms wide',
        dancer(
          '#0C5C30',
          ['#C02080', '#20D0A0'],
          '81 70 92',
          '',
          '',
          '   hh',
          'h  hh  h',
          ' fssssf',
          '  ssss',
          '   ss',
          '  ffff',
          '  f  f',
          ' ff  ff',
          ' f    f',
          'ff    ff',
        ),
        600,
        200,
      ),
    ],
    { accent: { over: sparkle('#FF60D0', '#000000', 500, 0.1) } },
  ),
  scene('Dance floor', 'dance floor, club, nightclub, clubbing, house music, night out, lit floor', () => [
    step('one', danceFloor(0, '#C02080'), 600),
    step('two', danceFloor(1, '#2080C0'), 600, 150),
    step('three', danceFloor(2, '#C08020'), 600, 150),
    step('four', danceFloor(3, '#6030C0'), 600, 150),
    step('five', danceFloor(4, '#20A060'), 600, 150),
    step('six', danceFloor(5, '#C02080'), 600, 150),
  ]),
];
