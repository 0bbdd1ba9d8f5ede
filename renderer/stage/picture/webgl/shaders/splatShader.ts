/** A square around each light, as large as its reach. Row 0 of the target is the top of its area. */
export const splatVertex = `#version 300 es
layout(location = 0) in vec2 place;
layout(location = 1) in vec3 color;
uniform vec4 area;
uniform float reach;
out vec2 offset;
flat out vec3 light;

void main() {
  offset = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
  light = color;
  vec2 at = (place + offset * reach - area.xy) / area.zw;
  gl_Position = vec4(at * 2.0 - 1.0, 0.0, 1.0);
}`;

/** The light each source adds: `spread` holds its share from the centre (left) to the end of its reach (right). */
export const splatFragment = `#version 300 es
precision highp float;
in vec2 offset;
flat in vec3 light;
uniform sampler2D spread;
out vec4 added;

void main() {
  added = vec4(light * texture(spread, vec2(length(offset), 0.5)).r, 0.0);
}`;
