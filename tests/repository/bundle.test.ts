import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { filmLengthMs, filmstrip } from '#shared/animation/filmstrip';
import { allScenes } from '#shared/composer/scenes/allScenes';
import { paintExamples } from '../../resources/examples/paintExamples';
import { encodePng } from '../../electron/picture/encodePng';
import { exampleWishes } from '../../renderer/words/exampleWishes';
import { openTestApp } from '../electron/app/openTestApp';

const built = join(import.meta.dirname, '../../out/renderer');
const read = (file: string) => readFileSync(join(built, file), 'utf8');

/** The scripts that a script imports before it runs, by their names in the folder. */
function staticImports(file: string): string[] {
  const text = read(file);
  const from = /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{][^;"'`()]*?\bfrom\s*)?["']\.\/([\w.-]+\.js)["']/g;
  return Array.from(text.matchAll(from), ([, name = '']) => join('assets', name));
}

/** The scripts that the page loads at once: its entry and all that it imports. */
function initialScripts(): string[] {
  const entry = /<script type="module"[^>]* src="\.\/([^"]+)"/.exec(read('index.html'))?.[1];
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    staticImports(file).forEach(visit);
  };
  if (entry !== undefined) visit(entry);
  return [...found];
}

function gzippedBytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(read(file)).length, 0);
}

describe('the window’s scripts', () => {
  const initial = initialScripts();
  const all = readdirSync(join(built, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => join('assets', name));
  it('are under 300 kB, packed, before the page shows something', () => {
    expect(initial.length).toBeGreaterThan(0);
    expect(gzippedBytes(initial)).toBeGreaterThan(50_000);
    expect(gzippedBytes(initial)).toBeLessThan(300_000);
  });

  it('are preloaded with the page, each of those it needs at once and no other', () => {
    const preloaded = Array.from(
      read('index.html').matchAll(/<link rel="modulepreload"[^>]* href="\.\/([^"]+)"/g),
      ([, file = '']) => file,
    );
    expect([...preloaded].sort()).toEqual(initial.slice(1).sort());
  });

  it('have the picture of each example: the light that the app answers it with', async () => {
    const painted = paintExamples();
    expect(painted.map(({ text }) => text)).toEqual(exampleWishes);
    const scripts = initial.map(read).join('\n');
    expect(painted.filter(({ source }) => !scripts.includes(source))).toEqual([]);
    // One is enough here: all are answered in the same way, and looking through each for flashes takes long.
    const example = painted.find(({ text }) => text === 'a heart that beats');
    const app = await openTestApp();
    await app.send('a heart that beats');
    const { program } = app.last('reply');
    const png = encodePng(filmstrip(program, 200)).toString('base64');
    expect(example?.source).toBe(`data:image/png;base64,${png}`);
    expect(example?.lengthMs).toBe(filmLengthMs(program));
  });

  it('have the editor apart, which is loaded when it is opened', () => {
    const having = all.filter((file) => read(file).includes('cm-activeLine'));
    expect(having.length).toBeGreaterThan(0);
    expect(having.filter((file) => initial.includes(file))).toEqual([]);
  });

  it('leave the composer to the app: hardly a scene of it is named in them', () => {
    const namedIn = (text: string) => allScenes.filter(({ name }) => text.includes(name)).length;
    const app = readdirSync(join(built, '../main'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(built, '../main', name), 'utf8'));
    // Some names are put together from others, so not all of them stand there.
    expect(namedIn(app.join('\n'))).toBeGreaterThan(allScenes.length * 0.5);
    expect(namedIn(all.map(read).join('\n'))).toBeLessThan(allScenes.length * 0.2);
  });
});
