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
} from '../../program/commands';
import type { Element } from '../../program/Program';
import { round } from './motion';
import { scatter } from './shapes';
import { scene, type Scene } from './Scene';

/** A runway seen on the approach; the light of row `run` runs ahead of the plane. */
function runway(run: number, plane: readonly Element[] = []) {
  const edge = [3, 3, 2, 2, 1, 1, 0, 0];
  return layers(
    picture(
      fill('#101C4C'),
      rect(0, 4, 10, 2, '#5A3060'),
      rect(0, 6, 10, 8, '#0A1414'),
      ...edge.flatMap((x, row) =>
        row % 2 ? [] : [pixel(x, 6 + row, '#FFE8B0'), pixel(9 - x, 6 + row, '#FFE8B0')],
      ),
      rect(3, 6, 4, 1, '#20D060'),
      ...edge.map((_, row) =>
        rect(4, 7 + row, 2, 1, row === run ? '#FFFFFF' : row === run + 1 ? '#687890' : '#20283C'),
      ),
      ...scatter('07 08', '#FF2818'),
      ...plane,
    ),
    { over: sparkle('#283050', '#000000', 1800, 0.03), ambient: breathing('#3C3C80', 5000) },
  );
}

const climbing = { n: '#F0F4FF', w: '#A8B8D0', r: '#FF3020', g: '#20FF60' };

/** The country behind the window of a train, moved on by `by` columns. */
function trainWindow(by: number, pole: number) {
  const hills = '..aabbbaa...aabbccbba..';
  const height: Readonly<Record<string, number>> = { '.': 0, a: 1, b: 2, c: 3 };
  const country: Element[] = [];
  for (let x = 0; x < 8; x++) {
    const up = height[hills.charAt((x + by) % hills.length)] ?? 0;
    country.push(rect(x + 1, 7 - up, 1, 2 + up, '#28603C'));
  }
  return layers(
    picture(
      fill('#3C2414'),
      rect(1, 1, 8, 8, '#F0A060'),
      rect(1, 1, 8, 2, '#7888C8'),
      rect(1, 3, 8, 1, '#C89890'),
      rect(5, 4, 2, 2, '#FFF0A0'),
      ...country,
      rect(1, 8, 8, 2, '#90A030'),
      rect(pole, 1, 1, 9, pole < 1 || pole > 8 ? '#3C2414' : '#402818'),
      rect(0, 10, 10, 1, '#8A5C30'),
      rect(0, 11, 4, 3, '#A02828'),
      rect(6, 11, 4, 3, '#A02828'),
      rect(4, 11, 2, 1, '#C89858'),
    ),
    { ambient: breathing('#B8743C', 5000) },
  );
}

/** A road at night, its marks and cars nearer from one step to the next. */
function road(marks: string, oncoming: readonly Element[], ahead: readonly Element[]) {
  return layers(
    picture(
      fill('#101848'),
      rect(0, 2, 10, 2, '#402868'),
      rect(0, 4, 10, 1, '#A84858'),
      rect(0, 5, 10, 9, '#0C0C14'),
      line(3, 5, 0, 11, '#7080A0'),
      line(6, 5, 9, 11, '#7080A0'),
      ...scatter(marks, '#FFF0B0'),
      ...oncoming,
      ...ahead,
    ),
    { over: sparkle('#283058', '#000000', 2000, 0.03), ambient: breathing('#402C60', 4000) },
  );
}

function cockpit(stars: readonly Element[], ...panel: readonly string[]) {
  return layers(
    picture(
      fill('#0C1828'),
      rect(1, 0, 8, 7, '#02030A'),
      ...stars,
      line(0, 8, 1, 0, '#3C5878'),
      line(9, 8, 8, 0, '#3C5878'),
      rect(0, 8, 10, 1, '#5078A0'),
      rect(0, 9, 10, 5, '#182438'),
      ...drawing(['', '', '', '', '', '', '', '', '', '', ...panel], {
        c: '#30E0FF',
        o: '#FF9020',
        r: '#FF3030',
        g: '#40FF80',
        d: '#204058',
      }),
    ),
    { ambient: breathing('#184878', 5000) },
  );
}

function warp(far: string, near: string): Element[] {
  return [...scatter(far, '#8090B8'), ...scatter(near, '#F0F8FF'), pixel(5, 3, '#506080')];
}

