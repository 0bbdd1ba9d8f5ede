import { beyondAscii } from '#shared/program/glyphs';
import { commandTags, patternForms, type FieldKind, type CodeForm } from '#shared/lamp/code/lampCodeTable';
import { iconNames } from '#shared/program/icons';
import { schemaParts } from '#shared/program/Program';
import { lampSession } from './lampSession';

/** What is made in `docs/serial-protocol.md`, by the name of its marker: a conversation, and what lamp code numbers. */
export async function lampParts(): Promise<Record<string, string>> {
  return {
    session: `\`\`\`\n${await lampSession()}\n\`\`\``,
    commands: commandTable(),
    characters: inCode(Array.from(beyondAscii, (character, place) => `${128 + place} ${character}`)),
    icons: inCode(iconNames.map((name, place) => `${place} ${name}`)),
  };
}

function inCode(items: readonly string[]): string {
  return items.map((item) => `\`${item}\``).join(' ');
}

/** The commands of lamp code, the patterns in the order of the schema. */
function commandTable(): string {
  const { off, render, layers } = commandTags;
  const patterns = schemaParts.patterns.flatMap(({ shape }) => {
    const [plain, ...fuller] = patternForms.filter(({ name }) => name === shape.name.value);
    return plain ? [patternRow(plain), ...fuller.map((form) => patternRow(form, plain))] : [];
  });
  return [
    '| command | bytes |',
    '| --- | --- |',
    `| \`off\` | ${hexOf(off)} |`,
    ...patterns,
    `| \`render\` | ${hexOf(render)} count:byte element{count} |`,
    `| \`layers\` | ${hexOf(layers)} parts:byte front [ambient] [over]; parts: 1 = has ambient, 2 = has over |`,
  ].join('\n');
}

function patternRow({ tag, name, fields }: CodeForm<string>, plain?: CodeForm<string>): string {
  const known = new Set(plain?.fields.map(([key]) => key));
  const more = plain ? fields.filter(([key]) => !known.has(key)).map(([key]) => key) : [];
  const title = [`\`${name}\``, ...more.map((key) => `with ${key}`)].join(' ');
  const bytes = fields.map(([key, kind]) => `${key}${sizes[kind] ?? ''}`);
  return `| ${title} | ${[hexOf(tag), ...bytes].join(' ')} |`;
}

/** What a value's name does not tell of how it is written. */
const sizes: Partial<Record<FieldKind, string>> = { speed: ':word', density: ':byte' };

function hexOf(tag: number): string {
  return `\`${tag.toString(16).toUpperCase().padStart(2, '0')}\``;
}
