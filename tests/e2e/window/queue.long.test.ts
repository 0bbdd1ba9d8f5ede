import { describe, expect, it } from 'vitest';
import { words } from '../../../renderer/words/words';
import { card, conversation, sendWish, stoppedCard, writingCard } from './windowActions';
import { oneWindow } from './windows';
import { auroraReply, solidReply } from './modelReplies';
import { needs } from '../../tools/needs';

const { writing } = words.conversation;

describe('the window: wishes typed meanwhile', needs('chromium'), () => {
  const window = oneWindow();
  it('wait as next; an instant edit among them changes the reply', async () => {
    const { page, ollama, app } = window();
    const next = conversation(page).getByRole('listitem').filter({ hasText: writing.sendNow });
    const queued = next.innerText();
    ollama.queueReplies({ text: auroraReply, holds: [{ afterTokens: 60, until: queued }] });
    await sendWish(page, 'northern lights over a dark fjord');
    await writingCard(page).waitFor();
    await sendWish(page, 'slower');
    expect(await queued).toContain('slower');
    const { conversation: log } = await app.until(({ conversation: { entries } }) =>
      entries.some(({ type }) => type === 'edit'),
    );
    const of = (type: string) => log.entries.findLast((entry) => entry.type === type);
    const [reply, edit] = [of('reply'), of('edit')];
    expect(edit?.seq).toBeGreaterThan(reply?.seq ?? Infinity);
    await conversation(page).getByText('slower').first().waitFor();
    expect(await next.count()).toBe(0);
  });

  it('can be sent at once, which stops the one being answered', async () => {
    const { page, ollama } = window();
    ollama.queueReplies({ text: auroraReply, fault: { name: 'stall', afterTokens: 100 } });
    ollama.queueReplies(solidReply('A candle', '#FF9030'));
    await sendWish(page, 'a thunderstorm at sea');
    await writingCard(page).waitFor();
    await sendWish(page, 'one candle in a dark room');
    await page.getByRole('button', { name: writing.sendNow }).click();
    await card(page, 'A candle').waitFor();
    await stoppedCard(page).waitFor();
  });

  it('can be dropped', async () => {
    const { page, ollama, app } = window();
    ollama.queueReplies({ text: auroraReply, fault: { name: 'stall', afterTokens: 100 } });
    await sendWish(page, 'rain on a window');
    await writingCard(page).waitFor();
    await sendWish(page, 'a lighthouse in the fog');
    await app.until(({ wish }) => wish.phase === 'answering' && wish.queued.length === 1);
    await page.getByRole('button', { name: /a lighthouse in the fog/ }).click();
    await app.until(({ wish }) => wish.phase === 'answering' && wish.queued.length === 0);
    await writingCard(page).getByRole('button', { name: writing.stop }).click();
    const { conversation: log } = await app.until(({ wish }) => wish.phase === 'idle');
    expect(JSON.stringify(log.entries)).not.toContain('lighthouse');
  });
});
