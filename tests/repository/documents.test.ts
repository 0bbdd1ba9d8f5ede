import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '#shared/api/errors';
import { noticeCodes } from '#shared/api/progress';
import packageJson from '../../package.json';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { parseReply } from '#shared/program/parseReply';
import { madePages } from '../tools/generatedDocs';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const pages = ['.', 'docs', 'resources', 'resources/firmware'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

/** The anchors that a page's headings give. */
function anchorsOf(page: string): string[] {
  const headings = page.match(/^#+ .+$/gm) ?? [];
  return headings.map((line) =>
    line
      .replace(/^#+ /, '')
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ');
}

describe('the documents', () => {
  it('have the tables and lists that the sources give (npm run docs writes them)', async () => {
    for (const { file, text } of await madePages()) expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('show lamp code as it is written', () => {
    const [, examples = ''] = read('docs/serial-protocol.md').split('### Worked examples');
    const shown = examples.split('\n## ')[0]?.split('```json\n').slice(1) ?? [];
    expect(shown).toHaveLength(2);
    for (const example of shown) {
      const [json = '', table = ''] = example.split('```');
      const reply = parseReply(json);
      const bytes = Array.from(table.matchAll(/^\| `([0-9A-F ]+)`/gm), ([, hex]) => hex).join(' ');
      expect(reply.ok && hexOf(encodeProgram(reply.program))).toBe(bytes);
    }
  });

  it.each(pages)('%s links to nothing that is not there', (page) => {
    const text = read(page);
    for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^https?:/.test(target)) continue;
      const [file = '', anchor] = target.split('#');
      const path = file === '' ? join(root, page) : join(root, dirname(page), file);
      expect(existsSync(path), `${page} → ${target}`).toBe(true);
      if (anchor) expect(anchorsOf(readFileSync(path, 'utf8')), `${page} → ${target}`).toContain(anchor);
    }
  });

  it.each(pages)('%s names only npm scripts that exist', (page) => {
    const scripts = Object.keys(packageJson.scripts);
    for (const [, script = ''] of read(page).matchAll(/npm run (?:-s )?([\w:-]+)/g)) {
      expect(scripts, `${page}: npm run ${script}`).toContain(script);
    }
  });

  it('tell every code and notice of the engine', () => {
    const known: readonly string[] = [...errorCodes, ...noticeCodes];
    const sources = readdirSync(join(root, 'electron/engine'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => read(join('electron/engine', name)));
    const used = new Set(sources.flatMap((text) => text.match(/(?<=')[A-Z]+(?:_[A-Z]+)+(?=')/g) ?? []));
    const told = read('docs/engine.md');
    const codes = known.filter((code) => used.has(code) && code !== 'COMPOSER_NOTE');
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((code) => !told.includes(`\`${code}\``))).toEqual([]);
  });

  it('tell the two commands that do everything, and CI runs the one for the tests', () => {
    const commands = read('README.md').match(/(?<=```sh\n)npm ci && .+/g);
    expect(commands).toEqual(['npm ci && npm start', 'npm ci && npm test']);
    expect(read('.ci/run')).toMatch(/^npm ci && npm test$/m);
  });
});
