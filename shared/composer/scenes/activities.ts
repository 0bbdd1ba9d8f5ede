import {
  aurora,
  breathing,
  drawing,
  fill,
  icon,
  layers,
  picture,
  pixel,
  rainbow,
  rect,
  solid,
  step,
} from '../../program/commands';
import { round } from './motion';
import { scene, type Scene } from './Scene';

/** Daylight as it falls through a blind, clear in the middle; the slats move very slowly. */
function daylight(slats: readonly number[]) {
  return layers(
    picture(
      fill('#8098B0'),
      rect(0, 0, 10, 14, '#A8B4BC'),
      rect(1, 2, 8, 10, '#D8DCD8'),
      rect(2, 4, 6, 6, '#FFF4E4'),
      ...slats.map((y) => rect(0, y, 10, 1, '#98A8B4')),
    ),
    { ambient: solid('#B8C0C4') },
  );
}

/** An open book; `page` is where the turning page stands, in columns from the spine. */
function openBook(page: readonly string[]) {
  return layers(
    picture(
      fill('#5A3414'),
      rect(3, 0, 4, 1, '#FFE0A0'),
      rect(2, 1, 6, 2, '#E8A850'),
      rect(1, 3, 8, 2, '#B07430'),
      rect(0, 5, 10, 2, '#7C4C1C'),
      ...drawing(['', '', '', '', '', '', '', ...page], {
        p: '#FFECC8',
        q: '#FFECC8',
        t: '#C8A478',
        b: '#8A2418',
        s: '#B08858',
      }),
    ),
    { ambient: breathing('#C07C30', 9000, '#604018') },
  );
}

/** Five minutes of learning are one row of the page. */
function lesson(rows: number) {
  return layers(
    picture(
      fill('#7C8C98'),
      rect(1, 0, 8, 14, '#F0F0E4'),
      rect(2, 0, 1, 14, '#E8B0A8'),
      ...[2, 4, 6, 8, 10].map((y, row) => rect(4, y, row % 2 ? 3 : 4, 1, row < rows ? '#2858C0' : '#C8D0D4')),
      ...(rows < 5 ? [rect(3, 2 + rows * 2, 1, 1, '#FF9020')] : []),
    ),
    { ambient: solid('#A8B0B4') },
  );
}

const listing = [
  'kk fff w',
  '',
  ' kk ww n',
  '  ff sss',
  '  ff nn w',
  ' k',
  ' ccccccc',
  ' ff ww ss',
  '',
  'kk fff w',
  ' kkk ww',
  '  sss n',
  ' k ff w',
];

/** What a programmer sees: lines in the colours of their words, the last one up to `columns`. */
function code(lines: readonly string[], cursor: readonly [number, number], isOn: boolean) {
  return layers(
    picture(
      fill('#060A14'),
      ...drawing(lines, {
        k: '#D060F0',
        f: '#50A8FF',
        s: '#70D858',
        n: '#FFA840',
        w: '#A8B4C8',
        c: '#405060',
      }),
      rect(cursor[0], cursor[1], 1, 1, isOn ? '#FFFFFF' : '#060A14'),
    ),
    { ambient: breathing('#183868', 7000) },
  );
}

function typed(rows: number, columns = 10): readonly string[] {
  return [...listing.slice(0, rows), (listing[rows] ?? '').slice(0, columns)];
}

/** The even light of a ring lamp, that flatters faces. */
function ringLight(sign: string) {
  return layers(
    picture(
      fill('#E8C8A0'),
      rect(0, 0, 10, 14, '#E8CCA8'),
      rect(1, 1, 8, 12, '#FFE8CC'),
      rect(3, 3, 4, 8, '#987858'),
      rect(4, 4, 2, 6, '#503C28'),
      rect(4, 6, 2, 2, '#281C14'),
      rect(4, 6, 2, 2, sign),
    ),
    { ambient: solid('#E8C8A0') },
  );
}

const invaders = [
  '  g    g',
  '   g  g',
  '  gggggg',
  ' gg gg gg',
  'gggggggggg',
  'g gggggg g',
  'g g    g g',
  '   gg gg',
];
const invadersUp = [
  '  g    g',
  'g  g  g  g',
  'g gggggg g',
  'ggg gg ggg',
  'gggggggggg',
  '  gggggg',
  '  g    g',
  ' g      g',
];

function arcade(invader: readonly string[], ship: number, shot: number | null, color: string) {
  return layers(
    picture(
      ...drawing(invader, { g: color }),
      rect(ship, 13, 3, 1, '#40C8FF'),
      pixel(ship + 1, 12, '#40C8FF'),
      ...(shot === null ? [] : [rect(ship + 1, shot, 1, 2, '#FFFFFF')]),
    ),
    { ambient: rainbow(6000) },
  );
}

