import {
  type RenderLayer,
  breathing,
  comet,
  disc,
  fill,
  layers,
  picture,
  rect,
  sparkle,
  step,
} from '../../program/commands';
import { blend, land, scatter, shade, wrap } from './shapes';
import { scene, type Scene } from './Scene';

const black = '#000000';

const dawnSky = [
  ['#060A24', '#2C2450', '#0A1018'],
  ['#141C50', '#8C4468', '#10181C'],
  ['#2C4488', '#F08050', '#1C281C'],
  ['#3C78C0', '#FFC070', '#2C5424'],
  ['#3C90E8', '#C8E0E8', '#4C9038'],
] as const;

/** The colours of the sky above and below, and of the land, `share` of the way from night to day. */
function dawn(share: number): { top: string; low: string; ground: string } {
  const at = Math.min(share * (dawnSky.length - 1), dawnSky.length - 1.001);
  const [from, to] = [dawnSky[Math.floor(at)] ?? dawnSky[0], dawnSky[Math.floor(at) + 1] ?? dawnSky[0]];
  const [top, low, ground] = from.map((color, index) => blend(color, to[index] ?? color, at % 1));
  return { top: top ?? black, low: low ?? black, ground: ground ?? black };
}

function sunrise(share: number): RenderLayer {
  const { top, low, ground } = dawn(share);
  const y = Math.round(14 - share * 11);
  const glow = blend(low, '#FFE080', 0.45);
  return picture(
    fill(blend(low, top, 0.35)),
    ...shade(0, 12, top, low),
    ...(share > 0.2 ? [disc(5, y, 3, glow)] : scatter('11 83 42 60 25 94', '#8C98D0')),
    disc(5, y, 2, blend('#FF5020', '#FFF4C0', share)),
    ...land('5543333456', blend(ground, low, 0.25)),
    ...land('2333444322', ground),
    ...land('1112221111', blend(ground, black, 0.4)),
  );
}

function sunset(share: number): RenderLayer {
  const sun = 2 + Math.round(share * 9);
  const top = blend(
    blend('#3C70B8', '#4C3478', Math.min(1, share * 1.6)),
    '#0C1030',
    Math.max(0, share * 2 - 1),
  );
  const low = blend(
    blend('#F8C890', '#D04468', Math.min(1, share * 1.4)),
    '#48204C',
    Math.max(0, share * 2.4 - 1.4),
  );
  const path = [9, 10, 11, 12, 13].map((y) => {
    const half = [1, 0, 2, 1, 3][wrap(y + Math.round(share * 12), 5)] ?? 0;
    return rect(5 - half, y, 1 + half * 2, 1, blend(blend(low, '#FFE8A0', 0.8), low, share * 0.6));
  });
  return picture(
    fill(blend(low, top, 0.3)),
    ...shade(0, 9, top, low),
    disc(5, sun, 2, blend('#FFF4B0', '#FF7020', share)),
    ...shade(9, 5, blend(low, '#1C2C60', 0.55), blend(top, '#080C24', 0.6)),
    ...(share < 0.95 ? path : []),
  );
}

function hills(near: string, far: string): RenderLayer {
  return picture(
    ...shade(0, 10, '#060A28', '#28407C'),
    ...scatter('00 50 73 92', near),
    ...scatter('71 54 35 05', far),
    disc(2, 3, 2, '#FFF4D0'),
    disc(3, 2, 1, '#FFFCF0'),
    ...land('4456654334', '#34548C'),
    ...land('2223345543', '#1C3860'),
    ...land('3321112222', '#0C1C34'),
    rect(6, 10, 4, 3, '#0C1428'),
    rect(5, 9, 5, 1, '#482830'),
    rect(6, 8, 3, 1, '#482830'),
    rect(7, 10, 2, 2, '#FFB030'),
  );
}

const rise = 12;

export const dayAndNight: readonly Scene[] = [
  scene(
    'Sunrise',
    'sunrise, dawn, daybreak, morning, sun rising, rising sun, early morning, new day, morning light, sunup, wake & sunrise',
    () => [
      ...Array.from({ length: rise }, (_, at) =>
        step(`sun rises ${at + 1}`, sunrise(at / rise), 2500, at === 0 ? 0 : 2500),
      ),
      step('day', layers(sunrise(1), { ambient: breathing('#F0C888', 8000) }), null, 3000),
    ],
  ),
  scene(
    'Sunset',
    'sunset, dusk, sundown, evening, twilight, golden hour, setting sun, sun going down, nightfall, end of day, afterglow',
    () => [
      ...Array.from({ length: rise }, (_, at) =>
        step(`sun sinks ${at + 1}`, sunset(at / rise), 2400, at === 0 ? 0 : 2400),
      ),
      step(
        'first stars',
        layers(sunset(1), {
          over: sparkle('#C8D0FF', black, 1500, 0.04),
          ambient: breathing('#2C1C4C', 8000),
        }),
        null,
        3000,
      ),
    ],
  ),
  scene(
    'Night over the hills',
    'night, night over hills, quiet night, clear night, nighttime, country night',
    () => [
      step(
        'cottage light',
        layers(hills('#FFFFFF', '#5C6CA0'), { ambient: breathing('#182450', 8000) }),
        2500,
      ),
      step(
        'stars twinkle',
        layers(hills('#7080B8', '#FFFFFF'), { ambient: breathing('#182450', 8000) }),
        2500,
        1800,
      ),
      step(
        'shooting star',
        layers(hills('#E0E8FF', '#8090C8'), {
          over: comet('#F0F4FF', black, 2600),
          ambient: breathing('#202C5C', 8000),
        }),
        2600,
        1200,
      ),
      step(
        'stars shine',
        layers(hills('#7080B8', '#FFFFFF'), { ambient: breathing('#182450', 8000) }),
        2500,
        1800,
      ),
      step(
        'still night',
        layers(hills('#FFFFFF', '#5C6CA0'), { ambient: breathing('#182450', 8000) }),
        2500,
        1800,
      ),
    ],
    { loopFrom: 'stars twinkle' },
  ),
];
