import type { Layout } from '#shared/lamp/Layout';
import { openCanvasPicture } from './canvas/openCanvasPicture';
import styles from './mountPicture.module.css';
import type { StagePicture, StageSize, StageView } from './StagePicture';
import { openWebglPicture } from './webgl/openWebglPicture';

/** A graphics card that was lost so often is left alone. */
const mostLosses = 3;

/**
 * Draws a lamp in an element that is empty and positioned, until it is ended: with WebGL where there is some, else on a
 * plain canvas. When the graphics card is lost, what was painted last is painted again by what is left.
 */
export function mountPicture(parent: HTMLElement): StagePicture {
  let losses = 0;
  let size: StageSize | undefined;
  let painting: [Layout, Uint8Array, StageView] | undefined;
  let picture = mount();

  // A canvas that once had a kind of context takes no other.
  function placeCanvas(): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    canvas.className = styles['canvas'] ?? '';
    parent.replaceChildren(canvas);
    return canvas;
  }

  function mount(): StagePicture {
    const webgl = losses < mostLosses ? openWebglPicture(placeCanvas(), mountAgain) : undefined;
    return webgl ?? openCanvasPicture(placeCanvas());
  }

  function mountAgain(): void {
    losses += 1;
    picture.end();
    picture = mount();
    if (size) picture.resize(size);
    if (painting) picture.paint(...painting);
  }

  return {
    resize: (to) => {
      size = to;
      picture.resize(to);
    },
    paint: (...what) => {
      painting = what;
      picture.paint(...what);
    },
    end: () => {
      picture.end();
      parent.replaceChildren();
    },
  };
}
