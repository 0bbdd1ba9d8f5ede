import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settingsRoutes } from '#shared/api/areas/settingsArea';
import type { OpenedWindow } from './OpenedWindow';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: { readonly run: (root: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

/** Fails where axe-core finds something wrong with the window as it is now, in the dark theme or the light one. */
export async function expectAccessible({ page, app }: OpenedWindow, options: RunOptions = {}): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    await app.client.call(settingsRoutes.change, { changes: { theme } });
    await page.locator(`html[data-theme=${theme}]`).waitFor();
    // What fades from one colour to another has come to its end.
    await page.evaluate(async () => {
      const isPassing = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
      const passing = () => document.getAnimations().filter(isPassing);
      do {
        await Promise.allSettled(passing().map(({ finished }) => finished));
        // So has what begins with the next picture, late as that may be on a busy machine.
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      } while (passing().length > 0);
    });
    expect.soft(await violations(page, options), theme).toEqual([]);
  }
}

/** What axe-core finds wrong with the page as it is now: the rule, and the elements it is about. */
async function violations(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  // Style sheets are not fetched anew for it: the page is seen as it was loaded.
  const given: RunOptions = { preload: false, resultTypes: ['violations'], ...options };
  const found = await page.evaluate(async (all) => window.axe?.run(document, all), given);
  if (!found) throw new Error('axe-core does not run.');
  return found.violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(wordsOf).join(' | ')}`);
}

function wordsOf({ html, any }: AxeResults['violations'][number]['nodes'][number]): string {
  return `${html} ${any.map(({ message }) => message).join(' ')}`;
}
