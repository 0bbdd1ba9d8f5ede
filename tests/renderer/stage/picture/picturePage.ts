import { parseLayout } from '#shared/lamp/layoutText';
import { openCanvasPicture } from '../../../../renderer/stage/picture/canvas/openCanvasPicture';
import { mountPicture } from '../../../../renderer/stage/picture/mountPicture';
import type { StagePicture, StageSize, StageView } from '../../../../renderer/stage/picture/StagePicture';

/** The surface to draw on: the one that the app uses, or the plain canvas. */
export type PainterKind = 'app' | 'canvas';

/** A picture to be painted in a browser; `bytes` are the lamp's. */
export interface PaintRequest {
  readonly painter: PainterKind;
  readonly layout: string;
  readonly bytes: readonly number[];
  readonly view: StageView;
  readonly size: StageSize;
}

/** The pixels of a picture, four bytes each, from the top left, in base 64. */
export interface PagePixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: string;
}

/** The functions of the page that paints pictures. */
export interface PicturePage {
  /** Paints a picture and returns its pixels. */
  readonly paint: (picture: PaintRequest) => PagePixels;
  /** The kind of context that draws the picture. */
  readonly kind: () => '2d' | 'webgl2';
  /** Makes the page lose its graphics context; returns the pixels once the page has noticed. */
  readonly loseCard: () => Promise<PagePixels>;
}

declare global {
  var picturePage: PicturePage;
}

const place = document.createElement('div');
place.style.position = 'relative';
document.body.style.margin = '0';
document.body.append(place);

let mounted: { readonly painter: PainterKind; readonly picture: StagePicture } | undefined;

function pictureBy(painter: PainterKind): StagePicture {
  if (mounted?.painter !== painter) {
    mounted?.picture.end();
    mounted = { painter, picture: painter === 'app' ? mountPicture(place) : canvasPicture() };
  }
  return mounted.picture;
}

function canvasPicture(): StagePicture {
  place.replaceChildren(document.createElement('canvas'));
  return openCanvasPicture(canvasOf());
}

function canvasOf(): HTMLCanvasElement {
  const canvas = place.querySelector('canvas');
  if (!canvas) throw new Error('There is no picture.');
  return canvas;
}

function pixelsOf(canvas: HTMLCanvasElement): PagePixels {
  const { width, height } = canvas;
  const copy = new OffscreenCanvas(width, height).getContext('2d');
  if (!copy) throw new Error('This browser draws no canvas.');
  copy.drawImage(canvas, 0, 0);
  const { data } = copy.getImageData(0, 0, width, height);
  return { width, height, rgba: btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join('')) };
}

globalThis.picturePage = {
  paint: (painted) => {
    const { painter, layout, bytes, view, size } = painted;
    place.style.width = `${size.width}px`;
    place.style.height = `${size.height}px`;
    const picture = pictureBy(painter);
    picture.resize(size);
    picture.paint(parseLayout(layout), Uint8Array.from(bytes), view);
    return pixelsOf(canvasOf());
  },
  kind: () => (canvasOf().getContext('webgl2') ? 'webgl2' : '2d'),
  loseCard: async () => {
    const canvas = canvasOf();
    const lost = new Promise((resolve) => canvas.addEventListener('webglcontextlost', resolve));
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    await lost;
    return pixelsOf(canvasOf());
  },
};
