import { once } from '../once';
import { aurora, layers, picture, pixel, sparkle, step } from './commands';
import { programSchema } from './Program';

/** What the lamp shows until the first wish. Written out, so that a start need not load the composer. */
export const welcomeProgram = once(() => {
  const stars = sparkle('#A8B8E8', '#000000', 5440, 0.03);
  const greenCurtain = layers(aurora('#10F090', '#2850D8', 11_900), {
    ambient: aurora('#0CA070', '#1C2C90', 15_300),
    over: stars,
  });
  const violetVeil = layers(aurora('#18D8A8', '#A030F0', 10_200), {
    ambient: aurora('#109078', '#5018A0', 15_300),
    over: picture(
      pixel(1, 2, '#FFFFFF'),
      pixel(8, 1, '#FFE8F4'),
      pixel(5, 5, '#FFFFFF'),
      pixel(2, 9, '#E8F0FF'),
      pixel(7, 10, '#FFFFFF'),
      pixel(4, 12, '#D8D0FF'),
    ),
  });
  const roseCrown = layers(aurora('#4858F0', '#F030A0', 10_200), {
    ambient: aurora('#0C7070', '#801860', 15_300),
    over: stars,
  });
  return programSchema.parse({
    name: 'Northern lights',
    steps: [
      step('green curtain', greenCurtain, 18_700),
      step('violet veil', violetVeil, 15_300, 5950),
      step('rose crown', roseCrown, 13_600, 5950),
      step('green curtain again', greenCurtain, 18_700, 5100),
    ],
    loop: { count: 0, start_step: 'violet veil', end_step: 'green curtain again' },
  });
});
