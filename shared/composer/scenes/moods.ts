import {
  aurora,
  breathing,
  comet,
  drawing,
  fill,
  fire,
  gradient,
  icon,
  layers,
  picture,
  pixel,
  rain,
  rainbow,
  rect,
  sparkle,
  step,
  wave,
} from '../../program/commands';
import type { Element } from '../../program/Program';
import { dim } from '../../program/color';
import { film, round, series } from './motion';
import { fromMiddle, plotted, shifted } from './shapes';
import type { Scene } from './Scene';

const black = '#000000';

const face = drawing(
  [
    '..yyyyyy..',
    '.yyyyyyyy.',
    'yyyyyyyyyy',
    'yyyyyyyyyy',
    'yyyyyyyyyy',
    'yyyyyyyyyy',
    'yyyyyyyyyy',
    'yyyyyyyyyy',
    '.yyyyyyyy.',
    '..yyyyyy..',
  ],
  { y: '#FFB414' },
);
const ink = '#1C0A00';
const eyes = [rect(2, 2, 2, 2, ink), rect(6, 2, 2, 2, ink)];
const wink = [rect(2, 2, 2, 2, ink), rect(6, 3, 2, 1, ink)];
const smile = drawing(['', '', '', '', '', '.d......d.', '..d....d..', '...dddd...'], { d: ink });
const laugh = drawing(['', '', '', '', '', '.dddddddd.', '..drrrrd..', '...dddd...'], {
  d: ink,
  r: '#E82A18',
});

function grinning(up: number, ...features: readonly Element[][]) {
  return layers(picture(...shifted([...face, ...features.flat()], 0, 2 - up)), { ambient: rainbow(9000) });
}

const smallHeart = drawing(['.r.r.', 'rrrrr', 'rrrrr', '.rrr.', '..r..'], { r: '#FF3A64' });

function snowyWindow(fallen: number): Element[] {
  const flakes = ['10', '82', '33', '64', '25', '76', '17', '61'].map((place) => Array.from(place, Number));
  return [
    rect(0, 0, 10, 14, '#7A340C'),
    rect(1, 1, 8, 8, '#0A1A48'),
    ...flakes.map(([x = 0, y = 0]) => pixel(x, 1 + ((y + fallen) % 8), '#D0E0FF')),
    rect(4, 1, 2, 8, '#8A4414'),
    rect(1, 4, 8, 1, '#8A4414'),
    rect(0, 9, 10, 1, '#F0A04A'),
    rect(0, 10, 10, 3, '#3A1404'),
    rect(0, 13, 10, 1, '#9A4E18'),
    pixel(7, 10, '#FFF0B0'),
    rect(7, 11, 1, 2, '#E8B878'),
    rect(2, 11, 2, 2, '#E05A3A'),
    pixel(4, 11, '#A83A24'),
  ];
}

function glow(radius: number): Element[] {
  const rings = ['#FFF0C0', '#FFC860', '#F08A30', '#A04A34', '#50284A', '#241A4A'];
  return [
    fill(dim('#F09040', radius / 9)),
    ...plotted(
      (x, y) => rings[Math.floor(Math.max(0, Math.hypot(x - 4.5, y - 10) - radius) / 1.3)] ?? '#0A0E2C',
    ),
  ];
}

const houses = drawing(
  [
    '....aaaa..',
    '....acca..',
    '....aaaa..',
    'bbb.acca..',
    'bcb.aaaabb',
    'bbb.accabb',
    'bcbbaaaabc',
    'bbbbaccabb',
    'bcbbaaaabc',
    'bbbbaccabb',
    'bbbbaaaabb',
  ],
  { a: '#1C2A50', b: '#101A38', c: '#060A18' },
);

function lonelyWindow(light: string, shadow: string) {
  return layers(picture(...shifted(houses, 0, 3), pixel(5, 6, light), pixel(6, 6, shadow)), {
    over: rain('#2C4474', black, 3200, 0.12),
    ambient: breathing('#101C3C', 6000),
  });
}

