import {
  breathing,
  fill,
  layers,
  line,
  picture,
  pixel,
  pulse,
  solid,
  sparkle,
  step,
  text,
} from '../../program/commands';
import type { Element, Step } from '../../program/Program';
import type { Scene } from './Scene';
import { film, round, series } from './motion';
import { ball } from './shapes';

/** A firework that opens round a point: its sparks `r` LEDs out, older ones within. */
function burst(x: number, y: number, r: number, color: string, fading = false): Element[] {
  const spark = (at: number, out: number, shade: string) =>
    pixel(
      Math.round(x + out * Math.cos((at * Math.PI) / 6)),
      Math.round(y + out * Math.sin((at * Math.PI) / 6) + (fading ? 1 : 0)),
      shade,
    );
  return [
    ...series(12, (at) => spark(at, Math.max(r - 1.4, 0), fading ? '#2A1008' : color)),
    ...series(12, (at) =>
      spark(at, r, fading ? (at % 2 === 0 ? '#8A4A18' : '#381408') : at % 2 === 0 ? '#FFFFFF' : color),
    ),
    ...(fading ? [] : [pixel(x, y, '#FFF8E0')]),
  ];
}

function fireworkSteps(name: string, x: number, y: number, color: string): Step[] {
  const sky = fill('#03031A');
  return [
    step(
      `${name} rises`,
      layers(picture(sky, line(x, 13, x, 10, '#5A3010'), pixel(x, 10, '#FFC060')), {
        ambient: solid('#060620'),
      }),
      400,
      250,
    ),
    step(
      `${name} climbs`,
      layers(picture(sky, line(x, y + 5, x, y + 2, '#6A3810'), pixel(x, y + 2, '#FFE0A0')), {
        ambient: solid('#060620'),
      }),
      400,
      250,
    ),
    step(
      `${name} opens`,
      layers(picture(sky, ...burst(x, y, 1.6, color)), { ambient: pulse(color, 1400) }),
      380,
      120,
    ),
    step(
      `${name} spreads`,
      layers(picture(sky, ...burst(x, y, 3.2, color)), { ambient: breathing(color, 2400) }),
      450,
      300,
    ),
    step(
      `${name} blooms`,
      layers(picture(sky, ...burst(x, y, 4.6, color)), {
        over: sparkle(color, '#000000', 400, 0.06),
        ambient: solid('#141030'),
      }),
      700,
      400,
    ),
    step(
      `${name} falls`,
      layers(picture(sky, ...burst(x, y, 5, color, true)), {
        over: sparkle('#A86828', '#000000', 500, 0.08),
        ambient: solid('#08061C'),
      }),
      900,
      700,
    ),
  ];
}

/** A clock whose hands close on midnight. */
function clockAt(minutes: number): Element[] {
  const angle = (-minutes * Math.PI) / 30;
  return [
    fill('#060418'),
    ...ball(4.5, 6.5, 4.75, '#C89828'),
    ...ball(4.5, 6.5, 3.82, '#181030'),
    ...[
      [4, 3],
      [5, 3],
      [4, 10],
      [5, 10],
      [1, 6],
      [1, 7],
      [8, 6],
      [8, 7],
    ].map(([x = 0, y = 0]) => pixel(x, y, '#FFE8A0')),
    line(4, 6, 4, 4, '#FFC860'),
    line(5, 6, Math.round(4.5 + 3.2 * Math.sin(angle)), Math.round(6.5 - 3.2 * Math.cos(angle)), '#FFFFFF'),
  ];
}

export const fireworks: readonly Scene[] = [
  round(
    'Fireworks',
    'firework, pyrotechnic, fourth of july, 4th of july, independence day, guy fawkes, bonfire night, bastille day, firework display, firecracker',
    () => [
      ...fireworkSteps('red', 4, 5, '#FF4060').slice(2),
      ...fireworkSteps('blue', 6, 4, '#50B0FF'),
      ...fireworkSteps('gold', 3, 5, '#FFC040'),
      ...fireworkSteps('violet', 5, 6, '#C060FF'),
      ...fireworkSteps('red', 4, 5, '#FF4060').slice(0, 2),
    ],
    { accent: { steps: fireworkSteps('firework', 5, 5, '#FFC840').slice(2) } },
  ),
  round(
    'New Year',
    'new year, new years eve, new year eve, happy new year, silvester, sylvester, hogmanay, countdown to midnight, auld lang syne, nye',
    () => [
      ...film(
        'clock',
        [12, 8, 5, 3, 1, 0].map((minutes) =>
          layers(picture(...clockAt(minutes)), { ambient: breathing('#5A4010', 1000) }),
        ),
        1000,
        400,
      ),
      step(
        'midnight',
        layers(picture(fill('#08041C'), ...burst(4, 5, 2.4, '#FFC840'), ...burst(6, 9, 1.4, '#50E0FF')), {
          over: pulse('#FFF0C0', 900),
          ambient: pulse('#FFD880', 1600),
        }),
        700,
      ),
      ...film(
        'bursts',
        [3.4, 4.6].map((r) =>
          layers(picture(fill('#08041C'), ...burst(4, 5, r, '#FFC840'), ...burst(6, 9, r - 1, '#FF50A0')), {
            ambient: solid('#6A4818'),
          }),
        ),
        600,
      ),
      step(
        'greeting',
        layers(picture(fill('#06041A'), text('HAPPY NEW YEAR', '#FFD860')), {
          over: sparkle('#A87828', '#000000', 700, 0.08),
          ambient: sparkle('#FFD070', '#1C1208', 600, 0.2),
        }),
        8400,
        500,
      ),
    ],
  ),
];
