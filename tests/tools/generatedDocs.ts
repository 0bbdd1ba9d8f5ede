import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { programTables } from './programTables';

/** The page whose tables are made from the schema. */
export const programFormatPage = join(import.meta.dirname, '../../docs/program-format.md');

/** The page as it should be: every `<!-- made: NAME -->` … `<!-- end -->` filled with its table. */
export async function madeProgramFormatPage(): Promise<string> {
  const page = readFileSync(programFormatPage, 'utf8');
  const tables = programTables();
  const filled = page.replace(/<!-- made: (\w+) -->[^]*?<!-- end -->/g, (_, name: string) => {
    const table = tables[name];
    if (table === undefined)
      throw new Error(`docs/program-format.md asks for a table “${name}” that is not made.`);
    return `<!-- made: ${name} -->\n\n${table}\n\n<!-- end -->`;
  });
  return format(filled, { ...(await resolveConfig(programFormatPage)), filepath: programFormatPage });
}
