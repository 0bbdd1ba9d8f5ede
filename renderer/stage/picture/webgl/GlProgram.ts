/** A linked shader program. */
export class GlProgram {
  readonly #gl: WebGL2RenderingContext;
  readonly #program: WebGLProgram;
  readonly #locations = new Map<string, WebGLUniformLocation | null>();

  private constructor(gl: WebGL2RenderingContext, program: WebGLProgram) {
    this.#gl = gl;
    this.#program = program;
  }

  /** Builds a program; undefined if the graphics card cannot, or its context is lost. */
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

  /** Makes it the current program. */
  use(): void {
    this.#gl.useProgram(this.#program);
  }

  /** Sets a uniform of one to four numbers. The program must be current. */
  setUniform(name: string, ...values: readonly number[]): void {
    const gl = this.#gl;
    const [x = 0, y = 0, z = 0, w = 0] = values;
    const location = this.#locationOf(name);
    if (values.length === 1) gl.uniform1f(location, x);
    else if (values.length === 2) gl.uniform2f(location, x, y);
    else if (values.length === 3) gl.uniform3f(location, x, y, z);
    else gl.uniform4f(location, x, y, z, w);
  }

  /** Binds a texture to a sampler, through a texture unit. The program must be current. */
  bindTexture(name: string, unit: number, texture: WebGLTexture): void {
    const gl = this.#gl;
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.uniform1i(this.#locationOf(name), unit);
  }

  #locationOf(name: string): WebGLUniformLocation | null {
    const known = this.#locations.get(name);
    if (known !== undefined) return known;
    const location = this.#gl.getUniformLocation(this.#program, name);
    this.#locations.set(name, location);
    return location;
  }
}
