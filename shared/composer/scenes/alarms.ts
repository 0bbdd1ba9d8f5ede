import { disc, drawing, fill, layers, picture, pulse, rect, solid, step } from '../../program/commands';
import { round } from './motion';
import { scatter } from './shapes';
import { scene, type Scene } from './Scene';

const glass = '#101828';

function alarmBell(x: number, strong: boolean) {
  const color = strong ? '#FF3020' : '#C81810';
  return layers(
    picture(
      ...drawing(
        [
          '',
          '    aa',
          '   aaaa',
          '  aaaaaa',
          '  aaaaaa',
          '  aaaaaa',
          '  aaaaaa',
          ' aaaaaaaa',
          'aaaaaaaaaa',
        ].map((row) => (x < 0 && row ? row.slice(1) : row)),
        { a: color },
      ),
      rect(4 - 2 * x, 10, 2, 2, '#FFD8A0'),
      ...(x < 0 ? scatter('91 93 95', '#FFB090') : scatter('01 03 05', '#FFB090')),
    ),
    { ambient: strong ? pulse('#FF1808', 900) : solid('#1C0202') },
  );
}

/** Bars that run from the middle to the top and the bottom. */
function redAlert(at: number) {
  const bars = [0, 1, 2, 3, 4, 5, 6].flatMap((row) => {
    const color =
      row === at ? '#FF2010' : row === at - 1 ? '#A01008' : row === at - 2 ? '#500804' : '#300604';
    const inset = row > 4 ? row - 4 : 0;
    return [rect(inset, 6 - row, 10 - 2 * inset, 1, color), rect(inset, 7 + row, 10 - 2 * inset, 1, color)];
  });
  return layers(picture(...bars), { ambient: solid(at > 5 ? '#C81008' : '#300402') });
}

/** Which lamps of the car are lit: `b`, `r` or neither. */
function policeCar(lit: '' | 'b' | 'r') {
  const left = lit === 'b' ? '#3860FF' : '#0A1030';
  const right = lit === 'r' ? '#FF1810' : '#300606';
  return layers(
    picture(
      ...(lit === 'b' ? [disc(2, 4, 4, '#0C1C80'), disc(2, 5, 2, '#1C3CD0')] : []),
      ...(lit === 'r' ? [disc(7, 4, 4, '#700806'), disc(7, 5, 2, '#C01008')] : []),
      rect(1, 5, 4, 2, left),
      rect(5, 5, 4, 2, right),
      ...drawing(
        [
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '  gggggg',
          ' gggggggg',
          'wwwwwwwwww',
          'ybbbwwbbby',
          'wwwwwwwwww',
          ' kk    kk',
        ],
        { k: '#303440', g: '#3C5878', w: '#C0C8D8', b: '#1C3878', y: '#FFF0B0' },
      ),
    ),
    { ambient: solid(lit === 'b' ? '#1838FF' : lit === 'r' ? '#E01010' : '#08060C') },
  );
}

function ambulance(left: string, right: string) {
  return layers(
    picture(
      fill('#060A18'),
      disc(2, 2, 2, left === glass ? '#060A18' : '#0C2488'),
      disc(7, 2, 2, right === glass ? '#060A18' : '#0C2488'),
      ...drawing(
        [
          '',
          '',
          ' lll  rrr',
          ' lll  rrr',
          'wwwwwwwwww',
          'wwwwccwwww',
          'wwccccccww',
          'wwccccccww',
          'wwwwccwwww',
          'oooooooooo',
          'wwggggggww',
          'ywggggggwy',
          'wwwwwwwwww',
          ' kk    kk',
        ],
        {
          l: left,
          r: right,
          w: '#D8DCE8',
          c: '#FF1818',
          o: '#FF7810',
          y: '#FFF0A0',
          g: '#283448',
          k: '#303440',
        },
      ),
    ),
    { ambient: solid(left === glass ? '#0820A0' : '#1040FF') },
  );
}

