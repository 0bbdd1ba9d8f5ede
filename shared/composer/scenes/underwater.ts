import {
  breathing,
  circle,
  disc,
  fill,
  layers,
  line,
  picture,
  pixel,
  rect,
  sparkle,
  step,
} from '../../program/commands';
import type { Command, Element } from '../../program/Program';
import { cycle } from './motion';
import { blend, land, scatter, shade, swing, wrap } from './shapes';
import { scene, type Scene } from './Scene';

const black = '#000000';

function ripples(at: number): Command {
  const rings = ['34', '7a', '47'].flatMap((spot, source) => {
    const [x, y] = [Number.parseInt(spot.charAt(0), 16), Number.parseInt(spot.charAt(1), 16)];
    const age = wrap(at - source * 7, 21);
    const fade = Math.min(1, age / 10);
    if (age > 10) return [];
    if (age === 0) return [pixel(x, y, '#FFFFFF')];
    return [
      circle(x, y, age, blend('#E0FFF8', '#1C5C70', fade)),
      ...(age > 2 ? [circle(x, y, age - 2, blend('#80D8D8', '#1C5C70', fade))] : []),
    ];
  });
  return picture(
    fill(blend('#0C4858', '#1C7880', 0.5 + swing(at / 7) / 2)),
    ...shade(0, 14, '#185468', '#0C3450'),
    ...rings,
  );
}

function whirlpool(at: number): Command {
  const arm = (from: number, color: string) =>
    Array.from({ length: 22 }, (_, point) => {
      const r = 1.2 + point * 0.3;
      const turn = from + at / 12 - Math.log(r) * 0.45;
      return pixel(
        Math.round(4.5 + swing(turn) * r * 0.85),
        Math.round(6.5 - swing(turn + 0.25) * r * 1.1),
        blend('#0C4468', color, 0.3 + point / 32),
      );
    });
  return picture(
    fill(blend('#0C4C70', '#1C7C98', 0.5 + swing(at / 12) / 2)),
    rect(0, 0, 10, 14, '#1C80A0'),
    ...[7, 6, 5, 4, 3, 2].map((r) => disc(4, 6, r, blend('#020818', '#1870A0', (r - 2) / 6))),
    ...arm(0, '#E8FFFF'),
    ...arm(0.5, '#80E0E8'),
    rect(4, 6, 2, 2, '#000408'),
  );
}

function swimmer(x: number, y: number, color: string, fin: string, leftwards = false): Element[] {
  const side = leftwards ? -1 : 1;
  return [
    rect(x - 1, y, 3, 1, color),
    pixel(x - 2 * side, y - 1, fin),
    pixel(x - 2 * side, y + 1, fin),
    pixel(x, y - 1, color),
  ];
}

function reef(at: number): Command {
  const sway = Math.round(swing(at / 10));
  return picture(
    fill(blend('#0C6890', '#20A0B0', 0.5 + swing(at / 20) / 2)),
    ...shade(0, 14, '#30B8D0', '#083C78'),
    line(2 + sway, 0, 0, 6, '#70D8E0'),
    line(7 + sway, 0, 5, 7, '#60D0E0'),
    ...swimmer(wrap(at, 20) - 4, 3, '#FFD020', '#FF8010'),
    ...swimmer(14 - wrap(at + 9, 20), 7, '#FF6030', '#FFE0C0', true),
    pixel(wrap(at + 12, 20) - 4, 5, '#80F0FF'),
    pixel(wrap(at + 12, 20) - 2, 6, '#80F0FF'),
    ...land('1122100132', '#C0A070'),
    line(1, 12, 1, 9, '#F0408C'),
    line(1, 10, 0, 9, '#F0408C'),
    line(1, 11, 2, 9, '#FF70A8'),
    line(3, 12, 3, 11, '#FF9030'),
    pixel(2, 11, '#FF9030'),
    line(6, 13, 6 + sway, 10, '#30C060'),
    line(5, 13, 5 + sway, 11, '#20A050'),
    disc(8, 11, 1, '#A050E0'),
    pixel(8, 10, '#D090FF'),
    line(9, 11, 9, 9, '#F0C030'),
  );
}

function anglerfish(light: number, sway: number): Command {
  const flesh = blend('#051228', '#406478', light);
  const tooth = blend('#051228', '#E0F0E0', light);
  return layers(
    picture(
      ...shade(0, 14, '#0C2C5C', '#030A1C'),
      disc(6, 10, 3, flesh),
      rect(9, 8, 1, 5, flesh),
      line(3, 11, 6, 11, blend('#01040C', '#08101C', light)),
      pixel(3, 10, tooth),
      pixel(5, 10, tooth),
      pixel(4, 12, tooth),
      pixel(6, 12, tooth),
      pixel(5, 8, blend('#051228', '#F8E840', light)),
      line(6, 7, 4 + sway, 5, blend('#0C1C28', '#3C6068', light)),
      disc(3 + sway, 5, 2, blend('#0C2C48', '#145468', light)),
      disc(3 + sway, 5, 1, blend('#14585C', '#40C8C0', light)),
      pixel(3 + sway, 5, '#C0FFF0'),
    ),
    {
      over: sparkle('#1C80A0', black, 1800, 0.03),
      ambient: breathing(blend('#020A20', '#0C3448', light), 5000),
    },
  );
}

