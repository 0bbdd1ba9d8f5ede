import type { SceneRect, LampScene } from '../lampScene';

const rim = 'rgb(255 245 230 / 15%)';

/** Translucent: the light behind the foot shines through faintly. */
const footColor = 'rgb(29 26 23 / 80%)';

/** Draws a lamp from the pictures of the light on the wall and in the glass. */
export function drawLamp(
  context: CanvasRenderingContext2D,
  scene: LampScene,
  wall: CanvasImageSource,
  light: CanvasImageSource,
): void {
  context.imageSmoothingQuality = 'low';
  context.drawImage(wall, ...rectOf(scene, scene.onWall.area));
  if (scene.foot) drawFoot(context, scene, scene.foot);
  const rect = rectOf(scene, scene.glass.area);
  context.save();
  glassPath(context, scene);
  context.clip('evenodd');
  context.drawImage(light, ...rect);
  drawSheen(context, ...rect);
  context.restore();
  glassPath(context, scene);
  context.lineWidth = 1;
  context.strokeStyle = rim;
  context.stroke();
}

function drawFoot(context: CanvasRenderingContext2D, scene: LampScene, foot: SceneRect): void {
  const [x, y, width, height] = rectOf(scene, foot);
  context.beginPath();
  context.roundRect(x, y, width, height, height * 0.4);
  context.fillStyle = footColor;
  context.fill();
}

/** A faint reflection of the room on the upper left of the glass. */
function drawSheen(
  context: CanvasRenderingContext2D,
  ...[x, y, width, height]: [number, number, number, number]
): void {
  const sheen = context.createLinearGradient(x, y, x + width * 0.7, y + height * 0.6);
  sheen.addColorStop(0, 'rgb(255 250 240 / 6%)');
  sheen.addColorStop(0.5, 'rgb(255 250 240 / 0%)');
  context.fillStyle = sheen;
  context.fillRect(x, y, width, height);
}

function glassPath(context: CanvasRenderingContext2D, scene: LampScene): void {
  const { glass, pitch } = scene;
  const [x, y, width, height] = rectOf(scene, glass.area);
  context.beginPath();
  if (glass.shape === 'sheet') {
    context.roundRect(x, y, width, height, glass.radius * pitch);
    return;
  }
  const outer = width / 2;
  const inner = Math.max(outer - glass.thickness * pitch, 0);
  for (const radius of [outer, inner]) {
    context.moveTo(x + outer + radius, y + outer);
    context.arc(x + outer, y + outer, radius, 0, 2 * Math.PI);
  }
}

function rectOf(
  { pitch, originX, originY }: LampScene,
  { left, top, width, height }: SceneRect,
): [number, number, number, number] {
  return [originX + left * pitch, originY + top * pitch, width * pitch, height * pitch];
}
