import {
  aurora,
  breathing,
  disc,
  fill,
  layers,
  line,
  picture,
  pixel,
  rect,
  sparkle,
  step,
  wave,
  comet,
} from '../../program/commands';
import type { Command, Element } from '../../program/Program';
import { cycle } from './motion';
import { blend, cloudAt, land, ray, shade, swing, wrap } from './shapes';
import { scene, type Scene } from './Scene';

const black = '#000000';

function shimmer(sky: string, horizon: string, sun: number, lake: string): Element[] {
  return [
    ...shade(0, 10, sky, horizon),
    disc(5, 4, sun, '#FFF2C0'),
    rect(0, 10, 10, 1, lake),
    ...shade(11, 3, '#7A3408', '#3A1804'),
  ];
}

function pine(x: number, foot: number, height: number, color: string): Element[] {
  const crown = Array.from({ length: height }, (_, row) => {
    const half = Math.floor(row / 3) + (row % 3 === 2 ? 1 : 0);
    return rect(x - half, foot - height + row, half * 2 + 1, 1, color);
  });
  return [...crown, pixel(x, foot, color)];
}

function pines(near: string, far: string): Element[] {
  return [
    ...shade(0, 14, '#94A6AE', '#56686E'),
    ...pine(8, 12, 7, far),
    ...pine(3, 13, 11, near),
    ...land('1110000001', near),
  ];
}

function windblown(at: number): Command {
  const lean = Math.round(1.4 + swing(at / 7) * 1.2);
  const grass = [-1, 1, 3, 5, 7, 9].map((x) =>
    line(x, 13, x + lean, 10 + (x % 4 === 1 ? 0 : 1), x % 4 === 1 ? '#6CB850' : '#46904A'),
  );
  const streak = (y: number, offset: number, length: number, color: string) => {
    const head = wrap(at * 2 + offset, 28) - 7;
    return [
      line(head - length, y, head, y, blend('#2A6070', color, 0.45)),
      line(head - 2, y, head, y, color),
    ];
  };
  return picture(
    fill(blend('#123038', '#2E6468', 0.5 + swing(at / 14) / 2)),
    ...shade(0, 11, '#1C4A60', '#5A9C98'),
    ...shade(11, 3, '#2C6048', '#1C4028'),
    ...grass,
    ...streak(2, 14, 5, '#E8FFF8'),
    ...streak(5, 3, 6, '#FFFFFF'),
    pixel(wrap(at * 2 + 3, 28) - 6, 4, '#E8FFF8'),
    ...streak(8, 22, 4, '#D8F8F0'),
    pixel(wrap(at * 2 + 8, 28) - 4, 6 + Math.round(swing(at / 7)), '#F0A030'),
    pixel(wrap(at * 2 + 24, 28) - 4, 9 - Math.round(swing(at / 7)), '#D86828'),
  );
}

function sunAt(at: number): Command {
  const turn = at / 64;
  const rays = [0, 1, 2, 3, 4, 5, 6, 7].map((spoke) =>
    ray(4.5, 6, 4.6, spoke % 2 ? 5.6 : 6.6, turn + spoke / 8, '#FFD040'),
  );
  return picture(
    fill(blend('#C87818', '#F0A830', 0.5 + swing(at / 8) / 2)),
    ...shade(0, 14, '#1E78D8', '#7CC0E8'),
    ...rays,
    rect(3, 3, 4, 7, '#FFC428'),
    rect(2, 4, 6, 5, '#FFC428'),
    rect(1, 5, 8, 3, '#FFC428'),
    rect(3, 4, 4, 5, '#FFE878'),
    rect(2, 5, 6, 3, '#FFE878'),
  );
}

