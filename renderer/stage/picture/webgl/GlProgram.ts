/** A program of the graphics card, ready to draw. */
export class GlProgram {
  readonly #gl: WebGL2RenderingContext;
  readonly #program: WebGLProgram;
  readonly #locations = new Map<string, WebGLUniformLocation | null>();

  private constructor(gl: WebGL2RenderingContext, program: WebGLProgram) {
    this.#gl = gl;
    this.#program = program;
  }

  /** Builds a program; undefined when this card cannot, or is lost. */
  static build(gl: WebGL2RenderingContext, vertex: string, fragment: string): GlProgram | undefined {
    const program = gl.createProgram();
    for (const [kind, source] of [
      [gl.VERTEX_SHADER, vertex],
      [gl.FRAGMENT_SHADER, fragment],
    ] as const) {
      const shader = gl.createShader(kind);
      if (!shader) return undefined;
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
      gl.deleteShader(shader);
    }
    gl.linkProgram(program);
    return gl.getProgramParameter(program, gl.LINK_STATUS) === true ? new GlProgram(gl, program) : undefined;
  }

  /** Draws with it from now on. */
  use(): void {
    this.#gl.useProgram(this.#program);
  }

  /** Gives it one number, or up to four together. It must be in use. */
  setUniform(name: string, ...values: readonly number[]): void {
    const gl = this.#gl;
    const [x = 0, y = 0, z = 0, w = 0] = values;
    const place = this.#locationOf(name);
    if (values.length === 1) gl.uniform1f(place, x);
    else if (values.length === 2) gl.uniform2f(place, x, y);
    else if (values.length === 3) gl.uniform3f(place, x, y, z);
    else gl.uniform4f(place, x, y, z, w);
  }

  /** Lets it read a texture, through one of the card's units. It must be in use. */
  bindTexture(name: string, unit: number, texture: WebGLTexture): void {
    const gl = this.#gl;
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.uniform1i(this.#locationOf(name), unit);
  }

  #locationOf(name: string): WebGLUniformLocation | null {
    const known = this.#locations.get(name);
    if (known !== undefined) return known;
    const place = this.#gl.getUniformLocation(this.#program, name);
    this.#locations.set(name, place);
    return place;
  }
}
