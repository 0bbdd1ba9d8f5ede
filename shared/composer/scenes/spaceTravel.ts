import {
  breathing,
  comet,
  disc,
  fill,
  gradient,
  layers,
  line,
  picture,
  pixel,
  pulse,
  rect,
  solid,
  sparkle,
  step,
  text,
} from '../../program/commands';
import type { Element } from '../../program/Program';
import type { Scene } from './Scene';
import { film, round, series } from './motion';
import { ball, sprite } from './shapes';

/** Streaks that fly out of the middle, `length` LEDs long. */
function streaks(at: number, length: number): Element[] {
  return series(14, (ray) => {
    const angle = ray * 2.4;
    const from = 1.2 + ((at + ray * 5) % 4) * 1.9;
    const end = from + length * (0.4 + from / 6);
    const [x, y] = [Math.cos(angle) * 0.85, Math.sin(angle)];
    return line(
      Math.round(4.5 + x * from),
      Math.round(6.5 + y * from),
      Math.round(4.5 + x * end),
      Math.round(6.5 + y * end),
      from < 3 ? '#4068D8' : from < 5 ? '#90B8FF' : '#F0F6FF',
    );
  });
}

const rocket = ['    WW', '   WWWW', '   WBBW', '   WWWW', '   WWWW', '  RWWWWR', '  RWWWWR', '  R YY R'];
const flames = ['   YYYY', '    YY', '    OO', '    O'];
const rocketColors = { W: '#E8ECF4', B: '#3090FF', R: '#E02020', Y: '#FFD040', O: '#FF6A10' };
const pad = [
  fill('#060E30'),
  rect(0, 8, 10, 6, '#101C48'),
  rect(0, 13, 10, 1, '#485060'),
  rect(0, 4, 1, 9, '#7A2010'),
  rect(1, 5, 1, 1, '#7A2010'),
  rect(1, 9, 1, 1, '#7A2010'),
];

function ascent(y: number): Element[] {
  const sky = y > 0 ? '#060E30' : '#030618';
  const smoke =
    y > -3
      ? [disc(1, 13, 2, '#786058'), disc(8, 13, 2, '#685450'), rect(2, 13, 6, 1, '#C07848')]
      : [rect(4, 9 + y, 2, 9, '#403838')];
  return [
    fill(sky),
    pixel(1, 2, '#8898D0'),
    pixel(8, 4, '#C8D4FF'),
    pixel(8, 0, '#8898D0'),
    ...smoke,
    ...sprite(rocket, rocketColors, 0, y),
    ...sprite(flames, rocketColors, 0, y + 8),
  ];
}

const saucer = ['   GGGG', '  GCCCCG', ' MMMMMMMM', 'MAMBMAMBMM', '  MMMMMM'];

function ufo(x: number, y: number, blink: number, beam = false): Element[] {
  const [a, b] = blink % 2 === 0 ? ['#FFD030', '#803020'] : ['#803020', '#FFD030'];
  const light = beam
    ? series(13 - y - 4, (row) =>
        rect(
          Math.max(4 + x - ((row + 2) >> 1), 0),
          y + 5 + row,
          Math.min(2 + ((row + 2) >> 1) * 2, 10),
          1,
          (row + blink) % 3 === 0 ? '#50E878' : '#187038',
        ),
      )
    : [];
  return [
    fill('#030618'),
    pixel(1, 1, '#8898D0'),
    pixel(8, 0, '#C8D4FF'),
    pixel(0, 8, '#506098'),
    pixel(9, 10, '#8898D0'),
    ...light,
    rect(0, 13, 10, 1, '#0C3018'),
    ...sprite(saucer, { G: '#58D8C0', C: '#A8FFE8', M: '#8890A8', A: a, B: b }, x, y),
  ];
}

const cow = [' KWKW', 'WKWWKK', ' W  W'];

