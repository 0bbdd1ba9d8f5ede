import type { LightPlan, LightSource } from '../lampScene';
import type { GlProgram } from './GlProgram';
import { halfFloatTexture } from './halfFloatTexture';
import { LightSquares } from './LightSquares';

/** So many values tell how a light spreads. */
const spreadValues = 256;

interface Source {
  readonly squares: LightSquares;
  readonly reach: number;
  readonly spread: WebGLTexture;
}

/** Light where it falls, as a small texture in which it adds up as light does, also beyond what a screen can show. */
export class LightTarget {
  readonly texture: WebGLTexture;
  readonly #gl: WebGL2RenderingContext;
  readonly #plan: LightPlan;
  readonly #width: number;
  readonly #height: number;
  readonly #frame: WebGLFramebuffer;
  readonly #sources: readonly Source[];

  constructor(gl: WebGL2RenderingContext, plan: LightPlan, pixelsPerLed: number) {
    this.#gl = gl;
    this.#plan = plan;
    this.#width = Math.max(Math.round(plan.area.width * pixelsPerLed), 1);
    this.#height = Math.max(Math.round(plan.area.height * pixelsPerLed), 1);
    this.texture = halfFloatTexture(gl, this.#width, this.#height);
    this.#frame = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#frame);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, this.texture, 0);
    this.#sources = plan.sources.map((source) => sourceOf(gl, source));
  }

  /** Paints the light of these bytes with the program that draws lights. */
  paint(splat: GlProgram, bytes: Uint8Array): void {
    const gl = this.#gl;
    const { area, ground } = this.#plan;
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#frame);
    gl.viewport(0, 0, this.#width, this.#height);
    gl.clearColor(...ground, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE);
    splat.use();
    splat.set('area', area.left, area.top, area.width, area.height);
    for (const { squares, reach, spread } of this.#sources) {
      splat.set('reach', reach);
      splat.read('spread', 0, spread);
      squares.draw(bytes);
    }
    gl.disable(gl.BLEND);
  }

  end(): void {
    for (const { squares, spread } of this.#sources) {
      squares.end();
      this.#gl.deleteTexture(spread);
    }
    this.#gl.deleteFramebuffer(this.#frame);
    this.#gl.deleteTexture(this.texture);
  }
}

function sourceOf(gl: WebGL2RenderingContext, { lights, spread }: LightSource): Source {
  const values = Float32Array.from({ length: spreadValues }, (_, at) =>
    spread.at(((at + 0.5) / spreadValues) * spread.reach),
  );
  return {
    squares: new LightSquares(gl, lights),
    reach: spread.reach,
    spread: halfFloatTexture(gl, spreadValues, 1, values),
  };
}
