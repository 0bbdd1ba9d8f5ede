import {
  breathing,
  disc,
  drawing,
  fill,
  layers,
  picture,
  pixel,
  rect,
  solid,
  sparkle,
  step,
  wave,
} from '../../program/commands';
import type { Element } from '../../program/Program';
import { round } from './motion';
import { scatter } from './shapes';
import { scene, type Scene } from './Scene';

function sleeper(...zzz: readonly Element[]) {
  return layers(
    picture(
      fill('#0A1030'),
      ...drawing(
        [
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          'k         ',
          'kpphh     ',
          'kpphhbbbbb',
          'kbbbbbbbbk',
          'k        k',
        ],
        {
          k: '#4A2C18',
          p: '#8088A8',
          h: '#A87850',
          b: '#2C3C88',
        },
      ),
      rect(1, 1, 2, 1, '#D8C888'),
      pixel(0, 2, '#D8C888'),
      pixel(0, 3, '#D8C888'),
      rect(1, 4, 2, 1, '#D8C888'),
      ...zzz,
    ),
    { over: sparkle('#283058', '#000000', 2600, 0.03), ambient: breathing('#141C48', 6000) },
  );
}

function zed(x: number, y: number, color: string): Element[] {
  return [rect(x, y, 3, 1, color), pixel(x + 1, y + 1, color), rect(x, y + 2, 3, 1, color)];
}

function ember(radius: number, center: string, edge: string) {
  return layers(picture(fill(edge), disc(5, 13, radius, center)), { ambient: solid(edge) });
}

function bathtub(...bubbles: readonly Element[]) {
  return layers(
    picture(
      fill('#0C3048'),
      ...drawing(
        [
          '',
          '',
          '',
          '',
          '        gg',
          '        g ',
          '         g',
          ' ffff ff g',
          'ffffffffff',
          'tttttttttt',
          'tttttttttt',
          ' tttttttt',
          '  tttttt',
          ' g      g',
        ],
        { f: '#E8F8FF', t: '#A8D0D8', g: '#D8A850' },
      ),
      ...bubbles,
    ),
    { over: wave('#000000', '#083040', 6000), ambient: breathing('#2888A0', 7000, '#0C3848') },
  );
}

function pot(flame: readonly string[], ...steam: readonly Element[]) {
  return layers(
    picture(
      fill('#301C10'),
      ...steam,
      rect(1, 5, 8, 1, '#C8CCD4'),
      rect(1, 6, 8, 4, '#E04828'),
      rect(1, 6, 1, 4, '#FF7050'),
      rect(0, 6, 1, 1, '#606470'),
      rect(9, 6, 1, 1, '#606470'),
      rect(0, 12, 10, 2, '#282830'),
      ...drawing(['', '', '', '', '', '', '', '', '', '', ...flame], { b: '#2868FF', c: '#80C8FF' }),
    ),
    { ambient: breathing('#D88840', 7000, '#704018') },
  );
}

/** A candle between two glasses of wine. */
function table(flame: readonly string[], wall: string) {
  return layers(
    picture(
      fill('#28060C'),
      disc(5, 3, 3, '#501808'),
      disc(4, 3, 3, '#501808'),
      ...drawing(
        [
          ...flame,
          'g g ww g g',
          'rrr ww rrr',
          'rrr ww rrr',
          ' g  ww  g',
          ' g  ww  g',
          'gggkkkkggg',
          'cccccccccc',
          'cccccccccc',
        ],
        { y: '#FFF0A0', o: '#FF9020', g: '#A89CA8', r: '#C01030', w: '#F0DCC0', k: '#C89038', c: '#601018' },
      ),
    ),
    { over: sparkle('#401410', '#000000', 1800, 0.04), ambient: breathing(wall, 5000) },
  );
}

/** Two on a couch before the screen; the room is lit by the film. */
function screening(sky: string, ground: string, wall: string, ...film: readonly Element[]) {
  return layers(
    picture(
      rect(0, 0, 10, 8, sky),
      rect(0, 5, 10, 3, ground),
      ...film,
      rect(0, 8, 10, 6, '#0A0608'),
      rect(2, 8, 2, 2, '#A86848'),
      rect(6, 8, 2, 2, '#D8A070'),
      rect(1, 10, 8, 4, '#782030'),
      rect(0, 11, 1, 3, '#A03040'),
      rect(9, 11, 1, 3, '#A03040'),
      rect(1, 10, 8, 1, '#A03040'),
    ),
    { ambient: solid(wall) },
  );
}

