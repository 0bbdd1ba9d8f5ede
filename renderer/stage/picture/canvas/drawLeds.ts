import { unit } from '#shared/animation/geometry';
import { screenValue } from '#shared/animation/guards/gamma';
import type { LampScene } from '../lampScene';
import { ledGround, ledLooks, type LedLook } from '../ledLooks';

/** Draws every LED by itself, in the colour that it has. */
export function drawLeds(context: CanvasRenderingContext2D, scene: LampScene, bytes: Uint8Array): void {
  const { width, height } = context.canvas;
  context.fillStyle = rgb(ledGround);
  context.fillRect(0, 0, width, height);
  // Of what is there and what is drawn, the brighter is kept, channel by channel.
  context.globalCompositeOperation = 'lighten';
  for (const look of ledLooks(scene)) drawZone(context, scene, look, bytes);
  context.globalCompositeOperation = 'source-over';
}

function drawZone(
  context: CanvasRenderingContext2D,
  { pitch, originX, originY }: LampScene,
  { zone, halfWidth, radius, outline }: LedLook,
  bytes: Uint8Array,
): void {
  const side = 2 * halfWidth * pitch;
  context.lineWidth = 1;
  context.strokeStyle = rgb(outline);
  for (let led = 0; led < zone.count; led++) {
    const x = originX + ((zone.seenX[led] ?? 0) / unit) * pitch - side / 2;
    const y = originY + ((zone.seenY[led] ?? 0) / unit) * pitch - side / 2;
    const from = (zone.wires[led] ?? 0) * 3;
    context.fillStyle = rgb(Array.from(bytes.subarray(from, from + 3), (light) => screenValue[light] ?? 0));
    context.beginPath();
    context.roundRect(x, y, side, side, radius * pitch);
    context.fill();
    context.beginPath();
    context.roundRect(x + 0.5, y + 0.5, side - 1, side - 1, Math.max(radius * pitch - 0.5, 0));
    context.stroke();
  }
}

function rgb(color: readonly number[]): string {
  return `rgb(${color.join(' ')})`;
}
