import type { LitSurface, LightSource } from '../lampScene';
import type { GlProgram } from './GlProgram';
import { halfFloatTexture } from './halfFloatTexture';
import { LightQuads } from './LightQuads';

/** The number of samples of a spread. */
const spreadSamples = 256;

interface SourceBuffers {
  readonly squares: LightQuads;
  readonly reach: number;
  readonly spread: WebGLTexture;
}

/** A lit surface as a small texture in which light adds up linearly, also beyond what a screen can show. */
export class LightTexture {
  readonly texture: WebGLTexture;
  readonly #gl: WebGL2RenderingContext;
  readonly #surface: LitSurface;
  readonly #width: number;
  readonly #height: number;
  readonly #framebuffer: WebGLFramebuffer;
  readonly #sources: readonly SourceBuffers[];

  constructor(gl: WebGL2RenderingContext, surface: LitSurface, pixelsPerLed: number) {
    this.#gl = gl;
    this.#surface = surface;
    this.#width = Math.max(Math.round(surface.area.width * pixelsPerLed), 1);
    this.#height = Math.max(Math.round(surface.area.height * pixelsPerLed), 1);
    this.texture = halfFloatTexture(gl, this.#width, this.#height);
    this.#framebuffer = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#framebuffer);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, this.texture, 0);
    this.#sources = surface.sources.map((source) => sourceOf(gl, source));
  }

  /** Paints a frame with the splat program. */
  paint(splat: GlProgram, bytes: Uint8Array): void {
    const gl = this.#gl;
    const { area, ground } = this.#surface;
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#framebuffer);
    gl.viewport(0, 0, this.#width, this.#height);
    gl.clearColor(...ground, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE);
    splat.use();
    splat.setUniform('area', area.left, area.top, area.width, area.height);
    for (const { squares, reach, spread } of this.#sources) {
      splat.setUniform('reach', reach);
      splat.bindTexture('spread', 0, spread);
      squares.draw(bytes);
    }
    gl.disable(gl.BLEND);
  }

  end(): void {
    for (const { squares, spread } of this.#sources) {
      squares.end();
      this.#gl.deleteTexture(spread);
    }
    this.#gl.deleteFramebuffer(this.#framebuffer);
    this.#gl.deleteTexture(this.texture);
  }
}

function sourceOf(gl: WebGL2RenderingContext, { lights, spread }: LightSource): SourceBuffers {
  const values = Float32Array.from({ length: spreadSamples }, (_, at) =>
    spread.at(((at + 0.5) / spreadSamples) * spread.reach),
  );
  return {
    squares: new LightQuads(gl, lights),
    reach: spread.reach,
    spread: halfFloatTexture(gl, spreadSamples, 1, values),
  };
}
