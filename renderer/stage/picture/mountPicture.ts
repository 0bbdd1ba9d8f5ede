import type { Layout } from '#shared/lamp/Layout';
import { openCanvasPicture } from './canvas/openCanvasPicture';
import styles from './mountPicture.module.css';
import type { StagePicture, StageSize, StageView } from './StagePicture';
import { openWebglPicture } from './webgl/openWebglPicture';

/** After this many losses of the graphics context, WebGL is not used again. */
const maxLosses = 3;

/**
 * Draws a lamp in an empty, positioned element until `end`: with WebGL if available, else on a 2D canvas. When the
 * graphics context is lost, the last frame is painted again with what is available.
 */
export function mountPicture(parent: HTMLElement): StagePicture {
  let losses = 0;
  let size: StageSize | undefined;
  let lastFrame: [Layout, Uint8Array, StageView] | undefined;
  let picture = mount();

  // A canvas cannot change the kind of its context, so each attempt gets a new one.
  function placeCanvas(): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    canvas.className = styles['canvas'] ?? '';
    parent.replaceChildren(canvas);
    return canvas;
  }

  function mount(): StagePicture {
    const webgl = losses < maxLosses ? openWebglPicture(placeCanvas(), mountAgain) : undefined;
    return webgl ?? openCanvasPicture(placeCanvas());
  }

  function mountAgain(): void {
    losses += 1;
    picture.end();
    picture = mount();
    if (size) picture.resize(size);
    if (lastFrame) picture.paint(...lastFrame);
  }

  return {
    resize: (to) => {
      size = to;
      picture.resize(to);
    },
    paint: (...frame) => {
      lastFrame = frame;
      picture.paint(...frame);
    },
    end: () => {
      picture.end();
      parent.replaceChildren();
    },
  };
}