export const skies: readonly Scene[] = [
  scene(
    'Sunshine',
    'sunshine, sunny, sunny day, fine weather, clear day, good weather, bright day, sunny weather, freedom',
    () => cycle('sun rays', 8, 900, sunAt),
    { loopFrom: 'sun rays 2' },
  ),
  scene(
    'Cloudy sky',
    'cloudy sky, cloud, cloudy, overcast, blue sky, sky, fluffy cloud, passing cloud, cumulus, partly cloudy',
    () =>
      cycle('clouds', 18, 1300, (at) =>
        picture(
          fill(blend('#2A70B8', '#6AA4D8', 0.5 + swing(at / 18) / 2)),
          ...shade(0, 14, '#1464C8', '#84BCE8'),
          ...cloudAt(wrap(at + 4, 18) - 4, 1, '#F4F8FF', '#B8CCE4'),
          ...cloudAt(wrap(at + 12, 18) - 4, 6, '#FFFFFF', '#C4D4E8'),
          ...cloudAt(wrap(at + 7, 18) - 4, 10, '#E8F0FA', '#B0C8E0'),
        ),
      ),
    { loopFrom: 'clouds 2', accent: { over: picture(...cloudAt(3, 1, '#8898B0', '#586880')) } },
  ),
  scene(
    'Wind',
    'wind, windy, breeze, gust, gale, blowing wind, wind blowing, breezy, zephyr',
    () => cycle('gust', 14, 460, windblown),
    { loopFrom: 'gust 2', accent: { over: comet('#506478', '#000000', 4500) } },
  ),
  scene(
    'Fog',
    'fog, mist, foggy, misty, morning mist, fog bank, haze, hazy, misty forest, brume, smog',
    () => [
      step(
        'pines',
        layers(picture(...pines('#16242A', '#48585E')), {
          over: wave('#6E8088', black, 7000),
          ambient: breathing('#5A6C74', 8000),
        }),
        7000,
      ),
      step(
        'fog thickens',
        layers(picture(...pines('#4A5A60', '#7C8C94')), {
          over: wave('#8A9CA4', black, 8000),
          ambient: breathing('#74868E', 8000),
        }),
        6000,
        3500,
      ),
      step(
        'lost',
        layers(aurora('#8496A0', '#B4C2C8', 9000), {
          over: picture(...shade(0, 14, '#7A8C94', '#5C6C74')),
          ambient: breathing('#84969E', 8000),
        }),
        5000,
        3500,
      ),
      step(
        'fog lifts',
        layers(picture(...pines('#16242A', '#48585E')), {
          over: wave('#64767E', black, 7000),
          ambient: breathing('#5A6C74', 8000),
        }),
        7000,
        3500,
      ),
    ],
    { loopFrom: 'fog thickens', accent: { over: wave('#5C6C74', black, 8000) } },
  ),
  scene(
    'Sandstorm',
    'sandstorm, dust storm, sand storm, haboob, simoom, dust, desert storm',
    () => [
      step(
        'dunes',
        layers(
          picture(
            ...shade(0, 10, '#A8702C', '#E0A850'),
            ...land('4455543333', '#A86424'),
            ...land('2223345554', '#70400F'),
          ),
          { over: sparkle('#FFE0A0', black, 260, 0.06), ambient: breathing('#A86A24', 3000) },
        ),
        3500,
      ),
      step(
        'wall of sand',
        layers(
          picture(
            ...shade(0, 14, '#7A4814', '#A8682A'),
            disc(11, 12, 5, '#D89848'),
            disc(11, 5, 5, '#C8863A'),
            disc(8, 9, 4, '#E0A458'),
          ),
          { over: sparkle('#FFE8B8', black, 220, 0.1), ambient: breathing('#C07C2C', 1500) },
        ),
        2500,
        1500,
      ),
      step(
        'inside',
        layers(sparkle('#FFE0A0', '#9A5C20', 200, 0.2), {
          over: aurora('#E0A050', '#B87030', 1500),
          ambient: aurora('#C88434', '#7A4412', 1400),
        }),
        6000,
        1500,
      ),
      step(
        'thinning',
        layers(
          picture(
            ...shade(0, 14, '#8A5820', '#B07830'),
            ...land('4455543333', '#C07C34'),
            ...land('2223345554', '#8A5018'),
          ),
          { over: aurora('#E0A458', '#A8702C', 2500), ambient: breathing('#B87428', 2500) },
        ),
        3500,
        1800,
      ),
      step(
        'settling',
        layers(
          picture(
            ...shade(0, 10, '#A8702C', '#E0A850'),
            ...land('4455543333', '#A86424'),
            ...land('2223345554', '#70400F'),
          ),
          { over: sparkle('#FFE0A0', black, 300, 0.05), ambient: breathing('#A86A24', 3000) },
        ),
        3500,
        1800,
      ),
    ],
    { loopFrom: 'wall of sand', accent: { over: sparkle('#FFD890', black, 220, 0.12) } },
  ),
  scene(
    'Heat haze',
    'heat haze, scorching, swelter, sweltering, hot weather',
    () => [
      step(
        'noon',
        layers(picture(...shimmer('#8A2C08', '#C05810', 2, '#D07820')), {
          over: aurora('#F08C28', '#A83C08', 2500),
          ambient: breathing('#D05A10', 5000),
        }),
        6000,
      ),
      step(
        'mirage',
        layers(picture(...shimmer('#98340A', '#D06C18', 2, '#9CC8D0')), {
          over: aurora('#FFA038', '#B04408', 2000),
          ambient: breathing('#E06A14', 5000),
        }),
        6000,
        2000,
      ),
      step(
        'white heat',
        layers(picture(...shimmer('#B0480C', '#E08420', 3, '#F0C060')), {
          over: aurora('#FFC058', '#D06010', 1800),
          ambient: breathing('#FF8A20', 4000),
        }),
        5000,
        2000,
      ),
      step(
        'dazed',
        layers(picture(...shimmer('#8A2C08', '#C05810', 2, '#D07820')), {
          over: aurora('#F08C28', '#A83C08', 2500),
          ambient: breathing('#D05A10', 5000),
        }),
        5000,
        2000,
      ),
    ],
    { loopFrom: 'mirage' },
  ),
];
