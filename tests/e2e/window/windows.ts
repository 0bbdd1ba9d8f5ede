import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, onTestFinished } from 'vitest';
import { launchChromium } from '../inChromium';
import { OpenedWindow, type WindowOptions } from './OpenedWindow';

/** One window for all tests of a group, in order. None may make the console complain or the page connect elsewhere. */
export function oneWindow(options: WindowOptions = {}): () => OpenedWindow {
  const browser = oneBrowser();
  let window: OpenedWindow | undefined;
  beforeAll(async () => {
    window = await OpenedWindow.open(browser(), options);
  });
  afterEach(() => expectQuiet(window));
  afterAll(async () => window?.end());
  return () => {
    if (!window) throw new Error('The window is not open.');
    return window;
  };
}

/** Opens a window for one test, which ends with it and must not have complained or connected elsewhere. */
export type OpenWindow = (options?: WindowOptions) => Promise<OpenedWindow>;

/** A window of its own for each test of a group. */
export function ownWindows(): OpenWindow {
  const browser = oneBrowser();
  return async (options) => {
    const window = await OpenedWindow.open(browser(), options);
    onTestFinished(async () => {
      await window.end();
      expectQuiet(window);
    });
    return window;
  };
}

function oneBrowser(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(async () => browser?.close());
  return () => {
    if (!browser) throw new Error('Chromium does not run.');
    return browser;
  };
}

function expectQuiet(window: OpenedWindow | undefined): void {
  expect(window?.complaints).toEqual([]);
  expect(window?.strangers).toEqual([]);
}
