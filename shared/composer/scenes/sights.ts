import {
  aurora,
  breathing,
  disc,
  fill,
  gradient,
  layers,
  picture,
  pixel,
  rect,
} from '../../program/commands';
import { dim } from '../../program/color';
import type { Element } from '../../program/Program';
import { film, round, series } from './motion';
import { land, plotted, shade, sprite, swing } from './shapes';
import type { Scene } from './Scene';

/** The net of light that water throws: bright where slow waves cross. */
function lightNet(share: number): Element[] {
  const turn = share * 2 * Math.PI;
  const net = plotted((x, y) => {
    const bend =
      Math.sin(x * 0.9 + y * 0.5 + turn) +
      Math.sin(y * 0.8 - x * 0.6 - turn) +
      Math.sin(x * 0.4 + y * 1.1 + turn * 2) * 0.6;
    return Math.abs(bend) < 0.42 ? '#A8FFF0' : undefined;
  });
  return [fill('#0A7898'), rect(0, 7, 10, 7, '#086488'), ...net.slice(0, 60)];
}

function snowGlobe(at: number): Element[] {
  return [
    fill('#181030'),
    disc(4, 6, 5, '#123058'),
    disc(5, 6, 5, '#123058'),
    rect(1, 9, 8, 2, '#D8E8F8'),
    ...sprite(['..g..', '.ggg.', '.ggg.', 'ggggg', '..b..'], { g: '#2C9848', b: '#6A4020' }, 2, 5),
    ...series(9, (flake) => {
      const x = 1 + ((flake * 5 + Math.round(swing((at + flake * 2) / 9))) % 8);
      return pixel(x, 2 + ((flake * 3 + at) % 8), '#FFFFFF');
    }),
    rect(1, 12, 8, 2, '#8A4A24'),
    rect(2, 12, 6, 1, '#B86A34'),
  ];
}

function eiffel(at: number): Element[] {
  const tower = [
    '....a.....',
    '....a.....',
    '....aa....',
    '....aa....',
    '....aa....',
    '...aaaa...',
    '....aa....',
    '...a..a...',
    '...a..a...',
    '..aaaaaa..',
    '..a....a..',
    '.aa....aa.',
    '.a......a.',
  ];
  return [
    fill('#141438'),
    rect(0, 0, 10, 6, '#0C0C2C'),
    ...sprite(tower, { a: '#E89A30' }, 0, 1),
    rect(0, 13, 10, 1, '#3A2C20'),
    ...[0, 1, 2].map((glint) => pixel(4 + ((at + glint) % 2), (at * 3 + glint * 4) % 12, '#FFF4C8')),
    ...(at % 4 < 2
      ? [pixel(2, 10, '#FFF4C8'), pixel(6, 7, '#FFF4C8')]
      : [pixel(7, 11, '#FFF4C8'), pixel(3, 9, '#FFF4C8')]),
  ];
}

const hill = '1122334455';

function greenHill(at: number): Element[] {
  const wings = at % 2 === 0 ? ['b.b', '.b.'] : ['.b.', 'b.b'];
  const flown = at % 12;
  return [
    fill('#2878C0'),
    ...shade(0, 9, '#2070C8', '#70B8E8'),
    disc(2, 3, 2, '#FFD020'),
    ...(at % 4 < 2
      ? [pixel(2, 0, '#FFE880'), pixel(5, 3, '#FFE880')]
      : [pixel(4, 1, '#FFE880'), pixel(4, 5, '#FFE880')]),
    ...land('2334567765', '#1C7828'),
    ...land(hill, '#30A838'),
    ...sprite(wings, { b: '#102040' }, flown - 2, 3 - Math.round(swing(at / 12))),
    ...sprite(wings, { b: '#102040' }, flown - 5, 5),
    pixel(2, 12, '#FFF0A0'),
    pixel(6, 11, '#FF80A0'),
    pixel(8, 12, '#FFF0A0'),
  ];
}

function skyLanterns(at: number): Element[] {
  return [
    fill('#0A1030'),
    ...shade(0, 14, '#060A24', '#141C48'),
    ...series(6, (number) => {
      const y = ((number * 7 + 28 - at) % 18) - 2;
      const x = ((number * 5 + 1) % 9) + Math.round(swing((at + number * 3) / 18) * 0.6);
      const light = dim('#FFB040', 0.45 + ((number * 5) % 6) / 10);
      return number % 2 === 0
        ? [rect(x, y, 2, 2, light), rect(x, y + 2, 2, 1, '#FF6A18')]
        : [pixel(x, y, light), pixel(x, y + 1, '#C85010')];
    }).flat(),
  ];
}

