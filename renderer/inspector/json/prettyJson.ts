import { formatProgram } from '#shared/program/formatProgram';
import type { Program } from '#shared/program/Program';

/** A value that fits on a line of this length stays on it. */
const lineLength = 96;
/** Values up to this depth (the program, its steps and their fields) get their own lines, however short. */
const brokenDepth = 3;

/** A program as readable JSON: the stored JSON with line breaks. */
export function programText(program: Program): string {
  return prettyJson(JSON.parse(formatProgram(program)));
}

/** Formats any JSON value with line breaks, without changing its content. */
export function prettyJson(value: unknown): string {
  return formatValue(value, 0, 0);
}

/** `before` is the number of characters already on the line. */
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
