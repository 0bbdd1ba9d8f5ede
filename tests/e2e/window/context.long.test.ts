import { describe, expect, it } from 'vitest';
import { words } from '../../../renderer/words/words';
import { messagesAsText } from '../../../renderer/inspector/context/ModelContext';
import { card, openTab, prompt, sendWish } from './windowActions';
import { oneWindow } from './windows';
import { soon } from './soon';
import { auroraReply, cometReply, uselessReply } from './modelReplies';
import { needs } from '../../tools/needs';

const { context } = words.inspector;

describe('the window: what the model is told', needs('chromium'), () => {
  const window = oneWindow();
  const copied = async (): Promise<string> => {
    const { page } = window();
    await page.getByRole('tabpanel').getByRole('button', { name: context.copy }).click();
    await page.getByText(words.notices.copied).first().waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  /** What the stand-in for Ollama was told last. */
  const received = () =>
    messagesAsText(
      (window().ollama.chats.at(-1)?.messages ?? []).map(({ role, content }) => ({
        role: role as 'system' | 'user' | 'assistant',
        content,
      })),
    );

  it('is, to the letter, what it is then sent', async () => {
    const { page, ollama, app } = window();
    ollama.queueReplies(auroraReply);
    await sendWish(page, 'northern lights over a dark fjord');
    await card(page, 'Aurora over the fjord').waitFor();
    await sendWish(page, 'slower');
    await app.until(({ conversation: { entries } }) => entries.at(-1)?.type === 'edit');
    const wish = 'like the first one but with comets';
    await prompt(page).fill(wish);
    const panel = await openTab(page, 'context');
    await panel.getByRole('list', { name: context.piecesLabel }).getByText(wish).first().waitFor();
    await panel.locator('[aria-busy=false]').waitFor();
    const shown = await copied();
    ollama.queueReplies(cometReply);
    await prompt(page).press('Enter');
    await card(page, 'Aurora with comets').waitFor();
    expect(shown).toBe(received());
  });

  it('is told piece by piece, with what each tier takes of the window', async () => {
    const { page } = window();
    const panel = await openTab(page, 'context');
    await panel.getByRole('list', { name: context.piecesLabel }).waitFor();
    const bar = panel.getByRole('img').first();
    expect(await bar.getAttribute('aria-label')).toContain(context.bar.tier('system'));
    await panel.getByText(context.figures.remembered(3, 0)).waitFor();
  });

  it('has notes that can be added and changed; the model is told them', async () => {
    const { page, ollama } = window();
    const panel = await openTab(page, 'context');
    await panel.getByRole('button', { name: context.notes.add }).click();
    await panel.getByRole('textbox', { name: context.notes.addLabel }).fill('Never pure blue.');
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: context.notes.change('Never pure blue.') }).click();
    await panel.getByRole('textbox', { name: context.notes.changeLabel }).fill('Never pure white.');
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: context.notes.change('Never pure white.') }).waitFor();
    ollama.queueReplies(auroraReply);
    await sendWish(page, 'a lighthouse in the fog');
    await expect.poll(received, soon).toContain('lighthouse');
    expect(received()).toContain('Never pure white.');
    expect(received()).not.toContain('Never pure blue.');
  });

  it('has transcripts of what was said, the correction among them', async () => {
    const { page, ollama, app } = window();
    ollama.queueReplies(uselessReply, auroraReply);
    await app.until(({ wish }) => wish.phase === 'idle');
    await sendWish(page, 'rain on a window');
    const { conversation } = await app.until(
      ({ wish, conversation: { entries } }) =>
        wish.phase === 'idle' && entries.some(({ type }) => type === 'correction'),
    );
    const correction = conversation.entries.find((entry) => entry.type === 'correction');
    const panel = await openTab(page, 'context');
    await panel.getByRole('radio', { name: context.views.corrector }).click();
    await panel.getByRole('list', { name: context.transcript.label('corrector') }).waitFor();
    expect(await copied()).toContain(correction?.sent);
    await panel.getByRole('radio', { name: context.views.programmer }).click();
    await panel.getByRole('list', { name: context.transcript.label('programmer') }).waitFor();
    expect(await copied()).toContain('northern lights over a dark fjord');
  });
});
