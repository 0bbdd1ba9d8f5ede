import { describe, it } from 'vitest';
import { words } from '../../../renderer/words/words';
import { card, openFromMenu, openTab, prompt, sendWish, writingCard } from './windowActions';
import { expectAccessible } from './axe';
import { oneWindow } from './windows';
import { auroraReply } from './modelReplies';
import { needs } from '../../tools/needs';

describe('the window: axe-core, without Ollama', needs('chromium'), () => {
  const window = oneWindow({ ollama: 'none' });
  it('finds nothing in the first run', async () => {
    await window().page.getByRole('button', { name: words.engine.setup.get }).first().waitFor();
    await expectAccessible(window());
  });

  it('finds nothing while Ollama is waited for', async () => {
    const { page } = window();
    await page.getByRole('button', { name: words.engine.setup.get }).first().click();
    await page.getByRole('link', { name: words.engine.setup.downloadPage }).waitFor();
    await expectAccessible(window());
  });
});

describe('the window: axe-core', needs('chromium'), () => {
  const window = oneWindow();
  it('finds nothing while a reply streams in and another wish waits', async () => {
    const { page, ollama, app } = window();
    ollama.queueReplies({
      text: auroraReply,
      tokensPerSecond: 100,
      fault: { name: 'stall', afterTokens: 150 },
    });
    await sendWish(page, 'northern lights over a dark fjord');
    await writingCard(page).getByText(words.conversation.writing.soFar(2)).waitFor();
    await sendWish(page, 'slower');
    await app.until(({ wish }) => wish.phase === 'answering' && wish.queued.length === 1);
    await expectAccessible(window());
    await page
      .getByRole('button', { name: words.conversation.writing.drop({ id: 0, text: 'slower' }) })
      .click();
    await writingCard(page).getByRole('button', { name: words.conversation.writing.stop }).click();
    await app.until(({ wish }) => wish.phase === 'idle');
  });

  it('finds nothing where a wish failed', async () => {
    const { page, ollama } = window();
    ollama.queueReplies({ text: auroraReply, fault: { name: 'die-mid-line', afterTokens: 20 } });
    await sendWish(page, 'a campfire');
    await page.getByRole('button', { name: words.conversation.failure.composer }).waitFor();
    await expectAccessible(window());
  });

  it('finds nothing in a conversation with programs and folded edits', async () => {
    const { page, ollama, app } = window();
    ollama.queueReplies(auroraReply);
    await sendWish(page, 'northern lights over a dark fjord');
    await card(page, 'Aurora over the fjord').waitFor();
    for (const text of ['slower', 'a bit more violet']) {
      const before = (await app.states()).stage.program;
      await sendWish(page, text);
      await app.until(({ stage }) => JSON.stringify(stage.program) !== JSON.stringify(before));
    }
    await expectAccessible(window());
  });

  it.each(['steps', 'json', 'context', 'lamp'] as const)('finds nothing in the %s tab', async (tab) => {
    await openTab(window().page, tab);
    await expectAccessible(window());
  });

  it.each([
    words.titleBar.library,
    words.titleBar.allConversations,
    words.titleBar.settings,
    words.titleBar.shortcuts,
  ])('finds nothing in what “%s” opens', async (name) => {
    const { page } = window();
    await openFromMenu(page, name);
    await expectAccessible(window());
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  const openers: readonly (readonly [string, 'menu' | 'dialog', string | RegExp])[] = [
    ['the menu', 'menu', words.titleBar.menu],
    ['the way a wish was read', 'menu', new RegExp(words.conversation.wish.readingMenu('.*'))],
    ['who answers', 'dialog', new RegExp(`^${words.engine.label}`)],
    ['the lamp', 'dialog', new RegExp(`^${words.lamp.label}:`)],
    ['the sleep timer', 'dialog', words.stage.sleep.label],
    ['what else a card offers', 'menu', words.conversation.card.more('Aurora over the fjord')],
  ];
  it.each(openers)('finds nothing where %s is open', async (_, role, name) => {
    const { page } = window();
    await page.getByRole('button', { name }).last().click();
    const opened = page.getByRole(role);
    await opened.waitFor();
    // A menu is no part of the page's landmarks: it lies over all of them. Axe knows that of a dialog alone.
    await expectAccessible(window(), role === 'menu' ? { rules: { region: { enabled: false } } } : {});
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
  });

  it('finds nothing where the lamp is off and the LEDs are shown', async () => {
    const { page, app } = window();
    await page.getByRole('radio', { name: words.stage.view.leds }).click();
    await page.getByRole('button', { name: words.stage.transport.turnOff }).click();
    await app.until(({ stage }) => stage.light.phase === 'off');
    await prompt(page).waitFor();
    await expectAccessible(window());
  });
});
