import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: { readonly run: (root: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

/** What axe-core finds wrong with the page as it is now: the rule, and the elements it is about. */
export async function violations(page: Page, options: RunOptions = {}): Promise<string[]> {
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
