import {
  breathing,
  drawing,
  fill,
  gradient,
  icon,
  layers,
  line,
  picture,
  rect,
  step,
} from '../../program/commands';
import type { Element } from '../../program/Program';
import { dim } from '../../program/color';
import { film, round, series } from './motion';
import { plotted, shifted } from './shapes';
import type { Scene } from './Scene';

const hearts = [
  ['', '..rr..rr..', '.rprrrrrr.', '.rrrrrrrr.', '.rrrrrrrr.', '..rrrrrr..', '...rrrr...', '....rr....'],
  [
    '.rrr..rrr.',
    'rpprrrrrrr',
    'rprrrrrrrr',
    'rrrrrrrrrr',
    'rrrrrrrrrr',
    '.rrrrrrrr.',
    '..rrrrrr..',
    '...rrrr...',
    '....rr....',
  ],
];

function heart(size: number, color: string) {
  return picture(
    fill(dim(color, size === 1 ? 0.75 : 0.3)),
    rect(0, 0, 10, 14, '#180006'),
    ...shifted(drawing(hearts[size] ?? [], { r: color, p: '#FFB0B8' }), 0, 2),
  );
}

function pinwheel(share: number): Element[] {
  const colors = ['#FF3060', '#FFC020', '#20B0F0', '#60D840'];
  return [
    rect(0, 0, 10, 14, '#0C2040'),
    rect(4, 6, 2, 8, '#8A6A40'),
    ...plotted((x, y) => {
      const far = Math.hypot(x - 4.5, y - 4.5);
      if (far < 0.8) return '#FFF8E0';
      const blade = (Math.atan2(y - 4.5, x - 4.5) / Math.PI) * 2 + far * 0.12 - share * 4 + 8;
      return far < 5 && blade % 1 < 0.62 ? colors[Math.floor(blade) % 4] : undefined;
    }),
  ];
}

function bouncing(share: number): Element[] {
  const height = 1 - (2 * share - 1) ** 2;
  const y = Math.round(8.4 - 8.4 * height);
  const shade = Math.round(3 - 2 * height);
  const whole = ['.oooo.', 'owwooo', 'owoooo', 'oooooo', 'oooood', '.oodd.'];
  const flat = ['', '', '.owooo.', 'owooooo', 'ooooooo', '.ooodd.'];
  return [
    rect(0, 0, 10, 13, '#061828'),
    rect(0, 13, 10, 1, '#28485C'),
    rect(4 - shade + 1, 13, shade * 2, 1, '#081420'),
    ...shifted(
      drawing(share < 0.05 ? flat : whole, { o: '#FF4A20', w: '#FFD0B0', d: '#A02008' }),
      2,
      Math.min(y, 7),
    ),
  ];
}

function pendulum(share: number): Element[] {
  const tip = Math.round(4 + 3.2 * Math.sin(share * 2 * Math.PI));
  return [
    rect(1, 0, 8, 14, '#7A3C14'),
    rect(0, 0, 10, 1, '#8A4A1C'),
    rect(0, 13, 10, 1, '#8A4A1C'),
    rect(1, 8, 8, 5, '#1C0C04'),
    ...drawing(
      ['', '..cccccc..', '.cccckccc.', '.cccckccc.', '.cccckccc.', '.cckkkccc.', '.cccccccc.', '..cccccc..'],
      { c: '#F8E8C0', k: '#201008' },
    ),
    line(4, 8, tip, 10, '#C89030'),
    rect(tip, 10, 2, 2, '#FFC848'),
  ];
}

function levels(at: number): Element[] {
  return [0, 1, 2, 3, 4].flatMap((bar) => {
    const height = Math.round(
      6.4 + 3.8 * Math.sin(at * 0.785 + bar * 1.7) + 3 * Math.sin(at * 1.571 + bar * 2.9),
    );
    const light = bar % 2 === 0 ? 1 : 0.72;
    return [
      rect(bar * 2, 14 - height, 2, height, dim('#F03048', light)),
      rect(bar * 2, Math.max(4, 14 - height), 2, Math.min(height, 10), dim('#F0C020', light)),
      rect(bar * 2, Math.max(8, 14 - height), 2, Math.min(height, 6), dim('#20C860', light)),
    ];
  });
}

