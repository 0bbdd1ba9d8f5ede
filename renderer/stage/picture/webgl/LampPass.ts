import type { SceneRect, LampScene, LitSurface } from '../lampScene';
import type { StageSize } from '../StagePicture';
import type { GlProgram } from './GlProgram';
import { LightTexture } from './LightTexture';

/** At most this many pixels are computed in total, and per distance between two LEDs; the rest is interpolated. */
const glassPixels = { max: 160_000, perLed: 10 };
const wallPixels = { max: 60_000, perLed: 2.5 };

/** The shader programs that draw the lamp. */
export interface LampPrograms {
  readonly splat: GlProgram;
  readonly lamp: GlProgram;
}

/** Draws the glowing lamp. */
export class LampPass {
  readonly #gl: WebGL2RenderingContext;
  readonly #programs: LampPrograms;
  readonly #scene: LampScene;
  readonly #size: StageSize;
  readonly #inGlass: LightTexture;
  readonly #onWall: LightTexture;

  constructor(gl: WebGL2RenderingContext, programs: LampPrograms, scene: LampScene, size: StageSize) {
    this.#gl = gl;
    this.#programs = programs;
    this.#scene = scene;
    this.#size = size;
    this.#inGlass = new LightTexture(gl, scene.inGlass, pixelsPerLedFor(scene.inGlass, glassPixels));
    this.#onWall = new LightTexture(gl, scene.onWall, pixelsPerLedFor(scene.onWall, wallPixels));
  }

  paint(bytes: Uint8Array): void {
    const gl = this.#gl;
    const { splat, lamp } = this.#programs;
    this.#inGlass.paint(splat, bytes);
    this.#onWall.paint(splat, bytes);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
    lamp.use();
    lamp.bindTexture('inside', 0, this.#inGlass.texture);
    lamp.bindTexture('wall', 1, this.#onWall.texture);
    this.#setUniforms(lamp);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  end(): void {
    this.#inGlass.end();
    this.#onWall.end();
  }

  #setUniforms(lamp: GlProgram): void {
    const { pitch, originX, originY, glass, foot, onWall } = this.#scene;
    const { ratio } = this.#size;
    lamp.setUniform('wallArea', ...numbersOf(onWall.area));
    lamp.setUniform('glassArea', ...numbersOf(glass.area));
    lamp.setUniform('radius', glass.shape === 'sheet' ? glass.radius : 0);
    lamp.setUniform('thickness', glass.shape === 'tube' ? glass.thickness : 0);
    lamp.setUniform('foot', ...(foot ? numbersOf(foot) : [0, 0, 0, 0]));
    // WebGL counts pixels from the bottom.
    lamp.setUniform('origin', originX * ratio, originY * ratio - this.#gl.drawingBufferHeight);
    lamp.setUniform('pitch', pitch * ratio);
    lamp.setUniform('ratio', ratio);
    lamp.setUniform('scale', onWall.scale);
  }
}

/** Pixels per distance between two LEDs; a whole number if there are several, so that all LEDs look alike. */
function pixelsPerLedFor({ area, scale }: LitSurface, { max, perLed }: typeof glassPixels): number {
  const finest = Math.min(perLed / scale, Math.sqrt(max / (area.width * area.height)));
  return finest > 2 ? Math.floor(finest) : finest;
}

function numbersOf({ left, top, width, height }: SceneRect): [number, number, number, number] {
  return [left, top, width, height];
}
