import {
  aurora,
  breathing,
  disc,
  drawing,
  fill,
  gradient,
  layers,
  line,
  picture,
  step,
  wave,
} from '../../program/commands';
import type { Element } from '../../program/Program';
import type { Scene } from './Scene';
import { film, round, series } from './motion';
import { ball } from './shapes';

const window = [
  '   bbbb',
  '  bbyybb',
  ' bbyyyybb',
  ' v      v',
  'vv rrrr vv',
  'vv rwwr vv',
  'vv rwwr vv',
  'v  rrrr  v',
  '',
  'ggg yy bbb',
  'ggg yy bbb',
  'gg yyyy bb',
  'ggg yy bbb',
  'vvv rr vvv',
];

const glass = { y: '#D89010', b: '#1838C8', r: '#D01828', w: '#FFE0A8', g: '#108048', v: '#6A1CA8' };

const litGlass = { y: '#FFD860', b: '#3868FF', r: '#FF4848', w: '#FFFFFF', g: '#28C878', v: '#A048F0' };

const jewels = ['#F02868', '#F8A020', '#28C8A0', '#3058F0', '#A830E8', '#F8E060'];

/** Jewels that tumble in one quarter and are mirrored into the others; `at` 0 to 11. */
function kaleidoscope(at: number): Element[] {
  const turn = (at * Math.PI) / 6;
  const mirrored = (x: number, y: number, r: number, color: string) => [
    disc(x, y, r, color),
    disc(9 - x, y, r, color),
    disc(x, 13 - y, r, color),
    disc(9 - x, 13 - y, r, color),
  ];
  const rays = [
    line(4, 6, 0, Math.round(3 + 3 * Math.cos(turn)), '#48107A'),
    line(5, 6, 9, Math.round(3 + 3 * Math.cos(turn)), '#48107A'),
    line(4, 7, 0, Math.round(10 - 3 * Math.cos(turn)), '#48107A'),
    line(5, 7, 9, Math.round(10 - 3 * Math.cos(turn)), '#48107A'),
  ];
  const tumbling = jewels.flatMap((color, jewel) => {
    const angle = turn * (jewel % 2 === 0 ? 1 : -1) + jewel * 1.9;
    return mirrored(
      Math.round(2.2 + 2.4 * Math.cos(angle)),
      Math.round(3.2 + 3.2 * Math.sin(angle + jewel)),
      jewel % 3 === 1 ? 0 : 1,
      color,
    );
  });
  return [fill('#180430'), ...rays, ...tumbling, ...ball(4.5, 6.5, 1.6 + 0.7 * Math.cos(turn), '#FFF0B0')];
}

export const colouredGlass: readonly Scene[] = [
  round('Stained glass', 'stained glass, mosaic, stained glass window, leaded glass', () => [
    step(
      'window',
      layers(picture(fill('#06040A'), ...drawing(window, glass)), { ambient: breathing('#30185A', 7000) }),
      4000,
      2500,
    ),
    step(
      'sun behind',
      layers(picture(fill('#0A0810'), ...drawing(window, litGlass)), {
        over: wave('#3A2A10', '#000000', 5000),
        ambient: aurora('#A8481C', '#4830A8', 6000),
      }),
      6000,
      3500,
    ),
    step(
      'cloud',
      layers(picture(fill('#06040A'), ...drawing(window, glass)), {
        over: gradient('#281004', '#000000'),
        ambient: breathing('#1C1048', 6000),
      }),
      4000,
      3000,
    ),
  ]),
  round(
    'Kaleidoscope',
    'kaleidoscope, psychedelic, mandala, trippy, fractal, hallucination, acid trip, symmetry, symmetrical, hypnotic pattern',
    () =>
      film(
        'turn',
        series(12, (at) =>
          layers(picture(...kaleidoscope(at)), { ambient: aurora('#801C70', '#2838A8', 6000) }),
        ),
        1300,
      ),
  ),
];
