import {
  aurora,
  breathing,
  disc,
  icon,
  layers,
  picture,
  pixel,
  rain,
  rect,
  solid,
  sparkle,
  step,
} from '../../program/commands';
import type { Element } from '../../program/Program';
import { blend, cloudAt, land, shade } from './shapes';
import { scene, type Scene } from './Scene';

const black = '#000000';

const bow = ['#E02A20', '#F07810', '#F0C818', '#2EB43C', '#2A70E0', '#7A3CC8'];

function rainbowOver(top: string, bottom: string, share: number): Element[] {
  return [
    ...shade(0, 14, top, bottom),
    ...bow.map((color, band) => disc(0, 15, 13 - band, blend(bottom, color, share))),
    disc(0, 15, 7, blend(top, bottom, 0.7)),
  ];
}

/** A light out of focus. */
function blur(x: number, y: number, color: string): Element[] {
  return [
    disc(x, y, 2, blend(color, '#0A0C20', 0.65)),
    rect(x - 1, y - 1, 3, 3, blend(color, '#0A0C20', 0.3)),
    pixel(x, y, color),
  ];
}

function bokeh(amber: string, rose: string, blue: string): Element[] {
  return [
    ...shade(0, 14, '#081028', '#141022'),
    ...blur(8, 4, rose),
    ...blur(1, 3, blue),
    ...blur(3, 9, amber),
    ...blur(8, 11, blue),
  ];
}

function stroll(umbrella: string, lean: number): Element[] {
  return [
    ...shade(0, 12, '#5A7078', '#2C3E48'),
    ...shade(12, 2, '#1C2A34', '#2C4450'),
    icon('umbrella', umbrella, lean, 1),
  ];
}

