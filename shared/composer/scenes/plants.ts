import {
  breathing,
  disc,
  fill,
  layers,
  line,
  picture,
  pixel,
  rect,
  sparkle,
  step,
} from '../../program/commands';
import type { Command } from '../../program/Program';
import { cycle } from './motion';
import { blend, land, ray, scatter, shade, swing } from './shapes';
import { scene, type Scene } from './Scene';

const black = '#000000';

function meadow(at: number): Command {
  const lean = Math.round(swing(at / 12));
  const stem = (x: number, height: number, color: string, heart: string) => {
    const [top, y] = [x + lean, 13 - height];
    return [
      line(x, 13, top, y, '#3C9030'),
      pixel(top - 1, y, color),
      pixel(top + 1, y, color),
      pixel(top, y - 1, color),
      pixel(top, y, heart),
    ];
  };
  const [bx, by] = [Math.round(4.5 + swing(at / 12) * 4), Math.round(4 + swing(at / 6) * 1.5)];
  return picture(
    fill(blend('#3C8030', '#6AA848', 0.5 + swing(at / 12) / 2)),
    ...shade(0, 8, '#3C98E0', '#A8D8E8'),
    ...shade(8, 6, '#5CB040', '#1C5820'),
    ...stem(1, 4, '#F04858', '#FFE060'),
    ...stem(5, 5, '#F8F0FF', '#FFC830'),
    ...stem(8, 3, '#A868F0', '#FFE060'),
    ...stem(3, 2, '#FFC030', '#C06010'),
    ...(at % 2
      ? [rect(bx - 1, by, 3, 1, '#FF9030')]
      : [pixel(bx - 1, by - 1, '#FFB050'), pixel(bx + 1, by - 1, '#FFB050'), pixel(bx, by, '#FF9030')]),
  );
}

function autumn(at: number): Command {
  const sway = swing(at / 14) * 1.4;
  return picture(
    fill(blend('#7A3408', '#B05A14', 0.5 + swing(at / 14) / 2)),
    ...shade(0, 14, '#4A6080', '#C08850'),
    line(6, 13, 6, 5, '#3A2010'),
    line(7, 13, 7, 6, '#2C180A'),
    line(6, 7, 3, 5, '#3A2010'),
    disc(3, 3, 2, '#C84410'),
    disc(8, 2, 3, '#E07818'),
    disc(5, 1, 2, '#F0A020'),
    disc(6, 4, 1, '#D85C10'),
    ...scatter('10 63 92', '#FFC028', sway, at),
    ...scatter('35 08 7a', '#F05818', -sway, at),
    ...scatter('2c 56', '#D82C10', sway, at + 3),
    ...land('1112111121', '#A84C10'),
    ...scatter('1d 3d 6d 8d', '#F09828'),
  );
}

function blossoms(at: number): Command {
  const drift = at + Math.round(swing(at / 14));
  return picture(
    fill(blend('#A85878', '#E090B0', 0.5 + swing(at / 14) / 2)),
    ...shade(0, 14, '#405090', '#C890B0'),
    line(0, 6, 4, 4, '#3A1E1C'),
    line(4, 4, 9, 1, '#3A1E1C'),
    line(0, 7, 3, 5, '#2A1414'),
    line(4, 4, 7, 5, '#3A1E1C'),
    disc(2, 3, 1, '#F080A8'),
    disc(5, 2, 1, '#FFA8C8'),
    disc(8, 2, 1, '#F080A8'),
    disc(7, 5, 1, '#FFB8D4'),
    disc(0, 5, 1, '#FFB8D4'),
    ...scatter('23 82 75', '#FFF0C0'),
    ...scatter('17 49 8b 3d', '#FFC8DC', drift, at),
    ...scatter('6a 91 24', '#FFE0EC', drift, at + 4),
  );
}

function bloom(open: number): Command {
  const petals = Array.from({ length: 12 }, (_, at) =>
    ray(4.5, 6, 0, at % 2 ? open : open - 0.8, at / 12, at % 2 ? '#E8408C' : '#FF80B8'),
  );
  const calyx = open > 2 ? [disc(4, 6, open - 2, '#C02870'), disc(5, 6, open - 2, '#C02870')] : [];
  const heart =
    open > 2
      ? [
          rect(4, 5, 2, 2, '#FFD040'),
          ...(open > 4 ? [rect(3, 6, 4, 1, '#FFC030'), rect(4, 7, 2, 1, '#F09020')] : []),
        ]
      : [];
  const wall = blend('#1C4830', '#D04888', (open - 1) / 4);
  return layers(
    picture(
      ...shade(0, 14, '#0C3040', blend('#145038', '#4C8C50', open / 5)),
      line(4, 13, 4, 8, '#3CA040'),
      line(5, 13, 5, 8, '#2C8034'),
      line(3, 11, 1, 10, '#4CB048'),
      line(6, 12, 8, 11, '#3CA040'),
      ...calyx,
      ...petals,
      ...heart,
    ),
    { over: sparkle('#FFF0A0', black, 900, open > 4 ? 0.04 : 0.01), ambient: breathing(wall, 5000) },
  );
}

export const plants: readonly Scene[] = [
  scene(
    'Meadow',
    'meadow, field, grassland, pasture, prairie, wildflower, flower field, flower meadow, grass',
    () => cycle('meadow', 12, 700, meadow),
    { loopFrom: 'meadow 2' },
  ),
  scene(
    'Autumn leaves',
    'autumn leaf, falling leaf, fall foliage, foliage, leaf',
    () => cycle('leaves fall', 14, 600, autumn),
    { loopFrom: 'leaves fall 2' },
  ),
  scene(
    'Cherry blossom',
    'cherry blossom, sakura, hanami, petal, blossom, cherry tree, falling petal, japanese spring, kyoto',
    () => cycle('petals drift', 14, 650, blossoms),
    { loopFrom: 'petals drift 2' },
  ),
  scene(
    'Flower opening',
    'flower, blooming, flower opening, opening flower, blossoming, bud, tulip, lotus, water lily, rose, daisy, sunflower, bouquet',
    () => [
      step('bud', bloom(1), 2500),
      step('petals loosen', bloom(2), 1800, 1800),
      step('half open', bloom(3), 1800, 1800),
      step('opening', bloom(4), 1800, 1800),
      step('full bloom', bloom(5), 7000, 1800),
      step('petals fold', bloom(3), 2200, 2200),
      step('bud again', bloom(1), 2500, 2200),
    ],
    { loopFrom: 'petals loosen' },
  ),
];
