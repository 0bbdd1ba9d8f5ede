import {
  breathing,
  circle,
  disc,
  fill,
  layers,
  line,
  picture,
  pixel,
  pulse,
  rect,
  solid,
  sparkle,
  step,
} from '../../program/commands';
import type { Element, Layer, Step } from '../../program/Program';
import { round } from './motion';
import { scatter } from './shapes';
import { scene, type Scene } from './Scene';

/** One of three lamps of 4 × 4 LEDs, the first at the top. */
function lamp(place: number, color: string): Element[] {
  const y = place * 5;
  return [rect(4, y, 2, 4, color), rect(3, y + 1, 4, 2, color)];
}

function trafficLight(red: boolean, amber: boolean, green: boolean, wall: string) {
  return layers(
    picture(
      rect(2, 0, 6, 14, '#10141C'),
      ...lamp(0, red ? '#FF1808' : '#280806'),
      ...lamp(1, amber ? '#FFA000' : '#281A04'),
      ...lamp(2, green ? '#10E050' : '#062410'),
    ),
    { ambient: solid(wall) },
  );
}

function levelCrossing(left: string, right: string) {
  return layers(
    picture(
      line(1, 0, 8, 5, '#FFF4E8'),
      line(8, 0, 1, 5, '#FFF4E8'),
      rect(4, 6, 2, 8, '#383C48'),
      rect(0, 7, 10, 4, '#14141C'),
      rect(0, 8, 4, 2, left),
      rect(1, 7, 2, 4, left),
      rect(6, 8, 4, 2, right),
      rect(7, 7, 2, 4, right),
      ...[0, 4, 8].flatMap((x) => [rect(x, 13, 2, 1, '#E02018'), rect(x + 2, 13, 2, 1, '#F0E8E0')]),
    ),
    { ambient: solid('#5A0C08') },
  );
}

function lighthouse(lantern: string, wall: Layer, ...beam: readonly Element[]) {
  return layers(
    picture(
      fill('#0C1644'),
      ...beam,
      rect(0, 12, 10, 2, '#0C3868'),
      rect(4, 11, 6, 2, '#4A4450'),
      rect(6, 0, 2, 1, '#A82018'),
      rect(5, 1, 4, 1, '#A82018'),
      rect(6, 2, 2, 2, lantern),
      rect(5, 4, 4, 1, '#585060'),
      rect(5, 5, 4, 2, '#F0E8E0'),
      rect(5, 7, 4, 2, '#D82820'),
      rect(5, 9, 4, 2, '#F0E8E0'),
      rect(4, 11, 6, 1, '#D82820'),
    ),
    { over: sparkle('#283868', '#000000', 1900, 0.04), ambient: wall },
  );
}

const sea = breathing('#18305C', 6000);

/** Morse: a dot lasts one unit, a dash three; one unit between them, three behind a letter, seven behind the word. */
function morse(letters: readonly string[], unitMs: number): Step[] {
  const signal = layers(picture(disc(5, 6, 4, '#FFD8A0'), disc(5, 6, 3, '#FFFFFF')), {
    ambient: solid('#FFD8A0'),
  });
  const pause = layers(picture(circle(5, 6, 4, '#4A2814'), disc(5, 6, 1, '#3C1408')), {
    ambient: solid('#100804'),
  });
  return letters.flatMap((letter, at) =>
    letter.split('').flatMap((mark, index) => {
      const id = `${at + 1}.${index + 1}`;
      const behind = index < letter.length - 1 ? 1 : at < letters.length - 1 ? 3 : 7;
      return [
        step(`${mark === '.' ? 'dot' : 'dash'} ${id}`, signal, unitMs * (mark === '.' ? 1 : 3), 60),
        step(`pause ${id}`, pause, unitMs * behind, 60),
      ];
    }),
  );
}

/** A dome whose lamp turns: -2 is far left, 0 towards the viewer, 2 far right, anything else behind. */
function beacon(at: number) {
  const x = 4 + at * 2;
  const isFront = at === 0;
  const isSeen = Math.abs(at) < 3;
  const beam = isSeen ? (isFront ? '#FFB020' : '#C86008') : '#381802';
  return layers(
    picture(
      ...(isSeen && !isFront
        ? [
            line(at < 0 ? 2 : 7, 5, at < 0 ? 0 : 9, 3 - Math.abs(at), beam),
            line(at < 0 ? 2 : 7, 6, at < 0 ? 0 : 9, 6, beam),
          ]
        : []),
      rect(2, 4, 6, 6, '#6A2C04'),
      rect(3, 3, 4, 1, '#6A2C04'),
      ...(isSeen ? [rect(Math.min(6, Math.max(2, x)), 4, 2, 6, isFront ? '#FFF0B0' : '#FFA018')] : []),
      ...(isFront ? [rect(3, 4, 4, 5, '#FFF0B0')] : []),
      rect(1, 10, 8, 2, '#3C4048'),
      rect(2, 12, 6, 1, '#282C34'),
    ),
    { ambient: isFront ? solid('#FFA018') : solid(beam) },
  );
}

/** An arrow lit from its tail up to `columns`. */
function indicator(columns: number) {
  const head = [6, 5, 4, 3, 2].slice(0, Math.max(0, columns - 5));
  return layers(
    picture(
      rect(0, 5, Math.min(columns, 5), 4, '#FFA000'),
      ...head.map((half, at) => rect(5 + at, 7 - half, 1, 2 * half, '#FFA000')),
    ),
    { ambient: solid(columns > 9 ? '#A86000' : '#140A00') },
  );
}

