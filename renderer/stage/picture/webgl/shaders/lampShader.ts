import { noiseGlsl, onScreenGlsl } from './screenShader';

/** Enlarges a small picture smoothly: a cubic B-spline with four texture reads. */
const smoothingGlsl = `
vec3 smoothly(sampler2D image, vec2 uv) {
  vec2 size = vec2(textureSize(image, 0));
  vec2 at = uv * size - 0.5;
  vec2 f = fract(at);
  vec2 whole = at - f;
  vec2 f2 = f * f;
  vec2 f3 = f2 * f;
  vec2 w0 = (1.0 - 3.0 * f + 3.0 * f2 - f3) / 6.0;
  vec2 w1 = (4.0 - 6.0 * f2 + 3.0 * f3) / 6.0;
  vec2 w3 = f3 / 6.0;
  vec2 low = w0 + w1;
  vec2 a = (whole - 0.5 + w1 / low) / size;
  vec2 b = (whole + 1.5 + w3 / (1.0 - low)) / size;
  vec3 top = mix(texture(image, vec2(b.x, a.y)).rgb, texture(image, a).rgb, low.x);
  vec3 bottom = mix(texture(image, b).rgb, texture(image, vec2(a.x, b.y)).rgb, low.x);
  return mix(bottom, top, low.y);
}`;

/** The distance of a point from a rounded rectangle or a ring; negative inside. */
const shapesGlsl = `
float fromSheet(vec2 p, vec4 area, float radius) {
  vec2 middle = area.zw * 0.5;
  vec2 q = abs(p - area.xy - middle) - middle + radius;
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - radius;
}

float fromTube(vec2 p, vec4 area, float thickness) {
  vec2 middle = area.zw * 0.5;
  return abs(length(p - area.xy - middle) - middle.x + thickness * 0.5) - thickness * 0.5;
}`;

/** The lamp on its wall. Positions are in distances between two LEDs from the first one, downwards. */
export const lampFragment = `#version 300 es
precision highp float;
uniform sampler2D wall;
uniform sampler2D inside;
uniform vec4 wallArea;
uniform vec4 glassArea;
uniform vec4 foot;
uniform float radius;
uniform float thickness;
uniform vec2 origin;
uniform float pitch;
uniform float ratio;
uniform float scale;
out vec4 shown;
${smoothingGlsl}
${shapesGlsl}
${noiseGlsl}
${onScreenGlsl}

const vec3 warm = vec3(1.0, 0.93, 0.83);

vec3 wallAt(vec2 p) {
  return smoothly(wall, (p - wallArea.xy) / wallArea.zw);
}

vec3 insideAt(vec2 p) {
  return smoothly(inside, (p - glassArea.xy) / glassArea.zw);
}

float fromGlass(vec2 p) {
  return thickness > 0.0 ? fromTube(p, glassArea, thickness) : fromSheet(p, glassArea, radius);
}

// The foot is lit from above, by the glass and the wall.
vec3 footAt(vec2 p, vec3 behind, float pixel) {
  float depth = p.y - foot.y;
  float whole = depth / foot.w;
  vec3 metal = mix(vec3(0.0120, 0.0105, 0.0090), vec3(0.0045, 0.0040, 0.0036), whole);
  float edge = 1.0 - smoothstep(0.0, 1.5 * pixel, depth);
  return metal + behind * (0.16 * (1.0 - whole) + 0.03) + edge * (warm * 0.014 + behind * 0.3);
}

// Frosted glass: its border gathers light, and the room is reflected faintly on its upper left.
vec3 glassAt(vec2 p, vec3 behind, float outside, float pixel) {
  vec3 within = insideAt(p);
  vec3 light = within;
  vec2 q = (p - glassArea.xy) / glassArea.zw;
  float border = smoothstep(-0.55, 0.0, outside);
  float grain = noiseAt(floor(gl_FragCoord.xy / ratio) + 11.0) - 0.5;
  light *= 1.0 + 0.05 * grain;
  light *= 1.0 - 0.35 * border * border;
  float sheen = max(1.0 - dot(q, vec2(0.85, 0.95)), 0.0);
  light += warm * 0.009 * sheen * sheen;
  float rim = 1.0 - smoothstep(0.0, 1.25 * pixel, abs(outside + 0.6 * pixel));
  vec3 caught = within * 0.5 + behind * 0.35;
  float fromTop = 1.0 - 0.55 * q.y;
  return light + rim * (warm * 0.028 * fromTop + caught);
}

void main() {
  vec2 pixelAt = vec2(gl_FragCoord.x, -gl_FragCoord.y);
  vec2 p = (pixelAt - origin) / pitch;
  float pixel = ratio / pitch;
  float outside = fromGlass(p);
  vec3 light = wallAt(p);
  vec3 behind = light;
  if (foot.z > 0.0) {
    float fromFoot = fromSheet(p, foot, foot.w * 0.4);
    // The shadow of the foot: darkest under its middle.
    vec2 under = (p - foot.xy - foot.zw * vec2(0.5, 1.0)) / vec2(foot.z * 0.58, 0.55 * scale);
    light *= 1.0 - 0.5 * exp(-dot(under, under) * 1.6);
    light = mix(light, footAt(p, behind, pixel), clamp(0.5 - fromFoot * pitch, 0.0, 1.0));
  }
  float cover = clamp(0.5 - outside * pitch, 0.0, 1.0);
  if (cover > 0.0) light = mix(light, glassAt(p, behind, outside, pixel), cover);
  shown = onScreen(light);
}`;
