import {
  breathing,
  circle,
  disc,
  drawing,
  fill,
  layers,
  line,
  picture,
  pixel,
  pulse,
  rect,
  solid,
  step,
} from '../../program/commands';
import type { Element } from '../../program/Program';
import { round } from './motion';
import { scatter } from './shapes';
import { scene, type Scene } from './Scene';

function onAir(letters: string, frame: string) {
  return layers(
    picture(
      fill('#300204'),
      rect(0, 0, 10, 1, frame),
      rect(0, 13, 10, 1, frame),
      ...drawing(
        [
          '',
          ' aa  a  a',
          'a  a aa a',
          'a  a a aa',
          'a  a a  a',
          ' aa  a  a',
          '',
          '',
          ' aa  a aa ',
          'a  a a a a',
          'aaaa a aa ',
          'a  a a a a',
          'a  a a a a',
        ],
        { a: letters },
      ),
    ),
    { ambient: breathing('#C00C10', 5000) },
  );
}

const tick = [
  [0, 7],
  [1, 8],
  [2, 9],
  [3, 10],
  [4, 9],
  [5, 8],
  [6, 7],
  [7, 6],
  [8, 5],
  [9, 4],
] as const;

/** A tick drawn up to its stroke `count`. */
function ready(count: number, wall: string) {
  return layers(
    picture(
      ...tick
        .slice(0, count)
        .map(([x, y], at) => rect(x, y - 1, 1, 3, at === count - 1 ? '#D0FFD8' : '#20F070')),
    ),
    { ambient: solid(wall) },
  );
}

function failure(color: string, shift: number, wall: string) {
  return layers(
    picture(
      ...[0, 1, 2].flatMap((x) => [
        line(x + shift, 3, 7 + x + shift, 10, color),
        line(7 + x - shift, 3, x - shift, 10, color),
      ]),
    ),
    { ambient: solid(wall) },
  );
}

/** A bar filled by `columns`, with three dots of which one after another is lit. */
function progress(columns: number) {
  return layers(
    picture(
      rect(0, 4, 10, 5, '#385070'),
      rect(1, 5, 8, 3, '#060C18'),
      rect(1, 5, columns, 3, '#20A0FF'),
      ...(columns ? [rect(columns, 5, 1, 3, '#B0E8FF')] : []),
      ...[0, 1, 2].map((dot) =>
        rect(2 + dot * 3 - (dot > 1 ? 1 : 0), 11, 1, 1, columns % 3 === dot ? '#D0F0FF' : '#203448'),
      ),
    ),
    { ambient: breathing('#0C4078', 2800) },
  );
}

/** The button beside a door, and how far its ring has spread. */
function doorbell(ring: number, color: string) {
  return layers(
    picture(
      fill('#140C08'),
      ...(ring ? [circle(4, 6, ring, color), circle(5, 6, ring, color)] : []),
      rect(3, 4, 4, 6, '#6A5848'),
      rect(4, 6, 2, 2, ring ? '#FFFFFF' : '#FFC060'),
    ),
    { ambient: ring ? pulse(color, 900) : breathing('#3C2410', 3000) },
  );
}

/** A telephone on its way from side to side, with the waves of its ringing. */
function call(x: number, ...waves: readonly Element[]) {
  return layers(
    picture(
      ...waves,
      rect(x, 1, 6, 12, '#8898B0'),
      rect(x, 2, 6, 10, '#0C2440'),
      rect(x + 2, 3, 2, 2, '#FFD8B0'),
      rect(x + 1, 6, 4, 2, '#58A0F0'),
      rect(x + 2, 9, 2, 2, '#20F060'),
    ),
    { ambient: breathing('#10A048', 1000) },
  );
}

function letter(y: number, ...more: readonly Element[]) {
  return layers(
    picture(
      rect(0, y, 10, 7, '#E8ECF8'),
      line(0, y, 4, y + 4, '#5078C0'),
      line(9, y, 5, y + 4, '#5078C0'),
      ...more,
    ),
    { ambient: breathing('#2858B0', 3600) },
  );
}

/** A battery with `level` of its five bars full. */
function battery(level: number, bar: string, wall: string) {
  return layers(
    picture(
      rect(3, 0, 4, 1, '#A0A8B0'),
      rect(1, 1, 8, 13, '#A0A8B0'),
      rect(2, 2, 6, 11, '#06080C'),
      ...Array.from({ length: level }, (_, at) => rect(3, 11 - 2 * at, 4, 1, bar)),
    ),
    { ambient: solid(wall) },
  );
}

