import {
  aurora,
  breathing,
  fill,
  icon,
  layers,
  line,
  picture,
  pixel,
  rect,
  solid,
  sparkle,
  step,
} from '../../program/commands';
import type { Command, Element } from '../../program/Program';
import { cycle } from './motion';
import { blend, hanging, land, scatter, shade, swing, wrap } from './shapes';
import { scene, type Scene } from './Scene';

const black = '#000000';

function snowing(at: number): Command {
  const sway = Math.round(swing(at / 14));
  return picture(
    fill(blend('#1C3050', '#34507C', 0.5 + swing(at / 14) / 2)),
    ...shade(0, 14, '#0E1C40', '#2C4674'),
    ...scatter('11 32 63 94 26 75 08 49 8a', '#6A84B0', 0, Math.floor(at / 2) * 2),
    ...scatter('02 53 80 36 17 98 6b 4c 2d', '#F4F8FF', sway, at),
    ...scatter('70 24 9b 58', '#FFFFFF', -sway, at),
    ...land('2222122222', '#C8D8F0'),
    ...land('1121111211', '#F0F6FF'),
  );
}

function snowstorm(at: number, thick: number): Element[] {
  const flurries = '01 34 62 95 17 48 7a 2c 5d 8e'.split(' ').map((spot) => {
    const x = wrap(Number.parseInt(spot.charAt(0), 16) * 2 - at * 3, 24) - 4;
    const y = wrap(Number.parseInt(spot.charAt(1), 16) + at, 14);
    return line(x, y, x + 3, y - 1, blend('#A8BCD8', '#FFFFFF', (y % 3) / 2));
  });
  return [
    ...shade(0, 14, blend('#2A3C5C', '#8A9CB8', thick), blend('#5A7098', '#B0C0D8', thick)),
    ...flurries,
  ];
}

/** A crystal that has grown to `reach` LEDs from the middle, and rime that comes in from the edges. */
function crystals(reach: number, rime: readonly [above: string, below: string]): Element[] {
  const around = [rect(0, 0, 10, 7 - reach, '#0C2C58'), rect(0, 7 + reach, 10, 7, '#0C2C58')];
  const beside = [rect(0, 0, 5 - reach, 14, '#0C2C58'), rect(5 + reach, 0, 5, 14, '#0C2C58')];
  const [above, below] = rime;
  return [
    icon('snowflake', '#C8ECFF'),
    ...around,
    ...(reach < 5 ? beside : []),
    ...hanging(above, '#5A98D0'),
    ...land(below, '#5A98D0'),
    ...hanging(thinner(above), '#C0E4FF'),
    ...land(thinner(below), '#C0E4FF'),
  ];
}

function thinner(heights: string): string {
  return heights.replace(/./g, (height) => `${Math.max(0, Number(height) - 1)}`);
}

function frost(crystal: Element[], glint: number, wall: string): Command {
  return layers(picture(fill('#0C2C58'), ...crystal), {
    over: sparkle('#FFFFFF', black, 700, glint),
    ambient: breathing(wall, 5000),
  });
}

function glacier(fallen: number, crack: string, ...spray: Element[]): Command {
  const block =
    fallen < 9
      ? [rect(6, 4 + fallen, 2, 6, '#A0DCF4'), rect(6, 4 + fallen, 2, 1, '#F0FCFF')]
      : [rect(6, 11, 3, 1, '#E0F8FF')];
  return layers(
    picture(
      ...shade(0, 6, '#5C5094', '#F0B8A8'),
      ...land('9a9baa0089', '#F0FAFF'),
      ...land('8998990078', '#7CC4E8'),
      ...land('7767780067', '#4C9CD0'),
      ...land('0507060005', '#2C70B0'),
      rect(6, 6, 2, 4, '#1C5890'),
      ...block,
      line(5, 4, 5, 9, crack),
      line(8, 5, 8, 9, crack),
      ...shade(10, 4, '#1C6890', '#0C3058'),
      ...(fallen >= 9 ? block : []),
      ...spray,
    ),
    { over: aurora('#0C3858', '#3C88B0', 8000), ambient: breathing('#3C80B0', 6000) },
  );
}

const icicles = [5, 2, 8, 1, 4, 9, 2, 6, 1, 7];

function meltingIce(at: number): Command {
  const depths = icicles.join('');
  const glints = icicles.flatMap((depth, x) => {
    const y = wrap(at + x * 5, 14);
    return y < depth ? [pixel(x, y, '#FFFFFF')] : [];
  });
  const drop = 9 + at;
  return picture(
    fill(blend('#2C78A8', '#5CB0D8', 0.5 + swing(at / 14) / 2)),
    ...shade(0, 14, '#082C54', '#1C5880'),
    ...hanging(depths, '#5CA8D8'),
    ...hanging(
      depths.replace(/./g, (depth) => `${Number(depth) >> 1}`),
      '#A0DCF4',
    ),
    ...glints,
    ...land('1111111111', '#A8E0F4'),
    ...scatter('1d 6d 8d', '#E8FCFF'),
    ...(drop < 13
      ? [pixel(5, drop, '#E8FCFF')]
      : drop < 16
        ? [rect(5 - (drop - 13), 13, 1 + 2 * (drop - 13), 1, '#FFFFFF')]
        : []),
  );
}