const rim = [
  [5, 1],
  [8, 3],
  [9, 7],
  [8, 11],
  [5, 13],
  [2, 11],
  [1, 7],
  [2, 3],
] as const;

/** The beam points to `at` of the eight winds and leaves its glow behind; `blips` are what it found. */
function radar(at: number, ...blips: readonly Element[]) {
  const [x, y] = rim[at] ?? rim[0];
  const [glowX, glowY] = rim[(at + 7) % 8] ?? rim[0];
  return layers(
    picture(
      disc(5, 7, 4, '#04180A'),
      circle(5, 7, 5, '#148038'),
      line(5, 7, glowX, glowY, '#108030'),
      line(5, 7, x, y, '#50FF80'),
      pixel(5, 7, '#D0FFD8'),
      ...blips,
    ),
    { ambient: breathing('#0C5828', 4000) },
  );
}

export const signals: readonly Scene[] = [
  scene('Traffic light', 'traffic light, stoplight, traffic signal, semaphore, crosswalk light', () => [
    step('stop', trafficLight(true, false, false, '#A01008'), 6000),
    step('get ready', trafficLight(true, true, false, '#A04408'), 1500),
    step('drive', trafficLight(false, false, true, '#0C8838'), 6000),
    step('clear', trafficLight(false, true, false, '#A06800'), 2500),
  ]),
  round(
    'Level crossing',
    'level crossing, railway crossing, railroad crossing, grade crossing, train crossing, crossbuck',
    () => [
      step('left lamp', levelCrossing('#FF2010', '#300604'), 650, 80),
      step('right lamp', levelCrossing('#300604', '#FF2010'), 650, 80),
    ],
  ),
  round(
    'Lighthouse',
    'lighthouse, turning beam, leading light, light tower, coastguard, sweeping beam',
    () => [
      step(
        'over the sea',
        lighthouse(
          '#FFF4C0',
          sea,
          line(5, 2, 0, 1, '#A89048'),
          line(5, 3, 0, 4, '#A89048'),
          rect(0, 2, 6, 2, '#FFE890'),
        ),
        700,
        450,
      ),
      step(
        'nearer',
        lighthouse(
          '#FFF8D8',
          sea,
          rect(4, 2, 2, 2, '#FFE890'),
          rect(3, 1, 1, 4, '#D8C078'),
          rect(2, 1, 1, 5, '#A89048'),
          rect(1, 0, 1, 6, '#685828'),
        ),
        500,
        350,
      ),
      step(
        'at the viewer',
        lighthouse(
          '#FFFFFF',
          solid('#FFE8A0'),
          disc(6, 3, 4, '#605020'),
          disc(7, 3, 4, '#605020'),
          rect(4, 1, 6, 4, '#FFE890'),
        ),
        500,
        300,
      ),
      step(
        'towards land',
        lighthouse('#FFF8D8', sea, rect(8, 2, 1, 2, '#FFE890'), rect(9, 1, 1, 4, '#D8C078')),
        500,
        350,
      ),
      step('behind', lighthouse('#6A5C38', sea), 1500, 500),
      step(
        'coming round',
        lighthouse('#C8B880', sea, rect(3, 2, 3, 1, '#686038'), rect(0, 1, 3, 1, '#3C3C38')),
        700,
        600,
      ),
    ],
    { accent: { steps: [step('beam', pulse('#FFE8A0', 1600), 1600)] } },
  ),
  scene(
    'SOS',
    'sos, morse, morse code, distress signal, distress, mayday, save our souls, rescue signal, shipwreck',
    () => morse(['...', '---', '...'], 320),
  ),
  round(
    'Rotating beacon',
    'beacon, rotating beacon, siren, rotating light, emergency light, flashing light, warning light, roadwork, snow plough, tow truck',
    () => [
      step('front', beacon(0), 240, 120),
      step('right', beacon(1), 180, 120),
      step('far right', beacon(2), 180, 120),
      step('behind', beacon(3), 420, 150),
      step('far left', beacon(-2), 180, 120),
      step('left', beacon(-1), 180, 120),
    ],
  ),
  scene(
    'Turn signal',
    'turn signal, indicator, blinker, turn indicator, direction indicator, indicator light, turn signal right, right turn signal',
    () => [
      step('whole arrow', indicator(10), 360),
      step('off', indicator(0), 420, 120),
      step('tail', indicator(2), 100),
      step('shaft', indicator(5), 100),
      step('head', indicator(8), 100),
    ],
  ),
  round(
    'Radar',
    'radar, sonar, scanner, radar sweep, scanning, radar screen, air traffic control, submarine control room',
    () => [
      step('north', radar(0, ...scatter('79', '#186028'), ...scatter('34', '#60D070')), 420, 300),
      step('north east', radar(1, ...scatter('34', '#308840')), 420, 300),
      step('east', radar(2, ...scatter('34', '#186028')), 420, 300),
      step('south east', radar(3, ...scatter('79', '#E0FFE0')), 420, 300),
      step('south', radar(4, ...scatter('79', '#80E890')), 420, 300),
      step('south west', radar(5, ...scatter('79', '#50B060')), 420, 300),
      step('west', radar(6, ...scatter('79', '#308840')), 420, 300),
      step('north west', radar(7, ...scatter('34', '#E0FFE0'), ...scatter('79', '#207030')), 420, 300),
    ],
  ),
];
