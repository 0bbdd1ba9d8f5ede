/** A texture of half floats with linear filtering, clamped at its edges. Without values it is a render target. */
export function halfFloatTexture(
  gl: WebGL2RenderingContext,
  ...[width, height, reds]: [width: number, height: number, reds?: Float32Array]
): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  if (reds) gl.texImage2D(gl.TEXTURE_2D, 0, gl.R16F, width, height, 0, gl.RED, gl.FLOAT, reds);
  else gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA16F, width, height);
  for (const [name, value] of [
    [gl.TEXTURE_MIN_FILTER, gl.LINEAR],
    [gl.TEXTURE_MAG_FILTER, gl.LINEAR],
    [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
  ] as const) {
    gl.texParameteri(gl.TEXTURE_2D, name, value);
  }
  return texture;
}
