import fc from 'fast-check';
import { glyphs } from '#shared/program/glyphs';
import { iconNames } from '#shared/program/icons';
import { limits } from '#shared/program/limits';
import { parseProgram } from '#shared/program/parseProgram';
import type { Command, Element, Layer, Pattern, Program } from '#shared/program/Program';
import { isPrintable } from '#shared/program/text';

export const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((rgb) => `#${rgb.toString(16).padStart(6, '0').toUpperCase()}`);
const speed = fc.integer({ min: limits.minSpeedMs, max: limits.maxSpeedMs });
const density = fc.integer({ min: 1, max: 100 }).map((hundredths) => hundredths / 100);
const coordinate = fc.integer({ min: limits.minCoordinate, max: limits.maxCoordinate });
const extent = fc.integer({ min: 0, max: limits.maxCoordinate });
const printable = (maxLength: number) =>
  fc
    .string({ minLength: 1, maxLength, unit: 'grapheme' })
    .filter((text) => isPrintable(text) && text.length <= maxLength);
const content = fc
  .array(fc.constantFrom(...glyphs), { minLength: 1, maxLength: limits.textLength })
  .map((characters) => characters.join(''))
  .filter((text) => text.trim() !== '');
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const type = fc.constant('pattern' as const);
const params = <Shape extends object>(shape: { [Key in keyof Shape]: fc.Arbitrary<Shape[Key]> }) =>
  fc.record(shape);
export const pattern: fc.Arbitrary<Pattern> = fc.oneof(
  fc.record({ type, name: fc.constant('solid' as const), params: params({ color }) }),
  fc.record({ type, name: fc.constant('gradient' as const), params: params({ color, color2: color }) }),
  fc.record({
    type,
    name: fc.constant('breathing' as const),
    params: params({ color, speed, bgColor: optional(color) }),
  }),
  fc.record({
    type,
    name: fc.constantFrom('wave', 'fire', 'aurora'),
    params: params({ color, color2: color, speed }),
  }),
  fc.record({ type, name: fc.constant('rainbow' as const), params: params({ speed }) }),
  fc.record({ type, name: fc.constant('pulse' as const), params: params({ color, speed }) }),
  fc.record({
    type,
    name: fc.constantFrom('sparkle', 'rain'),
    params: params({ color, bgColor: color, speed, density }),
  }),
  fc.record({ type, name: fc.constant('comet' as const), params: params({ color, bgColor: color, speed }) }),
);

const placed = { x: optional(coordinate), y: optional(coordinate), color };
const element: fc.Arbitrary<Element> = fc.oneof(
  fc.record({ type: fc.constant('fill' as const), color }),
  fc.record({ type: fc.constant('pixel' as const), x: coordinate, y: coordinate, color }),
  fc.record({
    type: fc.constant('rect' as const),
    x: coordinate,
    y: coordinate,
    w: extent,
    h: extent,
    color,
  }),
  fc.record({
    type: fc.constant('line' as const),
    x1: coordinate,
    y1: coordinate,
    x2: coordinate,
    y2: coordinate,
    color,
  }),
  fc.record({
    type: fc.constant('circle' as const),
    x: coordinate,
    y: coordinate,
    r: extent,
    color,
    filled: optional(fc.boolean()),
  }),
  fc.record({ type: fc.constant('text' as const), content, ...placed }),
  fc.record({ type: fc.constant('icon' as const), name: fc.constantFrom(...iconNames), ...placed }),
);
const render = fc.record({
  type: fc.constant('render' as const),
  elements: fc.array(element, { maxLength: 6 }),
});
const off = fc.record({ type: fc.constant('off' as const) });
const layer: fc.Arbitrary<Layer> = fc.oneof(
  { weight: 4, arbitrary: pattern },
  { weight: 2, arbitrary: render },
  off,
);
const layers = fc.record({
  type: fc.constant('layers' as const),
  front: layer,
  ambient: optional(layer),
  over: optional(fc.oneof(pattern, render)),
});
export const command: fc.Arbitrary<Command> = fc.oneof({ weight: 4, arbitrary: layer }, layers);

const step = fc.record({
  command,
  duration: fc.oneof(fc.integer({ min: 20, max: 120_000 }), fc.integer({ min: 20, max: 1_000_000 })),
  fade: optional(fc.integer({ min: 0, max: 100 })),
});

/** Valid programs of every kind, as raw objects in canonical form. */
export const rawProgram: fc.Arbitrary<unknown> = fc
  .record({
    name: printable(limits.nameLength),
    ids: fc.uniqueArray(printable(limits.idLength), { minLength: 1, maxLength: 8 }),
    steps: fc.array(step, { minLength: 8, maxLength: 8 }),
    hasEndlessStep: fc.boolean(),
    loop: optional(
      fc.record({ count: fc.integer({ min: 0, max: limits.loopCount }), from: fc.nat(), to: fc.nat() }),
    ),
    end: optional(command),
  })
  .map(({ name, ids, steps, hasEndlessStep, loop, end }) => {
    const lastLooped = hasEndlessStep ? ids.length - 2 : ids.length - 1;
    const bounds =
      loop && lastLooped >= 0 ? [loop.from, loop.to].map((at) => at % (lastLooped + 1)) : undefined;
    return withoutUndefined({
      name,
      steps: ids.map((id, index) => {
        const { command: shown, duration, fade } = steps[index] ?? { command: { type: 'off' }, duration: 20 };
        const isEndless = hasEndlessStep && index === ids.length - 1;
        const transition = fade === undefined ? undefined : Math.floor((duration * fade) / 100);
        return { id, command: shown, duration: isEndless ? null : duration, transition };
      }),
      loop: bounds &&
        loop && {
          count: loop.count,
          start_step: ids[Math.min(...bounds)],
          end_step: ids[Math.max(...bounds)],
        },
      on_complete: end && { command: end },
    });
  });

/** Valid programs, parsed. */
export const program: fc.Arbitrary<Program> = rawProgram.map((raw) => {
  const parsed = parseProgram(raw);
  if (!parsed.ok) throw new Error(`not valid: ${JSON.stringify(parsed.error)} ${JSON.stringify(raw)}`);
  return parsed.program;
});

/** Leaves out fields that are undefined, as JSON does. */
function withoutUndefined(value: unknown): unknown {
  const plain: unknown = JSON.parse(JSON.stringify(value));
  return plain;
}
