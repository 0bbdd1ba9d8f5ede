import { describe, expect, it } from 'vitest';
import type { OtherReading } from '#shared/api/areas/wishArea';
import type { EntryOf } from '#shared/conversation/Entry';
import { words } from '../../../renderer/words/words';
import { card, conversation, sendWish } from './windowActions';
import { oneWindow } from './windows';
import { soon } from './soon';
import { auroraReply, cometReply, solidReply } from './modelReplies';
import { needs } from '../../tools/needs';

describe('the window: how a wish is read', needs('chromium'), () => {
  const window = oneWindow();
  /** Opens the last wish's chip and chooses another reading. */
  const readAs = async (as: OtherReading) => {
    const { page } = window();
    await conversation(page)
      .getByRole('button', { name: new RegExp(words.conversation.wish.readingMenu('.*')) })
      .last()
      .click();
    await page.getByRole('menuitemradio', { name: words.conversation.wish.as[as] }).click();
  };
  const lastWish = async (intent: string): Promise<EntryOf<'wish'>> => {
    const isIt = (entry: { type: string } | undefined): entry is EntryOf<'wish'> =>
      entry?.type === 'wish' && (entry as EntryOf<'wish'>).reading?.intent === intent;
    const last = (entries: readonly { type: string }[]) => entries.findLast(({ type }) => type === 'wish');
    const { conversation: log } = await window().app.until((states) => {
      return isIt(last(states.conversation.entries)) && states.wish.phase === 'idle';
    });
    const wish = last(log.entries);
    if (!isIt(wish)) throw new Error('There is no wish.');
    return wish;
  };

  it('is said by its chip, and so is why', async () => {
    const { page, ollama } = window();
    ollama.queueReplies(auroraReply);
    await sendWish(page, 'northern lights over a dark fjord');
    await card(page, 'Aurora over the fjord').waitFor();
    const { reading } = await lastWish('new');
    const chip = conversation(page).getByRole('button', { name: words.conversation.wish.readingMenu('new') });
    expect(await chip.getAttribute('title')).toBe(reading?.because);
    ollama.queueReplies(solidReply('Campfire', '#FF5010'));
    await sendWish(page, 'a campfire');
    await card(page, 'Campfire').waitFor();
  });

  it('can be a change replaces: the model is told the program on show', async () => {
    const { ollama, page } = window();
    ollama.queueReplies(cometReply);
    await readAs('change');
    await card(page, 'Aurora with comets').waitFor();
    const { replaces } = await lastWish('follow-up');
    expect(replaces).toBeDefined();
    expect(JSON.stringify(ollama.chats.at(-1)?.messages)).toContain('a campfire');
  });

  it('can be something new instead', async () => {
    const { ollama, page } = window();
    ollama.queueReplies(solidReply('Bonfire', '#FF2000'));
    await readAs('new');
    await card(page, 'Bonfire').waitFor();
    await lastWish('new');
  });

  it('can be left as it is: what was on show before is shown again, and one line says so', async () => {
    const { app, page } = window();
    await readAs('leave');
    const { stage } = await app.until((states) => states.stage.program.name === 'Aurora over the fjord');
    expect(stage.source.type).toBe('version');
    const { wish, restored } = words.conversation;
    await conversation(page).getByText(wish.left).waitFor();
    const shownAgain = restored('jump', stage.program.name);
    expect(await conversation(page).getByText(shownAgain).count()).toBe(0);
  });

  it('can be for the model replaces of an instant edit', async () => {
    const { page, ollama, app } = window();
    await sendWish(page, 'slower');
    await app.until(({ conversation: { entries } }) => entries.at(-1)?.type === 'edit');
    const { readingMenu, reading } = words.conversation.wish;
    const chip = readingMenu(reading('edit'));
    await conversation(page).getByRole('button', { name: chip }).waitFor();
    const asked = ollama.chats.length;
    ollama.queueReplies(cometReply);
    await readAs('model');
    await expect.poll(() => ollama.chats.length, soon).toBe(asked + 1);
    expect(ollama.chats.at(-1)?.messages.at(-1)?.content).toContain('slower');
  });
});
