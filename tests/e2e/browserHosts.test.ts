import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { wishRoutes } from '#shared/api/areas/wishArea';
import type { ApiEvent } from '#shared/api/contract';
import { temporaryFolder } from '../fakes/temporaryFolder';
import { BrowserHost } from './BrowserHost';
import { soon } from './window/soon';
import { chromiumPath } from './inChromium';
import { needs } from '../tools/needs';

/** A home in which nothing is installed and nothing was ever done. */
function emptyHome() {
  const home = temporaryFolder();
  return { home, data: join(home, '.config/Lampwright'), env: { HOME: home, PORT: '0' } };
}

/** Collects events, and waits for one. */
function eventWaiter() {
  const events: ApiEvent[] = [];
  let wake = () => {};
  const take = (event: ApiEvent) => {
    events.push(event);
    wake();
  };
  const until = async (isIt: (event: ApiEvent) => boolean) => {
    while (!events.some(isIt)) await new Promise<void>((resolve) => (wake = resolve));
  };
  return { take, until };
}

const hosts = [
  ['npm start', 'start.mjs', []],
  ['lamp serve', 'lamp.mjs', ['serve', '--no-open', '--port', '0']],
] as const;

describe.each(hosts)('%s in an empty home, without Electron and Ollama', (_, launcher, words) => {
  it('ends in a page that answers a wish, and leaves nothing behind', async () => {
    const { data, env } = emptyHome();
    const host = await BrowserHost.start(launcher, words, env);
    expect(await (await fetch(host.address)).text()).toContain('<title>Lampwright');
    const { take, until } = eventWaiter();
    const { client, leave } = host.connect(take);
    expect(await client.call(wishRoutes.send, { text: 'a campfire' })).toEqual({ outcome: 'done' });
    await until((event) => 'appendedTo' in event && event.entries.some(({ type }) => type === 'reply'));
    await until(
      (event) => 'area' in event && event.area === 'stage' && event.state.source.type === 'version',
    );
    // The lamp's thread runs: the virtual lamp is ready.
    await until((event) => 'area' in event && event.area === 'lamp' && event.state.state.phase === 'ready');
    leave();
    expect(await host.end()).toBe(0);
    const [error] = (await once(connect(Number(host.address.port), '127.0.0.1'), 'error')) as [
      { code: string },
    ];
    expect(error.code).toBe('ECONNREFUSED');
    expect(readdirSync(data).filter((name) => /lock|tmp/.test(name))).toEqual([]);
    const [conversation = ''] = readdirSync(join(data, 'conversations'));
    const lines = readFileSync(join(data, 'conversations', conversation), 'utf8').split('\n');
    expect(lines.at(-1)).toBe('');
    expect(lines.slice(0, -1).map((line) => typeof JSON.parse(line))).not.toContain('undefined');
  });
});

describe('npm start', () => {
  it('says in one line why it is the browser', async () => {
    const host = await BrowserHost.start('start.mjs', [], emptyHome().env);
    onTestFinished(async () => void (await host.end()));
    expect(host.lines).toHaveLength(2);
    expect(host.lines[0]).toMatch(/no display/);
  });
});

describe('the page in a real browser', needs('chromium'), () => {
  it('answers a wish, shows its light, and connects nowhere else', async () => {
    const host = await BrowserHost.start('start.mjs', [], emptyHome().env);
    const browser = await chromium.launch({
      executablePath: chromiumPath ?? '',
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    onTestFinished(async () => {
      await browser.close();
      await host.end();
    });
    const page = await browser.newPage();
    page.setDefaultTimeout(soon.timeout);
    const complaints: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => requests.push(new URL(request.url()).host));
    await page.goto(host.address.href);
    await page.getByRole('textbox').fill('a campfire');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Campfire' }).first().waitFor();
    expect(complaints).toEqual([]);
    expect(new Set(requests)).toEqual(new Set([host.address.host]));
  });
});
