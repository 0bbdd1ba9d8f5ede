import {
  aurora,
  breathing,
  fill,
  gradient,
  layers,
  picture,
  rain,
  rainbow,
  rect,
  sparkle,
  step,
  wave,
} from '../../program/commands';
import type { Element } from '../../program/Program';
import { film, round, series } from './motion';
import { fromMiddle, plotted } from './shapes';
import { scene, type Scene } from './Scene';

const black = '#000000';

function bars(slips: readonly number[]): Element[] {
  const colors = ['#B8B8B0', '#C0B000', '#00A8A8', '#20B030', '#B020A0', '#C02020', '#2030C0'];
  return slips.flatMap((slip, band) =>
    colors.map((color, at) => rect(Math.round((at * 10) / 7) + slip, band * 2, 2, 2, color)),
  );
}

function torn(red: number, blue: number, ...slips: readonly number[]) {
  const ghost = rect(0, Math.abs(red) + 3, 10, 1, '#FF0048');
  return layers(picture(rect(0, 0, 10, 14, '#08080C'), ...bars(slips), ghost), {
    over: picture(rect(0, Math.abs(blue) + 7, 10, 1, '#00F0FF'), rect(red + 2, 2, 4, 2, '#F0F0FF')),
    ambient: sparkle('#00E0FF', '#200828', 450, 0.2),
  });
}

function spiral(share: number): Element[] {
  return plotted((x, y) => {
    const far = fromMiddle(x, y);
    const arm = (Math.atan2(y - 6.5, x - 4.5) / Math.PI + far * 0.26 - share + 16) % 1;
    return far < 1
      ? '#FFF4D8'
      : arm < 0.3
        ? far < 3.5
          ? '#FFA8D0'
          : '#B050F0'
        : arm < 0.55
          ? '#3A1484'
          : undefined;
  });
}

function rings(share: number): Element[] {
  return plotted((x, y) => {
    const at = (fromMiddle(x, y) / 3.6 - share + 4) % 1;
    return at < 0.34 ? '#FF2A70' : at < 0.62 ? '#FFE8D0' : undefined;
  });
}

function zebra(shift: number): Element[] {
  return Array.from({ length: 14 }, (_, y) => {
    const bend = Math.round(1.6 * Math.sin(y * 0.55)) + shift;
    return [-6, 0, 6].map((x) => rect(x + (((bend % 6) + 6) % 6), y, y % 7 === 3 ? 2 : 3, 1, '#E8E4DC'));
  }).flat();
}

function squares(parity: number, light: string): Element[] {
  return plotted((x, y) => (((x >> 1) + (y >> 1)) % 2 === parity ? light : undefined));
}

function facets(turn: number): Element[] {
  const colors = ['#FFD0E8', '#F050A0', '#9028C8', '#3824A8', '#1C50C0', '#30B0E0'];
  return Array.from({ length: 35 }, (_, at) => {
    const [column, row] = [at % 5, Math.floor(at / 5)];
    const [across, down] = [Math.abs(column - 2), Math.abs(row - 3)];
    return rect(
      column * 2,
      row * 2,
      2,
      2,
      colors[(across + down + (across === 1 ? 3 : 0) + 6 - turn) % 6] ?? black,
    );
  });
}

