import { z } from 'zod';
import { programSchema, schemaParts } from '#shared/program/Program';

/** A part of a JSON schema, as far as the tables read it. */
interface Part {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Part[];
  items?: Part;
  properties?: Record<string, Part>;
  required?: string[];
  description?: string;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
}

/** The tables of `docs/program-format.md`, by the name of their marker. */
export function programTables(): Record<string, string> {
  return {
    program: fieldTable(partOf(programSchema)),
    step: fieldTable(partOf(schemaParts.step)),
    loop: fieldTable(partOf(schemaParts.loop)),
    commands: table(
      ['type', 'fields', 'what it shows'],
      [
        ['`pattern`', '`name` `params`', 'a moving or still pattern, from the table below'],
        ...Object.entries(schemaParts.commands).map(([type, schema]) => commandRow(type, partOf(schema))),
      ],
    ),
    patterns: table(
      ['name', 'params', 'what it shows'],
      schemaParts.patterns.map((schema) => {
        const part = partOf(schema);
        const { name, params } = part.properties ?? {};
        return [`\`${String(name?.const)}\``, fieldList(params), part.description ?? ''];
      }),
    ),
    elements: table(
      ['type', 'fields', 'what it draws'],
      schemaParts.elements.map((schema) => {
        const part = partOf(schema);
        return [
          `\`${String(part.properties?.['type']?.const)}\``,
          fieldList(part, ['type']),
          part.description ?? '',
        ];
      }),
    ),
    values: table(
      ['value', 'range', 'meaning'],
      Object.entries(schemaParts.values).map(([name, schema]) => {
        const part = partOf(schema);
        return [name, rangeOf(part), part.description ?? ''];
      }),
    ),
    icons: schemaParts.values.icon.options.map((name) => `\`${name}\``).join(' '),
  };
}

function partOf(schema: z.ZodType): Part {
  const { $defs, ...part } = z.toJSONSchema(schema, { io: 'output' }) as Part & {
    $defs?: Record<string, Part>;
    $ref?: string;
  };
  const target = part.$ref?.replace('#/$defs/', '');
  return target === undefined ? part : ($defs?.[target] ?? part);
}

function commandRow(type: string, part: Part): string[] {
  return [`\`${type}\``, fieldList(part, ['type']), part.description ?? ''];
}

function fieldList(part: Part | undefined, except: readonly string[] = []): string {
  const fields = Object.keys(part?.properties ?? {}).filter((name) => !except.includes(name));
  return fields.map((name) => (part?.required?.includes(name) ? `\`${name}\`` : `[\`${name}\`]`)).join(' ');
}

function fieldTable(part: Part): string {
  const rows = Object.entries(part.properties ?? {}).map(([name, field]) => [
    `\`${name}\``,
    part.required?.includes(name) ? 'yes' : 'no',
    rangeOf(field),
    field.description ?? '',
  ]);
  return table(['field', 'required', 'range', 'meaning'], rows);
}

function rangeOf(part: Part): string {
  if (part.anyOf) return part.anyOf.map(rangeOf).join(' or ');
  if (part.enum) return `one of ${part.enum.length}`;
  if (part.type === 'null') return '`null`';
  if (part.type === 'array') return `${part.minItems ?? 0} to ${part.maxItems ?? ''}`;
  if (part.type === 'integer') return `whole, ${part.minimum ?? ''} to ${part.maximum ?? ''}`;
  if (part.type === 'number')
    return `${part.minimum ?? ''} to ${part.maximum ?? ''}, in steps of ${part.multipleOf ?? ''}`;
  if (part.pattern) return `\`${part.pattern}\``;
  if (part.type === 'string') return `${part.minLength ?? 0} to ${part.maxLength ?? ''} characters`;
  return part.type === 'boolean' ? '`true` or `false`' : '';
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, head.map(() => '---'), ...rows].map((row) =>
    row.map((cell) => cell.replaceAll('|', '\\|')),
  );
  return cells.map((row) => `| ${row.join(' | ')} |`).join('\n');
}