export const moods: readonly Scene[] = [
  round(
    'Calm',
    'calm, peaceful, peace, serene, serenity, tranquil, tranquility, relaxed, relaxing, relax, chill, soothing, stillness, gentle',
    () =>
      film(
        'ripple',
        series(5, (at) =>
          layers(gradient('#2E9490', '#0A3448'), {
            over: picture(
              ...plotted((x, y) =>
                Math.abs(fromMiddle(x, y) - at * 2) < 0.7 ? dim('#B4F0E0', 1 - at * 0.13) : undefined,
              ),
            ),
            ambient: breathing('#1F7480', 2000),
          }),
        ),
        2000,
      ),
  ),
  round(
    'Cozy',
    'cozy, cosy, snug, homely, homey, comfy, comfortable, winter evening, warmth, comfort, sad & comfort, comforting',
    () =>
      film(
        'snow outside',
        series(7, (at) => layers(picture(...snowyWindow(at)), { ambient: fire('#D05A14', '#FFA040', 3000) })),
        900,
      ),
  ),
  round(
    'Happy',
    'happy, happiness, joy, joyful, cheerful, glad, smile, smiling, laugh, laughing, good mood, delight, fun, merry, smiley, wink',
    () => [
      step('smile', grinning(0, eyes, smile), 1800, 300),
      step('hop', grinning(1, eyes, laugh), 400, 200),
      step('land', grinning(-1, eyes, laugh), 400, 200),
      step('hop again', grinning(1, eyes, laugh), 400, 200),
      step('beam', grinning(0, eyes, smile), 1800, 200),
      step('wink', grinning(0, wink, smile), 600, 120),
    ],
  ),
  round(
    'Romantic',
    'romantic, romance, love, in love, passion, lovers, affection, tenderness, tender, amour, crush, kiss',
    () => [
      step(
        'two hearts',
        layers(gradient('#5A0A28', '#180208'), {
          over: picture(...smallHeart, ...shifted(smallHeart, 5, 9)),
          ambient: breathing('#90183C', 4000),
        }),
        2000,
        800,
      ),
      step(
        'drawing near',
        layers(gradient('#6A0E30', '#1C020A'), {
          over: picture(...shifted(smallHeart, 0, 2), ...shifted(smallHeart, 5, 7)),
          ambient: breathing('#A01C44', 4000),
        }),
        2000,
        1200,
      ),
      step(
        'together',
        layers(gradient('#7A1238', '#20040C'), {
          over: picture(...shifted(smallHeart, 0, 4), ...shifted(smallHeart, 5, 5)),
          ambient: breathing('#B82450', 4000),
        }),
        2000,
        1200,
      ),
      step(
        'one heart',
        layers(picture(icon('heart', '#FF2A5A')), {
          over: sparkle('#FFC0D0', black, 900, 0.06),
          ambient: breathing('#E83868', 3000),
        }),
        5000,
        1000,
      ),
      step(
        'petals',
        layers(gradient('#7A1038', '#20040C'), {
          over: rain('#FF7A9C', black, 5000, 0.4),
          ambient: breathing('#B82450', 4000),
        }),
        6000,
        1500,
      ),
    ],
    { accent: { over: rain('#FF5A84', black, 5000, 0.12) } },
  ),
  round(
    'Dreamy',
    'dreamy, dream, daydream, fantasy, surreal, ethereal, heavenly, fairy tale, sweet dream, whimsical, pastel, cotton candy sky',
    () => [
      step(
        'lilac veil',
        layers(aurora('#E88AC0', '#7A7CF0', 8000), {
          over: sparkle('#FFF0FA', '#3E2C74', 2200, 0.05),
          ambient: wave('#B070D8', '#4A58C0', 9000),
        }),
        9000,
        1500,
      ),
      step(
        'wish',
        layers(gradient('#F0A8B8', '#6A58C8'), {
          over: comet('#FFFFFF', black, 3500),
          ambient: breathing('#A078E0', 7000),
        }),
        7000,
        2500,
      ),
      step(
        'mint veil',
        layers(aurora('#78D8D0', '#B488F0', 8000), {
          over: sparkle('#FFF8E8', '#28406C', 2200, 0.05),
          ambient: wave('#6AA8E0', '#8858C8', 9000),
        }),
        9000,
        2500,
      ),
    ],
  ),
  round(
    'Hopeful',
    'hopeful, hope, optimism, optimistic, faith, trust, light at the end of the tunnel, courage, brave, new beginning, confidence, confident',
    () => [
      step('spark', picture(...glow(0)), 2000, 1500),
      step('glimmer', picture(...glow(1)), 2200, 2200),
      step('glow', picture(...glow(3)), 2200, 2200),
      step('light', picture(...glow(6)), 2200, 2200),
      step(
        'radiance',
        layers(gradient('#FFD880', '#D86A40'), {
          over: sparkle('#FFF8E0', black, 1400, 0.07),
          ambient: breathing('#FFA850', 5000),
        }),
        6000,
        2000,
      ),
      step('ember', picture(...glow(2)), 2500, 2500),
    ],
  ),
  round(
    'Lonely',
    'lonely, loneliness, alone, solitude, solitary, isolated, lone, homesick, abandoned, empty, emptiness, longing, missing you, wistful, yearning',
    () => [
      step('one window', lonelyWindow('#FFB048', '#FFB048'), 5000, 800),
      step('a shadow passes', lonelyWindow('#FFB048', '#3A2408'), 1200, 500),
      step('it stands still', lonelyWindow('#3A2408', '#FFB048'), 2200, 500),
      step('light again', lonelyWindow('#FFB048', '#FFB048'), 4000, 800),
      step(
        'light out',
        layers(picture(...shifted(houses, 0, 3)), {
          over: rain('#2C4474', black, 3200, 0.16),
          ambient: breathing('#0C142C', 6000),
        }),
        4000,
        1200,
      ),
    ],
  ),
];
