import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import oxfmtConfig from '../../.oxfmtrc.json';
import { lampParts } from './lampParts';
import { programTables } from './programTables';

const docs = join(import.meta.dirname, '../../docs');

type Parts = Readonly<Record<string, string>>;

/** The pages of which parts are made from the sources, and what makes them. */
const pages: Readonly<Record<string, () => Parts | Promise<Parts>>> = {
  'program-format.md': programTables,
  'serial-protocol.md': lampParts,
};

/** A page on disk, and as it should be. */
export interface MadePage {
  readonly file: string;
  readonly text: string;
}

/** The pages as they should be: every `<!-- made: NAME -->` … `<!-- end -->` filled. */
export function madePages(): Promise<MadePage[]> {
  return Promise.all(
    Object.entries(pages).map(async ([name, make]) => madePage(join(docs, name), await make())),
  );
}

async function madePage(file: string, parts: Parts): Promise<MadePage> {
  const filled = readFileSync(file, 'utf8').replace(
    /<!-- made: (\w+) -->[^]*?<!-- end -->/g,
    (_, name: string) => {
      const part = parts[name];
      if (part === undefined) throw new Error(`${file} asks for “${name}”, which is not made.`);
      return `<!-- made: ${name} -->\n\n${part}\n\n<!-- end -->`;
    },
  );
  return { file, text: (await format(file, filled, oxfmtConfig)).code };
}