export const showers: readonly Scene[] = [
  scene(
    'Rain',
    'rain, rainy, raining, rainfall, rainy day, raindrop, raincloud, rain cloud',
    () =>
      [-1, 0, 1, 0].map((x, at) =>
        step(
          ['cloud', 'shower', 'cloud drifts', 'shower again'][at] ?? '',
          layers(
            picture(
              ...shade(0, 14, '#22344E', '#0A1220'),
              ...cloudAt(x + 4, 1, '#A0B0D0', '#7C8CB0'),
              ...land('1111111111', '#28466A'),
            ),
            {
              over: rain('#6A96D0', black, 1500, 0.4),
              ambient: rain('#3A5A90', '#0C1628', 2400, 0.25),
            },
          ),
          6000,
          at === 0 ? 0 : 2000,
        ),
      ),
    { loopFrom: 'shower', accent: { over: rain('#7CA4E0', black, 1500, 0.35) } },
  ),
  scene(
    'Drizzle',
    'drizzle, light rain, soft rain, gentle rain, shower, spring rain, april shower',
    () => [
      step(
        'red umbrella',
        layers(picture(...stroll('#D83C34', 0)), {
          over: rain('#A8C4CC', black, 3200, 0.12),
          ambient: breathing('#3A5058', 7000),
        }),
        7000,
      ),
      step(
        'yellow umbrella',
        layers(picture(...stroll('#E0A828', -1)), {
          over: rain('#B4D0D0', black, 3600, 0.08),
          ambient: breathing('#4C6460', 7000),
        }),
        7000,
        2500,
      ),
      step(
        'teal umbrella',
        layers(picture(...stroll('#28A098', 1)), {
          over: rain('#A8C4CC', black, 3000, 0.14),
          ambient: breathing('#344C5C', 7000),
        }),
        7000,
        2500,
      ),
      step(
        'red again',
        layers(picture(...stroll('#D83C34', 0)), {
          over: rain('#A8C4CC', black, 3200, 0.12),
          ambient: breathing('#3A5058', 7000),
        }),
        7000,
        2500,
      ),
    ],
    { loopFrom: 'yellow umbrella', accent: { over: rain('#A8C4CC', black, 3200, 0.12) } },
  ),
  scene(
    'Rain on the window',
    'rain on window, window rain, rainy window, rain on glass, window pane, rainy night, rainy evening, cozy rain, rain & window',
    () => [
      step(
        'lights outside',
        layers(picture(...bokeh('#E0902A', '#B83A4A', '#2A6AA0')), {
          over: rain('#9CC0E0', black, 5200, 0.14),
          ambient: breathing('#7A4016', 8000, '#2A1406'),
        }),
        8000,
      ),
      step(
        'a car passes',
        layers(picture(...bokeh('#FFB850', '#E04848', '#204878')), {
          over: rain('#B0D0F0', black, 4200, 0.2),
          ambient: breathing('#8A4A1C', 8000, '#2A1406'),
        }),
        5000,
        2500,
      ),
      step(
        'blue hour',
        layers(picture(...bokeh('#A86820', '#8A2C60', '#3A8AD0')), {
          over: rain('#9CC0E0', black, 6000, 0.12),
          ambient: breathing('#6A3612', 8000, '#2A1406'),
        }),
        8000,
        3000,
      ),
    ],
    { loopFrom: 'a car passes' },
  ),
  scene(
    'Downpour',
    'downpour, monsoon, heavy rain, cloudburst, torrential rain, pouring rain, deluge, flood, flooding',
    () => [
      step(
        'sheets of rain',
        layers(rain('#1E4A6A', '#06121C', 1500, 0.9), {
          over: rain('#9CD0E8', black, 800, 0.6),
          ambient: rain('#2A6080', '#081822', 1100, 0.6),
        }),
        6000,
      ),
      step(
        'water rises',
        layers(picture(...shade(0, 14, '#0C2434', '#123A4C'), ...land('2222222222', '#5A9CB0')), {
          over: rain('#80B4CC', black, 1000, 0.7),
          ambient: rain('#2A6080', '#0C2430', 1300, 0.6),
        }),
        4000,
        1500,
      ),
      step(
        'flood',
        layers(
          picture(
            ...shade(0, 14, '#103044', '#1C5068'),
            ...land('5554445554', '#5098B0'),
            ...land('4443334443', '#2E7088'),
          ),
          { over: rain('#80B4CC', black, 1000, 0.75), ambient: breathing('#1E5468', 3000) },
        ),
        5000,
        2500,
      ),
      step(
        'draining',
        layers(rain('#1E4A6A', '#06121C', 1500, 0.9), {
          over: rain('#9CD0E8', black, 850, 0.5),
          ambient: rain('#2A6080', '#081822', 1200, 0.5),
        }),
        5000,
        2500,
      ),
    ],
    { loopFrom: 'water rises', accent: { over: rain('#9CD0E8', black, 800, 0.6) } },
  ),
  scene(
    'Rainbow after the rain',
    'rainbow after rain, rainbow, after rain, rainbow sky, rain and sun, sun after rain, rainbow & storm, rainbow & rain',
    () => [
      step(
        'last drops',
        layers(picture(...rainbowOver('#3A5070', '#5A7488', 0.15)), {
          over: rain('#A8C8E0', black, 1800, 0.25),
          ambient: solid('#34485C'),
        }),
        5000,
      ),
      step(
        'rainbow',
        layers(picture(...rainbowOver('#2A64B0', '#5A98CC', 0.8)), {
          over: sparkle('#FFFFFF', black, 600, 0.03),
          ambient: breathing('#6A90B0', 6000),
        }),
        5000,
        3000,
      ),
      step(
        'full glow',
        layers(picture(...rainbowOver('#1E60C0', '#4A90D0', 1)), {
          over: sparkle('#FFF8D0', black, 700, 0.04),
          ambient: aurora('#F0A850', '#A060E0', 6000),
        }),
        8000,
        2000,
      ),
      step(
        'clouds return',
        layers(picture(...rainbowOver('#3A5070', '#5A7488', 0.3)), {
          over: rain('#A8C8E0', black, 2200, 0.15),
          ambient: solid('#34485C'),
        }),
        5000,
        3000,
      ),
    ],
    { loopFrom: 'rainbow' },
  ),
];