export const evenings: readonly Scene[] = [
  round('Sleep', 'sleep, sleeping, bedtime, good night, nap, asleep, snooze, bed, dream time', () => [
    step('first z', sleeper(...zed(3, 6, '#6878C0')), 1800, 1400),
    step('second z', sleeper(...zed(4, 4, '#8898E0'), pixel(4, 8, '#404880')), 1800, 1400),
    step('third z', sleeper(...zed(6, 1, '#6070B0'), ...zed(3, 6, '#303870')), 1800, 1400),
    step('deep breath', sleeper(...zed(7, 0, '#303868')), 2200, 1600),
  ]),
  scene(
    'Falling asleep',
    'fall asleep, falling asleep, wind down, winding down, sleep timer, dim down, fade out, going to bed, lullaby, help me sleep, help me fall asleep',
    () => [
      step('evening glow', ember(11, '#E07828', '#803410'), 180000),
      step('low glow', ember(9, '#B04C14', '#501C08'), 300000, 240000),
      step('embers', ember(6, '#802C0C', '#281004'), 300000, 280000),
      step('last ember', ember(3, '#501408', '#100602'), 240000, 220000),
      step('dark', ember(1, '#200602', '#000000'), 180000, 170000),
    ],
    { loopCount: 1, ending: { type: 'off' } },
  ),
  scene(
    'Waking up',
    'wake up, waking up, wake, wake up light, good morning, get up, morning alarm, rise and shine, wake me',
    () => [
      step('first light', ember(4, '#A02C18', '#380C20'), 60000),
      step('dawn', ember(7, '#E05820', '#702030'), 180000, 170000),
      step('sun up', ember(10, '#FF9838', '#C05830'), 180000, 170000),
      step('morning', ember(13, '#FFC878', '#E8A060'), 180000, 170000),
      step('day', ember(16, '#FFE8C8', '#FFDCB0'), null, 120000),
    ],
  ),
  round(
    'Bath',
    'bath, bathtub, bubble bath, spa, wellness, soak, foam bath, bathroom, hot tub, jacuzzi',
    () => [
      step('bubbles', bathtub(...scatter('26 54 35', '#A8E8FF'), disc(6, 2, 1, '#58A8C8')), 1500, 1100),
      step('rising', bathtub(...scatter('24 52 43 66', '#A8E8FF'), disc(6, 0, 1, '#488CA8')), 1500, 1100),
      step('bursting', bathtub(...scatter('32 51 65 16', '#A8E8FF'), disc(2, 4, 1, '#58A8C8')), 1500, 1100),
      step('new foam', bathtub(...scatter('40 63 56 34', '#A8E8FF'), disc(2, 2, 1, '#488CA8')), 1500, 1100),
    ],
  ),
  round('Cooking', 'cooking, cook, kitchen, chef, recipe, stove, cooking pot', () => [
    step('simmer', pot([' b bccb b', ' bbbbbbbb'], ...scatter('33 62 41', '#A08C80')), 600, 350),
    step('steam', pot(['  bcbbcb', ' bbbbbbbb'], ...scatter('23 32 53 61 40', '#A08C80')), 600, 350),
    step('flame', pot([' bcb bcb ', ' bbbbbbbb'], ...scatter('22 31 52 60 73', '#A08C80')), 600, 350),
    step('lid', pot(['  b cc b', ' bbbbbbbb'], ...scatter('30 51 72 43', '#A08C80')), 600, 350),
  ]),
  round(
    'Date night',
    'date night, romantic dinner, candlelight dinner, candle light dinner, date, dinner for two, anniversary dinner, tete a tete',
    () => [
      step('flame', table(['', '    yy', '   oyyo', '   oyyo', '    oo', '    ww'], '#801828'), 700, 500),
      step(
        'leans left',
        table(['   y', '   yy', '   yyo', '   oyy', '    oo', '    ww'], '#801828'),
        600,
        500,
      ),
      step(
        'flares',
        table(['    y', '    yy', '   oyy', '   oyyo', '    yo', '    ww'], '#801828'),
        800,
        500,
      ),
      step(
        'leans right',
        table(['', '     y', '    yyo', '   oyyo', '    oo', '    ww'], '#801828'),
        600,
        500,
      ),
    ],
  ),
  scene(
    'Movie night',
    'movie night, film night, netflix, television, tv, tv night, series, home cinema, couch, sofa, watching tv, movie, movies',
    () => [
      step(
        'sea',
        screening('#60B0F0', '#105088', '#3888C8', rect(3, 4, 4, 1, '#FFFFFF'), rect(4, 2, 2, 2, '#F0F0F0')),
        2200,
      ),
      step(
        'chase',
        screening('#F0A048', '#804018', '#D07828', rect(6, 4, 3, 1, '#D02020'), rect(1, 4, 3, 1, '#2048A0')),
        1800,
        200,
      ),
      step(
        'explosion',
        screening('#601808', '#301008', '#E06020', disc(5, 4, 3, '#FF9020'), disc(5, 4, 1, '#FFF0B0')),
        1500,
        200,
      ),
      step(
        'night',
        screening('#142060', '#080C24', '#2038A0', rect(7, 1, 2, 2, '#F0F0D8'), rect(2, 2, 2, 3, '#080C24')),
        2400,
        500,
      ),
      step(
        'forest',
        screening('#88C078', '#205028', '#3C8840', rect(2, 1, 1, 6, '#381C0C'), rect(7, 0, 1, 7, '#381C0C')),
        2000,
        200,
      ),
      step(
        'kiss',
        screening(
          '#E87090',
          '#803058',
          '#C85080',
          rect(3, 2, 2, 3, '#FFD0A8'),
          rect(5, 2, 2, 3, '#D89868'),
          rect(2, 5, 6, 3, '#402040'),
        ),
        2600,
        500,
      ),
    ],
  ),
];