function canopy(at: number): Element[] {
  const leaves = ['#0C4A18', '#145C1E', '#1C7026', '#0A3C14'];
  const spots = series(7, (number) => {
    const isLit = (at + number * 2) % 6 < 3;
    const [x, y] = [(number * 7 + 2) % 10, (number * 5 + 1) % 12];
    return isLit
      ? [disc(x, y, (at + number) % 3 === 0 ? 1 : 0, '#FFD860'), pixel(x, y, '#FFF4C0')]
      : [pixel(x, y, '#A89838')];
  }).flat();
  return [
    fill('#2A4A18'),
    ...series(14, (y) => rect(0, y, 10, 1, leaves[(y * 3) % 4] ?? '#0C4A18')),
    ...series(12, (number) =>
      disc((number * 3 + (at % 2)) % 10, (number * 5) % 14, 1, leaves[(number + 1) % 4] ?? '#145C1E'),
    ),
    ...spots,
  ];
}

function lavenderField(at: number): Element[] {
  return [
    fill('#4A3060'),
    ...shade(0, 5, '#F0A060', '#E8B8A0'),
    disc(7, 2, 1, '#FFE8A0'),
    rect(0, 5, 10, 1, '#3A5A38'),
    ...series(4, (row) => {
      const y = 6 + row * 2;
      const sway = Math.round(swing((at + row * 2) / 8) * 0.7);
      return [
        rect(0, y, 10, 1, dim('#9A58E8', 0.7 + row * 0.1)),
        ...series(4 - (row % 2), (bloom) => pixel(bloom * 3 + row + sway, y, '#D8A8FF')),
        rect(0, y + 1, 10, 1, '#2C4428'),
      ];
    }).flat(),
  ];
}

export const sights: readonly Scene[] = [
  round(
    'Swimming pool',
    'swimming pool, pool, pool light, swimming, swim, lagoon, turquoise water, light on ceiling, caustics, water light, water polo',
    () =>
      film(
        'ripple',
        series(14, (_, share) =>
          layers(picture(...lightNet(share)), { ambient: aurora('#20A8B8', '#106090', 7000) }),
        ),
        650,
      ),
  ),
  round('Snow globe', 'snow globe, snowglobe, glass globe, christmas bauble, bauble, snow & globe', () =>
    film(
      'flakes',
      series(18, (at) => layers(picture(...snowGlobe(at)), { ambient: breathing('#3A2A58', 6000) })),
      480,
    ),
  ),
  round('Paris', 'paris, eiffel tower, eiffel, france, city of light, french night', () =>
    film(
      'glitter',
      series(8, (at) => layers(picture(...eiffel(at)), { ambient: gradient('#6A4420', '#201C48') })),
      600,
      400,
    ),
  ),
  round(
    'Green hill',
    'hill, green hill, hilltop, sun over hill, sun & hill, rolling hill, countryside, tuscany, shire, landscape, picnic',
    () =>
      film(
        'birds pass',
        series(12, (at) => layers(picture(...greenHill(at)), { ambient: gradient('#60A8D8', '#308848') })),
        550,
        300,
      ),
  ),
  round(
    'Sky lanterns',
    'sky lantern, floating lantern, lantern & sky, flying lantern, rising lantern, tangled, lantern & floating, loy krathong, wish lantern',
    () =>
      film(
        'float',
        series(18, (at) => layers(picture(...skyLanterns(at)), { ambient: breathing('#4A3040', 6000) })),
        800,
      ),
  ),
  round(
    'Sunlight through leaves',
    'sunlight through leaves, sun & leaf, sunlight & leaf, dappled light, sunlight & tree, komorebi, canopy, treetop, sunlight, sunbeam, sun ray',
    () =>
      film(
        'sway',
        series(6, (at) => layers(picture(...canopy(at)), { ambient: aurora('#A89828', '#2C6820', 7000) })),
        900,
        800,
      ),
  ),
  round(
    'Lavender field',
    'lavender field, provence, field of lavender, lavender row, violet field, heather, heath',
    () =>
      film(
        'sway',
        series(8, (at) => layers(picture(...lavenderField(at)), { ambient: gradient('#C08878', '#7848A8') })),
        800,
        700,
      ),
  ),
];