/** A fire engine seen from the side, its front at column `x`; one of its two blue lamps is lit. */
function fireEngine(x: number, isFrontLit: boolean) {
  const [front, rear] = isFrontLit ? ['#40A0FF', '#0A1C48'] : ['#0A1C48', '#40A0FF'];
  return layers(
    picture(
      fill('#281008'),
      rect(0, 0, 10, 3, '#100818'),
      rect(0, 12, 10, 2, '#201818'),
      rect(x + 2, 4, 8, 1, '#C8C8C8'),
      rect(x + 3, 5, 1, 1, '#808890'),
      rect(x + 6, 5, 1, 1, '#808890'),
      rect(x + 9, 5, 1, 1, '#808890'),
      rect(x, 6, 10, 6, '#E01810'),
      rect(x, 7, 3, 2, '#80B8D8'),
      rect(x, 10, 10, 1, '#FFF0D8'),
      rect(x + 1, 5, 1, 1, front),
      rect(x + 8, 5, 1, 1, rear),
      rect(x, 9, 1, 1, '#FFF8C0'),
      rect(x + 4, 7, 2, 2, '#801008'),
      rect(x + 7, 7, 2, 2, '#801008'),
      rect(x + 1, 11, 2, 2, '#403C40'),
      rect(x + 7, 11, 2, 2, '#403C40'),
    ),
    { ambient: solid(isFrontLit ? '#1048D0' : '#6A2008') },
  );
}

function warningTriangle(color: string, mark: string, wall: string) {
  return layers(
    picture(
      ...drawing(
        [
          '',
          '    tt',
          '    tt',
          '   tttt',
          '   tmmt',
          '  ttmmtt',
          '  ttmmtt',
          ' tttmmttt',
          ' tttmmttt',
          ' tttttttt',
          'ttttmmtttt',
          'tttttttttt',
        ],
        { t: color, m: mark },
      ),
    ),
    { ambient: solid(wall) },
  );
}

export const alarms: readonly Scene[] = [
  round(
    'Alarm',
    'alarm, alarm bell, fire alarm, burglar alarm, burglar, intruder, emergency, panic, alert, evacuation',
    () => [
      step('clapper left', alarmBell(1, true), 450, 100),
      step('clapper right', alarmBell(-1, false), 450, 100),
    ],
    { accent: { steps: [step('alarm', pulse('#FF1808', 900), 900)] } },
  ),
  scene('Red alert', 'red alert, battle station, code red, meltdown, self destruct, evacuate', () => [
    ...[0, 1, 2, 3, 4, 5, 6].map((at) => step(`bars ${at + 1}`, redAlert(at), 170, at && 90)),
    step('gone', redAlert(9), 500, 200),
  ]),
  scene(
    'Police',
    'police, police car, police light, cop, police siren, sheriff, patrol car, squad car',
    () => [
      step('blue', policeCar('b'), 220),
      step('blue pause', policeCar(''), 140),
      step('blue again', policeCar('b'), 220),
      step('change', policeCar(''), 140),
      step('red', policeCar('r'), 220),
      step('red pause', policeCar(''), 140),
      step('red again', policeCar('r'), 220),
      step('change back', policeCar(''), 140),
    ],
    {
      accent: {
        steps: [
          step('blue light', pulse('#1838FF', 450), 450),
          step('red light', pulse('#E01010', 450), 450),
        ],
      },
    },
  ),
  round(
    'Ambulance',
    'ambulance, paramedic, medic, medical emergency, rescue service, first aid, hospital, doctor',
    () => [
      step('left light', ambulance('#3878FF', glass), 480, 100),
      step('right light', ambulance(glass, '#3878FF'), 480, 100),
    ],
  ),
  scene(
    'Fire engine',
    'fire engine, fire truck, fire brigade, firefighter, fireman, fire department, fire service',
    () => [
      step('coming', fireEngine(7, true), 400),
      step('closer', fireEngine(5, false), 400, 200),
      step('nearly there', fireEngine(3, true), 400, 200),
      step('braking', fireEngine(1, false), 450, 200),
      step('there', fireEngine(0, true), 500, 200),
      step('rear lamp', fireEngine(0, false), 500, 120),
      step('front lamp', fireEngine(0, true), 500, 120),
      step('rear once more', fireEngine(0, false), 500, 120),
      step('front once more', fireEngine(0, true), 500, 120),
      step('off again', fireEngine(-2, false), 400, 200),
      step('going', fireEngine(-5, true), 400, 200),
      step('nearly gone', fireEngine(-8, false), 400, 200),
      step('gone', fireEngine(-12, true), 900, 300),
    ],
  ),
  round(
    'Warning',
    'warning, hazard, hazard light, caution, danger, attention, warning sign, warning triangle, beware, careful',
    () => [
      step('lit', warningTriangle('#FFA800', '#180C00', '#A86000'), 700, 100),
      step('dim', warningTriangle('#3C2400', '#FF8000', '#140A00'), 700, 250),
    ],
  ),
];