const glass = [
  'bbbbbbbbbb',
  '.g......g.',
  '.g......g.',
  '.g......g.',
  '..g....g..',
  '...g..g...',
  '....gg....',
  '....gg....',
  '...g..g...',
  '..g....g..',
  '.g......g.',
  '.g......g.',
  '.g......g.',
  'bbbbbbbbbb',
];
const sandRows = [
  [2, 1, 6],
  [2, 2, 6],
  [2, 3, 6],
  [3, 4, 4],
  [4, 5, 2],
];

function hourglass(run: number): Element[] {
  const left = sandRows.slice(run).map(([x = 0, y = 0, w = 0]) => rect(x, y, w, 1, '#F0B040'));
  const fallen = [
    [4, 12, 2],
    [3, 12, 4],
    [2, 12, 6],
    [3, 11, 4],
    [2, 11, 6],
  ]
    .slice(0, run)
    .map(([x = 0, y = 0, w = 0]) => rect(x, y, w, 1, '#F0B040'));
  return [
    ...drawing(glass, { b: '#9A5C28', g: '#5080A0' }),
    ...left,
    ...fallen,
    ...(run < 5 ? [rect(4 + (run % 2), 6, 1, 6, '#FFD880')] : []),
  ];
}

export const things: readonly Scene[] = [
  round(
    'Beating heart',
    'beating heart, heart, heart beat, pumping heart, red heart, throbbing heart, love heart, pulsing heart',
    () => [
      step('rest', heart(0, '#E01030'), 700, 250),
      step('lub', heart(1, '#FF2040'), 200, 140),
      step('between', heart(0, '#E81438'), 180, 120),
      step('dub', heart(1, '#FF3050'), 240, 140),
    ],
    { accent: { over: picture(icon('heart', '#FF2040')) } },
  ),
  round(
    'Pinwheel',
    'pinwheel, wind wheel, wind turbine, spinning wheel, fan, whirligig, wind power, propeller, rotor, wheel',
    () =>
      film(
        'spin',
        series(16, (_, share) =>
          layers(picture(...pinwheel(share)), { ambient: gradient('#1C4078', '#2C5088') }),
        ),
        170,
      ),
  ),
  round(
    'Bouncing ball',
    'bouncing ball, ball, bounce, bouncing, rubber ball, jumping ball, basketball, dribble, beach ball, hopping',
    () =>
      film(
        'bounce',
        series(12, (_, share) =>
          layers(picture(...bouncing(share)), { ambient: gradient('#0C2C44', '#12405C') }),
        ),
        95,
        60,
      ),
  ),
  round(
    'Pendulum clock',
    'pendulum clock, ticking clock, pendulum, grandfather clock, tick tock, ticking, cuckoo clock, metronome, watchmaker',
    () =>
      film(
        'swing',
        series(8, (_, share) =>
          layers(picture(...pendulum(share)), { ambient: gradient('#6A3C14', '#4A280C') }),
        ),
        250,
      ),
  ),
  round(
    'Equalizer',
    'equalizer, equaliser, music bar, sound bar, spectrum analyzer, visualizer, visualiser, bass, audio, sound, loudspeaker, speaker, volume, dj, music beat',
    () =>
      film(
        'beat',
        series(8, (at) =>
          layers(picture(...levels(at)), {
            ambient: gradient('#30206A', at % 2 === 0 ? '#601858' : '#301868'),
          }),
        ),
        280,
        200,
      ),
  ),
  round(
    'Hourglass',
    'hourglass, sandglass, sand clock, egg timer, running sand, sand timer, wait, patience, sand running',
    () => [
      ...film(
        'sand',
        series(6, (run) =>
          layers(picture(...hourglass(run)), {
            ambient: gradient('#7A5420', dim('#8A5C24', 1 - run * 0.12)),
          }),
        ),
        1600,
        900,
      ),
      step(
        'turned',
        layers(
          picture(
            ...drawing(glass, { b: '#9A5C28', g: '#5080A0' }),
            ...sandRows.map(([x = 0, y = 0, w = 0]) => rect(x, 13 - y, w, 1, '#F0B040')),
          ),
          { ambient: breathing('#5A3C14', 1200) },
        ),
        1200,
        500,
      ),
    ],
  ),
];
