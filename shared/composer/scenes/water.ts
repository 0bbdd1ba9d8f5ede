import {
  breathing,
  disc,
  fill,
  layers,
  picture,
  pixel,
  rain,
  rect,
  sparkle,
  step,
} from '../../program/commands';
import type { Command, Element } from '../../program/Program';
import { cycle } from './motion';
import { blend, land, scatter, shade, swing, wrap } from './shapes';
import { scene, type Scene } from './Scene';

const black = '#000000';

const eachColumn = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Water whose surface heaves; `crest` is where it is highest. */
function swell(height: number, lift: number, turn: number, color: string, crest: string): Element[] {
  const heights = eachColumn.map((x) => Math.round(height + lift * swing(x / 10 + turn)));
  const surface = (below: number) => heights.map((high) => (high - below).toString(16)).join('');
  const crests = heights.flatMap((high, x) =>
    swing(x / 10 + turn) > 0.7 ? [pixel(x, 14 - high, crest)] : [],
  );
  return [...land(surface(0), blend(color, crest, 0.35)), ...land(surface(1), color), ...crests];
}

function ocean(at: number): Command {
  const turn = at / 12;
  return picture(
    fill(blend('#0C3C70', '#1C6498', 0.5 + swing(turn) / 2)),
    ...shade(0, 5, '#5CA0D8', '#C0E0F0'),
    rect(0, 5, 10, 4, '#4CA4CC'),
    ...swell(7, 1.3, -turn * 2 + 0.3, '#1C78B4', '#F4FCFF'),
    ...swell(3.4, 1.4, -turn + 0.7, '#0C3C78', '#C0ECFC'),
  );
}

const reaches = [6, 7, 8, 9, 10, 11, 11, 10, 9, 8, 7, 6];

function surf(at: number): Command {
  const reach = reaches[at] ?? 6;
  const edge = (dy: number, color: string) =>
    eachColumn.map((x) => pixel(x, reach + dy + Math.round(0.8 * swing(x / 7 + at / 12)), color));
  return picture(
    fill(blend('#1C7890', '#C09858', reach / 20)),
    ...shade(0, 6, '#0C4C8C', '#28A0B0'),
    ...shade(6, 8, '#F0D090', '#D0A058'),
    rect(0, 9, 10, 3, at > 5 ? '#A87C48' : '#C89C5C'),
    ...Array.from({ length: reach - 5 }, (_, row) =>
      rect(0, 5 + row, 10, 1, blend('#28A0B0', '#6CD0C8', row / 6)),
    ),
    ...edge(0, '#FFFFFF'),
    ...edge(-1, '#C8F4F0').slice(at > 5 ? 10 : 0),
  );
}

function lake(at: number): Command {
  const ripple = (y: number, x: number, w: number, color: string) =>
    rect(x + Math.round(swing(at / 8 + y * 0.17)), y, w, 1, color);
  return picture(
    fill(blend('#5C6CA0', '#C08898', 0.5 + swing(at / 8) / 2)),
    ...shade(0, 7, '#4C68B0', '#F8C0A8'),
    rect(1, 5, 2, 1, '#46588C'),
    rect(0, 6, 5, 1, '#3C4C7C'),
    rect(6, 4, 2, 1, '#34447C'),
    rect(5, 5, 4, 1, '#34447C'),
    rect(4, 6, 6, 1, '#2C3C6C'),
    rect(0, 7, 10, 1, '#1C3438'),
    ...shade(8, 6, '#E8B0A4', '#3C5494'),
    ripple(8, 0, 5, '#586088'),
    ripple(8, 4, 6, '#4C5484'),
    ripple(9, 1, 2, '#6C7098'),
    ripple(9, 5, 4, '#50588C'),
    ripple(10, 6, 2, '#545C90'),
    ripple(11, 2, 3, '#F0C8B8'),
    ripple(12, 6, 2, '#A0A0C0'),
    ripple(13, 1, 4, '#7C88B8'),
    rect(2, 11, 4, 1, '#F8F8FF'),
    rect(1, 10, 3, 1, '#F8F8FF'),
    rect(5, 9, 1, 2, '#F8F8FF'),
    pixel(6, 9, '#F0A030'),
  );
}