function iceberg(at: number): Command {
  const dip = Math.round(0.5 + 0.5 * swing(at / 12));
  const body = [2, 4, 5, 7, 8, 8, 6, 5, 3].map((width, row) => {
    const y = 3 + row + dip;
    const depth = row / 8;
    return rect(
      Math.round(5 - width / 2),
      y,
      width,
      1,
      y < 6 ? '#F8FCFF' : blend('#6CD0E0', '#0C5088', depth),
    );
  });
  return picture(
    fill(blend('#0C4C74', '#3C88A8', 0.5 + swing(at / 12) / 2)),
    ...shade(0, 6, '#4C5CA0', '#F0B8B0'),
    ...shade(6, 8, '#0C6088', '#021430'),
    ...body,
    rect(4, 3 + dip - 1, 2, 1, '#FFFFFF'),
    pixel(6, 4 + dip, '#C0D8E8'),
    pixel(3, 3 + dip, '#FFF0E8'),
    ...[0, 3, 6, 9].map((x) => rect(wrap(x + at, 12) - 1, 6, 2, 1, '#A8E8F0')),
    ...scatter('1b 8c 2d', '#4CA8C0', 0, -Math.floor(at / 3)).slice(0, 2),
  );
}

export const ice: readonly Scene[] = [
  scene(
    'Snow',
    'snow, snowfall, snowing, snowy, falling snow, snowflake, first snow, snowy night, wintry, flurry',
    () => cycle('snow falls', 14, 650, snowing),
    { loopFrom: 'snow falls 2', accent: { over: sparkle('#E8F0FF', black, 1600, 0.08) } },
  ),
  scene(
    'Blizzard',
    'blizzard, snowstorm, snow storm, winter storm, whiteout, polar storm, snow squall',
    () => [
      ...cycle('driving snow', 16, 300, (at) => picture(fill('#4A6084'), ...snowstorm(at, at / 24)), 200),
      step(
        'whiteout',
        layers(sparkle('#FFFFFF', '#7C90B0', 220, 0.22), {
          over: aurora('#B0C4DC', '#E4ECF4', 1800),
          ambient: breathing('#9CB0D0', 2500),
        }),
        3500,
        900,
      ),
      step(
        'gust passes',
        layers(picture(...snowstorm(2, 0.3)), {
          over: sparkle('#FFFFFF', black, 260, 0.12),
          ambient: solid('#4A6084'),
        }),
        1600,
        900,
      ),
    ],
    { loopFrom: 'driving snow 2' },
  ),
  scene(
    'Frost',
    'frost, frosty, hoarfrost, rime, ice crystal, freeze, freezing, cold, frozen window, frost on window, chilly, icy',
    () => [
      step('frozen over', frost(crystals(6, ['4221111224', '5322112235']), 0.06, '#5A9CD8'), 4000),
      step('thaw', frost(crystals(4, ['2110000112', '3211000122']), 0.04, '#2A60A0'), 3000, 2500),
      step('a warm breath', frost(crystals(1, ['1100000011', '2110000012']), 0.02, '#1C4C80'), 3000, 2000),
      step('frost grows', frost(crystals(3, ['2110000112', '3211000122']), 0.04, '#2A60A0'), 3500, 2500),
      step('crystal', frost(crystals(4, ['3211011223', '4321101123']), 0.05, '#3A78B8'), 3500, 2500),
      step('frozen again', frost(crystals(6, ['4221111224', '5322112235']), 0.06, '#5A9CD8'), 5000, 2500),
    ],
    { loopFrom: 'thaw', accent: { over: sparkle('#DCF2FF', black, 700, 0.05) } },
  ),
  scene(
    'Icicles',
    'ice, icicle, frozen, ice cave, melting ice, ice cube, ice rink, ice palace',
    () => cycle('icicles', 14, 480, meltingIce),
    { loopFrom: 'icicles 2' },
  ),
  scene(
    'Iceberg',
    'iceberg, ice floe, arctic, arctic sea, antarctica, antarctic, south pole, polar sea, drifting ice',
    () => cycle('iceberg', 12, 700, iceberg),
    { loopFrom: 'iceberg 2' },
  ),
  scene(
    'Glacier',
    'glacier, ice wall, crevasse, calving glacier, ice field, ice cap, greenland, patagonia',
    () => [
      step('wall of ice', glacier(0, '#7CC4E8'), 4500),
      step('crack', glacier(0, '#08284C'), 1500, 700),
      step('block slips', glacier(2, '#08284C'), 700, 600),
      step('block falls', glacier(5, '#08284C'), 500, 400),
      step(
        'splash',
        glacier(9, '#2C70B0', ...scatter('59 88 67 77 96', '#FFFFFF'), rect(4, 10, 6, 1, '#E8FAFF')),
        900,
        300,
      ),
      step('floe', glacier(9, '#4C9CD0', rect(3, 12, 6, 1, '#4CA0C0')), 3500, 1200),
      step('the ice grows', glacier(0, '#7CC4E8'), 4000, 3000),
    ],
    { loopFrom: 'crack' },
  ),
];
