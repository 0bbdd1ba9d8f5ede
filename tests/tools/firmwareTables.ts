import { join } from 'node:path';
import { ease, hump, permutation } from '#shared/animation/arithmetic/tables';

/** The header whose tables are made from the app's. */
export const firmwareTablesFile = join(import.meta.dirname, '../../resources/firmware/core/tables.h');

/** The header as it should be. */
export function madeFirmwareTables(): string {
  return `// Made by npm run docs from shared/animation/arithmetic/tables.ts. Do not edit.
#pragma once
#include <stdint.h>

namespace lamp {

${table('permutation', permutation)}
${table('risingHump', hump.subarray(0, 512))}
${table('ease', ease)}
}  // namespace lamp
`;
}

function table(name: string, bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += 16) lines.push(`    ${bytes.subarray(at, at + 16).join(', ')},`);
  return `const uint8_t ${name}[${bytes.length}] LAMP_TABLE = {\n${lines.join('\n')}\n};\n`;
}