export const notices: readonly Scene[] = [
  round(
    'On air',
    'on air, recording, rec, broadcast, broadcasting, live stream, streaming, do not disturb, busy, studio, podcast, microphone on',
    () => [
      step('sign', onAir('#FFF0E8', '#FF2018'), 2400, 1200),
      step('glow', onAir('#FFC8B8', '#B0100C'), 2400, 1200),
    ],
  ),
  scene(
    'Ready',
    'ready, done, ok, okay, finished, complete, all clear, available, passed, build passed, correct, check mark, tick',
    () => [
      step('tick', ready(10, '#18D060'), 2600),
      step(
        'calm',
        layers(picture(...tick.map(([x, y]) => rect(x, y - 1, 1, 3, '#149048'))), {
          ambient: breathing('#0C7838', 3000),
        }),
        3000,
        900,
      ),
      step('cleared', ready(0, '#04180C'), 500, 400),
      ...[2, 4, 6, 8].map((count) => step(`stroke ${count}`, ready(count, '#04180C'), 130)),
    ],
  ),
  scene(
    'Error',
    'error, fail, failed, failure, wrong, crash, bug, build failed, broken, denied, access denied, incorrect, invalid',
    () => [
      step('first buzz', failure('#FF2818', 0, '#D01810'), 350),
      step('between', failure('#480806', 0, '#180202'), 250),
      step('second buzz', failure('#FF2818', 0, '#D01810'), 350),
      step('off', failure('#480806', 0, '#180202'), 300),
      step(
        'stays',
        layers(
          picture(
            ...[0, 1, 2].flatMap((x) => [line(x, 3, 7 + x, 10, '#D01C14'), line(7 + x, 3, x, 10, '#D01C14')]),
          ),
          { ambient: breathing('#6A0808', 2600) },
        ),
        2800,
        300,
      ),
    ],
  ),
  scene(
    'Loading',
    'loading, progress, progress bar, download, downloading, upload, buffering, installing, update, updating, please wait, waiting',
    () =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((columns) =>
        step(
          `${columns} of 8`,
          progress(columns),
          [900, 600, 500, 900, 500, 600, 1300, 500, 900][columns] ?? 600,
          columns && 250,
        ),
      ),
  ),
  scene(
    'Doorbell',
    'doorbell, ding dong, bell, visitor, someone at door, knock, knock knock, guest, delivery',
    () => [
      step('ding', doorbell(3, '#FFE080'), 400),
      step('ding spreads', doorbell(5, '#A88840'), 500, 250),
      step('dong', doorbell(3, '#FF9838'), 450, 150),
      step('dong spreads', doorbell(5, '#A85818'), 600, 300),
      step('button', doorbell(0, '#000000'), 2600, 600),
    ],
  ),
  scene(
    'Incoming call',
    'incoming call, phone call, phone, ringing phone, phone ringing, telephone, calling, cell phone, smartphone',
    () => [
      step('shake left', call(1, ...scatter('84 85 86 87 88', '#80FFB0')), 350),
      step('shake right', call(3, ...scatter('14 15 16 17 18', '#80FFB0')), 350),
      step('shake back', call(1, ...scatter('84 85 86 87 88 93 94 98 99', '#80FFB0')), 350),
      step('shake again', call(3, ...scatter('14 15 16 17 18 03 04 08 09', '#80FFB0')), 350),
      step('silence', call(2), 1600, 200),
    ],
  ),
  scene(
    'New message',
    'message, new message, mail, email, e mail, letter, notification, envelope, inbox, text message',
    () => [
      step('drops in', letter(-3), 350),
      step('falls', letter(1), 350, 200),
      step('lands', letter(4), 350, 200),
      step('lies', letter(3), 1600, 200),
      step('badge', letter(3, disc(8, 3, 1, '#FF2838'), pixel(8, 3, '#FFFFFF')), 2600, 200),
      step('badge glows', letter(3, disc(8, 3, 1, '#B01020'), pixel(8, 3, '#FFC0C0')), 1300, 500),
    ],
  ),
  scene('Charging', 'charging, battery, charge, charger, battery full, recharge', () => [
    step('low', battery(1, '#FF4020', '#3C0C04'), 1000),
    step('two bars', battery(2, '#FFA020', '#3C2404'), 900, 400),
    step('three bars', battery(3, '#D8D020', '#303004'), 900, 400),
    step('four bars', battery(4, '#80E030', '#1C3808'), 900, 400),
    step('full', battery(5, '#30F060', '#10A038'), 2600, 400),
  ]),
];
