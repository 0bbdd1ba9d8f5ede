import type { LightPoints } from '../LightPoints';

const positionSlot = 0;
const colorSlot = 1;

/** A square for each light, all drawn in one call; only the colours are uploaded for each frame. */
export class LightQuads {
  readonly lights: LightPoints;
  readonly #gl: WebGL2RenderingContext;
  readonly #array: WebGLVertexArrayObject;
  readonly #positions: WebGLBuffer;
  readonly #colors: WebGLBuffer;

  constructor(gl: WebGL2RenderingContext, lights: LightPoints) {
    this.#gl = gl;
    this.lights = lights;
    this.#array = gl.createVertexArray();
    gl.bindVertexArray(this.#array);
    this.#positions = instanceBuffer(gl, positionSlot, 2, positionsOf(lights), gl.STATIC_DRAW);
    this.#colors = instanceBuffer(gl, colorSlot, 3, lights.colors, gl.STREAM_DRAW);
    gl.bindVertexArray(null);
  }

  /** Draws them with the current program, in the colours of a frame. */
  draw(bytes: Uint8Array): void {
    const gl = this.#gl;
    this.lights.setFrame(bytes);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#colors);
    gl.bufferData(gl.ARRAY_BUFFER, this.lights.colors, gl.STREAM_DRAW);
    gl.bindVertexArray(this.#array);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, this.lights.count);
    gl.bindVertexArray(null);
  }

  end(): void {
    this.#gl.deleteVertexArray(this.#array);
    this.#gl.deleteBuffer(this.#positions);
    this.#gl.deleteBuffer(this.#colors);
  }
}

function positionsOf({ count, x, y }: LightPoints): Float32Array {
  return Float32Array.from({ length: count * 2 }, (_, at) => (at % 2 === 0 ? x : y)[at >> 1] ?? 0);
}

/** A buffer with one value per square. */
function instanceBuffer(
  gl: WebGL2RenderingContext,
  ...[slot, size, values, usage]: [slot: number, size: number, values: Float32Array, usage: number]
): WebGLBuffer {
  const buffer = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ARRAY_BUFFER, values, usage);
  gl.enableVertexAttribArray(slot);
  gl.vertexAttribPointer(slot, size, gl.FLOAT, false, 0, 0);
  gl.vertexAttribDivisor(slot, 1);
  return buffer;
}