export const journeys: readonly Scene[] = [
  scene(
    'Airport',
    'airport, runway, airfield, landing strip, take off, landing, flight, tarmac, departure, air travel, pilot',
    () => [
      step('lights near', runway(7), 400),
      step('lights run', runway(5), 400, 200),
      step('lights further', runway(3), 400, 200),
      step('lights far', runway(1), 400, 200),
      step('next run', runway(7), 400, 200),
      step('running', runway(5), 400, 200),
      step('run on', runway(3), 400, 200),
      step('run out', runway(1), 400, 200),
      step(
        'rolling',
        runway(
          5,
          drawing(
            ['', '', '', '', '', '', '', '', '', '', 'r  nn  g', 'wwwnnwwwww', '    nn', '   wwww'],
            climbing,
          ),
        ),
        1100,
        500,
      ),
      step(
        'lift off',
        runway(3, drawing(['', '', '', '', '', '', '   rnng', '  wwnnww', '    nn', '    ww'], climbing)),
        1000,
        600,
      ),
      step('climbing', runway(1, drawing(['', '', '   rnng', '   wnnw', '    ww'], climbing)), 1000, 600),
      step('away', runway(7, scatter('41 51', '#F0F4FF')), 900, 600),
      step('blinker', runway(5, scatter('40', '#FF4030')), 900, 400),
    ],
  ),
  round(
    'Train journey',
    'train journey, train ride, train window, express train, by train, night train, train trip, railway journey',
    () =>
      Array.from({ length: 23 }, (_, by) =>
        step(`mile ${by + 1}`, trainWindow(by, 9 - ((by * 2) % 16)), 450, 250),
      ),
  ),
  round(
    'Highway at night',
    'highway, motorway, freeway, autobahn, road, night drive, driving, traffic, rush hour, road trip, car ride, expressway, street',
    () => [
      step(
        'headlights',
        road('46 48 4b 4c', scatter('35 17 27', '#E8E0C0'), scatter('68 88 7d 9d', '#FF2818')),
        450,
        300,
      ),
      step(
        'coming',
        road('47 49 4c 4d', scatter('36 09 19', '#FFF8E0'), scatter('67 77 6a 9a', '#F02818')),
        450,
        300,
      ),
      step(
        'closer',
        road(
          '46 4a 4b 4d',
          [...scatter('27 37', '#FFFFF0'), rect(0, 11, 2, 2, '#FFFFF0')],
          scatter('66 76 69 89', '#E82010'),
        ),
        450,
        300,
      ),
      step(
        'passing',
        road('47 4b 4c', scatter('18 28 35', '#FFFFF0'), scatter('65 68 88', '#D02010')),
        450,
        300,
      ),
      step(
        'gone by',
        road('46 48 4c 4d', scatter('0a 1a 36', '#FFFFF0'), scatter('67 77 7c 9c', '#FF2818')),
        450,
        300,
      ),
      step(
        'next ones',
        road(
          '47 49 4d',
          [rect(0, 11, 3, 2, '#FFFFF0'), pixel(3, 5, '#E8E0C0')],
          scatter('66 76 6a 8a', '#FF2818'),
        ),
        450,
        300,
      ),
    ],
  ),
  round(
    'Spaceship bridge',
    'spaceship bridge, bridge of spaceship, starship, starship bridge, cockpit, command bridge, control room, mission control, enterprise, captain',
    () => [
      step(
        'ahead',
        cockpit(warp('42 64 34', '21 75'), ' cc dd oo', ' cc gd o', ' dd cccc r', ' dd cdcc g'),
        500,
      ),
      step(
        'stars pass',
        cockpit(warp('43 62 55', '31 74 26'), ' cc gd oo', ' dc dd  o', ' dd ccdc r', ' cd cccc g'),
        500,
        250,
      ),
      step(
        'course',
        cockpit(warp('52 44 63', '22 71 35'), ' cd dg oo', ' cc gd o', ' dd dccc r', ' dc ccdc g'),
        500,
        250,
      ),
      step(
        'scan',
        cockpit(warp('33 53 65', '76 20 41'), ' dc gg  o', ' cc dd oo', ' cd cccd r', ' dd cccc g'),
        500,
        250,
      ),
      step(
        'answer',
        cockpit(warp('64 42 54', '25 61 36'), ' cc gd oo', ' cd gd  o', ' dd cdcc d', ' dc ccdc g'),
        500,
        250,
      ),
      step(
        'steady',
        cockpit(warp('34 63 45', '70 24 55'), ' dc dd o', ' cc gg oo', ' dc cccc r', ' cd dccc d'),
        500,
        250,
      ),
    ],
  ),
];
