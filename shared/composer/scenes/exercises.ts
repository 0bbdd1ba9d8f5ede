import {
  breathing,
  disc,
  drawing,
  fill,
  layers,
  picture,
  rect,
  solid,
  step,
  wave,
} from '../../program/commands';
import { round } from './motion';
import { scatter } from './shapes';
import { scene, type Scene } from './Scene';

const circleOfBreath = ['#4080A0', '#58A8B8', '#80D0C8', '#A8E8D8', '#C8FFF0'];

function breath(radius: number) {
  return layers(
    picture(
      fill('#08182C'),
      disc(5, 7, radius + 1, '#123C58'),
      disc(5, 7, radius, circleOfBreath[radius - 1] ?? '#C8FFF0'),
      disc(5, 7, Math.max(0, radius - 2), '#F0FFF8'),
    ),
    {
      over: wave('#000000', '#081C30', 9000),
      ambient: solid(['#08202C', '#0C3040', '#104454', '#185C68', '#207880'][radius - 1] ?? '#207880'),
    },
  );
}

/** A figure on a mat before the rising sun. */
function pose(sun: number, ...figure: readonly string[]) {
  return layers(
    picture(
      fill('#903860'),
      rect(0, 0, 10, 5, '#482470'),
      rect(0, 8, 10, 4, '#B84C48'),
      disc(5, sun, 4, '#E87830'),
      rect(0, 12, 10, 2, '#50306A'),
      rect(1, 12, 8, 1, '#40B0A8'),
      ...drawing(figure, { f: '#F0FFFC', h: '#FFD8B0' }),
    ),
    { ambient: breathing('#C06850', 8000, '#502838') },
  );
}

function runner(ground: string, ...figure: readonly string[]) {
  return layers(
    picture(
      fill('#102848'),
      rect(0, 6, 10, 6, '#1C4C6C'),
      rect(0, 12, 10, 2, '#A84420'),
      ...scatter(ground, '#FFE0C0'),
      ...drawing(figure, { h: '#FFC890', s: '#F0FF30', l: '#FF7830', w: '#FFFFFF' }),
    ),
    { ambient: breathing('#2878A0', 1400, '#104060') },
  );
}

/** Work: how much is left, in rows. */
function effort(rows: number, color: string, hot: string) {
  return layers(
    picture(
      rect(1, 0, 8, 14, '#1C0A06'),
      rect(1, 14 - rows, 8, rows, color),
      rect(1, 14 - rows, 8, 1, hot),
      ...drawing(['', '', '', '', '', 'w        w', 'ww      ww', 'wwwwwwwwww', 'ww      ww', 'w        w'], {
        w: '#FFF0E0',
      }),
    ),
    { ambient: breathing(color, 1000) },
  );
}

export const exercises: readonly Scene[] = [
  scene(
    'Meditation',
    'meditation, meditate, mindfulness, zen, breathe, breath, mantra, inner peace, breathwork',
    () => [
      step('full', breath(5), 1200),
      ...[4, 3, 2, 1].map((radius) => step(`out ${5 - radius}`, breath(radius), 1500, 1500)),
      step('empty', breath(1), 800),
      ...[2, 3, 4].map((radius) => step(`in ${radius - 1}`, breath(radius), 1000, 1000)),
      step('in 4', breath(5), 1000, 1000),
    ],
  ),
  round('Yoga', 'yoga, stretching, stretch, pilates, tree pose, sun salutation, asana, tai chi', () => [
    step(
      'mountain',
      pose(
        8,
        ' f      f',
        '  f    f',
        '  f hh f',
        '   fhhf',
        '   ffff',
        '    ff',
        '    ff',
        '    ff',
        '    ff',
        '   f  f',
        '   f  f',
        '   f  f',
      ),
      4000,
      1800,
    ),
    step(
      'tree',
      pose(
        7,
        '    ff',
        '   f  f',
        '   fhhf',
        '   fhhf',
        '    ff',
        '    ff',
        '    ff',
        '    ffff',
        '    f  f',
        '    fff',
        '    f',
        '    f',
      ),
      4500,
      1800,
    ),
    step(
      'warrior',
      pose(
        6,
        '',
        '',
        '',
        '    hh',
        '    hh',
        'ffffffffff',
        '    ff',
        '    ff',
        '   ffff',
        '  ff  ff',
        ' ff    f',
        ' f     ff',
      ),
      4500,
      1800,
    ),
    step(
      'child',
      pose(7, '', '', '', '', '', '', '', '', '', '    ffff', 'fhhffffff', 'fhhffffff'),
      4000,
      1800,
    ),
  ]),
  round('Running', 'running, run, jogging, jog, marathon, runner, race, sprint', () => [
    step(
      'left stride',
      runner(
        '2d 6d',
        '',
        '    hh',
        '    hh',
        '   ss',
        '  sssh',
        ' hsss h',
        ' h ss',
        '   ll',
        '  llll',
        '  l  ll',
        ' ll   l',
        'ww    ww',
      ),
      380,
      160,
    ),
    step(
      'gathering',
      runner(
        '1d 5d 9d',
        '',
        '    hh',
        '    hh',
        '   ss',
        '   sss',
        '   shh',
        '   ss',
        '   ll',
        '   lll',
        '   l l',
        '  ll l',
        '  w  ww',
      ),
      380,
      160,
    ),
    step(
      'right stride',
      runner(
        '0d 4d 8d',
        '    hh',
        '    hh',
        '   ss',
        ' hhsss',
        ' h ss hh',
        '   ss',
        '   ll',
        '  lllll',
        ' ll   l',
        ' l    ww',
        'ww',
      ),
      380,
      160,
    ),
    step(
      'landing',
      runner(
        '3d 7d',
        '',
        '    hh',
        '    hh',
        '   ss',
        '   sss',
        '   hsh',
        '   ss',
        '   ll',
        '   ll',
        '  lll',
        '  w ll',
        '    ww',
      ),
      380,
      160,
    ),
  ]),
  scene(
    'Workout',
    'workout, exercise, gym, training, fitness, hiit, interval training, interval, weight lifting, dumbbell, tabata, crossfit',
    () => [
      ...[14, 12, 10, 8, 6, 4, 2].map((rows) =>
        step(
          `effort ${rows}`,
          effort(rows, rows > 4 ? '#E04818' : '#FF2010', '#FFD060'),
          5000,
          rows < 14 ? 400 : 0,
        ),
      ),
      step('last seconds', effort(1, '#FF1808', '#FFFFFF'), 5000, 400),
      step(
        'rest',
        layers(wave('#1878D0', '#0C2C68', 5000), { ambient: breathing('#1458A8', 5000) }),
        20000,
        800,
      ),
    ],
  ),
];
