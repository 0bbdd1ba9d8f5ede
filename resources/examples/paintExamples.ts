import { filmLengthMs, filmstrip } from '#shared/animation/filmstrip';
import { compose } from '#shared/composer/compose';
import { encodePng } from '../../electron/picture/encodePng';
import { exampleWishes } from '../../renderer/words/exampleWishes';

/** What the window shows of an example: its words, and the light that the built-in composer makes of them. */
export interface ExamplePicture {
  readonly text: string;
  /** The filmstrip, as an address that holds the PNG itself. */
  readonly source: string;
  /** How long one pass through the light takes. */
  readonly lengthMs: number;
}

/** As many as the widest example is wide, in a window of the usual size. */
const columns = 200;

/** Composes the examples and paints each as a filmstrip of the usual lamp. */
export function paintExamples(): readonly ExamplePicture[] {
  return exampleWishes.map((text) => {
    const { program } = compose(text);
    const png = encodePng(filmstrip(program, columns));
    return {
      text,
      source: `data:image/png;base64,${png.toString('base64')}`,
      lengthMs: filmLengthMs(program),
    };
  });
}