export const motifs: readonly Scene[] = [
  scene(
    'Code rain',
    'matrix, code rain, digital rain, hacker, hacking, cyber, cyberspace, binary, data, matrix code, matrix & code',
    () => [
      step(
        'code',
        layers(rain('#48FF70', '#000C04', 2600, 0.45), {
          over: rain('#0C8A2C', black, 4200, 0.6),
          ambient: sparkle('#18C040', '#031C08', 900, 0.15),
        }),
        null,
      ),
    ],
    { accent: { over: rain('#30E858', black, 2600, 0.3) } },
  ),
  round('Plasma', 'plasma, trip, lsd, acid, liquid light, fluid, abstract, art, modern art', () => [
    step(
      'magenta tide',
      layers(wave('#F0208C', '#2A0860', 4200), {
        over: aurora('#00C8E8', '#FF9020', 2600),
        ambient: rainbow(8000),
      }),
      8400,
      1500,
    ),
    step(
      'violet current',
      layers(aurora('#FFB000', '#F02060', 2400), {
        over: wave('#5A20F0', '#001C40', 3500),
        ambient: rainbow(8000),
      }),
      7000,
      2500,
    ),
    step(
      'green surge',
      layers(wave('#10D880', '#06205A', 3800), {
        over: aurora('#F028B0', '#5040FF', 2600),
        ambient: rainbow(8000),
      }),
      7600,
      2500,
    ),
  ]),
  round(
    'Glitch',
    'glitch, glitchy, broken screen, test card, test pattern, no signal, interference, static, malfunction, corrupted, vhs, color bar, static & tv, tv static',
    () => [
      step(
        'signal',
        layers(picture(...bars([0, 0, 0, 0, 0, 0, 0])), { ambient: breathing('#505868', 3000) }),
        3000,
      ),
      step('tear', torn(1, 2, 0, 2, -1, 0, 0, 3, 0), 420),
      step('slip', torn(-1, 4, -2, 0, 3, 3, -1, 0, 1), 380),
      step(
        'settle',
        layers(picture(...bars([0, 0, 0, 1, 0, 0, 0])), { ambient: breathing('#505868', 1500) }),
        1500,
      ),
      step('break', torn(3, 1, 4, -3, 1, -2, 2, -4, 0), 450),
      step(
        'snow',
        layers(sparkle('#A8B0C0', '#101218', 300, 0.4), { ambient: sparkle('#606878', '#0C0E14', 400, 0.3) }),
        1500,
        150,
      ),
    ],
  ),
  round(
    'Spiral',
    'spiral, whirl, twister spiral, swirling, helter skelter, snail shell, nautilus, fibonacci, golden spiral, twirl, spin',
    () =>
      film(
        'turn',
        series(10, (_, share) =>
          layers(picture(...spiral(share)), { ambient: gradient('#8030C0', '#3A1078') }),
        ),
        240,
      ),
  ),
  round(
    'Breathing light',
    'breathing light, breathing, inhale, exhale, slow breath, deep breath, sleep light, calm breath',
    () => [
      step('breathed in', gradient('#FFD8A0', '#E07A48'), 1200, 600),
      step('breathe out', gradient('#5A2A3C', '#12081C'), 6000, 6000),
      step(
        'rest',
        layers(gradient('#5A2A3C', '#12081C'), { ambient: gradient('#1A0C20', '#0C0614') }),
        1000,
        600,
      ),
      step(
        'breathe in',
        layers(gradient('#FFD8A0', '#E07A48'), { ambient: gradient('#F09858', '#D06A40') }),
        4000,
        4000,
      ),
    ],
  ),
  round(
    'Colour cycle',
    'colour cycle, color cycle, color wheel, colour wheel, spectrum, rgb, colour change, color change, changing color, changing colour, mood light, gradient, hue, all color, every color, changing light, changes color, change color, changing colors, changes colors',
    () =>
      film(
        'hue',
        [
          ['#FF5030', '#D01860'],
          ['#FFB020', '#F04A20'],
          ['#D8E030', '#50B030'],
          ['#30D890', '#0890A0'],
          ['#30B0F0', '#2048D0'],
          ['#7A60FF', '#6A18B8'],
          ['#F050C8', '#A01890'],
        ].map(([center = black, edge = black], at) =>
          at % 2 === 0
            ? gradient(center, edge)
            : layers(gradient(center, edge), { ambient: breathing(edge, 3500) }),
        ),
        3500,
        3000,
      ),
  ),
  round(
    'Hypnotic rings',
    'hypnotic, hypnosis, hypnotize, ring, concentric circle, concentric, tunnel, trance, target, bullseye, circle, op art, mesmerizing, portal',
    () =>
      film(
        'rings',
        series(9, (_, share) => picture(fill('#5A0C2C'), rect(0, 0, 10, 14, '#200410'), ...rings(share))),
        180,
      ),
  ),
  round(
    'Zebra stripes',
    'zebra, zebra stripe, stripe, striped, black and white, monochrome, zebra pattern',
    () =>
      film(
        'stripes',
        series(6, (at) => layers(picture(...zebra(at)), { ambient: gradient('#48443C', '#2C2824') })),
        550,
      ),
  ),
  round(
    'Checkerboard',
    'checkerboard, chessboard, checkered, chequered, chequerboard, checked, chess pattern, tile, ska, chess board',
    () => [
      step(
        'cream first',
        layers(picture(rect(0, 0, 10, 14, '#3A0C10'), ...squares(0, '#F0D8A8')), {
          ambient: gradient('#A07840', '#6A3820'),
        }),
        1800,
        900,
      ),
      step(
        'other way round',
        layers(picture(rect(0, 0, 10, 14, '#3A0C10'), ...squares(1, '#F0D8A8')), {
          ambient: gradient('#6A3820', '#40140C'),
        }),
        1800,
        900,
      ),
      step(
        'gleam',
        layers(picture(rect(0, 0, 10, 14, '#3A0C10'), ...squares(0, '#C8A878')), {
          over: wave('#A04028', black, 3000),
          ambient: wave('#A07840', '#2C0C08', 3000),
        }),
        3000,
        900,
      ),
    ],
  ),
  round(
    'Facets',
    'geometric pattern, geometric, geometry, pattern, crystal, prism, gemstone, ornament, diamond pattern, facet',
    () =>
      film(
        'turn',
        series(6, (at) =>
          layers(picture(...facets(at)), {
            ambient: gradient(
              '#602060',
              ['#7A1838', '#7A4418', '#6A5A20', '#186048', '#183870', '#441A6A'][at] ?? black,
            ),
          }),
        ),
        1400,
        1000,
      ),
  ),
];