function river(at: number): Command {
  const rows = Array.from({ length: 14 }, (_, y) => {
    const left = Math.round(3 + 2 * swing(y / 14 + 0.1) + (y > 9 ? -0.5 : 0));
    const width = 3 + (y >> 2);
    const glint = left + wrap(y * 5 + 2, width);
    const runs = wrap(y - at, 7);
    const shine = runs === 0 ? '#E0FAFF' : runs === 3 ? '#7CD0F0' : undefined;
    return [
      rect(left - 1, y, width + 2, 1, '#B09858'),
      rect(left, y, width, 1, blend('#2C90C8', '#1460A0', y / 13)),
      ...(shine ? [rect(glint, y, Math.min(2, left + width - glint), 1, shine)] : []),
    ];
  });
  return picture(
    fill('#1C6C70'),
    rect(0, 0, 10, 14, '#3C8C34'),
    ...scatter('01 83 15 9a 0c', '#1C5C20'),
    ...scatter('14 98', '#F0D050'),
    ...rows.flat(),
  );
}

function falls(sky: string, mist: string, foam: string): Element[] {
  return [
    ...shade(0, 3, sky, blend(sky, '#FFFFFF', 0.5)),
    rect(0, 2, 2, 1, '#2C7034'),
    rect(8, 2, 2, 1, '#2C7034'),
    rect(0, 3, 10, 1, '#8CDCF0'),
    ...shade(4, 8, '#1C6C9C', '#145080'),
    rect(3, 4, 1, 5, '#0C3858'),
    rect(7, 4, 1, 6, '#0C3858'),
    rect(0, 4, 1, 8, '#1C4830'),
    rect(9, 4, 1, 8, '#1C4830'),
    rect(0, 11, 10, 1, foam),
    rect(0, 12, 10, 1, blend(mist, '#3C88A8', 0.5)),
    rect(0, 13, 10, 1, '#2C7490'),
    rect(2, 13, 3, 1, mist),
    rect(7, 12, 2, 1, foam),
  ];
}

function fountain(at: number): Command {
  const tint = blend('#60B8FF', '#FF80D0', 0.5 + swing(at / 20) / 2);
  const height = Math.round(9 + 1.4 * swing(at / 10));
  const top = 12 - height;
  const drops = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((drop) => {
    const way = wrap(at * 0.15 + drop / 8, 1);
    const y = Math.round(top + 1 + 10 * way * way);
    const out = Math.round(0.5 + way * 3.6);
    const color = blend('#FFFFFF', tint, way);
    return way > 0.15 && y < 12 ? [pixel(4 - out, y, color), pixel(5 + out, y, color)] : [];
  });
  return picture(
    fill(blend(tint, '#0C1838', 0.55)),
    ...shade(0, 14, '#080C24', '#1C2C5C'),
    ...drops,
    rect(4, top, 2, height, tint),
    rect(4, top, 2, 1, '#FFFFFF'),
    rect(4, top + 3, 1, height - 3, '#E0F4FF'),
    rect(1, 12, 8, 1, tint),
    rect(1 + (at % 3), 12, 2, 1, '#FFFFFF'),
    rect(6 + (at % 2), 12, 2, 1, '#E0F4FF'),
    rect(0, 13, 10, 1, '#8C8498'),
    rect(0, 12, 1, 1, '#A8A0B0'),
    rect(9, 12, 1, 1, '#A8A0B0'),
  );
}

