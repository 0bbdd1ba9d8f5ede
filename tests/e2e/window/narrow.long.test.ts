import { describe, expect, it } from 'vitest';
import { words } from '../../../renderer/words/words';
import { card, conversation, openTab, prompt, sendWish, stage } from './windowActions';
import { oneWindow } from './windows';
import { auroraReply } from './modelReplies';
import { needs } from '../../tools/needs';

const sizes = [
  { width: 600, height: 900 },
  { width: 400, height: 800 },
  { width: 960, height: 640 },
] as const;

describe('the window: narrow screens', needs('chromium'), () => {
  const window = oneWindow();
  it.each(sizes)('fits into $width px without scrolling sideways', async (size) => {
    const { page, ollama } = window();
    await page.setViewportSize(size);
    ollama.queueReplies(auroraReply);
    await sendWish(page, 'northern lights over a dark fjord');
    await card(page, 'Aurora over the fjord').waitFor();
    const widest = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? Infinity);
    expect(widest).toBeLessThanOrEqual(size.width);
    for (const part of [conversation(page), stage(page), prompt(page)]) {
      await part.scrollIntoViewIfNeeded();
      const box = await part.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(size.width + 0.5);
      expect(box?.height).toBeGreaterThan(30);
    }
  });

  it('stacks the columns where they do not fit beside each other', async () => {
    const { page } = window();
    await page.setViewportSize({ width: 600, height: 900 });
    const [chat, light] = [await conversation(page).boundingBox(), await stage(page).boundingBox()];
    expect(
      chat && light && Math.min(chat.x + chat.width, light.x + light.width) - Math.max(chat.x, light.x),
    ).toBeGreaterThan(500);
    await page.setViewportSize({ width: 960, height: 640 });
    const [left, right] = [await conversation(page).boundingBox(), await stage(page).boundingBox()];
    expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? Infinity) + (left?.width ?? 0) - 1);
  });

  it.each(['steps', 'json', 'context', 'lamp'] as const)(
    'shows the %s tab at 960 × 640 without cutting it off',
    async (tab) => {
      const { page } = window();
      await page.setViewportSize({ width: 960, height: 640 });
      const panel = await openTab(page, tab);
      const box = await panel.boundingBox();
      expect(box?.height).toBeGreaterThan(120);
      expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(641);
      const stageBox = await stage(page).boundingBox();
      expect(stageBox?.height).toBeGreaterThan(150);
      // The tab scrolls, the page does not: else the whole window could be scrolled away.
      expect(await page.evaluate(() => document.scrollingElement?.scrollHeight)).toBe(640);
      await page.getByRole('button', { name: words.inspector.close }).click();
    },
  );
});
