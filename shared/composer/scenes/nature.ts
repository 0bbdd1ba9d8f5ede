import {
  aurora,
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
import type { Command, Element } from '../../program/Program';
import { cycle } from './motion';
import { blend, hanging, land, scatter, shade, swing } from './shapes';
import { scene, type Scene } from './Scene';

const black = '#000000';

const trunks = [rect(1, 0, 1, 13, '#2A1C10'), rect(4, 0, 2, 14, '#1E140A'), rect(8, 0, 1, 12, '#2A1C10')];

function forest(light: string, floor: string): Element[] {
  return [
    ...shade(0, 12, blend(light, '#0C3014', 0.6), light),
    ...trunks,
    ...hanging('3422342243', '#185020'),
    ...hanging('2310231132', '#2C7028'),
    ...land('2332223322', floor),
    ...land('1211121112', blend(floor, black, 0.5)),
  ];
}

function jungle(mist: string, leaf: string, shadow: string, ...guests: Element[]): Command {
  return layers(
    picture(
      ...shade(0, 14, blend(mist, shadow, 0.25), blend(mist, shadow, 0.85)),
      disc(5, 7, 3, blend(mist, shadow, 0.2)),
      disc(0, 2, 3, shadow),
      disc(10, 3, 3, shadow),
      disc(-1, 9, 3, shadow),
      disc(10, 11, 3, shadow),
      line(3, 0, 3, 6, shadow),
      line(7, 0, 7, 8, shadow),
      disc(4, -1, 2, shadow),
      disc(1, 0, 2, leaf),
      disc(7, 0, 2, leaf),
      rect(0, 0, 10, 1, leaf),
      disc(1, 13, 3, leaf),
      disc(8, 14, 3, leaf),
      disc(5, 15, 3, blend(leaf, shadow, 0.5)),
      rect(0, 13, 10, 1, shadow),
      ...scatter('10 71 1a 8b 0c', blend(leaf, '#D8F060', 0.6)),
      ...scatter('3c 9c', '#F04878'),
      ...guests,
    ),
    { over: aurora('#0C2C10', '#24481C', 6000), ambient: breathing('#145028', 6000) },
  );
}

function parrot(x: number, y: number): Element[] {
  return [
    pixel(x, y, '#FFC020'),
    rect(x - 1, y + 1, 2, 1, '#F02818'),
    rect(x - 2, y + 2, 2, 1, '#2060F0'),
    pixel(x - 3, y + 3, '#20C0E0'),
  ];
}

function cave(crystal: string, drop: number, ring: number): Command {
  return layers(
    picture(
      ...shade(0, 14, '#10142C', '#24407C'),
      ...hanging('5321124215', '#5C4858'),
      ...hanging('7410015306', '#40303C'),
      ...land('6421001247', '#40303C'),
      ...land('3211111135', '#5C4858'),
      rect(0, 9, 2, 4, crystal),
      line(1, 12, 2, 7, crystal),
      line(2, 12, 3, 10, blend(crystal, '#FFFFFF', 0.5)),
      pixel(1, 10, '#FFFFFF'),
      rect(8, 9, 2, 4, crystal),
      line(8, 12, 7, 8, crystal),
      pixel(8, 10, '#FFFFFF'),
      line(9, 8, 9, 10, blend(crystal, '#FFFFFF', 0.5)),
      rect(3, 12, 4, 1, '#1C4468'),
      ...(ring ? [rect(5 - ring, 12, ring * 2, 1, '#8CD8F8')] : []),
      ...(drop < 12 ? [pixel(4, drop, '#C0F0FF')] : []),
    ),
    { ambient: breathing(blend(crystal, black, 0.45), 4000) },
  );
}

function fireflies(at: number): Command {
  const flies = [0, 1, 2, 3, 4, 5, 6].flatMap((fly) => {
    const glow = swing(at / 8 + fly * 0.37);
    if (glow <= 0) return [];
    const x = Math.round(4.5 + 4 * swing(fly * 0.29 + at / 16) * (fly % 2 ? 1 : -1));
    const y = Math.round(6 + 5 * swing(fly * 0.41 + at / 16));
    const halo = blend('#142C20', '#788C18', glow);
    return [
      rect(x - 1, y, 3, 1, halo),
      rect(x, y - 1, 1, 3, halo),
      pixel(x, y, blend('#688018', '#F8FF70', glow)),
    ];
  });
  return picture(
    fill(blend('#0C2018', '#3C4C10', 0.5 + swing(at / 8) / 2)),
    ...shade(0, 14, '#0C1C3C', '#14402C'),
    ...flies,
    ...land('3142351423', '#061408'),
    ...land('1021120211', '#0C2810'),
  );
}

function swamp(at: number): Command {
  const [x, y] = [Math.round(4.5 + 3.6 * swing(at / 16)), Math.round(6 + 1.6 * swing(at / 8))];
  const flare = 0.6 + 0.4 * swing(at / 4);
  const wisp = blend('#1C4430', '#60FFC0', flare);
  const reed = (root: number, height: number) => [
    line(root, 13, root, 13 - height, '#0C1C08'),
    rect(root, 13 - height, 1, 3, '#48200C'),
  ];
  return picture(
    fill(blend('#10281C', '#246048', flare)),
    ...shade(0, 8, '#1C4048', '#8CB078'),
    ...shade(8, 6, '#5C8860', '#143024'),
    line(8, 8, 8, 1, '#0C1810'),
    line(8, 3, 6, 1, '#0C1810'),
    line(8, 4, 9, 2, '#0C1810'),
    line(6, 1, 6, 4, '#1C4424'),
    line(9, 2, 9, 5, '#1C4424'),
    disc(x, y, 2, blend(wisp, '#5C9078', 0.6)),
    disc(x, y, 1, wisp),
    pixel(x, y, '#F0FFF4'),
    rect(x - 1, 14 - (y >> 1), 3, 1, blend(wisp, '#1C3C2C', 0.5)),
    ...scatter('3d 7d', '#A0C890', 0, -(at % 4)),
    ...reed(0, 7),
    ...reed(2, 5),
    ...reed(5, 4),
    ...reed(9, 3),
  );
}

export const nature: readonly Scene[] = [
  scene(
    'Forest',
    'forest, wood, woodland, in the woods, forest clearing, green forest, enchanted forest, magic forest, deep forest',
    () => [
      step(
        'sunbeams',
        layers(picture(...forest('#8CC048', '#3C8020')), {
          over: aurora('#303C0C', '#605C18', 9000),
          ambient: breathing('#2C6420', 7000),
        }),
        9000,
      ),
      step(
        'shade',
        layers(picture(...forest('#4C9048', '#24642C')), {
          over: aurora('#14300C', '#24401C', 9000),
          ambient: breathing('#1C4C28', 7000),
        }),
        7000,
        3000,
      ),
      step(
        'golden light',
        layers(picture(...forest('#E0B848', '#5C7420')), {
          over: aurora('#503C0C', '#705814', 9000),
          ambient: breathing('#5C6C1C', 7000),
        }),
        9000,
        3000,
      ),
    ],
    { loopFrom: 'shade' },
  ),
  scene(
    'Jungle',
    'jungle, rainforest, rain forest, tropical forest, amazon, tropical jungle, parrot, congo',
    () => [
      step('green twilight', jungle('#58983C', '#1C8C30', '#0A3C20'), 4500),
      step('parrot comes', jungle('#58983C', '#1C8C30', '#0A3C20', ...parrot(3, 7)), 900, 600),
      step('parrot flies', jungle('#609C40', '#209434', '#0A3C20', ...parrot(5, 5)), 900, 600),
      step('parrot goes', jungle('#609C40', '#209434', '#0A3C20', ...parrot(8, 3)), 900, 600),
      step('mist', jungle('#84A888', '#3C8450', '#143C28'), 5000, 2000),
      step(
        'eyes',
        jungle('#3C6C6C', '#185038', '#061C14', pixel(4, 8, '#FFD820'), pixel(6, 8, '#FFD820')),
        2500,
        1500,
      ),
    ],
    { loopFrom: 'parrot comes' },
  ),
  scene(
    'Swamp',
    'swamp, marsh, bog, bayou, wetland, moor, will o the wisp, moorland, reed',
    () => cycle('wisps', 16, 700, swamp),
    { loopFrom: 'wisps 2' },
  ),
  scene(
    'Fireflies',
    'firefly, fireflies, glowworm, glow worm, lightning bug, summer night, midsummer night',
    () => cycle('fireflies', 16, 700, fireflies),
    { loopFrom: 'fireflies 2', accent: { over: sparkle('#D8F040', black, 1600, 0.04) } },
  ),
  scene(
    'Cave',
    'cave, cavern, grotto, stalactite, stalagmite, crystal cave, dripstone cave, underground, mine',
    () => [
      step('crystals', cave('#3C70E0', 12, 0), 3000),
      step('drop forms', cave('#4C60F0', 4, 0), 800, 600),
      step('drop falls', cave('#5C58F0', 8, 0), 400, 250),
      step('ring', cave('#7C58F0', 12, 1), 450, 150),
      step('wider ring', cave('#9058F0', 12, 2), 900, 500),
      step('violet shine', cave('#B058E8', 12, 0), 3500, 2000),
      step('next drop', cave('#7C70F0', 4, 0), 800, 600),
      step('it falls', cave('#5C80F0', 8, 0), 400, 250),
      step('splash', cave('#4C90F0', 12, 2), 700, 150),
      step('hush', cave('#3C70E0', 12, 0), 3000, 1500),
    ],
    { loopFrom: 'drop forms' },
  ),
];
