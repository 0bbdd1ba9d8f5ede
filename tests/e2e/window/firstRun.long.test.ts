import { describe, expect, it } from 'vitest';
import { usualBase } from '../../../electron/engine/ollama/modelNames';
import { lampModelName } from '../../../electron/engine/ollama/lampModel';
import type { States } from '#shared/api/contract';
import { exampleWishes } from '../../../renderer/words/exampleWishes';
import { words } from '../../../renderer/words/words';
import { FakeOllama } from '../../fakes/ollama/FakeOllama';
import { card, conversation, sendWish } from './windowActions';
import { ownWindows } from './windows';
import { soon } from './soon';
import { needs } from '../../tools/needs';

const { setup } = words.engine;

/** What of the model has come; 0 while nothing is being got. */
function downloaded({ engine: { setup: now } }: States): number {
  const isPulling = now.phase === 'running' && now.progress.phase === 'pulling';
  return isPulling ? (now.progress.download?.receivedBytes ?? 0) : 0;
}

describe('the window: first run', needs('chromium'), () => {
  const open = ownWindows();
  it('without Ollama asks what the lamp should look like, and answers a wish all the same', async () => {
    const { page, app } = await open({ ollama: 'none' });
    await page.getByRole('heading', { name: words.conversation.question }).waitFor();
    const examples = page.getByRole('list', { name: words.conversation.examplesLabel }).getByRole('button');
    expect(await examples.count()).toBe(exampleWishes.length);
    // There from the first, not painted bit by bit: the widths are those of pictures that are decoded.
    const pictures = examples.locator('img');
    expect(
      await pictures.evaluateAll((found) => found.map((img) => (img as HTMLImageElement).naturalWidth)),
    ).toEqual(exampleWishes.map(() => 200));
    await page.getByRole('button', { name: setup.get }).first().waitFor();
    await examples.first().click();
    const { conversation: log } = await app.until(({ conversation: { entries } }) =>
      entries.some(({ type }) => type === 'reply'),
    );
    const reply = log.entries.find((entry) => entry.type === 'reply');
    expect(reply).toMatchObject({ engine: 'composer' });
    await card(page, reply?.program.name ?? '').waitFor();
    await conversation(page).getByText(exampleWishes[0]).waitFor();
  });

  it('waits for Ollama to be installed, and goes on by itself once it is there', async () => {
    const { page, app, ollamaPort } = await open({ ollama: 'none' });
    await page.getByRole('button', { name: setup.get }).first().click();
    const link = page.getByRole('link', { name: setup.downloadPage });
    await link.waitFor();
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/ollama\.com\//);
    const ollama = await FakeOllama.start({ port: ollamaPort, models: [] });
    try {
      await app.until(({ engine }) => engine.answering.kind === 'model');
      await page.getByText(setup.ready).first().waitFor();
      expect(ollama.models).toContain(lampModelName());
    } finally {
      await ollama.stop();
    }
  });
});

describe('the window: getting the model', needs('chromium'), () => {
  const open = ownWindows();
  it('shows how far it is, can be paused and taken up again where it was, and then the model answers', async () => {
    const { page, ollama, app } = await open({ ollama: { models: [], pullBytesPerSecond: 1e9 } });
    await page.getByRole('button', { name: setup.get }).first().click();
    const bar = conversation(page).getByRole('progressbar', { name: setup.progress });
    const reached = async () => Number(await bar.getAttribute('aria-valuenow'));
    await expect.poll(reached, soon).toBeGreaterThan(0);
    const before = downloaded(await app.states());
    await page.getByRole('button', { name: setup.pause }).first().click();
    await app.until(({ engine }) => engine.setup.phase !== 'running');
    await page.getByRole('button', { name: setup.resume }).first().click();
    const first = downloaded(await app.until((states) => downloaded(states) > 0));
    expect(before).toBeGreaterThan(0);
    expect(first).toBeGreaterThanOrEqual(before);
    await app.until((states) => states.engine.answering.kind === 'model');
    expect(ollama.models).toEqual(expect.arrayContaining([usualBase, lampModelName()]));
    ollama.queueReplies(
      '{"program":{"name":"Candle","steps":[{"id":"a","command":{"type":"pattern","name":"fire","params":{}},"duration":null}]}}',
    );
    await sendWish(page, 'a candle');
    await card(page, 'Candle').waitFor();
  });

  it('says what went wrong with the download, and tries again', async () => {
    const { page, ollama, app } = await open({ ollama: { models: [] } });
    ollama.failAlways('pull-error');
    await page.getByRole('button', { name: setup.get }).first().click();
    const { engine } = await app.until((states) => states.engine.setup.phase === 'failed');
    const failure = engine.setup.phase === 'failed' ? engine.setup.message : '';
    await page.getByText(failure).first().waitFor();
    ollama.clearFaults();
    await page.getByRole('button', { name: setup.retry }).first().click();
    await app.until((states) => states.engine.answering.kind === 'model');
    const pulls = ollama.requests.filter(({ path }) => path === '/api/pull');
    expect(pulls.length).toBeGreaterThan(1);
  });
});
