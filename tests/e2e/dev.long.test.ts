import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { exampleWishes } from '../../renderer/words/exampleWishes';
import { words } from '../../renderer/words/words';
import { temporaryFolder } from '../fakes/temporaryFolder';
import { BrowserHost } from './BrowserHost';
import { launchChromium } from './inChromium';
import { needs } from '../tools/needs';
import { soon } from './window/soon';

const root = join(import.meta.dirname, '../..');
const copied = ['electron', 'renderer', 'resources/examples', 'shared', 'package.json', 'tsconfig.json'];

/** The sources in a folder of their own, where they can be changed. */
function copyOfSources(): string {
  const folder = temporaryFolder();
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

function replaceIn(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

/** The processes that were started from files of this folder, by their ids. */
function processesOf(folder: string, file = ''): string[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' });
  const found = stdout.split('\n').filter((line) => line.includes(join(folder, file)));
  return found.map((line) => line.trim().split(' ', 1).join(''));
}

const app = 'dist/dev/main/serve.js';
const longestMs = 240_000;

describe('npm run dev', needs('chromium', 'posix'), () => {
  it('shows the window, changes it in place, starts the app anew, and leaves no process', async () => {
    const folder = copyOfSources();
    const env = { PORT: '0', HOME: folder, LAMPWRIGHT_DATA: join(folder, 'own'), OLLAMA_HOST: '127.0.0.1:2' };
    const dev = await BrowserHost.start(join(folder, 'electron/bin/dev.mjs'), [], env);
    const browser = await launchChromium();
    try {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      // Hundreds of files are read one by one at the first look, which takes a busy machine its time.
      page.setDefaultTimeout(longestMs);
      await page.goto(dev.address.href);
      await page.getByRole('heading', { name: words.conversation.question }).waitFor();
      const isSame = await markPage(page);

      // A component is replaced in place: the page is not loaded anew.
      replaceIn(
        join(folder, 'renderer/conversation/Examples.tsx'),
        '{words.conversation.question}',
        "{'What is new?'}",
      );
      await page.getByRole('heading', { name: 'What is new?' }).waitFor();
      expect(await isSame()).toBe(true);

      // The app is another one, and the page finds it by itself.
      const before = processesOf(folder, app);
      expect(before).toHaveLength(1);
      const composer = join(folder, 'shared/composer/compose.ts');
      utimesSync(composer, new Date(), new Date());
      const others = () => processesOf(folder, app).filter((id) => !before.includes(id));
      await expect.poll(others, soon).toHaveLength(1);
      // Clicked as soon as the page is connected: until then it cannot be.
      await page.getByRole('button', { name: exampleWishes[2] }).click();
      await page.getByRole('article').first().waitFor();
      expect(await isSame()).toBe(true);

      // What is mistyped is told, and the app that runs goes on.
      replaceIn(composer, 'export function compose(', 'export function compose((');
      await expect.poll(() => dev.lines.join('\n'), soon).toContain('compose.ts');
      expect(processesOf(folder, app)).toHaveLength(1);
    } finally {
      await browser.close();
      expect(await dev.end()).toBe(0);
    }
    await expect.poll(() => processesOf(folder), soon).toEqual([]);
  });
});

/** Tells later whether the page is still the same one. */
async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-mark'));
}
