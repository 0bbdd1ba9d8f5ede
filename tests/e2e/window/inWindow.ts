import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished } from 'vitest';
import { chromiumPath, launchChromium } from '../inChromium';
import { OpenedWindow, type WindowOptions } from './OpenedWindow';

/** Tests with one window for all of them, in order. None may make the console complain or the page connect elsewhere. */
export function inWindow(name: string, options: WindowOptions, body: (it: () => OpenedWindow) => void): void {
  inChromium(name, (browser) => {
    let window: OpenedWindow | undefined;
    beforeAll(async () => {
      window = await OpenedWindow.open(browser(), options);
    }, 60_000);
    afterEach(() => expectQuiet(window));
    afterAll(async () => window?.end());
    body(() => {
      if (!window) throw new Error('The window is not open.');
      return window;
    });
  });
}

/** Tests that open windows of their own; each is ended with its test, and must not have complained or connected elsewhere. */
export function inWindows(
  name: string,
  body: (open: (options?: WindowOptions) => Promise<OpenedWindow>) => void,
): void {
  inChromium(name, (browser) =>
    body(async (options) => {
      const window = await OpenedWindow.open(browser(), options);
      onTestFinished(async () => {
        await window.end();
        expectQuiet(window);
      });
      return window;
    }),
  );
}

function inChromium(name: string, body: (browser: () => Browser) => void): void {
  describe.skipIf(chromiumPath === undefined)(name, () => {
    let browser: Browser | undefined;
    beforeAll(async () => {
      browser = await launchChromium();
    }, 60_000);
    afterAll(async () => browser?.close());
    body(() => {
      if (!browser) throw new Error('Chromium does not run.');
      return browser;
    });
  });
}

function expectQuiet(window: OpenedWindow | undefined): void {
  expect(window?.complaints).toEqual([]);
  expect(window?.strangers).toEqual([]);
}
