import { unit } from '#shared/animation/Geometry';
import { screenValue } from '#shared/animation/guards/gamma';
import type { LampScene } from '../lampScene';
import { ledGround, ledLooks, type LedLook } from '../ledLooks';

/** LEDs smaller than this, in CSS pixels, are plain squares: a big panel has tens of thousands of them. */
const plainSide = 4;

/** Draws each LED in its own colour. */
export function drawLeds(context: CanvasRenderingContext2D, scene: LampScene, bytes: Uint8Array): void {
  const { width, height } = context.canvas;
  context.fillStyle = rgb(ledGround);
  context.fillRect(0, 0, width, height);
  for (const look of ledLooks(scene)) drawZone(context, scene, look, bytes);
}

function drawZone(
  context: CanvasRenderingContext2D,
  { pitch, originX, originY }: LampScene,
  { zone, halfWidth, radius, outline }: LedLook,
  bytes: Uint8Array,
): void {
  const side = 2 * halfWidth * pitch;
  const outlines = new Path2D();
  for (let led = 0; led < zone.count; led++) {
    const x = originX + ((zone.seenX[led] ?? 0) / unit) * pitch - side / 2;
    const y = originY + ((zone.seenY[led] ?? 0) / unit) * pitch - side / 2;
    const corner = side < plainSide ? 0 : radius * pitch;
    const from = (zone.wires[led] ?? 0) * 3;
    const lights = bytes.subarray(from, from + 3);
    if (lights.some((light) => light > 0)) {
      context.fillStyle = rgb(Array.from(lights, (light) => screenValue[light] ?? 0));
      fillSquare(context, x, y, side, corner);
    }
    if (corner > 0) outlines.roundRect(x + 0.5, y + 0.5, side - 1, side - 1, Math.max(corner - 0.5, 0));
  }
  // Keeps the brighter of the LED and the outline, channel by channel.
  context.globalCompositeOperation = 'lighten';
  context.lineWidth = 1;
  context.strokeStyle = rgb(outline);
  context.stroke(outlines);
  context.globalCompositeOperation = 'source-over';
}

function fillSquare(
  context: CanvasRenderingContext2D,
  ...[x, y, side, corner]: [x: number, y: number, side: number, corner: number]
): void {
  if (corner === 0) {
    context.fillRect(x, y, side, side);
    return;
  }
  context.beginPath();
  context.roundRect(x, y, side, side, corner);
  context.fill();
}

function rgb(color: readonly number[]): string {
  return `rgb(${color.join(' ')})`;
}
