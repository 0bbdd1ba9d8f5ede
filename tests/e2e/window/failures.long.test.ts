import type { Page, WebSocketRoute } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words } from '../../../renderer/words/words';
import { card, conversation, prompt, sendWish, writingCard } from './windowActions';
import { ownWindows } from './windows';
import { auroraReply, solidReply, uselessReply } from './modelReplies';
import { needs } from '../../tools/needs';

const { retry, composer: byComposer } = words.conversation.failure;

describe('the window: what goes wrong', needs('chromium'), () => {
  const open = ownWindows();
  it('shows why a reply is asked for once more, and then the one that is right', async () => {
    const { page, ollama, app } = await open();
    const reasonSeen = app
      .until(({ wish }) => wish.phase === 'answering' && wish.correcting !== null)
      .then(async ({ wish }) => {
        const why = wish.phase === 'answering' ? (wish.correcting ?? '') : '';
        expect(why).not.toBe('');
        await writingCard(page).getByText(words.conversation.writing.correcting(why)).waitFor();
      });
    ollama.queueReplies(uselessReply, { text: auroraReply, holds: [{ afterTokens: 0, until: reasonSeen }] });
    await sendWish(page, 'northern lights over a dark fjord');
    await reasonSeen;
    await card(page, 'Aurora over the fjord').waitFor();
    // What was refused is told to the model, not to the person.
    const told = ollama.chats
      .at(-1)
      ?.messages.map(({ content }) => content)
      .join('\n');
    expect(told).toContain('Nothing');
    expect(await conversation(page).getByRole('button', { name: retry }).count()).toBe(0);
  });

  it('keeps the wish when the server dies in the middle of its reply, and offers ways out', async () => {
    const { page, ollama, app } = await open();
    ollama.queueReplies({ text: auroraReply, fault: { name: 'die-mid-line', afterTokens: 90 } });
    await sendWish(page, 'northern lights over a dark fjord');
    const { conversation: log } = await app.until(({ conversation: { entries } }) =>
      entries.some(({ type }) => type === 'failure'),
    );
    const failure = log.entries.find(({ type }) => type === 'failure');
    const failed = conversation(page)
      .getByRole('article')
      .filter({
        hasText: failure?.type === 'failure' ? failure.message : 'There is no failure.',
      });
    await failed.waitFor();
    await conversation(page).getByText('northern lights over a dark fjord').waitFor();
    await failed.getByRole('button', { name: byComposer }).waitFor();
    ollama.queueReplies(auroraReply);
    await failed.getByRole('button', { name: retry }).click();
    await card(page, 'Aurora over the fjord').waitFor();
    await failed.waitFor({ state: 'detached' });
  });

  it('goes on without the model: by the built-in composer, when that is asked for', async () => {
    const { page, ollama, app } = await open();
    ollama.queueReplies({
      text: solidReply('Fire', '#FF4000'),
      fault: { name: 'die-mid-line', afterTokens: 10 },
    });
    await sendWish(page, 'a campfire');
    await conversation(page).getByRole('button', { name: byComposer }).click();
    const { conversation: log } = await app.until(({ conversation: { entries } }) =>
      entries.some(({ type }) => type === 'reply'),
    );
    expect(log.entries.findLast(({ type }) => type === 'reply')).toMatchObject({ engine: 'composer' });
    await card(page, 'Campfire').waitFor();
  });

  it('says that the connection is lost, keeps what is typed, and goes on when it is back', async () => {
    const { page } = await open();
    const link = await interruptible(page);
    await page.reload();
    await prompt(page).waitFor();
    await link.cut();
    await page.getByText(words.connection.lost).waitFor();
    await prompt(page).fill('a lighthouse in the fog');
    expect(await page.getByRole('button', { name: words.conversation.prompt.send }).isDisabled()).toBe(true);
    link.mend();
    await page.getByText(words.connection.lost).waitFor({ state: 'detached' });
    expect(await prompt(page).inputValue()).toBe('a lighthouse in the fog');
    await page.getByRole('button', { name: words.conversation.prompt.send }).click();
    await conversation(page).getByText('a lighthouse in the fog').waitFor();
  });

  it('says so when a page belongs to another start of the app', async () => {
    const { page, address } = await open();
    await page.goto(`${address.origin}/#another-start`);
    await page.getByText(words.connection.refused).waitFor();
  });
});

/** From the next load on, the page's connection can be cut and mended. */
async function interruptible(page: Page): Promise<{ cut: () => Promise<void>; mend: () => void }> {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/api$/, async (socket) => {
    if (isCut) return socket.close();
    open.add(socket);
    socket.connectToServer();
  });
  return {
    cut: async () => {
      isCut = true;
      await Promise.all([...open].map((socket) => socket.close()));
      open.clear();
    },
    mend: () => {
      isCut = false;
    },
  };
}
