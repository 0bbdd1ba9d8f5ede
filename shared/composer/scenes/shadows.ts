import {
  aurora,
  breathing,
  disc,
  drawing,
  fill,
  fire,
  gradient,
  layers,
  picture,
  pixel,
  pulse,
  rect,
  sparkle,
  step,
  wave,
} from '../../program/commands';
import type { Element } from '../../program/Program';
import { dim } from '../../program/color';
import { film, round, series } from './motion';
import { shifted } from './shapes';
import type { Scene } from './Scene';

const black = '#000000';

const closedEye = drawing(['', '', '.b......b.', '.bb....bb.', '..bbbbbb..', '.b.b..b.b.', '...b..b...'], {
  b: '#88A8E0',
});

function tear(y: number) {
  const drop = drawing(['..w', '..w', '.cw', '.cw'], { c: '#4A90F0', w: '#C0E0FF' });
  return layers(gradient('#12224C', '#040814'), {
    over: picture(...closedEye, ...shifted(drop, 3, y)),
    ambient: breathing('#1A2C64', 700),
  });
}

const glare = drawing(['', '', 'w........w', 'www....www', 'wwww..wwww', '.www..www.', '..ww..ww..'], {
  w: '#FFF0B0',
});

const narrowed = drawing(['', '', '', '', 'wwww..wwww', '..ww..ww..'], { w: '#FFE080' });

const keyhole = drawing(
  [
    '.pppppppp.',
    'pppppppppp',
    'pppwwwwppp',
    'ppwwwwwwpp',
    'ppwwwwwwpp',
    'ppwwwwwwpp',
    'pppwwwwppp',
    'ppppwwpppp',
    'ppppwwpppp',
    'pppwwwwppp',
    'pppwwwwppp',
    'ppwwwwwwpp',
    'pppppppppp',
    '.pppppppp.',
  ],
  { p: '#33200C', w: '#FFCC60' },
);

const branches = drawing(
  [
    'k.........',
    '.k..k.....',
    '.k.k......',
    'k.kk...k..',
    '.kk..kk.k.',
    '..kkkk....',
    '..kk......',
    '..kk......',
    '.kkkk.....',
  ],
  { k: '#010302' },
);
const wingsUp = drawing(['k.....k', 'kk.k.kk', '.kkkkk.', '...k...'], { k: black });
const wingsDown = drawing(['...k...', '.kkkkk.', 'kk.k.kk', 'k.....k'], { k: black });

function haunted(x: number): Element[] {
  return [
    rect(0, 0, 10, 14, '#2C1858'),
    disc(6, 4, 3, '#F0F0C8'),
    pixel(7, 3, '#C8C8A0'),
    rect(0, 11, 10, 3, '#2C6838'),
    ...shifted(branches, 0, 5),
    ...shifted(x % 2 === 0 ? wingsUp : wingsDown, x, x % 4 === 0 ? 1 : 2),
  ];
}

function closing(gap: number, color: string) {
  return picture(
    fill(dim(color, 0.5)),
    rect(0, 0, 10, 14, '#A89A8C'),
    rect(0, 0, gap, 14, '#1A0206'),
    rect(10 - gap, 0, gap, 14, '#1A0206'),
    ...Array.from({ length: 7 }, (_, at) => rect(gap, at * 2 + (gap % 2), 1, 1, color)),
    ...Array.from({ length: 7 }, (_, at) => rect(9 - gap, at * 2 + 1 - (gap % 2), 1, 1, color)),
  );
}

