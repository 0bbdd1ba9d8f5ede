/** One triangle that covers the whole picture. */
export const screenVertex = `#version 300 es
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0;
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

/** Noise from 0 to 1 without a visible pattern, by whole pixel positions. */
export const noiseGlsl = `
float noiseAt(vec2 place) {
  uvec2 q = uvec2(ivec2(place)) * uvec2(1597334673u, 3812015801u);
  uint n = (q.x ^ q.y) * 1597334673u;
  n = (n ^ (n >> 15)) * 2246822519u;
  return float((n ^ (n >> 13)) >> 8) / 16777216.0;
}`;

/** Converts linear light to screen values, dithered so that a faint glow has no steps. */
export const onScreenGlsl = `
vec4 onScreen(vec3 light) {
  vec3 value = pow(clamp(light, 0.0, 1.0), vec3(1.0 / 2.2));
  float fine = noiseAt(gl_FragCoord.xy) + noiseAt(gl_FragCoord.xy + 8191.0) - 1.0;
  return vec4(value + fine / 255.0, 1.0);
}`;
