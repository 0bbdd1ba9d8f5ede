import { formatProgram } from '#shared/program/formatProgram';
import type { Program } from '#shared/program/Program';

/** What fits on a line of this length stays on it. */
const lineLength = 96;
/** The program, its steps and what a step is made of stand on lines of their own, however short they are. */
const brokenDepth = 3;

/** A program as a person reads it: the same JSON that is stored, with lines. */
export function programText(program: Program): string {
  return prettyJson(JSON.parse(formatProgram(program)));
}

/** Any JSON value laid out in lines. It says exactly the same. */
export function prettyJson(value: unknown): string {
  return formatValue(value, 0, 0);
}

/** `before` is what stands on its line already, `depth` how deep it stands. */
function formatValue(value: unknown, depth: number, before: number): string {
  const flat = flatJson(value);
  const isFlat = typeof value !== 'object' || value === null || flat.length <= 2;
  if (isFlat || (depth > brokenDepth && before + flat.length <= lineLength)) return flat;
  const indent = '  '.repeat(depth + 1);
  const lines = Array.isArray(value)
    ? value.map((item) => indent + formatValue(item, depth + 1, indent.length))
    : Object.entries(value).map(([key, item]) => {
        const start = `${indent}${JSON.stringify(key)}: `;
        return start + formatValue(item, depth + 1, start.length);
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${'  '.repeat(depth)}${close}`;
}

function flatJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(flatJson).join(', ')}]`;
  const fields = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${flatJson(item)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