export const spaceTravel: readonly Scene[] = [
  round(
    'Hyperspace',
    'hyperspace, warp, warp speed, warp drive, light speed, speed of light, lightspeed, faster than light, jump to hyperspace, star wars, star trek, time travel, spaceship flight, millennium falcon',
    () => [
      step(
        'cruise',
        layers(picture(fill('#02030E'), ...streaks(0, 0), ...streaks(2, 0)), {
          over: sparkle('#8098D8', '#000000', 1500, 0.04),
          ambient: solid('#060A28'),
        }),
        2600,
        900,
      ),
      ...film(
        'stretch',
        [1, 2, 4].map((length) =>
          layers(picture(fill('#02030E'), ...streaks(0, length), ...streaks(2, length)), {
            ambient: solid('#0C1850'),
          }),
        ),
        450,
      ),
      ...series(14, (at) =>
        step(
          `tunnel ${at + 1}`,
          layers(picture(fill('#030A30'), ...ball(4.5, 6.5, 1.6, '#C8E0FF'), ...streaks(at, 3)), {
            over: gradient('#102878', '#000008'),
            ambient: sparkle('#80B0FF', '#102468', 360, 0.25),
          }),
          360,
          300,
        ),
      ),
      step(
        'arrival',
        layers(
          picture(
            fill('#02030E'),
            pixel(1, 2, '#C8D4FF'),
            pixel(8, 1, '#8898D0'),
            pixel(2, 11, '#8898D0'),
            ...ball(5.5, 8, 3.4, '#B05828'),
            ...ball(5, 7.4, 2.4, '#E89050'),
          ),
          { over: pulse('#E8F0FF', 1200), ambient: breathing('#3A1C10', 4000) },
        ),
        3600,
      ),
    ],
  ),
  round(
    'Rocket launch',
    'rocket launch, rocket, lift off, liftoff, blast off, spaceship, spacecraft, space shuttle, astronaut, nasa, apollo, launch, space travel, space mission, moon landing',
    () => [
      step(
        'on the pad',
        layers(picture(...pad, ...sprite(rocket, rocketColors, 0, 5)), { ambient: solid('#101C48') }),
        2200,
        600,
      ),
      ...film(
        'count',
        ['3', '2', '1'].map((digit) =>
          layers(picture(...pad, text(digit, '#FFB030', 4, 0), ...sprite(rocket, rocketColors, 0, 5)), {
            ambient: breathing('#804010', 1000),
          }),
        ),
        1000,
        200,
      ),
      step(
        'ignition',
        layers(picture(...ascent(4)), {
          over: sparkle('#FF9030', '#000000', 300, 0.08),
          ambient: pulse('#FFB050', 1800),
        }),
        1400,
        300,
      ),
      ...film(
        'climb',
        [3, 2, 1, 0, -2, -4, -7, -11].map((y) =>
          layers(picture(...ascent(y)), {
            ambient: solid(y > -2 ? '#A85018' : y > -6 ? '#503020' : '#141030'),
          }),
        ),
        550,
      ),
      step(
        'orbit',
        layers(picture(fill('#02030E'), ...ball(4.5, 17, 7, '#2060C0'), ...ball(4.5, 18, 7, '#1040A0')), {
          over: sparkle('#E0E8FF', '#000000', 1800, 0.08),
          ambient: breathing('#0C1C50', 5000),
        }),
        4500,
        1000,
      ),
    ],
  ),
  round(
    'UFO',
    'ufo, alien, flying saucer, extraterrestrial, alien abduction, abduction, martian, alien invasion, saucer, area 51',
    () => [
      ...film(
        'arrival',
        [
          [-1, 0],
          [0, 1],
          [1, 1],
          [0, 1],
        ].map(([x = 0, y = 0], at) => layers(picture(...ufo(x, y, at)), { ambient: solid('#081830') })),
        600,
      ),
      ...film(
        'beam',
        series(4, (at) =>
          layers(picture(...ufo(0, 1, at, true), ...sprite(cow, { K: '#281818', W: '#F4E8E0' }, 2, 10)), {
            ambient: solid('#0C4020'),
          }),
        ),
        550,
      ),
      ...film(
        'lift',
        series(4, (at) =>
          layers(picture(...ufo(0, 1, at, true), ...sprite(cow, { K: '#281818', W: '#F4E8E0' }, 2, 9 - at)), {
            ambient: solid('#10602C'),
          }),
        ),
        650,
      ),
      ...film(
        'hover',
        series(4, (at) => layers(picture(...ufo(at % 2, 1, at)), { ambient: solid('#081830') })),
        600,
      ),
      step(
        'gone',
        layers(comet('#90FFC8', '#030618', 1400), {
          over: sparkle('#A8B8E8', '#000000', 1800, 0.06),
          ambient: comet('#50C890', '#081024', 1400),
        }),
        2400,
        300,
      ),
    ],
  ),
];
