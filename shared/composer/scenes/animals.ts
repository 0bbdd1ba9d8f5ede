import {
  drawing,
  fill,
  gradient,
  icon,
  layers,
  line,
  picture,
  pixel,
  rect,
  sparkle,
} from '../../program/commands';
import type { Element } from '../../program/Program';
import { film, round, series } from './motion';
import { shifted, sprite } from './shapes';
import type { Scene } from './Scene';

const butterflyWings = [
  [
    '...d..d...',
    'oo..dd..oo',
    'oooo..oooo',
    'owwobbowwo',
    'owwobbowwo',
    '.ooobbooo.',
    '..ppbbpp..',
    '.ppybbypp.',
    '.pp.bb.pp.',
  ],
  [
    '...d..d...',
    '..o.dd.o..',
    '..oo..oo..',
    '..owbbwo..',
    '..owbbwo..',
    '...obbo...',
    '...pbbp...',
    '..pybbyp..',
    '..p.bb.p..',
  ],
];

function butterfly(wings: number, dy: number): Element[] {
  const colors = { o: '#FF7A10', w: '#FFE070', p: '#E83A60', y: '#FFB0A0', b: '#8A5028', d: '#8A5028' };
  return shifted(drawing(butterflyWings[wings] ?? [], colors), 0, 2 + dy);
}

const gullWings = [
  ['k........k', 'kk......kk', '.kk....kk.', '..kkkkkk..', '....kk....'],
  ['..........', '.kk....kk.', 'kkkk..kkkk', '...kkkk...', '....kk....'],
  ['..........', '....kk....', '..kkkkkk..', '.kk.kk.kk.', 'kk......kk'],
];

function gull(wings: number, dy: number): Element[] {
  return [
    fill('#E88A50'),
    rect(0, 0, 10, 4, '#6A5AA8'),
    rect(0, 4, 10, 3, '#B06A98'),
    rect(0, 7, 10, 3, '#F08A60'),
    rect(0, 10, 10, 2, '#FFC060'),
    rect(0, 12, 10, 2, '#3A3060'),
    ...shifted(drawing(gullWings[wings] ?? [], { k: '#140A1C' }), 0, 3 + dy),
  ];
}

function serpent(share: number, tongue: boolean): Element[] {
  const body = Array.from({ length: 12 }, (_, at) =>
    Math.round(4 + 3 * Math.sin(at * 0.62 + share * 2 * Math.PI)),
  );
  const [head = 4] = body;
  return [
    ...body.map((x, at) => rect(x, at + 2, at < 9 ? 2 : 1, 1, at % 3 === 0 ? '#F0D020' : '#28B83C')),
    rect(head - 1, 1, 4, 2, '#3CD850'),
    pixel(head - 1, 1, '#FFF080'),
    pixel(head + 2, 1, '#FFF080'),
    ...(tongue ? [pixel(head, 0, '#FF2030'), pixel(head + 1, 0, '#FF2030')] : []),
  ];
}

const spider = [
  '.k......k.',
  'k.k.bb.k.k',
  'k..bbbb..k',
  '.kkbrrbkk.',
  '..kbrrbk..',
  '.kkbbbbkk.',
  'k..kbbk..k',
  'k.k.ee.k.k',
  '.k......k.',
];

function hanging(y: number): Element[] {
  return [
    line(0, 3, 3, 0, '#3A4258'),
    line(0, 6, 6, 0, '#2C344A'),
    line(9, 4, 5, 0, '#2C344A'),
    rect(4, 0, 1, y + 2, '#8C98B0'),
    ...shifted(drawing(spider, { k: '#6A5C88', b: '#8C78B0', r: '#FF2038', e: '#D0FFD8' }), 0, y),
  ];
}

function bee(at: number): Element[] {
  const x = Math.round(1 + Math.sin((at / 12) * 2 * Math.PI) * 2);
  const y = Math.round(4 + Math.sin((at / 12) * 4 * Math.PI) * 2);
  const wings = at % 2 === 0 ? ['..w.w...', '..ww.w..', '...www..'] : ['........', '.ww.....', '..wwww..'];
  const body = ['..ykyky.', '.yykykyk', 'kyykykyy', '..ykyky.'];
  return [
    rect(0, 12, 10, 2, '#1C5A1C'),
    ...drawing(['', '', '', '', '', '', '', '', '', '', '.......p.p', '........y.', '.......p.p'], {
      p: '#FF6AA8',
      y: '#FFD020',
    }),
    ...shifted(drawing([...wings, ...body], { w: '#A8C8E8', y: '#FFC000', k: '#281400' }), x, y - 1),
  ];
}

export const animals: readonly Scene[] = [
  round(
    'Butterfly',
    'butterfly, moth, flutter, fluttering, papillon, caterpillar, monarch butterfly, butterfly wing, butterflies',
    () =>
      film(
        'flutter',
        [
          [0, 1],
          [1, 0],
          [0, 0],
          [1, -1],
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 2],
        ].map(([wings = 0, dy = 0]) =>
          layers(picture(...butterfly(wings, dy)), { ambient: gradient('#2C5A20', '#3A6A1C') }),
        ),
        260,
        180,
      ),
    { accent: { over: picture(icon('butterfly', '#FF8A20')) } },
  ),
  round(
    'Bird',
    'bird, flying bird, seagull, gull, hawk, falcon, wing, flap, swallow, albatross, migration, stork, crane, birds',
    () =>
      film(
        'beat',
        [
          [0, 0],
          [1, 0],
          [2, -1],
          [1, -1],
          [0, -1],
          [1, -1],
          [2, -2],
          [1, -1],
          [1, 0],
          [1, 0],
        ].map(([wings = 0, dy = 0]) => picture(...gull(wings, dy))),
        280,
        200,
      ),
    {
      accent: {
        over: picture(
          ...sprite(['b.b', '.b.'], { b: '#E8F0FF' }, 1, 3),
          ...sprite(['b.b', '.b.'], { b: '#C0CCE0' }, 6, 1),
        ),
      },
    },
  ),
  round(
    'Snake',
    'snake, serpent, viper, cobra, python, slither, slithering, reptile, adder, eel, lizard',
    () =>
      film(
        'slither',
        series(12, (at, share) =>
          layers(picture(...serpent(share, at % 6 < 2)), { ambient: gradient('#0E3A14', '#2A3A0C') }),
        ),
        220,
      ),
  ),
  round(
    'Spider',
    'spider, spider on a thread, tarantula, spider web, cobweb, web, arachnid, itsy bitsy spider',
    () =>
      film(
        'thread',
        [0, 1, 2, 3, 4, 5, 5, 4, 4, 5, 3, 1].map((y) =>
          layers(picture(...hanging(y)), { ambient: gradient('#28183A', '#180C28') }),
        ),
        420,
      ),
  ),
  round(
    'Bee',
    'bee, bumblebee, honeybee, wasp, hornet, buzz, buzzing, insect, beehive, hive, pollen, bumble bee',
    () =>
      film(
        'buzz',
        series(12, (at) => layers(picture(...bee(at)), { ambient: gradient('#8A6410', '#6A5A0C') })),
        180,
        120,
      ),
    { accent: { over: sparkle('#FFD020', '#000000', 700, 0.05) } },
  ),
];