export const shadows: readonly Scene[] = [
  round(
    'Sad',
    'sad, sadness, melancholy, melancholic, sorrow, grief, tear, crying, cry, unhappy, heartbroken, depressed, blue mood, gloomy, mourning, heartache',
    () => [
      step(
        'closed eye',
        layers(gradient('#12224C', '#040814'), {
          over: picture(...closedEye),
          ambient: breathing('#1A2C64', 3500),
        }),
        3500,
        900,
      ),
      ...film('tear', [5, 6, 7, 8, 10, 12, 14].map(tear), 700),
      step(
        'alone',
        layers(gradient('#12224C', '#040814'), {
          over: picture(...closedEye),
          ambient: wave('#142450', '#060C20', 2600),
        }),
        2600,
        700,
      ),
    ],
  ),
  round(
    'Angry',
    'angry, anger, rage, furious, fury, mad, wrath, hate, hatred, aggressive, aggression, annoyed, hothead',
    () => [
      step(
        'glare',
        layers(fire('#8A0800', '#E02800', 1300), {
          over: picture(...glare),
          ambient: breathing('#A00C00', 1500),
        }),
        3000,
        400,
      ),
      step(
        'eyes narrow',
        layers(fire('#A00A00', '#FF3000', 1000), {
          over: picture(...narrowed),
          ambient: breathing('#C01000', 1000),
        }),
        2000,
        300,
      ),
      step('outburst', pulse('#FF2A08', 1200), 900),
      step(
        'seething',
        layers(fire('#700600', '#C01C00', 1800), { ambient: breathing('#600600', 2000) }),
        2600,
        500,
      ),
    ],
  ),
  round(
    'Mysterious',
    'mysterious, mystery, mystic, mystical, secret, enigma, keyhole, unknown, intrigue, detective, riddle, occult, esoteric',
    () => [
      step(
        'keyhole',
        layers(picture(...keyhole), {
          over: aurora('#2C1058', '#0A404C', 7000),
          ambient: breathing('#3A1868', 6000),
        }),
        5000,
        2000,
      ),
      step(
        'something behind it',
        layers(picture(...keyhole, rect(4, 4, 2, 1, '#301800'), rect(4, 9, 2, 2, '#503008')), {
          over: aurora('#2C1058', '#0A404C', 7000),
          ambient: breathing('#50208C', 3000),
        }),
        2500,
        900,
      ),
      step(
        'gone',
        layers(picture(...keyhole), {
          over: sparkle('#60C8D8', black, 1500, 0.05),
          ambient: breathing('#3A1868', 6000),
        }),
        4000,
        900,
      ),
      step(
        'mist',
        layers(aurora('#3A1870', '#0E5A6A', 7000), { ambient: wave('#2A1058', '#082838', 8000) }),
        4000,
        1500,
      ),
    ],
  ),
  round(
    'Spooky',
    'spooky, creepy, eerie, scary, haunted, horror, ominous, fear, afraid, vampire, dracula, nightmare, sinister, graveyard, creep, horror movie, horror film, scary movie, bat, bats',
    () => [
      step(
        'bare branches',
        layers(picture(...haunted(-8)), { ambient: breathing('#1C4A24', 2500) }),
        2500,
        600,
      ),
      ...film(
        'bat',
        series(16, (at) => layers(picture(...haunted(at - 6)), { ambient: breathing('#1C4A24', 5000) })),
        260,
        160,
      ),
      step(
        'fog',
        layers(picture(...haunted(11)), {
          over: aurora('#1A5030', '#082818', 5000),
          ambient: breathing('#24582C', 5000),
        }),
        4500,
        1200,
      ),
    ],
  ),
  round(
    'Tense',
    'tense, tension, suspense, thriller, stress, stressed, anxious, anxiety, nervous, pressure, worried, dread, claustrophobic, claustrophobia, anticipation, expectation, impending, before the storm',
    () => [
      ...film(
        'closing in',
        [0, 1, 1, 2, 2, 3, 3, 4].map((gap, at) => closing(gap, at % 2 === 0 ? '#C01020' : '#600410')),
        700,
        350,
      ),
      step('held breath', picture(fill('#200206'), rect(4, 0, 2, 14, '#E8D8C0')), 2200, 200),
      step('it lets go', closing(2, '#600410'), 900, 700),
    ],
  ),
];