export const activities: readonly Scene[] = [
  round(
    'Focus',
    'focus, work, working, concentrate, concentration, deep work, productivity, office, desk, daylight lamp, work light, task light',
    () => [
      step('open blind', daylight([]), 20000, 8000),
      step('morning', daylight([0, 13]), 20000, 8000),
      step('noon', daylight([0, 1, 12, 13]), 20000, 8000),
    ],
  ),
  round(
    'Reading',
    'reading, read, reading light, reading lamp, bedtime story, storytime, story time, open book',
    () => [
      step(
        'page',
        openBook(['', ' ppp  ppp ', 'pppppppppp', 'ptttsstttp', 'ppppsspppp', 'pttpsstttp', 'bbbbbbbbbb']),
        6500,
        500,
      ),
      step(
        'page lifts',
        openBook([
          '       pp',
          ' ppp  pppp',
          'ppppspppqp',
          'ptttsppttp',
          'ppppsspppp',
          'pttpsstttp',
          'bbbbbbbbbb',
        ]),
        500,
        350,
      ),
      step(
        'page stands',
        openBook([
          '    pp',
          ' ppppppppp',
          'pppppppppp',
          'pttpppsttp',
          'ppppsspppp',
          'pttpsstttp',
          'bbbbbbbbbb',
        ]),
        500,
        350,
      ),
      step(
        'page falls',
        openBook([' pp', 'pppp  ppp ', 'ppppsppppp', 'pttppstttp', 'ppppsspppp', 'pttpsstttp', 'bbbbbbbbbb']),
        500,
        350,
      ),
      step(
        'next page',
        openBook(['', ' ppp  ppp ', 'pppppppppp', 'pttpssttpp', 'ppppsspppp', 'ptttsstttp', 'bbbbbbbbbb']),
        6500,
        400,
      ),
    ],
  ),
  scene(
    'Study',
    'study, studying, learn, learning, homework, exam, revision, school, lecture, student',
    () => [
      ...[0, 1, 2, 3, 4].map((rows) => step(`line ${rows + 1}`, lesson(rows), 300000, rows && 2000)),
      step(
        'break',
        layers(aurora('#30A860', '#208898', 9000), {
          over: picture(icon('coffee', '#FFE8C8')),
          ambient: breathing('#207848', 8000),
        }),
        300000,
        4000,
      ),
    ],
  ),
  scene(
    'Coding',
    'coding, code, programming, programmer, developer, software, terminal, hackathon, debugging, typing, computer',
    () => [
      step('listing', code(typed(12), [6, 12], true), 900),
      step('blink', code(typed(12), [6, 12], false), 500),
      step('new file', code(typed(0, 2), [3, 0], true), 500),
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((row) =>
        step(`line ${row}`, code(typed(row), [(listing[row] ?? '').length, row], true), 450),
      ),
      step('last word', code(typed(12, 3), [4, 12], true), 450),
    ],
  ),
  scene(
    'Video call',
    'video call, zoom call, zoom, video conference, conference call, online meeting, meeting, teams call, webcam, ring light, selfie light, fill light, facetime',
    () => [
      step('camera starts', ringLight('#FF3020'), 1200),
      step('camera on', ringLight('#30FF60'), 2500, 400),
      step('call', ringLight('#208040'), null, 1500),
    ],
  ),
  scene(
    'Gaming',
    'gaming, game, video game, gamer, arcade, retro game, gaming setup, space invader, invader, console, playing game, 8 bit',
    () => [
      step('left', arcade(invaders, 1, null, '#40FF60'), 500),
      step('arms up', arcade(invadersUp, 2, 10, '#40FF60'), 500),
      step('right', arcade(invaders, 4, 8, '#40FF60'), 500),
      step('arms up again', arcade(invadersUp, 5, null, '#40FF60'), 500),
      step('aim', arcade(invaders, 4, 10, '#40FF60'), 500),
      step('hit', arcade(invadersUp, 4, null, '#FF4060'), 500),
      step('next one', arcade(invaders, 3, null, '#FFD040'), 500, 200),
      step('its arms up', arcade(invadersUp, 2, 10, '#FFD040'), 500),
      step('its turn', arcade(invaders, 1, 8, '#FFD040'), 500),
      step('it is hit', arcade(invadersUp, 1, null, '#FF4060'), 500),
    ],
  ),
];
