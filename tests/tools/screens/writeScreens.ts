// Takes pictures of the built window in each of its states, sizes and themes: `npm run screens -- [--only NAME,…] [--out DIR]`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { settingsRoutes } from '#shared/api/areas/settingsArea';
import { launchChromium } from '../../e2e/inChromium';
import { OpenedWindow } from '../../e2e/window/OpenedWindow';
import { screens, type Screen } from './screens';

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    only: { type: 'string' },
    out: { type: 'string', default: 'dist/screens' },
    sizes: { type: 'string' },
  },
});

const sizes = [
  { width: 960, height: 640 },
  { width: 1280, height: 800 },
  { width: 1680, height: 1050 },
  { width: 600, height: 900 },
].filter(({ width }) => values.sizes === undefined || values.sizes.split(',').includes(String(width)));
const themes = ['dark', 'light'] as const;

/** What fades in has done so by then. */
const settleMs = 1500;

const wanted = values.only?.split(',');
mkdirSync(values.out, { recursive: true });
const browser = await launchChromium();
for (const screen of screens) {
  if (wanted && !wanted.includes(screen.name)) continue;
  try {
    await take(screen);
    console.log(screen.name);
  } catch (error) {
    console.error(`${screen.name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
await browser.close();

async function take({ name, options, bring }: Screen): Promise<void> {
  const window = await OpenedWindow.open(browser, { ...options, page: { reducedMotion: 'no-preference' } });
  let end: (() => Promise<void>) | void = undefined;
  try {
    end = await bring(window);
    for (const size of sizes) {
      await window.page.setViewportSize(size);
      for (const theme of themes) {
        await window.app.client.call(settingsRoutes.change, { changes: { theme } });
        await window.page.locator(`html[data-theme=${theme}]`).waitFor();
        await after(settleMs);
        await window.page.screenshot({
          path: join(values.out, `${name}-${size.width}x${size.height}-${theme}.png`),
        });
      }
    }
    for (const complaint of window.complaints) console.error(`${name}: ${complaint}`);
  } catch (error) {
    await window.page.screenshot({ path: join(values.out, `${name}-failed.png`) });
    throw error;
  } finally {
    await window.end();
    await end?.();
  }
}
