import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { settingsRoutes } from '#shared/api/areas/settingsArea';
import { words } from '../../../renderer/words/words';
import { card, conversation, prompt, sendWish } from './windowActions';
import { oneWindow } from './windows';
import { soon } from './soon';
import { auroraReply } from './modelReplies';
import { needs } from '../../tools/needs';

describe('the window: what it keeps', needs('chromium'), () => {
  const window = oneWindow();
  it('is the same after a reload: conversation, light, and what was being typed', async () => {
    const { page, ollama, app } = window();
    ollama.queueReplies(auroraReply);
    await sendWish(page, 'northern lights over a dark fjord');
    await card(page, 'Aurora over the fjord').waitFor();
    await sendWish(page, 'slower');
    await app.until(({ conversation: { entries } }) => entries.some(({ type }) => type === 'edit'));
    await conversation(page).getByRole('list', { name: words.conversation.card.changes }).waitFor();
    await prompt(page).fill('and a few comets');
    await app.until(({ wish }) => wish.phase === 'idle');
    const before = await settledText(page);
    await page.reload();
    await card(page, 'Aurora over the fjord').waitFor();
    await expect.poll(async () => textOf(page), soon).toBe(before);
    expect(await prompt(page).inputValue()).toBe('and a few comets');
  });

  it('is the same after a restart: conversation, light, settings', async () => {
    const opened = window();
    const { page } = opened;
    await opened.app.client.call(settingsRoutes.change, { changes: { theme: 'light' } });
    const before = await opened.app.until(({ settings }) => settings.theme === 'light');
    const seen = await settledText(page);
    await opened.restart();
    await card(page, 'Aurora over the fjord').waitFor();
    await expect.poll(async () => textOf(page), soon).toBe(seen);
    const after = await opened.app.states();
    expect(after.conversation).toEqual(before.conversation);
    expect(after.stage.program).toEqual(before.stage.program);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  });
});

/** The text of all cards, also of those scrolled out of sight. */
async function textOf(page: Page): Promise<string | null> {
  return conversation(page).getByRole('list').first().textContent();
}

/** The same once the window shows the latest state: a busy machine takes its time to draw it. */
async function settledText(page: Page): Promise<string | null> {
  let last: string | null = null;
  const isUnchanged = async () => {
    const now = await textOf(page);
    const isSame = now === last;
    last = now;
    return isSame;
  };
  await expect.poll(isUnchanged, { ...soon, interval: 1000 }).toBe(true);
  return last;
}
