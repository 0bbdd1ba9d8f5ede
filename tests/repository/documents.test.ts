import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '#shared/errors/LampwrightError';
import { noticeCodes } from '#shared/api/progress';
import packageJson from '../../package.json';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { parseReply } from '#shared/program/parseReply';
import { documentPages, withoutFences } from '../tools/documents/documentPages';
import { anchorsOf, danglingReferences, linksOf } from '../tools/documents/linksOf';
import { madePages } from '../tools/generatedDocs';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sourceFolders = new Set(['.github', 'electron', 'renderer', 'resources', 'shared', 'tests']);
const pages = documentPages();
const start = 'README.md';
const sourcePaths = readdirSync(root).flatMap((name) =>
  sourceFolders.has(name)
    ? readdirSync(join(root, name), { recursive: true, encoding: 'utf8' }).map((file) =>
        posix.join(name, file.split(sep).join('/')),
      )
    : [name],
);

/** Where a link of a page leads to, from the repository's root. */
function targetOf(page: string, link: string): string {
  const [path = ''] = link.split('#');
  return path === '' ? page : posix.join(posix.dirname(page), path);
}

/** Fails where a link leads to a file, a heading or a line that is not there. */
function expectThere(page: string, link: string): void {
  if (/^https?:\/\//.test(link)) return expect(URL.canParse(link), `${page} → ${link}`).toBe(true);
  const file = targetOf(page, link);
  const isInside = !file.startsWith('..') && existsSync(join(root, file));
  expect(isInside, `${page} → ${link}`).toBe(true);
  const [, anchor] = link.split('#');
  if (anchor === undefined) return;
  const lines = /^L(\d+)(?:-L(\d+))?$/.exec(anchor);
  if (lines)
    expect(Number(lines[2] ?? lines[1]), `${page} → ${link}`).toBeLessThan(read(file).split('\n').length);
  else expect(anchorsOf(read(file)), `${page} → ${link}`).toContain(anchor);
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

  it.each(pages)('$file links to nothing that is not there', (page) => {
    for (const link of linksOf(page)) expectThere(page.file, link);
    expect(danglingReferences(page)).toEqual([]);
  });

  it('are all to be found from the README', () => {
    const found = new Set([start]);
    for (const file of found) {
      const page = pages.find((candidate) => candidate.file === file);
      const next = page ? linksOf(page).map((link) => targetOf(file, link)) : [];
      for (const target of next) if (target.endsWith('.md')) found.add(target);
    }
    expect(pages.map(({ file }) => file).filter((file) => !found.has(file))).toEqual([]);
  });

  it.each(pages)('$file names only source files that exist', ({ text }) => {
    const named = withoutFences(text).match(/(?<=`)[\w./-]+\.(?:tsx?|mjs|cpp|ino|yml)(?=`)/g) ?? [];
    expect(named.filter((name) => !sourcePaths.some((path) => `/${path}`.endsWith(`/${name}`)))).toEqual([]);
  });

  it.each(pages)('$file names only npm scripts that exist', ({ file, text }) => {
    const scripts = Object.keys(packageJson.scripts);
    for (const [, script = ''] of text.matchAll(/npm run (?:-s )?([\w:-]+)/g)) {
      expect(scripts, `${file}: npm run ${script}`).toContain(script);
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
});
