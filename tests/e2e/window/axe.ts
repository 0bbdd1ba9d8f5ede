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

/** What axe-core finds wrong with the page as it is now: the rule, and the elements it is about. All rules, or these. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  // Style sheets are not fetched anew for it: the page is seen as it was loaded.
  const options: RunOptions = {
    preload: false,
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  };
  const found = await page.evaluate(async (given) => window.axe?.run(document, given), options);
  if (!found) throw new Error('axe-core does not run.');
  return found.violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes.map(({ html, any }) => `${html} ${any.map(({ message }) => message).join(' ')}`).join(' | ')}`,
  );
}
