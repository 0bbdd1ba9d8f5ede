/** A square around each LED. */
export const ledsVertex = `#version 300 es
layout(location = 0) in vec2 place;
layout(location = 1) in vec3 color;
uniform vec2 origin;
uniform vec2 size;
uniform float pitch;
uniform float halfWidth;
out vec2 offset;
flat out vec3 light;

void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
  offset = corner * (halfWidth * pitch + 1.0);
  light = color;
  vec2 at = (origin + place * pitch + offset) / size;
  gl_Position = vec4(at.x * 2.0 - 1.0, 1.0 - at.y * 2.0, 0.0, 1.0);
}`;

/** An LED is filled with its colour; its border, one CSS pixel wide, is never darker than `outline`. */
export const ledsFragment = `#version 300 es
precision highp float;
in vec2 offset;
flat in vec3 light;
uniform float pitch;
uniform float halfWidth;
uniform float radius;
uniform float ratio;
uniform vec3 outline;
uniform vec3 ground;
out vec4 shown;

void main() {
  vec2 q = abs(offset) - (halfWidth - radius) * pitch;
  float outside = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - radius * pitch;
  float cover = clamp(0.5 - outside, 0.0, 1.0);
  float border = clamp(0.5 + outside + ratio, 0.0, 1.0);
  vec3 value = pow(light, vec3(1.0 / 2.2));
  vec3 inner = light.r + light.g + light.b > 0.0 ? value : ground;
  shown = vec4(max(inner, outline * border), 1.0) * cover;
}`;
