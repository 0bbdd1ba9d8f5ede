import { beyondAscii } from '#shared/program/glyphs';
import { iconNames } from '#shared/program/icons';
import { lampSession } from './lampSession';

/** What is made in `docs/serial-protocol.md`, by the name of its marker: a conversation, and what lamp code numbers. */
export async function lampParts(): Promise<Record<string, string>> {
  return {
    session: `\`\`\`\n${await lampSession()}\n\`\`\``,
    characters: inCode(Array.from(beyondAscii, (character, place) => `${128 + place} ${character}`)),
    icons: inCode(iconNames.map((name, place) => `${place} ${name}`)),
  };
}

function inCode(items: readonly string[]): string {
  return items.map((item) => `\`${item}\``).join(' ');
}
