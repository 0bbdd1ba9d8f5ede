import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { stageRoutes } from '#shared/api/areas/stage';
import type { ApiClient } from '#shared/api/client';
import { BrowserHost } from '../e2e/BrowserHost';
import { launchChromium } from '../e2e/inChromium';
import type { Figure } from './Figure';

/** The window in Chromium, served by the built app: when it first shows something, and what it costs while nothing moves. */
export async function* windowBench(): AsyncGenerator<Figure> {
  const home = mkdtempSync(join(tmpdir(), 'lampwright-'));
  // The benchmark stands beside the built command. No one listens on port 1, so there is no Ollama.
  const host = await BrowserHost.start(
    join(import.meta.dirname, 'lamp.js'),
    ['serve', '--no-open', '--port', '0'],
    { HOME: home, OLLAMA_HOST: '127.0.0.1:1' },
  );
  const browser = await launchChromium();
  const { client, leave } = host.connect(() => {});
  try {
    yield await firstPaint(browser, host.address);
    yield* idleLoad(browser, host.address, client);
  } finally {
    leave();
    await browser.close();
    await host.end();
    rmSync(home, { recursive: true, force: true });
  }
}

const loads = 7;

/** The best of several loads, in turns with a page that is one sentence. */
async function firstPaint(browser: Browser, address: URL): Promise<Figure> {
  const times = { window: Infinity, bare: Infinity };
  for (let load = 0; load < loads; load++) {
    times.bare = Math.min(times.bare, await paintMs(browser, new URL('/nothing', address).href));
    times.window = Math.min(times.window, await paintMs(browser, address.href));
  }
  return {
    name: 'first paint of the window, against one bare sentence from the same server',
    value: times.window / times.bare,
    atMost: 8,
    note: `${times.window.toFixed(0)} ms against ${times.bare.toFixed(0)} ms; nothing cached`,
  };
}

/** Each load is a browser's first one: nothing is in its cache. */
async function paintMs(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  const ms = await page.evaluate(
    async () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries())
            if (name === 'first-contentful-paint') resolve(startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  await context.close();
  return ms;
}

/** What the window's thread has to do in a second: while the light plays, stands still, and is off. */
async function* idleLoad(browser: Browser, address: URL, client: ApiClient): AsyncGenerator<Figure> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(address.href);
  await page.getByRole('main').waitFor();
  const playing = await busyShare(page);
  const states = {
    'while the light stands still': stageRoutes.pause,
    'while the lamp is off': stageRoutes.off,
  };
  for (const [state, route] of Object.entries(states)) {
    await client.call(route, undefined);
    const idle = await busyShare(page);
    yield {
      name: `load of the window’s thread ${state}, against playing`,
      value: idle / playing,
      atMost: 0.25,
      note: `${percent(idle)} of a core against ${percent(playing)}`,
    };
  }
}

const settleMs = 1500;
const watchedMs = 3000;

/** The share of the time in which the page's main thread was busy, once what changed has settled. */
async function busyShare(page: Page): Promise<number> {
  await after(settleMs);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const before = await metrics();
  await after(watchedMs);
  const now = await metrics();
  await session.detach();
  return (now.busy - before.busy) / (now.time - before.time);

  async function metrics() {
    const { metrics: all } = await session.send('Performance.getMetrics');
    const of = (wanted: string) => all.find(({ name }) => name === wanted)?.value ?? NaN;
    return { busy: of('TaskDuration'), time: of('Timestamp') };
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