function goldfish(x: number, y: number, color: string, fin: string, side: 1 | -1, flap: boolean): Element[] {
  return [
    rect(x - 1, y - 1, 3, 3, color),
    rect(x - 2, y, 5, 1, color),
    pixel(x + side, y - 1, '#201008'),
    rect(x - 3 * side, y - (flap ? 1 : 0), 1, flap ? 3 : 1, fin),
    pixel(x, y + 1, fin),
    rect(side > 0 ? x - 4 : x + 4, y - 1, 1, flap ? 1 : 3, fin),
  ];
}

function aquarium(at: number): Command {
  const there = at < 12;
  const x = there ? at - 1 : 22 - at;
  const bubble = (offset: number) =>
    pixel(8 + (wrap(at + offset, 3) === 0 ? 1 : 0), 11 - wrap(at + offset, 12), '#D0F8FF');
  return picture(
    fill(blend('#1C6CA8', '#38A0C8', 0.5 + swing(at / 24) / 2)),
    ...shade(0, 12, '#3CA8D8', '#0C4C94'),
    rect(0, 0, 10, 1, '#E8FFFF'),
    line(1, 12, 1 + Math.round(swing(at / 12)), 7, '#28A848'),
    line(3, 12, 3 + Math.round(swing(at / 12 + 0.2)), 9, '#1C8C40'),
    rect(0, 12, 10, 2, '#C89850'),
    ...scatter('0c 3d 5c 8d', '#F0D8A0'),
    ...scatter('2c 6d 9c', '#9C6830'),
    rect(6, 10, 2, 2, '#78707C'),
    pixel(6, 11, '#201C2C'),
    ...goldfish(x, 4, '#FF8018', '#FFC060', there ? 1 : -1, at % 2 === 0),
    rect(9 - Math.round(4 + 4 * swing(at / 24)), 8, 2, 1, '#F04068'),
    pixel(9 - Math.round(4 + 4 * swing(at / 24)) + 1, 7, '#F890A8'),
    bubble(0),
    bubble(5),
    bubble(9),
  );
}

const foam = [
  { x: 2, y: 3, r: 2, color: '#70D8F0' },
  { x: 7, y: 8, r: 2, color: '#C0A0F8' },
  { x: 4, y: 12, r: 1, color: '#A0F0D8' },
  { x: 8, y: 15, r: 1, color: '#F8B0D8' },
  { x: 3, y: 18, r: 2, color: '#90B8FF' },
  { x: 6, y: 1, r: 0, color: '#E0FFFF' },
  { x: 1, y: 9, r: 0, color: '#E0FFFF' },
  { x: 9, y: 3, r: 0, color: '#E0FFFF' },
] as const;

function bubbles(at: number): Command {
  const rising = foam.flatMap(({ x, y, r, color }, which) => {
    const [left, top] = [x + Math.round(swing(at / 10 + which * 0.3) * 0.8), wrap(y - at, 20) - 3];
    if (r < 2) return [rect(left, top, r + 1, r + 1, color)];
    return [
      disc(left, top, r, blend(color, '#0C2C6C', 0.75)),
      circle(left, top, r, color),
      pixel(left - 1, top - 1, '#FFFFFF'),
    ];
  });
  return picture(
    fill(blend('#144898', '#5C60C0', 0.5 + swing(at / 20) / 2)),
    ...shade(0, 14, '#2C6CB8', '#0C1C58'),
    ...rising,
  );
}

export const underwater: readonly Scene[] = [
  scene(
    'Coral reef',
    'coral reef, reef, underwater, under sea, undersea, snorkel, great barrier reef, tropical fish, underwater world, diving',
    () => cycle('reef', 20, 550, reef),
    { loopFrom: 'reef 2' },
  ),
  scene(
    'Deep sea',
    'deep sea, abyss, anglerfish, deep ocean, bioluminescence, mariana trench, bottom of the sea, bioluminescent, midnight zone',
    () => [
      step('a light', anglerfish(0.25, 0), 3500),
      step('it sways', anglerfish(0.35, -1), 1400, 1200),
      step('it lures', anglerfish(0.5, 0), 1400, 1200),
      step('nearer', anglerfish(0.7, 1), 1400, 1200),
      step('anglerfish', anglerfish(1, 0), 4000, 2000),
      step('it fades', anglerfish(0.3, -1), 2000, 1500),
      step('dark again', anglerfish(0.25, 0), 3000, 1500),
    ],
    { loopFrom: 'it sways' },
  ),
  scene(
    'Aquarium',
    'aquarium, fish tank, goldfish, goldfish bowl, fish bowl, fishtank, goldfish glass, aquarium & fish',
    () => cycle('goldfish', 24, 500, (at) => aquarium((at + 4) % 24)),
    { loopFrom: 'goldfish 2' },
  ),
  scene(
    'Bubbles',
    'bubble, soap bubble, air bubble, rising bubble, bubbling',
    () => cycle('bubbles', 20, 420, bubbles),
    { loopFrom: 'bubbles 2' },
  ),
  scene(
    'Ripples',
    'ripple, puddle, water ring, drop in water, raindrop in puddle, water ripple, zen pond, drop of water, stone & pond, stone & water, stone & lake, pond ripple',
    () => cycle('ripples', 21, 380, ripples),
    { loopFrom: 'ripples 2' },
  ),
  scene(
    'Whirlpool',
    'whirlpool, vortex, maelstrom, eddy, swirling water, charybdis, swirl',
    () => cycle('whirl', 12, 500, whirlpool),
    { loopFrom: 'whirl 2' },
  ),
];
