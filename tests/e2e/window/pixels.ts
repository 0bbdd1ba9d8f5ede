import type { Locator } from 'playwright-core';

/** A picture of a part of the page, as it is on the screen. */
export interface Painted {
  readonly width: number;
  readonly height: number;
  /** The mean colour of a part of it, in fractions of its size. */
  readonly mean: (area: Area) => Color;
}

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** 0 to 255 each. */
export interface Color {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

export const middle: Area = { left: 0.4, top: 0.3, right: 0.6, bottom: 0.7 };

/** Reads the pixels of a part of the page from a screenshot; an empty page of the same browser decodes it. */
export async function painted(part: Locator): Promise<Painted> {
  const png = (await part.screenshot()).toString('base64');
  const decoder = await part.page().context().newPage();
  try {
    const { width, height, rgba } = await decoder.evaluate(decodePng, png);
    const bytes = Buffer.from(rgba, 'base64');
    return { width, height, mean: (area) => meanOf(bytes, width, height, area) };
  } finally {
    await decoder.close();
  }
}

/** How far apart two colours are, 0 to 255. */
export function distance(one: Color, other: Color): number {
  return Math.hypot(one.red - other.red, one.green - other.green, one.blue - other.blue) / Math.sqrt(3);
}

/** The light of a colour, 0 to 255. */
export function lightOf({ red, green, blue }: Color): number {
  return (red + green + blue) / 3;
}

/** Runs in the browser. */
async function decodePng(base64: string): Promise<{ width: number; height: number; rgba: string }> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  let rgba = '';
  for (let at = 0; at < data.length; at += 8192) rgba += String.fromCharCode(...data.subarray(at, at + 8192));
  return { width, height, rgba: btoa(rgba) };
}

function meanOf(rgba: Buffer, width: number, height: number, area: Area): Color {
  const sums = [0, 0, 0];
  let count = 0;
  for (let y = Math.floor(area.top * height); y < area.bottom * height; y++) {
    for (let x = Math.floor(area.left * width); x < area.right * width; x++, count++) {
      for (const channel of [0, 1, 2])
        sums[channel] = (sums[channel] ?? 0) + (rgba[(y * width + x) * 4 + channel] ?? 0);
    }
  }
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / Math.max(count, 1));
  return { red, green, blue };
}