function tide(at: number): Command {
  const level = Math.round(5 + 3.2 * swing(at / 16));
  const moon = wrap(at + 6, 16) - 3;
  return picture(
    fill(blend('#142850', '#3C5C90', level / 9)),
    ...shade(0, 14, '#101C48', '#6C6498'),
    disc(moon, 2, 2, '#FFF4D0'),
    rect(7, 3, 1, 11, '#3C2418'),
    rect(6, 3, 3, 1, '#50301C'),
    rect(7, 9, 1, 2, '#2C3C30'),
    ...land('6554332211', '#A88858'),
    pixel(2, 9, '#F06040'),
    pixel(5, 11, '#F0D0B0'),
    ...Array.from({ length: level }, (_, row) =>
      rect(Math.max(0, 4 + row - level), 14 - level + row, 10, 1, blend('#3C80B0', '#0C2C60', row / 8)),
    ),
    ...[0, 4, 8].map((x) => rect(wrap(x + at, 12) - 1, 14 - level, 2, 1, '#B0E0F0')),
  );
}

export const water: readonly Scene[] = [
  scene(
    'Ocean',
    'ocean, sea, open sea, swell, seascape, high sea, atlantic, pacific, rolling sea, marine',
    () => cycle('swell', 12, 650, ocean),
    { loopFrom: 'swell 2', accent: { over: sparkle('#A8DCF0', black, 900, 0.05) } },
  ),
  scene(
    'Surf',
    'surf, wave, wave on beach, breaking wave, surfing, ocean wave, sea foam, wash of the waves, waves on shore, coast, shore, seashore, coastline, cliff',
    () => cycle('wave', 12, 650, surf),
    { loopFrom: 'wave 2' },
  ),
  scene(
    'Lake',
    'lake, mountain lake, calm lake, mirror lake, tarn, lakeside, pond, still water, frozen lake',
    () => cycle('lake', 8, 1100, lake),
    { loopFrom: 'lake 2' },
  ),
  scene(
    'River',
    'river, stream, brook, creek, rapids, flowing water, rivulet, flowing river, riverbank',
    () => cycle('river', 14, 450, river),
    { loopFrom: 'river 2' },
  ),
  scene(
    'Waterfall',
    'waterfall, cascade, falls, niagara, niagara falls, cataract, victoria falls',
    () => [
      step(
        'falling water',
        layers(picture(...falls('#5CA8E0', '#C8ECF4', '#F4FCFF')), {
          over: rain('#B0E4F4', black, 1500, 0.85),
          ambient: rain('#4C98C0', '#123C5C', 2000, 0.6),
        }),
        7000,
      ),
      step(
        'spray',
        layers(picture(...falls('#70B0DC', '#E0F4F8', '#FFFFFF')), {
          over: rain('#BCE8F8', black, 1700, 0.7),
          ambient: breathing('#5CA0C0', 4000),
        }),
        5000,
        2000,
      ),
      step(
        'evening falls',
        layers(picture(...falls('#E09878', '#E8C8C8', '#FFF0E8')), {
          over: rain('#D8D0E8', black, 1600, 0.8),
          ambient: rain('#A07C98', '#3C3054', 2200, 0.5),
        }),
        7000,
        3000,
      ),
      step(
        'clear again',
        layers(picture(...falls('#5CA8E0', '#C8ECF4', '#F4FCFF')), {
          over: rain('#B0E4F4', black, 1500, 0.85),
          ambient: rain('#4C98C0', '#123C5C', 2000, 0.6),
        }),
        6000,
        3000,
      ),
    ],
    { loopFrom: 'spray' },
  ),
  scene(
    'Fountain',
    'fountain, water jet, water fountain, trevi, bellagio, geyser, spring water, water show, water feature',
    () => cycle('fountain', 20, 400, fountain),
    { loopFrom: 'fountain 2' },
  ),
  scene(
    'Tide',
    'tide, ebb, flood tide, ebb and flow, low tide, high tide, ebb tide, rising tide, mudflat',
    () => cycle('tide', 16, 1600, tide),
    { loopFrom: 'tide 2' },
  ),
];
